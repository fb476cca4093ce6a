// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/models/connectionlistmodel.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/models/rowroles.h>

#include "../support/shellfakes.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;

class ConversationListModelTest : public QObject
{
    Q_OBJECT

private:
    static QDateTime now()
    {
        return QDateTime(QDate(2026, 11, 30), QTime(0, 30), QTimeZone::utc());
    }
    static WallTime at(const QDate &day, const QTime &time)
    {
        return wallFromMilliseconds(QDateTime(day, time, QTimeZone::utc()).toMSecsSinceEpoch());
    }
    static QStringList lines(const ui::ConversationListModel &model)
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            const bool heading = index.data(ui::ConversationListModel::HeadingRole).toBool();
            all.append((heading ? u"# "_s : QString()) + index.data(Qt::DisplayRole).toString());
        }
        return all;
    }

private Q_SLOTS:
    void conversationIsGroupedByCalendarDay_data();
    void conversationIsGroupedByCalendarDay();
    void daysOfAnotherLengthAreStillDays();
    void rowsStandUnderTheirHeadingsNewestFirst();
    void pinnedOnesComeFirstWhateverTheirAge();
    void filterKeepsTitlesWithEveryWord();
    void filterWithoutHitLeavesNoHeading();
    void changedRowKeepsPlaceUnlessItsOrderChanged();
    void neighbourSkipsHeadings();
    void foldersStandBetweenPinnedAndTheDays();
    void foldedFolderShowsHowManyAndWhatGoesOn();
    void archivedComesLastAndFolded();
    void searchShowsWhatIsFoldedAway();
    void midnightMovesRowsToYesterday();
    void titleFromOutsideIsNeverMarkup();
    void connectionShowsItsHealthInWords();
};

void ConversationListModelTest::conversationIsGroupedByCalendarDay_data()
{
    QTest::addColumn<QDateTime>("updated");
    QTest::addColumn<int>("group");
    const auto row = [](const char *name, const QDate &day, const QTime &time, int group) {
        QTest::newRow(name) << QDateTime(day, time, QTimeZone::utc()) << group;
    };
    const auto today = static_cast<int>(ui::ConversationGroup::Today);
    const auto yesterday = static_cast<int>(ui::ConversationGroup::Yesterday);
    const auto earlier = static_cast<int>(ui::ConversationGroup::Earlier);
    row("this minute", {2026, 11, 30}, {0, 30}, today);
    row("31 minutes ago, before midnight", {2026, 11, 29}, {23, 59}, yesterday);
    row("almost two days ago", {2026, 11, 29}, {0, 0}, yesterday);
    row("the day before", {2026, 11, 28}, {23, 59}, earlier);
    row("in the future, by a wrong clock", {2026, 12, 2}, {0, 0}, today);
}

void ConversationListModelTest::conversationIsGroupedByCalendarDay()
{
    QFETCH(QDateTime, updated);
    QFETCH(int, group);
    QCOMPARE(static_cast<int>(
                 ui::conversationGroup(wallFromMilliseconds(updated.toMSecsSinceEpoch()), now())),
             group);
}

// A day of 23 hours and one of 25, where clocks are changed.
void ConversationListModelTest::daysOfAnotherLengthAreStillDays()
{
    const QTimeZone oslo("Europe/Oslo");
    if (!oslo.isValid())
        QSKIP("no time zones here");
    for (const QDate changed : {QDate(2026, 3, 29), QDate(2026, 10, 25)}) {
        const QDateTime next(changed.addDays(1), QTime(12, 0), oslo);
        const auto group = [&next, &oslo](const QDate &day, const QTime &time) {
            return ui::conversationGroup(
                wallFromMilliseconds(QDateTime(day, time, oslo).toMSecsSinceEpoch()), next);
        };
        QCOMPARE(group(changed.addDays(1), QTime(0, 0)), ui::ConversationGroup::Today);
        QCOMPARE(group(changed, QTime(23, 59)), ui::ConversationGroup::Yesterday);
        QCOMPARE(group(changed, QTime(0, 0)), ui::ConversationGroup::Yesterday);
        QCOMPARE(group(changed.addDays(-1), QTime(23, 59)), ui::ConversationGroup::Earlier);
    }
}

void ConversationListModelTest::rowsStandUnderTheirHeadingsNewestFirst()
{
    ui::ConversationListModel model;
    QAbstractItemModelTester tester(&model);
    model.setNow(now());
    auto old = fakes::conversation(1, u"Old"_s, 0);
    old.conversation.updated = at({2026, 11, 2}, {8, 0});
    auto late = fakes::conversation(2, u"Late yesterday"_s, 0);
    late.conversation.updated = at({2026, 11, 29}, {22, 0});
    auto early = fakes::conversation(3, u"Early yesterday"_s, 0);
    early.conversation.updated = at({2026, 11, 29}, {6, 0});
    model.setRows({early, old, late});
    QCOMPARE(lines(model), (QStringList{u"# Yesterday"_s, u"Late yesterday"_s, u"Early yesterday"_s,
                                        u"# Earlier"_s, u"Old"_s}));
    QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsSelectable));
}

