// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/pathstep.h>
#include <breaker/values/scope.h>

#include <array>
#include <cstdint>
#include <utility>

namespace breakerbox::breaker {

class ConnectionNodes;
class ScopeTree;
struct Node;

// A path with the scopes on it looked up once, for whoever asks about it again and again: finding
// them costs more than looking at them (figure P19). A value; its owner keeps it beside the
// request. Breakers look up anew by themselves when scopes came or went, so it is never out of
// date. Asked about at one Breakers only, on its thread, while that lives. Allocates nothing.
class PathHandle final
{
public:
    PathHandle() = default;
    explicit PathHandle(ScopePath path)
        : m_path(std::move(path))
    {}

    [[nodiscard]] const ScopePath &path() const noexcept { return m_path; }

private:
    friend class Breakers;

    ScopePath m_path;
    // What was found: no part of the value, and never looked at before `layout` was compared.
    struct Found
    {
        const ScopeTree *tree = nullptr;
        std::uint64_t layout = 0;
        const ConnectionNodes *connection = nullptr;
        std::size_t count = 0; // how many scopes of the path exist
        std::array<const Node *, kPathSteps> nodes{};
    };
    mutable Found m_found;
};

} // namespace breakerbox::breaker
