// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/diagnostics/fieldtable.h>
#include <ui/diagnostics/scopetext.h>
#include <ui/models/evidencemodel.h>

#include "../support/shellfakes.h"
#include "../support/widgets.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>

using namespace breakerbox;
using namespace Qt::StringLiterals;

class DiagnosticsPanelTest : public QObject
{
    Q_OBJECT

private:
    static ConnectionId openAi() { return fakes::connections()[1].connection.id; }

private Q_SLOTS:
    void showsEveryFieldOfS97_data();
    void showsEveryFieldOfS97();
    void showsTheMetricsOfS103();
    void quietScopeShowsDashes();
    void whatIsLeftIsShown();
    void gateIsShownWithItsClaim();
    void treeHasConnectionTransportChatModel();
    void treeKeepsSelectionWhenValuesChange();
    void removedConnectionLeavesTheTree();
    void evidenceTellsWhyNotCounted_data();
    void evidenceTellsWhyNotCounted();
    void evidenceTableHasOneRowPerAttempt();
    void onlyTheLatestHistoryIsShown();
    void readsNothingWhileHidden();
    void tickMovesTheCountdown();
    void actionsNameTheirScope();
    void copyHoldsFieldsAndMetrics();
    void emptyPanelSaysWhatToDo();
    void tabFollowsTheReadingOrder();
    void everyControlHasANameAndPlainText();
};

void DiagnosticsPanelTest::showsEveryFieldOfS97_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("holds");
    QTest::newRow("S97 scope") << u"Scope"_s << u"OpenAI · Personal · Chat · gpt-large"_s;
    QTest::newRow("S97 state") << u"State"_s << u"Open"_s;
    QTest::newRow("S97 opened_at") << u"Opened at"_s << u":"_s;
    QTest::newRow("S97 retry_not_before") << u"Retry not before"_s << u"0:42"_s;
    QTest::newRow("S97 recent sample count") << u"Recent samples"_s << u"8"_s;
    QTest::newRow("S97 recent transient failures") << u"Recent transient failures"_s << u"5"_s;
    QTest::newRow("S97 last success") << u"Last success"_s << u"10 min ago"_s;
    QTest::newRow("S97 last failure category") << u"Last failure category"_s << u"server error"_s;
    QTest::newRow("S97 half-open probes in flight") << u"Half-open probes in flight"_s << u"1"_s;
    QTest::newRow("failures in a row") << u"Failures in a row"_s << u"3"_s;
    QTest::newRow("level") << u"Cooldown level"_s << u"2"_s;
    QTest::newRow("gate") << u"Rate gate"_s << u"none"_s;
    QTest::newRow("attention") << u"Attention"_s << u"none"_s;
}

void DiagnosticsPanelTest::showsEveryFieldOfS97()
{
    QFETCH(QString, field);
    QFETCH(QString, holds);
    ui::DiagnosticsPanel panel(fakes::diagnostics());
    panel.show();
    panel.select(fakes::openSnapshot(openAi()).scope);
    auto *fields = fakes::named<ui::FieldTable>(&panel, u"Fields"_s);
    QVERIFY2(fields->value(field).contains(holds), qPrintable(fields->value(field)));
}

void DiagnosticsPanelTest::showsTheMetricsOfS103()
{
    ui::DiagnosticsPanel panel(fakes::diagnostics());
    panel.show();
    panel.select(fakes::openSnapshot(openAi()).scope);
    auto *metrics = fakes::named<ui::FieldTable>(&panel, u"Metrics"_s);
    QCOMPARE(metrics->value(u"Times opened"_s), u"2"_s);
    QVERIFY(!metrics->value(u"Time spent open"_s).isEmpty());
    QVERIFY(metrics->value(u"Half-open success rate"_s).contains(u"50"_s));
    QCOMPARE(metrics->value(u"Requests failed fast"_s), u"7"_s);
    QCOMPARE(metrics->value(u"Manual probes"_s), u"1"_s);
}

