// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace breakerbox::breaker {

// Counts every change of state in one tree and every permit. A permit remembers the count at its
// admission; a scope that changed since is past it, and its result is late (breaker.md 1.9, R43).
using Epoch = std::uint64_t;

// The nodes of one path, wide to narrow.
enum PathStep : std::size_t { kTransport = 0, kService, kOperation, kLeaf, kPathSteps };

} // namespace breakerbox::breaker
