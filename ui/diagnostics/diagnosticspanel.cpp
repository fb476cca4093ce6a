// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "diagnosticspanel.h"

#include <ui/diagnostics/fieldtable.h>
#include <ui/diagnostics/replaydialog.h>
#include <ui/diagnostics/timelinepart.h>
#include <ui/models/evidencemodel.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QResizeEvent>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QTimerEvent>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kHistoryRows = 200;
constexpr int kTimelineRows = 2000;
constexpr int kSideBySideWidth = 720; // narrower: the tree stands above the details

QLabel *sectionLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

DiagnosticsPanel::DiagnosticsPanel(DiagnosticsSource source, QWidget *parent)
    : QWidget(parent),
      m_source(std::move(source)),
      m_scopes(new ScopeTreeModel(this)),
      m_evidence(new EvidenceModel(this))
{
    QWidget *actions = makeActions(); // first: the tab order is the reading order
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setChildrenCollapsible(false);
    m_tree = makeTree();
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(makeDetails());
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 5);

    m_empty = new TokenLabel(theme::Token::Muted, this);
    m_empty->setText(tr("Nothing to show yet. Add a connection and its health appears here."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setContentsMargins(24, 24, 24, 24);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(actions);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_empty, 1);

    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showScope();
        showEvidence({});
        showTimeline({});
        readHistory();
    });
    showScope();
}

DiagnosticsPanel::~DiagnosticsPanel() = default;

QWidget *DiagnosticsPanel::makeActions()
{
    auto *bar = new QWidget(this);
    auto *inner = new QWidget(bar);
    auto *around = new QHBoxLayout(bar);
    around->setContentsMargins(12, 8, 12, 8);
    around->addWidget(inner);
    auto *row = new FlowLayout(inner); // long words go on below
    const auto button = [&](const QString &text, const QString &tip) {
        auto *made = new ActionButton(text, ActionButton::Look::Plain, inner);
        made->setAccessibleName(text);
        made->setToolTip(tip);
        row->addWidget(made);
        return made;
    };
    m_probe = button(tr("Probe"), tr("Sends the first message that waits here, now. Nothing is "
                                     "made up to try a connection."));
    m_probe->setAccessibleName(tr("Probe now"));
    m_probe->setVisible(bool(m_source.probe));
    connect(m_probe, &ActionButton::clicked, this, &DiagnosticsPanel::probe);
    m_reset = button(tr("Reset"),
                     tr("Forgets what this scope has seen. Times the provider stated stay."));
    m_pause = button(tr("Pause"), tr("Sends nothing over this connection until you resume it."));
    m_whatIf = button(tr("What if…"), tr("Replays what happened here with other settings."));
    m_copy = button(tr("Copy"), tr("Copies the fields and metrics as text. No content, no key."));
    m_export = button(tr("Export…"),
                      tr("Writes all scopes with their evidence as JSON. No content, no key."));
    connect(m_reset, &ActionButton::clicked, this, [this] {
        m_source.reset(selected());
        refresh();
    });
    connect(m_pause, &ActionButton::clicked, this, &DiagnosticsPanel::togglePause);
    connect(m_whatIf, &ActionButton::clicked, this, &DiagnosticsPanel::openReplay);
    connect(m_copy, &ActionButton::clicked, this, &DiagnosticsPanel::copyReport);
    connect(m_export, &ActionButton::clicked, this, &DiagnosticsPanel::exportJson);
    return bar;
}

QTreeView *DiagnosticsPanel::makeTree()
{
    auto *tree = new QTreeView(this);
    tree->setModel(m_scopes);
    tree->setAccessibleName(tr("Scopes"));
    tree->setFrameShape(QFrame::NoFrame);
    tree->setUniformRowHeights(true);
    tree->setAllColumnsShowFocus(true);
    tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree->setExpandsOnDoubleClick(false);
    tree->setMinimumSize(220, 140);
    tree->viewport()->setBackgroundRole(QPalette::Window);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(ScopeTreeModel::ScopeColumn, QHeaderView::Stretch);
    for (int column :
         {ScopeTreeModel::StateColumn, ScopeTreeModel::SinceColumn, ScopeTreeModel::NextColumn})
        tree->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return tree;
}

