// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "console.h"

#include <connections/connection.h>
#include <connections/preset.h>
#include <secrets/secret.h>

#include <vector>

namespace breakerbox::app {

struct ConnectionInput
{
    connections::Connection connection;
    bool keyFromStandardInput = false;
    bool passwordFromStandardInput = false; // of the proxy
    QString originBefore;                   // of the connection that is edited; empty for a new one
};

// The usage fault of `connections add` that needs no profile to be seen; empty if there is none.
[[nodiscard]] QString checkNewConnection(const Arguments &arguments);

// Applies the options of `connections add` and `edit` to a connection (an empty one for add).
// spoken: the protocols this program has. InvalidInput: a usage fault; other codes: a bad value.
// The detail is the sentence.
[[nodiscard]] Result<ConnectionInput>
readConnectionOptions(const Arguments &arguments, const connections::Presets &presets,
                      const std::vector<connections::Protocol> &spoken,
                      connections::Connection connection);

// The key from standard input, cleaned as in the window; what that changed is said to the user
// (cases C57, C58).
[[nodiscard]] Result<secrets::Secret> readKeyFromStandardInput(const Console &console);

} // namespace breakerbox::app
