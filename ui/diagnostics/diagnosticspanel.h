// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/diagnostics/diagnosticssource.h>
#include <ui/diagnostics/scopetext.h>

#include <QBasicTimer>
#include <QWidget>

class QLabel;
class QSplitter;
class QTableView;
class QTreeView;

namespace breakerbox::ui {

class ActionButton;
class EvidenceModel;
class FieldTable;
class TimelinePart;
class TokenLabel;

// The diagnostics: scopes as a tree; of the chosen one all fields, metrics and evidence; actions.
// Ticks once a second, and only while it is on screen. Shows no content and no key (S98).
class DiagnosticsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit DiagnosticsPanel(DiagnosticsSource source, QWidget *parent = nullptr);
    ~DiagnosticsPanel() override;

    // The breaker's values changed. Read at once if on screen, else when it is shown.
    void refresh();
    // Chooses a connection's row, or the scope that objects.
    void select(const breaker::ScopeKey &scope);
    [[nodiscard]] breaker::ScopeKey selected() const;

Q_SIGNALS:
    void copied();
    void exportFailed(const QString &file);
    void noticed(const QString &sentence);

protected:
    void timerEvent(QTimerEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeActions();
    QWidget *makeDetails();
    QTreeView *makeTree();
    void readValues();
    void readHistory();
    void showScope();
    [[nodiscard]] std::vector<Field> fieldsOf(const breaker::ScopeSnapshot &snapshot) const;
    void showEvidence(std::vector<breaker::Evidence> evidence);
    void showTimeline(const flows::ScopeHistory &history);
    void copyReport();
    void exportJson();
    void openReplay();
    void togglePause();
    void probe();

    DiagnosticsSource m_source;
    ScopeTreeModel *m_scopes;
    EvidenceModel *m_evidence;
    QSplitter *m_splitter = nullptr;
    QTreeView *m_tree = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_title = nullptr;
    TokenLabel *m_noEvidence = nullptr;
    TokenLabel *m_empty = nullptr;
    QLabel *m_timelineTitle = nullptr;
    TimelinePart *m_timeline = nullptr;
    FieldTable *m_fields = nullptr;
    FieldTable *m_metrics = nullptr;
    ActionButton *m_probe = nullptr;
    ActionButton *m_reset = nullptr;
    ActionButton *m_pause = nullptr;
    ActionButton *m_whatIf = nullptr;
    ActionButton *m_copy = nullptr;
    ActionButton *m_export = nullptr;
    QBasicTimer m_tick;
    quint64 m_asked = 0; // numbers the questions for history: only the latest answer counts
};

} // namespace breakerbox::ui
