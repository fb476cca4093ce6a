// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/protocoladapter.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::FinishReason;
using connections::Protocol;
using providers::ReplyEnd;

// Quirks of replies that no sample shows, providers.md 10: both protocols.
class ReplyParsersTest : public QObject
{
    Q_OBJECT

private slots:
    void chatToolCallsAreGathered_data();
    void chatToolCallsAreGathered();
    void chatUsageIsNormalised_data();
    void chatUsageIsNormalised();
    void chatEndsAreTold_data();
    void chatEndsAreTold();
    void errorsAreFoundWhereverTheyAre_data();
    void errorsAreFoundWhereverTheyAre();
    void refusalIsShownAndFinishesAsOne();
    void nothingCountsAfterTheEnd();
    void textSurvivesAnEventThatIsTooLarge();
    void groqNamesTheRequest();
    void ollamaQuirksAreRead();
    void unknownProtocolHasNoAdapter();

private:
    struct Read
    {
        chat::ReplyText reply;
        ReplyEnd end = ReplyEnd::Unknown;
        QByteArray error;
        int skipped = 0;
        bool done = false;
    };
    static Read read(const QByteArray &body, Protocol protocol = Protocol::OpenAiChat);
    static QByteArray delta(const QByteArray &json);
};

ReplyParsersTest::Read ReplyParsersTest::read(const QByteArray &body, Protocol protocol)
{
    const providers::Adapters adapters;
    const auto parser = adapters.find(protocol)->replyParser();
    std::vector<chat::StreamEvent> events;
    Read result;
    parser->feed(body, events);
    result.done = parser->isDone();
    result.end = parser->end(events);
    for (const chat::StreamEvent &event : events)
        result.reply.apply(event);
    result.error = parser->errorBody();
    result.skipped = parser->skipped();
    return result;
}

QByteArray ReplyParsersTest::delta(const QByteArray &json)
{
    return "data: {\"choices\":[{\"index\":0,\"delta\":" + json + "}]}\n\n";
}

void ReplyParsersTest::chatToolCallsAreGathered_data()
{
    QTest::addColumn<QByteArrayList>("deltas");
    QTest::addColumn<QStringList>("calls"); // "id name arguments"
    const auto row = [](const char *name, const QByteArrayList &deltas, const QStringList &calls) {
        QTest::newRow(name) << deltas << calls;
    };
    row("no index: a new id starts a call, no id continues",
        {R"([{"id":"a","function":{"name":"f","arguments":"{\"x\""}}])",
         R"([{"function":{"arguments":":1}"}}])", R"([{"id":"b","function":{"name":"g"}}])"},
        {u"a f {\"x\":1}"_s, u"b g {}"_s});
    row("no index, no id: whole calls",
        {R"([{"function":{"name":"f","arguments":"{}"}},{"function":{"name":"f","arguments":"{}"}}])"},
        {u"call_1 f {}"_s, u"call_2 f {}"_s});
    row("no index: an id seen before continues its call",
        {R"([{"id":"a","function":{"name":"f","arguments":"{"}},{"id":"b","function":{"name":"g","arguments":"{"}}])",
         R"([{"id":"a","function":{"arguments":"}"}},{"id":"b","function":{"arguments":"}"}}])"},
        {u"a f {}"_s, u"b g {}"_s});
    row("indices not from 0",
        {R"([{"index":5,"id":"a","function":{"name":"f","arguments":"{}"}}])"}, {u"a f {}"_s});
    row("the name comes later",
        {R"([{"index":0,"id":"a","function":{"name":""}}])",
         R"([{"index":0,"function":{"name":"f","arguments":"{}"}}])"},
        {u"a f {}"_s});
    row("arguments as an object",
        {R"([{"index":0,"id":"a","function":{"name":"f","arguments":{"x":{"y":[1]}}}}])"},
        {u"a f {\"x\":{\"y\":[1]}}"_s});
    row("arguments null and never",
        {R"([{"index":0,"id":"a","function":{"name":"f","arguments":null}}])"}, {u"a f {}"_s});
    row("half a character in each fragment",
        {R"([{"index":0,"id":"a","function":{"name":"f","arguments":"\"\ud83d"}}])",
         R"([{"index":0,"function":{"arguments":"\ude00\""}}])"},
        {u"a f \"\U0001F600\""_s});
    row("rubbish among the calls", {R"([null,5,{"index":0,"id":"a","function":{"name":"f"}}])"},
        {u"a f {}"_s});
    row("an index like no other", {R"([{"index":-1e300,"id":"a","function":{"name":"f"}}])"},
        {u"a f {}"_s});
}

