// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;

namespace breakerbox::ui {

class ActionButton;
class TokenLabel;

// How much a row says: all of it, or why only in the tooltip.
enum class RowDetail { Full = 0, Compact };

// Settings under each other: a name, its control, the way back to the default where it was changed,
// and under it one quiet line with the default and why it is so.
class SettingRows final : public QWidget
{
    Q_OBJECT
public:
    struct Row
    {
        QString name;
        QWidget *control = nullptr;
        QString usual; // the default in words, empty = there is none
        QString why;
        std::function<void()> reset; // empty = no way back
    };

    explicit SettingRows(RowDetail detail = RowDetail::Full, QWidget *parent = nullptr);

    void addRow(const Row &row);
    // Of the row with this place: whether it differs from its default, and what that is.
    void setChanged(int row, bool changed);
    void setUsual(int row, const QString &usual);
    // Shows only rows that have all these words; answers how many there are. Empty shows all.
    int filter(const QString &words);

private:
    struct Shown
    {
        QLabel *name = nullptr;
        QWidget *control = nullptr;
        ActionButton *reset = nullptr;
        TokenLabel *note = nullptr;
        QString usual;
        QString why;
        bool isChanged = false;
        bool isFound = true;
    };

    void showRow(const Shown &row) const;
    [[nodiscard]] QString noteOf(const Shown &row) const;

    RowDetail m_detail;
    QGridLayout *m_grid;
    std::vector<Shown> m_rows;
};

} // namespace breakerbox::ui
