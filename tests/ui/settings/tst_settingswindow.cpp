// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/settings/generalpages.h>
#include <ui/settings/policyform.h>
#include <ui/settings/settingswindow.h>

#include "../support/widgets.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Policy;

class SettingsWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void changesAreReportedAtOnce();
    void showsWhatIsSet();
    void policiesAreOfTheirKind();
    void defaultsStandBesideTheValues();
    void aValueGoesBackToItsDefault();
    void allValuesGoBack();
    void whatMakesNoSenseIsSaidAndNotReported();
    void everyFieldComesBack_data();
    void everyFieldComesBack();
    void aWheelOnItsWayTurnsNothing();
    void searchFindsRowsOfAllPages();
    void escapeFirstEmptiesTheSearch();
    void languagesOfTheSpellingAreChosen();
    void everyControlHasANameAndPlainText();

private:
    static settings::Values lastOf(const QSignalSpy &spy)
    {
        return spy.last().first().value<settings::Values>();
    }
    // The spin of the form on screen.
    static QDoubleSpinBox *spin(const QWidget &window, const QString &name)
    {
        for (auto *each : window.findChildren<QDoubleSpinBox *>()) {
            if (each->accessibleName() == name && each->isVisible())
                return each;
        }
        return nullptr;
    }
    static QAbstractButton *reset(const QWidget &window, const QString &name)
    {
        for (auto *each : window.findChildren<QAbstractButton *>()) {
            if (each->accessibleName() == u"Back to the default: "_s + name && each->isVisible())
                return each;
        }
        return nullptr;
    }
    const QString m_inARow = u"Failures in a row before it stops"_s;
};

// A window of its own for each test; it must not delete itself.
#define SETTINGS(name, values)                                                                     \
    ui::SettingsWindow name(values, u"/data/folder"_s);                                            \
    name.setAttribute(Qt::WA_DeleteOnClose, false);                                                \
    name.show();                                                                                   \
    QSignalSpy spy(&name, &ui::SettingsWindow::changed)

void SettingsWindowTest::changesAreReportedAtOnce()
{
    settings::Values values;
    values.composer.sendKey = settings::SendKey::ControlEnter;
    SETTINGS(window, values);
    auto *sendKey = fakes::named<QComboBox>(&window, u"Send with"_s);
    QCOMPARE(sendKey->currentText(), u"Ctrl+Enter"_s);
    auto *language = fakes::named<QComboBox>(&window, u"Language"_s);
    language->setCurrentIndex(language->findText(u"English"_s));
    QCOMPARE(lastOf(spy).appearance.language.code, u"en"_s);
    language->setCurrentIndex(0);
    QVERIFY(lastOf(spy).appearance.language.isSystem());
    fakes::named<QComboBox>(&window, u"Appearance"_s)->setCurrentIndex(2);
    QCOMPARE(lastOf(spy).appearance.theme, settings::Theme::Dark);
    sendKey->setCurrentIndex(0);
    QCOMPARE(lastOf(spy).composer.sendKey, settings::SendKey::Enter);
    QCOMPARE(lastOf(spy).appearance.theme, settings::Theme::Dark); // not lost
    fakes::named<QSpinBox>(&window, u"Size of the text"_s)->setValue(130);
    QCOMPARE(lastOf(spy).appearance.fontScale, 1.3);
    fakes::named<QCheckBox>(&window, u"Look for local servers"_s)->setChecked(false);
    QVERIFY(!lastOf(spy).privacy.lookForLocalServers);
    fakes::named<QSpinBox>(&window, u"Keep the history of attempts for"_s)->setValue(90);
    QCOMPARE(lastOf(spy).privacy.keepHistoryDays, 90);
    QCOMPARE(spy.size(), 7);
}

