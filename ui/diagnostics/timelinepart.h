// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/diagnostics/diagnosticssource.h>
#include <ui/diagnostics/timelineview.h>

#include <QWidget>

#include <vector>

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// The timeline with the buttons for how much of it is shown and what its marks mean.
class TimelinePart final : public QWidget
{
    Q_OBJECT
public:
    explicit TimelinePart(TimelineView::Now now, QWidget *parent = nullptr);

    void setHistory(const flows::ScopeHistory &history, const QString &connection);
    void tick() { m_view->tick(); }
    [[nodiscard]] TimelineView &view() const { return *m_view; }

private:
    void showRange();
    void fit();

    TimelineView *m_view;
    TokenLabel *m_shown;
    std::vector<std::pair<ActionButton *, Milliseconds>> m_spans;
    QString m_fitted;      // the connection whose evidence the range was chosen for
    bool m_chosen = false; // the person chose what is shown
};

} // namespace breakerbox::ui
