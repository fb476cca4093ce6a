// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/shell/appearance.h>
#include <ui/shell/demostrip.h>
#include <ui/shell/startpage.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include "../support/widgets.h"

#include <QFile>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;

class ShellPartsTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<ui::DemoConnection> demo()
    {
        return {{u"Cloud account"_s, {u"Works"_s, u"503"_s, u"Overloaded"_s}, 1},
                {u"Local & server"_s, {u"Works"_s, u"Refuses connections"_s}, 0}};
    }

private Q_SLOTS:
    void demoStripReportsTheChosenMode();
    void healGoesBackToTheFirstMode();
    void demoStripTakesAModeWithoutReportingIt();
    void startPageSaysWhatToDoNext();
    void startPageOffersWhatIsThere();
    void appearanceSwitchesThePalette();
    void highContrastIsLeftAlone();
    void textColoursAreReadable_data();
    void textColoursAreReadable();
    void ownIconIsInTheProgram();
    void everyControlHasAName();
};

void ShellPartsTest::demoStripReportsTheChosenMode()
{
    ui::DemoStrip strip(demo());
    QSignalSpy chosen(&strip, &ui::DemoStrip::modeChosen);
    auto *modes = fakes::named<QComboBox>(&strip, u"Local & server"_s);
    modes->setCurrentIndex(1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first(), (QList<QVariant>{1, 1}));
}

void ShellPartsTest::healGoesBackToTheFirstMode()
{
    ui::DemoStrip strip(demo());
    QSignalSpy chosen(&strip, &ui::DemoStrip::modeChosen);
    auto *heal = fakes::named<QAbstractButton>(&strip, u"Heal Cloud account"_s);
    QVERIFY(heal->isEnabled());
    heal->click();
    QCOMPARE(chosen.first(), (QList<QVariant>{0, 0}));
    QVERIFY(!heal->isEnabled());
}

void ShellPartsTest::demoStripTakesAModeWithoutReportingIt()
{
    ui::DemoStrip strip(demo());
    QSignalSpy chosen(&strip, &ui::DemoStrip::modeChosen);
    strip.setMode(1, 1);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(fakes::named<QComboBox>(&strip, u"Local & server"_s)->currentIndex(), 1);
    QVERIFY(fakes::named<QAbstractButton>(&strip, u"Heal Local & server"_s)->isEnabled());
}

void ShellPartsTest::startPageSaysWhatToDoNext()
{
    ui::StartPage page;
    page.show();
    auto *add = fakes::named<QAbstractButton>(&page, u"Add a connection"_s);
    QVERIFY(add->isVisible());
    QVERIFY(fakes::shownWords(&page).contains(u"breakerbox --demo"_s));
    QSignalSpy local(&page, &ui::StartPage::addLocalServerRequested);
    fakes::named<QAbstractButton>(&page, u"Add a local server"_s)->click();
    QCOMPARE(local.size(), 1);
    page.setWhatIsThere(true, false);
    QVERIFY(!add->isVisible());
    QVERIFY(!fakes::shownWords(&page).contains(u"on the left"_s)); // nothing is there yet
    page.setWhatIsThere(true, true);
    QVERIFY(fakes::shownWords(&page).contains(u"on the left"_s));
    QVERIFY(!fakes::shownWords(&page).contains(u"--demo"_s));
}

