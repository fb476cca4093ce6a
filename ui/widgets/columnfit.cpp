// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/columnfit.h>

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>
#include <numeric>

namespace breakerbox::ui {

namespace {

constexpr int kColumnGap = 20;    // between the words of two columns
constexpr int kLeastLetters = 10; // a column that was cut still says that much

} // namespace

std::vector<int> fittedWidths(std::vector<int> natural, int room, int least, int filling)
{
    const int needed = std::accumulate(natural.begin(), natural.end(), 0);
    if (needed <= room) {
        if (filling >= 0 && filling < std::ssize(natural))
            natural[size_t(filling)] += room - needed;
        return natural;
    }
    // The width nobody may pass, so that all fit: found by halving, the columns are few.
    int low = least;
    int high = *std::ranges::max_element(natural);
    const auto sumBelow = [&natural](int limit) {
        return std::accumulate(natural.begin(), natural.end(), 0, [limit](int sum, int width) {
            return sum + std::min(width, limit);
        });
    };
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (sumBelow(middle) <= room)
            low = middle;
        else
            high = middle - 1;
    }
    for (int &width : natural)
        width = std::min(width, low);
    return natural;
}

ColumnFit::ColumnFit(QTreeView *list, int filling)
    : QObject(list),
      m_list(list),
      m_filling(filling)
{
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setStretchLastSection(false);
    m_list->viewport()->installEventFilter(this);
}

void ColumnFit::fit()
{
    m_natural.clear();
    for (int column = 0; column < m_list->header()->count(); ++column) {
        // The list's own hint is protected; what it would resize to is not.
        m_list->resizeColumnToContents(column);
        m_natural.push_back(m_list->header()->sectionSize(column) + kColumnGap);
    }
    spread();
}

void ColumnFit::spread()
{
    if (m_natural.empty())
        return;
    const int least = m_list->fontMetrics().averageCharWidth() * kLeastLetters;
    const auto widths = fittedWidths(m_natural, m_list->viewport()->width(), least, m_filling);
    for (int column = 0; column < int(widths.size()); ++column)
        m_list->header()->resizeSection(column, widths[size_t(column)]);
}

bool ColumnFit::eventFilter(QObject *object, QEvent *event)
{
    // The words are the same: only the room is another.
    if (event->type() == QEvent::Resize)
        spread();
    return QObject::eventFilter(object, event);
}

} // namespace breakerbox::ui
