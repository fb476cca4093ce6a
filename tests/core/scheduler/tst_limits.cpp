// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::HoldReason;
using scheduler::ExchangeState;
using scheduler::OnHold;
using scheduler::ResultKind;

namespace {

Script limited(const QByteArray &seconds)
{
    return answers(429, R"({"error":{"message":"Rate limit reached","type":"requests"}})",
                   {{"Retry-After", seconds}});
}

} // namespace

// Rate limits, and states that only the user can end (breaker.md 1.1, 1.5).
class LimitsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shortLimitIsWaitedOutOnce();
    void longLimitIsHeld();
    void limitThatGrowsBeyondShortIsHeld();
    void limitAtOnceForTheNextRequest();
    void twoWaitForOneGate_oneTrial();
    void retryNowRespectsTheLimit();
    void refusalWithATimeIsWaitedOut();
    void limitWithoutWaiting_isHeld();
    void limitMayBeWaitedOutAgainIfTheUserWaits();
    void needsTheUser_data();
    void needsTheUser();
    void editedConnectionIsAskedAgain();
};

void LimitsTest::shortLimitIsWaitedOutOnce() // design 3, K16
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("10"));
    bench.transport.next(limited("12"));
    const auto ask = bench.submit(connection);
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Waiting);
    QCOMPARE(ask.hold(), HoldReason::RateLimited);
    QCOMPARE(*ask->holdUntil(), bench.clock.now() + Seconds(10));
    bench.run(Milliseconds(9'999));
    QCOMPARE(bench.transport.count(), 1);
    bench.run(Milliseconds(1));
    QCOMPARE(bench.transport.count(), 2);
    // The second limit is the user's to decide.
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(ask->denial()->claim, Milliseconds(12'000));
    bench.run(Seconds(60));
    QCOMPARE(bench.transport.count(), 2);
    QCOMPARE(bench.log.opened[1].attemptNumber, 2);
    QCOMPARE(bench.log.opened[1].reason, u"retry"_s);
    QVERIFY(!bench.leaf(connection) ||
            bench.leaf(connection)->state == breaker::CircuitState::Closed); // S109
}

void LimitsTest::longLimitIsHeld()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("16"));
    const auto ask = bench.submit(connection);
    bench.run();
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(ask.hold(), HoldReason::RateLimited);
    QCOMPARE(ask->denial()->provenance, breaker::Provenance::Stated);
    bench.run(Seconds(100));
    QCOMPARE(bench.transport.count(), 1);
}

void LimitsTest::limitThatGrowsBeyondShortIsHeld() // K19
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    auto late = limited("90");
    late.headAfter = Seconds(2);
    bench.transport.next(limited("10"));
    bench.transport.next(late);
    const auto first = bench.submit(connection);
    const auto second = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(first.state(), ExchangeState::Waiting);
    bench.run(Seconds(2));
    QCOMPARE(first.state(), ExchangeState::Held);
    QCOMPARE(second.state(), ExchangeState::Held);
}

void LimitsTest::limitAtOnceForTheNextRequest() // S78
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("60"));
    const auto first = bench.submit(connection);
    bench.run(Seconds(1));
    const auto second = bench.submit(connection);
    bench.run();
    QCOMPARE(second.hold(), HoldReason::RateLimited);
    QCOMPARE(bench.transport.count(), 1);
    // Another model is not limited (K16).
    bench.transport.next(chatReply({"Hi"}));
    auto request = bench.request(connection);
    request.prompt.model = ModelId(u"other"_s);
    const auto other = bench.submit(request);
    bench.run(Seconds(1));
    QCOMPARE(other.kind(), ResultKind::Answered);
}

void LimitsTest::twoWaitForOneGate_oneTrial() // K16
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("10"));
    bench.transport.always(chatReply({"Hi"}, Seconds(3)));
    const auto first = bench.submit(connection);
    bench.run();
    const auto second = bench.submit(connection);
    bench.run(Seconds(10));
    QCOMPARE(bench.transport.count(), 2);
    // The conversation that was not served yet has its turn.
    QCOMPARE(second.state(), ExchangeState::Sending);
    QVERIFY(second->isProbe());
    QCOMPARE(first.state(), ExchangeState::Waiting);
    QCOMPARE(first.hold(), HoldReason::GateTrial);
    bench.run(Seconds(20));
    QCOMPARE(first.kind(), ResultKind::Answered);
    QCOMPARE(second.kind(), ResultKind::Answered);
}