QWidget *DiagnosticsPanel::makeDetails()
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(scroll);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(8);

    m_title = sectionLabel({}, page);
    m_fields = new FieldTable(page);
    m_fields->setAccessibleName(tr("Fields"));
    m_metrics = new FieldTable(page);
    m_metrics->setAccessibleName(tr("Metrics"));
    m_table = new QTableView(page);
    m_table->setModel(m_evidence);
    m_table->setAccessibleName(tr("Evidence"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setMinimumHeight(220);
    m_table->viewport()->setBackgroundRole(QPalette::Window);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_noEvidence = new TokenLabel(theme::Token::Muted, page);
    m_noEvidence->setText(tr("No attempt was made here yet."));

    m_timelineTitle = sectionLabel(tr("Over time"), page);
    m_timeline = new TimelinePart([now = m_source.now] { return now().wall; }, page);

    column->addWidget(m_title);
    column->addWidget(m_fields);
    column->addSpacing(8);
    column->addWidget(m_timelineTitle);
    column->addWidget(m_timeline);
    column->addSpacing(8);
    column->addWidget(sectionLabel(tr("Metrics of this client"), page));
    column->addWidget(m_metrics);
    column->addSpacing(8);
    column->addWidget(sectionLabel(tr("Evidence"), page));
    column->addWidget(m_noEvidence);
    column->addWidget(m_table, 1);
    column->addStretch();
    scroll->setWidget(page);
    return scroll;
}

void DiagnosticsPanel::refresh()
{
    if (!isVisible())
        return;
    readValues();
    readHistory();
}

void DiagnosticsPanel::select(const breaker::ScopeKey &scope)
{
    readValues();
    const QModelIndex at = m_scopes->indexOf(scope);
    if (at.isValid())
        m_tree->setCurrentIndex(at);
}

breaker::ScopeKey DiagnosticsPanel::selected() const
{
    return m_scopes->keyAt(m_tree->currentIndex());
}

void DiagnosticsPanel::readValues()
{
    const bool first = m_scopes->rowCount() == 0;
    m_scopes->update(m_source.connections(), m_source.scopes(), m_source.now());
    if (first)
        m_tree->expandAll();
    if (!m_tree->currentIndex().isValid() && m_scopes->rowCount() > 0)
        m_tree->setCurrentIndex(m_scopes->index(0, 0));
    showScope();
}

void DiagnosticsPanel::readHistory()
{
    const breaker::ScopeKey scope = selected();
    const quint64 asked = ++m_asked;
    if (scope.kind == breaker::ScopeKind::Unknown)
        return;
    m_source.history(scope, kHistoryRows, this, [this, asked](std::vector<breaker::Evidence> rows) {
        if (asked == m_asked)
            showEvidence(std::move(rows));
    });
    if (!m_source.timeline)
        return;
    m_source.timeline(scope, kTimelineRows, this, [this, asked](flows::ScopeHistory history) {
        if (asked == m_asked)
            showTimeline(history);
    });
}

void DiagnosticsPanel::showTimeline(const flows::ScopeHistory &history)
{
    const bool any = !history.evidence.empty() || !history.transitions.empty();
    m_timelineTitle->setVisible(any);
    m_timeline->setVisible(any);
    m_timeline->setHistory(
        history, m_scopes->path({breaker::ScopeKind::Connection, selected().connection, {}, {}}));
}

void DiagnosticsPanel::showScope()
{
    const breaker::ScopeKey scope = selected();
    const bool any = scope.kind != breaker::ScopeKind::Unknown;
    m_splitter->setVisible(any);
    m_empty->setVisible(!any);
    for (ActionButton *button : {m_probe, m_reset, m_pause, m_whatIf, m_copy, m_export})
        button->setEnabled(any);
    if (!any)
        return;
    const breaker::ScopeSnapshot snapshot = m_scopes->snapshot(scope);
    m_title->setText(m_scopes->path(scope));
    m_fields->setFields(fieldsOf(snapshot));
    m_metrics->setFields(metricFields(snapshot.metrics));
    m_pause->setText(snapshot.paused ? tr("Resume") : tr("Pause"));
    m_pause->setAccessibleName(m_pause->text());
}

std::vector<Field> DiagnosticsPanel::fieldsOf(const breaker::ScopeSnapshot &snapshot) const
{
    const Moment now = m_source.now();
    std::vector<Field> fields = scopeFields(snapshot, m_scopes->path(snapshot.scope), now);
    if (m_source.budgets)
        std::ranges::copy(budgetFields(m_source.budgets(snapshot.scope), now),
                          std::back_inserter(fields));
    return fields;
}

void DiagnosticsPanel::showEvidence(std::vector<breaker::Evidence> evidence)
{
    m_noEvidence->setVisible(evidence.empty());
    m_table->setVisible(!evidence.empty());
    m_evidence->setEvidence(std::move(evidence));
}

void DiagnosticsPanel::togglePause()
{
    const breaker::ScopeKey scope = selected();
    if (m_scopes->snapshot(scope).paused)
        m_source.resume(scope.connection);
    else
        m_source.pause(scope.connection);
    refresh();
}

void DiagnosticsPanel::probe()
{
    m_source.probe(selected().connection, this, [this](bool tried) {
        if (!tried)
            Q_EMIT noticed(tr("No message waits here. The next one you send is the probe."));
    });
}

void DiagnosticsPanel::openReplay()
{
    const breaker::ScopeKey scope = selected();
    auto *dialog = new ReplayDialog(m_source.replays, scope, m_scopes->path(scope), this);
    dialog->show();
}

void DiagnosticsPanel::copyReport()
{
    const breaker::ScopeKey scope = selected();
    const breaker::ScopeSnapshot snapshot = m_scopes->snapshot(scope);
    QGuiApplication::clipboard()->setText(
        plainReport(fieldsOf(snapshot), metricFields(snapshot.metrics)));
    Q_EMIT copied();
}

void DiagnosticsPanel::exportJson()
{
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Export diagnostics"),
                                     u"breakerbox-diagnostics.json"_s, tr("JSON files (*.json)"));
    if (name.isEmpty())
        return;
    QSaveFile file(name);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.write(QJsonDocument(m_source.exported()).toJson()) >= 0 &&
                         file.commit();
    if (!written)
        Q_EMIT exportFailed(name);
}

void DiagnosticsPanel::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_tick.timerId()) {
        readValues();
        m_timeline->tick();
    } else {
        QWidget::timerEvent(event);
    }
}

void DiagnosticsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_tick.start(1000, this);
    readValues();
    readHistory();
}

void DiagnosticsPanel::hideEvent(QHideEvent *event)
{
    m_tick.stop();
    QWidget::hideEvent(event);
}

void DiagnosticsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation fitting = width() >= kSideBySideWidth ? Qt::Horizontal : Qt::Vertical;
    if (fitting == m_splitter->orientation() && event->oldSize().isValid())
        return;
    m_splitter->setOrientation(fitting);
    if (fitting == Qt::Horizontal)
        m_splitter->setSizes({width() * 2 / 5, width() * 3 / 5});
    else
        m_splitter->setSizes({height() / 3, height() * 2 / 3});
}

} // namespace breakerbox::ui
