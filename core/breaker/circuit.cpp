// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "circuit.h"

#include <algorithm>

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFirstCap = 2;
constexpr int kCapGone = 16;
constexpr Milliseconds kFalseTripSpan{2'000};
constexpr Milliseconds kForwardGap{1'000};

BootTime earliestOf(const Setting &setting)
{
    return setting.now - setting.policy.evidenceAge;
}

} // namespace

CircuitState Circuit::stateAt(BootTime now) const noexcept
{
    if (isClosed())
        return CircuitState::Closed;
    const bool isOver = now >= m_memory.retryNotBefore;
    return isOver || isProbeBusy(now) ? CircuitState::HalfOpen : CircuitState::Open;
}

bool Circuit::hasMeaning(const Policy &policy, BootTime now) const noexcept
{
    if (!isClosed() || m_ring.hasFailure(now - policy.evidenceAge))
        return true;
    return m_memory.lastClose && now - *m_memory.lastClose <= policy.ladderMemory;
}

int Circuit::levelAt(const Policy &policy, BootTime now) const noexcept
{
    if (!isClosed())
        return m_memory.level;
    const bool remembered = m_memory.lastClose && now - *m_memory.lastClose <= policy.ladderMemory;
    return remembered ? m_memory.level : 0;
}

BootTime Circuit::nextAutomatic() const noexcept
{
    return std::max(m_memory.retryNotBefore, m_memory.probeFrom);
}

BootTime Circuit::nextManual(const Policy &policy) const noexcept
{
    if (m_lastVerdict == BootTime::min())
        return m_memory.probeFrom;
    return std::max(m_lastVerdict + policy.manualGap, m_memory.probeFrom);
}

bool Circuit::isProbeBusy(BootTime now) const noexcept
{
    return m_holder != 0 && now < m_leaseEnd;
}

QString Circuit::claim(const Setting &setting, Epoch holder, bool manual)
{
    const bool wasOpen = m_memory.state == CircuitState::Open;
    m_memory.state = CircuitState::HalfOpen;
    m_memory.lastProbeStart = setting.now;
    m_holder = holder;
    m_leaseEnd = setting.now + setting.policy.probeLease;
    m_manualProbe = manual;
    raiseEpoch(setting);
    if (!wasOpen)
        return {};
    return manual ? u"retried by the user"_s : u"asked after its time"_s;
}

QString Circuit::probeSucceeded(const Setting &setting, int needed)
{
    m_lastVerdict = setting.now;
    if (++m_probeSuccesses < needed) {
        dropProbe(setting);
        return {};
    }
    close(setting);
    m_inFlightCap = kFirstCap;
    m_capEnd = setting.now + setting.policy.probeLease;
    return u"probe succeeded"_s;
}

QString Circuit::probeFailed(const Setting &setting, HeldOutcome outcome, const Hint &hint)
{
    m_ring.push(std::move(outcome));
    m_probeHasFailed = true;
    const bool manual = m_manualProbe;
    open(setting, manual ? m_memory.level : m_memory.level + 1, hint);
    return manual ? u"the user's probe failed"_s : u"probe failed"_s;
}

QString Circuit::probeInconclusive(const Setting &setting)
{
    dropProbe(setting);
    m_memory.probeFrom = std::max(m_memory.probeFrom, setting.now + setting.policy.inconclusiveGap);
    if (setting.now >= m_memory.retryNotBefore)
        return {};
    m_memory.state = CircuitState::Open;
    return u"probe without a verdict"_s;
}

bool Circuit::expireLease(const Setting &setting)
{
    if (m_holder == 0 || setting.now < m_leaseEnd)
        return false;
    dropProbe(setting);
    return true;
}

void Circuit::voidProbe(const Setting &setting)
{
    if (m_holder != 0)
        dropProbe(setting);
}

QString Circuit::failed(const Setting &setting, HeldOutcome outcome, const Hint &hint,
                        Reading reading)
{
    m_ring.push(std::move(outcome));
    QString reason = tripReason(setting, reading);
    if (reason.isEmpty())
        return {};
    m_levelBefore = m_memory.level;
    m_probeHasFailed = false;
    m_siblingSuccess = false;
    m_openedAt = setting.now;
    m_memory.openedAt = setting.wall;
    open(setting, levelAt(setting.policy, setting.now) + 1, hint);
    return reason;
}

void Circuit::succeeded(const Setting &setting, HeldOutcome outcome)
{
    m_ring.push(std::move(outcome));
    widen(setting);
}

void Circuit::cleared(const Setting &setting)
{
    m_ring.clear();
    widen(setting);
}

// After a recovery: twice as many as before with each success (breaker.md 1.10).
void Circuit::widen(const Setting &setting) noexcept
{
    if (m_inFlightCap == 0)
        return;
    m_inFlightCap *= 2;
    m_capEnd = setting.now + setting.policy.probeLease;
    if (m_inFlightCap >= kCapGone)
        m_inFlightCap = 0;
}

bool Circuit::bringForward(BootTime now) noexcept
{
    if (isClosed() || m_memory.retryNotBefore <= now + kForwardGap)
        return false;
    m_memory.retryNotBefore = now + kForwardGap;
    return true;
}

QString Circuit::retract(const Setting &setting, BootTime since)
{
    m_ring.forgetSince(since);
    if (isClosed() || m_openedAt < since || m_probeHasFailed)
        return {};
    m_memory.state = CircuitState::Closed;
    m_memory.level = m_levelBefore;
    m_memory.openedAt.reset();
    dropProbe(setting);
    return u"taken back: this computer was cut off"_s;
}

void Circuit::leave(Epoch admitted) noexcept
{
    if (!isLate(admitted) && m_inFlight > 0)
        --m_inFlight;
}

QString Circuit::reset(const Setting &setting)
{
    const bool wasClosed = isClosed();
    *this = Circuit();
    raiseEpoch(setting);
    return wasClosed ? QString() : u"reset by the user"_s;
}

bool Circuit::looksFalse(BootTime now) const noexcept
{
    return m_memory.level <= 1 && !m_probeHasFailed && m_siblingSuccess &&
           now <= m_memory.retryNotBefore + kFalseTripSpan;
}

void Circuit::restore(const Memory &memory, std::vector<HeldOutcome> outcomes, BootTime now)
{
    m_memory = memory;
    m_openedAt = now;
    for (HeldOutcome &outcome : outcomes) {
        // The gap before a manual retry counts from the last verdict, also of an earlier run.
        m_lastVerdict = std::max(m_lastVerdict, outcome.time);
        m_ring.push(std::move(outcome));
    }
}

QString Circuit::tripReason(const Setting &setting, Reading reading) const
{
    const Policy &policy = setting.policy;
    const EvidenceRing::Run run = m_ring.run(earliestOf(setting));
    const bool explained = reading == Reading::Parent && !run.own && run.children < 2;
    if (run.failures >= policy.runFailures && run.requests >= policy.runRequests && !explained)
        return u"%1 in a row"_s.arg(run.failures);

    const auto of =
        reading == Reading::Leaf ? EvidenceRing::Of::Everything : EvidenceRing::Of::OwnOutcomes;
    const EvidenceRing::Share share = m_ring.share(policy.ratioWindow, of, earliestOf(setting));
    if (policy.ratioWindow > 0 && share.held >= policy.ratioMinimum &&
        share.failures >= policy.ratioFailures && share.requests >= policy.ratioRequests)
        return u"%1 of the last %2"_s.arg(share.failures).arg(share.seen);
    return {};
}

void Circuit::open(const Setting &setting, int level, const Hint &hint)
{
    const Policy &policy = setting.policy;
    m_memory.state = CircuitState::Open;
    m_memory.level = std::clamp(level, 1, std::max(policy.ladder.count, 1));
    const auto step = std::chrono::duration<double, std::milli>(policy.ladder.at(m_memory.level));
    const auto wait = std::chrono::duration_cast<Milliseconds>(
        step * (1.0 + policy.jitter * setting.random.unit()));
    m_hint = hint.enforced > wait ? hint : Hint{};
    m_memory.retryNotBefore = setting.now + std::max(wait, hint.enforced);
    m_lastVerdict = setting.now;
    m_inFlightCap = 0;
    dropProbe(setting);
    m_probeSuccesses = 0;
}

void Circuit::close(const Setting &setting)
{
    m_memory.state = CircuitState::Closed;
    m_memory.lastClose = setting.now;
    m_memory.openedAt.reset();
    m_ring.clear();
    m_hint = {};
    dropProbe(setting);
    m_probeSuccesses = 0;
}

void Circuit::dropProbe(const Setting &setting) noexcept
{
    m_holder = 0;
    m_manualProbe = false;
    raiseEpoch(setting);
}

void Circuit::raiseEpoch(const Setting &setting) noexcept
{
    m_epoch = setting.nextEpoch();
    m_inFlight = 0;
}

} // namespace breakerbox::breaker
