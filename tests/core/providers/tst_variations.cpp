// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyrun.h"
#include "variationrows.h"

#include <breaker/values/category.h>

#include <QJsonArray>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Verdict;
using connections::Protocol;
using test::VariationRow;

// What servers make of a protocol that no sample shows: other orders, nulls, numbers as strings,
// other line ends, missing ends, errors in odd places (S56, S57; providers.md 1.2, 2, 9, 10). Each
// row of tests/data/variations is read whole and cut at every byte, and every field is compared:
// one that a row does not name must be empty.
class VariationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answerIsJudgedRightly_data();
    void answerIsJudgedRightly();
    void refusalMeansTheSameInEveryProtocol_data();
    void refusalMeansTheSameInEveryProtocol();

private:
    static void addRows(const QString &file, Protocol protocol);
    static inline const providers::Adapters kAdapters;
};

Q_DECLARE_METATYPE(VariationRow)

namespace {

QString effectOf(const breaker::Outcome &outcome)
{
    using breaker::Attention;
    switch (outcome.attention) {
    case Attention::Credential:
        return u"credential"_s;
    case Attention::Billing:
        return u"billing"_s;
    case Attention::Model:
        return u"model"_s;
    case Attention::None:
        break;
    }
    return outcome.category == breaker::Category::LocalLoading ? u"loading"_s : QString();
}

QString verdictOf(const breaker::Outcome &outcome)
{
    if (outcome.service == Verdict::Success)
        return u"success"_s;
    return outcome.service == Verdict::Failure ? u"failure"_s : u"inconclusive"_s;
}

// Success where all went well; else a row says failure, or it does not count.
QString expectedVerdict(const QJsonObject &expected)
{
    if (expected.contains("verdict"_L1))
        return expected["verdict"_L1].toString();
    return expected.contains("category"_L1) ? u"inconclusive"_s : u"success"_s;
}

void compareCalls(const QJsonArray &expected, const std::vector<chat::ToolCall> &calls)
{
    QCOMPARE(static_cast<qsizetype>(calls.size()), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const chat::ToolCall &call = calls[static_cast<size_t>(i)];
        const QJsonObject wanted = expected[i].toObject();
        QVERIFY(!call.id.isEmpty());
        QCOMPARE(call.id, wanted["id"_L1].toString(call.id));
        QCOMPARE(call.name, wanted["name"_L1].toString());
        QCOMPARE(call.arguments, wanted["arguments"_L1].toString());
    }
}

void compareReply(const QJsonObject &expected, const test::ReplyRun &run)
{
    QCOMPARE(run.reply.text + run.reply.refusal, expected["text"_L1].toString());
    QCOMPARE(run.reply.reasoning, expected["reasoning"_L1].toString());
    compareCalls(expected["calls"_L1].toArray(), run.reply.toolCalls);
    QCOMPARE(run.reply.usage.inputTokens.value_or(-1), expected["input"_L1].toInteger(-1));
    QCOMPARE(run.reply.usage.outputTokens.value_or(-1), expected["output"_L1].toInteger(-1));
    const QString finish =
        run.reply.finish == chat::FinishReason::None ? QString() : chat::toName(run.reply.finish);
    QCOMPARE(finish, expected["finish"_L1].toString());
    QCOMPARE(run.skipped, expected["skipped"_L1].toInt());
}

void compareOutcome(const QJsonObject &expected, const breaker::Outcome &outcome)
{
    QCOMPARE(breaker::toName(outcome.category), expected["category"_L1].toString(u"ok"_s));
    QCOMPARE(effectOf(outcome), expected["effect"_L1].toString());
    QCOMPARE(verdictOf(outcome), expectedVerdict(expected));
    QCOMPARE(outcome.transport, Verdict::Success);
    QCOMPARE(outcome.requestId, expected["request_id"_L1].toString());
    QCOMPARE(outcome.parameter, expected["parameter"_L1].toString());
    const double hint = outcome.limit && outcome.limit->delay
                            ? static_cast<double>(outcome.limit->delay->count()) / 1000
                            : 0;
    QCOMPARE(hint, expected["hint"_L1].toDouble());
    if (expected.contains("scope"_L1)) {
        QVERIFY(outcome.limit.has_value());
        const bool whole = outcome.limit->scope == breaker::LimitScope::Connection;
        QCOMPARE(whole ? u"connection"_s : u"model"_s, expected["scope"_L1].toString());
    }
}

void compare(const VariationRow &row, const test::ReplyRun &run)
{
    compareReply(row.expected, run);
    compareOutcome(row.expected, run.outcome);
}

} // namespace

void VariationsTest::addRows(const QString &file, Protocol protocol)
{
    const auto framing = file == u"ollama"_s ? test::Framing::Lines : test::Framing::Events;
    const auto rows =
        test::readVariations(QStringLiteral(TEST_DATA "/variations/") + file + u".rows"_s, framing);
    QVERIFY(rows.size() >= 30);
    for (const VariationRow &row : rows) {
        const QString name = connections::toName(protocol) + u": "_s + row.name;
        QTest::newRow(qUtf8Printable(name)) << row << static_cast<int>(protocol);
    }
}

void VariationsTest::answerIsJudgedRightly_data()
{
    QTest::addColumn<VariationRow>("row");
    QTest::addColumn<int>("protocol");
    for (const Protocol protocol : kAdapters.protocols())
        addRows(connections::toName(protocol), protocol);
}

void VariationsTest::answerIsJudgedRightly()
{
    QFETCH(VariationRow, row);
    QFETCH(int, protocol);
    const auto &adapter = *kAdapters.find(static_cast<Protocol>(protocol));
    const auto preset = test::presetNamed(row.expected["provider"_L1].toString());
    compare(row, test::runReply(adapter, preset, row.response, {}));
    compare(row, test::runReply(adapter, preset, row.response, test::everyByte(row.response.body)));
}

// One classifier for all: who spoke does not change what an error means.
void VariationsTest::refusalMeansTheSameInEveryProtocol_data()
{
    QTest::addColumn<VariationRow>("row");
    QTest::addColumn<int>("protocol");
    for (const Protocol protocol : kAdapters.protocols())
        addRows(u"refusals"_s, protocol);
}

void VariationsTest::refusalMeansTheSameInEveryProtocol()
{
    answerIsJudgedRightly();
}

QTEST_GUILESS_MAIN(VariationsTest)
#include "tst_variations.moc"
