// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Category;
using chat::FinishReason;
using providers::ReplyEnd;

// Answers of OpenAI Responses, providers.md 3.5: what the recorded samples do not show.
class OpenAiResponsesReplyTest : public QObject
{
    Q_OBJECT

private slots:
    void paragraphsOfTheSummaryStandApart();
    void rawThinkingIsThinking();
    void doneRepairsWhatTheDeltasSaid();
    void doneWithoutDeltasIsText();
    void theEndTellsWhatNeverCame();
    void itemsCountedAnewAtTheEndAreNotTwice();
    void latePiecesFindTheirPlace();
    void callsInParallelAreKeptApart();
    void aCallWithoutIdOrArgumentsGetsThem();
    void replayHoldsThinkingAndCallsInOrder();
    void replaySurvivesTheNextRequest();
    void withoutEncryptedThinkingThereIsNoReplay();
    void incompleteHasAReason_data();
    void incompleteHasAReason();
    void theFirstErrorDecides();
    void errorsInsideMeanWhatTheyMeanOutside_data();
    void errorsInsideMeanWhatTheyMeanOutside();
    void partialTextStaysBeforeAnError();
    void withoutAnEndItIsBroken_data();
    void withoutAnEndItIsBroken();
    void wholeAnswersAreRead_data();
    void wholeAnswersAreRead();
    void halvesOfCharactersAreJoined();

private:
    static test::ReplyRun read(const QByteArray &body,
                               const QByteArray &type = "text/event-stream");
    static inline const providers::Adapters kAdapters;
};

namespace {

QByteArray sse(const char *json)
{
    return QByteArray("data: ") + QByteArray(json).replace('\n', ' ') + "\n\n";
}

QByteArray completed(const char *output = "[]")
{
    return QByteArray(R"(data: {"type":"response.completed","response":{"output":)") +
           QByteArray(output).replace('\n', ' ') + "}}\n\n";
}

} // namespace

// However it is cut, it means the same.
test::ReplyRun OpenAiResponsesReplyTest::read(const QByteArray &body, const QByteArray &type)
{
    test::RawResponse response;
    response.head.status = 200;
    response.head.headers = {{"Content-Type", type}};
    response.body = body;
    const auto &adapter = *kAdapters.find(connections::Protocol::OpenAiResponses);
    const auto preset = test::presetNamed(u"openai"_s);
    test::ReplyRun run = test::runReply(adapter, preset, response, {});
    const test::ReplyRun cut = test::runReply(adapter, preset, response, test::everyByte(body));
    if (!(run.reply == cut.reply) || run.end != cut.end || !(run.outcome == cut.outcome))
        return {};
    return run;
}

void OpenAiResponsesReplyTest::paragraphsOfTheSummaryStandApart()
{
    const auto run = read(
        sse(R"({"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"r"}})") +
        sse(R"({"type":"response.reasoning_summary_part.added","output_index":0,"summary_index":0})") +
        sse(R"({"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":0,"delta":"**First**"})") +
        sse(R"({"type":"response.reasoning_summary_part.added","output_index":0,"summary_index":1})") +
        sse(R"({"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":1,"delta":"Sec"})") +
        sse(R"({"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":1,"delta":"ond"})") +
        sse(R"({"type":"response.reasoning_summary_text.delta","output_index":2,"summary_index":0,"delta":"Third"})") +
        sse(R"({"type":"response.output_text.delta","output_index":3,"content_index":0,"delta":"Yes"})") +
        completed());
    QCOMPARE(run.reply.reasoning, u"**First**\n\nSecond\n\nThird"_s);
    QCOMPARE(run.reply.text, u"Yes"_s);
    QCOMPARE(run.reply.finish, FinishReason::Stop);
}

