// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <scheduler/pacebook.h>
#include <scheduler/spendbook.h>

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::HoldReason;
using connections::Pace;
using connections::SpendGuard;
using scheduler::ExchangeState;
using scheduler::OnHold;
using scheduler::PaceBook;
using scheduler::ResultKind;
using scheduler::SpendBook;
using scheduler::SpendScope;

namespace {

const ConnectionId kConnection(QUuid(u"5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de01"_s));
const ConversationId kTalk(QUuid(u"5d1c9a40-7a0e-4b8e-9a3c-62b1f0c7de02"_s));

chat::Usage usage(qint64 input, qint64 output)
{
    chat::Usage made;
    made.inputTokens = input;
    made.outputTokens = output;
    return made;
}

WallTime wallAt(int year, int month, int day)
{
    return wallFromMilliseconds(
        QDateTime(QDate(year, month, day), QTime(12, 0)).toMSecsSinceEpoch());
}

// A reply that reports what it used.
Script replyUsing(int input, int output)
{
    const QByteArray used =
        R"(data: {"id":"x","model":"m","choices":[],"usage":{"prompt_tokens":)" +
        QByteArray::number(input) + R"(,"completion_tokens":)" + QByteArray::number(output) +
        "}}\n\n";
    return streams(
        {chatDelta("words"), chatEnd().replace("data: [DONE]\n\n", used + "data: [DONE]\n\n")});
}

connections::Connection guarded(const SpendGuard &guard)
{
    connections::Connection connection;
    connection.id = kConnection;
    connection.preset = QStringLiteral("openai");
    connection.spend = guard;
    return connection;
}

} // namespace

// The user's own pace and guard against spending (design 5).
class OwnLimitsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void costIsRoundedUp_data();
    void costIsRoundedUp();
    void paceOfRequests();
    void paceOfTokens();
    void aRequestLargerThanAMinuteGoesAlone();
    void monthBeginsAnew();
    void theTableCountsWhereThereAreNoPrices();
    void conversationsAreApart();
    void tooFastWaitsByItself();
    void sentByHandPassesThePace();
    void noWaitingMeansHeld();
    void healthComesBeforePace();
    void spentMonthAsksAndMayBePassed();
    void warnsOnceAtEightyPercent();
    void modelListsAreFree();
    void raisedLimitLetsTheNextGo();
};

