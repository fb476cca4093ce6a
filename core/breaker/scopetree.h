// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/connectionnodes.h>
#include <breaker/journal.h>
#include <breaker/localoutage.h>

#include <base/random.h>

#include <array>
#include <bit>

namespace breakerbox::breaker {

// A random id is a hash already: every question begins with finding its connection (figure P19).
struct IdHash
{
    std::size_t operator()(const ConnectionId &id) const noexcept
    {
        const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(id.value());
        return halves[0] ^ halves[1];
    }
};

// What Breakers holds: all connections, this computer's state, the journal. Permits know it
// weakly, so that they may outlive it.
class ScopeTree
{
public:
    static constexpr std::size_t kMaximumNodes = 512;

    ScopeTree(const Clock &clock, Random &random);

    const Clock &clock;
    Random &random;
    SeededRandom attemptIds; // a stream of its own: cheap, and jitter stays reproducible
    Journal journal;
    LocalOutage outage;
    DeviceState device = DeviceState::Online;
    std::optional<BootTime> wokeAt;
    std::uint64_t wakes = 0;
    Epoch lastEpoch = 0;
    std::uint64_t layout = 0; // counts connections and nodes that came or went
    std::unordered_map<ConnectionId, std::unique_ptr<ConnectionNodes>, IdHash> connections;

    [[nodiscard]] ConnectionNodes *find(const ConnectionId &id) const;
    [[nodiscard]] Node *find(const ScopeKey &scope) const;
    // Makes the node if need be; nullptr where the tree is full of nodes that mean something.
    Node *obtain(ConnectionNodes &connection, const ScopeKey &scope, BootTime now);
    [[nodiscard]] Setting setting(const ConnectionNodes &connection, BootTime now);
    [[nodiscard]] bool isWaking(const Policy &policy, BootTime now) const noexcept;
    // Tells the journal that every node of a connection is gone, and drops them.
    void forget(ConnectionNodes &connection);
    // Takes back the transport failures of a local outage (R45).
    void retractTransportFailures(BootTime now);

private:
    [[nodiscard]] std::size_t count() const noexcept;
    bool makeRoom(BootTime now);
};

} // namespace breakerbox::breaker
