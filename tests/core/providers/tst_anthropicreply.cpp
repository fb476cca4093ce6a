// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyread.h"

#include <providers/anthropic/deltascan.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::FinishReason;
using connections::Protocol;
using providers::ReplyEnd;
using test::ReplyRead;

// Replies made of content blocks (providers.md 5.2): what no sample shows, and the way of signed
// thinking back into the next request.
class AnthropicReplyTest : public QObject
{
    Q_OBJECT

private slots:
    void thinkingAndCallsAreRead();
    void quirksAreRead_data();
    void quirksAreRead();
    void usageIsNormalised();
    void endsAreTold_data();
    void endsAreTold();
    void wholeMessageIsRead();
    void thinkingComesBackUnchanged();
    void shortReadingIsTakenAndSaysTheSame_data();
    void shortReadingIsTakenAndSaysTheSame();
    void errorsAreFoundWhereverTheyAre_data();
    void errorsAreFoundWhereverTheyAre();
};

namespace {

using Calls = std::vector<chat::ToolCall>;

ReplyRead read(const QByteArray &body)
{
    return test::readReply(Protocol::Anthropic, body);
}

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

QByteArray blockStart(int index, const QByteArray &block)
{
    return sse(R"({"type":"content_block_start","index":)" + QByteArray::number(index) +
               R"(,"content_block":)" + block + "}");
}

QByteArray blockDelta(int index, const QByteArray &delta)
{
    return sse(R"({"type":"content_block_delta","index":)" + QByteArray::number(index) +
               R"(,"delta":)" + delta + "}");
}

QByteArray blockStop(int index)
{
    return sse(R"({"type":"content_block_stop","index":)" + QByteArray::number(index) + "}");
}

QByteArray textBlock(int index, const QByteArray &text)
{
    return blockStart(index, R"({"type":"text","text":""})") +
           blockDelta(index, R"({"type":"text_delta","text":")" + text + "\"}") + blockStop(index);
}

QByteArray messageEnd(const QByteArray &reason)
{
    return sse(R"({"type":"message_delta","delta":{"stop_reason":")" + reason +
               R"("},"usage":{"output_tokens":7}})") +
           sse(R"({"type":"message_stop"})");
}

// Thinking, text, a call, thinking that is hidden, thinking that is not shown, another call.
QByteArray thinkingReply()
{
    return sse(R"({"type":"message_start","message":{"model":"m","usage":{"input_tokens":3}}})") +
           blockStart(0, R"({"type":"thinking","thinking":"","signature":""})") +
           blockDelta(0, R"({"type":"thinking_delta","thinking":"Hm \ud83d"})") +
           blockDelta(0, R"({"type":"thinking_delta","thinking":"\ude00."})") +
           blockDelta(0, R"({"type":"signature_delta","signature":"EqQB"})") +
           blockDelta(0, R"({"type":"signature_delta","signature":"zz=="})") + blockStop(0) +
           textBlock(1, "Let me see.") +
           blockStart(2, R"({"type":"tool_use","id":"toolu_1","name":"f","input":{}})") +
           blockDelta(2, R"({"type":"input_json_delta","partial_json":""})") +
           blockDelta(2, R"({"type":"input_json_delta","partial_json":"{\"x\": \"\ud83d"})") +
           blockDelta(2, R"({"type":"input_json_delta","partial_json":"\ude00\"}"})") +
           blockStop(2) + blockStart(3, R"({"type":"redacted_thinking","data":"Em0xAb=="})") +
           blockStop(3) + blockStart(4, R"({"type":"thinking","thinking":"","signature":"only"})") +
           blockStop(4) +
           blockStart(5, R"({"type":"tool_use","id":"toolu_2","name":"g","input":{}})") +
           blockStop(5) + messageEnd("tool_use");
}

} // namespace

void AnthropicReplyTest::thinkingAndCallsAreRead()
{
    const ReplyRead result = read(thinkingReply());
    QCOMPARE(result.end, ReplyEnd::Complete);
    QVERIFY(result.done);
    QCOMPARE(result.reply.model, u"m"_s);
    QCOMPARE(result.reply.reasoning, u"Hm \U0001F600."_s);
    QCOMPARE(result.reply.text, u"Let me see."_s);
    QCOMPARE(result.reply.toolCalls, (Calls{{u"toolu_1"_s, u"f"_s, u"{\"x\": \"\U0001F600\"}"_s},
                                            {u"toolu_2"_s, u"g"_s, u"{}"_s}}));
    QCOMPARE(result.reply.finish, FinishReason::ToolCalls);
    QCOMPARE(result.reply.usage.inputTokens, 3);
    QCOMPARE(result.reply.usage.outputTokens, 7);
}

