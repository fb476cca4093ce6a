// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

#include <compare>
#include <optional>
#include <utility>

class QMouseEvent;

namespace breakerbox::ui {

class MessageBody;
class MessageItem;
class TurnColumn;

// What is selected in a conversation: from a place in one message to a place in another, by mouse
// or by turns. It is kept as places, so that messages without a widget are selected, too.
class TurnSelection final : public QObject
{
    Q_OBJECT
public:
    TurnSelection(TurnColumn &column, QObject *parent);

    [[nodiscard]] bool isEmpty() const { return m_from == m_to; }
    void clear();
    // Whole turns, in either order. The first one stays when it is extended.
    void selectTurns(int from, int to);
    // From the turn with which the selection began, or `from` if there is none.
    void extendTo(int from, int to);
    [[nodiscard]] bool isWhole(int turn) const; // this turn, all of it
    void selectAll();

    // As it is shown, or as it was written. Authors stand between turns if there are several.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString markdown() const;

Q_SIGNALS:
    void started();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    struct Caret
    {
        int turn = -1;
        int position = 0;
        auto operator<=>(const Caret &) const = default;
    };
    enum class Form { Shown, Written };

    void attach(MessageItem *item, int turn);
    void forgetTurn(int turn);
    void set(Caret from, Caret to);
    void apply(MessageItem *item, int turn) const;
    [[nodiscard]] std::optional<std::pair<int, int>> rangeIn(int turn) const;
    [[nodiscard]] Caret caretAt(const QPoint &point) const; // in the viewport
    [[nodiscard]] QString collect(Form form) const;
    [[nodiscard]] QString part(int turn, Form form) const;
    bool press(MessageBody *body, QMouseEvent *event);
    bool move(MessageBody *body, QMouseEvent *event);
    bool release(MessageBody *body, QMouseEvent *event);
    void selectUnit(const Caret &caret, int clicks);
    void drag(const QPoint &point);
    void scrollOn();

    TurnColumn &m_column;
    Caret m_from;     // where it began
    Caret m_to;       // where it is led
    Caret m_unitFrom; // the word or line with which a drag began
    Caret m_unitTo;
    QPoint m_pointer;
    QPoint m_clicked;
    QTimer m_scroll;
    qint64 m_clickTime = 0;
    int m_clicks = 0;
    bool m_dragging = false;
    bool m_onLink = false;
};

} // namespace breakerbox::ui
