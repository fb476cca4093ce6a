// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/random.h>
#include <breaker/values/outcome.h>
#include <net/httptransport.h>

#include <optional>

namespace breakerbox::scheduler {

enum class RetryStep {
    None = 0,         // the end
    Backoff,          // again after a random delay, if admission agrees
    AfterLimit,       // the provider limited it: admission says how long
    AfterOutage,      // this computer is offline: admission holds it
    Loading,          // the local server loads the model: a short re-check, no evidence
    WithoutParameter, // once without the refused parameter, remembered
    Again,            // once more as it is: the model's own output was invalid
};

// How an attempt ended, as far as it matters for another one.
struct RetryFacts
{
    bool contentArrived = false;
    bool answered = false;  // the provider stated an end: an error status, or an error in a 200
    bool bytesLeft = false; // a byte of the request may have reached the wire
    bool deviceOffline = false;
    std::optional<bool> shouldRetry; // x-should-retry
};

inline constexpr int kAutomaticRetries = 2;

// Whether a request whose attempt ended is sent again by itself (design 3, security.md T35):
// never after content, never if the server may have received it and said nothing, at most twice,
// and only for failures that count. One per request; remembers what was tried.
class RetryPolicy final
{
public:
    // The next step; it counts as taken.
    [[nodiscard]] RetryStep next(const breaker::Outcome &outcome, const RetryFacts &facts);
    // How long to pause before the step just taken.
    [[nodiscard]] std::optional<Milliseconds> pause(RetryStep step, Random &random) const;

private:
    [[nodiscard]] RetryStep decide(const breaker::Outcome &outcome, const RetryFacts &facts) const;

    int m_automatic = 0;
    int m_loading = 0;
    bool m_parameterTried = false;
    bool m_outputTried = false;
};

// Full jitter: uniform in [0, min(8 s, 0.5 s · 2^used)].
[[nodiscard]] Milliseconds backoff(int automaticUsed, Random &random);
// 1, 2, 4, 8, then always 10 s.
[[nodiscard]] Milliseconds loadingPause(int checks);

// True if it failed below HTTP in a way that a local outage explains (security.md R45).
[[nodiscard]] bool isTransportFailure(const net::HttpEnd &end, int httpStatus);
[[nodiscard]] std::optional<bool> shouldRetry(const net::HttpHead &head);

} // namespace breakerbox::scheduler