void AnthropicReplyTest::quirksAreRead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("calls"); // "id name arguments"
    QTest::newRow("a delta whose start got lost")
        << blockDelta(0, R"({"type":"text_delta","text":"Hi"})") << u"Hi"_s << QStringList{};
    QTest::newRow("text in the start itself")
        << blockStart(0, R"({"type":"text","text":"Hi"})") +
               blockDelta(0, R"({"type":"text_delta","text":" there"})")
        << u"Hi there"_s << QStringList{};
    QTest::newRow("two blocks at once")
        << blockStart(0, R"({"type":"text","text":""})") +
               blockStart(1, R"({"type":"tool_use","id":"a","name":"f","input":{}})") +
               blockDelta(1, R"({"type":"input_json_delta","partial_json":"{\"x\":1"})") +
               blockDelta(0, R"({"type":"text_delta","text":"Hi"})") +
               blockDelta(1, R"({"type":"input_json_delta","partial_json":"}"})")
        << u"Hi"_s << QStringList{u"a f {\"x\":1}"_s};
    QTest::newRow("an input that came whole")
        << blockStart(0, R"({"type":"tool_use","id":"a","name":"f","input":{"x":1}})") +
               blockStop(0)
        << QString() << QStringList{u"a f {\"x\":1}"_s};
    QTest::newRow("a call without id, never stopped")
        << blockStart(0, R"({"type":"tool_use","name":"f"})") << QString()
        << QStringList{u"call_1 f {}"_s};
    QTest::newRow("a delta of another block's kind")
        << textBlock(0, "Hi") + blockStart(1, R"({"type":"thinking"})") +
               blockDelta(1, R"({"type":"text_delta","text":"No"})")
        << u"Hi"_s << QStringList{};
    QTest::newRow("deltas of blocks we do not know")
        << blockStart(0, R"({"type":"web_search_tool_result","content":[]})") +
               blockDelta(0, R"({"type":"text_delta","text":"No"})") + blockStop(0) +
               blockStart(1, R"({"type":"server_tool_use","id":"s","name":"w","input":{}})") +
               blockDelta(1, R"({"type":"input_json_delta","partial_json":"{}"})") +
               textBlock(2, "Hi")
        << u"Hi"_s << QStringList{};
    QTest::newRow("nothing after a block's stop")
        << textBlock(0, "Hi") + blockDelta(0, R"({"type":"text_delta","text":"No"})") << u"Hi"_s
        << QStringList{};
    QTest::newRow("rubbish where objects belong")
        << sse("5") + sse("[]") + sse("{}") + sse(R"({"type":7})") +
               sse(R"({"type":"content_block_start","index":"x","content_block":[]})") +
               sse(R"({"type":"content_block_delta","delta":null})") +
               sse(R"({"type":"message_delta","delta":5,"usage":"x"})") + textBlock(1, "Hi")
        << u"Hi"_s << QStringList{};
}

void AnthropicReplyTest::quirksAreRead()
{
    QFETCH(QByteArray, body);
    const ReplyRead result = read(body + messageEnd("end_turn"));
    QCOMPARE(result.end, ReplyEnd::Complete);
    QTEST(result.reply.text, "text");
    QVERIFY(result.reply.reasoning.isEmpty());
    QStringList calls;
    for (const chat::ToolCall &call : result.reply.toolCalls)
        calls << call.id + u' ' + call.name + u' ' + call.arguments;
    QTEST(calls, "calls");
    QCOMPARE(result.reply.finish, calls.isEmpty() ? FinishReason::Stop : FinishReason::ToolCalls);
}