void OpenAiResponsesReplyTest::rawThinkingIsThinking()
{
    const auto run = read(
        sse(R"({"type":"response.reasoning_text.delta","output_index":0,"content_index":0,"delta":"Hm"})") +
        sse(R"({"type":"response.reasoning_text.done","output_index":0,"content_index":0,"text":"Hmm."})") +
        sse(R"({"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"Yes"})") +
        completed());
    QCOMPARE(run.reply.reasoning, u"Hmm."_s);
    QCOMPARE(run.reply.text, u"Yes"_s);
}

void OpenAiResponsesReplyTest::doneRepairsWhatTheDeltasSaid()
{
    const auto run = read(
        sse(R"({"type":"response.reasoning_summary_text.delta","output_index":0,"summary_index":0,"delta":"Why"})") +
        sse(R"({"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"A cut"})") +
        sse(R"({"type":"response.output_text.done","output_index":1,"content_index":0,"text":"A cat."})") +
        sse(R"({"type":"response.output_text.delta","output_index":1,"content_index":1,"delta":" And"})") +
        sse(R"({"type":"response.output_text.done","output_index":1,"content_index":1,"text":" And a dog."})") +
        completed());
    QCOMPARE(run.reply.text, u"A cat. And a dog."_s);
    QCOMPARE(run.reply.reasoning, u"Why"_s);
}

void OpenAiResponsesReplyTest::doneWithoutDeltasIsText()
{
    const auto run = read(
        sse(R"({"type":"response.output_text.done","output_index":0,"content_index":0,"text":"All"})") +
        sse(R"({"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"m","content":[{"type":"output_text","text":" of it"}]}})") +
        completed());
    QCOMPARE(run.reply.text, u"All of it"_s);
}

void OpenAiResponsesReplyTest::theEndTellsWhatNeverCame()
{
    const auto run = read(completed(
        R"([{"type":"reasoning","id":"r","summary":[{"type":"summary_text","text":"Why"}]},
            {"type":"message","id":"m","content":[{"type":"output_text","text":"Seven."}]},
            {"type":"function_call","id":"f","call_id":"c1","name":"g","arguments":"{\"a\":1}"}])"));
    QCOMPARE(run.reply.text, u"Seven."_s);
    QCOMPARE(run.reply.reasoning, u"Why"_s);
    QCOMPARE(run.reply.toolCalls, (std::vector<chat::ToolCall>{{u"c1"_s, u"g"_s, u"{\"a\":1}"_s}}));
    QCOMPARE(run.reply.finish, FinishReason::ToolCalls);
}

void OpenAiResponsesReplyTest::itemsCountedAnewAtTheEndAreNotTwice()
{
    const auto run = read(
        sse(R"({"type":"response.output_item.added","output_index":1,"item":{"type":"message","id":"m"}})") +
        sse(R"({"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"Seven"})") +
        completed(
            R"([{"type":"message","id":"m","content":[{"type":"output_text","text":"Seven."}]},
                      {"type":"message","content":[{"type":"output_text","text":"Seven."}]}])"));
    QCOMPARE(run.reply.text, u"Seven."_s);
}

void OpenAiResponsesReplyTest::latePiecesFindTheirPlace()
{
    const auto run = read(
        sse(R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a"})") +
        sse(R"({"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"c"})") +
        sse(R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"b"})") +
        completed());
    QCOMPARE(run.reply.text, u"abc"_s);
}

void OpenAiResponsesReplyTest::callsInParallelAreKeptApart()
{
    const auto run = read(
        sse(R"({"type":"response.output_item.added","output_index":1,"item":{"type":"function_call","id":"f1","call_id":"c1","name":"one","arguments":""}})") +
        sse(R"({"type":"response.output_item.added","output_index":2,"item":{"type":"function_call","id":"f2","call_id":"c2","name":"two","arguments":""}})") +
        sse(R"({"type":"response.function_call_arguments.delta","output_index":2,"delta":"{\"b\":"})") +
        sse(R"({"type":"response.function_call_arguments.delta","output_index":1,"delta":"{\"a\":1"})") +
        sse(R"({"type":"response.function_call_arguments.delta","item_id":"f2","delta":"2}"})") +
        sse(R"({"type":"response.function_call_arguments.done","output_index":1,"arguments":"{\"a\":11}"})") +
        completed());
    QCOMPARE(run.reply.toolCalls,
             (std::vector<chat::ToolCall>{{u"c1"_s, u"one"_s, u"{\"a\":11}"_s},
                                          {u"c2"_s, u"two"_s, u"{\"b\":2}"_s}}));
    QCOMPARE(run.reply.finish, FinishReason::ToolCalls);
}

