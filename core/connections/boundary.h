// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <compare>

namespace breakerbox::connections {

// Who can read what is sent: class, holder, space (security.md 3.2).
enum class BoundaryClass { Unknown = 0, Device, Lan, Company };

enum class RelaysOnward { No = 0, Yes };

struct Boundary
{
    BoundaryClass kind = BoundaryClass::Unknown;
    QString holder; // company name or host; empty for this device
    QString space;  // a part of a company the user split off; empty = the whole

    // Text that names this boundary in the database and in consents: "device", "lan:nas.local",
    // "company:OpenAI", "company:OpenAI/work", "unknown:host".
    [[nodiscard]] QString key() const;
    [[nodiscard]] static Boundary fromKey(QStringView key);

    bool operator==(const Boundary &) const = default;
};

} // namespace breakerbox::connections
