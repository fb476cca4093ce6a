// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/settings/keycapture.h>
#include <ui/settings/shortcutspage.h>
#include <ui/shell/windowactions.h>

#include "../support/widgets.h"

#include <QAction>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using ui::ShortcutRow;
using ui::ShortcutTable;

namespace {

QKeySequence keys(const char *text)
{
    return QKeySequence::fromString(QString::fromLatin1(text), QKeySequence::PortableText);
}

std::vector<ShortcutRow> rows()
{
    return {{u"new"_s, u"New"_s, {keys("Ctrl+N")}},
            {u"find"_s, u"Find"_s, {keys("F3"), keys("Ctrl+G")}},
            {u"stop"_s, u"Stop"_s, {keys("Esc")}},
            {u"bare"_s, u"Bare"_s, {}},
            {{}, u"Undo"_s, {keys("Ctrl+Z")}}};
}

} // namespace

// Keys that can be changed: no key ever does two things.
class ShortcutsTest : public QObject
{
    Q_OBJECT

private:
    struct Bench
    {
        Bench()
        {
            page.setRows(rows());
            page.resize(600, 600);
            page.show();
            QObject::connect(
                &page, &ui::SettingsPage::changed, &page,
                [this](const std::function<void(settings::Values &)> &change) { change(values); });
        }
        void choose(const QString &text)
        {
            list->setCurrentItem(list->findItems(text, Qt::MatchExactly).value(0));
        }
        void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::ControlModifier)
        {
            QTest::keyClick(capture, key, held);
        }
        QString keysOf(const QString &text) const
        {
            return list->findItems(text, Qt::MatchExactly).value(0)->text(1);
        }
        QString said() const { return fakes::shownWords(&page); }
        QAbstractButton *button(const QString &name) const
        {
            return fakes::named<QAbstractButton>(&page, name);
        }

        settings::Values values;
        ui::ShortcutsPage page;
        QTreeWidget *list = page.findChild<QTreeWidget *>();
        ui::KeyCapture *capture = page.findChild<ui::KeyCapture *>();
    };

private Q_SLOTS:
    void whatIsChangedComesBeforeWhatIsStandard();
    void nonsenseInTheSettingsIsPassedOver();
    void givenKeysAreTakenFromTheOther();
    void unknownCommandsAreKept();
    void lettersAloneAreNoKeys_data();
    void lettersAloneAreNoKeys();
    void everyCommandHasANameOfItsOwn();
    void keysHoldAtOnce();
    void pressedKeysAreReported();
    void keysOfAnotherAreOffered();
    void keysOfTheConversationStay();
    void oneAndAllGoBack();
    void actionsAreFoundByWordsAndKeys();
    void everyControlHasANameAndPlainText();
};

void ShortcutsTest::whatIsChangedComesBeforeWhatIsStandard()
{
    const ShortcutTable table(rows(), {{u"bare"_s, {u"Ctrl+N"_s, u"Ctrl+J"_s}}});
    QCOMPARE(table.keysOf(u"bare"_s), (QList{keys("Ctrl+N"), keys("Ctrl+J")}));
    QVERIFY(table.keysOf(u"new"_s).isEmpty());
    const ShortcutTable twice(rows(), {{u"bare"_s, {u"Ctrl+J"_s}}, {u"new"_s, {u"Ctrl+J"_s}}});
    QCOMPARE(twice.keysOf(u"new"_s).size() + twice.keysOf(u"bare"_s).size(), 1);
    const ShortcutTable fixed(rows(), {{u"bare"_s, {u"Ctrl+Z"_s}}});
    QVERIFY(fixed.keysOf(u"bare"_s).isEmpty());
}

void ShortcutsTest::nonsenseInTheSettingsIsPassedOver()
{
    const ShortcutTable table(rows(), {{u"new"_s, {u"Rubbish+?!x"_s}},
                                       {u"find"_s, {u"Ctrl+K, Ctrl+L"_s, u"Ctrl+J"_s}},
                                       {u"stop"_s, {}}});
    QCOMPARE(table.keysOf(u"new"_s), QList{keys("Ctrl+N")});
    QCOMPARE(table.keysOf(u"find"_s), QList{keys("Ctrl+J")});
    QVERIFY(table.keysOf(u"stop"_s).isEmpty()); // wanted
}