void LimitsTest::retryNowRespectsTheLimit() // S102
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("60"));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(5));
    ask->retryNow();
    bench.run(Seconds(1));
    QCOMPARE(ask.state(), ExchangeState::Held);
    QCOMPARE(ask.hold(), HoldReason::RateLimited);
    QCOMPARE(bench.transport.count(), 1);
}

void LimitsTest::refusalWithATimeIsWaitedOut() // C34
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(answers(503, "busy",
                                 {{"Content-Type", "text/plain"},
                                  {"Date", "Mon, 30 Nov 2026 00:00:00 GMT"},
                                  {"Retry-After", "Mon, 30 Nov 2026 00:00:03 GMT"}}));
    bench.transport.next(chatReply({"Now it works."}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(20));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.count(), 2);
    const auto gap = bench.transport.sent()[1]->time - bench.transport.sent()[0]->time;
    QVERIFY(gap >= Seconds(3) && gap <= Seconds(9));
    QCOMPARE(bench.evidence[0].verdict, breaker::Verdict::Failure);
    QCOMPARE(bench.evidence[1].verdict, breaker::Verdict::Success);
}

void LimitsTest::limitWithoutWaiting_isHeld()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("5"));
    auto request = bench.request(connection);
    request.onHold = OnHold::Never;
    const auto ask = bench.submit(request);
    bench.run(Seconds(10));
    QCOMPARE(ask.kind(), ResultKind::Held); // design 8: answered by a limit
    QCOMPARE(ask.category(), Category::RateLimitedRequests);
    QCOMPARE(ask->result().denial->reason, HoldReason::RateLimited);
    QCOMPARE(ask->result().attempts, 1);
}

void LimitsTest::limitMayBeWaitedOutAgainIfTheUserWaits()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(limited("60"));
    bench.transport.next(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    ask->wait();
    bench.run(Seconds(60));
    QCOMPARE(ask.kind(), ResultKind::Answered);
}

void LimitsTest::needsTheUser_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Category>("category");
    QTest::addColumn<HoldReason>("next");

    QTest::newRow("wrong key (S107, K4)")
        << 401 << QByteArray(R"({"error":{"message":"bad","code":"invalid_api_key"}})")
        << Category::CredentialInvalid << HoldReason::NeedsCredential;
    QTest::newRow("empty account as 429 (C32, I72)")
        << 429 << QByteArray(R"({"error":{"message":"no","code":"insufficient_quota"}})")
        << Category::QuotaExhausted << HoldReason::NeedsBilling;
    QTest::newRow("missing model (S94)")
        << 404 << QByteArray(R"({"error":{"message":"no","code":"model_not_found"}})")
        << Category::ModelNotFound << HoldReason::NeedsModel;
}

void LimitsTest::needsTheUser()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(Category, category);
    QFETCH(HoldReason, next);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(answers(status, body));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(30));
    QCOMPARE(bench.transport.count(), 1); // never retried by itself
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask.category(), category);
    QVERIFY(!bench.evidence.front().counted); // S61

    const auto held = bench.submit(connection);
    auto request = bench.request(connection);
    request.onHold = OnHold::Wait;
    const auto alone = bench.submit(request);
    bench.run(Seconds(30));
    QCOMPARE(held.state(), ExchangeState::Held);
    QCOMPARE(held.hold(), next);
    QCOMPARE(alone.kind(), ResultKind::Blocked); // nobody is there to act
    QCOMPARE(bench.transport.count(), 1);

    // The user's retry that works clears it.
    bench.transport.next(chatReply({"Hi"}));
    held->retryNow();
    bench.run(Seconds(1));
    QCOMPARE(held.kind(), ResultKind::Answered);
    breaker::Ask question;
    question.path = {connection.id, breaker::Operation::Chat, ModelId(u"m"_s)};
    QVERIFY(!bench.scheduler->preview(question));
}

void LimitsTest::editedConnectionIsAskedAgain() // I117, S131
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(answers(401, R"({"error":{"code":"invalid_api_key"}})"));
    bench.transport.always(chatReply({"Hi"}));
    const auto first = bench.submit(connection);
    bench.run();
    const auto held = bench.submit(connection);
    bench.run();
    QCOMPARE(held.hold(), HoldReason::NeedsCredential);
    held->wait(); // waits for the repair
    bench.run();
    QCOMPARE(held.state(), ExchangeState::Held); // no time would end that
    connection.credential.version = 1;
    bench.update(connection);
    bench.scheduler->reconsider();
    bench.run();
    held->retryNow();
    bench.run(Seconds(1));
    QCOMPARE(held.kind(), ResultKind::Answered);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::LimitsTest)
#include "tst_limits.moc"
