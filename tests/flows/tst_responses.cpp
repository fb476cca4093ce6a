// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// OpenAI Responses through the whole program without a window: real sockets, a real profile.

#include "support/chatrig.h"

#include <scheduler/chatexchange.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Category;
using chat::TurnState;
using test::ChatRig;

namespace {

QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

QByteArray delta(const QByteArray &text)
{
    return sse(
        R"({"type":"response.output_text.delta","output_index":1,"content_index":0,"delta":")" +
        text + R"("})");
}

const QByteArray kBegin =
    sse(R"({"type":"response.created","response":{"id":"resp_1","model":"m-2026"}})") +
    sse(R"({"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning",)"
        R"("id":"rs_1","encrypted_content":"SEALED","summary":[{"type":"summary_text",)"
        R"("text":"Rocks."}]}})");

const QByteArray kEnd =
    sse(R"({"type":"response.output_item.done","output_index":1,"item":{"type":"message",)"
        R"("id":"msg_1","content":[{"type":"output_text","text":"Granite is igneous."}]}})") +
    sse(R"({"type":"response.completed","response":{"output":[],)"
        R"("usage":{"input_tokens":14,"output_tokens":7}}})");

QByteArray good()
{
    return kBegin + delta("Granite") + delta(" is igneous.") + kEnd;
}

simulator::Script stream(const QByteArray &body)
{
    return simulator::scriptOf(simulator::httpResponse(200, "text/event-stream", body));
}

QJsonObject bodyOf(const simulator::ReceivedRequest &request)
{
    return QJsonDocument::fromJson(request.body).object();
}

} // namespace

class ResponsesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aReplyStreamsAndItsThinkingGoesBack();
    void thinkingStaysAfterARestart();
    void anEmptyAccountInsideTheStreamStopsTheConnection();
    void aFailureInMidReplyKeepsTheText();
    void whatIsRefusedIsLeftOutOnceAndRemembered();
    void whatAModelTellsOfItselfStaysAfterARestart();

private:
    [[nodiscard]] const breaker::Outcome &outcomeOf(const MessageId &reply) const
    {
        return m_flow->result(reply)->outcome;
    }

    std::unique_ptr<ChatRig> m_rig;
    ConnectionId m_connection;
    flows::ChatFlow *m_flow = nullptr;
};

void ResponsesTest::init()
{
    m_flow = nullptr;
    m_rig = std::make_unique<ChatRig>();
    m_connection = m_rig->connect(u"Work"_s, connections::ConnectionKind::Cloud,
                                  connections::Protocol::OpenAiResponses);
    m_flow = m_rig->converse(m_connection);
}

void ResponsesTest::aReplyStreamsAndItsThinkingGoesBack()
{
    m_rig->server().serve("POST", "/v1/responses", {stream(good())});
    const MessageId reply = m_rig->ask(m_flow, u"Granite?"_s);
    const chat::Message &turn = *m_flow->find(reply);
    QCOMPARE(turn.state, TurnState::Complete);
    QCOMPARE(turn.text, u"Granite is igneous."_s);
    QCOMPARE(turn.reasoning, u"Rocks."_s);
    QCOMPARE(turn.answeringModel, u"m-2026"_s);
    QCOMPARE(turn.usage.inputTokens, 14);
    QCOMPARE(turn.usage.outputTokens, 7);
    const QJsonObject first = bodyOf(m_rig->server().requests().front());
    QCOMPARE(first["store"_L1], QJsonValue(false));
    QCOMPARE(first["input"_L1].toArray().size(), 1);

    m_rig->ask(m_flow, u"And basalt?"_s);
    QCOMPARE(m_rig->server().count("POST"), 2);
    const QJsonArray input = bodyOf(m_rig->server().requests().back())["input"_L1].toArray();
    QCOMPARE(input.size(), 4);
    QCOMPARE(input[1]["encrypted_content"_L1], QJsonValue(u"SEALED"_s));
    QCOMPARE(input[2]["content"_L1][0]["text"_L1], QJsonValue(u"Granite is igneous."_s));
    QCOMPARE(input[3]["content"_L1], QJsonValue(u"And basalt?"_s));
}

void ResponsesTest::thinkingStaysAfterARestart()
{
    m_rig->server().serve("POST", "/v1/responses", {stream(good())});
    const MessageId reply = m_rig->ask(m_flow, u"Granite?"_s);
    const QByteArray replay = m_flow->find(reply)->replay;
    QVERIFY(replay.contains("SEALED"));
    const ConversationId conversation = m_flow->conversation().id;
    m_rig->restart();
    m_flow = m_rig->app().conversations().open(conversation);
    QVERIFY(QTest::qWaitFor([&] { return m_flow->isLoaded(); }));
    QCOMPARE(m_flow->find(reply)->replay, replay);
}

