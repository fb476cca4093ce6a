// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/composer.h>
#include <ui/chat/picklist.h>
#include <ui/chat/targetbutton.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/samplecards.h"
#include "ui/support/widgets.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class ComposerTest : public QObject
{
    Q_OBJECT
private:
    VirtualClock m_clock;

private Q_SLOTS:
    void enterSendsAndShiftEnterBreaksTheLine()
    {
        Composer composer(m_clock);
        composer.show();
        QSignalSpy sent(&composer, &Composer::sendRequested);
        QTest::keyClicks(composer.edit(), u"hello"_s);
        QTest::keyClick(composer.edit(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(composer.edit(), u"there"_s);
        QCOMPARE(sent.size(), 0);
        QTest::keyClick(composer.edit(), Qt::Key_Return);
        QCOMPARE(sent.size(), 1);
        QCOMPARE(sent.front().front().toString(), u"hello\nthere"_s);
        // The text stays until the message was stored.
        QCOMPARE(composer.text(), u"hello\nthere"_s);
    }

    void controlEnterSendsIfThatIsTheSetting()
    {
        Composer composer(m_clock);
        composer.setSendKey(SendKey::ControlEnter);
        composer.show();
        QSignalSpy sent(&composer, &Composer::sendRequested);
        QTest::keyClicks(composer.edit(), u"a"_s);
        QTest::keyClick(composer.edit(), Qt::Key_Return);
        QCOMPARE(sent.size(), 0);
        QCOMPARE(composer.text(), u"a\n"_s);
        QTest::keyClick(composer.edit(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sent.size(), 1);
    }

    void nothingIsSentTwiceNorEmpty()
    {
        Composer composer(m_clock);
        composer.show();
        QSignalSpy sent(&composer, &Composer::sendRequested);
        composer.setText(u"  \n "_s);
        QVERIFY(!composer.sendButton()->isEnabled());
        QTest::keyClick(composer.edit(), Qt::Key_Return);
        QCOMPARE(sent.size(), 0);
        composer.setText(u"x"_s);
        composer.setSending(true);
        QTest::keyClick(composer.edit(), Qt::Key_Return);
        composer.sendButton()->click();
        QCOMPARE(sent.size(), 0);
        composer.setSending(false);
        composer.sendButton()->click();
        QCOMPARE(sent.size(), 1);
    }

    void itGrowsFromOneLineToTen()
    {
        Composer composer(m_clock);
        composer.resize(500, 400);
        composer.show();
        const int one = composer.edit()->sizeHint().height();
        composer.setText(u"1\n2\n3\n4"_s);
        const int four = composer.edit()->sizeHint().height();
        QVERIFY(four > one * 2);
        composer.setText(u"x\n"_s.repeated(9));
        const int ten = composer.edit()->sizeHint().height();
        composer.setText(u"x\n"_s.repeated(60));
        QCOMPARE(composer.edit()->sizeHint().height(), ten);
    }

    void theDraftIsAnnouncedOnceAndNotForWhatCameFromOutside()
    {
        Composer composer(m_clock);
        composer.show();
        QSignalSpy draft(&composer, &Composer::draftChanged);
        composer.setText(u"stored"_s);
        composer.flushDraft();
        QCOMPARE(draft.size(), 0);
        QTest::keyClicks(composer.edit(), u"abc"_s);
        QCOMPARE(draft.size(), 0);
        composer.flushDraft();
        QCOMPARE(draft.size(), 1);
        QCOMPARE(draft.front().front().toString(), u"storedabc"_s);
        composer.flushDraft();
        QCOMPARE(draft.size(), 1);
    }

    void stopStandsThereWhileAReplyRuns()
    {
        Composer composer(m_clock);
        composer.show();
        QVERIFY(!composer.stopButton()->isVisible());
        composer.setRunning(true);
        QSignalSpy stopped(&composer, &Composer::stopRequested);
        composer.stopButton()->click();
        QCOMPARE(stopped.size(), 1);
        composer.setRunning(false);
        QVERIFY(!composer.stopButton()->isVisible());
    }

    void theTargetNamesModelConnectionBoundaryAndHealth()
    {
        Composer composer(m_clock);
        Target target{ConnectionId(QUuid::createUuid()),
                      u"OpenAI · Personal"_s,
                      ModelId(u"gpt-4.1-mini"_s),
                      {connections::BoundaryClass::Company, u"OpenAI"_s, {}},
                      {flows::HealthKind::Failing, m_clock.now() + Seconds(42)}};
        composer.target()->setTargets({target});
        composer.target()->setTarget(target);
        QCOMPARE(composer.target()->accessibleName(),
                 u"Answered by gpt-4.1-mini · OpenAI · Personal, OpenAI, Failing"_s);
        ConnectionId got;
        connect(composer.target(), &TargetButton::picked, this,
                [&](const ConnectionId &id, const ModelId &) { got = id; });
        composer.show();
        composer.target()->click();
        QTest::keyClick(composer.target()->list()->filter(), Qt::Key_Return);
        QCOMPARE(got, target.connection);
    }

    void withoutAConnectionTheTargetAsksForOne()
    {
        Composer composer(m_clock);
        QSignalSpy asked(composer.target(), &TargetButton::addConnectionRequested);
        composer.target()->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(fakes::namelessControls(&composer), QStringList());
    }
};

QTEST_MAIN(ComposerTest)
#include "tst_composer.moc"
