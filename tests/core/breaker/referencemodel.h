// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/admission.h>
#include <breaker/values/policy.h>

#include <array>
#include <optional>
#include <vector>

namespace breakerbox::breaker {

// The breaker once more, as small and plain as it can be said: no journal, no rows, no pointers,
// milliseconds since the start. Written from breaker.md, to disagree with the machine where one of
// them is wrong. Two connections; chat with models A and B, embeddings with model E.
class ReferenceModel
{
public:
    using Time = qint64; // milliseconds
    static constexpr int kConnections = 2;
    static constexpr int kPaths = 3; // chat/A, chat/B, embeddings/E
    static constexpr int kNodes = 7; // transport, service, chat, embeddings, A, B, E
    static constexpr int kNone = -1;

    struct Answer
    {
        HoldReason reason = HoldReason::None;
        Time until = kNone;
        int permit = kNone;
        bool probe = false;
        bool operator==(const Answer &) const = default;
    };
    struct Seen
    {
        bool closed = true;
        int level = 0;
        Time retryNotBefore = kNone;
        int samples = 0;
        int run = 0;
        bool probing = false;
        Time gateUntil = kNone;
        int attention = 0;
        bool operator==(const Seen &) const = default;
    };

    explicit ReferenceModel(const Policy &policy)
        : m_policy(policy)
    {}

    void advance(Time by) { m_now += by; }
    [[nodiscard]] Time now() const { return m_now; }
    Answer ask(int connection, int path, bool manual, quint64 request);
    void firstContent(int permit);
    void settle(int permit, const Outcome &outcome);
    void drop(int permit) { settle(permit, Outcome{}); }
    void woke();
    void restart();
    void edit(int connection);
    void reset(int connection, int node);
    void setPaused(int connection, bool paused);
    void setOffline(bool offline) { m_offline = offline; }
    void clearAttention(int connection);
    [[nodiscard]] Seen seen(int connection, int node) const;

private:
    struct Held
    {
        Time time;
        bool failure;
        quint64 request;
        int child; // 0 own, 1 unknown, else a child
    };
    struct Gate
    {
        Time until = kNone;
        bool stated = false;
        int step = 0;
        int steppedBy = kNone; // the last permit given when the step was taken
        int holder = kNone;
        Time lease = 0;
    };
    struct Node
    {
        bool known = false; // made by the first outcome that is more than a success
        bool open = false;
        int level = 0;
        Time rnb = 0;
        Time probeFrom = 0;
        Time lastProbe = kNone;
        Time lastClose = kNone;
        Time lastVerdict = kNone;
        std::vector<Held> held;
        int version = 0;
        int holder = kNone;
        Time lease = 0;
        bool manual = false;
        int successes = 0;
        int cap = 0;
        Time capEnd = 0;
        int inFlight = 0;
        Gate gate;
        int attention = 0;
    };
    struct Connection
    {
        std::array<Node, kNodes> nodes;
        bool paused = false;
        int identity = 0;
        std::vector<std::pair<int, Time>> limited; // path, when
    };
    struct Permit
    {
        int connection;
        int path;
        quint64 request;
        std::array<int, 4> versions{};
        std::array<bool, 4> judged{};
        int identity;
        int wakes;
        int run;
        bool manual;
        bool probe = false;
        bool used = false;
    };

    [[nodiscard]] static std::array<int, 4> steps(int path);
    [[nodiscard]] std::array<Node *, 4> nodesOf(const Permit &permit);
    [[nodiscard]] Answer judgeAsk(int connection, int path, bool manual) const;
    [[nodiscard]] bool isBusy(const Node &node) const;
    [[nodiscard]] int runOf(const Node &node) const;
    [[nodiscard]] int levelOf(const Node &node) const;
    [[nodiscard]] bool trips(const Node &node, bool parent) const;
    [[nodiscard]] static int childOf(int path, int step, bool gateway);
    void expire(const Permit &permit);
    static void freeProbe(Node &node);
    void hold(Node &node, bool failure, quint64 request, int child);
    void open(Node &node, int level, Time hint);
    void succeedProbe(Node &node, bool transport);
    void failProbe(Node &node, const Held &held, Time hint);
    void releaseProbe(Node &node, int permit);
    void widen(Node &node) const;
    void settleTransport(int id, Verdict verdict);
    void settleService(int id, const Outcome &outcome, Verdict verdict);
    void failService(int id, const Outcome &outcome);
    void settleGates(int id, bool success);
    void limit(int id, const Outcome &outcome);
    void attend(int id, const Outcome &outcome, bool success);
    void keepOrForget(Node &node, bool parent) const;

    Policy m_policy;
    Time m_now = 0;
    std::array<Connection, kConnections> m_connections;
    std::vector<Permit> m_permits;
    bool m_offline = false;
    int m_wakes = 0;
    Time m_wokeAt = -1'000'000;
    int m_run = 0; // of the program
};

} // namespace breakerbox::breaker
