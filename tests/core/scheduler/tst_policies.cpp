// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/virtualclock.h>
#include <scheduler/fairqueue.h>
#include <scheduler/holdpolicy.h>
#include <scheduler/outagewatch.h>
#include <scheduler/resultkind.h>
#include <scheduler/retrypolicy.h>

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::HoldReason;
using breaker::Verdict;
using scheduler::FairQueue;
using scheduler::HoldPolicy;
using scheduler::HoldStep;
using scheduler::OnHold;
using scheduler::OutageWatch;
using scheduler::Priority;
using scheduler::ResultKind;
using scheduler::RetryStep;

// The pure parts of the scheduler.
class PoliciesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void queue_conversationsInTurn();
    void queue_turnSurvivesParking();
    void queue_parkedRequestKeepsItsPlace();
    void queue_manyConversationsAreForgottenSafely();
    void hold_data();
    void hold();
    void hold_shortLimitOnce();
    void hold_cancelledWaitsDoNotComeBack();
    void retry_data();
    void retry();
    void backoffStaysInItsBounds();
    void outageNeedsThreeHostsWithinFiveSeconds();
    void outageTrial();
    void result_data();
    void result();

private:
    const BootTime m_now{Seconds(1000)};
};

namespace {

ConversationId conversation(int number)
{
    return ConversationId(QUuid(static_cast<uint>(number), 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
}

std::vector<scheduler::Ticket> drained(FairQueue &queue)
{
    std::vector<scheduler::Ticket> order;
    while (const auto next = queue.next()) {
        order.push_back(*next);
        queue.served(*next);
    }
    return order;
}

breaker::Denial denial(HoldReason reason, std::optional<BootTime> until = {})
{
    breaker::Denial denial;
    denial.reason = reason;
    denial.until = until;
    return denial;
}

} // namespace

void PoliciesTest::queue_conversationsInTurn()
{
    FairQueue queue;
    for (const scheduler::Ticket ticket : {1U, 2U, 3U})
        queue.push(ticket, Priority::Foreground, conversation(1));
    queue.push(4, Priority::Background, conversation(9));
    queue.push(5, Priority::Foreground, conversation(2));
    queue.push(6, Priority::Foreground, conversation(2));
    QCOMPARE(queue.size(), 6);
    QCOMPARE(drained(queue), (std::vector<scheduler::Ticket>{1, 5, 2, 6, 3, 4}));
    QVERIFY(queue.isEmpty());
}

void PoliciesTest::queue_turnSurvivesParking()
{
    FairQueue queue;
    queue.push(1, Priority::Foreground, conversation(1));
    queue.served(1);
    // Both come back from a hold; the conversation that was served waits.
    queue.push(2, Priority::Foreground, conversation(1));
    queue.push(3, Priority::Foreground, conversation(2));
    QCOMPARE(*queue.next(), 3U);
}

void PoliciesTest::queue_parkedRequestKeepsItsPlace()
{
    FairQueue queue;
    queue.push(2, Priority::Foreground, conversation(1));
    queue.push(1, Priority::Foreground, conversation(1));
    queue.push(1, Priority::Foreground, conversation(1)); // twice is once
    QCOMPARE(drained(queue), (std::vector<scheduler::Ticket>{1, 2}));
    queue.remove(7); // not there
}

void PoliciesTest::queue_manyConversationsAreForgottenSafely()
{
    FairQueue queue;
    for (int i = 1; i <= 1000; ++i)
        queue.push(static_cast<scheduler::Ticket>(i), Priority::Foreground, conversation(i));
    const auto order = drained(queue);
    QCOMPARE(order.size(), 1000U);
    QVERIFY(std::is_sorted(order.begin(), order.end()));
}

void PoliciesTest::hold_data()
{
    QTest::addColumn<OnHold>("onHold");
    QTest::addColumn<HoldReason>("reason");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<HoldStep>("step");

    const auto row = [](const char *name, OnHold onHold, HoldReason reason, int seconds,
                        HoldStep step) {
        QTest::newRow(name) << onHold << reason << seconds << step;
    };
    row("open: the user chooses", OnHold::Ask, HoldReason::Open, 10, HoldStep::Ask);
    row("open, submitted to wait", OnHold::Wait, HoldReason::Open, 10, HoldStep::Wait);
    row("open, no waiting", OnHold::Never, HoldReason::Open, 10, HoldStep::Finish);
    row("limit of 15 s", OnHold::Ask, HoldReason::RateLimited, 15, HoldStep::Wait);
    row("limit of 16 s", OnHold::Ask, HoldReason::RateLimited, 16, HoldStep::Ask);
    row("limit of 16 s, submitted to wait", OnHold::Wait, HoldReason::RateLimited, 16,
        HoldStep::Wait);
    row("another is being tried", OnHold::Ask, HoldReason::ProbeInFlight, 60, HoldStep::Wait);
    row("trial after a gate", OnHold::Ask, HoldReason::GateTrial, 60, HoldStep::Wait);
    row("recovering", OnHold::Ask, HoldReason::Recovering, 0, HoldStep::Wait);
    row("own pace", OnHold::Ask, HoldReason::Paced, 40, HoldStep::Wait);
    row("own pace, no waiting", OnHold::Never, HoldReason::Paced, 40, HoldStep::Finish);
    row("own limit", OnHold::Ask, HoldReason::SpendMonth, 0, HoldStep::Ask);
    row("own limit, nobody there", OnHold::Wait, HoldReason::SpendConversation, 0,
        HoldStep::Finish);
    row("another is being tried, no waiting", OnHold::Never, HoldReason::ProbeInFlight, 60,
        HoldStep::Finish);
    row("needs a key", OnHold::Ask, HoldReason::NeedsCredential, 0, HoldStep::Ask);
    row("needs a key, nobody there", OnHold::Wait, HoldReason::NeedsCredential, 0,
        HoldStep::Finish);
    row("must be confirmed, nobody there", OnHold::Wait, HoldReason::UnsafeReplay, 0,
        HoldStep::Finish);
    row("must be confirmed", OnHold::Ask, HoldReason::UnsafeReplay, 0, HoldStep::Ask);
    row("offline", OnHold::Ask, HoldReason::Offline, 0, HoldStep::Ask);
    row("too soon by hand", OnHold::Ask, HoldReason::TooSoon, 1, HoldStep::Ask);
}

void PoliciesTest::hold()
{
    QFETCH(OnHold, onHold);
    QFETCH(HoldReason, reason);
    QFETCH(int, seconds);
    QFETCH(HoldStep, step);
    HoldPolicy policy(onHold);
    std::optional<BootTime> until;
    if (seconds > 0)
        until = m_now + Seconds(seconds);
    QCOMPARE(policy.decide(denial(reason, until), m_now), step);
}

void PoliciesTest::hold_shortLimitOnce()
{
    HoldPolicy policy(OnHold::Ask);
    const auto limit = denial(HoldReason::RateLimited, m_now + Seconds(5));
    QCOMPARE(policy.decide(limit, m_now), HoldStep::Wait);
    QCOMPARE(policy.decide(limit, m_now), HoldStep::Wait); // the same wait, looked at again
    policy.admitted();
    QCOMPARE(policy.decide(limit, m_now), HoldStep::Ask);
    policy.waitChosen();
    QCOMPARE(policy.decide(limit, m_now), HoldStep::Wait);
}

void PoliciesTest::hold_cancelledWaitsDoNotComeBack()
{
    HoldPolicy policy(OnHold::Ask);
    const auto trial = denial(HoldReason::ProbeInFlight);
    QCOMPARE(policy.decide(trial, m_now), HoldStep::Wait);
    policy.waitCancelled();
    QCOMPARE(policy.decide(trial, m_now), HoldStep::Ask);
    policy.retryChosen();
    QCOMPARE(policy.decide(trial, m_now), HoldStep::Wait);
}

void PoliciesTest::retry_data()
{
    QTest::addColumn<Category>("category");
    QTest::addColumn<bool>("counts");
    QTest::addColumn<bool>("answered");
    QTest::addColumn<int>("used");
    QTest::addColumn<RetryStep>("step");

    const auto row = [](const char *name, Category category, bool counts, bool answered, int used,
                        RetryStep step) {
        QTest::newRow(name) << category << counts << answered << used << step;
    };
    row("stated failure", Category::ServerError, true, true, 0, RetryStep::Backoff);
    row("second retry", Category::ServerError, true, true, 1, RetryStep::Backoff);
    row("never a third", Category::ServerError, true, true, 2, RetryStep::None);
    row("does not count", Category::ServerError, false, true, 0, RetryStep::None);
    row("bytes left and no answer (T35)", Category::ResetBeforeResponse, true, false, 0,
        RetryStep::None);
    row("out of memory meets the same end", Category::LocalOutOfMemory, true, true, 0,
        RetryStep::None);
    row("limit", Category::RateLimitedTokens, false, true, 0, RetryStep::AfterLimit);
    row("loading", Category::LocalLoading, false, true, 2, RetryStep::Loading);
    row("parameter", Category::UnsupportedParameter, false, true, 2, RetryStep::WithoutParameter);
    row("own invalid output", Category::ModelOutputInvalid, false, true, 2, RetryStep::Again);
    row("wrong key", Category::CredentialInvalid, false, true, 0, RetryStep::None);
}

void PoliciesTest::retry()
{
    QFETCH(Category, category);
    QFETCH(bool, counts);
    QFETCH(bool, answered);
    QFETCH(int, used);
    QFETCH(RetryStep, step);
    breaker::Outcome outcome;
    outcome.category = category;
    outcome.service = counts ? Verdict::Failure : Verdict::Inconclusive;
    scheduler::RetryFacts facts;
    facts.answered = answered;
    facts.bytesLeft = true;
    scheduler::RetryPolicy policy;
    breaker::Outcome failed;
    failed.category = Category::ServerError;
    failed.service = Verdict::Failure;
    for (int i = 0; i < used; ++i)
        QCOMPARE(policy.next(failed, {false, true, true, false, {}}), RetryStep::Backoff);
    QCOMPARE(policy.next(outcome, facts), step);
    facts.contentArrived = true; // never after content
    QCOMPARE(policy.next(outcome, facts), RetryStep::None);
    QCOMPARE(scheduler::RetryPolicy().next(outcome, facts), RetryStep::None);
}

void PoliciesTest::backoffStaysInItsBounds()
{
    SeededRandom random(3);
    for (const auto &[used, longest] :
         std::map<int, int>{{0, 500}, {1, 1000}, {4, 8000}, {60, 8000}}) {
        Milliseconds largest{0};
        for (int i = 0; i < 2000; ++i) {
            const auto pause = scheduler::backoff(used, random);
            QVERIFY(pause >= Milliseconds(0) && pause <= Milliseconds(longest));
            largest = std::max(largest, pause);
        }
        QVERIFY(largest > Milliseconds(longest * 9 / 10)); // full jitter reaches up
    }
}

void PoliciesTest::outageNeedsThreeHostsWithinFiveSeconds() // R45
{
    OutageWatch watch;
    QVERIFY(!watch.noteFailure(u"a"_s, m_now));
    QVERIFY(!watch.noteFailure(u"a"_s, m_now + Seconds(1)));
    QVERIFY(!watch.noteFailure(u"b"_s, m_now + Seconds(2)));
    QVERIFY(!watch.isOutage());
    // The first two are too old when the third comes.
    QVERIFY(!watch.noteFailure(u"c"_s, m_now + Seconds(8)));
    QVERIFY(!watch.isOutage());
    QVERIFY(!watch.noteFailure(u"d"_s, m_now + Seconds(9)));
    QVERIFY(!watch.clear()); // a response in between
    QVERIFY(!watch.noteFailure(u"e"_s, m_now + Seconds(10)));
    QVERIFY(!watch.isOutage());
    (void)watch.noteFailure(u"f"_s, m_now + Seconds(10));
    (void)watch.noteFailure(u"g"_s, m_now + Seconds(15));
    QVERIFY(watch.isOutage());
    QVERIFY(watch.noteFailure(u"g"_s, m_now + Seconds(15))); // explained by it
}

void PoliciesTest::outageTrial()
{
    OutageWatch watch;
    for (const auto &host : {u"a"_s, u"b"_s, u"c"_s})
        (void)watch.noteFailure(host, m_now);
    QCOMPARE(*watch.recheckAt(), m_now + Seconds(5));
    QVERIFY(!watch.startTrial(m_now + Seconds(4)));
    QVERIFY(watch.startTrial(m_now + Seconds(5)));
    QVERIFY(!watch.isOutage());
    QVERIFY(watch.mayTry());
    watch.tried();
    QVERIFY(!watch.mayTry());
    watch.triedInVain(); // stopped by the user: it told nothing
    QVERIFY(watch.mayTry());
    watch.tried();
    QVERIFY(watch.noteFailure(u"a"_s, m_now + Seconds(6))); // one is enough now
    QVERIFY(watch.isOutage());
    QVERIFY(watch.startTrialByUser());
    QVERIFY(watch.clear());
    QVERIFY(watch.mayTry());
    QVERIFY(!watch.recheckAt());
}

void PoliciesTest::result_data() // design 8
{
    QTest::addColumn<Category>("category");
    QTest::addColumn<bool>("text");
    QTest::addColumn<chat::FinishReason>("finish");
    QTest::addColumn<ResultKind>("kind");

    using Finish = chat::FinishReason;
    const auto row = [](const char *name, Category category, bool text, Finish finish,
                        ResultKind kind) {
        QTest::newRow(name) << category << text << finish << kind;
    };
    row("whole reply", Category::Ok, true, Finish::Stop, ResultKind::Answered);
    row("no text, length", Category::Ok, false, Finish::Length, ResultKind::Answered);
    row("refusal without text", Category::Ok, false, Finish::Refusal, ResultKind::Declined);
    row("filtered before any text", Category::ContentFiltered, false, Finish::None,
        ResultKind::Declined);
    row("filtered after some text", Category::ContentFiltered, true, Finish::ContentFilter,
        ResultKind::Interrupted);
    row("broken after some text", Category::StreamBroken, true, Finish::None,
        ResultKind::Interrupted);
    row("broken before any", Category::StreamBroken, false, Finish::None, ResultKind::Failed);
    row("stopped with text", Category::UserStopped, true, Finish::None, ResultKind::Interrupted);
    row("stopped without", Category::UserStopped, false, Finish::None, ResultKind::Cancelled);
    row("limit", Category::RateLimitedModel, false, Finish::None, ResultKind::Held);
    row("wrong key", Category::CredentialInvalid, false, Finish::None, ResultKind::Blocked);
    row("empty account", Category::QuotaExhausted, false, Finish::None, ResultKind::Blocked);
    row("no such model", Category::ModelNotFound, false, Finish::None, ResultKind::Blocked);
    row("wrong address", Category::EndpointNotFound, false, Finish::None, ResultKind::Failed);
    row("too long", Category::ContextTooLong, false, Finish::None, ResultKind::Failed);
    row("slept", Category::Suspended, false, Finish::None, ResultKind::Failed);
}

void PoliciesTest::result()
{
    QFETCH(Category, category);
    QFETCH(bool, text);
    QFETCH(chat::FinishReason, finish);
    QFETCH(ResultKind, kind);
    breaker::Outcome outcome;
    outcome.category = category;
    QCOMPARE(scheduler::kindOf(outcome, {text, text, finish}), kind);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::PoliciesTest)
#include "tst_policies.moc"