void DiagnosticsPanelTest::quietScopeShowsDashes()
{
    breaker::ScopeSnapshot quiet;
    quiet.scope = {breaker::ScopeKind::Transport, openAi(), {}, {}};
    const auto fields = ui::scopeFields(quiet, u"X"_s, fakes::moment());
    QCOMPARE(fields[1].value, u"Closed"_s);
    QCOMPARE(fields[2].value, u"–"_s);
    QCOMPARE(fields[3].value, u"–"_s);
    QCOMPARE(fields[6].value, u"–"_s);
    QCOMPARE(fields[7].value, u"–"_s);
}

void DiagnosticsPanelTest::whatIsLeftIsShown()
{
    using providers::classify::BudgetKind;
    const ui::Moment now = fakes::moment();
    scheduler::SeenBudgets seen{openAi(), {}, now.wall, {}};
    QVERIFY(ui::budgetFields(seen, now).empty());
    seen.budgets = {{BudgetKind::Requests, 5'000, 4'999, now.wall + Seconds(60)},
                    {BudgetKind::Tokens, {}, 120, {}}};
    const auto fields = ui::budgetFields(seen, now);
    QCOMPARE(fields.size(), size_t(2));
    QCOMPARE(fields[0].name, u"Requests left"_s);
    QVERIFY2(fields[0].value.startsWith(u"4,999 of 5,000, full again at "_s),
             qPrintable(fields[0].value));
    QCOMPARE(fields[1].name, u"Tokens left"_s);
    QVERIFY2(fields[1].value.startsWith(u"120 (said at "_s), qPrintable(fields[1].value));
}

void DiagnosticsPanelTest::gateIsShownWithItsClaim()
{
    const auto snapshot = fakes::limitedSnapshot(openAi());
    const auto fields = ui::scopeFields(snapshot, u"X"_s, fakes::moment());
    const auto gate = std::find_if(fields.begin(), fields.end(),
                                   [](const auto &field) { return field.name == u"Rate gate"_s; });
    QVERIFY(gate != fields.end());
    QVERIFY2(gate->value.contains(u"the provider asked for 12 min"_s), qPrintable(gate->value));
    QVERIFY(ui::stateSummary(snapshot, fakes::moment()).contains(u"limited"_s));
    QCOMPARE(ui::nextTry(snapshot, fakes::moment()), u"12:00"_s);
}

void DiagnosticsPanelTest::treeHasConnectionTransportChatModel()
{
    ui::ScopeTreeModel model;
    QAbstractItemModelTester tester(&model);
    model.update({{openAi(), u"OpenAI"_s}}, {fakes::openSnapshot(openAi())}, fakes::moment());
    QCOMPARE(model.rowCount(), 1);
    const QModelIndex top = model.index(0, 0);
    QCOMPARE(top.data().toString(), u"OpenAI"_s);
    QCOMPARE(model.rowCount(top), 2);
    QCOMPARE(model.index(0, 0, top).data().toString(), u"Transport"_s);
    const QModelIndex chat = model.index(1, 0, top);
    QCOMPARE(chat.data().toString(), u"Chat"_s);
    QCOMPARE(model.index(0, 0, chat).data().toString(), u"gpt-large"_s);
    QCOMPARE(model.index(0, ui::ScopeTreeModel::StateColumn, chat).data().toString(), u"Open"_s);
    QCOMPARE(model.index(0, ui::ScopeTreeModel::NextColumn, chat).data().toString(), u"0:42"_s);
}

void DiagnosticsPanelTest::treeKeepsSelectionWhenValuesChange()
{
    ui::ScopeTreeModel model;
    const auto open = fakes::openSnapshot(openAi());
    model.update({{openAi(), u"OpenAI"_s}}, {open}, fakes::moment());
    const QPersistentModelIndex chosen = model.indexOf(open.scope);
    auto closed = open;
    closed.state = breaker::CircuitState::Closed;
    model.update({{openAi(), u"Renamed"_s}}, {closed}, fakes::moment());
    QVERIFY(chosen.isValid());
    QCOMPARE(chosen.sibling(chosen.row(), ui::ScopeTreeModel::StateColumn).data().toString(),
             u"Closed"_s);
    QCOMPARE(model.index(0, 0).data().toString(), u"Renamed"_s);
}

