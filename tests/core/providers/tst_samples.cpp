// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyrun.h"

#include <breaker/values/category.h>
#include <connections/connection.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;

// Every row of tests/data/samples/INDEX.tsv (S56, S57): what it means where its protocol is spoken,
// and that it is not taken for a good reply where it is not (LM Studio's native door; its
// OpenAI-compatible one is spoken).
class SamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void sampleMeansWhatTheIndexSays_data();
    void sampleMeansWhatTheIndexSays();
    void cutsChangeNothing_data();
    void cutsChangeNothing();
    void modelListIsRead_data();
    void modelListIsRead();
    void accountFactsAreNoModels();
    void anotherProtocolsReplyIsNoGoodReply_data();
    void anotherProtocolsReplyIsNoGoodReply();
    void everyRowHasItsTest();

private:
    using Row = QHash<QString, QString>;
    static QList<Row> index();
    static bool isList(const Row &row);
    static bool isSpoken(const Row &row);
    static void addReplies();
    static const providers::ProtocolAdapter &adapterFor(const Row &row);
    static test::RawResponse responseOf(const Row &row);
    static void compare(const Row &row, const test::ReplyRun &run);

    static inline const providers::Adapters kAdapters;
};

namespace {

QString effectOf(const breaker::Outcome &outcome)
{
    using breaker::Attention;
    using breaker::Category;
    if (outcome.attention != Attention::None)
        return outcome.attention == Attention::Credential ? u"credential"_s
               : outcome.attention == Attention::Billing  ? u"billing"_s
                                                          : u"model-missing"_s;
    if (outcome.category == Category::LocalLoading)
        return u"wait-load"_s;
    if (outcome.service == breaker::Verdict::Failure)
        return outcome.level == breaker::ServiceLevel::Leaf ? u"evidence:model"_s
                                                            : u"evidence:connection"_s;
    if (outcome.limit)
        return outcome.limit->scope == breaker::LimitScope::Connection ? u"hold:connection"_s
                                                                       : u"hold:model"_s;
    return u"none"_s;
}

QString jsonText(const QString &cell)
{
    return QJsonDocument::fromJson(QByteArray("[" + cell.toUtf8() + "]"))[0].toString();
}

void compareCalls(const QString &cell, const std::vector<chat::ToolCall> &calls)
{
    const QJsonArray expected = QJsonDocument::fromJson(cell.toUtf8()).array();
    QCOMPARE(static_cast<qsizetype>(calls.size()), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const chat::ToolCall &call = calls[static_cast<size_t>(i)];
        if (expected[i].toObject().contains("id"_L1))
            QCOMPARE(call.id, expected[i]["id"_L1].toString());
        QVERIFY(!call.id.isEmpty());
        QCOMPARE(call.name, expected[i]["name"_L1].toString());
        QCOMPARE(call.arguments, expected[i]["arguments"_L1].toString());
    }
}

} // namespace

QList<SamplesTest::Row> SamplesTest::index()
{
    const QString path = QStringLiteral(TEST_DATA "/samples/INDEX.tsv");
    const QStringList lines =
        QString::fromUtf8(test::testFile(path)).split(u'\n', Qt::SkipEmptyParts);
    const QStringList names = lines.first().split(u'\t');
    QList<Row> rows;
    for (const QString &line : lines.sliced(1)) {
        const QStringList cells = line.split(u'\t');
        Row row;
        for (qsizetype i = 0; i < names.size(); ++i)
            row.insert(names[i], cells.value(i));
        rows << row;
    }
    return rows;
}

bool SamplesTest::isList(const Row &row)
{
    return row[u"category"_s] == u"ok" && row[u"finish"_s].isEmpty();
}

bool SamplesTest::isSpoken(const Row &row)
{
    return kAdapters.find(connections::protocolFromName(row[u"protocol"_s])) != nullptr;
}

const providers::ProtocolAdapter &SamplesTest::adapterFor(const Row &row)
{
    const auto *own = kAdapters.find(connections::protocolFromName(row[u"protocol"_s]));
    return own ? *own : *kAdapters.find(connections::Protocol::OpenAiChat);
}

test::RawResponse SamplesTest::responseOf(const Row &row)
{
    return test::readRawResponse(
        test::testFile(QStringLiteral(TEST_DATA "/samples/") + row[u"file"_s]));
}

void SamplesTest::addReplies()
{
    QTest::addColumn<QHash<QString, QString>>("row");
    int rows = 0;
    for (const Row &row : index()) {
        if (isList(row) || (!isSpoken(row) && row[u"http_status"_s] == u"200"))
            continue;
        ++rows;
        QTest::newRow(qUtf8Printable(row[u"file"_s] + u": "_s + row[u"description"_s])) << row;
    }
    QVERIFY(rows > 170);
}

