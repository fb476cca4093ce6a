// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "desktopnotifier.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::StringLiterals;

namespace breakerbox::app {

namespace {

constexpr int kDesktopsOwnTime = -1;

QDBusMessage call(const QString &method)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s,
                                          u"/org/freedesktop/Notifications"_s,
                                          u"org.freedesktop.Notifications"_s, method);
}

} // namespace

DesktopNotifier::DesktopNotifier(const QDBusConnection &bus, QObject *parent)
    : Notifier(parent),
      m_bus(bus)
{
    const auto hear = [this](const QString &signal, const char *slot) {
        m_bus.connect(QString(), u"/org/freedesktop/Notifications"_s,
                      u"org.freedesktop.Notifications"_s, signal, this, slot);
    };
    hear(u"ActionInvoked"_s, SLOT(actionInvoked(uint, QString)));
    hear(u"NotificationClosed"_s, SLOT(notificationClosed(uint, uint)));
}

void DesktopNotifier::tell(const ui::Notice &notice)
{
    QDBusMessage message = call(u"Notify"_s);
    const QVariantMap hints{{u"desktop-entry"_s, u"org.breakerbox.Breakerbox"_s},
                            {u"suppress-sound"_s, true},
                            {u"category"_s, u"im.received"_s}};
    // Some desktops read the text as markup.
    message.setArguments({QCoreApplication::applicationName(),
                          m_shown.value(notice.conversation, 0), u"org.breakerbox.Breakerbox"_s,
                          notice.title, notice.text.toHtmlEscaped(),
                          QStringList{u"default"_s, tr("Show")}, hints, kDesktopsOwnTime});
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this, id = notice.conversation](QDBusPendingCallWatcher *done) {
                done->deleteLater();
                const QDBusPendingReply<uint> reply = *done;
                if (!reply.isError())
                    m_shown.insert(id, reply.value());
            });
}

void DesktopNotifier::withdraw(const ConversationId &conversation)
{
    const auto shown = m_shown.constFind(conversation);
    if (shown == m_shown.constEnd())
        return;
    QDBusMessage message = call(u"CloseNotification"_s);
    message.setArguments({*shown});
    m_bus.asyncCall(message);
    m_shown.erase(shown);
}

std::optional<ConversationId> DesktopNotifier::conversationOf(uint id) const
{
    for (auto shown = m_shown.cbegin(); shown != m_shown.cend(); ++shown) {
        if (shown.value() == id)
            return shown.key();
    }
    return std::nullopt; // another program's
}

void DesktopNotifier::actionInvoked(uint id, const QString &)
{
    if (const auto conversation = conversationOf(id))
        Q_EMIT chosen(*conversation);
}

void DesktopNotifier::notificationClosed(uint id, uint)
{
    if (const auto conversation = conversationOf(id))
        m_shown.remove(*conversation);
}

} // namespace breakerbox::app
