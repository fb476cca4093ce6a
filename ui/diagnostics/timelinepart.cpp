// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "timelinepart.h"

#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/flowlayout.h>

#include <QVBoxLayout>

namespace breakerbox::ui {

namespace {

constexpr Milliseconds kShownMinute{60'000};
constexpr Milliseconds kShownHour = 60 * kShownMinute;
constexpr Milliseconds kShownDay = 24 * kShownHour;

} // namespace

TimelinePart::TimelinePart(TimelineView::Now now, QWidget *parent)
    : QWidget(parent),
      m_view(new TimelineView(std::move(now), this)),
      m_shown(new TokenLabel(theme::Token::Muted, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(buttons, 4, 4);
    for (const Milliseconds span :
         {kShownMinute, 10 * kShownMinute, kShownHour, kShownDay, 7 * kShownDay, 30 * kShownDay}) {
        const QString words = text::duration(span);
        auto *button = new ActionButton(words, ActionButton::Look::Quiet, buttons);
        button->setCheckable(true);
        button->setAccessibleName(tr("Show the last %1").arg(words));
        button->setToolTip(button->accessibleName());
        row->addWidget(button);
        m_spans.emplace_back(button, span);
        connect(button, &QAbstractButton::clicked, this, [this, span] {
            m_chosen = true;
            m_view->setSpan(span);
            showRange();
        });
    }
    auto *legend = new TokenLabel(theme::Token::Muted, this);
    legend->setText(tr("Dot: answered. Triangle: failed. Empty ring: says nothing about health. "
                       "With a ring around it: a probe. Shaded: nothing was sent. Hatched: "
                       "limited. Wheel or + and −: zoom; drag or arrows: move."));
    QFont small = legend->font();
    small.setPointSizeF(small.pointSizeF() * 0.92);
    legend->setFont(small);
    m_shown->setWordWrap(false);
    column->addWidget(buttons);
    column->addWidget(m_view);
    column->addWidget(m_shown);
    column->addWidget(legend);
    connect(m_view, &TimelineView::rangeChanged, this, &TimelinePart::showRange);
    showRange();
}

void TimelinePart::setHistory(const flows::ScopeHistory &history, const QString &connection)
{
    m_view->setHistory(history, connection);
    const bool any = std::ranges::any_of(
        m_view->lanes(), [](const TimelineLane &lane) { return !lane.marks.empty(); });
    if (m_chosen || !any || std::exchange(m_fitted, connection) == connection)
        return;
    fit();
}

// What just happened fills the picture; hours are a click away.
void TimelinePart::fit()
{
    std::vector<WallTime> times;
    for (const TimelineLane &lane : m_view->lanes()) {
        for (const TimelineMark &mark : lane.marks)
            times.push_back(mark.time);
    }
    std::vector<Milliseconds> spans;
    for (const auto &[button, span] : m_spans) {
        if (span > kShownMinute) // that one is over while one reads
            spans.push_back(span);
    }
    m_view->setSpan(fittingSpan(std::move(times), m_view->now(), spans));
    showRange();
}

void TimelinePart::showRange()
{
    const TimelineRange &range = m_view->range();
    for (const auto &[button, span] : m_spans)
        button->setChecked(span == range.span);
    m_shown->setText(tr("%1 – %2").arg(text::fullTime(range.from), text::fullTime(range.to())));
}

} // namespace breakerbox::ui
