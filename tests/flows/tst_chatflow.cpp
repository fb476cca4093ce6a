// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// A conversation through the whole program without a window: real profile, real sockets.

#include "support/chatrig.h"

#include <flows/card.h>
#include <scheduler/chatexchange.h>
#include <store/ledgerrepository.h>

#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::TurnState;
using connections::ConnectionKind;
using flows::BoundaryAnswer;
using flows::CardKind;
using flows::CardPhase;
using test::ChatRig;

namespace {

const QByteArray kError503 = R"({"error":{"message":"down","type":"server_error"}})";

std::vector<store::LedgerRow> ledgerOf(ChatRig &rig)
{
    std::optional<std::vector<store::LedgerRow>> rows;
    rig.app().storage().submit(
        &rig.app().connections(),
        [](store::Database &database) { return store::LedgerRepository(database).latest(500); },
        [&](Result<std::vector<store::LedgerRow>> read) { rows = read.value(); });
    if (!QTest::qWaitFor([&] { return rows.has_value(); }))
        return {};
    return *rows;
}

} // namespace

class ChatFlowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aReplyStreamsAndIsStored();
    void aStoppedReplyKeepsItsText();
    void threeFailuresHoldTheNextMessage();
    void waitSendsByItself();
    void retryNowIsTheProbe();
    void switchAsksBeforeACrossing();
    void eachAnswerAtTheBoundary_data();
    void eachAnswerAtTheBoundary();
    void switchToThisDeviceIsNoCrossing();
    void localOnlyRefusesEvenToAsk();
    void accountTroubleHasItsCard_data();
    void accountTroubleHasItsCard();
    void aRepairedKeyLetsTheMessageGo();
    void aHeldMessageAsksAfterARestart();
    void resendLeavesTheOldReplyAsSibling();
    void editAgainTakesTheTextBack();
    void removedConversationsComeBack();
    void theConversationThatSpokeLastIsFirst();
    void theLedgerEqualsTheWire();
    void aStoppedLocalServerSaysSo();
};

void ChatFlowTest::aReplyStreamsAndIsStored()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"One, two, three."_s);
    flows::ChatFlow *flow = rig.converse(id);
    QSignalSpy appended(flow, &flows::ChatFlow::textAppended);
    const MessageId reply = rig.ask(flow, u"Count to three, please"_s);
    QCOMPARE(flow->find(reply)->text, u"One, two, three."_s);
    QCOMPARE(flow->find(reply)->state, TurnState::Complete);
    QVERIFY(!appended.isEmpty());
    QVERIFY(!flow->card(reply));
    QCOMPARE(flow->conversation().title, u"Count to three, please"_s);
    QCOMPARE(flow->conversation().home, u"company:Work"_s);
    QCOMPARE(rig.server().requests().size(), size_t(1));
    // C60: no key, no header.
    QCOMPARE(rig.server().requests().front().header("authorization"), QByteArray());

    const ConversationId conversation = flow->conversation().id;
    rig.restart();
    flow = rig.app().conversations().open(conversation);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded(); }));
    QCOMPARE(flow->messages().size(), size_t(2));
    QCOMPARE(flow->messages().at(1).text, u"One, two, three."_s);
    QCOMPARE(rig.server().requests().size(), size_t(1));
}

void ChatFlowTest::aStoppedReplyKeepsItsText()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveCutReply(u"Some text and more"_s, "and ", simulator::Then::Silence);
    flows::ChatFlow *flow = rig.converse(id);
    QSignalSpy added(flow, &flows::ChatFlow::messageAdded);
    flow->send(u"Go"_s);
    QVERIFY(QTest::qWaitFor([&] { return added.size() == 2; }));
    const MessageId reply = added.at(1).at(0).value<MessageId>();
    QVERIFY(QTest::qWaitFor([&] { return flow->find(reply)->text == u"Some text "_s; }));
    flow->stop();
    QVERIFY(rig.settle(flow, reply, 500));
    QCOMPARE(flow->find(reply)->state, TurnState::Partial);
    QCOMPARE(flow->find(reply)->text, u"Some text "_s);
    QVERIFY(QTest::qWaitFor([&] { return rig.server().openConnections() == 0; }, 1000)); // T37
    // A stop is not evidence (S61).
    QVERIFY(rig.app()
                .rooms()
                .breakers
                .evidence(breaker::ScopePath{id, breaker::Operation::Chat, ModelId(u"m"_s)}.leaf(),
                          rig.app().clock().now())
                .empty());
}

