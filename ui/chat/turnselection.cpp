// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnselection.h>

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnheader.h>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kEnd = std::numeric_limits<int>::max();
constexpr int kScrollEvery = 30; // milliseconds

} // namespace

TurnSelection::TurnSelection(TurnColumn &column, QObject *parent)
    : QObject(parent),
      m_column(column)
{
    m_scroll.setParent(this);
    m_scroll.setInterval(kScrollEvery);
    connect(&m_scroll, &QTimer::timeout, this, &TurnSelection::scrollOn);
    connect(&column, &TurnColumn::itemBuilt, this, &TurnSelection::attach);
    connect(&column, &TurnColumn::removed, this, &TurnSelection::forgetTurn);
    connect(&column, &TurnColumn::reset, this, [this] {
        m_dragging = false;
        m_scroll.stop();
        m_from = m_to = {};
    });
}

void TurnSelection::attach(MessageItem *item, int turn)
{
    item->body()->installEventFilter(this);
    if (rangeIn(turn))
        apply(item, turn);
}

void TurnSelection::forgetTurn(int turn)
{
    if (m_from.turn == turn || m_to.turn == turn) {
        clear();
        return;
    }
    for (Caret *caret : {&m_from, &m_to})
        caret->turn -= caret->turn > turn ? 1 : 0;
}

void TurnSelection::set(Caret from, Caret to)
{
    m_from = from;
    m_to = to;
    for (const int turn : m_column.built())
        apply(m_column.item(turn), turn);
}

void TurnSelection::apply(MessageItem *item, int turn) const
{
    const auto range = rangeIn(turn);
    if (range)
        item->body()->setSelection(range->first, std::min(range->second, item->body()->length()));
    else if (item->body()->hasSelection())
        item->body()->clearSelection();
}

std::optional<std::pair<int, int>> TurnSelection::rangeIn(int turn) const
{
    const auto [first, last] = std::minmax(m_from, m_to);
    if (first == last || turn < first.turn || turn > last.turn)
        return std::nullopt;
    return std::pair(turn == first.turn ? first.position : 0,
                     turn == last.turn ? last.position : kEnd);
}

void TurnSelection::clear()
{
    set({}, {});
}

void TurnSelection::selectTurns(int from, int to)
{
    Q_EMIT started();
    if (from <= to)
        set({from, 0}, {to, kEnd});
    else
        set({from, kEnd}, {to, 0});
}

void TurnSelection::extendTo(int from, int to)
{
    selectTurns(isEmpty() ? from : m_from.turn, to);
}

bool TurnSelection::isWhole(int turn) const
{
    const auto range = rangeIn(turn);
    if (!range || range->first > 0)
        return false;
    const MessageItem *item = m_column.item(turn);
    return range->second == kEnd || (item && range->second >= item->body()->length());
}

void TurnSelection::selectAll()
{
    if (m_column.count() > 0)
        selectTurns(0, m_column.count() - 1);
}

// ---- as text

QString TurnSelection::part(int turn, Form form) const
{
    const auto range = rangeIn(turn);
    if (!range)
        return {};
    const QString &source = m_column.message(turn).text;
    if (range->first == 0 && range->second == kEnd)
        return form == Form::Written ? source : m_column.shownText(turn);
    // The two ends may be cut: only a body knows the places.
    const MessageBody *body = m_column.build(turn)->body();
    const int to = std::min(range->second, body->length());
    if (range->first >= to)
        return {};
    return form == Form::Written ? body->markdown(range->first, to) : body->text(range->first, to);
}

QString TurnSelection::collect(Form form) const
{
    if (isEmpty())
        return {};
    const auto [first, last] = std::minmax(m_from, m_to);
    std::vector<std::pair<int, QString>> parts;
    for (int turn = first.turn; turn <= last.turn; ++turn) {
        QString words = part(turn, form);
        if (!words.isEmpty())
            parts.emplace_back(turn, std::move(words));
    }
    if (parts.size() == 1)
        return parts.front().second;
    QString all;
    for (const auto &[turn, words] : parts) {
        const QString author = authorOf(m_column.message(turn));
        if (!all.isEmpty())
            all += u"\n\n"_s;
        all += form == Form::Written ? u"**%1:**\n\n"_s.arg(author) : tr("%1:\n").arg(author);
        all += words;
    }
    return all;
}

QString TurnSelection::text() const
{
    return collect(Form::Shown);
}

QString TurnSelection::markdown() const
{
    return collect(Form::Written);
}

// ---- by mouse