void ConversationListModelTest::pinnedOnesComeFirstWhateverTheirAge()
{
    ui::ConversationListModel model;
    model.setNow(now());
    model.setRows({fakes::conversation(1, u"New"_s, 0), fakes::conversation(2, u"Old"_s, 9000)});
    model.setPinned({fakes::uuid(2).toString(QUuid::WithoutBraces)});
    QCOMPARE(lines(model).mid(0, 2), (QStringList{u"# Pinned"_s, u"Old"_s}));
    model.setPinned({});
    QCOMPARE(lines(model).last(), u"Old"_s);
}

void ConversationListModelTest::filterKeepsTitlesWithEveryWord()
{
    ui::ConversationListModel model;
    model.setNow(now());
    model.setRows(fakes::conversations());
    model.setFilter(u"  WINDOW sql "_s);
    QCOMPARE(model.shownConversations(), 1);
    QVERIFY(lines(model).contains(u"SQL window functions"_s));
    model.setFilter(u"你好"_s);
    QCOMPARE(model.shownConversations(), 1);
    model.setFilter({});
    QCOMPARE(model.shownConversations(), 7);
}

void ConversationListModelTest::filterWithoutHitLeavesNoHeading()
{
    ui::ConversationListModel model;
    model.setRows(fakes::conversations());
    model.setFilter(u"nothing has this"_s);
    QCOMPARE(model.rowCount(), 0);
}

void ConversationListModelTest::changedRowKeepsPlaceUnlessItsOrderChanged()
{
    ui::ConversationListModel model;
    model.setNow(now());
    auto rows = fakes::conversations();
    model.setRows(rows);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    rows[0].running = true;
    model.updateRow(rows[0]);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    rows[6].conversation.updated = wallFromMilliseconds(now().toMSecsSinceEpoch());
    model.updateRow(rows[6]);
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.indexOf(rows[6].conversation.id).row(), 1);
}

void ConversationListModelTest::neighbourSkipsHeadings()
{
    ui::ConversationListModel model;
    model.setNow(now());
    model.setRows({fakes::conversation(1, u"A"_s, 0), fakes::conversation(2, u"B"_s, 9000)});
    const ConversationId first(fakes::uuid(1));
    const ConversationId second(fakes::uuid(2));
    QVERIFY(model.neighbour(first, 1) == second);
    QVERIFY(model.neighbour(second, -1) == first);
    QVERIFY(model.neighbour(first, -1) == first);
    QVERIFY(model.neighbour(second, 1) == second);
    QVERIFY(model.neighbour({}, 1) == first);
    ui::ConversationListModel empty;
    QVERIFY(empty.neighbour({}, 1).isNull());
}

void ConversationListModelTest::foldersStandBetweenPinnedAndTheDays()
{
    ui::ConversationListModel model;
    QAbstractItemModelTester tester(&model);
    model.setNow(now());
    model.setFolders({{u"Apples"_s, false}, {u"Empty"_s, false}, {u"Pears"_s, false}});
    auto pear = fakes::conversation(1, u"Pear"_s, 900);
    pear.conversation.folder = u"Pears"_s;
    auto apple = fakes::conversation(2, u"Apple"_s, 1);
    apple.conversation.folder = u"Apples"_s;
    auto pinned = fakes::conversation(3, u"Pinned"_s, 1);
    pinned.conversation.folder = u"Pears"_s;
    auto lost = fakes::conversation(4, u"Lost"_s, 900);
    lost.conversation.folder = u"No such folder"_s;
    model.setPinned({fakes::uuid(3).toString(QUuid::WithoutBraces)});
    model.setRows({pear, apple, pinned, lost});
    QCOMPARE(lines(model),
             (QStringList{u"# Pinned"_s, u"Pinned"_s, u"# Apples"_s, u"Apple"_s, u"# Empty"_s,
                          u"# Pears"_s, u"Pear"_s, u"# Earlier"_s, u"Lost"_s}));
    model.setRows({});
    QCOMPARE(lines(model), (QStringList{u"# Apples"_s, u"# Empty"_s, u"# Pears"_s}));
}

