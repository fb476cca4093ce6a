// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/virtualclock.h>
#include <breaker/breakers.h>

#include <QString>

#include <map>
#include <memory>

namespace breakerbox::breaker {

// How an attempt ends in these tests: the category judged as the classifier would.
[[nodiscard]] Outcome outcomeOf(Category category);
// A refusal by a limit. No delay: the provider named none.
[[nodiscard]] Outcome limited(std::optional<Milliseconds> delay = std::nullopt,
                              LimitScope scope = LimitScope::Model);
// A failure that carries a delay (503 with Retry-After).
[[nodiscard]] Outcome failedFor(Milliseconds delay);

// A small world for the machine: two cloud connections and a local server, one clock, no jitter.
// Times are seconds after its start, as in the table of cases.
class World
{
public:
    World();

    VirtualClock clock;
    SeededRandom random{1};
    std::unique_ptr<Breakers> breakers;
    const ConnectionId one;
    const ConnectionId two;
    const ConnectionId local;
    Policy cloudPolicy = Policy::cloud();
    Policy localPolicy = Policy::local();

    void connectAll();
    // Goes to that second; never back.
    void at(double second);
    [[nodiscard]] BootTime now() const { return clock.now(); }
    [[nodiscard]] BootTime moment(double second) const;
    // Seconds since the start, for comparing.
    [[nodiscard]] double seconds(std::optional<BootTime> time) const;

    [[nodiscard]] ScopePath path(const QString &model = QStringLiteral("A"),
                                 const ConnectionId &connection = {}) const;
    // Each call is a new logical request unless one is named.
    [[nodiscard]] Admission ask(const ScopePath &path, AskKind kind = AskKind::Automatic,
                                const QString &request = {});
    [[nodiscard]] Admission ask(AskKind kind = AskKind::Automatic) { return ask(path(), kind); }
    // Asks, and settles at once. False if it was not admitted.
    bool send(const Outcome &outcome, const ScopePath &path, const QString &request = {});
    bool send(const Outcome &outcome) { return send(outcome, path()); }
    bool send(Category category) { return send(outcomeOf(category)); }
    // The reason of a denial; None if it would be admitted.
    [[nodiscard]] HoldReason reason(const ScopePath &path, AskKind kind = AskKind::Automatic) const;
    [[nodiscard]] HoldReason reason() const { return reason(path()); }

    // Three failures of the leaf chat/A in a row, at 0, 5 and 10: open until 20.
    void openLeaf();

    [[nodiscard]] CircuitState state(const ScopeKey &scope) const;
    [[nodiscard]] ScopeSnapshot snapshot(const ScopeKey &scope) const;
    [[nodiscard]] double retryNotBefore(const ScopeKey &scope) const;
    [[nodiscard]] double gateUntil(const ScopeKey &scope) const;
    [[nodiscard]] ScopeKey leaf() const { return path().leaf(); }
    [[nodiscard]] ScopeKey transport() const { return path().transport(); }

    // The program ends without a word and starts again: only rows survive.
    void restart();
    [[nodiscard]] std::vector<StoredScope> rows() const;
    [[nodiscard]] RequestId request(const QString &name);

private:
    BootTime m_start;
    std::map<QString, RequestId> m_requests;
};

} // namespace breakerbox::breaker
