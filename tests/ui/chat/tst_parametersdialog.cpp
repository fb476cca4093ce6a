// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/composer.h>
#include <ui/chat/parametersdialog.h>
#include <ui/widgets/actionbutton.h>

#include "ui/support/widgets.h"

#include <base/virtualclock.h>

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using chat::Effort;
using chat::Parameter;

// System prompt and parameters of a conversation: what is typed, what becomes of it, what is said.
class ParametersDialogTest : public QObject
{
    Q_OBJECT

private:
    static QLineEdit *field(const QWidget &dialog, const QString &name)
    {
        return fakes::named<QLineEdit>(&dialog, name);
    }
    static QAbstractButton *button(const QWidget &dialog, const QString &name)
    {
        return fakes::named<QAbstractButton>(&dialog, name);
    }
    static ParametersDialog *shown(const chat::Conversation &conversation,
                                   const std::vector<Parameter> &unsent = {})
    {
        auto *dialog = new ParametersDialog(conversation, u"sample"_s,
                                            [unsent](const chat::Parameters &) { return unsent; });
        dialog->QWidget::show();
        return dialog;
    }

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<chat::Parameters>(); }

    void numbersAreReadAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("temperature");
        QTest::addColumn<QString>("topP");
        QTest::addColumn<QString>("tokens");
        QTest::addColumn<bool>("good");
        QTest::newRow("empty is the usual") << u""_s << u""_s << u""_s << true;
        QTest::newRow("a point") << u"0.7"_s << u"0.95"_s << u"800"_s << true;
        QTest::newRow("a comma and blanks") << u" 0,7 "_s << u"1"_s << u"16 000"_s << true;
        QTest::newRow("the ends of the range") << u"2"_s << u"0.1"_s << u"1"_s << true;
        QTest::newRow("too hot") << u"2.1"_s << u""_s << u""_s << false;
        QTest::newRow("negative") << u"-0.1"_s << u""_s << u""_s << false;
        QTest::newRow("nothing to choose from") << u""_s << u"0"_s << u""_s << false;
        QTest::newRow("more than all") << u""_s << u"1.5"_s << u""_s << false;
        QTest::newRow("words") << u"warm"_s << u""_s << u""_s << false;
        QTest::newRow("no number") << u"nan"_s << u""_s << u""_s << false;
        QTest::newRow("no tokens") << u""_s << u""_s << u"0"_s << false;
        QTest::newRow("half a token") << u""_s << u""_s << u"1.5"_s << false;
        QTest::newRow("beyond any model") << u""_s << u""_s << u"100000001"_s << false;
    }
    void numbersAreReadAsPeopleTypeThem()
    {
        ParametersDraft draft;
        QFETCH(QString, temperature);
        QFETCH(QString, topP);
        QFETCH(QString, tokens);
        draft.temperature = temperature;
        draft.topP = topP;
        draft.maxTokens = tokens;
        QTEST(readDraft(draft, {}).parameters.has_value(), "good");
    }

    void whatIsStoredComesBackAsItWas()
    {
        chat::Parameters parameters;
        parameters.temperature = 0.7;
        parameters.topP = 0.95;
        parameters.maxTokens = 16000;
        parameters.stop = QStringList{u"END"_s, u" two words"_s};
        parameters.effort = Effort::Medium;
        parameters.thinkingBudget = 2048; // not shown, not lost
        const auto reading = readDraft(draftOf(u"Be brief."_s, parameters), parameters);
        QVERIFY(reading.parameters.has_value());
        QCOMPARE(*reading.parameters, parameters);
    }

    void savingTellsWhatWasTyped()
    {
        chat::Conversation conversation;
        conversation.systemPrompt = u"Old"_s;
        QPointer<ParametersDialog> dialog = shown(conversation);
        QSignalSpy chosen(dialog.data(), &ParametersDialog::chosen);
        fakes::named<QPlainTextEdit>(dialog, u"System prompt"_s)->setPlainText(u"Be brief."_s);
        QTest::keyClicks(field(*dialog, u"Temperature"_s), u"0,2"_s);
        QTest::keyClicks(field(*dialog, u"Longest reply"_s), u"800"_s);
        fakes::named<QPlainTextEdit>(dialog, u"Stop at"_s)->setPlainText(u"END\n\nSTOP"_s);
        fakes::named<QComboBox>(dialog, u"Thinking"_s)->setCurrentIndex(4);
        button(*dialog, u"Save"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), u"Be brief."_s);
        const auto parameters = chosen[0][1].value<chat::Parameters>();
        QCOMPARE(parameters.temperature, 0.2);
        QVERIFY(!parameters.topP.has_value());
        QCOMPARE(parameters.maxTokens, 800);
        QCOMPARE(parameters.stop, (QStringList{u"END"_s, u"STOP"_s}));
        QCOMPARE(parameters.effort, Effort::High);
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void cancellingTellsNothing()
    {
        QPointer<ParametersDialog> dialog = shown({});
        QSignalSpy chosen(dialog.data(), &ParametersDialog::chosen);
        QTest::keyClicks(field(*dialog, u"Temperature"_s), u"1"_s);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCOMPARE(chosen.size(), 0);
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void nonsenseCannotBeSavedAndIsMarked()
    {
        QPointer<ParametersDialog> dialog = shown({});
        QVERIFY(button(*dialog, u"Save"_s)->isEnabled());
        QTest::keyClicks(field(*dialog, u"Top-p"_s), u"7"_s);
        QVERIFY(!button(*dialog, u"Save"_s)->isEnabled());
        field(*dialog, u"Top-p"_s)->clear();
        QVERIFY(button(*dialog, u"Save"_s)->isEnabled());
        delete dialog;
    }

    void whatTheModelDoesNotTakeIsSaidBesideIt()
    {
        chat::Conversation conversation;
        conversation.parameters.stop = QStringList{u"END"_s};
        conversation.parameters.temperature = 1;
        QPointer<ParametersDialog> dialog = shown(conversation, {Parameter::Stop});
        const QString words = fakes::shownWords(dialog);
        QCOMPARE(words.count(u"Not sent: sample does not take it."_s), 1);
        QVERIFY(words.contains(u"0 to 2."_s));
        delete dialog;
    }

    void usualValuesKeepTheSystemPrompt()
    {
        chat::Conversation conversation;
        conversation.systemPrompt = u"Be brief."_s;
        conversation.parameters.temperature = 1;
        conversation.parameters.thinkingBudget = 2048;
        QPointer<ParametersDialog> dialog = shown(conversation);
        QSignalSpy chosen(dialog.data(), &ParametersDialog::chosen);
        button(*dialog, u"Use the usual values"_s)->click();
        QVERIFY(!button(*dialog, u"Use the usual values"_s)->isEnabled());
        button(*dialog, u"Save"_s)->click();
        QCOMPARE(chosen[0][0].toString(), u"Be brief."_s);
        QCOMPARE(chosen[0][1].value<chat::Parameters>(), chat::Parameters{});
    }

    void everyControlHasAName()
    {
        QPointer<ParametersDialog> dialog = shown({});
        QCOMPARE(fakes::namelessControls(dialog), QStringList());
        delete dialog;
    }

    void theComposersButtonSaysWhetherAnyAreSet()
    {
        VirtualClock clock;
        Composer composer(clock);
        composer.resize(700, 100);
        composer.show();
        QSignalSpy wanted(&composer, &Composer::parametersRequested);
        composer.parametersButton()->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(composer.parametersButton()->text(), u"Parameters"_s);
        composer.setParametersSet(true);
        QVERIFY(fakes::nameOf(composer.parametersButton()).contains(u"set"_s));
        composer.resize(320, 100);
        QCOMPARE(composer.parametersButton()->text(), QString());
        QVERIFY(fakes::nameOf(composer.parametersButton()).startsWith(u"Parameters"_s));
    }
};

QTEST_MAIN(ParametersDialogTest)
#include "tst_parametersdialog.moc"
