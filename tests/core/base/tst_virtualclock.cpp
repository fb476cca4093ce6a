// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/virtualclock.h>

#include <QFile>
#include <QTest>

#include <array>

#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>
#ifndef CLONE_NEWTIME
#define CLONE_NEWTIME 0x00000080
#endif
#endif

using namespace Qt::StringLiterals;
using namespace breakerbox;

class VirtualClockTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void standsStillUntilMoved();
    void bothClocksMoveTogether();
    void wallMayJumpAlone();
    void timersFireInOrderOfTimeThenOfMaking();
    void timerSeesItsOwnTime();
    void timerIsNeverEarly();
    void droppedHandleCancels();
    void handleMayDieInsideItsCallback();
    void callbackMayStartTheNextTimer();
    void negativeDelayIsDueAtOnceButNotFromInside();
    void nextDueSkipsCancelledOnes();
    void rebootStartsBootTimeAgain();
    void systemClockGoesForward();
    void systemClockCountsSleep();
};

void VirtualClockTest::standsStillUntilMoved()
{
    const VirtualClock clock;
    QVERIFY(clock.now() == clock.now());
    QVERIFY(clock.wall() == clock.wall());
    QCOMPARE(toMilliseconds(clock.wall()), 1'767'225'600'000); // 2026-01-01
}

