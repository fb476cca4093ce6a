// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connector.h"

#include <QTcpSocket>

#include <algorithm>
#include <utility>

namespace breakerbox::net {

namespace {

constexpr Milliseconds kStagger{300};

// An attempt is let go from inside its own callback.
void letGo(std::unique_ptr<SocketAttempt> attempt)
{
    attempt.release()->deleteLater();
}

} // namespace

Connector::Connector(Timers &timers, ConnectPlan plan, Connected connected, Failed failed)
    : m_timers(timers),
      m_plan(std::move(plan)),
      m_connected(std::move(connected)),
      m_failed(std::move(failed))
{}

Connector::~Connector()
{
    cancel();
}

void Connector::start()
{
    tryNext();
}

void Connector::cancel()
{
    m_done = true;
    m_stagger.reset();
    m_trying.clear();
}

void Connector::tryNext()
{
    if (m_done)
        return;
    const bool proxied = m_plan.proxy.type() != QNetworkProxy::NoProxy;
    const std::size_t choices = proxied ? 1 : m_plan.addresses.size();
    if (m_next >= choices) {
        if (m_trying.empty()) {
            m_done = true;
            m_failed(m_failure.value_or(ConnectFailure{}));
        }
        return;
    }
    const QHostAddress address = proxied ? QHostAddress() : m_plan.addresses[m_next];
    ++m_next;
    if (m_next < choices)
        m_stagger = m_timers.after(kStagger, [this] { tryNext(); });
    // Both callbacks come later, when *which is known.
    const auto which = std::make_shared<const SocketAttempt *>(nullptr);
    const auto connected = [this, which, address](QTcpSocket *socket) {
        won(*which, socket, address);
    };
    const auto failed = [this, which](const ConnectFailure &failure) { lost(*which, failure); };
    auto attempt =
        proxied ? SocketAttempt::proxied(m_plan.nameForProxy, m_plan.port, m_plan.proxy, connected,
                                         failed)
                : SocketAttempt::direct(address, m_plan.port, m_plan.secure, connected, failed);
    *which = attempt.get();
    m_trying.push_back(std::move(attempt));
}

std::unique_ptr<SocketAttempt> Connector::take(const SocketAttempt *attempt)
{
    const auto found = std::ranges::find(m_trying, attempt, &std::unique_ptr<SocketAttempt>::get);
    std::unique_ptr<SocketAttempt> taken = std::move(*found);
    m_trying.erase(found);
    return taken;
}

void Connector::won(const SocketAttempt *attempt, QTcpSocket *socket, const QHostAddress &address)
{
    m_done = true;
    m_stagger.reset();
    letGo(take(attempt));
    m_trying.clear();
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    m_connected(socket, address);
}

void Connector::lost(const SocketAttempt *attempt, const ConnectFailure &failure)
{
    // "Refused" tells most: the machine answered for that address.
    if (!m_failure || failure.kind == ConnectFailure::Kind::Refused)
        m_failure = failure;
    letGo(take(attempt));
    m_stagger.reset();
    tryNext();
}

} // namespace breakerbox::net
