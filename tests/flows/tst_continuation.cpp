// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Going on with a reply that was cut: the pure rules, and the whole path on real sockets and files.

#include "turnsbench.h"

#include <flows/continuation.h>
#include <flows/promptbuilder.h>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using chat::FinishReason;
using chat::Message;
using chat::TurnState;
using flows::CardKind;
using flows::Continuation;
using scheduler::ExchangeResult;
using scheduler::ResultKind;
using test::ChatRig;

namespace {

QByteArray chunk(const QJsonObject &object)
{
    return "data: " + QJsonDocument(object).toJson(QJsonDocument::Compact) + "\n\n";
}

QJsonObject choice(const QString &text, const QJsonValue &finish)
{
    const QJsonObject delta = text.isEmpty() ? QJsonObject() : QJsonObject{{u"content"_s, text}};
    return {{u"id"_s, u"x"_s},
            {u"model"_s, u"m"_s},
            {u"choices"_s,
             QJsonArray{
                 QJsonObject{{u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, finish}}}}};
}

// A stream of these pieces that ends for this reason, with what it cost.
QByteArray streamOf(const QStringList &pieces, const QString &finish, int in, int out)
{
    QByteArray body;
    for (const QString &piece : pieces)
        body += chunk(choice(piece, QJsonValue::Null));
    QJsonObject last = choice({}, finish);
    last[u"usage"_s] = QJsonObject{{u"prompt_tokens"_s, in}, {u"completion_tokens"_s, out}};
    body += chunk(last) + "data: [DONE]\n\n";
    return simulator::httpResponse(200, "text/event-stream", body);
}

void serveStream(ChatRig &rig, const QStringList &pieces, const QString &finish, int in, int out)
{
    rig.server().serve("POST", {}, {simulator::scriptOf(streamOf(pieces, finish, in, out))});
}

// The stream up to these words, then nothing more or a reset.
void serveUpTo(ChatRig &rig, const QStringList &pieces, const QByteArray &words,
               simulator::Then then)
{
    const QByteArray whole = streamOf(pieces, u"stop"_s, 1, 1);
    rig.server().serve("POST", {}, {simulator::scriptOf(whole.left(whole.indexOf(words)), then)});
}

Message cut()
{
    Message reply;
    reply.role = chat::Role::Assistant;
    reply.text = u"Once upon"_s;
    reply.state = TurnState::Partial;
    reply.failure = u"stream_broken"_s;
    reply.usage = {10, 20, {}, 0};
    reply.duration = Milliseconds(900);
    reply.timeToFirstToken = Milliseconds(300);
    return reply;
}

} // namespace

class ContinuationTest : public QObject
{
    Q_OBJECT
private:
    // A conversation whose only reply ended at the length limit.
    struct Bench
    {
        Bench()
        {
            id = rig.connect(u"Work"_s);
            serveStream(rig, {u"Once upon"_s}, u"length"_s, 10, 2);
            flow = rig.converse(id);
            reply = rig.ask(flow, u"Tell"_s);
        }
        const Message &turn() const { return *flow->find(reply); }
        bool ended() const
        {
            return QTest::qWaitFor([&] { return !flow->progress(reply) || flow->isHeld(reply); });
        }

        ChatRig rig;
        ConnectionId id;
        flows::ChatFlow *flow = nullptr;
        MessageId reply;
    };

private Q_SLOTS:
    void onlyACutReplyCanGoOn_data();
    void onlyACutReplyCanGoOn();
    void figuresAddUpWhereBothAreKnown();
    void whatBroughtNothingAddsNothing();

    void theRestIsAddedToTheTurn();
    void theInstructionIsSentAndNotKept();
    void onlyTheLastTurnGoesOn();
    void thinkingGoesOnApart();
    void aKillKeepsBothParts();
    void aKillBeforeTheFirstWordChangesNothing();
    void aBreakKeepsBothParts();
    void aStopKeepsBothParts();
    void aStopBeforeTheFirstWordLeavesNoTrace();
    void aFailureCanBeTriedAgain();
    void aHeldOneCanBeDiscarded();
    void theBoundaryIsAskedAgain();
    void ollamaGoesOnAsWell();
};