void OwnLimitsTest::costIsRoundedUp_data()
{
    QTest::addColumn<qint64>("price");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<qint64>("cost");
    QTest::newRow("a million") << qint64(2'500'000) << qint64(1'000'000) << qint64(2'500'000);
    QTest::newRow("one token of a cheap model") << qint64(100'000) << qint64(1) << qint64(1);
    QTest::newRow("nothing") << qint64(2'500'000) << qint64(0) << qint64(0);
    QTest::newRow("free") << qint64(0) << qint64(5) << qint64(0);
    QTest::newRow("nonsense below zero") << qint64(1'000'000) << qint64(-5) << qint64(0);
    QTest::newRow("nonsense without end, no overflow")
        << qint64(1'000'000) << std::numeric_limits<qint64>::max() << qint64(1'000'000'000'000);
}

void OwnLimitsTest::costIsRoundedUp()
{
    QFETCH(qint64, price);
    QFETCH(qint64, tokens);
    SpendGuard guard;
    guard.outputPrice = price;
    QTEST(qint64(guard.costOf(0, tokens)), "cost");
}

void OwnLimitsTest::paceOfRequests()
{
    PaceBook book;
    const Pace pace{2, 0};
    const BootTime start{};
    QVERIFY(!book.heldUntil(kConnection, pace, 0, start));
    book.started(kConnection, 1, 0, start);
    book.started(kConnection, 2, 0, start + Seconds(10));
    QCOMPARE(*book.heldUntil(kConnection, pace, 0, start + Seconds(20)), start + Seconds(60));
    QVERIFY(!book.heldUntil(kConnection, pace, 0, start + Seconds(60)));
    QVERIFY(!book.heldUntil(kConnection, Pace(), 0, start + Seconds(20)));
    QVERIFY(!book.heldUntil(ConnectionId(QUuid::createUuid()), pace, 0, start + Seconds(20)));
}

void OwnLimitsTest::paceOfTokens()
{
    PaceBook book;
    const Pace pace{0, 1'000};
    const BootTime start{};
    book.started(kConnection, 1, 400, start);
    QVERIFY(!book.heldUntil(kConnection, pace, 600, start + Seconds(1)));
    QCOMPARE(*book.heldUntil(kConnection, pace, 601, start + Seconds(1)), start + Seconds(60));
    book.used(kConnection, 1, 900); // what it was in truth
    QCOMPARE(*book.heldUntil(kConnection, pace, 101, start + Seconds(1)), start + Seconds(60));
    book.used(kConnection, 7, 5); // an attempt of another time
    QVERIFY(!book.heldUntil(kConnection, pace, 100, start + Seconds(1)));
}

void OwnLimitsTest::aRequestLargerThanAMinuteGoesAlone()
{
    PaceBook book;
    const Pace pace{0, 1'000};
    const BootTime start{};
    QVERIFY(!book.heldUntil(kConnection, pace, 5'000, start));
    book.started(kConnection, 1, 5'000, start);
    QCOMPARE(*book.heldUntil(kConnection, pace, 1, start + Seconds(59)), start + Seconds(60));
}

void OwnLimitsTest::monthBeginsAnew()
{
    SpendBook book;
    const SpendGuard guard{1'000'000, 2'000'000, 0, 10'000'000};
    book.restore({{kConnection, kTalk, 5'000'000, 0, {}}}, {{kConnection, kTalk, 3'000'000, 0, {}}},
                 wallAt(2026, 3, 20));
    auto figures = book.spending(guarded(guard), kTalk, {}, wallAt(2026, 3, 31));
    QCOMPARE(figures.size(), 1U);
    QCOMPARE(figures[0].scope, SpendScope::Month);
    QCOMPARE(qint64(figures[0].spent), qint64(3'000'000));
    book.add(kConnection, kTalk, usage(1'000'000, 2'500'000), wallAt(2026, 3, 31));
    figures = book.spending(guarded(guard), kTalk, {}, wallAt(2026, 3, 31));
    QCOMPARE(qint64(figures[0].spent), qint64(9'000'000));
    QVERIFY(figures[0].isNear() && !figures[0].isReached());
    QCOMPARE(qint64(book.spending(guarded(guard), kTalk, {}, wallAt(2026, 4, 1))[0].spent),
             qint64(0));
    book.add(kConnection, kTalk, usage(1'000'000, 0), wallAt(2026, 4, 1));
    QCOMPARE(qint64(book.spending(guarded(guard), kTalk, {}, wallAt(2026, 4, 2))[0].spent),
             qint64(1'000'000));
    QCOMPARE(scheduler::monthBegin(wallAt(2026, 4, 20)),
             wallAt(2026, 4, 1) - std::chrono::hours(12));
}

// A connection without prices of its own is counted by the table, model by model; what the table
// does not know is not counted.
void OwnLimitsTest::theTableCountsWhereThereAreNoPrices()
{
    connections::ModelPrice large;
    large.provider = QStringLiteral("openai");
    large.model = QStringLiteral("large");
    large.input = 2'000'000;
    large.output = 4'000'000;
    large.currency = QStringLiteral("USD");
    const connections::PriceTable table({large});
    SpendBook book;
    book.restore({{kConnection, kTalk, 1'000'000, 0, QStringLiteral("large")},
                  {kConnection, kTalk, 9'000'000, 0, QStringLiteral("unknown")}},
                 {}, wallAt(2026, 3, 1));
    book.add(kConnection, kTalk, usage(0, 1'000'000), wallAt(2026, 3, 1), QStringLiteral("large"));
    const SpendGuard limits{0, 0, 7'000'000, 0};
    auto figure = book.spending(guarded(limits), kTalk, table, wallAt(2026, 3, 1))[0];
    QCOMPARE(qint64(figure.spent), qint64(6'000'000));
    QVERIFY(figure.estimate && figure.isNear());
    QCOMPARE(figure.currency, QStringLiteral("USD"));
    // The connection's own prices go first, for all models alike.
    const SpendGuard own{1'000'000, 0, 7'000'000, 0};
    figure = book.spending(guarded(own), kTalk, table, wallAt(2026, 3, 1))[0];
    QCOMPARE(qint64(figure.spent), qint64(10'000'000));
    QVERIFY(!figure.estimate);
}

void OwnLimitsTest::conversationsAreApart()
{
    SpendBook book;
    const SpendGuard guard{1'000'000, 0, 2'000'000, 0};
    const ConversationId other(QUuid::createUuid());
    book.add(kConnection, kTalk, usage(2'000'000, 0), wallAt(2026, 3, 1));
    QVERIFY(book.spending(guarded(guard), kTalk, {}, wallAt(2026, 9, 1))[0].isReached());
    QCOMPARE(qint64(book.spending(guarded(guard), other, {}, wallAt(2026, 3, 1))[0].spent),
             qint64(0));
    QVERIFY(book.spending(guarded(guard), ConversationId(), {}, wallAt(2026, 3, 1)).empty());
}

void OwnLimitsTest::tooFastWaitsByItself()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.pace.requestsPerMinute = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"a"}));
    const auto first = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(first.kind(), ResultKind::Answered);
    const auto second = bench.submit(connection);
    const auto third = bench.submit(connection);
    bench.run();
    QCOMPARE(second.state(), ExchangeState::Waiting);
    QCOMPARE(second.hold(), HoldReason::Paced);
    QVERIFY(second->holdUntil().has_value());
    QCOMPARE(bench.transport.count(), 1);
    bench.run(Seconds(60));
    QCOMPARE(second.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.count(), 2);
    QCOMPARE(third.state(), ExchangeState::Waiting); // one a minute, also among those that waited
    bench.run(Seconds(60));
    QCOMPARE(third.kind(), ResultKind::Answered);
    QVERIFY(bench.evidence.size() == 3U); // a hold of one's own is no evidence
}

void OwnLimitsTest::sentByHandPassesThePace()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.pace.requestsPerMinute = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"a"}));
    const auto first = bench.submit(connection);
    bench.run(Seconds(3));
    const auto second = bench.submit(connection);
    bench.run(Seconds(3));
    QCOMPARE(second.state(), ExchangeState::Waiting);
    second->retryNow();
    bench.run(Seconds(1));
    QCOMPARE(second.kind(), ResultKind::Answered);
}

