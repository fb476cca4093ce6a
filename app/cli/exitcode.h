// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace breakerbox::app {

// Exit codes of the headless door (design 8).
enum class ExitCode {
    Answered = 0,
    Usage = 64,
    BadInput = 65,
    AttemptFailed = 69,
    Storage = 74,
    Held = 75,
    Credential = 77,
    Configuration = 78,
};

} // namespace breakerbox::app
