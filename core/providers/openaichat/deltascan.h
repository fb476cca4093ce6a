// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/openaichat/content.h>

#include <QByteArrayView>

#include <optional>

namespace breakerbox::providers::openaichat {

// Whether the name of the request is still looked for.
enum class RequestName { Known = 0, Wanted };

// What a chunk carries that says nothing but a piece of the answer: one choice with a delta of
// text or thinking, no end, no usage, no error, no name that is wanted. nullopt for any other
// chunk, which is then read in full; that gives the same for these, only slower.
[[nodiscard]] std::optional<Content> scanDelta(QByteArrayView chunk, RequestName requestName);

} // namespace breakerbox::providers::openaichat
