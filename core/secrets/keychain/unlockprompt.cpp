// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "unlockprompt.h"

#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusServiceWatcher>

#include <utility>

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr Milliseconds kDialogLimit{300'000};

} // namespace

PromptInterface::PromptInterface(const QString &service, const QString &path)
    : QDBusAbstractInterface(service, path, "org.freedesktop.Secret.Prompt",
                             QDBusConnection::sessionBus(), nullptr)
{}

UnlockPrompt::UnlockPrompt(Timers &timers, const QString &service, const QString &path, Done done)
    : m_prompt(service, path),
      m_done(std::move(done)),
      m_timers(timers)
{}

void UnlockPrompt::start()
{
    connect(&m_prompt, &PromptInterface::Completed, this, [this](bool dismissed) {
        if (dismissed)
            end(failure(ErrorCode::Cancelled));
        else
            end({});
    });
    auto *watcher = new QDBusServiceWatcher(u"org.freedesktop.secrets"_s, m_prompt.connection(),
                                            QDBusServiceWatcher::WatchForUnregistration, this);
    connect(watcher, &QDBusServiceWatcher::serviceUnregistered, this,
            [this] { end(failure(ErrorCode::SecretStoreUnavailable, u"no_service"_s)); });
    m_limit = m_timers.after(kDialogLimit, [this] { end(failure(ErrorCode::TimedOut)); });

    const QString noParentWindow;
    auto *pending =
        new QDBusPendingCallWatcher(m_prompt.asyncCall(u"Prompt"_s, noParentWindow), this);
    connect(pending, &QDBusPendingCallWatcher::finished, this, [this, pending] {
        pending->deleteLater();
        if (pending->isError())
            end(failure(ErrorCode::SecretLocked, u"no_dialog"_s));
    });
}

void UnlockPrompt::end(Result<void> result)
{
    m_limit.reset();
    if (const Done done = std::exchange(m_done, {}))
        done(std::move(result));
}

} // namespace breakerbox::secrets
