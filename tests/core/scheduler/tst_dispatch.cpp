// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::Category;
using connections::ConnectionKind;
using scheduler::ExchangeState;
using scheduler::Priority;
using scheduler::ResultKind;

// The path of a message: queue, ledger, transport, reply (design 2).
class DispatchTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingHappensInsideSubmit();
    void replyArrivesAndIsSuccess();
    void rowIsDurableBeforeTheFirstByte();
    void rowAndPermitNameTheSameThing();
    void brokenLedger_nothingIsSent();
    void stopWhileTheLedgerWrites_nothingIsSent();
    void parallelLimitHoldsTheRestQueued();
    void fortyStreamsWithACapOfFour();
    void conversationsTakeTurns();
    void foregroundGoesBeforeBackground();
    void stopInTheSameTurn_nothingIsSent();
    void destroyedExchangeLeavesTheQueueAndTheSlot();
    void schedulerMayDieFirst();
    void handlerMayDestroyTheExchange();
    void handlerMayDestroyTheScheduler();
    void deltasOfOneTurnComeTogether();
    void endOfTheProtocolEndsTheRequest();
    void modelListIsReadAndCountsNothingForChat();
    void missingModelListIsNoAttention();
};

void DispatchTest::nothingHappensInsideSubmit()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    QCOMPARE(ask.state(), ExchangeState::Queued);
    QCOMPARE(bench.transport.count(), 0);
    QVERIFY(ask.watch->said.isEmpty());
    QCOMPARE(bench.scheduler->queued(), 1);
    bench.run();
    QCOMPARE(bench.transport.count(), 1);
}

void DispatchTest::replyArrivesAndIsSuccess()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Tides ", "follow ", "the moon."}, Milliseconds(500)));
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(600));
    QCOMPARE(ask.state(), ExchangeState::Streaming);
    QCOMPARE(ask.watch->text, u"Tides "_s);
    bench.run(Milliseconds(3000));
    QCOMPARE(ask.state(), ExchangeState::Finished);
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(ask.category(), Category::Ok);
    QCOMPARE(ask.watch->text, u"Tides follow the moon."_s);
    QCOMPARE(ask.watch->said.last(), u"finished"_s);
    QCOMPARE(ask.watch->said.count(u"finished"_s), 1);
    QCOMPARE(ask->result().attempts, 1);
    QCOMPARE(ask->result().timeToFirstToken, Milliseconds(500));
    QCOMPARE(ask->result().address, u"192.0.2.7"_s);
    QCOMPARE(bench.evidence.size(), 1U);
    QCOMPARE(bench.evidence.front().verdict, breaker::Verdict::Success);
    QCOMPARE(bench.scheduler->inFlight(), 0);
    QCOMPARE(bench.scheduler->queued(), 0);
}

void DispatchTest::rowIsDurableBeforeTheFirstByte() // T25, security.md 3.5
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Hi"}));
    bench.log.setMode(FakeAttemptLog::Mode::Held);
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(5000));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(ask.state(), ExchangeState::Queued);
    int rowsAtStart = -1;
    bench.transport.whenStarted([&] { rowsAtStart = static_cast<int>(bench.log.opened.size()); });
    bench.log.release();
    bench.run(Milliseconds(1000));
    QCOMPARE(rowsAtStart, 1);
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(bench.log.closed.size(), 1U);
    QCOMPARE(bench.log.closed.front().attempt, bench.log.opened.front().attempt);
    QCOMPARE(bench.log.closed.front().outcome.category, Category::Ok);
}

void DispatchTest::rowAndPermitNameTheSameThing() // R2, T25
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:11434/v1"_s, ConnectionKind::Local);
    bench.transport.always(chatReply({"Hi"}));
    auto request = bench.request(connection);
    request.reason = u"switch"_s;
    const auto ask = bench.submit(request);
    bench.run(Milliseconds(1000));
    const auto &row = bench.log.opened.front();
    const auto &sent = bench.transport.last();
    QCOMPARE(row.host, sent.url.host());
    QCOMPARE(row.port, 11434);
    QCOMPARE(row.scheme, u"http"_s);
    QCOMPARE(row.bytesUp, sent.body.size());
    QCOMPARE(row.reason, u"switch"_s);
    QCOMPARE(row.attemptNumber, 1);
    QCOMPARE(row.messageCount, 1);
    QCOMPARE(row.boundary, u"device"_s);
    QCOMPARE(sent.conversation, request.conversation);
    QCOMPARE(sent.purpose, net::Purpose::Chat);
    QCOMPARE(sent.destination, net::DestinationClass::Device);
    QCOMPARE(sent.limits.firstByte, Milliseconds(600'000)); // T37
    QCOMPARE(ask->result().boundary, u"device"_s);
}

void DispatchTest::brokenLedger_nothingIsSent() // T29
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.log.setMode(FakeAttemptLog::Mode::Broken);
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(10'000));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(ask.kind(), ResultKind::Failed);
    QVERIFY(ask->result().hasError);
    QCOMPARE(ask->result().error.code, ErrorCode::DiskFull);
    QCOMPARE(ask.category(), Category::StorageFailed);
    QCOMPARE(ask->result().attempts, 0);
    QVERIFY(!bench.evidence.front().counted); // S61
    QCOMPARE(bench.scheduler->inFlight(), 0);
}

void DispatchTest::stopWhileTheLedgerWrites_nothingIsSent()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.log.setMode(FakeAttemptLog::Mode::Held);
    const auto ask = bench.submit(connection);
    bench.run();
    ask->stop();
    bench.run();
    QCOMPARE(ask.kind(), ResultKind::Cancelled);
    bench.log.release();
    bench.run(Milliseconds(1000));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(bench.log.closed.size(), 1U); // the row that became durable has its end
    QCOMPARE(bench.log.closed.front().bytesDown, 0);
}

