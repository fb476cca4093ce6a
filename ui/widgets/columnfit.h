// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <vector>

class QTreeView;

namespace breakerbox::ui {

// How wide each column is drawn. natural: what each needs; room: what all have; least: what a
// column keeps although there is no room. What is missing is taken from the widest ones, so that
// short columns stay whole; what is left over goes to the column named by filling.
[[nodiscard]] std::vector<int> fittedWidths(std::vector<int> natural, int room, int least,
                                            int filling);

// Keeps the columns of a list as wide as their words where there is room for that, also when the
// list gets another size. Belongs to the list.
class ColumnFit final : public QObject
{
    Q_OBJECT
public:
    ColumnFit(QTreeView *list, int filling);

    // After the rows changed.
    void fit();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void spread();

    QTreeView *m_list;
    int m_filling;
    std::vector<int> m_natural; // what each column needs, as last measured
};

} // namespace breakerbox::ui
