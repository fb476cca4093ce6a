// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/conversationsearch.h>

#include <ui/chat/bodytext.h>
#include <ui/chat/messagebody.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/turncolumn.h>

#include <QElapsedTimer>

#include <algorithm>
#include <numeric>

namespace breakerbox::ui {

namespace {

constexpr int kLookingSlice = 6;           // milliseconds of looking at a time
constexpr qsizetype kLongText = 64 * 1024; // characters; read in more than one slice
constexpr int kLater = 50;                 // milliseconds until a body that grows is marked again
constexpr int kAgain = 200;                // milliseconds between two looks at text that arrives

} // namespace

ConversationSearch::ConversationSearch(TurnColumn &column, QObject *parent)
    : QObject(parent),
      m_column(column)
{
    m_slice.setParent(this);
    m_slice.setSingleShot(true);
    m_slice.setInterval(0);
    m_again.setParent(this);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_slice, &QTimer::timeout, this, &ConversationSearch::scanSome);
    connect(&m_again, &QTimer::timeout, this, &ConversationSearch::scanChanged);
    m_later.setParent(this);
    m_later.setSingleShot(true);
    m_later.setInterval(kLater);
    connect(&m_later, &QTimer::timeout, this, &ConversationSearch::goOn);
    connect(&column, &TurnColumn::reset, this, &ConversationSearch::start);
    connect(&column, &TurnColumn::inserted, this, &ConversationSearch::insertTurn);
    connect(&column, &TurnColumn::removed, this, &ConversationSearch::removeTurn);
    connect(&column, &TurnColumn::itemBuilt, this, &ConversationSearch::mark);
    connect(&column, &TurnColumn::textChanged, this, [this](int turn) {
        if (m_words.isEmpty())
            return;
        m_changed.insert(turn);
        m_reading = m_reading && turn != m_next;
        if (!m_again.isActive())
            m_again.start();
    });
}

void ConversationSearch::setWords(const QString &words, Qt::CaseSensitivity sensitivity)
{
    if (words == m_words && sensitivity == m_sensitivity)
        return;
    m_words = words;
    m_sensitivity = sensitivity;
    start();
}

void ConversationSearch::start()
{
    m_slice.stop();
    m_again.stop();
    m_later.stop();
    m_reading = false;
    m_unreached = false;
    m_changed.clear();
    m_hits.assign(m_words.isEmpty() ? 0 : size_t(m_column.count()), 0);
    m_total = 0;
    m_current = {};
    m_left = int(m_hits.size());
    m_next = std::max(0, m_column.visibleTurns().first);
    m_wanted = m_left > 0;
    markAll();
    if (m_left > 0)
        m_slice.start();
    Q_EMIT changed();
}

void ConversationSearch::scanSome()
{
    QElapsedTimer spent;
    spent.start();
    while (m_left > 0 && spent.elapsed() < kLookingSlice) {
        if (!scanNext())
            continue;
        const int turn = m_next;
        m_next = (m_next + 1) % int(m_hits.size());
        --m_left;
        if (m_wanted && m_hits[size_t(turn)] > 0) {
            m_wanted = false;
            go({turn, 0});
        }
    }
    if (m_left > 0)
        m_slice.start();
    Q_EMIT changed();
}

// False: there is more of it.
bool ConversationSearch::scanNext()
{
    if (!m_column.item(m_next) && m_column.message(m_next).text.size() > kLongText)
        return scanLong(m_next);
    m_reading = false;
    scanTurn(m_next);
    return true;
}

bool ConversationSearch::scanLong(int turn)
{
    if (!m_reading)
        m_reader.begin(m_column.message(turn).text);
    m_reading = !m_reader.readSome();
    if (m_reading)
        return false;
    setHits(turn, int(bodytext::find(m_reader.searchText(), m_words, m_sensitivity).size()));
    m_reader.begin({});
    return true;
}

void ConversationSearch::scanTurn(int turn)
{
    const auto hits = bodytext::find(m_column.searchText(turn), m_words, m_sensitivity);
    setHits(turn, int(hits.size()));
    if (MessageItem *item = m_column.item(turn))
        mark(item, turn);
}

