// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/connection.h>

#include <QString>

namespace breakerbox::connections {

// A header the user adds to a connection, from its two texts (security.md T14). White space at the
// ends is dropped; InvalidInput with the detail word "name" (not a header name), "reserved" (one
// that the program composes itself), "credential" (a key must not lie in the settings), "value"
// (line break, NUL, tab, anything but printable ASCII) or TooLarge ("8192").
[[nodiscard]] Result<ExtraHeader> readHeader(const QString &name, const QString &value);

// "Name: value", as the command line has it.
[[nodiscard]] Result<ExtraHeader> readHeaderLine(const QString &line);

// An organisation or project id: visible ASCII without blanks, at most 200 characters.
[[nodiscard]] Result<QString> readOrganisation(const QString &typed);

} // namespace breakerbox::connections
