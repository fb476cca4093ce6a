// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/diagnostics/replaytext.h>

#include <QLabel>
#include <QWidget>

#include <array>
#include <vector>

class QGridLayout;

namespace breakerbox::ui {

// Two policies side by side. What differs stands out. Each value's accessible name has its row and
// its column.
class ReplayTable final : public QWidget
{
    Q_OBJECT
public:
    explicit ReplayTable(QWidget *parent = nullptr);

    void setRows(const std::vector<ReplayRow> &rows);
    // "12" of "Calls sent" in column 0 (present) or 1 (other).
    [[nodiscard]] QString value(const QString &name, int column) const;

private:
    struct Line
    {
        QLabel *name = nullptr;
        std::array<QLabel *, 2> values{};
    };
    [[nodiscard]] QLabel *label(int row, int column);

    QGridLayout *m_grid;
    std::array<QString, 2> m_columns;
    std::vector<Line> m_lines;
};

} // namespace breakerbox::ui
