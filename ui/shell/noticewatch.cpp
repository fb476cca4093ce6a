// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "noticewatch.h"

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>

#include <utility>

namespace breakerbox::ui {

NoticeWatch::NoticeWatch(Rooms rooms, QObject *parent)
    : QObject(parent),
      m_rooms(std::move(rooms))
{
    connect(&m_rooms.conversations, &flows::ConversationsFlow::rowChanged, this,
            &NoticeWatch::look);
    // One that moved in the list changed too.
    connect(&m_rooms.conversations, &flows::ConversationsFlow::listChanged, this, [this] {
        for (const flows::ConversationRow &row : m_rooms.conversations.rows()) {
            if (row.running || row.waiting || m_seen.contains(row.conversation.id))
                look(row.conversation.id);
        }
    });
    connect(&m_rooms.conversations, &flows::ConversationsFlow::removed, this,
            [this](const ConversationId &id) {
                m_seen.remove(id);
                m_rooms.notifier.withdraw(id);
            });
}

void NoticeWatch::look(const ConversationId &id)
{
    const flows::ConversationRow *row = m_rooms.conversations.find(id);
    if (!row)
        return;
    Seen &seen = m_seen[id];
    if (row->running && !seen.since) {
        seen.since = m_rooms.clock.now();
        seen.waited = seen.waiting;
    } else if (!row->running && seen.since) {
        const auto took =
            std::chrono::duration_cast<Milliseconds>(m_rooms.clock.now() - *seen.since);
        const bool waited = std::exchange(seen, {}).waited;
        // The turn gets its last words after the list does.
        QMetaObject::invokeMethod(
            this, [this, id, took, waited] { ended(id, took, waited); }, Qt::QueuedConnection);
    }
    m_seen[id].waiting = row->waiting;
}

void NoticeWatch::ended(const ConversationId &id, Milliseconds took, bool waited)
{
    if (!m_rooms.isWanted() || !m_rooms.isAway() || (took < kLong && !waited))
        return;
    const flows::ChatFlow *flow = m_rooms.conversations.open(id);
    if (!flow || flow->messages().empty())
        return;
    const chat::Message &reply = flow->messages().back();
    // What was queued may have followed already: that one's end is told.
    const bool goesOn =
        reply.state == chat::TurnState::Streaming || reply.state == chat::TurnState::Waiting;
    if (reply.role != chat::Role::Assistant || (goesOn && flow->isRunning()))
        return;
    const flows::ConnectionView *view = m_rooms.connections.find(reply.connection);
    const QString who = view ? text::withMarks(view->connection.name, text::HiddenIn::Code)
                             : reply.model.toString();
    Notice notice{id, {}, {}};
    if (reply.state == chat::TurnState::Complete) {
        notice.title = tr("%1 has answered").arg(who);
        notice.text = waited ? tr("The message that waited was sent.")
                             : tr("It took %1.").arg(text::duration(took));
    } else {
        notice.title = tr("No answer from %1").arg(who);
        notice.text = reply.text.isEmpty() ? tr("The conversation says what can be done.")
                                           : tr("The reply broke off. What came is kept.");
    }
    m_rooms.notifier.tell(notice);
}

} // namespace breakerbox::ui