// providers.md 2.4, 5.2: cumulative; a later count may correct an earlier one.
void AnthropicReplyTest::usageIsNormalised()
{
    const ReplyRead result = read(
        sse(R"({"type":"message_start","message":{"usage":{"input_tokens":10,)"
            R"("cache_creation_input_tokens":4,"cache_read_input_tokens":100,"output_tokens":1}}})") +
        sse(R"({"type":"message_delta","delta":{},"usage":{"output_tokens":5}})") +
        sse(R"({"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":)"
            R"({"input_tokens":12,"output_tokens":30,"output_tokens_details":{"thinking_tokens":21}}})") +
        sse(R"({"type":"message_stop"})"));
    const chat::Usage expected{116, 30, 21, 100};
    QCOMPARE(result.reply.usage, expected);
    const ReplyRead cut =
        read(sse(R"({"type":"message_start","message":{"usage":{"input_tokens":10,)"
                 R"("output_tokens":1}}})"));
    QCOMPARE(cut.reply.usage.inputTokens, 10);
    QVERIFY(!cut.reply.usage.outputTokens); // 1 is a placeholder
}

void AnthropicReplyTest::endsAreTold_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ReplyEnd>("end");
    QTest::addColumn<FinishReason>("finish");
    const QByteArray hi = textBlock(0, "Hi");
    QTest::newRow("a reason, no end")
        << hi + sse(R"({"type":"message_delta","delta":{"stop_reason":"end_turn"}})")
        << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("an end without reason")
        << hi + sse(R"({"type":"message_stop"})") << ReplyEnd::Complete << FinishReason::Unknown;
    QTest::newRow("an end mark of others, after the reason")
        << hi + sse(R"({"type":"message_delta","delta":{"stop_reason":"max_tokens"}})") +
               sse("[DONE]")
        << ReplyEnd::Complete << FinishReason::Length;
    QTest::newRow("an end mark of others, too early")
        << hi + sse("[DONE]") + messageEnd("end_turn") << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("paused") << hi + messageEnd("pause_turn") << ReplyEnd::Complete
                            << FinishReason::Stop;
    QTest::newRow("refused in the middle")
        << hi + messageEnd("refusal") << ReplyEnd::Complete << FinishReason::Refusal;
    QTest::newRow("a reason nobody knows")
        << hi + messageEnd("moon") << ReplyEnd::Complete << FinishReason::Unknown;
    QTest::newRow("nothing") << QByteArray() << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("a page") << QByteArray("<html>") << ReplyEnd::NotAReply << FinishReason::None;
    QTest::newRow("words") << QByteArray("Too busy.\n") << ReplyEnd::NotAReply
                           << FinishReason::None;
    QTest::newRow("JSON that is no reply")
        << QByteArray(R"({"status":"ok"})") << ReplyEnd::Broken << FinishReason::None;
    QTest::newRow("one event that is too large")
        << hi + "data: " + QByteArray(17 * 1024 * 1024, 'x') << ReplyEnd::TooLarge
        << FinishReason::None;
}

void AnthropicReplyTest::endsAreTold()
{
    QFETCH(QByteArray, body);
    const ReplyRead result = read(body);
    QTEST(result.end, "end");
    QTEST(result.reply.finish, "finish");
    QCOMPARE(result.reply.text, body.contains("Hi") ? u"Hi"_s : QString());
    QVERIFY(result.end == ReplyEnd::Complete || result.reply.replay.isEmpty());
}

void AnthropicReplyTest::wholeMessageIsRead()
{
    const ReplyRead result = read(R"({"type":"message","model":"m",
        "content":[{"type":"thinking","thinking":"Hm.","signature":"s"},{"type":"text","text":"Hi"},
                   {"type":"tool_use","id":"a","name":"f","input":{"x":1}}],
        "stop_reason":"tool_use","usage":{"input_tokens":3,"output_tokens":4}})");
    QCOMPARE(result.end, ReplyEnd::Complete);
    QCOMPARE(result.reply.model, u"m"_s);
    QCOMPARE(result.reply.text, u"Hi"_s);
    QCOMPARE(result.reply.reasoning, u"Hm."_s);
    QCOMPARE(result.reply.toolCalls, (Calls{{u"a"_s, u"f"_s, u"{\"x\":1}"_s}}));
    QCOMPARE(result.reply.finish, FinishReason::ToolCalls);
    QCOMPARE(result.reply.usage.outputTokens, 4);
    QVERIFY(!result.reply.replay.isEmpty());
}

