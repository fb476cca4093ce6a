// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace breakerbox::simulator {

// Ways a provider can be made to fail while the program runs (fire drill, design 7).
enum class FailureMode {
    None = 0,
    ServiceUnavailable503, // the provider's own 503
    Overloaded,            // declared capacity trouble, with a Retry-After of 5 s
    RateLimitedWithTime,   // 429 that names 20 s
    RateLimitedWithoutTime,
    QuotaExhausted,
    WrongKey,
    Refused,        // nothing listens: connecting is refused
    NoFirstByte,    // the request is taken, nothing comes
    BrokenMidReply, // the connection is reset half-way
    StalledMidReply,
    HtmlFromProxy, // a gateway's 502 page
    ModelMissing,
    ModelLoading, // a local server is still loading: 503, or the wait of Ollama
    OutOfMemory,  // local only
};

// Stable words ("rate_limited_with_time"); None for an unknown one.
[[nodiscard]] QString toName(FailureMode mode);
[[nodiscard]] FailureMode failureModeFromName(QStringView name);
[[nodiscard]] const std::vector<FailureMode> &allFailureModes();

} // namespace breakerbox::simulator