// S78, S79, S105: the fourth message does not leave the machine.
void ChatFlowTest::threeFailuresHoldTheNextMessage()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(503, kError503);
    flows::ChatFlow *flow = rig.converse(id);
    // The automatic retries of two requests are enough to open.
    rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    const size_t sent = rig.server().requests().size();
    QVERIFY(sent >= 3);
    const MessageId held = rig.ask(flow, u"three"_s);
    QCOMPARE(rig.server().requests().size(), sent);
    QVERIFY(flow->isHeld(held));
    QCOMPARE(flow->find(held)->state, TurnState::Waiting);
    const auto card = flow->card(held);
    QVERIFY(card);
    QCOMPARE(card->kind, CardKind::Failing);
    QCOMPARE(card->phase, CardPhase::Asking);
    QVERIFY(card->until);
    QVERIFY(card->wait.isOffered());
    QVERIFY(!card->sent);
    QVERIFY(card->evidence.failures >= 3);
    QCOMPARE(rig.app().connections().find(id)->health.kind, flows::HealthKind::Failing);
}

void ChatFlowTest::waitSendsByItself()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Box"_s, ConnectionKind::Local);
    rig.serveResponse(500, kError503);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    const MessageId held = rig.ask(flow, u"two"_s);
    QVERIFY(flow->isHeld(held));
    rig.serveReply(u"Back again."_s);
    flow->wait(held);
    QVERIFY(QTest::qWaitFor(
        [&] { return flow->card(held) && flow->card(held)->phase == CardPhase::Waiting; }));
    QVERIFY(QTest::qWaitFor([&] { return flow->result(held) != nullptr; }, 10'000));
    QCOMPARE(flow->find(held)->text, u"Back again."_s);
    QVERIFY(!flow->card(held));
}

// S101: the user's retry goes as the half-open probe.
void ChatFlowTest::retryNowIsTheProbe()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(503, kError503);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    const MessageId held = rig.ask(flow, u"three"_s);
    QVERIFY(flow->isHeld(held));
    rig.serveReply(u"It works."_s);
    const size_t before = rig.server().requests().size();
    QVERIFY(QTest::qWaitFor(
        [&] {
            flow->retryNow(held);
            return rig.server().requests().size() > before;
        },
        5000));
    QVERIFY(QTest::qWaitFor([&] { return flow->result(held) != nullptr; }));
    QCOMPARE(flow->find(held)->text, u"It works."_s);
    QCOMPARE(rig.server().requests().size(), before + 1);
    QCOMPARE(rig.app().connections().find(id)->health.kind, flows::HealthKind::Working);
}

// T21: zero bytes before the choice; Cancel keeps everything where it was.
void ChatFlowTest::switchAsksBeforeACrossing()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s, ConnectionKind::Cloud,
                                            connections::Protocol::OpenAiChat, u"/second"_s);
    rig.serveResponse(503, kError503);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    const MessageId held = rig.ask(flow, u"three"_s);
    const auto offers = flow->offers(held);
    const auto other = std::ranges::find(offers, second, &flows::SwitchOffer::connection);
    QVERIFY(other != offers.end());
    QCOMPARE(other->group, flows::OfferGroup::Outside);
    rig.serveReply(u"From the second."_s);

    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    const size_t sent = rig.server().requests().size();
    flow->switchTo(held, second, ModelId(u"m"_s));
    QCOMPARE(asked.size(), 1);
    const auto question = asked.at(0).at(0).value<flows::BoundaryQuestion>();
    QCOMPARE(question.to.key(), u"company:Second"_s);
    QCOMPARE(question.from.key(), u"company:First"_s);
    QCOMPARE(question.messages, 3);
    QCOMPARE(question.failing, u"First"_s);
    flow->answer(question, BoundaryAnswer::Cancel);
    QTest::qWait(100);
    QCOMPARE(rig.server().requests().size(), sent);
    QCOMPARE(flow->conversation().connection, first);

    flow->switchTo(held, second, ModelId(u"m"_s));
    flow->answer(question, BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return flow->result(held) != nullptr; }));
    QCOMPARE(flow->find(held)->text, u"From the second."_s);
    QCOMPARE(flow->find(held)->boundary, u"company:Second"_s);
    QCOMPARE(rig.server().requests().back().path(), QByteArray("/second/chat/completions"));
}