// What runs here is one click away; a key is offered by its variable's name.
void ShellPartsTest::startPageOffersWhatIsThere()
{
    ui::StartPage page;
    page.show();
    ui::FirstSteps steps;
    steps.ports = {u"11434"_s, u"1234"_s};
    steps.looking = true;
    page.setFirstSteps(steps);
    QVERIFY(fakes::shownWords(&page).contains(u"Looking on this computer (ports 11434, 1234)"_s));
    auto *look = fakes::named<QAbstractButton>(&page, u"Look for servers"_s);
    QVERIFY(!look->isVisible());
    steps.looking = false;
    steps.looked = true;
    page.setFirstSteps(steps);
    QVERIFY(fakes::shownWords(&page).contains(u"None answers on this computer"_s));
    QSignalSpy again(&page, &ui::StartPage::lookRequested);
    look->click();
    QCOMPARE(again.size(), 1);
    steps.servers = {{u"Ollama"_s, u"localhost:11434"_s, 3},
                     {u"LM Studio"_s, u"localhost:1234"_s, 1}};
    steps.keys = {{u"openai"_s, u"OpenAI"_s, u"OPENAI_API_KEY"_s}};
    page.setFirstSteps(steps);
    QTRY_VERIFY(fakes::shownWords(&page).contains(u"Ollama is running"_s));
    QVERIFY(fakes::shownWords(&page).contains(u"localhost:11434 · 3 models"_s));
    QVERIFY(!look->isVisible());
    QSignalSpy added(&page, &ui::StartPage::addFoundRequested);
    fakes::named<QAbstractButton>(&page, u"Add LM Studio at localhost:1234"_s)->click();
    QCOMPARE(added.size(), 1);
    QCOMPARE(added.at(0).at(0).toInt(), 1);
    QSignalSpy used(&page, &ui::StartPage::useVariableRequested);
    fakes::named<QAbstractButton>(&page, u"Use OPENAI_API_KEY for OpenAI"_s)->click();
    QCOMPARE(used.at(0).at(0).toString(), u"openai"_s);
    QCOMPARE(used.at(0).at(1).toString(), u"OPENAI_API_KEY"_s);
    QCOMPARE(fakes::namelessControls(&page).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&page).join(u'\n'), QString());
}

void ShellPartsTest::appearanceSwitchesThePalette()
{
    ui::AppearanceSwitch look;
    look.apply(settings::Theme::Dark);
    QVERIFY(ui::theme::isDark(QApplication::palette()));
    look.apply(settings::Theme::Light);
    QVERIFY(!ui::theme::isDark(QApplication::palette()));
    look.apply(settings::Theme::System);
    QCOMPARE(ui::theme::isDark(QApplication::palette()), look.isSystemDark());
}

void ShellPartsTest::highContrastIsLeftAlone()
{
    QPalette contrast;
    contrast.setColor(QPalette::Window, Qt::black);
    contrast.setColor(QPalette::WindowText, Qt::white);
    QVERIFY(ui::theme::isHighContrast(contrast));
    QVERIFY(!ui::theme::isHighContrast(ui::theme::lightPalette()));
    QVERIFY(!ui::theme::isHighContrast(ui::theme::darkPalette()));
    // What the desktop left as it is on white can be read all the same.
    contrast.setColor(QPalette::Base, Qt::black);
    contrast.setColor(QPalette::Text, Qt::white);
    contrast.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
    QApplication::setPalette(contrast);
    ui::AppearanceSwitch look;
    look.apply(settings::Theme::System);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
    QCOMPARE(QApplication::palette().color(QPalette::PlaceholderText), QColor(Qt::white));
    look.apply(settings::Theme::Light);
    QVERIFY(QApplication::palette().color(QPalette::Window) != QColor(Qt::black));
}

void ShellPartsTest::textColoursAreReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << ui::theme::lightPalette();
    QTest::newRow("dark") << ui::theme::darkPalette();
}

// look.md 1: 4.5:1 for text; here also on the tint of a chosen row.
void ShellPartsTest::textColoursAreReadable()
{
    QFETCH(QPalette, palette);
    const QColor window = palette.color(QPalette::Window);
    const QColor tint = ui::theme::blend(palette.color(QPalette::Highlight), window, 0.20);
    const QColor muted = ui::theme::color(ui::theme::Token::Muted, palette);
    QVERIFY(ui::theme::contrast(palette.color(QPalette::WindowText), tint) >= 4.5);
    QVERIFY(ui::theme::contrast(muted, window) >= 4.5);
    QVERIFY(ui::theme::contrast(palette.color(QPalette::HighlightedText),
                                palette.color(QPalette::Highlight)) >= 4.5);
}

void ShellPartsTest::ownIconIsInTheProgram()
{
    QVERIFY(QFile::exists(u":/icons/breakerbox.svg"_s));
    QVERIFY(QSvgRenderer(u":/icons/breakerbox.svg"_s).isValid());
    QVERIFY(!ui::icons::get(u"plus"_s).isNull());
}

void ShellPartsTest::everyControlHasAName()
{
    ui::DemoStrip strip(demo());
    QCOMPARE(fakes::namelessControls(&strip).join(u'\n'), QString());
    ui::StartPage page;
    QCOMPARE(fakes::namelessControls(&page).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&page).join(u'\n'), QString());
}

QTEST_MAIN(ShellPartsTest)
#include "tst_shellparts.moc"
