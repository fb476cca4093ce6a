// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/phase.h>
#include <breaker/values/category.h>

#include <QString>

#include <optional>

namespace breakerbox::breaker {

// Breakers see verdicts, never status codes.
enum class Verdict : std::uint8_t { Inconclusive = 0, Success, Failure };

// The lowest node of the service tree an outcome speaks about: the leaf (operation, model), or the
// connection's service node (a gateway's own page lies below all models; design 3).
enum class ServiceLevel : std::uint8_t { Leaf = 0, Connection };

// Where a limit holds. Unknown = the provider did not say: the leaf.
enum class LimitScope : std::uint8_t { Unknown = 0, Model, Operation, Connection };

// Where a deadline comes from; every deadline keeps it (breaker.md 1.1).
enum class Provenance : std::uint8_t {
    OwnGuess = 0, // our ladder
    Stated,       // the provider named a time
    Declared,     // the provider declared capacity trouble with a time
};

// Configuration trouble an outcome proves (breaker.md 1.1). Cleared by editing the connection or a
// user's retry that works.
enum class Attention : std::uint8_t { None = 0, Credential, Billing, Model };

// A limit as the provider told it. delay absent = it named none: the gate guesses.
struct RateLimit
{
    LimitScope scope = LimitScope::Unknown;
    std::optional<Milliseconds> delay; // > 0, unbounded: as claimed; the gate bounds it
    Provenance provenance = Provenance::OwnGuess;

    bool operator==(const RateLimit &) const = default;
};

// How an attempt ended. Made by a classifier, or by ownOutcome() for causes on this side. Never
// holds content: providerText is the provider's own error words, masked and cut.
struct Outcome
{
    Category category = Category::Unknown;
    Phase phase = Phase::Unknown;
    LifecycleCause cause = LifecycleCause::Normal;
    // The judgement (see judge()).
    Verdict transport = Verdict::Inconclusive;
    Verdict service = Verdict::Inconclusive;
    ServiceLevel level = ServiceLevel::Leaf;
    std::optional<RateLimit> limit;
    Attention attention = Attention::None;
    // For people.
    int httpStatus = 0; // 0 = no response
    QString requestId;
    QString providerText;    // plain, key-like strings masked, at most 2,000 characters
    QString transportDetail; // how this side names a fault of the transport: codes and host only
    QString parameter;       // UnsupportedParameter: which one; CertificateInvalid: why, in words
    // ContextTooLong: how many tokens the model takes, if the provider said.
    std::optional<qint64> contextLength = {};
    Milliseconds latency{0}; // request start to end
    Milliseconds firstByteAfter{0};
    bool contentArrived = false; // some text came before the end

    bool operator==(const Outcome &) const = default;
};

// What judge() needs to know beside the category.
struct JudgeFacts
{
    Category category = Category::Unknown;
    LifecycleCause cause = LifecycleCause::Normal;
    bool responseBegan = false; // any HTTP response arrived: proves the transport
    bool sessionWasUp = false;  // TCP (and TLS if any) were established
    bool standardLimit = true;  // a timeout at the connection's standard limit or longer
    bool suspended = false;     // the machine slept during the attempt
    bool deviceOffline = false; // offline, waking, or a local outage (R45)
};

struct Judgement
{
    Verdict transport = Verdict::Inconclusive;
    Verdict service = Verdict::Inconclusive;
    ServiceLevel level = ServiceLevel::Leaf;
    Attention attention = Attention::None;

    bool operator==(const Judgement &) const = default;
};

// The table of breaker.md 1.4, line by line. The only place that decides what counts.
[[nodiscard]] Judgement judge(const JudgeFacts &facts);

// An outcome for an end on this side (stop, suspend, storage…): inconclusive all through.
[[nodiscard]] Outcome ownOutcome(Category category, LifecycleCause cause, Phase phase);

[[nodiscard]] QString toName(Verdict verdict);     // "success", "failure", "inconclusive"
[[nodiscard]] QString toName(Attention attention); // "credential", …
[[nodiscard]] QString toName(LimitScope scope);
[[nodiscard]] QString toName(Provenance provenance); // "own_guess", "stated", "declared"
[[nodiscard]] Verdict verdictFromName(QStringView name);
[[nodiscard]] Attention attentionFromName(QStringView name);
[[nodiscard]] Provenance provenanceFromName(QStringView name);

} // namespace breakerbox::breaker
