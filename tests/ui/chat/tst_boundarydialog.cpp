// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/virtualclock.h>
#include <ui/chat/boundarydialog.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/widgets.h"

#include <QAccessible>
#include <QRadioButton>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using flows::BoundaryAnswer;

namespace {

flows::BoundaryQuestion sampleQuestion()
{
    flows::BoundaryQuestion question;
    question.from = {connections::BoundaryClass::Company, u"OpenAI"_s, {}};
    question.seenBy = {question.from.key()};
    question.to = {connections::BoundaryClass::Company, u"Anthropic"_s, {}};
    question.account = u"Work"_s;
    question.host = u"api.anthropic.com"_s;
    question.messages = 14;
    question.attachments = 2;
    question.attachmentBytes = 1'300'000;
    question.systemPrompt = true;
    question.approximateBytes = 48'000;
    question.reason = flows::CrossingReason::SwitchAfterFailure;
    question.failing = u"OpenAI · Personal"_s;
    return question;
}

} // namespace

// security.md 3.4, T21: the question at a boundary.
class BoundaryDialogTest : public QObject
{
    Q_OBJECT
private:
    struct Asked
    {
        explicit Asked(const flows::BoundaryQuestion &question = sampleQuestion())
            : dialog(question, clock)
        {
            QObject::connect(&dialog, &BoundaryDialog::answered,
                             [this](BoundaryAnswer answer) { answers << answer; });
            dialog.show();
        }
        [[nodiscard]] ActionButton *button(const QString &name) const
        {
            return dialog.findChild<ActionButton *>(name);
        }
        [[nodiscard]] QList<QRadioButton *> scopes() const
        {
            return dialog.findChildren<QRadioButton *>();
        }
        VirtualClock clock;
        BoundaryDialog dialog;
        QList<BoundaryAnswer> answers;
    };

private Q_SLOTS:
    // What a screen reader does: it toggles, and finds radio buttons.
    void aScreenReaderCanChoose()
    {
        Asked asked;
        const ActionButton *share = asked.button(u"share"_s);
        QVERIFY(!share->isEnabled());
        QRadioButton *once = asked.scopes().at(1);
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(once);
        QCOMPARE(accessible->role(), QAccessible::RadioButton);
        accessible->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(once->isChecked());
        QVERIFY(share->isEnabled());
    }

    void itSaysFromToWhatAndWhy()
    {
        const Asked asked;
        const QString words = fakes::shownWords(&asked.dialog);
        for (const QString &line :
             {u"Share this conversation with Anthropic?"_s, u"OpenAI (has seen it so far)"_s,
              u"Anthropic · account Work · api.anthropic.com"_s,
              u"14 messages, 2 attachments (1.3\u00a0MB), the system prompt; about 48\u00a0kB"_s,
              u"OpenAI · Personal is temporarily failing here; you chose to switch"_s})
            QVERIFY2(words.contains(line), qPrintable(words));
        QCOMPARE(fakes::richLabels(&asked.dialog), QStringList());
        QCOMPARE(fakes::namelessControls(&asked.dialog), QStringList());
    }

    void plainHttpIsSaid()
    {
        flows::BoundaryQuestion question = sampleQuestion();
        QCOMPARE(boundaryLines(question).size(), 4);
        question.plainHttp = true;
        QVERIFY(boundaryLines(question).back().value.contains(u"plain http"_s));
    }

    void textFromAServerIsNotMarkup()
    {
        flows::BoundaryQuestion question = sampleQuestion();
        question.to.holder = u"<b>Anthropic</b>\u202e"_s;
        const Asked asked(question);
        QVERIFY(fakes::shownWords(&asked.dialog).contains(u"<b>Anthropic</b>⟦U+202E⟧"_s));
        QCOMPARE(fakes::richLabels(&asked.dialog), QStringList());
    }

    void nothingIsTickedAndCancelIsTheDefault()
    {
        const Asked asked;
        for (const QRadioButton *scope : asked.scopes())
            QVERIFY(!scope->isChecked());
        QCOMPARE(asked.scopes().size(), 3); // and none of them says "always"
        QVERIFY(!asked.button(u"share"_s)->isEnabled());
        QVERIFY(asked.button(u"cancel"_s)->isDefault());
    }

    void escapeAndClosingAreCancel()
    {
        Asked escaped;
        QTest::keyClick(&escaped.dialog, Qt::Key_Escape);
        QCOMPARE(escaped.answers, QList<BoundaryAnswer>{BoundaryAnswer::Cancel});
        Asked closed;
        closed.dialog.close();
        QCOMPARE(closed.answers, QList<BoundaryAnswer>{BoundaryAnswer::Cancel});
    }

    void enterDoesNothingForTheFirst700Milliseconds()
    {
        Asked asked;
        asked.clock.advance(Milliseconds(699));
        QTest::keyClick(&asked.dialog, Qt::Key_Return);
        QTest::keyClick(asked.button(u"cancel"_s), Qt::Key_Return);
        QVERIFY(asked.dialog.isVisible());
        QVERIFY(asked.answers.isEmpty());
        asked.clock.advance(Milliseconds(1));
        QTest::keyClick(&asked.dialog, Qt::Key_Return);
        QCOMPARE(asked.answers, QList<BoundaryAnswer>{BoundaryAnswer::Cancel});
    }

    void aClickThatWasUnderWaySharesNothing()
    {
        Asked asked;
        QTest::mouseClick(asked.scopes()[1], Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(!asked.scopes()[1]->isChecked());
        asked.button(u"share"_s)->setEnabled(true);
        QTest::mouseClick(asked.button(u"share"_s), Qt::LeftButton);
        QTest::keyClick(asked.button(u"share"_s), Qt::Key_Space);
        QVERIFY(asked.answers.isEmpty());
    }

    void eachScopeIsItsOwnAnswer_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("answer");
        QTest::newRow("only this message") << 0 << int(BoundaryAnswer::OnlyThisMessage);
        QTest::newRow("this once") << 1 << int(BoundaryAnswer::ThisOnce);
        QTest::newRow("this conversation") << 2 << int(BoundaryAnswer::ThisConversation);
    }
    void eachScopeIsItsOwnAnswer()
    {
        QFETCH(int, index);
        QFETCH(int, answer);
        Asked asked;
        asked.clock.advance(Seconds(1));
        QTest::mouseClick(asked.scopes()[index], Qt::LeftButton, {}, QPoint(8, 8));
        asked.button(u"share"_s)->click();
        QCOMPARE(asked.answers, QList<BoundaryAnswer>{BoundaryAnswer(answer)});
        QVERIFY(!asked.dialog.isVisible());
        asked.dialog.reject(); // and only once
        QCOMPARE(asked.answers.size(), 1);
    }
};

QTEST_MAIN(BoundaryDialogTest)
#include "tst_boundarydialog.moc"