void OwnLimitsTest::noWaitingMeansHeld()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.pace.requestsPerMinute = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"a"}));
    const auto first = bench.submit(connection);
    bench.run(Seconds(1));
    auto request = bench.request(connection);
    request.onHold = OnHold::Never;
    const auto second = bench.submit(std::move(request));
    bench.run();
    QCOMPARE(second.kind(), ResultKind::Held);
    QCOMPARE(second->result().denial->reason, HoldReason::Paced);
}

// Design 2: the circuit answers first.
void OwnLimitsTest::healthComesBeforePace()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    connection.pace.requestsPerMinute = 1;
    connection.spend = {1, 1, 1, 1};
    bench.update(connection);
    const auto next = bench.submit(connection);
    bench.run();
    QCOMPARE(next.hold(), HoldReason::Open);
}

void OwnLimitsTest::spentMonthAsksAndMayBePassed()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.spend = {1'000'000, 1'000'000, 0, 1'000};
    bench.update(connection);
    bench.transport.always(replyUsing(600, 500));
    const auto first = bench.submit(connection);
    bench.run(Seconds(3));
    QCOMPARE(first.kind(), ResultKind::Answered);
    QCOMPARE(bench.log.closed.back().inputTokens.value_or(-1), 600);
    QCOMPARE(bench.log.closed.back().outputTokens.value_or(-1), 500);
    const auto second = bench.submit(connection);
    bench.run(Seconds(600)); // no time ends it
    QCOMPARE(second.state(), ExchangeState::Held);
    QCOMPARE(second.hold(), HoldReason::SpendMonth);
    QCOMPARE(bench.transport.count(), 1);
    second->retryNow();
    bench.run(Seconds(3));
    QCOMPARE(second.kind(), ResultKind::Answered);
    auto request = bench.request(connection);
    request.onHold = OnHold::Wait;
    const auto third = bench.submit(std::move(request));
    bench.run();
    QCOMPARE(third.kind(), ResultKind::Blocked); // nobody is there to be asked
}

void OwnLimitsTest::warnsOnceAtEightyPercent()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.spend = {1'000'000, 1'000'000, 0, 1'000};
    bench.update(connection);
    std::vector<scheduler::Spending> told;
    QObject::connect(
        bench.scheduler.get(), &scheduler::RequestScheduler::spendingNear, bench.scheduler.get(),
        [&told](const ConnectionId &, const scheduler::Spending &each) { told.push_back(each); });
    bench.transport.next(replyUsing(700, 90));
    bench.transport.next(replyUsing(5, 5));
    bench.transport.next(replyUsing(5, 5));
    for (const std::size_t expected : {0U, 1U, 1U}) {
        const auto sent = bench.submit(connection);
        bench.run(Seconds(3));
        QCOMPARE(sent.kind(), ResultKind::Answered);
        QCOMPARE(told.size(), expected);
    }
    QCOMPARE(qint64(told[0].spent), qint64(800));
    QCOMPARE(qint64(told[0].limit), qint64(1'000));
}

void OwnLimitsTest::modelListsAreFree()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.pace.requestsPerMinute = 1;
    connection.spend = {1'000'000, 1'000'000, 0, 1};
    bench.update(connection);
    bench.scheduler->rememberUsed({}, {{connection.id, {}, 1'000'000, 0, {}}}, bench.clock.wall());
    bench.transport.always(answers(200, R"({"data":[{"id":"m"}]})"));
    for (int i = 0; i < 3; ++i) {
        auto request = bench.request(connection);
        request.purpose = net::Purpose::ModelList;
        request.operation = breaker::Operation::Models;
        const auto list = bench.submit(std::move(request));
        bench.run(Seconds(1));
        QCOMPARE(list.kind(), ResultKind::Answered);
    }
    const auto held = bench.submit(connection);
    bench.run();
    QCOMPARE(held.hold(), HoldReason::SpendMonth); // what the ledger knew counts
}

void OwnLimitsTest::raisedLimitLetsTheNextGo()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.spend = {1'000'000, 1'000'000, 0, 1'000};
    bench.update(connection);
    bench.scheduler->rememberUsed({}, {{connection.id, {}, 1'000, 0, {}}}, bench.clock.wall());
    bench.transport.always(chatReply({"a"}));
    const auto held = bench.submit(connection);
    bench.run();
    QCOMPARE(held.state(), ExchangeState::Held);
    connection.spend.monthLimit = 2'000;
    bench.update(connection);
    const auto next = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(next.kind(), ResultKind::Answered);
    QCOMPARE(held.state(), ExchangeState::Held); // nothing is sent behind the user's back
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::OwnLimitsTest)
#include "tst_ownlimits.moc"
