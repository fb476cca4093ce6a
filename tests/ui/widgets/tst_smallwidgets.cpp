// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/keyfield.h>
#include <ui/widgets/screenroom.h>

#include "ui/support/widgets.h"

#include <QDialog>
#include <QLineEdit>
#include <QRadioButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class SmallWidgetsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // look.md 1: a countdown ticks once a second and only while visible.
    void theTickerRestsWhileHidden()
    {
        QWidget widget;
        auto *ticker = new SecondTicker(&widget);
        ticker->setActive(true);
        QVERIFY(!ticker->isRunning());
        widget.show();
        QVERIFY(ticker->isRunning());
        widget.hide();
        QVERIFY(!ticker->isRunning());
        widget.show();
        QVERIFY(ticker->isRunning());
        ticker->setActive(false);
        QVERIFY(!ticker->isRunning());
    }

    void aShownWidgetIsRightAtOnce()
    {
        QWidget widget;
        auto *ticker = new SecondTicker(&widget);
        QSignalSpy ticks(ticker, &SecondTicker::ticked);
        ticker->setActive(true);
        widget.show();
        QCOMPARE(ticks.size(), 1);
    }

    void aCutLabelKeepsItsWholeTextForTheScreenReader()
    {
        ElidedLabel label(u"A connection with a very long name"_s);
        label.resize(60, 20);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(label.text(), u"A connection with a very long name"_s);
        QVERIFY(label.minimumSizeHint().width() < 60);
    }

    void anIconButtonSaysItsName()
    {
        const ActionButton button(icons::get(u"copy"_s), u"Copy <message>"_s);
        QCOMPARE(button.accessibleName(), u"Copy <message>"_s);
        QCOMPARE(button.toolTip(), u"Copy &lt;message&gt;"_s); // R26
    }

    void buttonsWrapWhereThereIsNoRoom()
    {
        QWidget row;
        auto *layout = new FlowLayout(&row);
        for (int i = 0; i < 4; ++i) {
            auto *box = new QWidget;
            box->setFixedSize(100, 20);
            layout->addWidget(box);
        }
        QCOMPARE(layout->heightForWidth(500), 20);
        QCOMPARE(layout->heightForWidth(210), 48);
        QCOMPARE(layout->heightForWidth(100), 104);
    }

    // R22, C57: a pasted key is cleaned, and what was cleaned is said; it is never shown.
    void aPastedKeyIsCleanedAndHidden()
    {
        KeyField field;
        QCOMPARE(field.lineEdit()->echoMode(), QLineEdit::Password);
        QCOMPARE(fakes::namelessControls(&field), QStringList());
        field.lineEdit()->setText(u"  sk-test-0123456789abcdef  "_s);
        QVERIFY(fakes::shownWords(&field).contains(u"White space"_s));
        const secrets::Secret key = field.take();
        QCOMPARE(key.view().toByteArray(), QByteArray("sk-test-0123456789abcdef"));
        QVERIFY(field.isEmpty());
        QVERIFY(!field.lineEdit()->isUndoAvailable());
    }

    void anImpossibleKeyIsRefusedWithTheCharacter()
    {
        KeyField field;
        field.show();
        field.lineEdit()->setText(u"sk-te\u028bst-0123456789"_s);
        QVERIFY(field.take().isEmpty());
        QVERIFY(fakes::shownWords(&field).contains(u"U+028B"_s));
        QVERIFY(!field.isEmpty()); // what was typed is not thrown away
        field.clear();
        QVERIFY(field.take().isEmpty());
        QVERIFY(fakes::shownWords(&field).contains(u"no key yet"_s));
    }

    // T8: "only until I quit" is an explicit choice, and the only one without a keychain.
    void withoutAKeychainOnlyUntilQuitIsLeft()
    {
        KeyField field;
        QCOMPARE(field.keep(), flows::KeepKey::InKeychain);
        field.setKeychainUsable(false, u"No keychain answers on this computer."_s);
        QCOMPARE(field.keep(), flows::KeepKey::UntilQuit);
        QVERIFY(!field.findChildren<QRadioButton *>().front()->isEnabled());
    }

    // A window never begins larger than the screen it is on.
    void aWindowFitsItsScreen()
    {
        QWidget window;
        resizeOnScreen(window, {5000, 5000});
        const QSize room = window.screen()->availableSize();
        QVERIFY(window.width() > room.width() / 2 && window.width() < room.width());
        QVERIFY(window.height() > room.height() / 2 && window.height() < room.height());
        resizeOnScreen(window, {300, 200});
        QCOMPARE(window.size(), QSize(300, 200));
        QDialog dialog(&window);
        dialog.setMinimumWidth(250);
        resizeOnScreen(dialog, {100, 100});
        QCOMPARE(dialog.width(), 250);
    }

    void columnsFitTheirList()
    {
        using Widths = std::vector<int>;
        // What is left over goes to the one that can use it.
        QCOMPARE(fittedWidths({100, 50, 60}, 300, 20, 0), (Widths{190, 50, 60}));
        // What is missing is taken from the widest; short ones stay whole.
        QCOMPARE(fittedWidths({400, 50, 60}, 300, 20, 0), (Widths{190, 50, 60}));
        QCOMPARE(fittedWidths({400, 300, 60}, 300, 20, 0), (Widths{120, 120, 60}));
        // None becomes too narrow to say anything: the list is moved sideways then.
        QCOMPARE(fittedWidths({400, 300, 15}, 30, 20, 0), (Widths{20, 20, 15}));
        QTreeWidget list;
        list.setRootIsDecorated(false);
        list.setHeaderLabels({u"Message"_s, u"Who"_s});
        ColumnFit fit(&list, 0);
        list.resize(400, 200);
        list.show();
        new QTreeWidgetItem(&list, {u"a long message "_s.repeated(20), u"Work"_s});
        fit.fit();
        const int room = list.viewport()->width();
        QCOMPARE(list.columnWidth(0) + list.columnWidth(1), room);
        QVERIFY(list.columnWidth(1) > list.fontMetrics().horizontalAdvance(u"Work"_s));
        list.resize(600, 200);
        QTRY_COMPARE(list.columnWidth(0) + list.columnWidth(1), list.viewport()->width());
        QVERIFY(list.viewport()->width() > room);
    }
};

QTEST_MAIN(SmallWidgetsTest)
#include "tst_smallwidgets.moc"