void DispatchTest::parallelLimitHoldsTheRestQueued()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 2;
    bench.update(connection);
    bench.transport.always(chatReply({"Hi"}, Milliseconds(1000)));
    std::vector<Submit> asks;
    for (int i = 0; i < 5; ++i)
        asks.push_back(bench.submit(connection));
    bench.run();
    QCOMPARE(bench.transport.count(), 2);
    QCOMPARE(bench.scheduler->inFlight(), 2);
    QCOMPARE(asks[4].state(), ExchangeState::Queued);
    bench.run(Milliseconds(20'000));
    QCOMPARE(bench.transport.count(), 5);
    for (const auto &ask : asks)
        QCOMPARE(ask.kind(), ResultKind::Answered);
}

void DispatchTest::fortyStreamsWithACapOfFour() // T36, R13
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 4;
    bench.update(connection);
    bench.transport.always(chatReply({"Hi"}, Milliseconds(30'000)));
    std::vector<Submit> asks;
    for (int i = 0; i < 40; ++i)
        asks.push_back(bench.submit(connection));
    bench.run();
    QCOMPARE(bench.transport.running(), 4);
    QCOMPARE(bench.scheduler->queued(), 36);
    bench.run(Seconds(700));
    for (const auto &ask : asks) {
        QCOMPARE(ask.kind(), ResultKind::Answered);
        QCOMPARE(ask->result().duration, Milliseconds(60'000)); // of the attempt, not of the queue
    }
    for (const auto &evidence : bench.evidence)
        QCOMPARE(evidence.verdict, breaker::Verdict::Success);
}

void DispatchTest::conversationsTakeTurns()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"Hi"}));
    const ConversationId busy(bench.random.uuid());
    const ConversationId quiet(bench.random.uuid());
    std::vector<Submit> asks;
    for (const auto &conversation : {busy, busy, busy, quiet}) {
        auto request = bench.request(connection);
        request.conversation = conversation;
        asks.push_back(bench.submit(request));
    }
    bench.run(Milliseconds(5000));
    QCOMPARE(bench.transport.count(), 4);
    QCOMPARE(bench.transport.sent()[0]->conversation, busy);
    QCOMPARE(bench.transport.sent()[1]->conversation, quiet);
    QCOMPARE(bench.transport.sent()[2]->conversation, busy);
}

void DispatchTest::foregroundGoesBeforeBackground()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"Hi"}));
    std::vector<Submit> asks;
    for (const auto priority : {Priority::Background, Priority::Background, Priority::Foreground}) {
        auto request = bench.request(connection);
        request.priority = priority;
        request.purpose =
            priority == Priority::Background ? net::Purpose::Title : net::Purpose::Chat;
        asks.push_back(bench.submit(request));
    }
    bench.run(Milliseconds(5000));
    QCOMPARE(bench.transport.sent()[0]->purpose, net::Purpose::Chat);
    QCOMPARE(bench.transport.sent()[1]->purpose, net::Purpose::Title);
    QCOMPARE(bench.transport.count(), 3);
}

void DispatchTest::stopInTheSameTurn_nothingIsSent()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    const auto ask = bench.submit(connection);
    ask->stop();
    QVERIFY(ask.watch->said.isEmpty());
    bench.run(Milliseconds(1000));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(ask.kind(), ResultKind::Cancelled);
    QCOMPARE(ask.watch->said, (QStringList{u"end"_s, u"finished"_s}));
    QVERIFY(bench.evidence.empty());
}

