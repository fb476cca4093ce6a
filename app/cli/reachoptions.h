// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"

#include <connections/connection.h>

#include <QJsonObject>

namespace breakerbox::app {

// The options of `connections add` and `edit` about the way there and the user's own limits: their
// names, for the command's list.
[[nodiscard]] QStringList reachOptionNames();

// Applies them. InvalidInput with the sentence as detail. Passwords are never taken from the
// command line: a login is `--proxy http://USER@HOST:PORT` and its password comes on standard
// input.
[[nodiscard]] Result<void> applyReach(const Arguments &arguments,
                                      connections::Connection &connection);

// The same as `connections list --json` tells it.
[[nodiscard]] QJsonObject reachObject(const connections::Connection &connection);

} // namespace breakerbox::app
