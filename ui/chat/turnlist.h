// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QHash>
#include <QWidget>

namespace breakerbox::ui {

class TurnColumn;

// The ground on which the items of a TurnColumn stand. To a screen reader it is the list of all
// messages in their order, also of those that have no widget: these are answered from values, and
// built when they are scrolled to or given the focus.
class TurnList final : public QWidget
{
    Q_OBJECT
public:
    explicit TurnList(TurnColumn *column);
    ~TurnList() override;

    [[nodiscard]] TurnColumn *column() const { return m_column; }
    // The accessible object of a turn, made when it is asked for.
    [[nodiscard]] QAccessibleInterface *turn(int turn);
    // Other turns than before: their objects go.
    void forget();
    // One turn has gone.
    void forget(int turn);

private:
    TurnColumn *m_column;
    QHash<QUuid, QAccessible::Id> m_unbuilt; // by the message's id
};

// Makes the list and its items known to screen readers. Installing it again changes nothing.
void installTurnAccess();

} // namespace breakerbox::ui
