// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>
#include <ui/widgets/theme.h>

#include <QAccessible>
#include <QApplication>
#include <QFontDatabase>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

namespace {

TextLook testLook()
{
    TextLook look;
    look.body = QGuiApplication::font();
    look.code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    look.palette = theme::lightPalette();
    return look;
}

QAccessibleInterface *interfaceOf(MessageBody &body)
{
    return QAccessible::queryAccessibleInterface(&body);
}

QStringList namesOf(QAccessibleInterface *parent)
{
    QStringList names;
    for (int i = 0; i < parent->childCount(); ++i)
        names << parent->child(i)->text(QAccessible::Name);
    return names;
}

} // namespace

class BodyAccessibleTest : public QObject
{
    Q_OBJECT
private:
    static void display(MessageBody &body, const QString &text)
    {
        body.setText(text);
        body.resize(500, body.heightForWidth(500));
        body.show();
    }

private Q_SLOTS:
    void blocksAreReadInOrderWithTheirRoles()
    {
        MessageBody body(testLook());
        display(
            body,
            u"# Head\n\nText with [words](https://example.org/x).\n\n- item\n\n```python\na = 1\n```\n\n---\n"_s);
        QAccessibleInterface *own = interfaceOf(body);
        QCOMPARE(namesOf(own), (QStringList{u"Head"_s, u"Text with words."_s, u"• item"_s,
                                            u"Code, python"_s, u"Copy code"_s, QString()}));
        QList<QAccessible::Role> roles;
        int bottom = -1;
        for (int i = 0; i < own->childCount(); ++i) {
            QAccessibleInterface *child = own->child(i);
            roles << child->role();
            QVERIFY(child->isValid());
            QCOMPARE(child->parent(), own);
            QCOMPARE(own->indexOfChild(child), i);
            QVERIFY(own->rect().contains(child->rect().center()));
            if (child->role() != QAccessible::Button) {
                QVERIFY(child->rect().top() > bottom);
                bottom = child->rect().bottom();
                const QPoint inside = child->rect().topLeft() + QPoint(2, 2);
                QCOMPARE(own->childAt(inside.x(), inside.y()), child);
            }
        }
        QCOMPARE(roles, (QList<QAccessible::Role>{QAccessible::Heading, QAccessible::Paragraph,
                                                  QAccessible::ListItem, QAccessible::Section,
                                                  QAccessible::Button, QAccessible::Separator}));
        QCOMPARE(own->child(3)->text(QAccessible::Value), u"a = 1"_s);
    }

    void aLinkCanBePressed()
    {
        MessageBody body(testLook());
        display(body, u"Go [there](https://example.org/x) or [not](javascript:x)."_s);
        QAccessibleInterface *paragraph = interfaceOf(body)->child(0);
        QCOMPARE(paragraph->childCount(), 1); // what may not be opened is no link
        QAccessibleInterface *link = paragraph->child(0);
        QCOMPARE(link->role(), QAccessible::Link);
        QCOMPARE(link->text(QAccessible::Name), u"there"_s);
        QCOMPARE(link->text(QAccessible::Description), u"https://example.org/x"_s);
        QVERIFY(paragraph->rect().contains(link->rect().center()));
        QSignalSpy activated(&body, &MessageBody::linkActivated);
        auto *actions = static_cast<QAccessibleActionInterface *>(
            link->interface_cast(QAccessible::ActionInterface));
        QVERIFY(actions);
        QCOMPARE(actions->actionNames(), QStringList{QAccessibleActionInterface::pressAction()});
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.at(0).at(0).value<Link>().target, u"https://example.org/x"_s);
    }

    void aTableHasRowsAndCells()
    {
        MessageBody body(testLook());
        display(body, u"| a | b |\n|---|---|\n| 1 | 2 |\n"_s);
        QAccessibleInterface *table = interfaceOf(body)->child(0);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->text(QAccessible::Name), u"Table, 2 columns, 2 rows"_s);
        QCOMPARE(table->childCount(), 2);
        QCOMPARE(namesOf(table->child(1)), (QStringList{u"1"_s, u"2"_s}));
        QAccessibleTableInterface *grid = table->tableInterface();
        QVERIFY(grid);
        QCOMPARE(grid->rowCount(), 2);
        QCOMPARE(grid->columnCount(), 2);
        QCOMPARE(grid->cellAt(1, 1), table->child(1)->child(1));
        QCOMPARE(grid->cellAt(0, 0)->role(), QAccessible::ColumnHeader);
        QAccessibleTableCellInterface *cell = grid->cellAt(1, 1)->tableCellInterface();
        QVERIFY(cell);
        QCOMPARE(cell->rowIndex(), 1);
        QCOMPARE(cell->columnHeaderCells().at(0)->text(QAccessible::Name), u"b"_s);
        QVERIFY(table->rect().contains(grid->cellAt(1, 0)->rect().center()));
    }

    // What somebody holds stays right while text grows, and says so when it is gone.
    void partsStayValidWhileTextGrows()
    {
        MessageBody body(testLook());
        body.resize(500, body.heightForWidth(500));
        body.show();
        body.appendText(u"First.\n\n- one"_s);
        body.flush();
        QAccessibleInterface *own = interfaceOf(body);
        QAccessibleInterface *first = own->child(0);
        QAccessibleInterface *item = own->child(1);
        body.appendText(u" more\n- two\n\nLast"_s);
        body.finishText();
        QCOMPARE(own->childCount(), 4);
        QCOMPARE(own->child(0), first);
        QCOMPARE(own->child(1), item);
        QCOMPARE(item->text(QAccessible::Name), u"• one more"_s);
        body.setText(u"Other"_s);
        QVERIFY(!first->isValid());
        QCOMPARE(namesOf(own), QStringList{u"Other"_s});
    }

    void anImageIsNamed()
    {
        MessageBody body(testLook());
        display(body, u"![a map](https://tracker.example/a.png)"_s);
        QAccessibleInterface *own = interfaceOf(body);
        QCOMPARE(own->child(0)->role(), QAccessible::Graphic);
        QCOMPARE(namesOf(own), (QStringList{u"Image: a map [image at tracker.example]"_s,
                                            u"Open image in the browser"_s}));
    }
};

QTEST_MAIN(BodyAccessibleTest)
#include "tst_bodyaccessible.moc"
