// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace breakerbox::test {

// A file system for SQLite that can refuse writes and remembers all of them. While one lives it is
// SQLite's default, over the system's own. One at a time; used by one thread at a time.
class FaultVfs
{
public:
    FaultVfs();
    ~FaultVfs();
    FaultVfs(const FaultVfs &) = delete;
    FaultVfs &operator=(const FaultVfs &) = delete;

    // Every write beyond so many bytes from now fails with that result code of SQLite.
    void failWritesAfter(std::int64_t bytes, int code);
    void heal();
    [[nodiscard]] int refusals() const;

    // Remembers everything that reaches files of that folder from now on, on top of what stands
    // there now.
    void record(const QString &folder);
    // How much was remembered: a point in time at which power may fail.
    [[nodiscard]] std::size_t recorded() const;
    // Writes into `folder` what a disk may hold if power failed at that point: all that was synced,
    // and of the rest, by the seed, each write whole, torn at 512 bytes or lost.
    void powerFailsAt(std::size_t point, std::uint64_t seed, const QString &folder) const;

    struct State;

private:
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::test
