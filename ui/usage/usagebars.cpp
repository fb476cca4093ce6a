// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/usage/usagebars.h>

#include <ui/widgets/theme.h>

#include <QDate>
#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kMonths = 12;
constexpr int kBarHeight = 96;
constexpr int kBarWidth = 40;
constexpr int kRound = 3;

} // namespace

UsageBars::UsageBars(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void UsageBars::setMonths(const std::vector<UsageMonth> &months)
{
    m_bars.clear();
    // Months without use are bars too: a gap is told by nothing standing there.
    const QDate last =
        months.empty() ? QDate() : QDate::fromString(months.front().month, u"yyyy-MM"_s);
    const bool inMoney =
        !months.empty() && std::ranges::all_of(months, [&months](const UsageMonth &month) {
            return month.whole && month.costs.size() == 1 &&
                   month.costs.begin()->first == months.front().costs.begin()->first;
        });
    double highest = 0;
    QStringList sentences;
    for (int back = kMonths - 1; back >= 0 && last.isValid(); --back) {
        const QDate first = last.addMonths(-back);
        const auto found =
            std::ranges::find(months, first.toString(u"yyyy-MM"_s), &UsageMonth::month);
        Bar bar;
        bar.label = QLocale().toString(first, u"MMM"_s);
        if (found != months.end()) {
            bar.part = inMoney ? double(found->costs.begin()->second) : double(found->tokens());
            bar.value = inMoney ? costText(found->costs.begin()->second) : count(found->tokens());
            sentences << tr("%1: %2").arg(monthName(found->month), bar.value);
        }
        highest = std::max(highest, bar.part);
        m_bars.push_back(std::move(bar));
    }
    for (Bar &bar : m_bars)
        bar.part = highest > 0 ? bar.part / highest : 0;
    const QString currency = inMoney ? months.front().costs.begin()->first : QString();
    m_caption = !inMoney             ? tr("Tokens by month")
                : currency.isEmpty() ? tr("Cost by month")
                                     : tr("Cost by month, %1").arg(currency);
    setAccessibleName(m_caption);
    setAccessibleDescription(sentences.join(u". "_s));
    setVisible(highest > 0);
    update();
}

QSize UsageBars::sizeHint() const
{
    return {kMonths * (kBarWidth + theme::kSpace),
            kBarHeight + 3 * fontMetrics().height() + 3 * theme::kSpace};
}

QSize UsageBars::minimumSizeHint() const
{
    return {kMonths * 2 * theme::kSpace, sizeHint().height()};
}

void UsageBars::paintEvent(QPaintEvent *)
{
    if (m_bars.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int line = fontMetrics().height();
    const double step = double(width()) / double(m_bars.size());
    const double floor = height() - line - theme::kSpace;
    const QColor quiet = theme::color(theme::Token::Muted, palette());
    painter.setPen(quiet);
    painter.drawText(QRectF(0, 0, width(), line), Qt::AlignLeading | Qt::AlignTop, m_caption);
    for (size_t i = 0; i < m_bars.size(); ++i) {
        const Bar &bar = m_bars[i];
        const double place = double(isRightToLeft() ? m_bars.size() - 1 - i : i) * step;
        const QRectF column(place, 0, step, height());
        const double high = bar.part * kBarHeight;
        const double wide = std::min(step - 2 * theme::kSpace, double(kBarWidth));
        const QRectF body(column.center().x() - wide / 2, floor - high, wide, high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Token::Action, palette()));
        painter.drawRoundedRect(body, kRound, kRound);
        painter.setPen(quiet);
        painter.drawText(QRectF(place, floor + theme::kSpace, step, line), Qt::AlignCenter,
                         bar.label);
        const QString value = fontMetrics().elidedText(bar.value, Qt::ElideRight, int(step));
        painter.drawText(QRectF(place, body.top() - line, step, line), Qt::AlignCenter, value);
    }
    painter.setPen(theme::color(theme::Token::Border, palette()));
    painter.drawLine(QPointF(0, floor + 0.5), QPointF(width(), floor + 0.5));
}

} // namespace breakerbox::ui