void ConversationListModelTest::foldedFolderShowsHowManyAndWhatGoesOn()
{
    ui::ConversationListModel model;
    QAbstractItemModelTester tester(&model);
    model.setNow(now());
    model.setFolders({{u"Work"_s, true}});
    auto one = fakes::conversation(1, u"One"_s, 1);
    one.conversation.folder = u"Work"_s;
    auto two = fakes::conversation(2, u"Two"_s, 1);
    two.conversation.folder = u"Work"_s;
    model.setRows({one, two});
    QCOMPARE(lines(model), QStringList{u"# Work"_s});
    const QModelIndex heading = model.index(0);
    QCOMPARE(heading.data(ui::TrailingRowRole).toString(), u"2"_s);
    QVERIFY(heading.data(ui::FoldedRowRole).toBool());
    QVERIFY(!heading.data(ui::MarkRowRole).isValid());
    QVERIFY(model.flags(heading).testFlag(Qt::ItemIsEnabled));
    QCOMPARE(heading.data(Qt::AccessibleTextRole).toString(),
             u"Folder Work, 2 conversations, folded"_s);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    two.waiting = true;
    model.updateRow(two);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(heading.data(ui::MarkRowRole).toInt(), static_cast<int>(flows::HealthKind::Waiting));
    model.setFolders({{u"Work"_s, false}});
    QCOMPARE(lines(model).size(), 3);
    QVERIFY(!model.index(0).data(ui::MarkRowRole).isValid()); // the rows say it
}

void ConversationListModelTest::archivedComesLastAndFolded()
{
    ui::ConversationListModel model;
    model.setNow(now());
    auto gone = fakes::conversation(1, u"Gone"_s, 1);
    gone.conversation.archived = chat::Archived::Yes;
    gone.conversation.folder = u"Work"_s;
    model.setFolders({{u"Work"_s, false}});
    model.setPinned({fakes::uuid(1).toString(QUuid::WithoutBraces)});
    model.setRows({gone, fakes::conversation(2, u"Here"_s, 9000)});
    QCOMPARE(lines(model), (QStringList{u"# Work"_s, u"# Earlier"_s, u"Here"_s, u"# Archived"_s}));
    model.setArchiveFolded(false);
    QCOMPARE(lines(model).last(), u"Gone"_s);
}

void ConversationListModelTest::searchShowsWhatIsFoldedAway()
{
    ui::ConversationListModel model;
    model.setNow(now());
    auto gone = fakes::conversation(1, u"An old fjord"_s, 1);
    gone.conversation.archived = chat::Archived::Yes;
    auto filed = fakes::conversation(2, u"A new fjord"_s, 1);
    filed.conversation.folder = u"Work"_s;
    model.setFolders({{u"Empty"_s, false}, {u"Work"_s, true}});
    model.setRows({gone, filed});
    model.setFilter(u"fjord"_s);
    QCOMPARE(lines(model),
             (QStringList{u"# Work"_s, u"A new fjord"_s, u"# Archived"_s, u"An old fjord"_s}));
}

void ConversationListModelTest::midnightMovesRowsToYesterday()
{
    ui::ConversationListModel model;
    model.setNow(QDateTime(QDate(2026, 11, 29), QTime(23, 50), QTimeZone::utc()));
    auto row = fakes::conversation(1, u"Late"_s, 0);
    row.conversation.updated = at({2026, 11, 29}, {23, 0});
    model.setRows({row});
    QCOMPARE(lines(model).first(), u"# Today"_s);
    model.setNow(now());
    QCOMPARE(lines(model).first(), u"# Yesterday"_s);
}

// R26: tooltips are the one place of a view where Qt would guess markup.
void ConversationListModelTest::titleFromOutsideIsNeverMarkup()
{
    ui::ConversationListModel model;
    model.setRows({fakes::conversation(1, u"<img src='http://x/'>"_s, 0)});
    const QString tip = model.index(1).data(Qt::ToolTipRole).toString();
    QVERIFY(!tip.contains(u"<img"_s));
    QVERIFY(tip.contains(u"&lt;img"_s));
}

void ConversationListModelTest::connectionShowsItsHealthInWords()
{
    ui::ConnectionListModel model;
    QAbstractItemModelTester tester(&model);
    model.setNow(fakes::boot(5000));
    model.setConnections(fakes::connections());
    const auto word = [&model](int row) {
        return model.index(row).data(ui::ConnectionListModel::HealthWordRole).toString();
    };
    QCOMPARE(word(0), u"Working"_s);
    QVERIFY2(word(1).contains(u"0:42"_s), qPrintable(word(1)));
    QVERIFY(model.hasCountdown());
    model.setNow(fakes::boot(5012));
    QVERIFY2(word(1).contains(u"0:30"_s), qPrintable(word(1)));
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().startsWith(u"OpenAI"_s));
    auto off = fakes::connections()[0];
    off.connection.enabled = connections::Enabled::No;
    model.updateConnection(off);
    QVERIFY(word(0) != u"Working"_s);
}

QTEST_MAIN(ConversationListModelTest)
#include "tst_conversationlistmodel.moc"
