// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/category.h>
#include <net/httptransport.h>
#include <providers/classify/errorbody.h>
#include <providers/classify/waithint.h>

namespace breakerbox::providers::classify {

// Where an error came from: as the answer itself, or inside a 200.
enum class ErrorPlace { Answer, InsideStream, InsideBody };

struct ErrorFacts
{
    net::HttpHead head;
    ErrorBody error;
    ErrorPlace place = ErrorPlace::Answer;
    bool openRouter = false; // its 429 inside a stream is the upstream's (7.1)

    // The response's status, or the one inside the error if the response said 200.
    [[nodiscard]] int status() const;
};

// The category of an error: the algorithm of providers.md 9.2. Machine fields first, then a short
// list of phrases, then the status. Always finds one.
[[nodiscard]] breaker::Category recognise(const ErrorFacts &facts);

// Requests or tokens, as far as the error tells.
[[nodiscard]] Dimension dimensionOf(const ErrorBody &error);

// UnsupportedParameter: which one, by its name in the request ("temperature", "thinking.adaptive",
// "generationConfig.topP"). Empty if it is not named.
[[nodiscard]] QString parameterOf(const ErrorBody &error);

// True if Google's service says that it does not know a field that we may send: older versions of
// it, and models behind gateways.
[[nodiscard]] bool namesUnknownField(const ErrorBody &error);
// ContextTooLong: how many tokens the model takes, if the error says so.
[[nodiscard]] std::optional<qint64> contextLengthOf(const ErrorBody &error);

} // namespace breakerbox::providers::classify
