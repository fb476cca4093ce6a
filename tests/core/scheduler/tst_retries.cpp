// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <QTest>

Q_DECLARE_METATYPE(breakerbox::tests::Script)

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::HoldReason;
using connections::ConnectionKind;
using scheduler::ExchangeState;
using scheduler::OnHold;
using scheduler::ResultKind;

// What is sent again by itself, and what never is (design 3, security.md T35).
class RetriesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void failuresThatCountAreRetriedTwice();
    void retryThatWorksAnswers();
    void eachRetryHasItsRow();
    void retryStopsAtTheHold();
    void onlyWhatCannotHaveArrived_data();
    void onlyWhatCannotHaveArrived();
    void nothingIsReplayedAfterContent_data();
    void nothingIsReplayedAfterContent();
    void requestErrorsAreNotRetried_data();
    void requestErrorsAreNotRetried();
    void refusedParameterIsLeftOutOnce();
    void streamRefused_sentWithoutStream();
    void foreignParameterIsNotResent();
    void invalidModelOutputIsAskedOnceMore();
    void loadingModelIsCheckedShortly();
    void loadingWithoutWaiting_isHeld();
    void stopDuringBackoff();
    void cancelledPauseWaitsForTheUser();
    void localServerStopped_secondFailureOpens();
};

void RetriesTest::failuresThatCountAreRetriedTwice()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(answers(500, "{}"));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(bench.transport.count(), 3);
    QCOMPARE(ask.kind(), ResultKind::Failed);
    QCOMPARE(ask.category(), Category::ServerError);
    QCOMPARE(ask->result().attempts, 3);
    QCOMPARE(ask->history().size(), 2U);
    const auto &sent = bench.transport.sent();
    QVERIFY(sent[1]->time - sent[0]->time <= Milliseconds(500));
    QVERIFY(sent[2]->time - sent[1]->time <= Milliseconds(1000));
    // One logical request alone opens nothing (K3).
    QCOMPARE(bench.leaf(connection)->state, breaker::CircuitState::Closed);
    QCOMPARE(bench.leaf(connection)->consecutiveFailures, 3);
}

void RetriesTest::retryThatWorksAnswers()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(refuses());
    bench.transport.next(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(2));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(ask.watch->text, u"Hi"_s);
    QVERIFY(ask.watch->said.contains(u"restarted"_s));
    QCOMPARE(ask->history().front().category, Category::ConnectionRefused);
}

void RetriesTest::eachRetryHasItsRow() // T25, T35
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(answers(500, "{}"));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(bench.log.opened.size(), 3U);
    QCOMPARE(bench.log.closed.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(bench.log.opened[i].attemptNumber, static_cast<int>(i) + 1);
        QCOMPARE(bench.log.opened[i].reason, i == 0 ? u"send"_s : u"retry"_s);
        QCOMPARE(bench.log.opened[i].request, ask->request().id);
        QCOMPARE(bench.log.closed[i].attempt, bench.log.opened[i].attempt);
    }
    QVERIFY(bench.log.opened[0].attempt != bench.log.opened[1].attempt);
}

void RetriesTest::retryStopsAtTheHold() // never against a hold
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection, 2);
    bench.transport.always(answers(503, "{}"));
    const auto third = bench.submit(connection);
    bench.run();
    QCOMPARE(bench.transport.count(), 3);
    QCOMPARE(third.state(), ExchangeState::Held); // at once, not after the pause
    QCOMPARE(third.hold(), HoldReason::Open);
    bench.run(Seconds(60));
    QCOMPARE(bench.transport.count(), 3);
    auto request = bench.request(connection);
    request.onHold = OnHold::Never;
    bench.run(Seconds(600));
    const auto last = bench.submit(request);
    bench.run(Seconds(10));
    QVERIFY(last->result().attempts >= 1);
    QCOMPARE(last.kind(), ResultKind::Failed); // it was tried
}

void RetriesTest::onlyWhatCannotHaveArrived_data() // T35
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("requests");

    QTest::newRow("refused: nothing left") << refuses() << 3;
    QTest::newRow("name unknown: nothing left") << resolvesToNothing() << 3;
    QTest::newRow("reset after the request was sent") << resets() << 1;
    QTest::newRow("no first byte") << hangs() << 1;
    QTest::newRow("closed after the headers") << cuts({}) << 1;
    QTest::newRow("cut before any content") << cuts({"data: {\"choices\":[]}\n\n"}) << 1;
    QTest::newRow("refused by a status") << answers(502, "{}") << 3;
    QTest::newRow("refused by an error inside the stream (I69)")
        << streams({"data: {\"error\":{\"message\":\"boom\",\"code\":500}}\n\n"}) << 3;
    QTest::newRow("a gateway's page under 200")
        << answers(200, "<html><body>502</body></html>", {{"Content-Type", "text/html"}}) << 3;
}