void OpenAiResponsesReplyTest::aCallWithoutIdOrArgumentsGetsThem()
{
    const auto run = read(
        sse(R"({"type":"response.output_item.done","output_index":0,"item":{"type":"function_call","name":"now","arguments":""}})") +
        completed());
    QCOMPARE(run.reply.toolCalls, (std::vector<chat::ToolCall>{{u"call_1"_s, u"now"_s, u"{}"_s}}));
}

static QByteArray thoughtfulReply()
{
    return sse(R"({"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"r1","encrypted_content":"BEGIN","summary":[]}})") +
           sse(R"({"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"r1","encrypted_content":"END","summary":[]}})") +
           sse(R"({"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":"Let me see."})") +
           sse(R"({"type":"response.output_item.done","output_index":1,"item":{"type":"message","id":"m1","role":"assistant","content":[{"type":"output_text","text":"Let me see."}]}})") +
           sse(R"({"type":"response.output_item.done","output_index":2,"item":{"type":"function_call","id":"f1","call_id":"c1","name":"g","arguments":"{}"}})") +
           sse(R"({"type":"response.output_item.done","output_index":3,"item":{"type":"reasoning","id":"r2","encrypted_content":"LAST","summary":[]}})") +
           completed();
}

void OpenAiResponsesReplyTest::replayHoldsThinkingAndCallsInOrder()
{
    const auto run = read(thoughtfulReply());
    const QJsonArray expected =
        QJsonDocument::fromJson(
            R"([{"type":"reasoning","id":"r1","encrypted_content":"END","summary":[]},
                {"type":"message","length":11},
                {"type":"function_call","id":"f1","call_id":"c1","name":"g","arguments":"{}"}])")
            .array();
    QCOMPARE(QJsonDocument::fromJson(run.reply.replay).array(), expected);
}

void OpenAiResponsesReplyTest::replaySurvivesTheNextRequest()
{
    const auto run = read(thoughtfulReply());
    chat::PromptMessage turn;
    turn.role = chat::Role::Assistant;
    turn.text = run.reply.text;
    turn.toolCalls = run.reply.toolCalls;
    turn.replay = run.reply.replay;
    chat::Prompt prompt;
    prompt.model = ModelId(u"gpt-5-sample"_s);
    prompt.messages = {turn};
    const auto request =
        kAdapters.find(connections::Protocol::OpenAiResponses)->chatRequest({}, {}, prompt, {});
    const QJsonArray input = QJsonDocument::fromJson(request.body).object()["input"_L1].toArray();
    QCOMPARE(input.size(), 3);
    QCOMPARE(input[0]["encrypted_content"_L1], QJsonValue(u"END"_s));
    QCOMPARE(input[1]["content"_L1][0]["text"_L1], QJsonValue(u"Let me see."_s));
    QCOMPARE(input[2]["call_id"_L1], QJsonValue(u"c1"_s));
}

void OpenAiResponsesReplyTest::withoutEncryptedThinkingThereIsNoReplay()
{
    const auto run = read(
        sse(R"({"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"r1","summary":[]}})") +
        sse(R"({"type":"response.output_item.done","output_index":1,"item":{"type":"function_call","id":"f1","call_id":"c1","name":"g","arguments":"{}"}})") +
        completed());
    QCOMPARE(run.reply.replay, QByteArray());
}

