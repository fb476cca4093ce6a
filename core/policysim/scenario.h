// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <breaker/values/policy.h>
#include <breaker/values/scope.h>
#include <connections/connection.h>
#include <net/httptransport.h>

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>
#include <vector>

// A scripted world for the breaker, as values. The file format is described in README.md.
namespace breakerbox::policysim {

// Virtual time since the scenario's start.
using Moment = std::chrono::nanoseconds;

// A scenario lasts no longer; its moments stay far from what their type can hold.
inline constexpr double kLongestSeconds = 1e9;

[[nodiscard]] Moment moment(double seconds);
[[nodiscard]] double seconds(Moment moment);

// Ends of an attempt that have a word.
enum class Word {
    Response = 0, // none: Ending says what was answered
    Ok,
    Refused,
    Dns,
    Tls,
    ConnectTimeout,
    Reset,
    FirstByteTimeout,
    Stalled,
    StreamBroken,
    EmptyStream,
    OverallDeadline,
    CallerDeadline,
    UserStop,
    StoreFailure,
    ToolDenied,
    Never,
};
[[nodiscard]] QString toName(Word word);
// Response for a word that is none.
[[nodiscard]] Word wordFromName(QStringView name);

// How an attempt ends.
struct Ending
{
    Word word = Word::Ok;
    Moment after{0};                 // until it is known
    std::optional<Moment> contentAt; // until the first content, for a stream
    // Word::Response only.
    net::HttpHead head;
    QByteArray body;
    bool frame = false; // body is what the stream of a 200 carries
};

// The connection's place in Scenario::connections.
using ConnectionIndex = std::size_t;

struct ConnectionPlan
{
    QString name;
    connections::ConnectionKind kind = connections::ConnectionKind::Cloud;
    connections::Protocol protocol = connections::Protocol::OpenAiChat;
    breaker::Policy policy;
};

// What attempts meet that are sent from `from` until before `to`.
struct WorldSpan
{
    ConnectionIndex connection = 0;
    Moment from{0};
    Moment to{0};
    Ending ending;
};

// A node of a connection's tree, or the gate on it ("c/chat/A@rate").
struct ScopeName
{
    ConnectionIndex connection = 0;
    breaker::ScopeKind kind = breaker::ScopeKind::Connection;
    breaker::Operation operation = breaker::Operation::Unknown;
    ModelId model;
    bool gate = false;
};

enum class Decision { Admit = 0, Probe, Hold, Blocked };
[[nodiscard]] QString toName(Decision decision);
[[nodiscard]] std::optional<Decision> decisionFromName(QStringView name);

// A time that is expected, or that there is none.
struct ExpectedTime
{
    std::optional<Moment> time;
};

struct AskStep
{
    ConnectionIndex connection = 0;
    breaker::Operation operation = breaker::Operation::Chat;
    ModelId model;
    QString request; // empty = a new one each time
    bool manual = false;
    std::optional<Ending> ending; // absent: what the world says
    std::optional<Decision> decision;
    std::optional<ExpectedTime> until;
};
struct SuspendStep
{
    Moment span{0};
};
struct WallStep
{
    Milliseconds by{0};
};
struct RestartStep
{
    bool boot = false;
    Moment down{0};
};
struct NetworkStep
{
    bool up = true;
};
enum class UserAct { Pause = 0, Resume, Reset, Edit };
struct UserStep
{
    UserAct act = UserAct::Pause;
    ConnectionIndex connection = 0;
    std::optional<ScopeName> scope;        // Reset: this one only
    std::optional<breaker::Policy> policy; // Edit: a new policy instead of a new key
};
struct ExpectedNumber
{
    QString key; // of expectableNumbers()
    double value = 0;
};
struct ExpectStep
{
    ScopeName scope;
    QString name; // of the scope, as written
    QString state;
    std::optional<ExpectedTime> retryNotBefore;
    std::optional<QString> needs; // empty = nothing
    std::optional<bool> paused;
    std::vector<ExpectedNumber> numbers;
};

struct Step
{
    Moment at{0};
    QString path; // where it stands in the file: "events[3]"
    std::variant<AskStep, SuspendStep, WallStep, RestartStep, NetworkStep, UserStep, ExpectStep>
        what;
};

struct Scenario
{
    std::vector<ConnectionPlan> connections;
    std::vector<WorldSpan> world;
    std::vector<Step> steps; // in order of time
    std::uint64_t seed = 1;
    WallTime wall = wallFromMilliseconds(1'767'225'600'000); // 2026-01-01
    double costPerCall = 0;
    double timeoutCost = 0; // seconds
};

} // namespace breakerbox::policysim
