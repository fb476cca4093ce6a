// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QUuid>

#include <cstdint>

namespace breakerbox {

// Where chance comes from. Not thread-safe; each actor has its own.
class Random
{
public:
    Random() = default;
    virtual ~Random() = default;
    Random(const Random &) = delete;
    Random &operator=(const Random &) = delete;

    [[nodiscard]] virtual std::uint64_t next() noexcept = 0;
    // Uniform in [0, 1).
    [[nodiscard]] double unit() noexcept;
    // A random (version 4) UUID.
    [[nodiscard]] QUuid uuid();
};

// The operating system's generator.
class SystemRandom final : public Random
{
public:
    [[nodiscard]] std::uint64_t next() noexcept override;
};

// The same numbers for the same seed (splitmix64), for tests and the simulator.
class SeededRandom final : public Random
{
public:
    explicit SeededRandom(std::uint64_t seed) noexcept
        : m_state(seed)
    {}
    [[nodiscard]] std::uint64_t next() noexcept override;

private:
    std::uint64_t m_state;
};

} // namespace breakerbox