void ContinuationTest::onlyACutReplyCanGoOn_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("finish");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("goesOn");
    const auto row = [](const char *name, TurnState state, FinishReason finish, const QString &text,
                        bool goesOn) {
        QTest::newRow(name) << int(state) << int(finish) << text << goesOn;
    };
    row("the length limit", TurnState::Complete, FinishReason::Length, u"a"_s, true);
    row("an interruption", TurnState::Partial, FinishReason::None, u"a"_s, true);
    row("complete", TurnState::Complete, FinishReason::Stop, u"a"_s, false);
    row("a filter", TurnState::Complete, FinishReason::ContentFilter, u"a"_s, false);
    row("no text", TurnState::Partial, FinishReason::None, {}, false);
    row("running", TurnState::Streaming, FinishReason::None, u"a"_s, false);
}

void ContinuationTest::onlyACutReplyCanGoOn()
{
    QFETCH(int, state);
    QFETCH(int, finish);
    QFETCH(QString, text);
    Message reply;
    reply.role = chat::Role::Assistant;
    reply.state = TurnState(state);
    reply.finish = FinishReason(finish);
    reply.text = text;
    QTEST(flows::wasCut(reply), "goesOn");
    reply.role = chat::Role::User;
    QVERIFY(!flows::wasCut(reply));
    reply.role = chat::Role::Assistant;
    reply.toolCalls = {{u"1"_s, u"f"_s, u"{}"_s}};
    QVERIFY(!flows::wasCut(reply));
}

void ContinuationTest::figuresAddUpWhereBothAreKnown()
{
    chat::ReplyText more;
    more.finish = FinishReason::Stop;
    more.usage = {30, 5, 2, {}};
    ExchangeResult result;
    result.kind = ResultKind::Answered;
    result.duration = Milliseconds(600);
    result.timeToFirstToken = Milliseconds(50);
    const Continuation continuation{cut(), {}, true};
    const Message turn =
        flows::continued(continuation, u"Once upon a time"_s, {}, more, result, {});
    QCOMPARE(turn.text, u"Once upon a time"_s);
    QCOMPARE(turn.state, TurnState::Complete);
    QCOMPARE(turn.finish, FinishReason::Stop);
    QVERIFY(turn.failure.isEmpty());
    // Tokens of the prompt are counted for each time it was read.
    QCOMPARE(turn.usage, (chat::Usage{40, 25, {}, {}}));
    QCOMPARE(turn.duration, Milliseconds(1500));
    QCOMPARE(turn.timeToFirstToken, Milliseconds(300)); // the turn's first word came then
    Continuation unknown = continuation;
    unknown.before.duration = Milliseconds(0);
    QCOMPARE(flows::continued(unknown, {}, {}, more, result, {}).duration, Milliseconds(0));
}

void ContinuationTest::whatBroughtNothingAddsNothing()
{
    ExchangeResult result;
    result.kind = ResultKind::Failed;
    result.attempts = 1;
    result.duration = Milliseconds(9000);
    const Continuation continuation{cut(), {}, false};
    const Message turn =
        flows::continued(continuation, cut().text, {}, {}, result, u"server_error"_s);
    QCOMPARE(turn.duration, cut().duration);
    QCOMPARE(turn.usage, cut().usage);
    QCOMPARE(turn.failure, u"server_error"_s);
    QVERIFY(!flows::leftNoTrace(result, continuation));
    result.kind = ResultKind::Cancelled;
    QVERIFY(flows::leftNoTrace(result, continuation));
    QVERIFY(!flows::leftNoTrace(result, {cut(), {}, true}));
}

void ContinuationTest::theRestIsAddedToTheTurn()
{
    Bench bench;
    QCOMPARE(bench.turn().finish, FinishReason::Length);
    QVERIFY(bench.flow->notes(bench.reply).canContinue);
    serveStream(bench.rig, {u" a time"_s, u"."_s}, u"stop"_s, 25, 4);
    QSignalSpy appended(bench.flow, &flows::ChatFlow::textAppended);
    bench.flow->continueReply(bench.reply);
    QVERIFY(!bench.flow->notes(bench.reply).canContinue);
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"Once upon a time."_s);
    QCOMPARE(bench.turn().state, TurnState::Complete);
    QCOMPARE(bench.turn().finish, FinishReason::Stop);
    QCOMPARE(bench.turn().usage.inputTokens.value_or(0), qint64(35));
    QCOMPARE(bench.turn().usage.outputTokens.value_or(0), qint64(6));
    QVERIFY(!bench.flow->notes(bench.reply).canContinue);
    QCOMPARE(bench.flow->messages().size(), size_t(2));
    // Only what is new was handed to the window.
    QString shown;
    for (const auto &each : appended)
        shown += each.at(1).toString();
    QCOMPARE(shown, u" a time."_s);

    bench.rig.app().storage().flush();
    const auto rows = test::ledgerOf(bench.rig);
    QCOMPARE(rows.size(), size_t(2));
    QCOMPARE(rows.front().reason, u"continue"_s);
    QCOMPARE(rows.front().message, bench.reply);
    QCOMPARE(rows.back().message, bench.reply);
    QVERIFY(rows.front().request != rows.back().request);
    bench.flow = test::reopened(bench.rig, bench.flow->conversation().id);
    QCOMPARE(bench.turn().text, u"Once upon a time."_s);
    QCOMPARE(bench.turn().usage.outputTokens.value_or(0), qint64(6));
}