void ReplyParsersTest::chatToolCallsAreGathered()
{
    QFETCH(QByteArrayList, deltas);
    QByteArray body;
    for (const QByteArray &calls : deltas)
        body += delta("{\"tool_calls\":" + calls + "}");
    body += R"(data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]})"
            "\n\ndata: [DONE]\n\n";
    const Read result = read(body);
    QStringList calls;
    for (const chat::ToolCall &call : result.reply.toolCalls)
        calls << call.id + u' ' + call.name + u' ' + call.arguments;
    QTEST(calls, "calls");
    QCOMPARE(result.reply.finish, FinishReason::ToolCalls);
}

// providers.md 2.4.
void ReplyParsersTest::chatUsageIsNormalised_data()
{
    QTest::addColumn<QByteArray>("usage");
    QTest::addColumn<QList<int>>("counts"); // input, output, reasoning, cached; -1 = not said
    QTest::newRow("all") << QByteArray(R"({"prompt_tokens":10,"completion_tokens":5,
            "total_tokens":15,"prompt_tokens_details":{"cached_tokens":4},
            "completion_tokens_details":{"reasoning_tokens":2}})")
                         << QList<int>{10, 5, 2, 4};
    QTest::newRow("xAI counts reasoning apart")
        << QByteArray(R"({"prompt_tokens":10,"completion_tokens":5,"total_tokens":17,
            "completion_tokens_details":{"reasoning_tokens":2}})")
        << QList<int>{10, 7, 2, -1};
    QTest::newRow("no total: taken as said")
        << QByteArray(R"({"prompt_tokens":10,"completion_tokens":5,
            "completion_tokens_details":{"reasoning_tokens":2}})")
        << QList<int>{10, 5, 2, -1};
    QTest::newRow("DeepSeek's cache")
        << QByteArray(R"({"prompt_tokens":10,"completion_tokens":5,"prompt_cache_hit_tokens":3})")
        << QList<int>{10, 5, -1, 3};
    QTest::newRow("C14 null is unknown, not 0")
        << QByteArray(R"({"prompt_tokens":10,"completion_tokens":null,
            "prompt_tokens_details":null,"completion_tokens_details":{"reasoning_tokens":null}})")
        << QList<int>{10, -1, -1, -1};
}

void ReplyParsersTest::chatUsageIsNormalised()
{
    QFETCH(QByteArray, usage);
    const QByteArray oneLine = QByteArray(usage).replace('\n', ' ');
    for (const QByteArray &chunk : {"{\"choices\":[],\"usage\":" + oneLine + "}",
                                    "{\"choices\":null,\"x_groq\":{\"usage\":" + oneLine + "}}"}) {
        const chat::Usage read = this->read("data: " + chunk + "\n\n").reply.usage;
        const QList<int> counts{static_cast<int>(read.inputTokens.value_or(-1)),
                                static_cast<int>(read.outputTokens.value_or(-1)),
                                static_cast<int>(read.reasoningTokens.value_or(-1)),
                                static_cast<int>(read.cachedTokens.value_or(-1))};
        QTEST(counts, "counts");
    }
}

