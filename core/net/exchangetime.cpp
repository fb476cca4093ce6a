// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exchangework.h"

#include <base/log.h>
#include <net/requestguard.h>

#include <utility>

// The clocks of an exchange, and its end.

namespace breakerbox::net {

void ExchangeWork::abort()
{
    if (std::exchange(m_done, true))
        return;
    m_timer.reset();
    dropSocket();
    // Queued: who aborts is not called back from inside.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_observer)
                return;
            m_done = false;
            finish(TransportEnd::Aborted);
        },
        Qt::QueuedConnection);
}

void ExchangeWork::detach()
{
    m_done = true;
    m_observer = nullptr;
    m_timer.reset();
    m_request.secretHeader.reset();
    m_request.proxy.password.reset();
    dropSocket();
    deleteLater();
}

void ExchangeWork::extendLimit(Milliseconds limit)
{
    if (m_done)
        return;
    m_limit = limit;
    m_waitBegan = m_shared->parts.clock.now();
    m_timer.reset();
    if (m_limit > Milliseconds(0))
        arm(m_limit);
}

Milliseconds ExchangeWork::phaseAge() const
{
    return std::chrono::floor<Milliseconds>(m_shared->parts.clock.now() - m_phaseBegan);
}

void ExchangeWork::enter(Phase phase, Milliseconds limit)
{
    m_phase = phase;
    m_limit = limit;
    m_phaseBegan = m_waitBegan = m_shared->parts.clock.now();
    m_timer.reset();
    if (m_limit > Milliseconds(0))
        arm(m_limit);
    m_observer->phaseChanged(phase);
}

void ExchangeWork::arm(Milliseconds delay)
{
    m_timer = m_shared->parts.timers.after(delay, [this] { timerFired(); });
}

void ExchangeWork::timerFired()
{
    if (m_done || m_limit <= Milliseconds(0))
        return;
    // Bytes only move m_waitBegan; the timer finds out when it fires. One timer, not one per read.
    const auto waited = m_shared->parts.clock.now() - m_waitBegan;
    if (waited < m_limit) {
        arm(std::chrono::ceil<Milliseconds>(m_limit - waited));
        return;
    }
    finish(endAtLimit());
}

TransportEnd ExchangeWork::endAtLimit() const
{
    switch (m_phase) {
    case Phase::NameLookup:
        return TransportEnd::NameServiceSilent;
    case Phase::Connect:
        return m_end.proxy.isEmpty() ? TransportEnd::ConnectTimedOut : TransportEnd::ProxyFailed;
    case Phase::Tls:
        return TransportEnd::TlsTimedOut;
    case Phase::WaitingForFirstByte:
        return TransportEnd::FirstByteTimedOut;
    case Phase::Streaming:
        return TransportEnd::Stalled;
    case Phase::Unknown:
        break;
    }
    return TransportEnd::Unknown;
}

void ExchangeWork::finish(TransportEnd end, const QString &detail)
{
    m_done = true;
    m_timer.reset();
    m_permit.reset();
    m_request.secretHeader.reset();
    m_request.proxy.password.reset();
    dropSocket();
    m_end.end = end;
    m_end.phase = m_phase;
    m_end.detail = toName(end) + QLatin1Char(' ') + hostNameOf(m_request.url);
    if (!detail.isEmpty())
        m_end.detail += QLatin1Char(' ') + detail;
    qCDebug(lcNet).noquote() << m_end.detail;
    if (HttpObserver *observer = std::exchange(m_observer, nullptr))
        observer->finished(m_end);
}

} // namespace breakerbox::net