void ContinuationTest::theInstructionIsSentAndNotKept()
{
    Bench bench;
    serveStream(bench.rig, {u" a time"_s}, u"stop"_s, 1, 1);
    bench.flow->continueReply(bench.reply);
    QVERIFY(bench.ended());
    const auto &request = bench.rig.server().requests().back();
    QCOMPARE(test::sentTexts(request),
             (QStringList{u"Tell"_s, u"Once upon"_s, flows::continuationInstruction()}));
    const auto messages =
        QJsonDocument::fromJson(request.body).object().value("messages"_L1).toArray();
    QCOMPARE(messages.at(1).toObject().value("role"_L1).toString(), u"assistant"_s);
    QCOMPARE(messages.at(2).toObject().value("role"_L1).toString(), u"user"_s);
    QCOMPARE(test::textsOf(bench.flow), (QStringList{u"Tell"_s, u"Once upon a time"_s}));
}

// What follows was said about the text as it was.
void ContinuationTest::onlyTheLastTurnGoesOn()
{
    Bench bench;
    serveStream(bench.rig, {u"Yes"_s}, u"stop"_s, 1, 1);
    bench.rig.ask(bench.flow, u"more"_s);
    QVERIFY(!bench.flow->notes(bench.reply).canContinue);
    const size_t sent = bench.rig.server().requests().size();
    bench.flow->continueReply(bench.reply);
    QVERIFY(!bench.flow->isRunning());
    QCOMPARE(bench.rig.server().requests().size(), sent);
}

void ContinuationTest::thinkingGoesOnApart()
{
    Bench bench;
    const auto thought = [](const QString &text) {
        QJsonObject object = choice({}, QJsonValue::Null);
        object[u"choices"_s] = QJsonArray{QJsonObject{
            {u"index"_s, 0}, {u"delta"_s, QJsonObject{{u"reasoning_content"_s, text}}}}};
        return chunk(object);
    };
    const auto serve = [&](const QString &first, const QString &second, const QString &text,
                           const QString &finish) {
        const QByteArray body = thought(first) + thought(second) +
                                chunk(choice(text, QJsonValue::Null)) + chunk(choice({}, finish)) +
                                "data: [DONE]\n\n";
        bench.rig.server().serve(
            "POST", {},
            {simulator::scriptOf(simulator::httpResponse(200, "text/event-stream", body))});
    };
    serve(u"Hm"_s, u"m."_s, u"One"_s, u"length"_s);
    bench.reply = bench.rig.ask(bench.flow, u"think"_s);
    serve(u"Well"_s, u"…"_s, u", two"_s, u"stop"_s);
    QSignalSpy reasoned(bench.flow, &flows::ChatFlow::reasoningAppended);
    bench.flow->continueReply(bench.reply);
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"One, two"_s);
    QCOMPARE(bench.turn().reasoning, u"Hmm.\n\nWell…"_s);
    QString shown = u"Hmm."_s;
    for (const auto &each : reasoned)
        shown += each.at(1).toString();
    QCOMPARE(shown, bench.turn().reasoning);
}

// R32, T26: at most the last second is lost, and never what was there before.
void ContinuationTest::aKillKeepsBothParts()
{
    Bench bench;
    serveUpTo(bench.rig, {u" a"_s, u" time"_s, u" there"_s}, " there", simulator::Then::Silence);
    bench.flow->continueReply(bench.reply);
    QVERIFY(QTest::qWaitFor([&] { return bench.turn().text == u"Once upon a time"_s; }));
    QVERIFY(QTest::qWaitFor(
        [&] {
            const test::Survivor survivor(bench.rig, bench.flow->conversation().id);
            const Message *turn = survivor.flow()->find(bench.reply);
            return turn->text == u"Once upon a time"_s;
        },
        3000));
    const test::Survivor survivor(bench.rig, bench.flow->conversation().id);
    const Message *turn = survivor.flow()->find(bench.reply);
    QCOMPARE(turn->state, TurnState::Partial);
    // The figures of half a reply are not those of this text.
    QVERIFY(!turn->usage.outputTokens);
    QCOMPARE(turn->duration, Milliseconds(0));
    QVERIFY(survivor.flow()->notes(bench.reply).canContinue);
    QCOMPARE(survivor.flow()->card(bench.reply)->kind, CardKind::Interrupted);
    bench.flow->stop();
    QVERIFY(bench.ended());
}

