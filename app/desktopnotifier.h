// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/shell/notifier.h>

#include <QDBusConnection>
#include <QHash>

#include <optional>

class QDBusPendingCallWatcher;

namespace breakerbox::app {

// The desktop's notifications (org.freedesktop.Notifications 1.2), on the session bus; without one
// nothing is told. Nothing waits for an answer.
class DesktopNotifier final : public ui::Notifier
{
    Q_OBJECT
public:
    explicit DesktopNotifier(const QDBusConnection &bus, QObject *parent = nullptr);

    void tell(const ui::Notice &notice) override;
    void withdraw(const ConversationId &conversation) override;

private Q_SLOTS:
    // Of the service.
    void actionInvoked(uint id, const QString &action);
    void notificationClosed(uint id, uint reason);

private:
    [[nodiscard]] std::optional<ConversationId> conversationOf(uint id) const;

    QDBusConnection m_bus;
    QHash<ConversationId, uint> m_shown; // what the service called it
};

} // namespace breakerbox::app
