// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Anthropic Messages and Gemini through the whole program without a window, on real sockets: a
// reply that was thought about, a refusal, an overload in mid-reply (providers.md 5, 6).

#include "support/chatrig.h"

#include <scheduler/chatexchange.h>

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

class BlockProtocolsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thinkingGoesBackAfterARestart_data();
    void thinkingGoesBackAfterARestart();
    void refusedKeyNeedsRepair_data();
    void refusedKeyNeedsRepair();
    void overloadInMidReplyKeepsTheText_data();
    void overloadInMidReplyKeepsTheText();
    void refusedLimitIsSentOnceMoreAndRemembered();
};

namespace {

struct Words
{
    Protocol protocol = Protocol::Unknown;
    QString basePath;
    QByteArray path;     // of a call
    QByteArray reply;    // "Good." after thinking "Hm."
    QByteArray sentBack; // the turn of that reply in the next request
    int refusedStatus = 0;
    QByteArray refused;    // a wrong key
    QByteArray overloaded; // "Half", then an overload
};

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

Words anthropic()
{
    Words words;
    words.protocol = Protocol::Anthropic;
    words.path = "/v1/messages";
    const QByteArray start =
        sse(R"({"type":"message_start","message":{"model":"m-2","usage":{"input_tokens":9}}})");
    const QByteArray text = sse(
        R"({"type":"content_block_start","index":1,"content_block":{"type":"text","text":""}})");
    words.reply =
        start +
        sse(R"({"type":"content_block_start","index":0,"content_block":{"type":"thinking"}})") +
        sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm."}})") +
        sse(R"({"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"Eq=="}})") +
        sse(R"({"type":"content_block_stop","index":0})") + text +
        sse(R"({"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"Good."}})") +
        sse(R"({"type":"content_block_stop","index":1})") +
        sse(R"({"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":5}})") +
        sse(R"({"type":"message_stop"})");
    words.sentBack = R"({"role":"assistant","content":[
        {"type":"thinking","thinking":"Hm.","signature":"Eq=="},{"type":"text","text":"Good."}]})";
    words.refusedStatus = 401;
    words.refused =
        R"({"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}})";
    words.overloaded =
        start + text +
        sse(R"({"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"Half"}})") +
        "event: error\n" +
        sse(R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})");
    return words;
}

Words gemini()
{
    Words words;
    words.protocol = Protocol::Gemini;
    words.basePath = u"/v1beta"_s;
    words.path = "/v1beta/models/m:streamGenerateContent";
    words.reply =
        sse(R"({"candidates":[{"content":{"parts":[{"text":"Hm.","thought":true}]}}],"modelVersion":"m-2"})") +
        sse(R"({"candidates":[{"content":{"parts":[{"text":"Good."}]}}]})") +
        sse(R"({"candidates":[{"content":{"parts":[{"text":"","thoughtSignature":"Ep=="}]},"finishReason":"STOP"}],)"
            R"("usageMetadata":{"promptTokenCount":9,"candidatesTokenCount":2,"thoughtsTokenCount":3}})");
    words.sentBack =
        R"({"role":"model","parts":[{"text":"Good."},{"text":"","thoughtSignature":"Ep=="}]})";
    words.refusedStatus = 400;
    words.refused =
        R"({"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT",
        "details":[{"reason":"API_KEY_INVALID"}]}})";
    // Raw, without "data:".
    words.overloaded = sse(R"({"candidates":[{"content":{"parts":[{"text":"Half"}]}}]})") +
                       "{\n\"error\": {\n\"code\": 503,\n\"message\": \"busy\",\n"
                       "\"status\": \"UNAVAILABLE\"\n}\n}\n";
    return words;
}

void addProtocols()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::newRow("Anthropic") << Protocol::Anthropic;
    QTest::newRow("Gemini") << Protocol::Gemini;
}

Words wordsOf(Protocol protocol)
{
    return protocol == Protocol::Anthropic ? anthropic() : gemini();
}

void serve(ChatRig &rig, const Words &words, const QByteArray &body)
{
    rig.server().serve(
        "POST", words.path,
        {simulator::scriptInPieces(simulator::httpResponse(200, "text/event-stream", body), 50,
                                   Milliseconds(0))});
}

ConnectionId connectTo(ChatRig &rig, const Words &words)
{
    return rig.connect(u"Work"_s, ConnectionKind::Cloud, words.protocol, words.basePath);
}