void SamplesTest::compare(const Row &row, const test::ReplyRun &run)
{
    const breaker::Outcome &outcome = run.outcome;
    QCOMPARE(breaker::toName(outcome.category), row[u"category"_s]);
    QCOMPARE(effectOf(outcome), row[u"effect"_s]);
    QCOMPARE(outcome.transport, breaker::Verdict::Success);
    if (row[u"category"_s] == u"ok")
        QCOMPARE(outcome.service, breaker::Verdict::Success);
    if (!row[u"finish"_s].isEmpty())
        QCOMPARE(chat::toName(run.reply.finish), row[u"finish"_s]);
    if (!row[u"text"_s].isEmpty())
        QCOMPARE(run.reply.text + run.reply.refusal, jsonText(row[u"text"_s]));
    QCOMPARE(run.reply.reasoning, jsonText(row[u"reasoning"_s]));
    compareCalls(row[u"tool_calls"_s], run.reply.toolCalls);
    if (!row[u"input_tokens"_s].isEmpty())
        QCOMPARE(run.reply.usage.inputTokens, row[u"input_tokens"_s].toLongLong());
    if (!row[u"output_tokens"_s].isEmpty())
        QCOMPARE(run.reply.usage.outputTokens, row[u"output_tokens"_s].toLongLong());
    if (!row[u"request_id"_s].isEmpty())
        QCOMPARE(outcome.requestId, row[u"request_id"_s]);

    const bool hasDelay = outcome.limit && outcome.limit->delay;
    QCOMPARE(hasDelay, !row[u"retry_hint_s"_s].isEmpty());
    if (hasDelay) {
        const double seconds = static_cast<double>(outcome.limit->delay->count()) / 1000;
        const double expected = row[u"retry_hint_s"_s].toDouble();
        QVERIFY2(seconds >= expected && seconds < expected + 1,
                 qPrintable(QString::number(seconds)));
    }
    if (outcome.category == breaker::Category::UnsupportedParameter)
        QVERIFY(!outcome.parameter.isEmpty() || row[u"file"_s].contains(u"_501_"));
}

void SamplesTest::sampleMeansWhatTheIndexSays_data()
{
    addReplies();
}

void SamplesTest::sampleMeansWhatTheIndexSays()
{
    QFETCH(Row, row);
    compare(row, test::runReply(adapterFor(row), test::presetNamed(row[u"provider"_s]),
                                responseOf(row), {}));
}

void SamplesTest::cutsChangeNothing_data()
{
    addReplies();
}

void SamplesTest::cutsChangeNothing()
{
    QFETCH(Row, row);
    const test::RawResponse response = responseOf(row);
    const auto cuts = response.body.size() < 3000 ? test::everyByte(response.body)
                                                  : test::everyLine(response.body);
    compare(row,
            test::runReply(adapterFor(row), test::presetNamed(row[u"provider"_s]), response, cuts));
}

void SamplesTest::modelListIsRead_data()
{
    QTest::addColumn<QHash<QString, QString>>("row");
    for (const Row &row : index()) {
        if (isList(row) && row[u"protocol"_s] != u"lmstudio-native" &&
            row[u"file"_s].contains(u"models"))
            QTest::newRow(qUtf8Printable(row[u"file"_s])) << row;
    }
}

void SamplesTest::modelListIsRead()
{
    QFETCH(Row, row);
    const auto models = adapterFor(row).readModels(responseOf(row).body);
    QVERIFY(models.has_value());
    QVERIFY(!models->empty());
}

// What OpenRouter says of a key: a good answer, but no list of models, and not one to be masked as
// an error.
void SamplesTest::accountFactsAreNoModels()
{
    int rows = 0;
    for (const Row &row : index()) {
        if (!isList(row) || row[u"file"_s].contains(u"models"))
            continue;
        ++rows;
        const test::RawResponse response = responseOf(row);
        QVERIFY(!adapterFor(row).readModels(response.body).has_value());
        const test::ReplyRun run =
            test::runReply(adapterFor(row), test::presetNamed(row[u"provider"_s]), response, {});
        QVERIFY(run.reply.text.isEmpty());
        QVERIFY(run.outcome.category != breaker::Category::Ok);
        QCOMPARE(run.outcome.attention, breaker::Attention::None);
    }
    QCOMPARE(rows, 1);
}

void SamplesTest::anotherProtocolsReplyIsNoGoodReply_data()
{
    QTest::addColumn<QHash<QString, QString>>("row");
    QTest::addColumn<connections::Protocol>("protocol");
    for (const Row &row : index()) {
        if (isSpoken(row) || row[u"http_status"_s] != u"200")
            continue;
        for (const auto protocol :
             {connections::Protocol::OpenAiChat, connections::Protocol::OpenAiResponses,
              connections::Protocol::Anthropic, connections::Protocol::Gemini,
              connections::Protocol::Ollama}) {
            QTest::newRow(qUtf8Printable(row[u"file"_s] + u" to "_s + toName(protocol)))
                << row << protocol;
        }
    }
}

// A base URL that leads to another door: no empty reply that looks well.
void SamplesTest::anotherProtocolsReplyIsNoGoodReply()
{
    QFETCH(Row, row);
    QFETCH(connections::Protocol, protocol);
    const test::RawResponse response = responseOf(row);
    for (const auto &cuts : {std::vector<qsizetype>(), test::everyLine(response.body),
                             test::everyByte(response.body)}) {
        const test::ReplyRun run = test::runReply(
            *kAdapters.find(protocol), test::presetNamed(row[u"provider"_s]), response, cuts);
        QVERIFY(run.outcome.category != breaker::Category::Ok);
        QCOMPARE(run.outcome.service, breaker::Verdict::Failure);
        QVERIFY(run.reply.text.isEmpty());
    }
}

void SamplesTest::everyRowHasItsTest()
{
    int replies = 0;
    int lists = 0;
    int facts = 0;
    int foreign = 0;
    for (const Row &row : index()) {
        if (isList(row))
            ++(row[u"file"_s].contains(u"models") ? lists : facts);
        else if (!isSpoken(row) && row[u"http_status"_s] == u"200")
            ++foreign;
        else
            ++replies;
        QVERIFY2(QFile::exists(QStringLiteral(TEST_DATA "/samples/") + row[u"file"_s]),
                 qPrintable(row[u"file"_s]));
    }
    QCOMPARE(qsizetype(replies + lists + facts + foreign), index().size());
    QCOMPARE(foreign, 1);
    QCOMPARE(facts, 1);
    QVERIFY(lists > 3);
}

QTEST_GUILESS_MAIN(SamplesTest)
#include "tst_samples.moc"
