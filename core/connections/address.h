// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace breakerbox::connections {

enum class HostClass;

// An IP address read from text, in every spelling that system resolvers take for one.
struct Address
{
    bool six = false;
    std::array<std::uint8_t, 16> bytes{}; // version 4: the first four
    QString zone;                         // of a link-local one: "eth0"

    // The usual spelling: "127.0.0.1", "fe80::1%eth0". Never in brackets.
    [[nodiscard]] QString toString() const;
    bool operator==(const Address &) const = default;
};

// A last label of digits only, or beginning with 0x, makes resolvers read the name as a version 4
// address: it is one or it is nothing.
[[nodiscard]] bool looksLikeVersion4(QStringView host);

// 1 to 4 parts, each decimal, octal (0…) or hexadecimal (0x…): "127.1", "2130706433", "0x7f.1".
[[nodiscard]] std::optional<Address> readVersion4(QStringView text);

// Without brackets; a zone ("%eth0" or "%25eth0") only for link-local addresses. A mapped version 4
// address (::ffff:a.b.c.d) comes back as version 4.
[[nodiscard]] std::optional<Address> readVersion6(QStringView text);

// Device, Lan, Public or Refused (security.md T17).
[[nodiscard]] HostClass classOf(const Address &address);

} // namespace breakerbox::connections
