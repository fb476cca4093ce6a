// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "unlockprompt.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusServiceWatcher>
#include <QDBusVariant>

#include <utility>

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr Milliseconds kDialogLimit{300'000};

} // namespace

UnlockPrompt::UnlockPrompt(Timers &timers, const QString &path, Done done)
    : m_path(path),
      m_done(std::move(done)),
      m_timers(timers)
{}

void UnlockPrompt::start()
{
    const QString service = u"org.freedesktop.secrets"_s;
    const QString interface = u"org.freedesktop.Secret.Prompt"_s;
    QDBusConnection bus = QDBusConnection::sessionBus();
    // QtDBus knows signals of other processes by their signature in text only.
    bus.connect(service, m_path, interface, u"Completed"_s, this,
                SLOT(promptCompleted(bool, QDBusVariant)));

    auto *watcher =
        new QDBusServiceWatcher(service, bus, QDBusServiceWatcher::WatchForUnregistration, this);
    connect(watcher, &QDBusServiceWatcher::serviceUnregistered, this,
            [this] { end(failure(ErrorCode::SecretStoreUnavailable, u"no_service"_s)); });
    m_limit = m_timers.after(kDialogLimit, [this] { end(failure(ErrorCode::TimedOut)); });

    QDBusMessage call = QDBusMessage::createMethodCall(service, m_path, interface, u"Prompt"_s);
    call << QString(); // no parent window
    auto *pending = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(pending, &QDBusPendingCallWatcher::finished, this, [this, pending] {
        pending->deleteLater();
        if (pending->isError())
            end(failure(ErrorCode::SecretLocked, u"no_dialog"_s));
    });
}

void UnlockPrompt::promptCompleted(bool dismissed, const QDBusVariant &)
{
    if (dismissed)
        end(failure(ErrorCode::Cancelled));
    else
        end({});
}

void UnlockPrompt::end(Result<void> result)
{
    m_limit.reset();
    if (const Done done = std::exchange(m_done, {}))
        done(std::move(result));
}

} // namespace breakerbox::secrets
