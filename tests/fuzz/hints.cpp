// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "pieces.h"

#include <providers/classify/duration.h>
#include <providers/classify/waithint.h>

#include <array>

using namespace breakerbox;
namespace classify = breakerbox::providers::classify;

namespace {

constexpr std::array kNames{"Retry-After",
                            "retry-after-ms",
                            "X-RateLimit-Reset",
                            "x-ratelimit-reset-tokens",
                            "anthropic-ratelimit-tokens-reset",
                            "Date",
                            "Age"};

void checkHint(const std::optional<Milliseconds> &hint)
{
    if (hint)
        fuzz::require(hint->count() > 0 && *hint <= std::chrono::days(366));
}

} // namespace

// The first byte picks the header, the rest is its value; the same text as a body's delay and as a
// message.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray value = fuzz::bytesOf(data + 1, size - 1).toByteArray();
    const WallTime now = wallFromMilliseconds(1'786'439'702'000);
    net::HttpHead head;
    head.status = 429;
    head.headers.push_back({kNames[data[0] % kNames.size()], value});
    head.headers.push_back({"x-ratelimit-remaining-tokens", "0"});
    head.headers.push_back({"Retry-After", "Tue, 11 Aug 2026 09:16:32 GMT"});
    classify::ErrorBody error;
    checkHint(classify::waitHint(head, error, classify::Dimension::Tokens,
                                 classify::HintSources::Limit, now));
    error.message = QString::fromUtf8(value);
    error.retryDelay = error.message;
    checkHint(classify::waitHint({}, error, classify::Dimension::Unknown,
                                 classify::HintSources::Refusal, now));
    checkHint(classify::readDuration(error.message));
    checkHint(classify::usedUpFor(head, now));
    if (const auto date = classify::readHttpDate(value))
        fuzz::require(value.trimmed().endsWith("GMT") && *date > WallTime::min());
    return 0;
}