void ShortcutsTest::givenKeysAreTakenFromTheOther()
{
    ShortcutTable table(rows());
    QVERIFY(!table.isAnyChanged());
    table.give(u"new"_s, {keys("Ctrl+G")});
    QCOMPARE(table.keysOf(u"new"_s), QList{keys("Ctrl+G")});
    QCOMPARE(table.keysOf(u"find"_s), QList{keys("F3")});
    table.give(u"new"_s, {keys("Ctrl+Z")});
    QVERIFY(table.keysOf(u"new"_s).isEmpty());
    QCOMPARE(table.changed(), (settings::Shortcuts{{u"new"_s, {}}, {u"find"_s, {u"F3"_s}}}));
    QCOMPARE(ShortcutTable(rows(), table.changed()).changed(), table.changed());
}

// Of a newer version: they are there again after an update.
void ShortcutsTest::unknownCommandsAreKept()
{
    ShortcutTable table(rows(), {{u"later"_s, {u"Ctrl+J"_s}}});
    table.give(u"new"_s, {keys("Ctrl+Y")});
    QCOMPARE(table.changed(),
             (settings::Shortcuts{{u"later"_s, {u"Ctrl+J"_s}}, {u"new"_s, {u"Ctrl+Y"_s}}}));
}

void ShortcutsTest::lettersAloneAreNoKeys_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("can");
    QTest::newRow("letter") << u"J"_s << false;
    QTest::newRow("capital") << u"Shift+J"_s << false;
    QTest::newRow("with Ctrl") << u"Ctrl+J"_s << true;
    QTest::newRow("with Alt") << u"Alt+J"_s << true;
    QTest::newRow("function key") << u"F7"_s << true;
    QTest::newRow("Shift and function key") << u"Shift+F7"_s << true;
    QTest::newRow("Return") << u"Return"_s << false;
    QTest::newRow("none") << QString() << false;
    QTest::newRow("two after another") << u"Ctrl+K, Ctrl+L"_s << false;
}

void ShortcutsTest::lettersAloneAreNoKeys()
{
    QFETCH(QString, text);
    QFETCH(bool, can);
    QCOMPARE(ui::canBeShortcut(QKeySequence::fromString(text, QKeySequence::PortableText)), can);
}

void ShortcutsTest::everyCommandHasANameOfItsOwn()
{
    QSet<QString> names;
    QSet<QString> all;
    for (const ShortcutRow &row : ui::WindowActions::shortcutRows()) {
        QVERIFY2(!row.text.isEmpty(), qPrintable(row.name));
        for (const QKeySequence &key : row.standard) {
            QVERIFY2(!all.contains(key.toString()), qPrintable(key.toString()));
            all.insert(key.toString());
        }
        if (row.name.isEmpty())
            continue;
        QVERIFY2(!names.contains(row.name), qPrintable(row.name));
        names.insert(row.name);
    }
    QVERIFY(names.contains(u"new-conversation"_s));
}

void ShortcutsTest::keysHoldAtOnce()
{
    QWidget window;
    const ui::WindowActions actions(&window);
    const auto keysOf = [&actions](ui::Command command) {
        return actions.action(command)->shortcuts();
    };
    QCOMPARE(keysOf(ui::Command::NewConversation), QList{keys("Ctrl+N")});
    actions.setShortcuts({{u"new-conversation"_s, {u"Ctrl+Q"_s}}});
    QCOMPARE(keysOf(ui::Command::NewConversation), QList{keys("Ctrl+Q")});
    QVERIFY(keysOf(ui::Command::Quit).isEmpty());
    actions.setShortcuts({});
    QCOMPARE(keysOf(ui::Command::NewConversation), QList{keys("Ctrl+N")});
    QCOMPARE(keysOf(ui::Command::Quit), QList{keys("Ctrl+Q")});
}