QJsonArray turnsOf(const simulator::ReceivedRequest &request)
{
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    return body[body.contains(u"contents"_s) ? u"contents" : u"messages"].toArray();
}

} // namespace

void BlockProtocolsTest::thinkingGoesBackAfterARestart_data()
{
    addProtocols();
}

void BlockProtocolsTest::thinkingGoesBackAfterARestart()
{
    QFETCH(Protocol, protocol);
    const Words words = wordsOf(protocol);
    ChatRig rig;
    const ConnectionId id = connectTo(rig, words);
    serve(rig, words, words.reply);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"How?"_s);
    const chat::Message *turn = flow->find(reply);
    QCOMPARE(turn->state, TurnState::Complete);
    QCOMPARE(turn->text, u"Good."_s);
    QCOMPARE(turn->reasoning, u"Hm."_s);
    QCOMPARE(turn->answeringModel, u"m-2"_s);
    QCOMPARE(turn->usage.inputTokens, 9);
    QCOMPARE(turn->usage.outputTokens, 5);
    const ConversationId conversation = flow->conversation().id;

    rig.restart();
    flow = rig.app().conversations().open(conversation);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded(); }));
    rig.ask(flow, u"And then?"_s);
    QCOMPARE(rig.server().count("POST"), 2);
    const QJsonArray turns = turnsOf(rig.server().requests().back());
    QCOMPARE(turns.size(), 3);
    QCOMPARE(turns[1].toObject(), QJsonDocument::fromJson(words.sentBack).object());
}

void BlockProtocolsTest::refusedKeyNeedsRepair_data()
{
    addProtocols();
}

void BlockProtocolsTest::refusedKeyNeedsRepair()
{
    QFETCH(Protocol, protocol);
    const Words words = wordsOf(protocol);
    ChatRig rig;
    const ConnectionId id = connectTo(rig, words);
    rig.serveResponse(words.refusedStatus, words.refused);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"How?"_s);
    QVERIFY(flow->result(reply));
    QCOMPARE(flow->result(reply)->outcome.category, breaker::Category::CredentialInvalid);
    QCOMPARE(flow->find(reply)->state, TurnState::Failed);
    QCOMPARE(rig.server().count("POST"), 1);
    QCOMPARE(flow->messages().front().text, u"How?"_s);
}

void BlockProtocolsTest::overloadInMidReplyKeepsTheText_data()
{
    addProtocols();
}

void BlockProtocolsTest::overloadInMidReplyKeepsTheText()
{
    QFETCH(Protocol, protocol);
    const Words words = wordsOf(protocol);
    ChatRig rig;
    const ConnectionId id = connectTo(rig, words);
    serve(rig, words, words.overloaded);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"How?"_s);
    QVERIFY(flow->result(reply));
    QCOMPARE(flow->result(reply)->outcome.category, breaker::Category::Overloaded);
    QCOMPARE(flow->result(reply)->outcome.service, breaker::Verdict::Failure);
    QCOMPARE(flow->find(reply)->state, TurnState::Partial);
    QCOMPARE(flow->find(reply)->text, u"Half"_s);
    QCOMPARE(rig.server().count("POST"), 1); // text was shown: nothing is sent again by itself
}

// providers.md 5.1, 10: the limit it requires is more than this model gives.
void BlockProtocolsTest::refusedLimitIsSentOnceMoreAndRemembered()
{
    const Words words = anthropic();
    ChatRig rig;
    const ConnectionId id = connectTo(rig, words);
    const QByteArray refusal =
        R"({"type":"error","error":{"type":"invalid_request_error","message":"max_tokens: 8192 > )"
        R"(4096, which is the maximum allowed number of output tokens for m"}})";
    rig.server().serve(
        "POST", words.path,
        {simulator::scriptOf(simulator::httpResponse(400, "application/json", refusal)),
         simulator::scriptOf(simulator::httpResponse(200, "text/event-stream", words.reply))});
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"How?"_s);
    QCOMPARE(flow->find(reply)->text, u"Good."_s);
    rig.ask(flow, u"And then?"_s);
    QList<int> limits;
    for (const auto &request : rig.server().requests()) {
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        limits << body[u"max_tokens"].toInt();
    }
    QCOMPARE(limits, (QList<int>{8192, 4096, 4096}));
}

QTEST_GUILESS_MAIN(BlockProtocolsTest)
#include "tst_blockprotocols.moc"