void ReplyParsersTest::chatEndsAreTold_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ReplyEnd>("end");
    QTest::addColumn<bool>("done"); // before the bytes ended
    QTest::addColumn<QString>("text");
    const QByteArray hi = delta(R"({"content":"Hi"})");
    QTest::newRow("done") << hi + "data: [DONE]\n\n" << ReplyEnd::Complete << true << u"Hi"_s;
    QTest::newRow("done without a blank line")
        << hi + "data: [DONE]" << ReplyEnd::Complete << false << u"Hi"_s;
    QTest::newRow("neither") << hi << ReplyEnd::Broken << false << u"Hi"_s;
    QTest::newRow("nothing at all") << QByteArray() << ReplyEnd::Broken << false << QString();
    QTest::newRow("comments only")
        << QByteArray(": hi\n\n: there\n\n") << ReplyEnd::Broken << false << QString();
    QTest::newRow("blank lines only")
        << QByteArray("\n\n\n") << ReplyEnd::Broken << false << QString();
    QTest::newRow("a page") << QByteArray("\n <html>data: x</html>") << ReplyEnd::NotAReply << false
                            << QString();
    QTest::newRow("plain words") << QByteArray("Too busy.\n") << ReplyEnd::NotAReply << false
                                 << QString();
    QTest::newRow("JSON that is no reply")
        << QByteArray(R"({"status":"ok"})") << ReplyEnd::Broken << false << QString();
    QTest::newRow("an empty reply under JSON")
        << QByteArray(R"({"choices":[]})") << ReplyEnd::Broken << false << QString();
    QTest::newRow("C29 JSON without a finish reason")
        << QByteArray(R"({"choices":[{"message":{"content":"Hi"}}]})") << ReplyEnd::Complete
        << false << u"Hi"_s;
    QTest::newRow("half a mark, then JSON")
        << QByteArray("\xEF\xBB\xBF\n{\"choices\":[{\"message\":{\"content\":\"Hi\"}}]}")
        << ReplyEnd::Complete << false << u"Hi"_s;
    QTest::newRow("another choice is not ours")
        << hi + "data: {\"choices\":[{\"index\":1,\"delta\":{\"content\":\"No\"}}]}\n\n"
        << ReplyEnd::Broken << false << u"Hi"_s;
    QTest::newRow("rubbish where objects belong")
        << QByteArray("data: {\"choices\":[5,null,{\"delta\":7,\"message\":[]}],\"usage\":[],"
                      "\"x_groq\":1,\"id\":{},\"model\":3}\n\ndata: 5\n\ndata: []\n\n") +
               hi
        << ReplyEnd::Broken << false << u"Hi"_s;
}

void ReplyParsersTest::chatEndsAreTold()
{
    QFETCH(QByteArray, body);
    const Read result = read(body);
    QTEST(result.end, "end");
    QTEST(result.done, "done");
    QTEST(result.reply.text, "text");
}

void ReplyParsersTest::errorsAreFoundWhereverTheyAre_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    const QByteArray hi = delta(R"({"content":"Hi"})");
    QTest::newRow("as data") << hi + "data: {\"error\":{\"code\":1}}\n\n"
                             << QByteArray(R"({"error":{"code":1}})");
    QTest::newRow("a string") << hi + "data: {\"error\":\"no\"}\n\n"
                              << QByteArray(R"({"error":"no"})");
    QTest::newRow("bare, by its object") << hi + "data: {\"object\":\"error\",\"code\":1}\n\n"
                                         << QByteArray(R"({"error":{"code":1,"object":"error"}})");
    QTest::newRow("an event of that name") << hi + "event: error\ndata: {\"message\":\"no\"}\n\n"
                                           << QByteArray(R"({"error":{"message":"no"}})");
    QTest::newRow("an event of that name, in words") << hi + "event: error\ndata: no\n\n"
                                                     << QByteArray(R"({"error":"no"})");
    QTest::newRow("raw, after events")
        << hi + "{\n\"error\": {\n\"code\": 1}}" << QByteArray(R"({"error":{"code":1}})");
    QTest::newRow("raw, in an array") << hi + "[{\"error\":{\"code\":1}}]\n"
                                      << QByteArray(R"({"error":{"code":1}})");
    QTest::newRow("Groq's own") << hi + "data: {\"x_groq\":{\"error\":\"no\"}}\n\n"
                                << QByteArray(R"({"error":"no"})");
    QTest::newRow("in a choice")
        << hi + "data: {\"choices\":[{\"index\":0,\"error\":{\"code\":1}}]}\n\n"
        << QByteArray(R"({"error":{"code":1}})");
    QTest::newRow("a finish that is one")
        << hi + "data: {\"choices\":[{\"finish_reason\":\"error\"}]}\n\n"
        << QByteArray(R"({"error":{"code":"error","message":"error"}})");
    QTest::newRow("then done") << hi + "data: {\"error\":{\"code\":1}}\n\ndata: [DONE]\n\n"
                               << QByteArray(R"({"error":{"code":1}})");
}

