// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "systemwatch.h"

#include <QDBusConnection>
#include <QNetworkInformation>

namespace breakerbox::app {

SystemWatch::SystemWatch(scheduler::RequestScheduler &scheduler)
    : m_scheduler(scheduler)
{
    QDBusConnection::systemBus().connect(
        QStringLiteral("org.freedesktop.login1"), QStringLiteral("/org/freedesktop/login1"),
        QStringLiteral("org.freedesktop.login1.Manager"), QStringLiteral("PrepareForSleep"), this,
        SLOT(prepareForSleep(bool)));
    watchNetwork();
}

void SystemWatch::prepareForSleep(bool sleeping)
{
    if (sleeping)
        m_scheduler.noteSuspend();
    else
        m_scheduler.noteWake();
}

void SystemWatch::watchNetwork()
{
    if (!QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability))
        return;
    const QNetworkInformation *information = QNetworkInformation::instance();
    const auto tell = [this](QNetworkInformation::Reachability reachability) {
        // Only "no network at all" is sure; a portal or a LAN without a way out is not.
        m_scheduler.noteNetwork(reachability == QNetworkInformation::Reachability::Disconnected
                                    ? breaker::DeviceState::Offline
                                    : breaker::DeviceState::Online);
    };
    connect(information, &QNetworkInformation::reachabilityChanged, this, tell);
    if (information->reachability() == QNetworkInformation::Reachability::Disconnected)
        tell(QNetworkInformation::Reachability::Disconnected);
}

} // namespace breakerbox::app