void ChatFlowTest::eachAnswerAtTheBoundary_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("asksAgain");
    QTest::newRow("T24: this once asks again")
        << static_cast<int>(BoundaryAnswer::ThisOnce) << true;
    QTest::newRow("T24: this conversation does not ask again")
        << static_cast<int>(BoundaryAnswer::ThisConversation) << false;
}

void ChatFlowTest::eachAnswerAtTheBoundary()
{
    QFETCH(int, answer);
    QFETCH(bool, asksAgain);
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    flow->setTarget(second, ModelId(u"m"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"two"_s);
    QCOMPARE(asked.size(), 1);
    flow->answer(asked.at(0).at(0).value<flows::BoundaryQuestion>(),
                 static_cast<BoundaryAnswer>(answer));
    QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 2; }));
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
    flow->send(u"three"_s);
    QCOMPARE(asked.size(), asksAgain ? 2 : 1);
    if (!asksAgain) {
        QVERIFY(QTest::qWaitFor([&] { return rig.server().requests().size() == 3; }));
    }
    QVERIFY(QTest::qWaitFor([&] { return !flow->isRunning(); }));
}

void ChatFlowTest::switchToThisDeviceIsNoCrossing()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId box = rig.connect(u"Box"_s, ConnectionKind::Local);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    flow->setTarget(box, ModelId(u"m"_s));
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    const MessageId reply = rig.ask(flow, u"two"_s);
    QCOMPARE(asked.size(), 0);
    QCOMPARE(flow->find(reply)->boundary, u"device"_s);
}

// T20: a local-only conversation does not even ask.
void ChatFlowTest::localOnlyRefusesEvenToAsk()
{
    ChatRig rig;
    const ConnectionId cloud = rig.connect(u"Cloud"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(cloud);
    flow->setLocalOnly(chat::LocalOnly::Yes);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    QSignalSpy refused(flow, &flows::ChatFlow::notAccepted);
    flow->send(u"one"_s);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.at(0).at(0).value<Error>().code, ErrorCode::NotAllowed);
    QCOMPARE(asked.size(), 0);
    QTest::qWait(50);
    QCOMPARE(rig.server().requests().size(), size_t(0));
}

void ChatFlowTest::accountTroubleHasItsCard_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, int status, const char *body, CardKind kind,
                        const char *headers = "") {
        QTest::newRow(name) << status << QByteArray(body) << QByteArray(headers)
                            << static_cast<int>(kind);
    };
    row("S74: wrong key", 401, R"({"error":{"message":"Incorrect","code":"invalid_api_key"}})",
        CardKind::Credential);
    row("C32: out of credit", 429,
        R"({"error":{"message":"Check billing","type":"insufficient_quota","code":"insufficient_quota"}})",
        CardKind::Billing);
    row("S94: missing model", 404,
        R"({"error":{"message":"The model `m` does not exist","code":"model_not_found"}})",
        CardKind::ModelMissing);
    row("S71: rate limit", 429, R"({"error":{"message":"Slow","type":"requests"}})",
        CardKind::RateLimited, "Retry-After: 60\r\n");
    row("S53: context", 400, R"({"error":{"message":"x","code":"context_length_exceeded"}})",
        CardKind::Request);
    row("C35: redirect", 301, "", CardKind::Endpoint, "Location: https://other.example.test/\r\n");
}

