// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/connectionnodes.h>
#include <breaker/values/evidence.h>

namespace breakerbox::breaker {

// One node as a row, and back (breaker.md 1.8). What is loaded can only ever shorten a hold.
class StoredRow
{
public:
    // What the rows of one machine and moment share.
    struct Moment
    {
        BootTime now;
        WallTime wall;
        QString bootId;
    };

    // nullopt where the node means nothing any more: the row can go.
    [[nodiscard]] static std::optional<StoredScope>
    write(const Node &node, const ConnectionNodes &connection, const Moment &moment);

    // False for a row that is dead, damaged or of another identity: then nothing may be made of it.
    [[nodiscard]] static bool isUsable(const StoredScope &row, const ConnectionNodes &connection,
                                       const Moment &moment);
    static void read(const StoredScope &row, const ConnectionNodes &connection,
                     const Moment &moment, Node &node);
};

} // namespace breakerbox::breaker
