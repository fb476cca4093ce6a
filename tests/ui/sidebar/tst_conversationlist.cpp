// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/sidebar/conversationlist.h>

#include "../support/shellfakes.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using ui::ListWish;
using Kind = ui::ListWish::Kind;

// Several conversations at once, and folders that fold.
class ConversationListTest : public QObject
{
    Q_OBJECT

private:
    struct Bench
    {
        Bench()
        {
            model.setNow(QDateTime::fromMSecsSinceEpoch(fakes::kNow, QTimeZone::utc()));
            model.setFolders({{u"Work"_s, false}});
            auto rows = fakes::conversations();
            rows[2].conversation.folder = u"Work"_s;
            rows[3].conversation.folder = u"Work"_s;
            rows[6].conversation.archived = chat::Archived::Yes;
            model.setRows(rows);
            list.resize(260, 700);
            list.show();
            list.setCurrent(id(1));
            connect(&list, &ui::ConversationList::wished, &list,
                    [this](const ListWish &wish) { wishes.push_back(wish); });
        }
        static ConversationId id(int number) { return ConversationId(fakes::uuid(number)); }
        QPoint placeOf(const QModelIndex &at) const { return list.visualRect(at).center(); }
        void click(int number, Qt::KeyboardModifiers modifiers = {})
        {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, modifiers,
                              placeOf(model.indexOf(id(number))));
        }
        QModelIndex heading(const QString &text) const
        {
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex at = model.index(row);
                if (at.data(ui::ConversationListModel::HeadingRole).toBool() &&
                    at.data().toString() == text)
                    return at;
            }
            return {};
        }
        QStringList menuTexts(const QModelIndex &at)
        {
            const QPoint place = placeOf(at);
            QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                                    list.viewport()->mapToGlobal(place));
            QCoreApplication::sendEvent(list.viewport(), &event);
            QStringList texts;
            for (QMenu *menu : list.findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly)) {
                for (const QAction *action : menu->actions())
                    texts.append(action->text());
            }
            return texts;
        }
        void choose(const QString &text)
        {
            for (QAction *action : list.findChildren<QAction *>()) {
                if (action->text() == text) {
                    action->trigger();
                    break;
                }
            }
            for (QMenu *menu : list.findChildren<QMenu *>())
                menu->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }

        ui::ConversationListModel model;
        ui::ConversationList list{model};
        std::vector<ListWish> wishes;
    };

private Q_SLOTS:
    void severalAreChosenWithoutBeingOpened();
    void shiftAndArrowsChooseARange();
    void theKeysStayWhenAConversationIsOpened();
    void selectAllTakesNoHeading();
    void escapeLeavesTheOneThatIsOpen();
    void selectionSurvivesNewRows();
    void whatIsFoldedAwayIsNotChosen();
    void theMenuSaysHowManyAndActsOnAll();
    void deleteKeyRemovesAll();
    void keysFoldAndUnfold();
    void aClickOnAHeadingFoldsAndKeepsTheSelection();
    void aFolderHasItsOwnMenu();
    void archivedIsFoldedByTheList();
    void droppedOnARowTheyGoWhereItIs();
};

void ConversationListTest::severalAreChosenWithoutBeingOpened()
{
    Bench bench;
    QSignalSpy chosen(&bench.list, &ui::ConversationList::chosen);
    bench.click(2, Qt::ControlModifier);
    bench.click(5, Qt::ControlModifier);
    QCOMPARE(bench.list.selected().size(), 3);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(bench.list.current() == Bench::id(1));
    bench.click(5);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(bench.list.selected(), QList{Bench::id(5)});
}

