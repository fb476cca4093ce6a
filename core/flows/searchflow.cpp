// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "searchflow.h"

#include "conversationsflow.h"
#include "rooms.h"

#include <store/searchrepository.h>
#include <store/storagethread.h>

#include <iterator>

namespace breakerbox::flows {

namespace {

constexpr int kSlice = 100; // messages taken in at once: some ten milliseconds

} // namespace

SearchFlow::SearchFlow(Rooms &rooms, ConversationsFlow &conversations)
    : m_rooms(rooms),
      m_conversations(conversations)
{
    // A message was stored, or its reply has ended: other programs see the index, not this flow.
    connect(&conversations, &ConversationsFlow::rowChanged, this, &SearchFlow::catchUp);
}

void SearchFlow::catchUp()
{
    if (!m_catching)
        slice();
}

void SearchFlow::slice()
{
    m_catching = true;
    m_rooms.storage.submit(
        this,
        [](store::Database &database) { return store::SearchRepository(database).catchUp(kSlice); },
        [this](const Result<bool> &more) {
            if (more && *more) {
                slice();
                return;
            }
            // What failed is tried again at the next search: what is in the index is found.
            m_catching = false;
            if (m_answer.typed.isEmpty() || m_answer.whole || m_answer.looking)
                return;
            if (more)
                look(0);
            else
                Q_EMIT changed();
        });
}

void SearchFlow::find(const QString &typed)
{
    m_answer = {};
    m_answer.typed = typed;
    if (typed.trimmed().isEmpty()) {
        ++m_question;
        m_answer.typed.clear();
        Q_EMIT changed();
        return;
    }
    catchUp();
    look(0);
}

void SearchFlow::findMore()
{
    if (m_answer.more && !m_answer.looking && !m_answer.hits.empty())
        look(m_answer.hits.back().place);
}

void SearchFlow::look(qint64 before)
{
    m_answer.looking = true;
    const quint64 question = ++m_question;
    // In order: behind the slice that catchUp() asked for, so that what was just written is found.
    m_rooms.storage.submit(
        this,
        [typed = m_answer.typed, before](store::Database &database) {
            return store::SearchRepository(database).find(typed, kPage, before);
        },
        [this, question, before](Result<store::SearchPage> page) {
            if (question == m_question)
                take(std::move(page), before > 0);
        });
}

void SearchFlow::take(Result<store::SearchPage> page, bool goesOn)
{
    m_answer.looking = false;
    m_answer.failed.reset();
    if (!page) {
        m_answer.failed = page.error();
        Q_EMIT changed();
        return;
    }
    std::erase_if(page->hits, [this](const store::SearchHit &hit) {
        return !m_conversations.find(hit.conversation);
    });
    if (!goesOn)
        m_answer.hits.clear();
    std::move(page->hits.begin(), page->hits.end(), std::back_inserter(m_answer.hits));
    m_answer.more = page->more;
    m_answer.whole = page->whole;
    // Something was stored since the last slice.
    if (!m_answer.whole)
        catchUp();
    Q_EMIT changed();
}

} // namespace breakerbox::flows
