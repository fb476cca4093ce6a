// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace breakerbox {

// How far an exchange had come (design 3). The order is the order in time.
enum class Phase : std::uint8_t {
    Unknown = 0,
    NameLookup,
    Connect,
    Tls,
    WaitingForFirstByte, // request sent, nothing of the body yet
    Streaming,           // the body has begun
};

// Why an exchange ended, seen from this side (S77). Anything but Normal is not evidence.
enum class LifecycleCause : std::uint8_t {
    Normal = 0,
    UserStop,
    AppExit,
    SystemSuspend,
    Offline,
    OwnDeadline, // a limit shorter than the connection's standard one, or an overall deadline
    StorageFailure,
    ToolDenied,
};

// Stable words for logs, the database and JSON ("waiting_for_first_byte").
[[nodiscard]] QString toName(Phase phase);
[[nodiscard]] QString toName(LifecycleCause cause);
[[nodiscard]] Phase phaseFromName(QStringView name);
[[nodiscard]] LifecycleCause lifecycleCauseFromName(QStringView name);

} // namespace breakerbox
