// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>
#include <connections/modelinfo.h>

namespace breakerbox::connections {

// True for a model name by which a local server says that it relays to the cloud: "x:cloud",
// "x-cloud", "x:120b-cloud", in any case, also with ":latest" behind (security.md T23).
[[nodiscard]] RelaysOnward relaysByName(const ModelId &model);

// As boundaryOf(connection, model id), but also heeds the remote host that the model list named.
// What another company's server relays stays that company's: an aggregator is its own holder.
[[nodiscard]] Boundary boundaryOf(const Connection &connection, const ModelInfo &model);

// Whether the list told more of a model than its name. Of one that tells nothing it is not known
// that it runs where the server is (security.md T23).
[[nodiscard]] bool tellsOfItself(const ModelInfo &model);

} // namespace breakerbox::connections