void SettingsWindowTest::showsWhatIsSet()
{
    settings::Values values;
    values.appearance.theme = settings::Theme::Light;
    values.appearance.fontScale = 1.2;
    values.privacy = {7, false};
    SETTINGS(window, values);
    QCOMPARE(fakes::named<QComboBox>(&window, u"Appearance"_s)->currentIndex(), 1);
    QCOMPARE(fakes::named<QSpinBox>(&window, u"Size of the text"_s)->value(), 120);
    QCOMPARE(fakes::named<QSpinBox>(&window, u"Keep the history of attempts for"_s)->value(), 7);
    QVERIFY(!fakes::named<QCheckBox>(&window, u"Look for local servers"_s)->isChecked());
    QCOMPARE(spy.size(), 0); // nothing is reported that nobody changed
}

// A cloud account, a custom endpoint, a local server: each its own numbers, stored typed.
void SettingsWindowTest::policiesAreOfTheirKind()
{
    SETTINGS(window, settings::Values());
    auto *kinds = fakes::named<QTabBar>(&window, u"Kind of connection"_s);
    QCOMPARE(kinds->count(), 3);
    QCOMPARE(spin(window, m_inARow)->value(), 3.);
    QCOMPARE(spin(window, u"First wait"_s)->value(), 10.);
    kinds->setCurrentIndex(2);
    QCOMPARE(spin(window, m_inARow)->value(), 2.);
    QCOMPARE(spin(window, u"First wait"_s)->value(), 2.);
    spin(window, u"First wait"_s)->setValue(5);
    const settings::Values values = lastOf(spy);
    QCOMPARE(values.policies.size(), size_t(1));
    QCOMPARE(values.policy(u"local"_s).ladder,
             breaker::Ladder::growing({Milliseconds(5'000), Milliseconds(30'000), 2}));
    QVERIFY(values.policy(u"cloud"_s) == Policy::cloud());
    kinds->setCurrentIndex(1);
    spin(window, m_inARow)->setValue(6);
    QCOMPARE(lastOf(spy).policy(u"endpoint"_s).runFailures, 6);
    QCOMPARE(lastOf(spy).policies.size(), size_t(2));
}

void SettingsWindowTest::defaultsStandBesideTheValues()
{
    SETTINGS(window, settings::Values());
    const QString words = fakes::shownWords(&window);
    QVERIFY2(words.contains(u"Usually 3. After so many failed calls"_s), qPrintable(words));
    QVERIFY(words.contains(u"Usually 10 s."_s));
    QVERIFY(words.contains(u"Usually 10 min."_s));
    QVERIFY(words.contains(u"Usually 2 times the last."_s));
    QVERIFY(words.contains(u"Usually 300 s."_s));
    // A screen reader hears it with the control.
    QVERIFY(spin(window, m_inARow)->accessibleDescription().startsWith(u"Usually 3."_s));
}