void RetriesTest::onlyWhatCannotHaveArrived()
{
    QFETCH(Script, script);
    QFETCH(int, requests);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(script);
    const auto ask = bench.submit(connection);
    bench.run(Seconds(300));
    QCOMPARE(bench.transport.count(), requests);
    QCOMPARE(ask.kind(), ResultKind::Failed);
    QCOMPARE(static_cast<int>(bench.log.opened.size()), requests);
}

void RetriesTest::nothingIsReplayedAfterContent_data() // S112, K8
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<Category>("category");

    QTest::newRow("reset mid-stream") << cuts({chatDelta("The three")}) << Category::StreamBroken;
    QTest::newRow("went silent") << goesSilent({chatDelta("The three")}) << Category::StreamStalled;
    QTest::newRow("error event (C27)")
        << streams({chatDelta("The three"),
                    "data: {\"error\":{\"message\":\"x\",\"type\":\"overloaded_error\"}}\n\n"})
        << Category::Overloaded;
}

void RetriesTest::nothingIsReplayedAfterContent()
{
    QFETCH(Script, script);
    QFETCH(Category, category);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(script);
    const auto ask = bench.submit(connection);
    bench.run(Seconds(300));
    QCOMPARE(bench.transport.count(), 1);
    QCOMPARE(ask.kind(), ResultKind::Interrupted);
    QCOMPARE(ask.category(), category);
    QCOMPARE(ask.watch->text, u"The three"_s); // kept
    QVERIFY(ask->result().outcome.contentArrived);
    QCOMPARE(bench.evidence.size(), 1U);
    QCOMPARE(bench.evidence.front().verdict, breaker::Verdict::Failure);
}

void RetriesTest::requestErrorsAreNotRetried_data() // S61
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ResultKind>("kind");

    QTest::newRow("context too long (S108)")
        << 400 << QByteArray(R"({"error":{"code":"context_length_exceeded"}})")
        << ResultKind::Failed;
    QTest::newRow("malformed") << 400 << QByteArray(R"({"error":{"message":"what?"}})")
                               << ResultKind::Failed;
    QTest::newRow("too large") << 413 << QByteArray("{}") << ResultKind::Failed;
    QTest::newRow("no permission")
        << 403 << QByteArray(R"({"error":{"message":"no"}})") << ResultKind::Blocked;
    QTest::newRow("filtered") << 400 << QByteArray(R"({"error":{"code":"content_filter"}})")
                              << ResultKind::Declined;
    QTest::newRow("redirect (T13)") << 301 << QByteArray() << ResultKind::Failed;
    QTest::newRow("server says do not retry")
        << 503 << QByteArray(R"({"error":{"message":"x"}})") << ResultKind::Failed;
}

void RetriesTest::requestErrorsAreNotRetried()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(ResultKind, kind);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    std::vector<net::Header> headers;
    if (status == 503)
        headers.push_back({"x-should-retry", "false"});
    bench.transport.always(answers(status, body, headers));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(bench.transport.count(), 1);
    QCOMPARE(ask.kind(), kind);
}

void RetriesTest::refusedParameterIsLeftOutOnce() // providers.md 10
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    const auto refusal = answers(400, R"({"error":{"message":"Unsupported parameter: 'temperature'",
        "code":"unsupported_parameter","param":"temperature"}})");
    bench.transport.next(refusal);
    bench.transport.next(chatReply({"Hi"}));
    auto request = bench.request(connection);
    request.prompt.parameters.temperature = 0.5;
    const auto ask = bench.submit(request);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QVERIFY(bench.transport.sent()[0]->body.contains("temperature"));
    QVERIFY(!bench.transport.sent()[1]->body.contains("temperature"));
    QVERIFY(bench.directory.notes(connection.id, ModelId(u"m"_s)).dropped.contains(u"temperature"));
    // The next request knows.
    bench.transport.next(chatReply({"Hi"}));
    request.id = RequestId(bench.random.uuid());
    const auto next = bench.submit(request);
    bench.run(Seconds(1));
    QVERIFY(!bench.transport.last().body.contains("temperature"));
    // Refused once more for another one: once is all.
    bench.transport.always(answers(
        400,
        R"({"error":{"code":"unsupported_parameter","param":"stream_options","message":"x"}})"));
    const auto third = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(third.kind(), ResultKind::Failed);
    QVERIFY(third->result().attempts <= 2);
}

