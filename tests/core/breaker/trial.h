// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "history.h"

namespace breakerbox::breaker {

// Machine and model through one history.
class Trial
{
public:
    explicit Trial(const std::optional<Policy> &modelPolicy = std::nullopt);

    // What went wrong; empty if nothing did. At the end the service is healthy and time passes.
    [[nodiscard]] QString run(const History &history);
    // Results that came after their scope had changed, so far.
    [[nodiscard]] int lateResults() const noexcept { return m_lateResults; }
    // What each ask of a connection was answered.
    [[nodiscard]] const std::vector<ReferenceModel::Answer> &answers(int connection) const
    {
        return m_answers[size_t(connection)];
    }

private:
    static constexpr int kNodes = ReferenceModel::kNodes;
    // How often each scope has changed its state.
    using Moves = std::array<std::array<int, kNodes>, 2>;
    struct Held
    {
        Permit permit;
        int model = ReferenceModel::kNone;
        int connection = 0;
        int path = 0;
        Moves moves{}; // when it was admitted, or judged at its first content
    };
    struct Probe
    {
        qint64 since = 0;
        bool open = false;
    };

    void play(const Step &step);
    void playAll(const Step &step);
    void ask(const Step &step);
    void checkAdmitted(const Step &step, bool isProbe);
    void checkDenial(const ScopePath &path, const Denial &denial);
    void checkSettled(const Held &held, const Outcome &outcome,
                      const std::array<ReferenceModel::Seen, 4> &before);
    [[nodiscard]] std::array<ReferenceModel::Seen, 4> seenOn(const Held &held) const;
    // Reads the journal: nothing in it may name another destination.
    void drain();
    void settle(size_t at, const Outcome &outcome);
    void restart(bool reboot);
    void keepPaths();
    void compare();
    void liveness();
    [[nodiscard]] bool isClosed(const ScopePath &path) const;
    void expect(bool truth, const char *what);
    [[nodiscard]] std::optional<size_t> permitOf(const Step &step) const;
    [[nodiscard]] ScopePath pathOf(int connection, int path) const;
    [[nodiscard]] ScopeKey keyOf(int connection, int node) const;
    [[nodiscard]] qint64 toModel(std::optional<BootTime> time) const;
    [[nodiscard]] ReferenceModel::Seen seen(int connection, int node) const;

    World m_world;
    ReferenceModel m_model;
    std::array<ConnectionId, 2> m_ids;
    std::array<int, 2> m_edits{};
    std::vector<Held> m_permits;
    Moves m_moves{};
    // The probe last admitted on each leaf, as long as nothing ended it.
    std::array<std::array<Probe, 3>, 2> m_probes{};
    // Kept over the whole history, whatever comes and goes meanwhile.
    std::array<std::array<PathHandle, ReferenceModel::kPaths>, 2> m_handles;
    std::array<std::vector<ReferenceModel::Answer>, 2> m_answers;
    QString m_failure;
    int m_lateResults = 0;
};

} // namespace breakerbox::breaker
