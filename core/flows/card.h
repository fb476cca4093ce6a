// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <base/ids.h>
#include <breaker/admission.h>
#include <breaker/values/outcome.h>
#include <connections/connection.h>
#include <scheduler/spendbook.h>

#include <QString>
#include <QUrl>

#include <optional>
#include <vector>

namespace breakerbox::flows {

// Which card stands in a turn. Each has its own sentence and its own first remedy (design 3, 7).
enum class CardKind {
    None = 0,
    Failing, // an open circuit held it back, or it failed for a reason that counts
    RateLimited,
    Billing,    // empty account, spend limit
    Credential, // key missing or rejected
    KeychainLocked,
    NoKeychain,
    ModelMissing,
    ModelNotLoaded,
    ModelLoading,  // a local server is loading its model: waits by itself
    ServerStopped, // a local server does not run
    OutOfMemory,   // a local server has no memory for the model
    Endpoint,      // wrong address, redirect
    Certificate,
    Permission,  // permission, region
    Request,     // the request itself: too long, too large, malformed, parameter
    Offline,     // this computer
    Paused,      // by the user
    Interrupted, // partial text kept; the rest may be asked for again
    HeldOver,    // held when the program ended: asks, never sends by itself
    Trial,       // another request is being tried (probe in flight, gate trial, recovering)
    Local,       // something here failed: storage, keychain
    Proxy,       // the proxy was not reached, refused, or wants a login
    Paced,       // the user's own pace: waits by itself
    Spend,       // the user's own limit is reached: asks
    Reader,      // someone new would read it, or it would leave a local-only conversation
    DrillOver,   // it was held in a drill that has ended: asks
};

enum class CardPhase {
    Asking = 0, // waits for the user
    Waiting,    // will be sent by itself at `until`
    Trying,     // one request is under way
};

// Why a choice is not offered. None = it is.
enum class Refusal {
    None = 0,
    NotUseful,
    LimitedUntil,
    ProbeInFlight,
    TooSoon,
    NeedsAction,
    Offline,
    NoOtherConnection,
    Paused
};

struct Choice
{
    Refusal refusal = Refusal::NotUseful;
    std::optional<BootTime> from; // LimitedUntil, TooSoon: when it becomes possible

    [[nodiscard]] bool isOffered() const { return refusal == Refusal::None; }
    bool operator==(const Choice &) const = default;
};

// One group of like failures in the line of evidence: "503 ×2".
struct EvidenceGroup
{
    breaker::Category category = breaker::Category::Unknown;
    int httpStatus = 0;
    int count = 0;

    bool operator==(const EvidenceGroup &) const = default;
};

struct EvidenceLine
{
    int failures = 0;
    int outcomes = 0; // failures out of so many
    Milliseconds span{0};
    std::vector<EvidenceGroup> groups;

    bool operator==(const EvidenceLine &) const = default;
};

// One earlier try of this request, for Details.
struct TryLine
{
    WallTime time{};
    breaker::Category category = breaker::Category::Unknown;
    Phase phase = Phase::Unknown;
    int httpStatus = 0;
    Milliseconds latency{0};
    QString requestId;

    bool operator==(const TryLine &) const = default;
};

// Everything a breaker card shows, as a value. ui/text makes sentences of it.
struct Card
{
    CardKind kind = CardKind::None;
    CardPhase phase = CardPhase::Asking;
    MessageId message; // the reply's turn it stands in
    ConnectionId connection;
    QString connectionName;
    connections::ConnectionKind connectionKind = connections::ConnectionKind::Unknown;
    QString host; // in ASCII, with the port if it is not the scheme's
    ModelId model;
    breaker::Category category = breaker::Category::Unknown;
    Phase failedPhase = Phase::Unknown;
    int httpStatus = 0;
    QString requestId;
    QString providerText; // plain, masked
    QString parameter;
    QString proxy;                // Proxy: "host:port", if it is known
    connections::Pace pace;       // Paced: what the user set
    scheduler::Spending spending; // Spend: how far it came
    breaker::HoldReason hold = breaker::HoldReason::None;
    breaker::Provenance provenance = breaker::Provenance::OwnGuess;
    Milliseconds claim{0};         // what the provider asked for
    std::optional<BootTime> since; // when the wait began: the bar's start
    std::optional<BootTime> until; // when it may be sent
    WallTime untilWall{};
    bool ready = false;  // its wait ran out and nobody chose: it may be tried again
    bool over = false;   // what it tells of has passed: nothing holds it, nothing failed since
    WallTime failedAt{}; // when the last try of this message failed; zero = unknown
    std::optional<WallTime> workedAt; // the connection answered another request after that
    bool longAgo = false;             // failedAt was not in the last hours
    EvidenceLine evidence;
    std::vector<TryLine> tries;
    bool sent = false;        // an attempt left this machine
    bool mayBeBilled = false; // bytes left and no clean refusal came back
    // Trying only: the limit that runs.
    Phase runningPhase = Phase::Unknown;
    std::optional<BootTime> phaseSince;
    std::optional<BootTime> phaseLimit;
    // Choices.
    Choice wait;
    Choice retryNow;
    Choice switchTo;
    bool goOn = false; // the rest of a reply that was cut can be asked for
    bool edit = true;
    bool discard = true;
    bool repairKey = false;
    bool chooseModel = false;
    bool editConnection = false;
    bool changeAddress = false;
    bool resume = false; // the user paused it
    bool drill = false;  // pretended: the message stays, unsent; nothing else done here is kept
    QString address;     // the connection's whole base URL, for changeAddress
    bool changeReach = false; // proxy or certificate file can be put right in the card
    QString ownProxy;         // "host:port" of the connection's own proxy
    QString proxyUser;
    QString caFile;
    bool unlockKeychain = false;
    QUrl page;         // billing page or the page where keys are made; empty = none
    QString startHint; // how the local server is started
    Error error;       // CardKind::Local, KeychainLocked, NoKeychain

    bool operator==(const Card &) const = default;
};

} // namespace breakerbox::flows
