// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The inputs on which clients of this kind have failed (kinds a to d), through the whole program
// without a window: the recorded bytes leave a real socket as they were cut, and what is stored,
// how many requests were sent and what the breaker made of it are compared. Pauses are a tenth of
// the recorded ones.

#include "support/chatrig.h"

#include <scheduler/chatexchange.h>
#include <simulator/casefiles.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::TurnState;
using connections::ConnectionKind;
using connections::Protocol;
using test::ChatRig;

namespace {

constexpr int kTimeScale = 10;

QString folderOf(const QString &name)
{
    return QStringLiteral(TEST_DATA) + u"/cases/"_s + name;
}

QJsonObject resultOf(const QString &name)
{
    QFile file(folderOf(name) + u"/result.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QString stateWord(const chat::Message &reply)
{
    switch (reply.state) {
    case TurnState::Complete:
        return u"complete"_s;
    case TurnState::Partial:
        return u"interrupted"_s;
    case TurnState::Declined:
        return u"refused"_s;
    default:
        return u"failed"_s;
    }
}

// What the last outcome told the breaker, in the words of the cases.
QString breakerWord(const breaker::Outcome &outcome)
{
    using breaker::Attention;
    using breaker::Verdict;
    if (outcome.transport == Verdict::Failure || outcome.service == Verdict::Failure)
        return u"failure"_s;
    if (outcome.service == Verdict::Success)
        return u"success"_s;
    if (outcome.limit)
        return u"hold-until"_s;
    if (outcome.attention == Attention::Billing || outcome.attention == Attention::Credential)
        return u"blocked-by-account"_s;
    return u"no-count"_s;
}

Protocol protocolOf(const QString &connection)
{
    const Protocol named = connections::protocolFromName(connection);
    return named == Protocol::Unknown ? Protocol::OpenAiChat : named;
}

// What the protocol puts behind the base URL.
QLatin1StringView callPath(Protocol protocol)
{
    switch (protocol) {
    case Protocol::Ollama:
        return "/api/chat"_L1;
    case Protocol::Anthropic:
        return "/v1/messages"_L1;
    case Protocol::Gemini:
        return "/models/"_L1;
    default:
        return "/chat/completions"_L1;
    }
}

// Empty if this is what was expected; else what differs.
QString difference(const QJsonObject &expected, const chat::Message &reply,
                   const scheduler::ExchangeResult &result, int requests)
{
    QStringList faults;
    const auto check = [&](const QString &key, const QString &seen) {
        if (expected.contains(key) && expected.value(key).toString() != seen)
            faults.append(u"%1: expected “%2”, seen “%3”"_s.arg(
                key, expected.value(key).toString().left(80), seen.left(80)));
    };
    check(u"state"_s, stateWord(reply));
    check(u"text"_s, reply.text);
    check(u"reasoning"_s, reply.reasoning);
    if (expected.contains(u"text_length"_s) &&
        expected.value(u"text_length"_s).toInteger() != reply.text.size())
        faults.append(u"length: %1"_s.arg(reply.text.size()));
    if (expected.contains(u"text_ends_with"_s) &&
        !reply.text.endsWith(expected.value(u"text_ends_with"_s).toString()))
        faults.append(u"end: %1"_s.arg(reply.text.right(20)));
    if (expected.contains(u"requests"_s) && expected.value(u"requests"_s).toInt() != requests)
        faults.append(u"requests: %1"_s.arg(requests));
    // "hold-until then success": the last word is the last outcome's.
    const QString breaker = expected.value(u"breaker"_s).toString().section(u" then "_s, -1);
    if (!breaker.isEmpty() && breaker != breakerWord(result.outcome))
        faults.append(u"breaker: expected %1, seen %2 (%3)"_s.arg(
            breaker, breakerWord(result.outcome), breaker::toName(result.outcome.category)));
    const QJsonObject usage = expected.value(u"usage"_s).toObject();
    if (usage.contains(u"input"_s) &&
        usage.value(u"input"_s).toInteger() != reply.usage.inputTokens.value_or(-1))
        faults.append(u"input tokens"_s);
    if (usage.contains(u"output"_s) &&
        usage.value(u"output"_s).toInteger() != reply.usage.outputTokens.value_or(-1))
        faults.append(u"output tokens"_s);
    return faults.join(u"; "_s);
}

} // namespace

class CasesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void caseHasItsResult_data();
    void caseHasItsResult();
};

void CasesTest::caseHasItsResult_data()
{
    QTest::addColumn<QString>("folder");
    const QStringList folders = QDir(folderOf({})).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &folder : folders) {
        const auto served = simulator::loadCase(folderOf(folder), kTimeScale);
        if (!served || served->method != "POST" || resultOf(folder).isEmpty())
            continue; // a model list, a scenario of its own: tested in their rooms
        QTest::newRow(qPrintable(folder)) << folder;
    }
}

void CasesTest::caseHasItsResult()
{
    QFETCH(QString, folder);
    const auto served = simulator::loadCase(folderOf(folder), kTimeScale);
    QVERIFY(served.has_value());
    ChatRig rig;
    const Protocol protocol = protocolOf(served->connection);
    const bool local = protocol == Protocol::Ollama || served->connection == "llama.cpp"_L1 ||
                       served->connection == "lm-studio"_L1;
    const QString path = QString::fromLatin1(served->path);
    const ConnectionId id =
        rig.connect(u"Case"_s, local ? ConnectionKind::Local : ConnectionKind::Cloud, protocol,
                    path.left(path.indexOf(callPath(protocol))),
                    served->connection == "openrouter"_L1 ? u"openrouter"_s : QString());
    // Where the model stands in the path it is the rig's.
    QByteArray called = served->path;
    called.replace("/models/test-model:", "/models/m:");
    rig.server().serve("POST", called, served->scripts);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"A short message."_s);
    if (!flow->result(reply)) // held for longer than a person is asked to wait
        flow->cancel(reply);
    QVERIFY(QTest::qWaitFor([&] { return flow->result(reply) != nullptr; }, 20'000));

    const QJsonObject expected = resultOf(folder);
    QJsonArray either = expected.value(u"either"_s).toArray();
    if (either.isEmpty())
        either.append(expected);
    QStringList differences;
    for (const QJsonValue &one : either)
        differences.append(difference(one.toObject(), *flow->find(reply), *flow->result(reply),
                                      rig.server().count("POST")));
    QVERIFY2(differences.contains(QString()), qPrintable(differences.join(u" | "_s)));
    // Nothing typed is ever lost.
    QCOMPARE(flow->messages().front().text, u"A short message."_s);
    const QJsonArray wait = expected.value(u"wait_ms_between"_s).toArray();
    if (wait.size() == 2) {
        const auto &requests = rig.server().requests();
        QVERIFY(requests.size() >= 2);
        const auto between = std::chrono::floor<Milliseconds>(requests[1].at - requests[0].at);
        QVERIFY2(between.count() >= wait.at(0).toInteger() &&
                     between.count() <= wait.at(1).toInteger(),
                 qPrintable(QString::number(between.count())));
    }
}

QTEST_GUILESS_MAIN(CasesTest)
#include "tst_cases.moc"
