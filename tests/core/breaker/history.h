// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "referencemodel.h"
#include "world.h"

namespace breakerbox::breaker {

// One thing that happens. Numbers are taken modulo what there is, so that a history stays sound
// when parts of it are left out.
struct Step
{
    enum class Kind {
        Send = 0, // asks and settles at once
        Ask,
        Settle,
        Drop,
        FirstContent,
        Wait,
        Wake,
        Restart,
        Reboot,
        Reset,
        Pause,
        Resume,
        Edit,
        Offline,
        Online,
        ClearAttention,
    };
    Kind kind = Kind::Wait;
    int connection = 0;
    int path = 0;
    int outcome = 0; // index of an outcome, or of a span
    int which = 0;   // request, permit or node
    bool manual = false;

    [[nodiscard]] QString toString() const;
    // False for what concerns all.
    [[nodiscard]] bool isOfConnection(int index) const;
};
using History = std::vector<Step>;

// The same for the same seed: up to 200 steps, mostly sends that fail in runs.
[[nodiscard]] History randomHistory(std::uint64_t seed);

// Machine and model through one history.
class Trial
{
public:
    explicit Trial(const std::optional<Policy> &modelPolicy = std::nullopt);

    // What went wrong; empty if nothing did. At the end the service is healthy and time passes.
    [[nodiscard]] QString run(const History &history);
    // What each ask of a connection was answered.
    [[nodiscard]] const std::vector<ReferenceModel::Answer> &answers(int connection) const
    {
        return m_answers[size_t(connection)];
    }

private:
    struct Held
    {
        Permit permit;
        int model = ReferenceModel::kNone;
        int connection = 0;
        int path = 0;
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
    void settle(size_t at, const Outcome &outcome);
    void restart(bool reboot);
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
    // The probe last admitted on each leaf, as long as nothing ended it.
    std::array<std::array<Probe, 3>, 2> m_probes{};
    std::array<std::vector<ReferenceModel::Answer>, 2> m_answers;
    QString m_failure;
};

} // namespace breakerbox::breaker
