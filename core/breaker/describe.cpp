// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "describe.h"

namespace breakerbox::breaker {

using namespace Qt::StringLiterals;

Evidence describe(const PermitRecord &record, const Outcome &outcome, const Weighed &weighed,
                  WallTime time)
{
    Evidence evidence;
    if (outcome.transport == Verdict::Failure)
        evidence.scope = record.path.transport();
    else if (outcome.level == ServiceLevel::Connection)
        evidence.scope = record.path.service();
    else
        evidence.scope = record.path.leaf();
    evidence.time = time;
    evidence.request = record.request;
    evidence.attempt = record.attempt;
    evidence.category = outcome.category;
    evidence.phase = outcome.phase;
    evidence.cause = outcome.cause;
    if (weighed.transport == Verdict::Failure || weighed.service == Verdict::Failure)
        evidence.verdict = Verdict::Failure;
    else if (weighed.service == Verdict::Success)
        evidence.verdict = Verdict::Success;
    evidence.httpStatus = outcome.httpStatus;
    evidence.latency = outcome.latency;
    evidence.requestId = outcome.requestId;
    evidence.probe = record.isProbe;
    evidence.manual = record.isManual;
    if (outcome.limit)
        evidence.hint = outcome.limit->delay.value_or(Milliseconds(0));
    return evidence;
}

QString whyNotCounted(const Outcome &outcome, const Weighed &weighed, Reported reported,
                      const Policy &policy)
{
    if (!weighed.whyNot.isEmpty())
        return weighed.whyNot;
    if (reported == Reported::Late)
        return u"late"_s;
    if (outcome.cause == LifecycleCause::SystemSuspend)
        return u"suspended"_s;
    if (outcome.cause != LifecycleCause::Normal)
        return toName(outcome.cause);
    if (!policy.healthEnabled)
        return u"disabled"_s;
    if (outcome.attention != Attention::None)
        return u"configuration"_s;
    if (outcome.limit)
        return u"rate_limited"_s;
    return u"not_health"_s;
}

std::uint64_t hashOf(const RequestId &id) noexcept
{
    const QUuid &uuid = id.value();
    const auto mixed = [](std::uint64_t value) {
        value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
        value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
        return value ^ (value >> 31);
    };
    std::uint64_t hash =
        (std::uint64_t(uuid.data1) << 32) | (std::uint64_t(uuid.data2) << 16) | uuid.data3;
    for (const uchar octet : uuid.data4)
        hash = mixed(hash) + octet;
    return hash;
}

} // namespace breakerbox::breaker