void ContinuationTest::aKillBeforeTheFirstWordChangesNothing()
{
    Bench bench;
    const Message before = bench.turn();
    bench.rig.server().serve("POST", {}, {simulator::scriptOf({}, simulator::Then::Silence)});
    bench.flow->continueReply(bench.reply);
    QVERIFY(QTest::qWaitFor([&] { return bench.rig.server().requests().size() == 2; }));
    const test::Survivor survivor(bench.rig, bench.flow->conversation().id);
    QCOMPARE(*survivor.flow()->find(bench.reply), before);
    bench.flow->stop();
    QVERIFY(bench.ended());
}

void ContinuationTest::aBreakKeepsBothParts()
{
    Bench bench;
    serveUpTo(bench.rig, {u" a"_s, u" time"_s, u" there"_s}, " there", simulator::Then::Close);
    bench.flow->continueReply(bench.reply);
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"Once upon a time"_s);
    QCOMPARE(bench.turn().state, TurnState::Partial);
    QCOMPARE(bench.turn().failure, u"stream_broken"_s);
    QCOMPARE(bench.flow->card(bench.reply)->kind, CardKind::Interrupted);
    QVERIFY(bench.flow->card(bench.reply)->goOn);
    // Once more, from where it is now.
    serveStream(bench.rig, {u" there was."_s}, u"stop"_s, 1, 1);
    bench.flow->continueReply(bench.reply);
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"Once upon a time there was."_s);
    QVERIFY(!bench.flow->card(bench.reply));
    QCOMPARE(test::sentTexts(bench.rig.server().requests().back()).at(1), u"Once upon a time"_s);
}

void ContinuationTest::aStopKeepsBothParts()
{
    Bench bench;
    serveUpTo(bench.rig, {u" a"_s, u" time"_s}, " time", simulator::Then::Silence);
    bench.flow->continueReply(bench.reply);
    QVERIFY(QTest::qWaitFor([&] { return bench.turn().text == u"Once upon a"_s; }));
    bench.flow->stop();
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"Once upon a"_s);
    QCOMPARE(bench.turn().failure, u"user_stopped"_s);
    QVERIFY(bench.flow->notes(bench.reply).canContinue);
}

void ContinuationTest::aStopBeforeTheFirstWordLeavesNoTrace()
{
    Bench bench;
    const Message before = bench.turn();
    bench.rig.server().serve("POST", {}, {simulator::scriptOf({}, simulator::Then::Silence)});
    bench.flow->continueReply(bench.reply);
    QVERIFY(QTest::qWaitFor([&] { return bench.rig.server().requests().size() == 2; }));
    QCOMPARE(bench.turn().state, TurnState::Streaming);
    bench.flow->stop();
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn(), before);
    QVERIFY(!bench.flow->card(bench.reply));
}

void ContinuationTest::aFailureCanBeTriedAgain()
{
    Bench bench;
    bench.rig.serveResponse(401, R"({"error":{"message":"no","code":"invalid_api_key"}})");
    bench.flow->continueReply(bench.reply);
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"Once upon"_s);
    QCOMPARE(bench.flow->card(bench.reply)->kind, CardKind::Credential);
    bool stored = false;
    bench.rig.app().connections().setKey(
        bench.id, secrets::Secret(QByteArray("sk-test-0123456789abcdefABCDEF")),
        flows::KeepKey::UntilQuit,
        [&](const Result<void> &result) { stored = result.has_value(); });
    QVERIFY(QTest::qWaitFor([&] { return stored; }));
    serveStream(bench.rig, {u" a time"_s}, u"stop"_s, 1, 1);
    bench.flow->retryNow(bench.reply); // what the card's repair does
    QVERIFY(bench.ended());
    QCOMPARE(bench.turn().text, u"Once upon a time"_s);
    QCOMPARE(bench.turn().state, TurnState::Complete);
    QVERIFY(!bench.flow->card(bench.reply));
    QCOMPARE(bench.flow->notes(bench.reply).versions.count, 1);
}

