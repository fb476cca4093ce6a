// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/random.h>
#include <providers/openaichat/deltascan.h>
#include <providers/protocoladapter.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using connections::Protocol;
using providers::openaichat::RequestName;
using providers::openaichat::scanDelta;

// The short way through the chunks that most streams are made of: it is taken by them, and what it
// takes means the same as a full reading.
class DeltaScanTest : public QObject
{
    Q_OBJECT

private slots:
    void servicesChunksAreTaken_data();
    void servicesChunksAreTaken();
    void othersAreLeftToTheFullReading_data();
    void othersAreLeftToTheFullReading();
    void aNameThatIsWantedIsLeft();
    void bothReadingsSayTheSame_data();
    void bothReadingsSayTheSame();
};

namespace {

QByteArray chunk(const QByteArray &delta)
{
    return "{\"id\":\"a\",\"choices\":[{\"index\":0,\"delta\":" + delta + "}]}";
}

// One of many small texts, most of them fair.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_random(seed)
    {}
    int roll(int sides) { return int(m_random.next() % std::uint64_t(sides)); }
    const QByteArray &of(const QByteArrayList &choices)
    {
        return choices[roll(int(choices.size()))];
    }

private:
    SeededRandom m_random;
};

QByteArray anyText(Dice &dice)
{
    static const QByteArrayList parts{"word",     " ",
                                      "\\n",      "\\\"",
                                      "\\\\",     "\\/",
                                      "\\t",      "\\u00e9",
                                      "\\ud83d",  "\\ude00",
                                      "\\u0000",  "ø",
                                      "日本",     "\xF0\x9F\x98\x80",
                                      "<think>",  "</think>",
                                      "`",        "{",
                                      "]",        "\\b\\f\\r",
                                      "\xff",     "\x01",
                                      "\\x",      "\\u12",
                                      "\xE2\x82", "\\uD83D\\uDE00"};
    QByteArray text;
    for (int left = dice.roll(5); left > 0; --left)
        text += dice.roll(3) == 0 ? dice.of(parts) : parts[dice.roll(4)];
    return '"' + text + '"';
}

QByteArray anyValue(Dice &dice)
{
    static const QByteArrayList values{"null",  "0",         "1",     "-3", "1.5",        "true",
                                       "false", "\"\"",      "[]",    "{}", "[1]",        "1e5",
                                       "01",    "nul",       "\"é\"", "",   "1750000000", "[null]",
                                       "0 ",    "\"error\"", "-",     "1.", ".5",         "1e400"};
    return dice.roll(3) == 0 ? anyText(dice) : dice.of(values);
}

QByteArray members(Dice &dice, const QByteArrayList &usual, const QByteArrayList &unusual)
{
    QByteArrayList all;
    for (const QByteArray &member : usual) {
        if (dice.roll(8) != 0)
            all << member;
    }
    while (dice.roll(3) == 0)
        all << dice.of(unusual) + ':' + anyValue(dice);
    return '{' + all.join(dice.roll(9) == 0 ? " , " : ",") + '}';
}

QByteArray anyChunk(Dice &dice)
{
    const QByteArray delta = members(
        dice, {"\"content\":" + anyText(dice)},
        {"\"role\"", "\"content\"", "\"reasoning\"", "\"reasoning_content\"", "\"refusal\"",
         "\"tool_calls\"", "\"reasoning_details\"", "\"function_call\"", "\"x\"", "\"\\u0061\""});
    const QByteArray choice =
        members(dice, {"\"index\":0", "\"delta\":" + delta, "\"finish_reason\":null"},
                {"\"index\"", "\"finish_reason\"", "\"logprobs\"", "\"message\"", "\"error\"",
                 "\"delta\""});
    const QByteArray choices = dice.roll(20) == 0 ? anyValue(dice) : '[' + choice + ']';
    return members(dice, {"\"id\":\"c\"", "\"model\":\"m\"", "\"choices\":" + choices},
                   {"\"object\"", "\"type\"", "\"usage\"", "\"error\"", "\"x_groq\"", "\"id\"",
                    "\"created\"", "\"choices\"", "\"model\""});
}

QByteArray anyLine(Dice &dice)
{
    const QByteArray message =
        members(dice, {"\"role\":\"assistant\"", "\"content\":" + anyText(dice)},
                {"\"thinking\"", "\"content\"", "\"tool_calls\"", "\"images\""});
    return members(dice, {"\"model\":\"m\"", "\"message\":" + message, "\"done\":false"},
                   {"\"done\"", "\"error\"", "\"type\"", "\"created_at\"", "\"message\""});
}

struct Read
{
    std::vector<chat::StreamEvent> events;
    providers::ReplyEnd end = providers::ReplyEnd::Unknown;
    int skipped = 0;
    bool operator==(const Read &) const = default;
};

Read read(Protocol protocol, const QByteArrayList &documents)
{
    const providers::Adapters adapters;
    const auto parser = adapters.find(protocol)->replyParser();
    Read result;
    for (const QByteArray &document : documents) {
        const bool line = protocol == Protocol::Ollama;
        parser->feed(line ? document + '\n' : "data: " + document + "\n\n", result.events);
    }
    result.end = parser->end(result.events);
    result.skipped = parser->skipped();
    return result;
}

// The same document, but of a shape that only a full reading takes.
QByteArray forFullReading(QByteArray document)
{
    return document.replace(0, 1, document == "{}" ? "{\"full\":[[]]" : "{\"full\":[[]],");
}

} // namespace

