// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <chat/streamevent.h>
#include <scheduler/chatexchange.h>

#include <QObject>

#include <memory>

namespace breakerbox::store {
class StorageThread;
}
namespace breakerbox::scheduler {
class RequestScheduler;
}

namespace breakerbox::flows {

struct Rooms;

// What a turn said before a try that goes on from there; empty for a first reply.
struct TextBefore
{
    QString text;
    QString reasoning;
};

// One reply on its way: the exchange, the text so far, and its journal in the store, written at
// most once a second so that a kill loses at most the last second (security.md R32, T26).
class Run final : public QObject
{
    Q_OBJECT
public:
    Run(Rooms &rooms, scheduler::Request request, TextBefore before = {});
    ~Run() override;

    [[nodiscard]] scheduler::ChatExchange &exchange() const { return *m_exchange; }
    // What this try brought.
    [[nodiscard]] const chat::ReplyText &reply() const { return m_reply; }
    // The turn's: what was there before, and this try's.
    [[nodiscard]] QString text() const { return m_before.text + m_reply.text; }
    [[nodiscard]] QString reasoning() const;
    [[nodiscard]] bool contentArrived() const { return m_contentArrived; }
    // Writes the text so far, if there is any.
    void journalNow();

Q_SIGNALS:
    void stateChanged(); // of the exchange, also its phase
    void textArrived(const QString &text);
    void reasoningArrived(const QString &text);
    void replaced(); // everything so far is something else now
    void finished();

private:
    void take(const std::vector<chat::StreamEvent> &events);
    void journalSoon();

    Rooms &m_rooms;
    TextBefore m_before;
    std::unique_ptr<scheduler::ChatExchange> m_exchange;
    chat::ReplyText m_reply;
    Timer m_journal;
    bool m_contentArrived = false;
};

} // namespace breakerbox::flows
