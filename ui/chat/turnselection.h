// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QString>
#include <QTimer>

#include <compare>
#include <optional>
#include <utility>
#include <vector>

class QMouseEvent;

namespace breakerbox::ui {

class MessageBody;
class MessageItem;
class TurnColumn;

// As it is shown, or as it was written.
enum class SelectionForm { Shown = 0, Written };

// What is selected of one turn.
struct SelectedPart
{
    QString author;
    QString words;
    bool isFinal = true; // else it is the Markdown of a turn that is wanted as it is shown
};
// Authors stand between turns if there are several. All parts are final.
[[nodiscard]] QString joined(const std::vector<SelectedPart> &parts, SelectionForm form);

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

    // Nothing is read for it: what it costs does not depend on how long the texts are.
    [[nodiscard]] std::vector<SelectedPart> parts(SelectionForm form) const;
    // All of it, at once. For a huge selection there is SelectionCopy.
    [[nodiscard]] QString text() const;
    // In one turn only.
    [[nodiscard]] bool isInOneTurn() const { return m_from.turn == m_to.turn; }

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
    void attach(MessageItem *item, int turn);
    void forgetTurn(int turn);
    void set(Caret from, Caret to);
    void apply(MessageItem *item, int turn) const;
    [[nodiscard]] std::optional<std::pair<int, int>> rangeIn(int turn) const;
    [[nodiscard]] Caret caretAt(const QPoint &point) const; // in the viewport
    [[nodiscard]] SelectedPart part(int turn, SelectionForm form) const;
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
