// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>

#include <QString>

#include <expected>
#include <vector>

namespace breakerbox::ui {

// Reads extra headers typed as "Name: value" lines. The unexpected is the number of the first line
// that cannot be sent: no header at all, or one that is the program's own (security.md T14).
[[nodiscard]] std::expected<std::vector<connections::ExtraHeader>, int>
readHeaderLines(const QString &lines);
// The same lines back.
[[nodiscard]] QString headerLines(const std::vector<connections::ExtraHeader> &headers);

} // namespace breakerbox::ui