void OpenAiResponsesReplyTest::incompleteHasAReason_data()
{
    QTest::addColumn<QByteArray>("reason");
    QTest::addColumn<FinishReason>("finish");
    QTest::newRow("limit") << QByteArray("max_output_tokens") << FinishReason::Length;
    QTest::newRow("filter") << QByteArray("content_filter") << FinishReason::ContentFilter;
    QTest::newRow("new word") << QByteArray("ran_out_of_ideas") << FinishReason::Unknown;
    QTest::newRow("a word for an error") << QByteArray("other") << FinishReason::Unknown;
}

void OpenAiResponsesReplyTest::incompleteHasAReason()
{
    QFETCH(QByteArray, reason);
    const auto run = read(
        sse(R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"A"})") +
        "data: "
        "{\"type\":\"response.incomplete\",\"response\":{\"incomplete_details\":{\"reason\":\"" +
        reason + "\"}}}\n\n");
    QCOMPARE(run.end, ReplyEnd::Complete);
    QTEST(run.reply.finish, "finish");
    QCOMPARE(run.reply.text, u"A"_s);
}

void OpenAiResponsesReplyTest::theFirstErrorDecides()
{
    const auto run = read(
        sse(R"({"type":"error","error":{"type":"service_unavailable_error","code":"server_is_overloaded","message":"Busy"}})") +
        sse(R"({"type":"response.failed","response":{"error":{"code":"insufficient_quota","message":"No"}}})"));
    QCOMPARE(run.outcome.category, Category::Overloaded);
    QCOMPARE(run.outcome.providerText, u"Busy"_s);
}

void OpenAiResponsesReplyTest::errorsInsideMeanWhatTheyMeanOutside_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Category>("category");
    const auto row = [](const char *name, const char *json, Category category) {
        QTest::newRow(name) << QByteArray(json) << category;
    };
    row("billing in an error event",
        R"({"type":"error","error":{"type":"insufficient_quota","code":"insufficient_quota","message":"You exceeded your current quota"}})",
        Category::QuotaExhausted);
    row("billing, flat", R"({"type":"error","code":"insufficient_quota","message":"Quota"})",
        Category::QuotaExhausted);
    row("billing in response.failed",
        R"({"type":"response.failed","response":{"status":"failed","error":{"code":"insufficient_quota","message":"Quota"}}})",
        Category::QuotaExhausted);
    row("a limit",
        R"({"type":"response.failed","response":{"error":{"code":"rate_limit_exceeded","message":"Slow"}}})",
        Category::RateLimitedModel);
    row("a server's trouble",
        R"({"type":"response.failed","response":{"error":{"code":"server_error","message":"Oh"}}})",
        Category::ServerError);
    row("no error named", R"({"type":"response.failed","response":{"error":null}})",
        Category::ServerError);
    row("policy",
        R"({"type":"response.failed","response":{"error":{"code":"bio_policy","message":"No"}}})",
        Category::ContentFiltered);
    row("prompt",
        R"({"type":"response.failed","response":{"error":{"code":"invalid_prompt","message":"No"}}})",
        Category::ContentFiltered);
    row("a picture it cannot read",
        R"({"type":"response.failed","response":{"error":{"code":"invalid_image_format","message":"No"}}})",
        Category::MalformedRequest);
    row("a picture that is too large",
        R"({"type":"response.failed","response":{"error":{"code":"image_too_large","message":"No"}}})",
        Category::PayloadTooLarge);
    row("an aggregator's own word",
        R"({"type":"response.failed","error_type":"provider_overloaded","response":{"error":{"code":"server_error","message":"Oh"}}})",
        Category::Overloaded);
    row("an aggregator's own event",
        R"({"type":"response.error","error":{"code":"rate_limit_exceeded","message":"Slow"}})",
        Category::RateLimitedModel);
}