void VirtualClockTest::bothClocksMoveTogether()
{
    VirtualClock clock(wallFromMilliseconds(5'000));
    const BootTime before = clock.now();
    clock.advance(Seconds(90));
    QVERIFY(clock.now() - before == Seconds(90));
    QCOMPARE(toMilliseconds(clock.wall()), 95'000);
}

void VirtualClockTest::wallMayJumpAlone()
{
    VirtualClock clock(wallFromMilliseconds(100'000));
    int fired = 0;
    const Timer timer = clock.after(Milliseconds(1'000), [&fired] { ++fired; });
    const BootTime before = clock.now();
    clock.shiftWall(Milliseconds(-50'000));
    QCOMPARE(toMilliseconds(clock.wall()), 50'000);
    QVERIFY(clock.now() == before);
    clock.shiftWall(Milliseconds(3'600'000));
    QCOMPARE(fired, 0);
}

void VirtualClockTest::timersFireInOrderOfTimeThenOfMaking()
{
    VirtualClock clock;
    QString order;
    const Timer late = clock.after(Milliseconds(20), [&order] { order += u'c'; });
    const Timer first = clock.after(Milliseconds(10), [&order] { order += u'a'; });
    const Timer second = clock.after(Milliseconds(10), [&order] { order += u'b'; });
    clock.advance(Milliseconds(20));
    QCOMPARE(order, u"abc"_s);
}

void VirtualClockTest::timerSeesItsOwnTime()
{
    VirtualClock clock;
    const BootTime before = clock.now();
    std::chrono::nanoseconds seen{0};
    const Timer timer = clock.after(Milliseconds(10), [&] { seen = clock.now() - before; });
    clock.advance(Seconds(5));
    QVERIFY(seen == Milliseconds(10));
    QVERIFY(clock.now() - before == Seconds(5));
}

void VirtualClockTest::timerIsNeverEarly()
{
    VirtualClock clock;
    int fired = 0;
    const Timer timer = clock.after(Milliseconds(10), [&fired] { ++fired; });
    clock.advance(Milliseconds(10) - std::chrono::nanoseconds(1));
    QCOMPARE(fired, 0);
    clock.advance(std::chrono::nanoseconds(1));
    QCOMPARE(fired, 1);
    clock.advance(Seconds(1));
    QCOMPARE(fired, 1); // single shot
}

void VirtualClockTest::droppedHandleCancels()
{
    VirtualClock clock;
    int fired = 0;
    {
        const Timer dropped = clock.after(Milliseconds(1), [&fired] { ++fired; });
    }
    Timer reset = clock.after(Milliseconds(1), [&fired] { ++fired; });
    reset.reset();
    clock.advance(Seconds(1));
    QCOMPARE(fired, 0);
}

void VirtualClockTest::handleMayDieInsideItsCallback()
{
    VirtualClock clock;
    Timer timer;
    const QString text = u"kept alive for the call"_s;
    QString seen;
    timer = clock.after(Milliseconds(1), [&timer, &seen, text] {
        timer.reset();
        seen = text;
    });
    clock.advance(Milliseconds(1));
    QCOMPARE(seen, text);
}

void VirtualClockTest::callbackMayStartTheNextTimer()
{
    VirtualClock clock;
    int fired = 0;
    Timer timer;
    std::function<void()> again = [&] {
        ++fired;
        timer = clock.after(Milliseconds(10), again);
    };
    timer = clock.after(Milliseconds(10), again);
    clock.advance(Milliseconds(35));
    QCOMPARE(fired, 3);
}

void VirtualClockTest::negativeDelayIsDueAtOnceButNotFromInside()
{
    VirtualClock clock;
    int fired = 0;
    const Timer timer = clock.after(Milliseconds(-5), [&fired] { ++fired; });
    QCOMPARE(fired, 0);
    QVERIFY(clock.nextDue() == clock.now());
    clock.advance(Milliseconds(0));
    QCOMPARE(fired, 1);
}

void VirtualClockTest::nextDueSkipsCancelledOnes()
{
    VirtualClock clock;
    QVERIFY(clock.nextDue() == BootTime::max());
    Timer cancelled = clock.after(Milliseconds(5), [] {});
    const Timer live = clock.after(Milliseconds(9), [] {});
    QVERIFY(clock.nextDue() == clock.now() + Milliseconds(5));
    cancelled.reset();
    QVERIFY(clock.nextDue() == clock.now() + Milliseconds(9));
}

void VirtualClockTest::rebootStartsBootTimeAgain()
{
    VirtualClock clock(wallFromMilliseconds(0));
    clock.advance(std::chrono::hours(1));
    int fired = 0;
    const Timer timer = clock.after(Milliseconds(1), [&fired] { ++fired; });
    const BootTime before = clock.now();
    const QString boot = clock.bootId();
    clock.reboot(u"another"_s);
    QVERIFY(clock.now() < before);
    QVERIFY(clock.bootId() != boot);
    QCOMPARE(toMilliseconds(clock.wall()), 3'600'000); // the wall goes on
    clock.advance(Seconds(1));
    QCOMPARE(fired, 0); // nothing survives a reboot
    QCOMPARE(toMilliseconds(clock.wall()), 3'601'000);
}

void VirtualClockTest::systemClockGoesForward()
{
    const SystemClock clock;
    const BootTime first = clock.now();
    const BootTime second = clock.now();
    QVERIFY(second >= first);
    QVERIFY(first.time_since_epoch().count() > 0);
    QVERIFY(toMilliseconds(clock.wall()) > 1'700'000'000'000);
    QCOMPARE(SystemClock().bootId(), clock.bootId()); // the same boot
}

// breaker.md 1.7: in a time namespace whose boot clock alone is a day ahead, as after a day's
// sleep.
void VirtualClockTest::systemClockCountsSleep()
{
#ifndef Q_OS_LINUX
    QSKIP("time namespaces are Linux's");
#else
    constexpr Seconds kDay{86'400};
    std::array<int, 2> pipe{};
    QCOMPARE(::pipe(pipe.data()), 0);
    const BootTime before = SystemClock().now();
    const pid_t child = fork();
    if (child == 0) {
        BootTime slept{};
        QFile offsets(u"/proc/self/timens_offsets"_s);
        const bool apart =
            unshare(CLONE_NEWTIME) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWTIME) == 0;
        if (apart && offsets.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
            offsets.write("boottime 86400 0\n") > 0) {
            // The namespace holds for children only.
            if (const pid_t inside = fork(); inside > 0) {
                waitpid(inside, nullptr, 0);
                _exit(0);
            }
            slept = SystemClock().now();
        }
        const auto written = write(pipe[1], &slept, sizeof slept);
        _exit(written == sizeof slept ? 0 : 1);
    }
    QVERIFY(child > 0);
    BootTime slept{};
    QCOMPARE(read(pipe[0], &slept, sizeof slept), ssize_t(sizeof slept));
    waitpid(child, nullptr, 0);
    close(pipe[0]);
    close(pipe[1]);
    if (slept == BootTime{})
        QSKIP("no right to make a time namespace");
    QVERIFY(slept - before >= kDay);
    QVERIFY(slept - before < kDay + Seconds(60));
#endif
}

QTEST_GUILESS_MAIN(VirtualClockTest)
#include "tst_virtualclock.moc"