bool TurnSelection::eventFilter(QObject *object, QEvent *event)
{
    auto *body = qobject_cast<MessageBody *>(object);
    if (!body)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(body, static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        return move(body, static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return release(body, static_cast<QMouseEvent *>(event));
    default:
        return false;
    }
}

TurnSelection::Caret TurnSelection::caretAt(const QPoint &point) const
{
    const int turn = m_column.turnAt(point.y());
    if (turn < 0)
        return {};
    const MessageBody *body = m_column.build(turn)->body();
    const QRect box = m_column.turnRect(turn);
    const QPoint inside = point - box.topLeft() - body->pos();
    // The room around the text belongs to its beginning or its end.
    if (inside.y() < 0)
        return {turn, 0};
    if (inside.y() >= body->height())
        return {turn, body->length()};
    return {turn, body->caretAt(inside)};
}

bool TurnSelection::press(MessageBody *body, QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return false;
    const QPoint point = body->mapTo(m_column.viewport(), event->position().toPoint());
    const bool again = event->timestamp() != 0 &&
                       qint64(event->timestamp()) - m_clickTime <
                           QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
                       (point - m_clicked).manhattanLength() < 8;
    if (event->type() == QEvent::MouseButtonDblClick)
        m_clicks = 2;
    else
        m_clicks = again && m_clicks == 2 ? 3 : 1;
    m_clicked = point;
    m_clickTime = qint64(event->timestamp());
    m_onLink = m_clicks == 1 && body->blockLinkAt(event->position().toPoint()).has_value();
    m_dragging = true;
    m_column.keep(m_column.turnOf(body));
    const Caret caret = caretAt(point);
    Q_EMIT started();
    if (m_clicks > 1)
        selectUnit(caret, m_clicks);
    else if (event->modifiers() & Qt::ShiftModifier && m_from.turn >= 0)
        set(m_from, caret);
    else
        set(caret, caret);
    m_unitFrom = m_from;
    m_unitTo = m_clicks > 1 ? m_to : m_from;
    if (MessageItem *item = m_column.item(m_column.turnOf(body)))
        item->setFocus(Qt::MouseFocusReason);
    return true;
}

// The word, or the paragraph.
void TurnSelection::selectUnit(const Caret &caret, int clicks)
{
    const MessageBody *body = m_column.build(caret.turn)->body();
    std::pair<int, int> range = body->wordAt(caret.position);
    if (clicks > 2) {
        const QString text = body->searchText();
        const qsizetype before =
            caret.position > 0 ? text.lastIndexOf(u'\n', caret.position - 1) : qsizetype(-1);
        const qsizetype after = text.indexOf(u'\n', caret.position);
        range = {int(before) + 1, after < 0 ? int(text.size()) : int(after)};
    }
    set({caret.turn, range.first}, {caret.turn, range.second});
}

bool TurnSelection::move(MessageBody *body, QMouseEvent *event)
{
    if (!m_dragging || !(event->buttons() & Qt::LeftButton))
        return false;
    drag(body->mapTo(m_column.viewport(), event->position().toPoint()));
    return true;
}

void TurnSelection::drag(const QPoint &point)
{
    m_pointer = point;
    const int height = m_column.viewport()->height();
    if (point.y() < 0 || point.y() >= height) {
        if (!m_scroll.isActive())
            m_scroll.start();
    } else {
        m_scroll.stop();
    }
    const Caret caret = caretAt({point.x(), std::clamp(point.y(), 0, height - 1)});
    if (caret < m_unitFrom)
        set(m_unitTo, caret);
    else if (caret > m_unitTo)
        set(m_unitFrom, caret);
    else
        set(m_unitFrom, m_unitFrom == m_unitTo ? caret : m_unitTo);
    m_onLink = m_onLink && isEmpty();
}

// Beyond an edge: the farther, the faster.
void TurnSelection::scrollOn()
{
    const int height = m_column.viewport()->height();
    const int beyond = m_pointer.y() < 0 ? m_pointer.y() : m_pointer.y() - height + 1;
    if (!m_dragging || (m_pointer.y() >= 0 && m_pointer.y() < height)) {
        m_scroll.stop();
        return;
    }
    m_column.scrollBy(std::clamp(beyond / 2, -height / 2, height / 2) + (beyond < 0 ? -4 : 4));
    drag(m_pointer);
}

bool TurnSelection::release(MessageBody *body, QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return false;
    m_dragging = false;
    m_scroll.stop();
    m_column.keep(-1);
    const bool onLink = std::exchange(m_onLink, false);
    const auto link = body->blockLinkAt(event->position().toPoint());
    if (onLink && link && isEmpty())
        body->activate(*link);
    return true;
}

} // namespace breakerbox::ui