void OpenAiResponsesReplyTest::errorsInsideMeanWhatTheyMeanOutside()
{
    QFETCH(QByteArray, json);
    const auto run =
        read(sse(R"({"type":"response.created","response":{"id":"resp_1","model":"m"}})") +
             sse(json.constData()));
    QCOMPARE(run.end, ReplyEnd::ErrorInside);
    QTEST(run.outcome.category, "category");
    QCOMPARE(run.reply.finish, FinishReason::Error);
    QCOMPARE(run.reply.model, u"m"_s);
    QCOMPARE(run.reply.requestId, u"resp_1"_s);
}

void OpenAiResponsesReplyTest::partialTextStaysBeforeAnError()
{
    const auto run = read(
        sse(R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"Half"})") +
        "event: error\ndata: plain words\n\n");
    QCOMPARE(run.end, ReplyEnd::ErrorInside);
    QCOMPARE(run.reply.text, u"Half"_s);
    QCOMPARE(run.outcome.category, Category::ServerError);
    QCOMPARE(run.outcome.providerText, u"plain words"_s);
}

void OpenAiResponsesReplyTest::withoutAnEndItIsBroken_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ReplyEnd>("end");
    const QByteArray half = sse(
        R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"A"})");
    QTest::newRow("cut") << half << ReplyEnd::Broken;
    QTest::newRow("an end mark of another protocol") << half + "data: [DONE]\n\n"
                                                     << ReplyEnd::Broken;
    QTest::newRow("nothing but comments") << QByteArray(": ping\n\n") << ReplyEnd::Broken;
    QTest::newRow("nothing") << QByteArray() << ReplyEnd::Broken;
    QTest::newRow("a page") << QByteArray("<html>Login</html>") << ReplyEnd::NotAReply;
    QTest::newRow("words") << QByteArray("Service not here") << ReplyEnd::NotAReply;
}

void OpenAiResponsesReplyTest::withoutAnEndItIsBroken()
{
    QFETCH(QByteArray, body);
    const auto run = read(body);
    QTEST(run.end, "end");
    QVERIFY(run.outcome.category != Category::Ok);
}

void OpenAiResponsesReplyTest::wholeAnswersAreRead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ReplyEnd>("end");
    QTest::addColumn<QString>("text");
    QTest::newRow("cut by its limit")
        << QByteArray(
               R"({"object":"response","status":"incomplete","error":null,"incomplete_details":{"reason":"max_output_tokens"},"output":[{"type":"message","id":"m","content":[{"type":"output_text","text":"A"},{"type":"output_text","text":"B"}]}]})")
        << ReplyEnd::Complete << u"AB"_s;
    QTest::newRow("failed")
        << QByteArray(
               R"({"object":"response","status":"failed","error":{"code":"server_error","message":"Oh"},"output":[]})")
        << ReplyEnd::ErrorInside << QString();
    QTest::newRow("not there yet")
        << QByteArray(R"({"object":"response","status":"queued","error":null,"output":[]})")
        << ReplyEnd::Broken << QString();
    QTest::newRow("an error body")
        << QByteArray(R"({"error":"Unauthorized"})") << ReplyEnd::ErrorInside << QString();
    QTest::newRow("half of one") << QByteArray(R"({"object":"response","status":"comp)")
                                 << ReplyEnd::Broken << QString();
}

void OpenAiResponsesReplyTest::wholeAnswersAreRead()
{
    QFETCH(QByteArray, body);
    const auto run = read(body, "application/json");
    QTEST(run.end, "end");
    QTEST(run.reply.text, "text");
}

void OpenAiResponsesReplyTest::halvesOfCharactersAreJoined()
{
    const auto run = read(
        sse(R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"a\ud83d"})") +
        sse(R"({"type":"response.output_text.delta","output_index":0,"content_index":0,"delta":"\ude00b"})") +
        completed());
    QCOMPARE(run.reply.text, QString::fromUtf8("a\xF0\x9F\x98\x80"
                                               "b"));
}

QTEST_GUILESS_MAIN(OpenAiResponsesReplyTest)
#include "tst_openairesponsesreply.moc"
