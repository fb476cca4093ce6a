// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyread.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::FinishReason;
using connections::Protocol;
using providers::ReplyEnd;
using test::ReplyRead;

// Replies made of parts (providers.md 6.2): what no sample shows, and the way of signed parts back
// into the next request.
class GeminiReplyTest : public QObject
{
    Q_OBJECT

private slots:
    void partsAreRead();
    void usageIsNormalised_data();
    void usageIsNormalised();
    void endsAreTold_data();
    void endsAreTold();
    void arrayShowsWhatCameBeforeItsEnd();
    void callsHaveStableIds();
    void signaturesComeBackUnchanged();
    void errorsAreFoundWhereverTheyAre_data();
    void errorsAreFoundWhereverTheyAre();
};

namespace {

using Calls = std::vector<chat::ToolCall>;

ReplyRead read(const QByteArray &body)
{
    return test::readReply(Protocol::Gemini, body);
}

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

QByteArray geminiChunk(const QByteArray &parts, const QByteArray &more = {})
{
    return sse(R"({"candidates":[{"content":{"role":"model","parts":)" + parts + "}" + more +
               R"(}],"modelVersion":"m","responseId":"R1"})");
}

QByteArray signedReply()
{
    return geminiChunk(R"([{"text":"Think.","thought":true}])") +
           geminiChunk(R"([{"text":"Let "}])") + geminiChunk(R"([{"text":"me "}])") +
           geminiChunk(R"([{"text":"see.","thoughtSignature":"EpText=="}])") +
           geminiChunk(
               R"([{"functionCall":{"name":"f","args":{"x":1.5}},"thoughtSignature":"EpCall=="},)"
               R"({"functionCall":{"id":"own","name":"g","args":{}}}])") +
           geminiChunk(R"([{"text":"","thoughtSignature":"EpLast=="}])",
                       R"(,"finishReason":"STOP")");
}

} // namespace

void GeminiReplyTest::partsAreRead()
{
    const ReplyRead result = read(signedReply());
    QCOMPARE(result.end, ReplyEnd::Complete);
    QCOMPARE(result.reply.model, u"m"_s);
    QCOMPARE(result.reply.requestId, u"R1"_s);
    QCOMPARE(result.reply.reasoning, u"Think."_s);
    QCOMPARE(result.reply.text, u"Let me see."_s);
    QCOMPARE(result.reply.toolCalls, (Calls{{u"gemini-call-R1-1"_s, u"f"_s, u"{\"x\":1.5}"_s},
                                            {u"own"_s, u"g"_s, u"{}"_s}}));
    QCOMPARE(result.reply.finish, FinishReason::ToolCalls); // it says STOP
}

// providers.md 2.4: cumulative, field by field.
void GeminiReplyTest::usageIsNormalised_data()
{
    QTest::addColumn<QByteArrayList>("usages");
    QTest::addColumn<QList<int>>("counts"); // input, output, reasoning, cached; -1 = not said
    QTest::newRow("all") << QByteArrayList{
        R"({"promptTokenCount":10,"toolUsePromptTokenCount":3,"candidatesTokenCount":5,
            "thoughtsTokenCount":7,"cachedContentTokenCount":4,"totalTokenCount":25})"}
                         << QList<int>{13, 12, 7, 4};
    QTest::newRow("in pieces")
        << QByteArrayList{R"({"promptTokenCount":10,"thoughtsTokenCount":7})",
                          R"({"candidatesTokenCount":2})", R"({"candidatesTokenCount":5})"}
        << QList<int>{10, 12, 7, -1};
    QTest::newRow("nothing was made")
        << QByteArrayList{R"({"promptTokenCount":22,"totalTokenCount":22})"}
        << QList<int>{22, 0, -1, -1};
    QTest::newRow("null is unknown")
        << QByteArrayList{R"({"promptTokenCount":null})"} << QList<int>{-1, -1, -1, -1};
}

void GeminiReplyTest::usageIsNormalised()
{
    QFETCH(QByteArrayList, usages);
    QByteArray body;
    for (const QByteArray &usage : usages)
        body += sse("{\"usageMetadata\":" + QByteArray(usage).replace('\n', ' ') + "}");
    const chat::Usage usage = read(body).reply.usage;
    const QList<int> counts{static_cast<int>(usage.inputTokens.value_or(-1)),
                            static_cast<int>(usage.outputTokens.value_or(-1)),
                            static_cast<int>(usage.reasoningTokens.value_or(-1)),
                            static_cast<int>(usage.cachedTokens.value_or(-1))};
    QTEST(counts, "counts");
}

