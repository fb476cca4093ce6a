// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace breakerbox::transfer {

enum class Foreign { Goes = 0, Stops };

// The first byte in [at, end) that a JSON string cannot simply hold: a quote, a backslash, with
// Foreign::Stops also a control character or a byte outside ASCII. Eight bytes at a time: most of
// an export is text.
template <Foreign foreign>
[[nodiscard]] inline const char *plainEnd(const char *at, const char *end)
{
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    constexpr std::uint64_t kHigh = 0x8080808080808080ULL;
    if constexpr (std::endian::native == std::endian::little) {
        while (end - at >= 8) {
            std::uint64_t bytes = 0;
            std::memcpy(&bytes, at, 8);
            const std::uint64_t quote = bytes ^ (kOnes * '"');
            const std::uint64_t slash = bytes ^ (kOnes * '\\');
            std::uint64_t found = ((quote - kOnes) & ~quote) | ((slash - kOnes) & ~slash);
            if constexpr (foreign == Foreign::Stops)
                found |= ((bytes - kOnes * 0x20) & ~bytes) | bytes;
            found &= kHigh;
            if (found != 0)
                return at + std::countr_zero(found) / 8;
            at += 8;
        }
    }
    for (; at < end; ++at) {
        const auto byte = static_cast<unsigned char>(*at);
        if (byte == '"' || byte == '\\')
            break;
        if (foreign == Foreign::Stops && (byte < 0x20 || byte >= 0x80))
            break;
    }
    return at;
}

} // namespace breakerbox::transfer