void DiagnosticsPanelTest::removedConnectionLeavesTheTree()
{
    ui::ScopeTreeModel model;
    model.update({{openAi(), u"OpenAI"_s}}, {fakes::openSnapshot(openAi())}, fakes::moment());
    model.update({}, {fakes::openSnapshot(openAi())}, fakes::moment());
    QCOMPARE(model.rowCount(), 0);
}

void DiagnosticsPanelTest::evidenceTellsWhyNotCounted_data()
{
    QTest::addColumn<bool>("counted");
    QTest::addColumn<bool>("probe");
    QTest::addColumn<bool>("manual");
    QTest::addColumn<QString>("whyNot");
    QTest::addColumn<QString>("text");
    QTest::newRow("counted") << true << false << false << QString() << u"counted"_s;
    QTest::newRow("probe") << true << true << false << QString() << u"probe, counted"_s;
    QTest::newRow("the user's retry")
        << true << true << true << QString() << u"your retry, counted"_s;
    QTest::newRow("not counted") << false << false << false << u"user_stop"_s
                                 << u"not counted: stopped by you"_s;
    QTest::newRow("a word not known here")
        << false << false << false << u"some_reason"_s << u"not counted: some reason"_s;
}

void DiagnosticsPanelTest::evidenceTellsWhyNotCounted()
{
    QFETCH(bool, counted);
    QFETCH(bool, probe);
    QFETCH(bool, manual);
    QFETCH(QString, whyNot);
    QFETCH(QString, text);
    breaker::Evidence evidence;
    evidence.counted = counted;
    evidence.probe = probe;
    evidence.manual = manual;
    evidence.whyNot = whyNot;
    QCOMPARE(ui::EvidenceModel::countedText(evidence), text);
}