void DeltaScanTest::servicesChunksAreTaken_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reasoning");
    QTest::newRow("OpenAI")
        << QByteArray(R"({"id":"chatcmpl-x","object":"chat.completion.chunk","created":1750000000,)"
                      R"("model":"gpt-4o","service_tier":"default","system_fingerprint":"fp",)"
                      R"("choices":[{"index":0,"delta":{"content":" a \"word\"\n"},)"
                      R"("logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"x1"})")
        << u" a \"word\"\n"_s << QString();
    QTest::newRow("OpenRouter")
        << QByteArray(
               R"({"id":"gen-1","provider":"P","model":"m","object":"chat.completion.chunk",)"
               R"("created":1,"choices":[{"index":0,"delta":{"role":"assistant","content":"b",)"
               R"("reasoning":null,"reasoning_details":[]},"finish_reason":null,)"
               R"("native_finish_reason":null,"logprobs":null}]})")
        << u"b"_s << QString();
    QTest::newRow("DeepSeek, thinking")
        << QByteArray(R"({"id":"1","object":"chat.completion.chunk","created":1,"model":"m",)"
                      R"("system_fingerprint":"f","choices":[{"index":0,"delta":{"content":null,)"
                      R"("reasoning_content":"hm"},"logprobs":null,"finish_reason":null}]})")
        << QString() << u"hm"_s;
    QTest::newRow("vLLM, spaces")
        << QByteArray(R"({"id": "c", "choices": [{"index": 0, "delta": {"content": "日本",)"
                      R"( "tool_calls": []}, "logprobs": null, "finish_reason": null,)"
                      R"( "stop_reason": null}]})")
        << u"日本"_s << QString();
    QTest::newRow("ASCII alone, a finish word that is none")
        << QByteArray(R"({"choices":[{"delta":{"content":"\u65e5\ud83d\ude00"},"index":0,)"
                      R"("finish_reason":""}],"temperature":0.25})")
        << u"日😀"_s << QString();
}

void DeltaScanTest::servicesChunksAreTaken()
{
    QFETCH(QByteArray, json);
    const auto content = scanDelta(json, RequestName::Known);
    QVERIFY(content);
    QTEST(content->text, "text");
    QTEST(content->reasoning, "reasoning");
    QVERIFY(content->refusal.isEmpty());
}

void DeltaScanTest::othersAreLeftToTheFullReading_data()
{
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const QByteArray &json) { QTest::newRow(name) << json; };
    row("nothing", "");
    row("no choices", R"({"id":"a"})");
    row("no choice", R"({"choices":[]})");
    row("two choices", R"({"choices":[{"delta":{}},{"delta":{}}]})");
    row("another choice", R"({"choices":[{"index":1,"delta":{"content":"a"}}]})");
    row("the end", R"({"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]})");
    row("usage", R"({"choices":[{"index":0,"delta":{}}],"usage":{"prompt_tokens":1}})");
    row("an error", R"({"error":"no","choices":[{"index":0,"delta":{}}]})");
    row("a bare error", R"({"object":"error","choices":[{"index":0,"delta":{}}]})");
    row("a tool call", chunk(R"({"tool_calls":[{"index":0}]})"));
    row("content in parts", chunk(R"({"content":[{"type":"text","text":"a"}]})"));
    row("content twice", chunk(R"({"content":"a","content":"b"})"));
    row("a name with an escape", chunk(R"({"cont\u0065nt":"a"})"));
    row("invalid UTF-8", chunk("{\"content\":\"\xff\"}"));
    row("a control character", chunk("{\"content\":\"\x01\"}"));
    row("cut", R"({"choices":[{"index":0,"delta":{"content":"a)");
    row("something behind", chunk(R"({"content":"a"})") + "x");
    row("a comma too many", R"({"choices":[{"index":0,"delta":{"content":"a"},}]})");
}

void DeltaScanTest::othersAreLeftToTheFullReading()
{
    QFETCH(QByteArray, json);
    QVERIFY(!scanDelta(json, RequestName::Known));
}

void DeltaScanTest::aNameThatIsWantedIsLeft()
{
    const QByteArray named = R"({"id":"gen-1","choices":[{"delta":{"content":"a"}}]})";
    QVERIFY(!scanDelta(named, RequestName::Wanted));
    QVERIFY(scanDelta(named, RequestName::Known));
}

void DeltaScanTest::bothReadingsSayTheSame_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::newRow("Chat Completions") << Protocol::OpenAiChat;
    QTest::newRow("Ollama") << Protocol::Ollama;
}

void DeltaScanTest::bothReadingsSayTheSame()
{
    QFETCH(Protocol, protocol);
    Dice dice(11);
    int taken = 0;
    for (int round = 0; round < 4'000; ++round) {
        QByteArrayList documents{R"({"model":"m","choices":[{"index":0,"delta":{"content":""}}]})"};
        for (int left = 1 + dice.roll(4); left > 0; --left)
            documents << (protocol == Protocol::Ollama ? anyLine(dice) : anyChunk(dice));
        QByteArrayList full;
        for (const QByteArray &document : documents) {
            full << forFullReading(document);
            taken += scanDelta(document, RequestName::Known) ? 1 : 0;
        }
        if (read(protocol, documents) != read(protocol, full))
            QFAIL(documents.join('\n').constData());
    }
    QVERIFY(protocol == Protocol::Ollama || taken > 1'000);
}

QTEST_APPLESS_MAIN(DeltaScanTest)
#include "tst_deltascan.moc"