void ReplyParsersTest::errorsAreFoundWhereverTheyAre()
{
    QFETCH(QByteArray, body);
    const Read result = read(body);
    QCOMPARE(result.end, ReplyEnd::ErrorInside);
    QTEST(result.error, "error");
    QCOMPARE(result.reply.text, u"Hi"_s);
    QCOMPARE(result.reply.finish, FinishReason::Error);
}

void ReplyParsersTest::refusalIsShownAndFinishesAsOne()
{
    const Read result =
        read(delta(R"({"refusal":"I'd "})") + delta(R"({"refusal":"rather not."})") +
             "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n");
    QCOMPARE(result.reply.refusal, u"I'd rather not."_s);
    QCOMPARE(result.reply.finish, FinishReason::Refusal);
    QCOMPARE(result.end, ReplyEnd::Complete);
}

void ReplyParsersTest::nothingCountsAfterTheEnd()
{
    const Read result = read(delta(R"({"content":"Hi"})") + "data: [DONE]\n\n" +
                             delta(R"({"content":" there"})") + "data: {\"error\":\"no\"}\n\n");
    QCOMPARE(result.reply.text, u"Hi"_s);
    QCOMPARE(result.end, ReplyEnd::Complete);
}

void ReplyParsersTest::textSurvivesAnEventThatIsTooLarge()
{
    const Read result =
        read(delta(R"({"content":"Hi"})") + "data: " + QByteArray(17 * 1024 * 1024, 'x'));
    QCOMPARE(result.end, ReplyEnd::TooLarge);
    QCOMPARE(result.reply.text, u"Hi"_s);
}

void ReplyParsersTest::groqNamesTheRequest()
{
    const Read groq = read("data: {\"id\":\"chatcmpl-1\",\"model\":\"\","
                           "\"x_groq\":{\"id\":\"req_1\"},\"choices\":[]}\n\n"
                           "data: {\"id\":\"chatcmpl-1\",\"model\":\"m\",\"choices\":[]}\n\n");
    QCOMPARE(groq.reply.requestId, u"req_1"_s);
    QCOMPARE(groq.reply.model, u"m"_s);
    QCOMPARE(read("data: {\"id\":\"gen-7\",\"choices\":[]}\n\n").reply.requestId, u"gen-7"_s);
    QCOMPARE(read("data: {\"id\":\"x\",\"choices\":[]}\n\n").reply.requestId, QString());
}

void ReplyParsersTest::ollamaQuirksAreRead()
{
    const Read calls = read(
        R"({"model":"m","message":{"content":"","tool_calls":[{"function":{"name":"f","arguments":{"x":1}}},)"
        R"({"function":{"name":"g","arguments":{}}}]},"done":false})"
        "\nnot json\n"
        R"({"done":true,"done_reason":"stop"})",
        Protocol::Ollama);
    QCOMPARE(calls.end, ReplyEnd::Complete);
    QCOMPARE(calls.skipped, 1);
    QCOMPARE(calls.reply.finish, FinishReason::ToolCalls);
    QCOMPARE(calls.reply.toolCalls,
             (std::vector<chat::ToolCall>{{u"call_1"_s, u"f"_s, u"{\"x\":1}"_s},
                                          {u"call_2"_s, u"g"_s, u"{}"_s}}));
    const Read tags =
        read(R"({"message":{"content":"<think>why</think>so"},"done":true})", Protocol::Ollama);
    QCOMPARE(tags.reply.text, u"so"_s);
    QCOMPARE(tags.reply.reasoning, u"why"_s);
    QCOMPARE(tags.reply.finish, FinishReason::Stop);
    QCOMPARE(read("<html>", Protocol::Ollama).end, ReplyEnd::NotAReply);
    QCOMPARE(read("404 page not found", Protocol::Ollama).end, ReplyEnd::NotAReply);
    QCOMPARE(read("", Protocol::Ollama).end, ReplyEnd::Broken);
}

void ReplyParsersTest::unknownProtocolHasNoAdapter()
{
    const providers::Adapters adapters;
    QVERIFY(!adapters.find(Protocol::Unknown));
    QCOMPARE(adapters.find(Protocol::Ollama)->protocol(), Protocol::Ollama);
}

QTEST_GUILESS_MAIN(ReplyParsersTest)
#include "tst_replyparsers.moc"
