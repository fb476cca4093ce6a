// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyrun.h"

#include <breaker/values/category.h>

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;

// The cases of tests/data/cases as far as they are about bytes and meaning: each response through
// the real parser, cut where serve.json flushes, and through the classifier. Packed bodies, limits
// of time and resending are the transport's and the scheduler's.
class CasesTest : public QObject
{
    Q_OBJECT

private slots:
    void caseEndsAsItMust_data();
    void caseEndsAsItMust();
    void hugeLineIsReadInLinearTime();
    void bareModelListHasEachModelOnce();
    void refusalsComeBeforeTheGoodReply_data();
    void refusalsComeBeforeTheGoodReply();

private:
    static inline const providers::Adapters kAdapters;
};

namespace {

QJsonObject jsonFile(const QString &folder, const QString &name)
{
    const QString path = QStringLiteral(TEST_DATA "/cases/") + folder + u'/' + name;
    return QJsonDocument::fromJson(test::testFile(path)).object();
}

test::RawResponse responseOf(const QString &folder, const QString &name)
{
    return test::readRawResponse(
        test::testFile(QStringLiteral(TEST_DATA "/cases/") + folder + u'/' + name));
}

connections::Preset presetOf(const QString &connection)
{
    return test::presetNamed(connection == u"openai-chat" ? u"openai"_s : connection);
}

connections::Protocol protocolOf(const QString &connection)
{
    const auto named = connections::protocolFromName(connection);
    return named == connections::Protocol::Unknown ? connections::Protocol::OpenAiChat : named;
}

// The words of a Result block.
QString stateOf(const test::ReplyRun &run)
{
    if (run.outcome.category == breaker::Category::Ok)
        return u"complete"_s;
    if (run.outcome.category == breaker::Category::ContentFiltered)
        return u"refused"_s;
    return run.contentEvents > 0 ? u"interrupted"_s : u"failed"_s;
}

QString breakerWord(const breaker::Outcome &outcome)
{
    if (outcome.attention == breaker::Attention::Billing)
        return u"blocked-by-account"_s;
    if (outcome.service == breaker::Verdict::Failure)
        return u"failure"_s;
    if (outcome.service == breaker::Verdict::Success)
        return u"success"_s;
    return outcome.limit ? u"hold-until"_s : u"no-count"_s;
}

QString classWord(breaker::Category category)
{
    using breaker::Category;
    switch (category) {
    case Category::RateLimitedModel:
    case Category::RateLimitedRequests:
    case Category::RateLimitedTokens:
        return u"rate-limit"_s;
    case Category::ContextTooLong:
    case Category::MalformedRequest:
        return u"bad-request"_s;
    case Category::EndpointNotFound:
        return u"configuration"_s;
    case Category::QuotaExhausted:
        return u"out-of-credit"_s;
    case Category::ServerError:
    case Category::GatewayError:
        return u"server"_s;
    case Category::Overloaded:
        return u"overloaded"_s;
    default:
        return breaker::toName(category);
    }
}

void compareUsage(const QJsonValue &expected, const chat::Usage &usage)
{
    if (!expected.isObject())
        return;
    QCOMPARE(usage.inputTokens, expected["input"_L1].toInteger());
    QCOMPARE(usage.outputTokens, expected["output"_L1].toInteger());
}

void compareCalls(const QJsonArray &expected, const std::vector<chat::ToolCall> &calls)
{
    QCOMPARE(static_cast<qsizetype>(calls.size()), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const chat::ToolCall &call = calls[static_cast<size_t>(i)];
        QCOMPARE(call.id, expected[i]["id"_L1].toString());
        QCOMPARE(call.name, expected[i]["name"_L1].toString());
        QCOMPARE(QJsonDocument::fromJson(call.arguments.toUtf8()).object(),
                 expected[i]["arguments"_L1].toObject());
    }
}

void compareResult(const QJsonObject &result, const test::ReplyRun &run)
{
    QCOMPARE(stateOf(run), result["state"_L1].toString());
    if (result.contains("breaker"_L1))
        QCOMPARE(breakerWord(run.outcome), result["breaker"_L1].toString());
    if (result.contains("class"_L1))
        QCOMPARE(classWord(run.outcome.category), result["class"_L1].toString());
    if (result.contains("text"_L1))
        QCOMPARE(run.reply.text, result["text"_L1].toString());
    QCOMPARE(run.reply.reasoning, result["reasoning"_L1].toString());
    compareUsage(result["usage"_L1], run.reply.usage);
    compareCalls(result["tool_calls"_L1].toArray(), run.reply.toolCalls);
    const QString words = result["message_says"_L1].toString();
    const QString said = run.outcome.providerText + QString::number(run.outcome.httpStatus);
    QVERIFY2(said.contains(words, Qt::CaseInsensitive), qUtf8Printable(said));
}

} // namespace

