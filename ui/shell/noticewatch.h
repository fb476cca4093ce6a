// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <ui/shell/notifier.h>

#include <QHash>
#include <QObject>

#include <functional>
#include <optional>

namespace breakerbox::flows {
class ConnectionsFlow;
class ConversationsFlow;
} // namespace breakerbox::flows

namespace breakerbox::ui {

// Watches the conversations and tells when something happened that the person waits for while they
// look elsewhere: a reply that took long has ended, a message that waited was sent. Has no timer.
class NoticeWatch final : public QObject
{
    Q_OBJECT
public:
    static constexpr Seconds kLong{20};

    struct Rooms
    {
        const Clock &clock;
        flows::ConversationsFlow &conversations;
        const flows::ConnectionsFlow &connections;
        Notifier &notifier;
        std::function<bool()> isWanted; // the setting
        std::function<bool()> isAway;   // nobody looks at the window
    };

    explicit NoticeWatch(Rooms rooms, QObject *parent = nullptr);

private:
    struct Seen
    {
        std::optional<BootTime> since; // a reply runs
        bool waited = false;           // … to a message that waited
        bool waiting = false;
    };
    void look(const ConversationId &id);
    void ended(const ConversationId &id, Milliseconds took, bool waited);

    Rooms m_rooms;
    QHash<ConversationId, Seen> m_seen;
};

} // namespace breakerbox::ui
