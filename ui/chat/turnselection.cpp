// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnselection.h>

#include <ui/chat/bodytext.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/selectioncopy.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnheader.h>
#include <ui/reading/typography.h>

#include <QClipboard>
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
constexpr int kCopySlice = 6;    // milliseconds of reading at a time

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

QString joined(const std::vector<SelectedPart> &parts, SelectionForm form)
{
    const auto wanted = [](const SelectedPart &part) { return !part.words.isEmpty(); };
    const auto count = std::ranges::count_if(parts, wanted);
    QString all;
    for (const SelectedPart &part : parts) {
        if (!wanted(part))
            continue;
        if (count == 1)
            return part.words;
        if (!all.isEmpty())
            all += u"\n\n"_s;
        all += form == SelectionForm::Written ? u"**%1:**\n\n"_s.arg(part.author)
                                              : TurnSelection::tr("%1:\n").arg(part.author);
        all += part.words;
    }
    return all;
}

SelectedPart TurnSelection::part(int turn, SelectionForm form) const
{
    const auto range = rangeIn(turn);
    if (!range)
        return {};
    const chat::Message &message = m_column.message(turn);
    SelectedPart part{authorOf(message), message.text, form == SelectionForm::Written};
    if (range->first == 0 && range->second == kEnd)
        return part;
    // The two ends may be cut: only a body knows the places.
    const MessageBody *body = m_column.build(turn)->body();
    const int to = std::min(range->second, body->length());
    part.isFinal = true;
    part.words.clear();
    if (range->first < to)
        part.words = form == SelectionForm::Written ? body->markdown(range->first, to)
                                                    : body->text(range->first, to);
    return part;
}

std::vector<SelectedPart> TurnSelection::parts(SelectionForm form) const
{
    std::vector<SelectedPart> parts;
    if (isEmpty())
        return parts;
    const auto [first, last] = std::minmax(m_from, m_to);
    parts.reserve(size_t(last.turn) - size_t(first.turn) + 1);
    for (int turn = first.turn; turn <= last.turn; ++turn)
        parts.push_back(part(turn, form));
    return parts;
}

QString TurnSelection::text() const
{
    std::vector<SelectedPart> all = parts(SelectionForm::Shown);
    const Typography type{TextLook()};
    for (SelectedPart &part : all) {
        if (!part.isFinal)
            part.words = bodytext::shownText(part.words, type);
    }
    return joined(all, SelectionForm::Shown);
}

// ---- to the clipboard

SelectionCopy::SelectionCopy(QObject *parent)
    : QObject(parent)
{
    m_slice.setParent(this);
    m_slice.setSingleShot(true);
    m_slice.setInterval(0);
    connect(&m_slice, &QTimer::timeout, this, &SelectionCopy::readSome);
}

void SelectionCopy::start(std::vector<SelectedPart> parts, SelectionForm form)
{
    m_parts = std::move(parts);
    m_form = form;
    m_next = 0;
    m_reading = false;
    readSome();
}

void SelectionCopy::cancel()
{
    m_slice.stop();
    m_parts.clear();
    m_next = 0;
    m_reading = false;
    Q_EMIT changed();
}

int SelectionCopy::percent() const
{
    return m_parts.empty() ? 100 : int(m_next * 100 / m_parts.size());
}

// False: the part is not done.
bool SelectionCopy::readPart(SelectedPart &part)
{
    if (part.isFinal)
        return true;
    if (!m_reading)
        m_reader.begin(part.words);
    m_reading = !m_reader.readSome();
    if (m_reading)
        return false;
    part.words = m_reader.shownText();
    part.isFinal = true;
    return true;
}

void SelectionCopy::readSome()
{
    QElapsedTimer spent;
    spent.start();
    while (isRunning() && spent.elapsed() < kCopySlice) {
        if (readPart(m_parts[m_next]))
            ++m_next;
    }
    if (isRunning()) {
        m_slice.start();
    } else {
        QGuiApplication::clipboard()->setText(joined(m_parts, m_form));
        m_parts.clear();
        m_next = 0;
    }
    Q_EMIT changed();
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