void ChatFlowTest::accountTroubleHasItsCard()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, headers);
    QFETCH(int, kind);
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(status, body, headers);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"hello"_s);
    QVERIFY(flow->card(reply));
    QCOMPARE(static_cast<int>(flow->card(reply)->kind), kind);
    QCOMPARE(rig.server().requests().size(), size_t(1)); // none of these is tried again
    QCOMPARE(flow->messages().front().text, u"hello"_s);
}

void ChatFlowTest::aRepairedKeyLetsTheMessageGo()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(401, R"({"error":{"message":"no","code":"invalid_api_key"}})");
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"hello"_s);
    QCOMPARE(flow->card(reply)->kind, CardKind::Credential);
    QCOMPARE(rig.app().connections().find(id)->health.kind, flows::HealthKind::NeedsKey);

    rig.serveReply(u"Welcome."_s);
    bool stored = false;
    rig.app().connections().setKey(
        id, secrets::Secret(QByteArray("sk-test-0123456789abcdefABCDEF")),
        flows::KeepKey::UntilQuit,
        [&](const Result<void> &result) { stored = result.has_value(); });
    QVERIFY(QTest::qWaitFor([&] { return stored; }));
    flow->retryNow(reply);
    QVERIFY(QTest::qWaitFor([&] { return flow->find(reply)->state == TurnState::Complete; }));
    QCOMPARE(flow->find(reply)->text, u"Welcome."_s);
    // C57: exactly this header.
    QCOMPARE(rig.server().requests().back().header("authorization"),
             QByteArray("Bearer sk-test-0123456789abcdefABCDEF"));
    QVERIFY(!flow->card(reply));
}

// Issue text 1.3 and design 6: never sent by itself after a restart.
void ChatFlowTest::aHeldMessageAsksAfterARestart()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(503, kError503);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"one"_s);
    rig.ask(flow, u"two"_s);
    const MessageId held = rig.ask(flow, u"three"_s);
    QVERIFY(flow->isHeld(held));
    flow->wait(held);
    const ConversationId conversation = flow->conversation().id;
    const size_t sent = rig.server().requests().size();
    rig.serveReply(u"Late."_s);
    rig.restart();
    flow = rig.app().conversations().open(conversation);
    QVERIFY(QTest::qWaitFor([&] { return flow->isLoaded(); }));
    QCOMPARE(flow->find(held)->state, TurnState::Waiting);
    QCOMPARE(flow->card(held)->kind, CardKind::HeldOver);
    // S92: the hold survived, and is not longer than before.
    QCOMPARE(rig.app().connections().find(id)->health.kind, flows::HealthKind::Failing);
    QTest::qWait(300);
    QCOMPARE(rig.server().requests().size(), sent);
}

void ChatFlowTest::resendLeavesTheOldReplyAsSibling()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"First."_s);
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId first = rig.ask(flow, u"hello"_s);
    rig.serveReply(u"Second."_s);
    flow->resend(first);
    QVERIFY(QTest::qWaitFor([&] { return flow->messages().back().text == u"Second."_s; }));
    QCOMPARE(flow->messages().size(), size_t(2));
    QVERIFY(flow->messages().back().id != first);
    QCOMPARE(flow->find(first)->text, u"First."_s);
}

void ChatFlowTest::editAgainTakesTheTextBack()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveResponse(400, R"({"error":{"message":"x","code":"context_length_exceeded"}})");
    flows::ChatFlow *flow = rig.converse(id);
    const MessageId reply = rig.ask(flow, u"much too long"_s);
    QSignalSpy draft(flow, &flows::ChatFlow::draftReplaced);
    flow->editAgain(reply);
    QCOMPARE(draft.size(), 1);
    QCOMPARE(draft.at(0).at(0).toString(), u"much too long"_s);
    QVERIFY(flow->messages().empty());
    const ConversationId conversation = flow->conversation().id;
    rig.restart();
    QCOMPARE(rig.app().conversations().find(conversation)->conversation.draft, u"much too long"_s);
}