void ConversationListTest::shiftAndArrowsChooseARange()
{
    Bench bench;
    bench.click(2); // Today: 1, 2
    bench.list.setFocus();
    QTest::keyClick(&bench.list, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(bench.list.selected(), (QList{Bench::id(1), Bench::id(2)}));
    QVERIFY(bench.list.current() == Bench::id(2));
    bench.click(5, Qt::ShiftModifier); // over a heading
    QVERIFY(bench.list.selected().contains(Bench::id(5)));
    QVERIFY(bench.list.selected().contains(Bench::id(2)));
}

// What is opened asks for the keys; the next arrow still walks on. Enter lets them go.
void ConversationListTest::theKeysStayWhenAConversationIsOpened()
{
    Bench bench;
    QWidget window;
    auto *composer = new QLineEdit(&window);
    bench.list.setParent(&window);
    bench.list.show();
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    connect(&bench.list, &ui::ConversationList::chosen, composer,
            [composer] { composer->setFocus(); });
    bench.list.setFocus();
    QTest::keyClick(&bench.list, Qt::Key_Down);
    QVERIFY(bench.list.current() == Bench::id(2));
    QVERIFY(bench.list.hasFocus());
    QTest::keyClick(&bench.list, Qt::Key_Return);
    QVERIFY(composer->hasFocus());
    bench.list.setParent(nullptr);
}

void ConversationListTest::selectAllTakesNoHeading()
{
    Bench bench;
    bench.list.setFocus();
    QTest::keyClick(&bench.list, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(bench.list.selected().size(), 6); // what was archived is folded away
    QVERIFY(!bench.list.selected().contains(ConversationId()));
}

void ConversationListTest::escapeLeavesTheOneThatIsOpen()
{
    Bench bench;
    bench.list.selectAll();
    bench.list.setFocus();
    QTest::keyClick(&bench.list, Qt::Key_Escape);
    QCOMPARE(bench.list.selected(), QList{Bench::id(1)});
}

void ConversationListTest::selectionSurvivesNewRows()
{
    Bench bench;
    bench.click(2, Qt::ControlModifier);
    QSignalSpy chosen(&bench.list, &ui::ConversationList::chosen);
    auto rows = fakes::conversations();
    rows.insert(rows.begin(), fakes::conversation(90, u"Newer"_s, 0));
    bench.model.setRows(rows);
    QCOMPARE(bench.list.selected(), (QList{Bench::id(1), Bench::id(2)}));
    QCOMPARE(bench.list.selectionModel()->selectedIndexes().size(), 2);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(bench.model.idAt(bench.list.currentIndex()) == Bench::id(1));
}

void ConversationListTest::whatIsFoldedAwayIsNotChosen()
{
    Bench bench;
    bench.click(3, Qt::ControlModifier);
    QCOMPARE(bench.list.selected().size(), 2);
    bench.model.setFolders({{u"Work"_s, true}});
    QCOMPARE(bench.list.selected(), QList{Bench::id(1)});
}

void ConversationListTest::theMenuSaysHowManyAndActsOnAll()
{
    Bench bench;
    bench.click(3, Qt::ControlModifier);
    const QStringList texts = bench.menuTexts(bench.model.indexOf(Bench::id(3)));
    QCOMPARE(texts.first(), u"2 conversations"_s);
    QVERIFY(!texts.contains(u"Rename…"_s));
    bench.choose(u"Archive"_s);
    QCOMPARE(bench.wishes.size(), size_t(1));
    QCOMPARE(bench.wishes[0].kind, Kind::Archive);
    QCOMPARE(bench.wishes[0].conversations.size(), 2);
    bench.menuTexts(bench.model.indexOf(Bench::id(3)));
    bench.choose(u"Work"_s);
    QCOMPARE(bench.wishes.back().kind, Kind::Move);
    QCOMPARE(bench.wishes.back().folder, u"Work"_s);
    QVERIFY(bench.menuTexts(bench.model.indexOf(Bench::id(1))).contains(u"2 conversations"_s));
    bench.choose(u"Out of its folder"_s);
    QCOMPARE(bench.wishes.back().kind, Kind::Move);
    QCOMPARE(bench.wishes.back().folder, QString());
}

void ConversationListTest::deleteKeyRemovesAll()
{
    Bench bench;
    bench.click(2, Qt::ControlModifier);
    bench.list.setFocus();
    QTest::keyClick(&bench.list, Qt::Key_Delete);
    QCOMPARE(bench.wishes.size(), size_t(1));
    QCOMPARE(bench.wishes[0], (ListWish{Kind::Remove, {Bench::id(1), Bench::id(2)}, {}}));
}

void ConversationListTest::keysFoldAndUnfold()
{
    Bench bench;
    bench.click(4);
    bench.list.setFocus();
    QTest::keyClick(&bench.list, Qt::Key_Left); // to the heading
    QCOMPARE(bench.list.currentIndex(), bench.heading(u"Work"_s));
    QVERIFY(bench.list.selected() == QList{Bench::id(4)});
    QTest::keyClick(&bench.list, Qt::Key_Left);
    QCOMPARE(bench.wishes.back(), (ListWish{Kind::Fold, {}, u"Work"_s}));
    bench.model.setFolders({{u"Work"_s, true}});
    QCOMPARE(bench.list.currentIndex(), bench.heading(u"Work"_s)); // the keys stay there
    QVERIFY(!bench.model.indexOf(Bench::id(4)).isValid());
    QTest::keyClick(&bench.list, Qt::Key_Right);
    QCOMPARE(bench.wishes.back(), (ListWish{Kind::Unfold, {}, u"Work"_s}));
    const size_t before = bench.wishes.size();
    QTest::keyClick(&bench.list, Qt::Key_Left); // folded already
    QCOMPARE(bench.wishes.size(), before);
    QTest::keyClick(&bench.list, Qt::Key_Return);
    QCOMPARE(bench.wishes.back().kind, Kind::Unfold);
}

void ConversationListTest::aClickOnAHeadingFoldsAndKeepsTheSelection()
{
    Bench bench;
    QSignalSpy chosen(&bench.list, &ui::ConversationList::chosen);
    QTest::mouseClick(bench.list.viewport(), Qt::LeftButton, {},
                      bench.placeOf(bench.heading(u"Work"_s)));
    QCOMPARE(bench.wishes.size(), size_t(1));
    QCOMPARE(bench.wishes[0].kind, Kind::Fold);
    QCOMPARE(bench.list.selected(), QList{Bench::id(1)});
    QCOMPARE(chosen.size(), 0);
}

void ConversationListTest::aFolderHasItsOwnMenu()
{
    Bench bench;
    const QStringList texts = bench.menuTexts(bench.heading(u"Work"_s));
    QCOMPARE(texts.first(), u"Rename folder…"_s);
    QVERIFY(!texts.contains(u"Delete"_s));
    bench.choose(u"Delete folder, keep its conversations"_s);
    QCOMPARE(bench.wishes[0], (ListWish{Kind::RemoveFolder, {}, u"Work"_s}));
}

void ConversationListTest::archivedIsFoldedByTheList()
{
    Bench bench;
    QVERIFY(!bench.model.indexOf(Bench::id(7)).isValid());
    QTest::mouseClick(bench.list.viewport(), Qt::LeftButton, {},
                      bench.placeOf(bench.heading(u"Archived"_s)));
    QVERIFY(bench.model.indexOf(Bench::id(7)).isValid());
    QVERIFY(bench.wishes.empty());
    bench.click(7);
    QVERIFY(
        bench.menuTexts(bench.model.indexOf(Bench::id(7))).contains(u"Take out of the archive"_s));
}

void ConversationListTest::droppedOnARowTheyGoWhereItIs()
{
    Bench bench;
    QSignalSpy dropped(&bench.model, &ui::ConversationListModel::dropped);
    const std::unique_ptr<QMimeData> dragged(bench.model.mimeData(
        {bench.model.indexOf(Bench::id(1)), bench.model.indexOf(Bench::id(2))}));
    QVERIFY(bench.model.canDropMimeData(dragged.get(), Qt::MoveAction, -1, -1,
                                        bench.model.indexOf(Bench::id(3))));
    QVERIFY(bench.model.dropMimeData(dragged.get(), Qt::MoveAction, -1, -1,
                                     bench.model.indexOf(Bench::id(3))));
    QTRY_COMPARE(dropped.size(), 1);
    QCOMPARE(dropped[0][0].value<QList<ConversationId>>(), (QList{Bench::id(1), Bench::id(2)}));
    QCOMPARE(dropped[0][1].value<ui::ConversationGroup>(), ui::ConversationGroup::Folder);
    QCOMPARE(dropped[0][2].toString(), u"Work"_s);
    const QMimeData foreign;
    QVERIFY(!bench.model.dropMimeData(&foreign, Qt::MoveAction, -1, -1, bench.heading(u"Work"_s)));
    QVERIFY(!bench.model.dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {}));
}

QTEST_MAIN(ConversationListTest)
#include "tst_conversationlist.moc"
