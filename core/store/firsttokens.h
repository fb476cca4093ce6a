// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <base/ids.h>
#include <store/database.h>

#include <vector>

namespace breakerbox::store {

// How long one reply's first token took.
struct FirstToken
{
    WallTime asked{};
    Milliseconds after{0};
    ModelId model;

    bool operator==(const FirstToken &) const = default;
};

// Of the replies of a connection that are still kept, oldest first; with a model only that one's.
// Looks at the latest attempts of all connections only, so that its cost has a bound.
[[nodiscard]] Result<std::vector<FirstToken>>
firstTokens(Database &database, const ConnectionId &connection, const ModelId &model);

} // namespace breakerbox::store