void ConversationSearch::setHits(int turn, int hits)
{
    m_total += hits - m_hits[size_t(turn)];
    m_hits[size_t(turn)] = hits;
    if (m_current.turn == turn && m_current.index >= hits)
        m_current = hits > 0 ? Hit{turn, hits - 1} : Hit();
}

void ConversationSearch::scanChanged()
{
    const QSet<int> turns = std::exchange(m_changed, {});
    for (const int turn : turns)
        scanTurn(turn);
    if (!turns.isEmpty())
        Q_EMIT changed();
}

int ConversationSearch::current() const
{
    if (m_current.turn < 0)
        return 0;
    return std::accumulate(m_hits.begin(), m_hits.begin() + m_current.turn, 0) + m_current.index +
           1;
}

void ConversationSearch::next()
{
    if (m_total == 0)
        return;
    Hit hit = m_current.turn < 0 ? Hit{m_column.visibleTurns().first, -1} : m_current;
    if (++hit.index >= m_hits[size_t(hit.turn)]) {
        do {
            hit.turn = (hit.turn + 1) % int(m_hits.size());
        } while (m_hits[size_t(hit.turn)] == 0);
        hit.index = 0;
    }
    go(hit);
}

void ConversationSearch::previous()
{
    if (m_total == 0)
        return;
    Hit hit = m_current.turn < 0 ? Hit{m_column.visibleTurns().first, 0} : m_current;
    if (--hit.index < 0) {
        const int turns = int(m_hits.size());
        do {
            hit.turn = (hit.turn + turns - 1) % turns;
        } while (m_hits[size_t(hit.turn)] == 0);
        hit.index = m_hits[size_t(hit.turn)] - 1;
    }
    go(hit);
}

void ConversationSearch::go(Hit hit)
{
    m_current = hit;
    const MessageBody *body = m_column.build(hit.turn)->body();
    const auto hits = bodytext::find(body->searchText(), m_words, m_sensitivity);
    m_unreached = hit.index >= int(hits.size()) && !body->isWhole();
    if (hit.index < int(hits.size()))
        m_column.revealPosition(hit.turn, hits[size_t(hit.index)].first);
    else if (m_unreached)
        m_column.reveal(hit.turn); // near the window it stays, and grows
    markAll();
    Q_EMIT changed();
}

// A very long text is shown in slices: more of it may be there now.
void ConversationSearch::goOn()
{
    if (m_unreached && m_current.turn >= 0)
        go(m_current);
    else
        markAll();
}

void ConversationSearch::mark(MessageItem *item, int turn)
{
    if (m_words.isEmpty()) {
        item->body()->setMarks({}, -1);
        return;
    }
    if (!item->body()->isWhole())
        m_later.start();
    item->body()->setMarks(bodytext::find(item->body()->searchText(), m_words, m_sensitivity),
                           m_current.turn == turn ? m_current.index : -1);
}

void ConversationSearch::markAll()
{
    for (const int turn : m_column.built())
        mark(m_column.item(turn), turn);
}

void ConversationSearch::insertTurn(int turn)
{
    if (m_words.isEmpty())
        return;
    m_hits.insert(m_hits.begin() + turn, 0);
    scanTurn(turn);
    Q_EMIT changed();
}

void ConversationSearch::removeTurn(int turn)
{
    if (m_words.isEmpty())
        return;
    m_reading = false;
    setHits(turn, 0);
    m_hits.erase(m_hits.begin() + turn);
    const auto after = [turn](int other) { return other > turn ? other - 1 : other; };
    m_current.turn = after(m_current.turn);
    // What is still to be looked at is looked at once more, rather than left out.
    m_next = m_hits.empty() ? 0 : after(m_next) % int(m_hits.size());
    m_left = std::min(m_left, int(m_hits.size()));
    QSet<int> shifted;
    for (const int other : std::as_const(m_changed)) {
        if (other != turn)
            shifted.insert(after(other));
    }
    m_changed = shifted;
    Q_EMIT changed();
}

} // namespace breakerbox::ui