void SettingsWindowTest::aValueGoesBackToItsDefault()
{
    SETTINGS(window, settings::Values());
    QVERIFY(!reset(window, m_inARow));
    spin(window, m_inARow)->setValue(7);
    QVERIFY(reset(window, m_inARow));
    spin(window, u"Longest wait"_s)->setValue(600);
    QCOMPARE(lastOf(spy).policy(u"cloud"_s).ladder.last(), Milliseconds(600'000));
    reset(window, m_inARow)->click();
    QCOMPARE(spin(window, m_inARow)->value(), 3.);
    QCOMPARE(lastOf(spy).policy(u"cloud"_s).runFailures, 3);
    QVERIFY(!reset(window, m_inARow));
    reset(window, u"Longest wait"_s)->click();
    QVERIFY(lastOf(spy).policies.empty()); // the standard one is not kept
}

void SettingsWindowTest::allValuesGoBack()
{
    settings::Values values;
    Policy changed;
    changed.runFailures = 9;
    changed.jitter = 0;
    values.setPolicy(u"cloud"_s, changed);
    SETTINGS(window, values);
    auto *all = fakes::named<QAbstractButton>(&window, u"All of these back to their defaults"_s);
    QVERIFY(all->isEnabled());
    all->click();
    QVERIFY(lastOf(spy).policies.empty());
    QCOMPARE(spin(window, m_inARow)->value(), 3.);
    QVERIFY(!all->isEnabled());
}

void SettingsWindowTest::whatMakesNoSenseIsSaidAndNotReported()
{
    SETTINGS(window, settings::Values());
    auto *requests = spin(window, u"From at least so many different messages"_s);
    requests->setValue(5);
    QCOMPARE(spy.size(), 0);
    QVERIFY(fakes::shownWords(&window).contains(u"Failures cannot come from more messages"_s));
    spin(window, m_inARow)->setValue(6);
    QCOMPARE(spy.size(), 1);
    QCOMPARE(lastOf(spy).policy(u"cloud"_s).runRequests, 5);
    QVERIFY(!fakes::shownWords(&window).contains(u"Failures cannot come from"_s));
    spin(window, u"First wait"_s)->setValue(400);
    QCOMPARE(spy.size(), 1);
    QVERIFY(fakes::shownWords(&window).contains(u"longest wait is shorter"_s));
    spin(window, u"Longest wait"_s)->setValue(800);
    QCOMPARE(lastOf(spy).policy(u"cloud"_s).ladder,
             breaker::Ladder::growing({Milliseconds(400'000), Milliseconds(800'000), 2}));
}

void SettingsWindowTest::everyFieldComesBack_data()
{
    QTest::addColumn<int>("place");
    const auto fields = ui::policyFields();
    for (std::size_t i = 0; i < fields.size(); ++i)
        QTest::newRow(qUtf8Printable(fields[i].name)) << static_cast<int>(i);
}

// What is set is what is read, and the way back leads to the very same policy.
void SettingsWindowTest::everyFieldComesBack()
{
    QFETCH(const int, place);
    const auto field = ui::policyFields()[static_cast<std::size_t>(place)];
    for (const Policy &standard : {Policy::cloud(), Policy::local()}) {
        ui::PolicyForm form(ui::RowDetail::Full);
        form.show();
        form.setPolicy(standard, standard);
        auto *control = spin(form, field.name);
        QVERIFY(control);
        QCOMPARE(control->value(), field.read(standard));
        const double other = field.read(standard) * 2 + 1;
        control->setValue(other);
        QCOMPARE(field.read(form.policy()), other);
        QVERIFY(form.policy() != standard);
        reset(form, field.name)->click();
        QVERIFY(form.policy() == standard);
        QVERIFY(control->hasFocus() || !form.isActiveWindow());
    }
}

void SettingsWindowTest::aWheelOnItsWayTurnsNothing()
{
    SETTINGS(window, settings::Values());
    auto *control = spin(window, m_inARow);
    window.setFocus();
    QWheelEvent turned(QPointF(4, 4), control->mapToGlobal(QPointF(4, 4)), {}, {0, 120},
                       Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(control, &turned);
    QCOMPARE(control->value(), 3.);
    QCOMPARE(spy.size(), 0);
}

void SettingsWindowTest::searchFindsRowsOfAllPages()
{
    SETTINGS(window, settings::Values());
    auto *search = fakes::named<QLineEdit>(&window, u"Search settings"_s);
    auto *pages = fakes::named<QListWidget>(&window, u"Pages"_s);
    const auto shownPages = [pages] {
        QStringList names;
        for (int row = 0; row < pages->count(); ++row) {
            if (!pages->item(row)->isHidden())
                names.append(pages->item(row)->text());
        }
        return names;
    };
    QCOMPARE(shownPages().size(), 8);
    search->setText(u"local SERVERS"_s);
    QCOMPARE(shownPages(), QStringList{u"Privacy"_s});
    QVERIFY(fakes::named<QCheckBox>(&window, u"Look for local servers"_s)->isVisible());
    QVERIFY(!fakes::named<QSpinBox>(&window, u"Keep the history of attempts for"_s)->isVisible());
    search->setText(u"wait"_s);
    QCOMPARE(shownPages(), (QStringList{u"When a connection fails"_s, u"Desktop"_s}));
    QVERIFY(spin(window, u"First wait"_s));
    QVERIFY(!spin(window, m_inARow));
    search->setText(u"privacy"_s); // a page's title: all of it
    QVERIFY(shownPages().contains(u"Privacy"_s));
    QVERIFY(fakes::named<QSpinBox>(&window, u"Keep the history of attempts for"_s)->isVisible());
    search->setText(u"xyzzy"_s);
    QVERIFY(shownPages().isEmpty());
    QVERIFY(fakes::shownWords(&window).contains(u"No setting has these words."_s));
    search->clear();
    QCOMPARE(shownPages().size(), 6);
    QVERIFY(!fakes::shownWords(&window).contains(u"No setting has these words."_s));
}

void SettingsWindowTest::escapeFirstEmptiesTheSearch()
{
    SETTINGS(window, settings::Values());
    auto *search = fakes::named<QLineEdit>(&window, u"Search settings"_s);
    search->setText(u"wait"_s);
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QVERIFY(window.isVisible());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void SettingsWindowTest::languagesOfTheSpellingAreChosen()
{
    SETTINGS(window, settings::Values());
    auto *page = window.findChild<ui::ConversationPage *>();
    QVERIFY(page);
    const auto choose = [&](const QString &text) {
        QMenu *menu = page->makeLanguageMenu();
        for (QAction *action : menu->actions()) {
            if (action->text() == text)
                action->trigger();
        }
        delete menu;
    };
    const auto says = [&](const QString &words) {
        return fakes::named<QAbstractButton>(page, u"Check the spelling: "_s + words) != nullptr;
    };
    QVERIFY(says(u"As the desktop"_s));
    window.setLanguages({});
    QVERIFY(says(u"As the desktop (no dictionary)"_s));
    window.setLanguages({u"de_DE"_s, u"en_US"_s});
    QVERIFY(says(u"As the desktop: English (United States)"_s));
    choose(u"German (Germany)"_s);
    QCOMPARE(lastOf(spy).composer.spelling, settings::Spelling::Chosen);
    QCOMPARE(lastOf(spy).composer.languages, QStringList{u"de_DE"_s});
    choose(u"English (United States)"_s);
    QCOMPARE(lastOf(spy).composer.languages, (QStringList{u"de_DE"_s, u"en_US"_s}));
    const QString both =
        QLocale().createSeparatedList({u"German (Germany)"_s, u"English (United States)"_s});
    QVERIFY(says(both));
    window.setLanguages({u"en_US"_s}); // the dictionary was taken away
    QVERIFY(says(both + u" (no dictionary)"_s));
    choose(u"German (Germany) (not there)"_s);
    QCOMPARE(lastOf(spy).composer.languages, QStringList{u"en_US"_s});
    choose(u"English (United States)"_s); // none is left
    QCOMPARE(lastOf(spy).composer.spelling, settings::Spelling::Off);
    QVERIFY(says(u"Off"_s));
    choose(u"As the desktop"_s);
    QCOMPARE(lastOf(spy).composer.spelling, settings::Spelling::Automatic);
    QCOMPARE(lastOf(spy).composer.sendKey, settings::SendKey::Enter); // nothing else is touched
}

void SettingsWindowTest::everyControlHasANameAndPlainText()
{
    SETTINGS(window, settings::Values());
    auto *pages = fakes::named<QListWidget>(&window, u"Pages"_s);
    for (int row = 0; row < pages->count(); ++row) {
        pages->setCurrentRow(row);
        QCOMPARE(fakes::namelessControls(&window).join(u'\n'), QString());
        QCOMPARE(fakes::richLabels(&window).join(u'\n'), QString());
    }
    QVERIFY(fakes::shownWords(&window).contains(u"/data/folder"_s));
    fakes::named<QAbstractButton>(&window, u"Copy path"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"/data/folder"_s);
}

QTEST_MAIN(SettingsWindowTest)
#include "tst_settingswindow.moc"
