// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/highlighter.h>

#include <array>

namespace breakerbox::ui::highlight {

// What a State of our own lexers says, unpacked. Packed it is eight bytes:
// mode and guest (1), form (1), depth (1), two levels (2), mark (3).
struct Place
{
    // Forms of strings have 5 bits, changes by a prefix 2.
    static constexpr quint8 kFormBits = 0x1f;
    static constexpr quint8 kRaw = 0x20;
    static constexpr quint8 kWithCode = 0x40;

    quint8 mode = 0;  // 6 bits; 0 is the beginning
    quint8 guest = 0; // 2 bits: another language inside (markup)
    quint8 form = 0;  // which region or string
    quint8 depth = 0; // how deep, or how many marks close it
    // Code inside of strings inside of code: form + 1 in 5 bits, open brackets in 3. 0 = none.
    std::array<quint8, 2> levels{};
    quint32 mark = 0; // 24 bits: markOf() of the word that ends it

    [[nodiscard]] static Place of(State state)
    {
        const quint64 bits = state.bits();
        const auto byte = [bits](int at) { return static_cast<quint8>(bits >> (8 * at)); };
        return {.mode = static_cast<quint8>(byte(0) & 0x3f),
                .guest = static_cast<quint8>(byte(0) >> 6),
                .form = byte(1),
                .depth = byte(2),
                .levels = {byte(3), byte(4)},
                .mark = static_cast<quint32>(bits >> 40)};
    }
    [[nodiscard]] State state() const
    {
        return State(quint64(mode & 0x3f) | quint64(guest) << 6 | quint64(form) << 8 |
                     quint64(depth) << 16 | quint64(levels[0]) << 24 | quint64(levels[1]) << 32 |
                     quint64(mark & 0xffffffU) << 40);
    }
};

} // namespace breakerbox::ui::highlight