void ChatFlowTest::removedConversationsComeBack()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    flows::ChatFlow *flow = rig.converse(id);
    rig.ask(flow, u"keep me"_s);
    const ConversationId conversation = flow->conversation().id;
    rig.app().conversations().remove(conversation);
    QVERIFY(!rig.app().conversations().find(conversation));
    rig.app().conversations().undoRemove();
    QVERIFY(rig.app().conversations().find(conversation));
    rig.restart();
    QVERIFY(rig.app().conversations().find(conversation));
    rig.app().conversations().remove(conversation);
    rig.restart();
    QVERIFY(!rig.app().conversations().find(conversation));
}

void ChatFlowTest::theConversationThatSpokeLastIsFirst()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.serveReply(u"Yes."_s);
    std::vector<ConversationId> made;
    for (int i = 0; i < 4; ++i) {
        flows::ChatFlow *flow = rig.converse(id);
        rig.ask(flow, u"hello"_s);
        made.push_back(flow->conversation().id);
    }
    const auto order = [&rig] {
        std::vector<ConversationId> ids;
        for (const auto &row : rig.app().conversations().rows())
            ids.push_back(row.conversation.id);
        return ids;
    };
    QCOMPARE(order(), (std::vector{made[3], made[2], made[1], made[0]}));
    rig.ask(rig.app().conversations().open(made[1]), u"once more"_s);
    QCOMPARE(order(), (std::vector{made[1], made[3], made[2], made[0]}));
    rig.ask(rig.app().conversations().open(made[0]), u"once more"_s);
    QCOMPARE(order(), (std::vector{made[0], made[1], made[3], made[2]}));
    const auto before = order();
    rig.restart();
    QCOMPARE(order(), before);
}

// T25: server-side attempts and ledger rows match one to one.
void ChatFlowTest::theLedgerEqualsTheWire()
{
    ChatRig rig;
    const ConnectionId id = rig.connect(u"Work"_s);
    rig.server().serve(
        "POST", {},
        {ChatRig::replyScript(u"a"_s),
         simulator::scriptOf(simulator::httpResponse(500, "application/json", kError503)),
         ChatRig::replyScript(u"b"_s), simulator::scriptOf({}, simulator::Then::Reset),
         ChatRig::replyScript(u"c"_s)});
    flows::ChatFlow *flow = rig.converse(id);
    for (const QString &text : {u"one"_s, u"two"_s, u"three"_s, u"four"_s})
        rig.ask(flow, text);
    rig.app().storage().flush();
    const auto rows = ledgerOf(rig);
    const auto &requests = rig.server().requests();
    QCOMPARE(rows.size(), requests.size());
    for (size_t i = 0; i < rows.size(); ++i) {
        const store::LedgerRow &row = rows[rows.size() - 1 - i];
        QCOMPARE(row.purpose, u"chat"_s);
        QCOMPARE(row.boundary, u"company:Work"_s);
        QCOMPARE(row.host, u"127.0.0.1"_s);
        QCOMPARE(row.port, static_cast<int>(rig.server().port()));
        QCOMPARE(row.bytesUp, static_cast<qint64>(requests[i].body.size()));
        QVERIFY(row.closed);
    }
}

// S81, S93: a local server that does not run has its own card and never leads to the cloud.
void ChatFlowTest::aStoppedLocalServerSaysSo()
{
    ChatRig rig;
    const ConnectionId box = rig.connect(u"Box"_s, ConnectionKind::Local,
                                         connections::Protocol::Ollama, QString(), u"ollama"_s);
    rig.connect(u"Cloud"_s);
    rig.server().refuse();
    flows::ChatFlow *flow = rig.converse(box);
    const MessageId reply = rig.ask(flow, u"hello"_s);
    QVERIFY(flow->card(reply));
    QCOMPARE(flow->card(reply)->kind, CardKind::ServerStopped);
    QVERIFY(!flow->card(reply)->startHint.isEmpty());
    QCOMPARE(rig.server().requests().size(), size_t(0));
}

QTEST_GUILESS_MAIN(ChatFlowTest)
#include "tst_chatflow.moc"
