// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/timers.h>

#include <QCoreApplication>
#include <QTest>

using namespace breakerbox;

class TimersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void firesLaterAndOnce();
    void droppedHandleCancels();
    void handleMayDieInsideItsCallback();
    void negativeDelayIsDueAtOnce();
};

void TimersTest::firesLaterAndOnce()
{
    QtTimers timers;
    int fired = 0;
    const Timer timer = timers.after(Milliseconds(0), [&fired] { ++fired; });
    QCOMPARE(fired, 0);
    QTRY_COMPARE(fired, 1);
    bool otherFired = false;
    const Timer other = timers.after(Milliseconds(5), [&otherFired] { otherFired = true; });
    QTRY_VERIFY(otherFired);
    QCOMPARE(fired, 1);
}

void TimersTest::droppedHandleCancels()
{
    QtTimers timers;
    int fired = 0;
    {
        const Timer dropped = timers.after(Milliseconds(0), [&fired] { ++fired; });
    }
    bool marker = false;
    const Timer after = timers.after(Milliseconds(5), [&marker] { marker = true; });
    QTRY_VERIFY(marker);
    QCOMPARE(fired, 0);
}

void TimersTest::handleMayDieInsideItsCallback()
{
    QtTimers timers;
    Timer timer;
    const QString text = QStringLiteral("kept alive for the call");
    QString seen;
    timer = timers.after(Milliseconds(0), [&timer, &seen, text] {
        timer.reset();
        seen = text;
    });
    QTRY_COMPARE(seen, text);
    QVERIFY(!timer);
}

void TimersTest::negativeDelayIsDueAtOnce()
{
    QtTimers timers;
    bool fired = false;
    const Timer timer = timers.after(Milliseconds(-1'000), [&fired] { fired = true; });
    QTRY_VERIFY(fired);
}

QTEST_GUILESS_MAIN(TimersTest)
#include "tst_timers.moc"
