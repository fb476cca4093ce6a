// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Where the turns of a column stand, which of them have items, and the reader's place.

#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnlist.h>

#include <QElapsedTimer>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kLeastSide = 16;
constexpr int kReadingWidth = 46; // em
constexpr int kMarginBudget = 4;  // milliseconds of building out of sight at a time
constexpr int kRest = 60;         // milliseconds without a move before that begins
constexpr int kFarAway = 20'000;  // pixels; farther off an item stands no farther
constexpr int kMostRounds = 400;  // of building: each shows what the heights before hid

} // namespace

// ---- heights

int TurnColumn::turnTop(int turn) const
{
    return kEdge + m_heights.top(turn);
}

int TurnColumn::turnHeight(int turn) const
{
    return m_heights.height(turn) - kBetween;
}

int TurnColumn::viewHeight() const
{
    return viewport()->height();
}

int TurnColumn::largestValue() const
{
    return std::max(0, kEdge + m_heights.total() - viewHeight());
}

bool TurnColumn::isAtEnd() const
{
    return m_shown >= largestValue() - kAtEnd;
}

QRect TurnColumn::turnRect(int turn) const
{
    return {m_side, turnTop(turn) - m_shown, m_width, turnHeight(turn)};
}

int TurnColumn::turnAt(int y) const
{
    return m_heights.rowAt(y + m_shown - kEdge);
}

std::pair<int, int> TurnColumn::visibleTurns() const
{
    return {turnAt(0), turnAt(viewHeight() - 1)};
}

void TurnColumn::setHeight(int turn, int height)
{
    const int before = m_heights.height(turn);
    // What is seen stays where it is when something above it changes.
    if (turnTop(turn) + before <= m_shown)
        m_shown += height + kBetween - before;
    m_heights.set(turn, height + kBetween);
}

void TurnColumn::guess(int turn)
{
    m_turns[size_t(turn)].exact = false;
    setHeight(turn, HeightGuess(QFontMetrics(m_look.body), m_width).of(message(turn).text.size()));
    layOutSoon();
}

void TurnColumn::guessAll()
{
    const HeightGuess guess(QFontMetrics(m_look.body), m_width);
    std::vector<int> heights;
    heights.reserve(m_turns.size());
    for (Turn &turn : m_turns) {
        turn.exact = false;
        heights.push_back(guess.of(turn.message.text.size()) + kBetween);
    }
    m_heights.assign(std::move(heights));
}

void TurnColumn::measure(int turn)
{
    Turn &what = m_turns[size_t(turn)];
    const int height = what.item->heightForWidth(m_width);
    setHeight(turn, height);
    what.item->resize(m_width, height);
    if (what.item->isDirty())
        what.item->place();
    what.exact = true;
    m_touched.remove(turn);
}

bool TurnColumn::isReady(int turn) const
{
    return m_turns[size_t(turn)].exact && item(turn);
}

void TurnColumn::makeExact(int turn)
{
    if (isReady(turn))
        return;
    build(turn);
    measure(turn);
}

void TurnColumn::adoptWidth()
{
    m_seenWidth = viewport()->width();
    const int em = int(QFontMetrics(m_look.body).height() / 1.3);
    const int reading = std::min(m_seenWidth - 2 * kLeastSide, em * kReadingWidth);
    m_side = std::max(kLeastSide, (m_seenWidth - reading) / 2);
    m_width = std::max(1, m_seenWidth - 2 * m_side);
    guessAll();
}

// ---- the reader's place

TurnColumn::Place TurnColumn::placeAt(int value, Precision precision) const
{
    int first = m_heights.rowAt(value - kEdge);
    if (first < 0)
        return {};
    if (turnTop(first) + turnHeight(first) <= value && first + 1 < count())
        ++first;
    // What was seen before counts, not what just comes into sight.
    Place place{first, -1, false, value - turnTop(first)};
    for (int turn = first; turn < count() && turnTop(turn) < value + viewHeight(); ++turn) {
        if (item(turn) && m_turns[size_t(turn)].exact) {
            place = {turn, -1, false, value - turnTop(turn)};
            break;
        }
    }
    const MessageItem *seen = item(place.turn);
    const MessageBody *body = seen ? seen->body() : nullptr;
    if (!body || body->isHidden())
        return place;
    const int inside = place.offset - body->y();
    if (inside < 0 || inside >= body->height())
        return place;
    place.body = true;
    place.offset = inside;
    if (precision == Precision::Text) {
        place.position = body->caretAt({0, inside});
        place.offset = inside - body->caretRect(place.position).top();
    }
    return place;
}

int TurnColumn::valueOf(const Place &place)
{
    if (place.turn < 0)
        return 0;
    int y = place.offset;
    if (place.body) {
        makeExact(place.turn);
        const MessageBody *body = item(place.turn)->body();
        y += body->y();
        if (place.position >= 0)
            y += body->caretRect(place.position).top();
    }
    return turnTop(place.turn) + y;
}

// ---- layout

void TurnColumn::layOutSoon()
{
    if (!m_layingOut && !m_soon.isActive() && isVisible())
        m_soon.start();
}

void TurnColumn::settle()
{
    for (const int turn : m_built)
        item(turn)->body()->flush();
    layOut();
    while (isVisible() && nextInMargin() >= 0)
        buildMargins();
}