void ContinuationTest::aHeldOneCanBeDiscarded()
{
    Bench bench;
    const Message before = bench.turn();
    // Two requests elsewhere open the connection's circuit.
    bench.rig.serveResponse(503, R"({"error":{"message":"down","type":"server_error"}})");
    flows::ChatFlow *other = bench.rig.converse(bench.id);
    bench.rig.ask(other, u"one"_s);
    bench.rig.ask(other, u"two"_s);
    const size_t sent = bench.rig.server().requests().size();
    bench.flow->continueReply(bench.reply);
    QVERIFY(bench.ended());
    QVERIFY(bench.flow->isHeld(bench.reply));
    QCOMPARE(bench.rig.server().requests().size(), sent);
    QCOMPARE(bench.turn(), [&] {
        Message same = before;
        same.request = bench.turn().request;
        return same;
    }());
    QCOMPARE(bench.flow->card(bench.reply)->kind, CardKind::Failing);
    bench.flow->discard(bench.reply);
    QVERIFY(!bench.flow->card(bench.reply));
    QCOMPARE(bench.turn(), before);
    QVERIFY(!bench.flow->isHeld(bench.reply));
}

void ContinuationTest::theBoundaryIsAskedAgain()
{
    ChatRig rig;
    const ConnectionId first = rig.connect(u"First"_s);
    const ConnectionId second = rig.connect(u"Second"_s);
    rig.serveReply(u"r"_s);
    flows::ChatFlow *flow = rig.converse(first);
    rig.ask(flow, u"one"_s);
    flow->setTarget(second, ModelId(u"m"_s));
    serveStream(rig, {u"Once upon"_s}, u"length"_s, 1, 1);
    QSignalSpy asked(flow, &flows::ChatFlow::boundaryAsked);
    flow->send(u"two"_s);
    flow->answer(asked.at(0).at(0).value<flows::BoundaryQuestion>(),
                 flows::BoundaryAnswer::ThisOnce);
    QVERIFY(test::settled(flow, [&] { return flow->messages().size() == 4; }));
    const MessageId reply = flow->messages().back().id;
    flow->continueReply(reply);
    QCOMPARE(asked.size(), 2);
    const auto question = asked.at(1).at(0).value<flows::BoundaryQuestion>();
    QCOMPARE(question.reason, flows::CrossingReason::GoOn);
    QCOMPARE(question.messages, 5); // all four, and the instruction
    QCOMPARE(rig.server().requests().size(), size_t(2));
    serveStream(rig, {u" a time"_s}, u"stop"_s, 1, 1);
    flow->answer(question, flows::BoundaryAnswer::ThisOnce);
    QVERIFY(QTest::qWaitFor([&] { return flow->find(reply)->text == u"Once upon a time"_s; }));
    QVERIFY(test::settled(flow, [&] { return true; }));
}

void ContinuationTest::ollamaGoesOnAsWell()
{
    ChatRig rig;
    const ConnectionId box = rig.connect(u"Box"_s, connections::ConnectionKind::Local,
                                         connections::Protocol::Ollama, QString(), u"ollama"_s);
    const auto serve = [&](const QByteArray &text, const QByteArray &why) {
        const QByteArray body = R"({"model":"m","message":{"role":"assistant","content":")" + text +
                                R"("},"done":false})"
                                "\n"
                                R"({"model":"m","message":{"role":"assistant","content":""},)"
                                R"("done":true,"done_reason":")" +
                                why + "\"}\n";
        rig.server().serve(
            "POST", {},
            {simulator::scriptOf(simulator::httpResponse(200, "application/x-ndjson", body))});
    };
    serve("Once upon", "length");
    flows::ChatFlow *flow = rig.converse(box);
    const MessageId reply = rig.ask(flow, u"Tell"_s);
    serve(" a time", "stop");
    flow->continueReply(reply);
    QVERIFY(QTest::qWaitFor([&] {
        return flow->find(reply)->state == TurnState::Complete &&
               flow->find(reply)->text == u"Once upon a time"_s;
    }));
    QCOMPARE(test::sentTexts(rig.server().requests().back()),
             (QStringList{u"Tell"_s, u"Once upon"_s, flows::continuationInstruction()}));
}

QTEST_GUILESS_MAIN(ContinuationTest)
#include "tst_continuation.moc"