// Billing in a 200: nothing is tried again, and the next message is not sent at all.
void ResponsesTest::anEmptyAccountInsideTheStreamStopsTheConnection()
{
    m_rig->server().serve(
        "POST", "/v1/responses",
        {stream(sse(R"({"type":"response.created","response":{"id":"resp_1"}})") +
                sse(R"({"type":"error","error":{"type":"insufficient_quota",)"
                    R"("code":"insufficient_quota","message":"You exceeded your quota."}})") +
                sse(R"({"type":"response.failed","response":{"error":{"code":"server_error",)"
                    R"("message":"Failed."}}})"))});
    const MessageId reply = m_rig->ask(m_flow, u"Granite?"_s);
    QCOMPARE(m_flow->find(reply)->state, TurnState::Failed);
    QCOMPARE(outcomeOf(reply).category, Category::QuotaExhausted);
    QCOMPARE(outcomeOf(reply).attention, breaker::Attention::Billing);
    QCOMPARE(outcomeOf(reply).providerText, u"You exceeded your quota."_s);
    QCOMPARE(m_rig->server().count("POST"), 1);
    m_rig->ask(m_flow, u"Again?"_s);
    QCOMPARE(m_rig->server().count("POST"), 1);
}

void ResponsesTest::aFailureInMidReplyKeepsTheText()
{
    m_rig->server().serve(
        "POST", "/v1/responses",
        {stream(kBegin + delta("Granite is") +
                sse(R"({"type":"error","error":{"type":"service_unavailable_error",)"
                    R"("code":"server_is_overloaded","message":"Busy."}})"))});
    const MessageId reply = m_rig->ask(m_flow, u"Granite?"_s);
    const chat::Message &turn = *m_flow->find(reply);
    QCOMPARE(turn.state, TurnState::Partial);
    QCOMPARE(turn.text, u"Granite is"_s);
    QCOMPARE(turn.reasoning, u"Rocks."_s);
    QCOMPARE(turn.failure, u"overloaded"_s);
    QVERIFY(turn.replay.isEmpty());
    QCOMPARE(outcomeOf(reply).service, breaker::Verdict::Failure);
    QCOMPARE(m_rig->server().count("POST"), 1);
}

void ResponsesTest::whatIsRefusedIsLeftOutOnceAndRemembered()
{
    m_rig->server().serve(
        "POST", "/v1/responses",
        {simulator::scriptOf(simulator::httpResponse(
             400, "application/json",
             R"({"error":{"message":"Encrypted content is not supported with this model.",)"
             R"("type":"invalid_request_error","param":"include","code":null}})")),
         stream(good())});
    const MessageId reply = m_rig->ask(m_flow, u"Granite?"_s);
    QCOMPARE(m_flow->find(reply)->state, TurnState::Complete);
    QCOMPARE(m_rig->server().count("POST"), 2);
    const auto &requests = m_rig->server().requests();
    QVERIFY(bodyOf(requests[0]).contains("include"_L1));
    QVERIFY(bodyOf(requests[0]).contains("reasoning"_L1));
    QVERIFY(!bodyOf(requests[1]).contains("include"_L1));
    QVERIFY(!bodyOf(requests[1]).contains("reasoning"_L1));
    m_rig->ask(m_flow, u"And basalt?"_s);
    QCOMPARE(m_rig->server().count("POST"), 3);
    QVERIFY(!bodyOf(m_rig->server().requests()[2]).contains("include"_L1));
}

// A refusal that tells how much a model takes is a fact about it, in the list too.
void ResponsesTest::whatAModelTellsOfItselfStaysAfterARestart()
{
    m_rig->server().serve(
        "GET", "/v1/models",
        {simulator::scriptOf(simulator::httpResponse(200, "application/json",
                                                     R"({"data":[{"id":"m"},{"id":"other"}]})"))});
    m_rig->server().serve(
        "POST", "/v1/responses",
        {simulator::scriptOf(simulator::httpResponse(
            400, "application/json",
            R"({"error":{"message":"This model's maximum context length is 128000 tokens. Yours)"
            R"( has more.","type":"invalid_request_error","code":"context_length_exceeded"}})"))});
    const auto list = [&]() -> const std::vector<connections::ModelInfo> & {
        return m_rig->app().connections().find(m_connection)->models;
    };
    m_rig->app().connections().refreshModels(m_connection);
    QVERIFY(QTest::qWaitFor([&] { return list().size() == 2; }));
    QVERIFY(!list().front().contextLength);
    const MessageId reply = m_rig->ask(m_flow, u"Granite?"_s);
    QCOMPARE(outcomeOf(reply).category, Category::ContextTooLong);
    QCOMPARE(outcomeOf(reply).contextLength, 128'000);
    QCOMPARE(list().front().contextLength, 128'000);
    QVERIFY(!list().back().contextLength);

    m_flow = nullptr;
    m_rig->restart();
    QCOMPARE(list().front().contextLength, 128'000);
    QCOMPARE(m_rig->app().connections().notes(m_connection, ModelId(u"m"_s)).contextLength,
             128'000);

    // Whoever listens is told after the scheduler's turn, not from inside it.
    auto &connections = m_rig->app().connections();
    const QSignalSpy changed(&connections, &flows::ConnectionsFlow::connectionChanged);
    connections.setNotes(m_connection, ModelId(u"other"_s), {{}, {}, true, 4096});
    QCOMPARE(changed.size(), 0);
    QCOMPARE(list().back().contextLength, 4096);
    QVERIFY(QTest::qWaitFor([&] { return changed.size() == 1; }));
}

QTEST_GUILESS_MAIN(ResponsesTest)
#include "tst_responses.moc"