void TurnColumn::layOut()
{
    m_soon.stop();
    // A hidden column has no size that means anything.
    if (m_layingOut || !isVisible())
        return;
    const bool other = viewport()->width() != m_seenWidth;
    const Place place =
        m_following ? Place() : placeAt(m_shown, other ? Precision::Text : Precision::Turn);
    if (other)
        adoptWidth();
    layOutAt(place);
}

void TurnColumn::layOutAt(const Place &place)
{
    const QScopedValueRollback guard(m_layingOut, true);
    const QSet<int> touched = std::exchange(m_touched, {});
    for (const int turn : touched) {
        if (item(turn))
            measure(turn);
    }
    int value = 0;
    for (int round = 0; round < kMostRounds; ++round) {
        value = m_following ? largestValue() : std::clamp(valueOf(place), 0, largestValue());
        // One at a time: the more heights are known, the less has to be built.
        const int next = nextInWindow(value, m_following ? count() - 1 : place.turn);
        if (next < 0)
            break;
        makeExact(next);
    }
    showAt(value);
}

// The turn in the window that is not ready and nearest to what keeps its place; -1 if all are.
int TurnColumn::nextInWindow(int value, int anchor) const
{
    const int first = m_heights.rowAt(value - kEdge);
    const int last = m_heights.rowAt(value + viewHeight() - kEdge);
    if (first < 0)
        return -1;
    anchor = std::clamp(anchor, first, last);
    for (int away = 0; away <= last - first; ++away) {
        if (anchor + away <= last && !isReady(anchor + away))
            return anchor + away;
        if (anchor - away >= first && !isReady(anchor - away))
            return anchor - away;
    }
    return -1;
}

void TurnColumn::showAt(int value)
{
    QScrollBar *bar = verticalScrollBar();
    bar->setPageStep(viewHeight());
    bar->setRange(0, largestValue());
    bar->setValue(value);
    placeItems(value);
    dropFar(value, 2);
    if (nextInMargin() >= 0)
        m_margins.start(kRest);
    else
        m_margins.stop();
    Q_EMIT laidOut();
}

void TurnColumn::placeItems(int value)
{
    const int moved = m_shown - value;
    if (moved != 0 && std::abs(moved) < viewHeight())
        m_list->scroll(0, moved);
    m_shown = value;
    for (const int turn : m_built) {
        MessageItem *built = item(turn);
        const QRect box = turnRect(turn);
        int y = box.y();
        const int height = m_turns[size_t(turn)].exact ? box.height() : built->height();
        if (y + box.height() <= 0)
            y = y + box.height() - height; // one that was not measured yet stays out of sight
        y = std::clamp(y, -kFarAway - height, kFarAway + viewHeight());
        built->setGeometry(m_side, y, built->width(), height);
        if (m_turns[size_t(turn)].exact && built->body()->isVisible() &&
            box.intersects(viewport()->rect())) {
            const QRect part = viewport()->rect().translated(-built->pos()) & built->rect();
            built->body()->setVisiblePart(part.translated(-built->body()->pos()));
        }
    }
}

void TurnColumn::dropFar(int value, int windows)
{
    const int far = windows * viewHeight();
    const std::vector<int> built = m_built;
    for (const int turn : built) {
        const int top = turnTop(turn) - value;
        if ((top + turnHeight(turn) < -far || top > viewHeight() + far) && mayGo(turn))
            drop(turn);
    }
}

// The nearest turn within one window above and below that is not ready; -1 if all are.
int TurnColumn::nextInMargin() const
{
    const int above = m_heights.rowAt(m_shown - viewHeight() - kEdge);
    const int below = m_heights.rowAt(m_shown + 2 * viewHeight() - kEdge);
    const auto [first, last] = visibleTurns();
    for (int turn = std::max(last, 0); turn <= below; ++turn) {
        if (!isReady(turn))
            return turn;
    }
    for (int turn = first; turn >= std::max(above, 0); --turn) {
        if (!isReady(turn))
            return turn;
    }
    return -1;
}

void TurnColumn::buildMargins()
{
    m_margins.stop();
    if (m_layingOut || !isVisible())
        return;
    const Place place = m_following ? Place() : placeAt(m_shown, Precision::Turn);
    {
        const QScopedValueRollback guard(m_layingOut, true);
        QElapsedTimer spent;
        spent.start();
        for (int turn = nextInMargin(); turn >= 0 && spent.elapsed() < kMarginBudget;
             turn = nextInMargin())
            makeExact(turn);
    }
    layOutAt(place);
}

// ---- tools

// They stand right below the reply that asks.
QHash<QString, QString> TurnColumn::toolResults(int turn) const
{
    QHash<QString, QString> results;
    if (message(turn).toolCalls.empty())
        return results;
    for (int below = turn + 1; below < count(); ++below) {
        const chat::Message &answer = message(below);
        if (answer.role != chat::Role::Tool)
            break;
        results.insert(answer.toolCallId, answer.text);
    }
    return results;
}

void TurnColumn::refreshToolResults(int from)
{
    int turn = from;
    while (turn > 0 && message(turn).role == chat::Role::Tool)
        --turn;
    if (MessageItem *built = item(turn))
        built->setToolResults(toolResults(turn));
}

} // namespace breakerbox::ui
