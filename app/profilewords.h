// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/profile.h>

#include <QString>

namespace breakerbox::app {

// Why a profile does not open or cannot be read, what was not changed, and where the newest
// verified copy is (security.md T28 to T33, cases C62, C63). For the window and the command line.
[[nodiscard]] QString profileSentence(const QString &folder, const Error &error);

// What opening found and mended; empty if there is nothing to say.
[[nodiscard]] QString openNote(const store::OpenReport &report);

} // namespace breakerbox::app
