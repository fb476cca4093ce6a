// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "retrypolicy.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace breakerbox::scheduler {

using breaker::Category;
using breaker::Verdict;
using net::TransportEnd;

namespace {

constexpr double kBaseMilliseconds = 500;
constexpr double kCapMilliseconds = 8'000;

bool isLimit(Category category)
{
    return category == Category::RateLimitedRequests || category == Category::RateLimitedTokens ||
           category == Category::RateLimitedModel;
}

} // namespace

RetryStep RetryPolicy::next(const breaker::Outcome &outcome, const RetryFacts &facts)
{
    const auto step = decide(outcome, facts);
    m_automatic += step == RetryStep::Backoff ? 1 : 0;
    m_loading += step == RetryStep::Loading ? 1 : 0;
    m_parameterTried = m_parameterTried || step == RetryStep::WithoutParameter;
    m_outputTried = m_outputTried || step == RetryStep::Again;
    return step;
}

std::optional<Milliseconds> RetryPolicy::pause(RetryStep step, Random &random) const
{
    if (step == RetryStep::Backoff)
        return backoff(m_automatic - 1, random);
    if (step == RetryStep::Loading)
        return loadingPause(m_loading - 1);
    return std::nullopt;
}

RetryStep RetryPolicy::decide(const breaker::Outcome &outcome, const RetryFacts &facts) const
{
    if (facts.contentArrived)
        return RetryStep::None;
    if (outcome.category == Category::LocalLoading)
        return RetryStep::Loading;
    if (outcome.category == Category::UnsupportedParameter)
        return m_parameterTried ? RetryStep::None : RetryStep::WithoutParameter;
    if (outcome.category == Category::ModelOutputInvalid)
        return m_outputTried ? RetryStep::None : RetryStep::Again;
    if (isLimit(outcome.category))
        return RetryStep::AfterLimit;
    if (!facts.answered && facts.bytesLeft)
        return RetryStep::None; // the server may have received it (T35)
    if (facts.deviceOffline && !facts.answered)
        return RetryStep::AfterOutage;
    if (facts.shouldRetry == false)
        return RetryStep::None;
    if (outcome.category == Category::LocalOutOfMemory ||
        outcome.category == Category::ReplyTooLarge)
        return RetryStep::None; // the same request would meet the same end
    const bool counts =
        outcome.service == Verdict::Failure || outcome.transport == Verdict::Failure;
    return counts && m_automatic < kAutomaticRetries ? RetryStep::Backoff : RetryStep::None;
}

Milliseconds backoff(int automaticUsed, Random &random)
{
    const double longest =
        std::min(kCapMilliseconds, kBaseMilliseconds * std::exp2(std::clamp(automaticUsed, 0, 10)));
    return Milliseconds(static_cast<Milliseconds::rep>(random.unit() * longest));
}

Milliseconds loadingPause(int checks)
{
    static constexpr std::array<int, 5> kSeconds{1, 2, 4, 8, 10};
    const auto index = static_cast<std::size_t>(std::clamp(checks, 0, 4));
    return Seconds(kSeconds[index]);
}

bool isTransportFailure(const net::HttpEnd &end, int httpStatus)
{
    if (httpStatus != 0)
        return false;
    switch (end.end) {
    case TransportEnd::NameNotFound:
    case TransportEnd::NameServiceSilent:
    case TransportEnd::ConnectionRefused:
    case TransportEnd::ConnectTimedOut:
    case TransportEnd::TlsFailed:
    case TransportEnd::TlsTimedOut:
    case TransportEnd::ResetBeforeResponse:
    case TransportEnd::ProxyFailed:
    case TransportEnd::ProxyRefused:
        return true;
    default:
        return false;
    }
}

std::optional<bool> shouldRetry(const net::HttpHead &head)
{
    const auto value = head.header("x-should-retry").trimmed().toLower();
    if (value == "true")
        return true;
    if (value == "false")
        return false;
    return std::nullopt;
}

} // namespace breakerbox::scheduler