// providers.md 5.1: unchanged and in place, or a loop of tools is refused.
void AnthropicReplyTest::thinkingComesBackUnchanged()
{
    const ReplyRead result = read(thinkingReply());
    const QByteArray expected = R"([{"type":"thinking","thinking":"Hm 😀.","signature":"EqQBzz=="},
        {"type":"text","text":"Let me see."},
        {"type":"tool_use","id":"toolu_1","name":"f","input":{"x":"😀"}},
        {"type":"redacted_thinking","data":"Em0xAb=="},
        {"type":"thinking","thinking":"","signature":"only"},
        {"type":"tool_use","id":"toolu_2","name":"g","input":{}}])";
    QCOMPARE(test::sentBack(Protocol::Anthropic, result.reply),
             QJsonDocument::fromJson(expected).array());
    // Nothing was thought: nothing is kept beside what is shown.
    QVERIFY(read(textBlock(0, "Hi") + messageEnd("end_turn")).reply.replay.isEmpty());
}

void AnthropicReplyTest::shortReadingIsTakenAndSaysTheSame_data()
{
    QTest::addColumn<QByteArray>("event");
    QTest::addColumn<bool>("taken");
    const auto row = [](const char *name, const QByteArray &event, bool taken) {
        QTest::newRow(name) << event << taken;
    };
    row("text",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi"}})",
        true);
    row("thinking",
        R"({"type":"content_block_delta","index":1,"delta":{"type":"thinking_delta","thinking":"Hm"}})",
        true);
    row("with blanks and in another order",
        R"({ "delta": {"text":"a\n\u00e9 \ud83d\ude00", "type":"text_delta"}, "index": 0, "type":"content_block_delta" , "x":1})",
        true);
    row("half a character",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"\ud83d"}})",
        true);
    row("another block than the one before",
        R"({"type":"content_block_delta","index":12,"delta":{"type":"text_delta","text":"Hi"}})",
        true);
    row("text for a block of thinking",
        R"({"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"Hi"}})",
        true);
    row("the wrong member",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","thinking":"Hi"}})",
        false);
    row("both members",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi","thinking":"Hm"}})",
        false);
    row("a member twice",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi","text":"Ho"}})",
        false);
    row("no index", R"({"type":"content_block_delta","delta":{"type":"text_delta","text":"Hi"}})",
        false);
    row("an index like no other",
        R"({"type":"content_block_delta","index":-1e3,"delta":{"type":"text_delta","text":"Hi"}})",
        false);
    row("beside an error",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi"},"error":"no"})",
        false);
    row("another delta",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"s"}})",
        false);
    row("not whole",
        R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Hi"})",
        false);
}

void AnthropicReplyTest::shortReadingIsTakenAndSaysTheSame()
{
    QFETCH(QByteArray, event);
    QFETCH(bool, taken);
    QCOMPARE(providers::anthropic::scanDelta(event).has_value(), taken);
    // A member that only a full reading takes.
    QByteArray full = event;
    full.replace(full.indexOf('{'), 1, "{\"pad\":[],");
    QVERIFY(!providers::anthropic::scanDelta(full));
    const QByteArray before =
        blockStart(0, R"({"type":"text","text":""})") + blockStart(1, R"({"type":"thinking"})");
    const auto of = [&](const QByteArray &one) {
        return read(before + sse(one) + blockDelta(0, R"({"type":"text_delta","text":"\ude00."})") +
                    messageEnd("end_turn"));
    };
    QCOMPARE(of(event).end, of(full).end);
    QVERIFY(of(event).reply == of(full).reply);
}

void AnthropicReplyTest::errorsAreFoundWhereverTheyAre_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    const QByteArray hi = textBlock(0, "Hi");
    const QByteArray overloaded =
        R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})";
    QTest::newRow("an event of that name") << hi + "event: error\n" + sse(overloaded) << overloaded;
    QTest::newRow("by its type") << hi + sse(overloaded) << overloaded;
    QTest::newRow("bare") << hi + "event: error\n" + sse(R"({"message":"no"})")
                          << QByteArray(R"({"error":{"message":"no"}})");
    QTest::newRow("raw, after events") << hi + "{\n\"error\": {\n\"code\": 1}}\n\n"
                                       << QByteArray(R"({"error":{"code":1}})");
    QTest::newRow("before the end") << hi + sse(overloaded) + messageEnd("end_turn") << overloaded;
}

void AnthropicReplyTest::errorsAreFoundWhereverTheyAre()
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

QTEST_GUILESS_MAIN(AnthropicReplyTest)
#include "tst_anthropicreply.moc"