void DiagnosticsPanelTest::evidenceTableHasOneRowPerAttempt()
{
    ui::DiagnosticsPanel panel(fakes::diagnostics());
    panel.show();
    panel.select(fakes::openSnapshot(openAi()).scope);
    auto *table = fakes::named<QTableView>(&panel, u"Evidence"_s);
    QCOMPARE(table->model()->rowCount(), 5);
    const auto cell = [table](int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(cell(0, ui::EvidenceModel::Status), u"503"_s);
    QCOMPARE(cell(0, ui::EvidenceModel::RequestIdColumn), u"req_01J0"_s);
    QCOMPARE(cell(1, ui::EvidenceModel::Status), u"–"_s);
    QCOMPARE(cell(4, ui::EvidenceModel::CategoryColumn), u"answered"_s);
    panel.select({breaker::ScopeKind::Connection, ConnectionId(fakes::uuid(104)), {}, {}});
    QVERIFY(table->isHidden());
    QVERIFY(fakes::shownWords(&panel).contains(u"No attempt was made here yet."_s));
}

void DiagnosticsPanelTest::onlyTheLatestHistoryIsShown()
{
    auto source = fakes::diagnostics();
    std::vector<ui::DiagnosticsSource::History> waiting;
    source.history = [&waiting](const breaker::ScopeKey &, int, QObject *,
                                const ui::DiagnosticsSource::History &done) {
        waiting.push_back(done);
    };
    ui::DiagnosticsPanel panel(source);
    panel.show();
    panel.refresh();
    QVERIFY(waiting.size() >= 2);
    waiting.back()({});
    waiting.front()(fakes::evidence(fakes::openSnapshot(openAi()).scope));
    QCOMPARE(fakes::named<QTableView>(&panel, u"Evidence"_s)->model()->rowCount(), 0);
}

void DiagnosticsPanelTest::readsNothingWhileHidden()
{
    auto source = fakes::diagnostics();
    int reads = 0;
    source.scopes = [&reads] {
        ++reads;
        return std::vector<breaker::ScopeSnapshot>();
    };
    ui::DiagnosticsPanel panel(source);
    panel.refresh();
    QCOMPARE(reads, 0);
    panel.show();
    QVERIFY(reads > 0);
    panel.hide();
    const int shown = reads;
    panel.refresh();
    QCOMPARE(reads, shown);
}

void DiagnosticsPanelTest::tickMovesTheCountdown()
{
    auto source = fakes::diagnostics();
    ui::Moment now = fakes::moment();
    source.now = [&now] { return now; };
    ui::DiagnosticsPanel panel(source);
    panel.show();
    panel.select(fakes::openSnapshot(openAi()).scope);
    now.boot += std::chrono::seconds(30);
    now.wall += std::chrono::seconds(30);
    panel.refresh();
    auto *fields = fakes::named<ui::FieldTable>(&panel, u"Fields"_s);
    QVERIFY(fields->value(u"Retry not before"_s).contains(u"0:12"_s));
}

void DiagnosticsPanelTest::actionsNameTheirScope()
{
    auto source = fakes::diagnostics();
    std::vector<breaker::ScopeKey> resets;
    std::vector<ConnectionId> pauses;
    source.reset = [&resets](const breaker::ScopeKey &scope) { resets.push_back(scope); };
    source.pause = [&pauses](const ConnectionId &id) { pauses.push_back(id); };
    ui::DiagnosticsPanel panel(source);
    panel.show();
    const auto scope = fakes::openSnapshot(openAi()).scope;
    panel.select(scope);
    fakes::named<QAbstractButton>(&panel, u"Reset"_s)->click();
    fakes::named<QAbstractButton>(&panel, u"Pause"_s)->click();
    QCOMPARE(resets.size(), size_t(1));
    QVERIFY(resets[0] == scope);
    QCOMPARE(pauses.size(), size_t(1));
    QVERIFY(pauses[0] == openAi());
}

// S98: no content, no key.
void DiagnosticsPanelTest::copyHoldsFieldsAndMetrics()
{
    ui::DiagnosticsPanel panel(fakes::diagnostics());
    panel.show();
    panel.select(fakes::openSnapshot(openAi()).scope);
    fakes::named<QAbstractButton>(&panel, u"Copy"_s)->click();
    const QString copied = QGuiApplication::clipboard()->text();
    for (const QString &line : {u"State: Open"_s, u"Recent samples: 8"_s, u"Times opened: 2"_s})
        QVERIFY2(copied.contains(line), qPrintable(copied));
    QVERIFY(!copied.contains(u"wxyz"_s));
}

void DiagnosticsPanelTest::emptyPanelSaysWhatToDo()
{
    auto source = fakes::diagnostics();
    source.connections = [] { return std::vector<ui::NamedConnection>(); };
    ui::DiagnosticsPanel panel(source);
    panel.show();
    QVERIFY(fakes::shownWords(&panel).contains(u"Add a connection"_s));
    QVERIFY(!fakes::named<QAbstractButton>(&panel, u"Reset"_s)->isEnabled());
}

void DiagnosticsPanelTest::tabFollowsTheReadingOrder()
{
    ui::DiagnosticsPanel panel(fakes::diagnostics());
    panel.show();
    panel.select(fakes::openSnapshot(openAi()).scope);
    QCOMPARE(fakes::tabOrder(&panel), (QStringList{u"Reset"_s, u"Pause"_s, u"What if…"_s, u"Copy"_s,
                                                   u"Export…"_s, u"Scopes"_s, u"Evidence"_s}));
}

void DiagnosticsPanelTest::everyControlHasANameAndPlainText()
{
    ui::DiagnosticsPanel panel(fakes::diagnostics());
    panel.show();
    QCOMPARE(fakes::namelessControls(&panel).join(u'\n'), QString());
    QCOMPARE(fakes::richLabels(&panel).join(u'\n'), QString());
}

QTEST_MAIN(DiagnosticsPanelTest)
#include "tst_diagnosticspanel.moc"