void CasesTest::caseEndsAsItMust_data()
{
    QTest::addColumn<QString>("folder");
    const QStringList folders = QDir(QStringLiteral(TEST_DATA "/cases"))
                                    .entryList({u"C*"_s}, QDir::Dirs | QDir::NoDotAndDotDot);
    int rows = 0;
    for (const QString &folder : folders) {
        const QDir dir(QStringLiteral(TEST_DATA "/cases/") + folder);
        const QString connection =
            dir.exists(u"serve.json"_s)
                ? jsonFile(folder, u"serve.json"_s)["connection"_L1].toString()
                : QString();
        const bool spoken = !connection.isEmpty();
        // C9 is packed; C28 is a list.
        if (!spoken || !dir.exists(u"response.http"_s) || folder.startsWith(u"C9-") ||
            folder.startsWith(u"C28-"))
            continue;
        ++rows;
        QTest::newRow(qUtf8Printable(folder)) << folder;
    }
    QVERIFY(rows >= 27);
}

void CasesTest::caseEndsAsItMust()
{
    QFETCH(QString, folder);
    const QJsonObject serve = jsonFile(folder, u"serve.json"_s);
    const QString connection = serve["connection"_L1].toString();
    const test::RawResponse response = responseOf(folder, u"response.http"_s);
    std::vector<qsizetype> cuts;
    for (const QJsonValue &offset : serve["send"_L1][0]["flush_at"_L1].toArray())
        cuts.push_back(response.bodyOffset(offset.toInteger()));

    const auto &adapter = *kAdapters.find(protocolOf(connection));
    const auto run = test::runReply(adapter, presetOf(connection), response, cuts);
    const auto bytewise =
        test::runReply(adapter, presetOf(connection), response, test::everyByte(response.body));

    QJsonObject result = jsonFile(folder, u"result.json"_s);
    if (result.contains("either"_L1))
        result = result["either"_L1][0].toObject();
    if (folder.startsWith(u"C35-"))
        result["message_says"_L1] = u"301"_s; // where to is in the Location header
    compareResult(result, run);
    compareResult(result, bytewise);
    QCOMPARE(run.outcome.category, bytewise.outcome.category);
}

// C8: 3 MiB in one line, in pieces of 16 KiB.
void CasesTest::hugeLineIsReadInLinearTime()
{
    QByteArray body;
    for (const QJsonValue &part :
         jsonFile(u"C8-one-huge-line"_s, u"body.recipe.json"_s)["parts"_L1].toArray())
        body += part["text"_L1].toString().toUtf8().repeated(part["times"_L1].toInt(1));
    test::RawResponse response = responseOf(u"C8-one-huge-line"_s, u"response-head.http"_s);
    response.body = body;
    std::vector<qsizetype> cuts;
    for (qsizetype at = 16384; at < body.size(); at += 16384)
        cuts.push_back(at);
    const auto &adapter = *kAdapters.find(connections::Protocol::OpenAiChat);

    QElapsedTimer timer;
    timer.start();
    const auto run = test::runReply(adapter, test::presetNamed(u"openai"_s), response, cuts);
    QCOMPARE(stateOf(run), u"complete"_s);
    QCOMPARE(run.reply.text.size(), 3145732);
    QVERIFY(run.reply.text.endsWith(u" end"));
    // Looking through the whole buffer at each of 192 reads would take minutes in a debug build.
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
}

void CasesTest::bareModelListHasEachModelOnce()
{
    const QString folder = u"C28-model-list-is-a-bare-array"_s;
    const auto models = kAdapters.find(connections::Protocol::OpenAiChat)
                            ->readModels(responseOf(folder, u"response.http"_s).body);
    QVERIFY(models.has_value());
    QJsonArray names;
    for (const connections::ModelInfo &model : *models)
        names.append(model.id.toString());
    QCOMPARE(names, jsonFile(folder, u"result.json"_s)["models"_L1].toArray());
}

void CasesTest::refusalsComeBeforeTheGoodReply_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("milliseconds"); // -1: the provider named no usable time
    QTest::newRow("C30 an epoch in the past is no delay")
        << u"C30-retry-after-holds-a-date-number"_s << u"hold-until"_s << -1;
    QTest::newRow("C31 a delay in the body")
        << u"C31-delay-only-in-the-body"_s << u"hold-until"_s << 2375;
    QTest::newRow("C33 the budget that is used up decides")
        << u"C33-reset-times-as-durations"_s << u"hold-until"_s << 1500;
    QTest::newRow("C34 a date, against the server's own")
        << u"C34-retry-after-as-a-date"_s << u"failure"_s << 3000;
}

void CasesTest::refusalsComeBeforeTheGoodReply()
{
    QFETCH(QString, folder);
    QFETCH(QString, word);
    QFETCH(int, milliseconds);
    const auto &adapter = *kAdapters.find(connections::Protocol::OpenAiChat);
    const auto preset = test::presetNamed(u"openai"_s);
    const auto refusal =
        test::runReply(adapter, preset, responseOf(folder, u"response-1.http"_s), {});
    QCOMPARE(breakerWord(refusal.outcome), word);
    QVERIFY(refusal.outcome.limit.has_value());
    const auto &delay = refusal.outcome.limit->delay;
    QCOMPARE(delay ? static_cast<int>(delay->count()) : -1, milliseconds);
    if (folder.startsWith(u"C31-"))
        return; // the good reply is in another protocol
    const auto good = test::runReply(adapter, preset, responseOf(folder, u"response-2.http"_s), {});
    QCOMPARE(stateOf(good), u"complete"_s);
    QCOMPARE(good.reply.text, jsonFile(folder, u"result.json"_s)["text"_L1].toString());
}

QTEST_GUILESS_MAIN(CasesTest)
#include "tst_cases.moc"