void ShortcutsTest::pressedKeysAreReported()
{
    Bench bench;
    bench.choose(u"Bare"_s);
    bench.press(Qt::Key_J);
    QCOMPARE(bench.values.shortcuts, (settings::Shortcuts{{u"bare"_s, {u"Ctrl+J"_s}}}));
    QCOMPARE(bench.keysOf(u"Bare"_s), keys("Ctrl+J").toString(QKeySequence::NativeText));
    bench.press(Qt::Key_X, Qt::NoModifier);
    QVERIFY(bench.said().contains(u"writes text"_s));
    QCOMPARE(bench.values.shortcuts.at(u"bare"_s), QStringList{u"Ctrl+J"_s});
    bench.button(u"No keys"_s)->click();
    QVERIFY(bench.values.shortcuts.empty());
}

void ShortcutsTest::keysOfAnotherAreOffered()
{
    Bench bench;
    bench.choose(u"Bare"_s);
    bench.press(Qt::Key_N);
    QVERIFY(bench.said().contains(u"“New”"_s));
    QVERIFY(bench.values.shortcuts.empty());
    QVERIFY(bench.button(u"Take over"_s)->isVisible());
    bench.button(u"Leave it"_s)->click();
    QVERIFY(bench.values.shortcuts.empty());
    QVERIFY(!bench.button(u"Take over"_s)->isVisible());
    bench.press(Qt::Key_N);
    bench.button(u"Take over"_s)->click();
    QCOMPARE(bench.values.shortcuts,
             (settings::Shortcuts{{u"bare"_s, {u"Ctrl+N"_s}}, {u"new"_s, {}}}));
    QCOMPARE(bench.keysOf(u"New"_s), QString());
    // Another action is chosen before the answer: nothing is taken.
    bench.choose(u"New"_s);
    bench.press(Qt::Key_G);
    bench.choose(u"Stop"_s);
    QVERIFY(!bench.button(u"Take over"_s)->isVisible());
}

void ShortcutsTest::keysOfTheConversationStay()
{
    Bench bench;
    bench.choose(u"New"_s);
    bench.press(Qt::Key_Z);
    QVERIFY(bench.said().contains(u"always “Undo”"_s));
    QVERIFY(bench.values.shortcuts.empty());
    bench.choose(u"Undo"_s);
    QVERIFY(!bench.capture->isEnabled());
}

void ShortcutsTest::oneAndAllGoBack()
{
    Bench bench;
    bench.choose(u"Find"_s);
    QVERIFY(!bench.button(u"Default"_s)->isEnabled());
    bench.press(Qt::Key_J);
    bench.choose(u"New"_s);
    bench.press(Qt::Key_G); // free since Find has another
    bench.choose(u"Find"_s);
    bench.button(u"Default"_s)->click();
    QVERIFY(bench.said().contains(u"“New”"_s)); // asked for here, too
    bench.button(u"Take over"_s)->click();
    QCOMPARE(bench.values.shortcuts, (settings::Shortcuts{{u"new"_s, {}}}));
    bench.button(u"All back to their defaults"_s)->click();
    QVERIFY(bench.values.shortcuts.empty());
    QCOMPARE(bench.keysOf(u"New"_s), keys("Ctrl+N").toString(QKeySequence::NativeText));
}

void ShortcutsTest::actionsAreFoundByWordsAndKeys()
{
    Bench bench;
    const auto found = [&bench] {
        QStringList texts;
        for (int at = 0; at < bench.list->topLevelItemCount(); ++at) {
            if (!bench.list->topLevelItem(at)->isHidden())
                texts.append(bench.list->topLevelItem(at)->text(0));
        }
        return texts;
    };
    auto *search = fakes::named<QLineEdit>(&bench.page, u"Search actions and keys"_s);
    search->setText(u"ctrl+g"_s);
    QCOMPARE(found(), QStringList{u"Find"_s});
    QCOMPARE(bench.list->currentItem()->text(0), u"Find"_s);
    search->setText(u"nothing"_s);
    QCOMPARE(found(), QStringList());
    bench.press(Qt::Key_J); // no action is chosen
    QVERIFY(bench.values.shortcuts.empty());
    search->clear();
    QCOMPARE(bench.page.filter(u"sto"_s), 1);
    QCOMPARE(bench.page.filter({}), 5);
}

void ShortcutsTest::everyControlHasANameAndPlainText()
{
    Bench bench;
    QCOMPARE(fakes::namelessControls(&bench.page).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&bench.page).join(u'\n'), QString());
}

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