void GeminiReplyTest::endsAreTold_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ReplyEnd>("end");
    QTest::addColumn<FinishReason>("finish");
    const QByteArray hi = geminiChunk(R"([{"text":"Hi"}])");
    const auto finished = [](const QByteArray &word) {
        return sse(R"({"candidates":[{"finishReason":")" + word + "\"}]}");
    };
    QTest::newRow("a chunk that only finishes")
        << hi + finished("STOP") << ReplyEnd::Complete << FinishReason::Stop;
    QTest::newRow("too long") << hi + finished("MAX_TOKENS") << ReplyEnd::Complete
                              << FinishReason::Length;
    QTest::newRow("filtered") << hi + finished("SAFETY") << ReplyEnd::Complete
                              << FinishReason::ContentFilter;
    QTest::newRow("a word nobody knows")
        << hi + finished("MOON") << ReplyEnd::Complete << FinishReason::Unknown;
    QTest::newRow("an error that is a finish")
        << hi + finished("MALFORMED_FUNCTION_CALL") << ReplyEnd::ErrorInside << FinishReason::Error;
    QTest::newRow("an error after the finish")
        << hi + finished("STOP") + sse(R"({"error":{"code":503,"status":"UNAVAILABLE"}})")
        << ReplyEnd::ErrorInside << FinishReason::Error;
    QTest::newRow("more text after the finish")
        << finished("STOP") + hi << ReplyEnd::Complete << FinishReason::Stop;
    QTest::newRow("the prompt was blocked in mid-reply")
        << hi + sse(R"({"promptFeedback":{"blockReason":"SAFETY"}})") << ReplyEnd::Complete
        << FinishReason::ContentFilter;
    QTest::newRow("neither") << hi << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("another candidate is not ours")
        << hi + sse(R"({"candidates":[{"index":1,"finishReason":"STOP",)"
                    R"("content":{"parts":[{"text":"No"}]}}]})")
        << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("an end mark of others")
        << hi + sse("[DONE]") + finished("STOP") << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("rubbish where objects belong")
        << sse("5") + sse("{}") +
               sse(R"({"candidates":[5,null,{"content":7},{"content":{"parts":{}}}],)"
                   R"("usageMetadata":[],"promptFeedback":1,"modelVersion":{}})") +
               geminiChunk(R"([null,7,{"functionCall":"f"},{"text":9},{"executableCode":{}}])") +
               hi + finished("STOP")
        << ReplyEnd::Complete << FinishReason::Stop;
    QTest::newRow("nothing") << QByteArray() << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("an empty list") << QByteArray("[]") << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("a page") << QByteArray("<html>") << ReplyEnd::NotAReply << FinishReason::None;
    QTest::newRow("words") << QByteArray("Too busy.\n") << ReplyEnd::NotAReply
                           << FinishReason::None;
}

void GeminiReplyTest::endsAreTold()
{
    QFETCH(QByteArray, body);
    const ReplyRead result = read(body);
    QTEST(result.end, "end");
    QTEST(result.reply.finish, "finish");
    QCOMPARE(result.reply.text, body.contains("Hi") ? u"Hi"_s : QString());
}

// Where "alt=sse" got lost (6): text shows as it comes, and stays if the array never ends.
void GeminiReplyTest::arrayShowsWhatCameBeforeItsEnd()
{
    const QByteArray chunk = R"({"candidates":[{"content":{"parts":[{"text":"a]} \"{["}]}}]})";
    const ReplyRead cut = read("[" + chunk + "\n,\r\n" + chunk + ",{\"candi");
    QCOMPARE(cut.end, ReplyEnd::Broken);
    QCOMPARE(cut.reply.text, u"a]} \"{[a]} \"{["_s);
    const ReplyRead error = read("[" + chunk + ",{\"error\":{\"code\":503,\"message\":\"busy\"}}]");
    QCOMPARE(error.end, ReplyEnd::ErrorInside);
    QCOMPARE(error.reply.text, u"a]} \"{["_s);
}

void GeminiReplyTest::callsHaveStableIds()
{
    const QByteArray calls = R"([{"functionCall":{"name":"f"}},{"functionCall":{"name":"f"}}])";
    const auto idsOf = [&](const QByteArray &response) {
        QStringList ids;
        const QByteArray body =
            sse(R"({"responseId":")" + response +
                R"(","candidates":[{"finishReason":"STOP","content":{"parts":)" + calls + "}}]}");
        for (const chat::ToolCall &call : read(body).reply.toolCalls)
            ids << call.id;
        return ids;
    };
    QCOMPARE(idsOf("A").size(), 2);
    QCOMPARE(idsOf("A"), idsOf("A"));
    QVERIFY(idsOf("A")[0] != idsOf("A")[1]);
    QVERIFY(idsOf("A")[0] != idsOf("B")[0]);
}

// providers.md 6.1.
void GeminiReplyTest::signaturesComeBackUnchanged()
{
    const ReplyRead result = read(signedReply());
    const QByteArray expected = R"([{"text":"Let me "},
        {"text":"see.","thoughtSignature":"EpText=="},
        {"functionCall":{"name":"f","args":{"x":1.5}},"thoughtSignature":"EpCall=="},
        {"functionCall":{"id":"own","name":"g","args":{}}},
        {"text":"","thoughtSignature":"EpLast=="}])";
    QCOMPARE(test::sentBack(Protocol::Gemini, result.reply),
             QJsonDocument::fromJson(expected).array());
    QVERIFY(read(geminiChunk(R"([{"text":"Hi"}])", R"(,"finishReason":"STOP")"))
                .reply.replay.isEmpty());
}

void GeminiReplyTest::errorsAreFoundWhereverTheyAre_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    const QByteArray hi = geminiChunk(R"([{"text":"Hi"}])");
    const QByteArray error = R"({"error":{"code":503}})";
    QTest::newRow("as data") << hi + sse(error) << error;
    QTest::newRow("raw") << hi + "{\n\"error\": {\n\"code\": 503}}\n\n" << error;
    QTest::newRow("raw in an array") << hi + "[{\n\"error\": {\n\"code\": 503}}]\n\n" << error;
    QTest::newRow("beside content") << hi + sse(R"({"candidates":[],"error":{"code":503}})")
                                    << QByteArray(R"({"candidates":[],"error":{"code":503}})");
}

void GeminiReplyTest::errorsAreFoundWhereverTheyAre()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, error);
    const ReplyRead result = read(body);
    QCOMPARE(result.end, ReplyEnd::ErrorInside);
    QVERIFY(result.done);
    QCOMPARE(QJsonDocument::fromJson(result.error), QJsonDocument::fromJson(error));
    QCOMPARE(result.reply.text, u"Hi"_s);
    QCOMPARE(result.reply.finish, FinishReason::Error);
}

QTEST_GUILESS_MAIN(GeminiReplyTest)
#include "tst_geminireply.moc"