void RetriesTest::streamRefused_sentWithoutStream()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(answers(400, R"({"error":{"message":"Your organization must be verified",
        "code":"unsupported_value","param":"stream"}})"));
    bench.transport.next(answers(
        200, R"({"choices":[{"index":0,"message":{"content":"Whole"},"finish_reason":"stop"}]})",
        {{"Content-Type", "application/json"}}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(ask.watch->text, u"Whole"_s);
    QVERIFY(!bench.directory.notes(connection.id, ModelId(u"m"_s)).streaming);
}

void RetriesTest::foreignParameterIsNotResent()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(answers(
        400, R"({"error":{"code":"unsupported_parameter","param":"messages","message":"x"}})"));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(bench.transport.count(), 1);
    QCOMPARE(ask.category(), Category::UnsupportedParameter);
    QCOMPARE(ask->result().outcome.parameter, u"messages"_s);
    QVERIFY(bench.directory.learned.empty());
}

void RetriesTest::invalidModelOutputIsAskedOnceMore() // providers.md 9.1
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(
        answers(400, R"({"error":{"code":"tool_use_failed","message":"bad call"}})"));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(bench.transport.count(), 2);
    QCOMPARE(ask.kind(), ResultKind::Failed);
    QVERIFY(!bench.evidence.front().counted);
}

void RetriesTest::loadingModelIsCheckedShortly() // design 3: no evidence
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:8080/v1"_s, ConnectionKind::Local);
    bench.transport.always(answers(
        503, R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})"));
    const auto ask = bench.submit(connection);
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Waiting);
    QVERIFY(!ask->denial());
    bench.run(Seconds(65));
    const auto &sent = bench.transport.sent();
    QCOMPARE(sent[1]->time - sent[0]->time, Seconds(1));
    QCOMPARE(sent[2]->time - sent[1]->time, Seconds(2));
    QCOMPARE(sent[3]->time - sent[2]->time, Seconds(4));
    QCOMPARE(sent[4]->time - sent[3]->time, Seconds(8));
    QCOMPARE(sent[5]->time - sent[4]->time, Seconds(10));
    QCOMPARE(sent[6]->time - sent[5]->time, Seconds(10));
    for (const auto &evidence : bench.evidence)
        QVERIFY(!evidence.counted);
    bench.transport.always(chatReply({"Loaded"}));
    bench.run(Seconds(11));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void RetriesTest::loadingWithoutWaiting_isHeld()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:8080/v1"_s, ConnectionKind::Local);
    bench.transport.always(answers(
        503, R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})"));
    auto request = bench.request(connection);
    request.onHold = OnHold::Never;
    const auto ask = bench.submit(request);
    bench.run(Seconds(30));
    QCOMPARE(ask.kind(), ResultKind::Held);
    QCOMPARE(bench.transport.count(), 1);
}

void RetriesTest::stopDuringBackoff()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:8080/v1"_s, ConnectionKind::Local);
    bench.transport.always(answers(
        503, R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})"));
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(500));
    ask->stop();
    bench.run(Seconds(60));
    QCOMPARE(bench.transport.count(), 1);
    QCOMPARE(ask.state(), ExchangeState::Finished);
    QCOMPARE(ask.category(), Category::LocalLoading);
    QCOMPARE(bench.clock.nextDue(), BootTime::max());
}

void RetriesTest::cancelledPauseWaitsForTheUser()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:8080/v1"_s, ConnectionKind::Local);
    bench.transport.next(answers(
        503, R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})"));
    bench.transport.always(chatReply({"Loaded"}));
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(500));
    ask->cancelWait();
    bench.run(Seconds(60));
    QCOMPARE(ask.state(), ExchangeState::Held);
    QVERIFY(!ask->denial());
    ask->wait();
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void RetriesTest::localServerStopped_secondFailureOpens() // S93, K25
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:8080/v1"_s, ConnectionKind::Local);
    bench.transport.always(refuses());
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(bench.transport.count(), 2);
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(ask.hold(), HoldReason::Open);
    QCOMPARE(ask->denial()->scope.kind, breaker::ScopeKind::Transport);
    QCOMPARE(ask->denial()->cause, Category::ConnectionRefused);
    // Started again: the user says so, and it is answered.
    bench.transport.always(chatReply({"Hi"}));
    bench.run(Seconds(5));
    ask->retryNow();
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::RetriesTest)
#include "tst_retries.moc"
