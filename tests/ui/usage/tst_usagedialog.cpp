// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What was used, from the ledger of a real profile to the table on the screen.

#include <flows/chatflow.h>
#include <flows/conversationsflow.h>
#include <ui/usage/usagebars.h>
#include <ui/usage/usagedialog.h>
#include <ui/widgets/actionbutton.h>

#include "support/chatrig.h"
#include "ui/support/widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <QTreeWidget>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;
using flows::UsageLine;

class UsageDialogTest : public QObject
{
    Q_OBJECT
private:
    static std::vector<UsageLine> someLines()
    {
        return {{u"2026-11"_s, u"Work"_s, u"large"_s, 3, 1'200'000, 400'000,
                 connections::Cost{5'600'000, {}, false, {}}},
                {u"2026-11"_s, u"Box"_s, u"llama"_s, 9, 100, 50, {}},
                {u"2026-09"_s, QString(), u"old"_s, 1, 10, 10, {}}};
    }

private Q_SLOTS:
    void monthsAreAddedUp()
    {
        const auto months = usageMonths(someLines());
        QCOMPARE(months.size(), size_t(2));
        QCOMPARE(months[0].attempts, 12);
        QCOMPARE(months[0].inputTokens, 1'200'100);
        QCOMPARE(months[0].outputTokens, 400'050);
        QCOMPARE(months[0].lines.size(), size_t(2));
        // Not all of it has a price: what is known is the least.
        QCOMPARE(monthCells(months[0]),
                 (QStringList{u"November 2026"_s, QString(), u"12"_s, u"1,200,100"_s, u"400,050"_s,
                              u"at least 5.60"_s}));
        QCOMPARE(monthCells(months[1]).back(), QString());
        QCOMPARE(lineCells(months[0].lines[1]).back(), u"no price known"_s);
        QVERIFY(lineCells(months[1].lines[0]).front().contains(u"removed"_s));
        QVERIFY(usageMonths({}).empty());
    }

    // By currency; an estimate says so, and of which day its oldest price is.
    void estimatesAreMarkedAndAddedUpByCurrency()
    {
        const QDate older(2026, 10, 7);
        const QDate newer(2026, 10, 24);
        const auto line = [](qint64 amount, const QString &currency, bool estimate,
                             const QDate &read) {
            return UsageLine{u"2026-11"_s,
                             u"Work"_s,
                             u"m"_s,
                             1,
                             10,
                             10,
                             connections::Cost{amount, currency, estimate, read}};
        };
        const auto months =
            usageMonths({line(2'000'000, u"USD"_s, true, newer),
                         line(1'500'000, u"USD"_s, true, older), line(4'000'000, {}, false, {})});
        QCOMPARE(months.size(), size_t(1));
        QVERIFY(months[0].estimate && months[0].whole);
        QCOMPARE(months[0].read, older);
        QCOMPARE(monthCells(months[0]).back(), u"≈ 4.00 + ≈ 3.50 USD"_s);
        QCOMPARE(lineCells(months[0].lines[0]).back(), u"≈ 2.00 USD"_s);
        QCOMPARE(lineCells(months[0].lines[2]).back(), u"4.00"_s);
        // Two currencies are no height of one bar.
        UsageBars bars;
        bars.setMonths(months);
        QCOMPARE(bars.accessibleName(), u"Tokens by month"_s);
        bars.setMonths(usageMonths({line(2'000'000, u"USD"_s, true, newer)}));
        QCOMPARE(bars.accessibleName(), u"Cost by month, USD"_s);
    }

    void theTableIsTextForASpreadsheet()
    {
        const QStringList rows = usageTable(usageMonths(someLines())).split(u'\n');
        QCOMPARE(rows.size(), 1 + 2 + 3);
        for (const QString &row : rows)
            QCOMPARE(row.count(u'\t'), 5);
    }

    // A gap is a month too; the picture says in words what it shows.
    void barsSayWhatTheyShow()
    {
        UsageBars bars;
        bars.setMonths(usageMonths(someLines()));
        QCOMPARE(bars.accessibleDescription(), u"September 2026: 20. November 2026: 1,600,150"_s);
        QVERIFY(!bars.isHidden());
        bars.setMonths({});
        QVERIFY(bars.isHidden());
    }

    void whatWasAskedStandsInTheTable()
    {
        QLocale::setDefault(QLocale::c());
        test::ChatRig rig;
        const ConnectionId id = rig.connect(u"Work & play"_s);
        connections::Connection priced = rig.app().connections().find(id)->connection;
        priced.spend.inputPrice = 1'000'000'000; // a thousand for a million tokens
        priced.spend.outputPrice = 1'000'000'000;
        bool saved = false;
        rig.app().connections().save(priced, {}, [&](const Result<void> &done) {
            QVERIFY(done.has_value());
            saved = true;
        });
        QVERIFY(QTest::qWaitFor([&] { return saved; }));
        UsageDialog empty(rig.app().conversations());
        empty.setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(QTest::qWaitFor([&] {
            return fakes::shownWords(&empty).contains(u"Nothing was used yet"_s) ||
                   empty.findChild<QTreeWidget *>()->topLevelItemCount() > 0;
        }));
        QCOMPARE(empty.findChild<QTreeWidget *>()->topLevelItemCount(), 0);
        QByteArray reply = test::ChatRig::replyScript(u"Yes."_s).bytes();
        reply.remove(0, reply.indexOf("\r\n\r\n") + 4);
        reply.insert(reply.indexOf("data: [DONE]"),
                     "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":30,"
                     "\"completion_tokens\":12}}\n\n");
        rig.server().serve(
            "POST", {},
            {simulator::scriptOf(simulator::httpResponse(200, "text/event-stream", reply))});
        flows::ChatFlow *flow = rig.converse(id);
        rig.ask(flow, u"one"_s);
        rig.ask(flow, u"two"_s);
        UsageDialog dialog(rig.app().conversations());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto *table = dialog.findChild<QTreeWidget *>();
        QVERIFY(QTest::qWaitFor([&] { return table->topLevelItemCount() == 1; }));
        const QTreeWidgetItem *month = table->topLevelItem(0);
        QCOMPARE(month->childCount(), 1);
        QCOMPARE(month->child(0)->text(0), u"Work & play"_s);
        QCOMPARE(month->child(0)->text(2), u"2"_s);
        QCOMPARE(month->child(0)->text(3), u"60"_s);
        QCOMPARE(month->child(0)->text(4), u"24"_s);
        // A token costs a thousandth here.
        QCOMPARE(month->text(5), u"0.0840"_s);
        QCOMPARE(fakes::namelessControls(&dialog), QStringList());
        fakes::named<ActionButton>(&dialog, u"Copy table"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"Work & play\tm\t2"_s));
    }
};

QTEST_MAIN(UsageDialogTest)
#include "tst_usagedialog.moc"
