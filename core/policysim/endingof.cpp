// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "endingof.h"

#include <policysim/ending.h>

#include <algorithm>
#include <array>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::Attention;
using breaker::Category;
using breaker::Evidence;
using breaker::Outcome;
using breaker::ScopeKind;
using breaker::ServiceLevel;
using breaker::Verdict;

namespace {

// All that an outcome does to breakers, gates and configuration states.
struct Effect
{
    Verdict verdict = Verdict::Inconclusive;
    bool ofTransport = false; // a failure of the transport
    bool ofConnection = false;
    Attention attention = Attention::None;
    std::optional<Milliseconds> limit; // 0 = a limit without a time

    bool operator==(const Effect &) const = default;
};

struct Sample
{
    Category category;
    int status; // 0: the word
    const char *body;
    Word word = Word::Response;
};

// Ways to write each category, the usual one first. The bodies hold machine words only.
constexpr const char *kPage = "<html></html>";
constexpr std::array kSamples{
    Sample{Category::Ok, 0, "", Word::Ok},
    Sample{Category::NameNotFound, 0, "", Word::Dns},
    Sample{Category::ConnectionRefused, 0, "", Word::Refused},
    Sample{Category::ConnectTimedOut, 0, "", Word::ConnectTimeout},
    Sample{Category::TlsFailed, 0, "", Word::Tls},
    Sample{Category::ResetBeforeResponse, 0, "", Word::Reset},
    Sample{Category::FirstByteTimedOut, 0, "", Word::FirstByteTimeout},
    Sample{Category::StreamStalled, 0, "", Word::Stalled},
    Sample{Category::StreamBroken, 0, "", Word::StreamBroken},
    Sample{Category::UserStopped, 0, "", Word::UserStop},
    Sample{Category::OwnDeadline, 0, "", Word::OverallDeadline},
    Sample{Category::StorageFailed, 0, "", Word::StoreFailure},
    Sample{Category::ToolDenied, 0, "", Word::ToolDenied},
    Sample{Category::ServerError, 500, ""},
    Sample{Category::Overloaded, 503, R"({"error":{"type":"overloaded_error"}})"},
    Sample{Category::Overloaded, 529, R"({"error":{"type":"overloaded_error"}})"},
    Sample{Category::CapacityShared, 503, R"({"error":{"code":"capacity_exceeded"}})"},
    Sample{Category::GatewayError, 502, kPage},
    Sample{Category::RateLimitedModel, 429, ""},
    Sample{Category::RateLimitedModel, 429, R"({"error":{"type":"rate_limit_error"}})"},
    Sample{Category::RateLimitedRequests, 429, R"({"error":{"type":"requests"}})"},
    Sample{Category::RateLimitedTokens, 429, R"({"error":{"type":"tokens"}})"},
    Sample{Category::CredentialInvalid, 401, ""},
    Sample{Category::CredentialMissing, 401, ""},
    Sample{Category::QuotaExhausted, 402, R"({"error":{"code":"insufficient_quota"}})"},
    Sample{Category::PermissionDenied, 403, ""},
    Sample{Category::RegionUnsupported, 403,
           R"({"error":{"code":"unsupported_country_region_territory"}})"},
    Sample{Category::ModelNotFound, 404, R"({"error":{"code":"model_not_found"}})"},
    Sample{Category::EndpointNotFound, 404, ""},
    Sample{Category::PayloadTooLarge, 413, ""},
    Sample{Category::ContextTooLong, 400, R"({"error":{"code":"context_length_exceeded"}})"},
    Sample{Category::UnsupportedParameter, 400, R"({"error":{"code":"unsupported_parameter"}})"},
    Sample{Category::ModelOutputInvalid, 400, R"({"error":{"code":"json_validate_failed"}})"},
    Sample{Category::MalformedRequest, 400, ""},
};

Effect effectOf(const Outcome &outcome)
{
    Effect effect;
    effect.ofTransport = outcome.transport == Verdict::Failure;
    effect.verdict = effect.ofTransport ? Verdict::Failure : outcome.service;
    effect.ofConnection = effect.verdict == Verdict::Failure && !effect.ofTransport &&
                          outcome.level == ServiceLevel::Connection;
    effect.attention = outcome.attention;
    if (outcome.limit)
        effect.limit = outcome.limit->delay.value_or(Milliseconds(0));
    return effect;
}

bool isRateLimit(Category category)
{
    return category == Category::RateLimitedRequests || category == Category::RateLimitedTokens ||
           category == Category::RateLimitedModel;
}

Effect effectOf(const Evidence &evidence)
{
    Effect effect;
    effect.verdict = evidence.verdict;
    const bool failed = evidence.verdict == Verdict::Failure;
    effect.ofTransport = failed && evidence.scope.kind == ScopeKind::Transport;
    effect.ofConnection = failed && evidence.scope.kind == ScopeKind::Connection;
    if (evidence.cause != LifecycleCause::Normal)
        return effect;
    breaker::JudgeFacts facts;
    facts.category = evidence.category;
    effect.attention = breaker::judge(facts).attention;
    if (isRateLimit(evidence.category) || evidence.hint.count() > 0)
        effect.limit = evidence.hint;
    return effect;
}

// Machine words in the place where each protocol's parser or classifier looks for them: all read a
// JSON error from the body of an answer that is none.
Ending written(const Sample &sample, int status, Milliseconds hint)
{
    Ending ending;
    ending.word = sample.word;
    if (sample.word != Word::Response)
        return ending;
    ending.head.status = status;
    ending.body = sample.body;
    if (ending.body == kPage)
        ending.head.headers.push_back({"content-type", "text/html"});
    if (hint.count() > 0 && hint.count() % 1000 == 0)
        ending.head.headers.push_back({"retry-after", QByteArray::number(hint.count() / 1000)});
    else if (hint.count() > 0)
        ending.head.headers.push_back({"retry-after-ms", QByteArray::number(hint.count())});
    return ending;
}

// With the status that was seen first: that is what a person knows the incident by.
std::vector<Ending> candidatesOf(const Evidence &evidence)
{
    std::vector<Ending> candidates;
    const int seen = evidence.httpStatus;
    const bool isError = seen >= 300;
    if (isError)
        candidates.push_back(written({evidence.category, seen, ""}, seen, evidence.hint));
    for (const bool asSeen : {true, false}) {
        for (const Sample &sample : kSamples) {
            const bool fits = sample.category == evidence.category &&
                              (!asSeen || (isError && sample.word == Word::Response));
            if (fits)
                candidates.push_back(written(sample, asSeen ? seen : sample.status, evidence.hint));
        }
    }
    return candidates;
}

// For what has no way of its own: the plainest end of the same effect.
Ending plainest(const Effect &effect)
{
    const Milliseconds hint = effect.limit.value_or(Milliseconds(0));
    const auto of = [hint](Category category) {
        const auto sample = std::ranges::find(kSamples, category, &Sample::category);
        return written(*sample, sample->status, hint);
    };
    if (effect.verdict == Verdict::Success)
        return of(Category::Ok);
    if (effect.ofTransport)
        return of(Category::ConnectionRefused);
    if (effect.ofConnection)
        return of(Category::GatewayError);
    if (effect.verdict == Verdict::Failure)
        return of(Category::ServerError);
    switch (effect.attention) {
    case Attention::Credential:
        return of(Category::CredentialInvalid);
    case Attention::Billing:
        return of(Category::QuotaExhausted);
    case Attention::Model:
        return of(Category::ModelNotFound);
    case Attention::None:
        break;
    }
    return of(effect.limit ? Category::RateLimitedModel : Category::UserStopped);
}

} // namespace

Likeness endingOf(const Evidence &evidence, breaker::Operation operation,
                  connections::Protocol protocol, const providers::Adapters &adapters)
{
    const Effect effect = effectOf(evidence);
    const providers::ProtocolAdapter *adapter = adapters.find(protocol);
    if (!adapter)
        return {plainest(effect), false};
    const connections::Preset preset;
    const EndingFacts facts{*adapter, preset, operation, false, evidence.time};
    std::optional<Ending> alike;
    for (const Ending &candidate : candidatesOf(evidence)) {
        const Outcome outcome = outcomeOf(candidate, facts);
        if (effectOf(outcome) != effect)
            continue;
        if (outcome.category == evidence.category)
            return {candidate, true};
        if (!alike)
            alike = candidate;
    }
    return {alike ? *alike : plainest(effect), false};
}

} // namespace breakerbox::policysim
