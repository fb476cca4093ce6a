// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/journeydialog.h>
#include <ui/chat/queuestrip.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/samplecards.h"
#include "ui/support/widgets.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using flows::QueueWait;

// What waits above the composer, and the lines of a conversation's record.
class QueueStripTest final : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

    std::vector<chat::Message> queue() const
    {
        return {fakes::userMessage(u"first\nwith a second line"_s, m_clock),
                fakes::userMessage(u"next"_s, m_clock)};
    }
    static ActionButton *shown(const QueueStrip &strip, const QString &name, int at)
    {
        int found = 0;
        for (ActionButton *button : strip.findChildren<ActionButton *>()) {
            if (button->accessibleName() == name && !button->isHidden() && found++ == at)
                return button;
        }
        return nullptr;
    }
    static QLineEdit *field(const QueueStrip &strip)
    {
        for (QLineEdit *each : strip.findChildren<QLineEdit *>()) {
            if (!each->isHidden())
                return each;
        }
        return nullptr;
    }

private Q_SLOTS:
    void itIsThereWhileSomethingWaits()
    {
        QueueStrip strip;
        QVERIFY(strip.isHidden());
        strip.setQueue(queue(), QueueWait::Reply);
        QVERIFY(!strip.isHidden());
        QVERIFY(strip.heading().contains(u"when the reply is there"_s));
        strip.setQueue(queue(), QueueWait::Choice);
        QVERIFY(strip.heading().contains(u"Not sent by itself"_s));
        strip.setQueue({}, QueueWait::Choice);
        QVERIFY(strip.isHidden());
    }

    void eachChoiceNamesItsMessage()
    {
        QueueStrip strip;
        const auto waiting = queue();
        strip.setQueue(waiting, QueueWait::Reply);
        strip.show();
        QSignalSpy now(&strip, &QueueStrip::sendNowWanted);
        QSignalSpy moved(&strip, &QueueStrip::moved);
        QSignalSpy cancelled(&strip, &QueueStrip::cancelled);
        shown(strip, u"Send now"_s, 1)->click();
        QCOMPARE(now.at(0).at(0).value<MessageId>(), waiting[1].id);
        QVERIFY(!shown(strip, u"Earlier"_s, 0)->isEnabled());
        QVERIFY(!shown(strip, u"Later"_s, 1)->isEnabled());
        shown(strip, u"Earlier"_s, 1)->click();
        QCOMPARE(moved.at(0).at(0).value<MessageId>(), waiting[1].id);
        QCOMPARE(moved.at(0).at(1).toInt(), -1);
        shown(strip, u"Remove waiting message"_s, 0)->click();
        QCOMPARE(cancelled.at(0).at(0).value<MessageId>(), waiting[0].id);
    }

    void editingKeepsLines()
    {
        QueueStrip strip;
        const auto waiting = queue();
        strip.setQueue(waiting, QueueWait::Reply);
        strip.show();
        QVERIFY(!field(strip));
        shown(strip, u"Edit waiting message"_s, 0)->click();
        QVERIFY(field(strip));
        QSignalSpy edited(&strip, &QueueStrip::edited);
        QTest::keyClicks(field(strip), u"!"_s);
        QTest::keyClick(field(strip), Qt::Key_Return);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited.at(0).at(1).toString(), u"first\nwith a second line!"_s);
        QVERIFY(!field(strip));
        // Escape leaves it as it was.
        shown(strip, u"Edit waiting message"_s, 1)->click();
        QTest::keyClicks(field(strip), u"?"_s);
        QTest::keyClick(field(strip), Qt::Key_Escape);
        QCOMPARE(edited.size(), 1);
        QVERIFY(!field(strip));
    }

    void everyButtonHasAName()
    {
        QueueStrip strip;
        strip.setQueue(queue(), QueueWait::Reply);
        for (const ActionButton *button : strip.findChildren<ActionButton *>())
            QVERIFY(!button->accessibleName().isEmpty());
    }

    // security.md 3.5: who, what for, how much, how it ended.
    void aLineOfTheRecord()
    {
        flows::JourneyStep step;
        step.time = m_clock.wall();
        step.connectionName = u"Work"_s;
        step.boundary = u"company:Anthropic"_s;
        step.model = u"m"_s;
        step.reason = u"retry"_s;
        step.attempt = 2;
        step.messages = 3;
        step.bytesUp = 2048;
        QStringList cells = journeyCells(step, m_clock.wall());
        QCOMPARE(cells[1], u"Anthropic"_s);
        QCOMPARE(cells[2], u"Work · m"_s);
        QCOMPARE(cells[3], u"Tried again (attempt 2), 3 messages"_s);
        QCOMPARE(cells[6], u"No end recorded"_s);
        step.ended = true;
        step.category = breaker::Category::Ok;
        QCOMPARE(journeyCells(step, m_clock.wall())[6], u"Answered"_s);
    }

    // A name from outside is marked, not obeyed.
    void hostileNamesAreMarked()
    {
        flows::JourneyStep step;
        step.connectionName = u"Work\u202Egpj.exe"_s;
        QVERIFY(!journeyCells(step, m_clock.wall())[2].contains(QChar(0x202E)));
    }
};

QTEST_MAIN(QueueStripTest)
#include "tst_queuestrip.moc"
