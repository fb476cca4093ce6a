// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "run.h"

#include "rooms.h"

#include <scheduler/requestscheduler.h>
#include <store/conversationrepository.h>
#include <store/storagethread.h>

namespace breakerbox::flows {

using scheduler::ChatExchange;

namespace {

constexpr Milliseconds kJournalEvery{700};
constexpr QLatin1StringView kBetweenThoughts("\n\n");

} // namespace

Run::Run(Rooms &rooms, scheduler::Request request, TextBefore before)
    : m_rooms(rooms),
      m_before(std::move(before)),
      m_exchange(rooms.scheduler->submit(std::move(request)))
{
    const ChatExchange *exchange = m_exchange.get();
    connect(exchange, &ChatExchange::stateChanged, this, &Run::stateChanged);
    connect(exchange, &ChatExchange::phaseChanged, this, &Run::stateChanged);
    connect(exchange, &ChatExchange::eventsArrived, this, &Run::take);
    connect(exchange, &ChatExchange::restarted, this, [this] {
        m_reply = {};
        m_contentArrived = false;
        Q_EMIT replaced();
    });
    connect(exchange, &ChatExchange::finished, this, [this] {
        m_journal.reset();
        Q_EMIT finished();
    });
}

Run::~Run() = default;

QString Run::reasoning() const
{
    if (m_before.reasoning.isEmpty() || m_reply.reasoning.isEmpty())
        return m_before.reasoning + m_reply.reasoning;
    return m_before.reasoning + kBetweenThoughts + m_reply.reasoning;
}

void Run::take(const std::vector<chat::StreamEvent> &events)
{
    QString text;
    QString reasoning;
    if (!m_before.reasoning.isEmpty() && m_reply.reasoning.isEmpty())
        reasoning = kBetweenThoughts;
    const bool separated = !reasoning.isEmpty();
    bool whole = false;
    for (const chat::StreamEvent &event : events) {
        m_reply.apply(event);
        m_contentArrived = m_contentArrived || chat::isContent(event);
        if (const auto *delta = std::get_if<chat::TextDelta>(&event))
            text += delta->text;
        else if (const auto *thought = std::get_if<chat::ReasoningDelta>(&event))
            reasoning += thought->text;
        else if (std::holds_alternative<chat::TextReplaced>(event))
            whole = true;
    }
    if (separated && m_reply.reasoning.isEmpty())
        reasoning.clear();
    if (whole) {
        Q_EMIT replaced();
    } else {
        if (!reasoning.isEmpty())
            Q_EMIT reasoningArrived(reasoning);
        if (!text.isEmpty())
            Q_EMIT textArrived(text);
    }
    if (whole || !text.isEmpty() || !reasoning.isEmpty())
        journalSoon();
}

void Run::journalSoon()
{
    if (!m_journal)
        m_journal = m_rooms.timers.after(kJournalEvery, [this] { journalNow(); });
}

void Run::journalNow()
{
    m_journal.reset();
    if (!m_contentArrived)
        return;
    const MessageId id = m_exchange->request().message;
    m_rooms.storage.write(
        [id, text = text(), reasoning = this->reasoning()](store::Database &database) {
            return store::ConversationRepository(database).journal(id, text, reasoning);
        });
}

} // namespace breakerbox::flows
