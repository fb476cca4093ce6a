// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "outcome.h"

namespace breakerbox::breaker {

namespace {

Judgement answered(Verdict service, Attention attention = Attention::None)
{
    return {Verdict::Success, service, ServiceLevel::Leaf, attention};
}

// The exchange ended without a whole answer. While this computer is offline, waking or behind a
// portal, that says nothing about the service.
Judgement cutShort(const JudgeFacts &facts, ServiceLevel level)
{
    const Verdict service = facts.deviceOffline ? Verdict::Inconclusive : Verdict::Failure;
    return {Verdict::Success, service, level, Attention::None};
}

Judgement noFirstByte(const JudgeFacts &facts)
{
    if (!facts.standardLimit)
        return {};
    if (facts.sessionWasUp || facts.responseBegan)
        return cutShort(facts, ServiceLevel::Leaf);
    if (facts.deviceOffline)
        return {};
    return {Verdict::Failure, Verdict::Inconclusive, ServiceLevel::Leaf, Attention::None};
}

Judgement unreachable(const JudgeFacts &facts)
{
    if (facts.deviceOffline)
        return {};
    return {Verdict::Failure, Verdict::Inconclusive, ServiceLevel::Leaf, Attention::None};
}

// What an end of no meaning for the service still proves: a response that began clears the
// transport.
Judgement unrelated(const JudgeFacts &facts, Attention attention = Attention::None)
{
    const Verdict transport = facts.responseBegan ? Verdict::Success : Verdict::Inconclusive;
    return {transport, Verdict::Inconclusive, ServiceLevel::Leaf, attention};
}

Judgement judgeCategory(const JudgeFacts &facts)
{
    switch (facts.category) {
    // The transport failed. A name service that is silent is this computer's trouble (T37), and so
    // is a proxy.
    case Category::NameNotFound:
    case Category::ConnectionRefused:
    case Category::ConnectTimedOut:
    case Category::TlsFailed:
    case Category::ResetBeforeResponse:
        return unreachable(facts);
    case Category::NameServiceSilent:
    case Category::ProxyFailed:
    case Category::ProxyRefused:
    case Category::ProxyLoginNeeded:
    case Category::AuthorityFileMissing:
    case Category::AuthorityFileInvalid:
    case Category::CertificateInvalid:
        return {};

    // The service failed.
    case Category::CapacityShared:
    case Category::Overloaded:
    case Category::ServerError:
    case Category::LocalOutOfMemory:
        return answered(Verdict::Failure);
    case Category::GatewayError:
        return cutShort(facts, ServiceLevel::Connection);
    case Category::StreamBroken:
        return cutShort(facts, ServiceLevel::Leaf);
    case Category::StreamStalled:
        return facts.standardLimit ? cutShort(facts, ServiceLevel::Leaf) : Judgement{};
    case Category::FirstByteTimedOut:
        return noFirstByte(facts);

    // The service answered, and the answer says nothing about its health.
    case Category::CredentialInvalid:
        return answered(Verdict::Inconclusive, Attention::Credential);
    case Category::QuotaExhausted:
        return answered(Verdict::Inconclusive, Attention::Billing);
    case Category::ModelNotFound:
    case Category::ModelNotLoaded:
        return answered(Verdict::Inconclusive, Attention::Model);
    case Category::RateLimitedRequests:
    case Category::RateLimitedTokens:
    case Category::RateLimitedModel:
    case Category::PermissionDenied:
    case Category::RegionUnsupported:
    case Category::EndpointNotFound:
    case Category::ContentFiltered:
    case Category::MalformedRequest:
    case Category::ContextTooLong:
    case Category::PayloadTooLarge:
    case Category::UnsupportedParameter:
    case Category::ModelOutputInvalid:
    case Category::ReplyTooLarge:
        return answered(Verdict::Inconclusive);

    case Category::Ok:
        return answered(Verdict::Success);

    // A server that listens may refuse while it loads; one that sends heartbeats lives.
    case Category::Unknown:
    case Category::LocalLoading:
    case Category::HeartbeatsOnly:
        return unrelated(facts);
    case Category::CredentialMissing:
        return unrelated(facts, Attention::Credential);

    // Ours.
    case Category::UserStopped:
    case Category::OwnDeadline:
    case Category::Suspended:
    case Category::Offline:
    case Category::StorageFailed:
    case Category::ToolDenied:
    case Category::Abandoned:
        return {};
    }
    return {};
}

} // namespace

Judgement judge(const JudgeFacts &facts)
{
    if (facts.suspended || facts.cause != LifecycleCause::Normal)
        return {};
    return judgeCategory(facts);
}

} // namespace breakerbox::breaker