void DispatchTest::destroyedExchangeLeavesTheQueueAndTheSlot()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = 1;
    bench.update(connection);
    bench.transport.next(hangs());
    bench.transport.always(chatReply({"Hi"}));
    auto running = bench.submit(connection);
    auto waiting = bench.submit(connection);
    const auto last = bench.submit(connection);
    bench.run();
    waiting.exchange.reset();
    running.exchange.reset();
    bench.run(Milliseconds(1000));
    QVERIFY(bench.transport.sent().front()->aborted);
    QCOMPARE(bench.transport.count(), 2);
    QCOMPARE(last.kind(), ResultKind::Answered);
    QCOMPARE(bench.log.closed.size(), 2U);
}

void DispatchTest::schedulerMayDieFirst()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(hangs());
    const auto ask = bench.submit(connection);
    bench.run();
    bench.scheduler.reset();
    QVERIFY(bench.transport.last().aborted);
    QCOMPARE(bench.log.closed.size(), 1U);
    QCOMPARE(bench.log.closed.front().outcome.cause, LifecycleCause::AppExit);
    ask->stop(); // inert, but harmless
    ask->retryNow();
    bench.run(Milliseconds(1000));
    QCOMPARE(bench.transport.count(), 1);
}

void DispatchTest::handlerMayDestroyTheExchange()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(chatReply({"Hi"}));
    auto ask = bench.submit(connection);
    connect(ask.exchange.get(), &scheduler::ChatExchange::eventsArrived, this,
            [&] { ask.exchange.reset(); });
    const auto other = bench.submit(connection);
    bench.run(Milliseconds(1000));
    QVERIFY(!ask.exchange);
    QCOMPARE(other.kind(), ResultKind::Answered);
}

void DispatchTest::handlerMayDestroyTheScheduler()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(chatReply({"Hi"}));
    bench.transport.next(hangs());
    const auto ask = bench.submit(connection);
    const auto other = bench.submit(connection);
    connect(bench.scheduler.get(), &scheduler::RequestScheduler::happened, this,
            [&] { bench.scheduler.reset(); });
    bench.run(Seconds(5));
    QVERIFY(!bench.scheduler);
    QVERIFY(bench.transport.sent()[1]->aborted);
}

void DispatchTest::deltasOfOneTurnComeTogether()
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    QByteArray many;
    for (int i = 0; i < 100; ++i)
        many += chatDelta("a");
    bench.transport.always(streams({many, chatEnd()}, Milliseconds(10)));
    const auto ask = bench.submit(connection);
    bench.run(Milliseconds(1000));
    QCOMPARE(ask.watch->text.size(), 100);
    QVERIFY2(ask.watch->batches <= 2, qPrintable(QString::number(ask.watch->batches)));
}

void DispatchTest::endOfTheProtocolEndsTheRequest() // providers.md 1.4
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(goesSilent({chatDelta("Hi"), chatEnd()}));
    const auto open = bench.submit(connection);
    bench.run(Milliseconds(1000)); // long before the silence limit
    QCOMPARE(open.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.running(), 0);
    QCOMPARE(bench.log.closed.front().address, u"192.0.2.7"_s);
    bench.transport.next(cuts({chatDelta("Hi"), chatEnd()}));
    const auto cut = bench.submit(connection);
    bench.run(Milliseconds(1000));
    QCOMPARE(cut.kind(), ResultKind::Answered);
}

void DispatchTest::modelListIsReadAndCountsNothingForChat() // S100, I70
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    bench.transport.next(answers(200, "{\"data\":[{\"id\":\"m\"},{\"id\":\"n\"}]}"));
    auto request = bench.request(connection);
    request.purpose = net::Purpose::ModelList;
    request.operation = breaker::Operation::Models;
    const auto list = bench.submit(request);
    bench.run(Milliseconds(100));
    QCOMPARE(list.kind(), ResultKind::Answered);
    QCOMPARE(list->result().models.size(), 2U);
    QCOMPARE(bench.transport.last().method, net::Method::Get);
    QCOMPARE(bench.log.opened.back().messageCount, 0);
    QCOMPARE(bench.leaf(connection)->state, breaker::CircuitState::Open);
}

void DispatchTest::missingModelListIsNoAttention() // providers.md 9.1
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.next(answers(404, "{\"error\":{\"message\":\"The model list is not here\"}}"));
    auto request = bench.request(connection);
    request.purpose = net::Purpose::ModelList;
    request.operation = breaker::Operation::Models;
    const auto list = bench.submit(request);
    bench.run(Milliseconds(100));
    QCOMPARE(list.kind(), ResultKind::Failed);
    QCOMPARE(list.category(), Category::EndpointNotFound);
    QVERIFY(!bench.breakers.preview(
        {{connection.id, breaker::Operation::Chat, ModelId(u"m"_s)}, {}, {}, {}},
        bench.clock.now()));
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::DispatchTest)
#include "tst_dispatch.moc"
