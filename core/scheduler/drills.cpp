// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "drills.h"

#include <algorithm>

namespace breakerbox::scheduler {

using breaker::Category;
using breaker::Denial;
using breaker::HoldReason;

namespace {

constexpr Seconds kClaim{38};     // what the pretended rate limit asks for
constexpr Seconds kFirstStep{10}; // the ladder of cloud accounts (breaker.md 2.1)
constexpr Seconds kLastStep{300}; // … and its end
constexpr Seconds kLocalStep{2};  // the ladder of local servers
constexpr Seconds kLocalLast{30};

struct Pretence
{
    HoldReason reason;
    Category cause;
};

Pretence pretenceOf(DrillKind kind)
{
    switch (kind) {
    case DrillKind::RateLimited:
        return {HoldReason::RateLimited, Category::RateLimitedRequests};
    case DrillKind::NoCredit:
        return {HoldReason::NeedsBilling, Category::QuotaExhausted};
    case DrillKind::WrongKey:
        return {HoldReason::NeedsCredential, Category::CredentialInvalid};
    case DrillKind::ModelMissing:
        return {HoldReason::NeedsModel, Category::ModelNotFound};
    case DrillKind::ServerStopped:
        return {HoldReason::Open, Category::ConnectionRefused};
    case DrillKind::ComputerOffline:
        return {HoldReason::Offline, Category::Offline};
    case DrillKind::None:
    case DrillKind::Failing:
        break;
    }
    return {HoldReason::Open, Category::ServerError};
}

breaker::ScopeKey scopeOf(DrillKind kind, const breaker::ScopePath &path)
{
    switch (kind) {
    case DrillKind::ServerStopped:
        return path.transport();
    case DrillKind::NoCredit:
    case DrillKind::WrongKey:
    case DrillKind::ComputerOffline:
        return path.service();
    default:
        return path.leaf();
    }
}

Seconds stepOf(Seconds first, Seconds last, int level)
{
    Seconds step = first;
    for (int i = 1; i < level && step < last; ++i)
        step *= 2;
    return std::min(step, last);
}

} // namespace

void Drills::start(const ConnectionId &id, DrillKind kind, BootTime now)
{
    m_drills.erase(id);
    if (kind == DrillKind::None)
        return;
    Drill drill;
    drill.kind = kind;
    drill.ends = now + kDrillLength;
    hold(drill, now);
    m_drills.emplace(id, drill);
}

bool Drills::end(const ConnectionId &id)
{
    return m_drills.erase(id) > 0;
}

std::vector<ConnectionId> Drills::endDue(BootTime now)
{
    std::vector<ConnectionId> ended;
    for (const auto &[id, drill] : m_drills) {
        if (drill.ends <= now)
            ended.push_back(id);
    }
    for (const ConnectionId &id : ended)
        m_drills.erase(id);
    return ended;
}

std::optional<BootTime> Drills::nextEnd() const
{
    std::optional<BootTime> next;
    for (const auto &[id, drill] : m_drills)
        next = next ? std::min(*next, drill.ends) : drill.ends;
    return next;
}

DrillKind Drills::kind(const ConnectionId &id) const
{
    const auto found = m_drills.find(id);
    return found == m_drills.end() ? DrillKind::None : found->second.kind;
}

std::optional<Denial> Drills::denial(const breaker::ScopePath &path) const
{
    const auto found = m_drills.find(path.connection);
    if (found == m_drills.end())
        return std::nullopt;
    const Drill &drill = found->second;
    const Pretence pretence = pretenceOf(drill.kind);
    Denial denial;
    denial.drill = true;
    denial.reason = pretence.reason;
    denial.cause = pretence.cause;
    denial.scope = scopeOf(drill.kind, path);
    denial.until = drill.until;
    if (drill.kind == DrillKind::RateLimited) {
        denial.provenance = breaker::Provenance::Stated;
        denial.claim = kClaim;
    }
    if (pretence.reason == HoldReason::Open)
        denial.level = drill.level;
    return denial;
}

bool Drills::tryInVain(const ConnectionId &id, breaker::AskKind by, BootTime now)
{
    const auto found = m_drills.find(id);
    if (found == m_drills.end() || !found->second.until)
        return false;
    Drill &drill = found->second;
    const bool due = *drill.until <= now;
    // A limit that a service stated is not passed by hand either.
    if (!due && (by != breaker::AskKind::Manual || drill.kind == DrillKind::RateLimited))
        return false;
    if (due)
        ++drill.level;
    hold(drill, now);
    return true;
}

void Drills::hold(Drill &drill, BootTime now)
{
    switch (drill.kind) {
    case DrillKind::Failing:
        drill.until = now + stepOf(kFirstStep, kLastStep, drill.level);
        break;
    case DrillKind::ServerStopped:
        drill.until = now + stepOf(kLocalStep, kLocalLast, drill.level);
        break;
    case DrillKind::RateLimited:
        drill.until = now + kClaim;
        break;
    default:
        drill.until.reset();
        break;
    }
}

} // namespace breakerbox::scheduler
