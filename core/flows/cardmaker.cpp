// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "cardmaker.h"

#include "cardpresent.h"

#include <algorithm>

namespace breakerbox::flows {

using breaker::Category;
using breaker::Denial;
using breaker::HoldReason;
using breaker::Outcome;
using connections::ConnectionKind;

namespace {

CardKind kindOfCategory(Category category, ConnectionKind connection)
{
    const bool local = connection == ConnectionKind::Local;
    switch (category) {
    case Category::Unknown:
    case Category::Ok:
    case Category::ContentFiltered:
    case Category::UserStopped:
    case Category::ToolDenied:
        return CardKind::None;
    case Category::CredentialInvalid:
    case Category::CredentialMissing:
        return CardKind::Credential;
    case Category::PermissionDenied:
    case Category::RegionUnsupported:
        return CardKind::Permission;
    case Category::QuotaExhausted:
        return CardKind::Billing;
    case Category::EndpointNotFound:
        return CardKind::Endpoint;
    case Category::CertificateInvalid:
    case Category::AuthorityFileMissing:
    case Category::AuthorityFileInvalid:
        return CardKind::Certificate;
    case Category::ProxyFailed:
    case Category::ProxyRefused:
    case Category::ProxyLoginNeeded:
        return CardKind::Proxy;
    case Category::ModelNotFound:
        return CardKind::ModelMissing;
    case Category::ModelNotLoaded:
        return CardKind::ModelNotLoaded;
    case Category::LocalLoading:
        return CardKind::ModelLoading;
    case Category::LocalOutOfMemory:
        return CardKind::OutOfMemory;
    case Category::MalformedRequest:
    case Category::ContextTooLong:
    case Category::PayloadTooLarge:
    case Category::UnsupportedParameter:
    case Category::ModelOutputInvalid:
        return CardKind::Request;
    case Category::RateLimitedRequests:
    case Category::RateLimitedTokens:
    case Category::RateLimitedModel:
        return CardKind::RateLimited;
    case Category::ConnectionRefused:
        return local ? CardKind::ServerStopped : CardKind::Failing;
    case Category::Offline:
        return CardKind::Offline;
    case Category::StorageFailed:
        return CardKind::Local;
    case Category::Suspended:
    case Category::Abandoned:
        return CardKind::Interrupted;
    default:
        return CardKind::Failing;
    }
}

CardKind kindOfHold(const Denial &denial, ConnectionKind connection)
{
    switch (denial.reason) {
    case HoldReason::None:
        return CardKind::None;
    case HoldReason::NeedsCredential:
        return CardKind::Credential;
    case HoldReason::NeedsBilling:
        return CardKind::Billing;
    case HoldReason::NeedsModel:
        return denial.cause == Category::ModelNotLoaded ? CardKind::ModelNotLoaded
                                                        : CardKind::ModelMissing;
    case HoldReason::Offline:
        return CardKind::Offline;
    case HoldReason::Paused:
        return CardKind::Paused;
    case HoldReason::RateLimited:
        // Declared trouble with a time: failing, and the server said until when.
        return denial.provenance == breaker::Provenance::Declared ? CardKind::Failing
                                                                  : CardKind::RateLimited;
    case HoldReason::GateTrial:
    case HoldReason::ProbeInFlight:
    case HoldReason::Recovering:
        return CardKind::Trial;
    case HoldReason::Paced:
        return CardKind::Paced;
    case HoldReason::SpendConversation:
    case HoldReason::SpendMonth:
        return CardKind::Spend;
    case HoldReason::DrillOver:
        return CardKind::DrillOver;
    case HoldReason::Open:
    case HoldReason::TooSoon:
    case HoldReason::UnsafeReplay: {
        const CardKind kind = kindOfCategory(denial.cause, connection);
        return kind == CardKind::ServerStopped || kind == CardKind::OutOfMemory ? kind
                                                                                : CardKind::Failing;
    }
    }
    return CardKind::Failing;
}

CardKind kindOfError(const Error &error)
{
    switch (error.code) {
    case ErrorCode::SecretLocked:
        return CardKind::KeychainLocked;
    case ErrorCode::SecretStoreUnavailable:
        return CardKind::NoKeychain;
    case ErrorCode::SecretMissing:
        return CardKind::Credential;
    case ErrorCode::ConnectionDisabled:
        return CardKind::Paused;
    case ErrorCode::NotAllowed:
        return CardKind::Reader;
    default:
        return CardKind::Local;
    }
}

// What is shown where more than one thing is true: the error here, then a hold that came before
// anything was sent, then how the attempt ended.
CardKind kindOf(const CardFacts &facts, ConnectionKind connection)
{
    if (facts.hasError)
        return kindOfError(facts.error);
    if (facts.outcome) {
        const CardKind kind = cardKindOf(*facts.outcome, connection);
        if (facts.contentArrived && kind == CardKind::Failing)
            return CardKind::Interrupted;
        if (kind != CardKind::None)
            return kind;
    }
    // A message that waited when the program ended asks; what must be repaired first is said first.
    const bool mustAct = facts.denial && (facts.denial->reason == HoldReason::NeedsCredential ||
                                          facts.denial->reason == HoldReason::NeedsBilling ||
                                          facts.denial->reason == HoldReason::NeedsModel);
    if (facts.heldOver && !mustAct)
        return CardKind::HeldOver;
    return facts.denial ? kindOfHold(*facts.denial, connection) : CardKind::None;
}

Choice choiceOf(Refusal refusal, std::optional<BootTime> from = {})
{
    return Choice{refusal, from};
}

bool isWorthRepeating(CardKind kind, const CardFacts &facts)
{
    if (kind == CardKind::Request)
        return facts.outcome && facts.outcome->category == Category::ModelOutputInvalid;
    // A lock refuses even to ask.
    if (kind == CardKind::Reader)
        return facts.error.detail != QLatin1String("local_only");
    return kind != CardKind::Endpoint && kind != CardKind::Trial && kind != CardKind::None;
}

Choice retryChoice(const CardFacts &facts, CardKind kind)
{
    if (!isWorthRepeating(kind, facts))
        return choiceOf(Refusal::NotUseful);
    if (!facts.manualDenial)
        return choiceOf(Refusal::None);
    const Denial &denial = *facts.manualDenial;
    // As the breakers do: what a person has put right is tried by hand.
    if (denial.drill && denial.reason != HoldReason::RateLimited &&
        denial.reason != HoldReason::Offline)
        return choiceOf(Refusal::None);
    switch (denial.reason) {
    case HoldReason::RateLimited:
        return choiceOf(Refusal::LimitedUntil, denial.until);
    case HoldReason::ProbeInFlight:
    case HoldReason::GateTrial:
        return choiceOf(Refusal::ProbeInFlight);
    case HoldReason::TooSoon:
        return choiceOf(Refusal::TooSoon, denial.manualFrom);
    case HoldReason::Offline:
        return choiceOf(Refusal::Offline);
    case HoldReason::Paused:
        return choiceOf(Refusal::Paused);
    case HoldReason::NeedsCredential:
    case HoldReason::NeedsBilling:
    case HoldReason::NeedsModel:
        return choiceOf(Refusal::NeedsAction);
    case HoldReason::None:
    case HoldReason::Open:
    case HoldReason::Recovering:
    case HoldReason::UnsafeReplay:
    case HoldReason::Paced: // the user's own rules: by hand they may be passed
    case HoldReason::SpendConversation:
    case HoldReason::SpendMonth:
    case HoldReason::DrillOver:
        return choiceOf(Refusal::None);
    }
    return choiceOf(Refusal::None);
}

Choice waitChoice(const CardFacts &facts, CardKind kind)
{
    if (facts.phase == CardPhase::Waiting)
        return choiceOf(Refusal::None);
    if (!facts.denial || facts.ready)
        return choiceOf(Refusal::NotUseful);
    switch (kind) {
    case CardKind::Failing:
    case CardKind::RateLimited:
    case CardKind::ServerStopped:
    case CardKind::OutOfMemory:
    case CardKind::Offline:
    case CardKind::Trial:
    case CardKind::HeldOver:
    case CardKind::Paced:
        return choiceOf(Refusal::None);
    default:
        return choiceOf(Refusal::NotUseful);
    }
}

// It ended on the way: nothing of the message was sent.
bool neverLeft(const CardFacts &facts)
{
    if (!facts.outcome)
        return false;
    // A message read back from the store knows its category only.
    switch (facts.outcome->category) {
    case Category::NameNotFound:
    case Category::NameServiceSilent:
    case Category::ConnectionRefused:
    case Category::ConnectTimedOut:
    case Category::TlsFailed:
        return true;
    default:
        break;
    }
    const CardKind kind = kindOfCategory(facts.outcome->category, ConnectionKind::Unknown);
    return kind == CardKind::Proxy || kind == CardKind::Certificate;
}

void addRemedies(Card &card, const CardFacts &facts)
{
    card.repairKey = card.kind == CardKind::Credential || card.kind == CardKind::NoKeychain;
    card.unlockKeychain = card.kind == CardKind::KeychainLocked;
    card.chooseModel = card.kind == CardKind::ModelMissing ||
                       card.kind == CardKind::ModelNotLoaded || card.kind == CardKind::OutOfMemory;
    card.editConnection = card.kind == CardKind::Endpoint || card.kind == CardKind::Certificate ||
                          card.kind == CardKind::Permission || card.kind == CardKind::Proxy ||
                          card.kind == CardKind::Paced || card.kind == CardKind::Spend;
    card.changeAddress = card.kind == CardKind::Endpoint && facts.connection != nullptr;
    card.resume = card.kind == CardKind::Paused && facts.connection != nullptr;
    if (card.changeAddress)
        card.address = facts.connection->baseUrl.toString();
    card.changeReach =
        facts.connection && (card.kind == CardKind::Proxy || card.kind == CardKind::Certificate);
    if (card.changeReach) {
        const connections::ProxySettings &proxy = facts.connection->proxy;
        if (proxy.use == connections::ProxyUse::Own)
            card.ownProxy = proxy.address();
        card.proxyUser = proxy.user;
        card.caFile = facts.connection->caFile;
    }
    if (!facts.preset)
        return;
    if (card.kind == CardKind::Billing)
        card.page = facts.preset->billingPage;
    else if (card.kind == CardKind::Credential)
        card.page = facts.preset->keyPage;
    if (card.kind == CardKind::ServerStopped)
        card.startHint = facts.preset->startHint;
}

void addOutcome(Card &card, const Outcome &outcome)
{
    card.category = outcome.category;
    card.failedPhase = outcome.phase;
    card.httpStatus = outcome.httpStatus;
    card.requestId = outcome.requestId;
    card.providerText = outcome.providerText;
    if (card.error.detail.isEmpty())
        card.error.detail = outcome.transportDetail;
    card.parameter = outcome.parameter;
    // A refusal that came as a whole response was hardly billed; anything cut short may have been.
    card.mayBeBilled =
        outcome.contentArrived || outcome.category == Category::ResetBeforeResponse ||
        outcome.category == Category::FirstByteTimedOut ||
        outcome.category == Category::StreamBroken || outcome.category == Category::StreamStalled;
}

void addSpending(Card &card, const CardFacts &facts)
{
    const auto scope = facts.denial->reason == HoldReason::SpendMonth
                           ? scheduler::SpendScope::Month
                           : scheduler::SpendScope::Conversation;
    const auto found = std::ranges::find(facts.spending, scope, &scheduler::Spending::scope);
    if (found != facts.spending.end())
        card.spending = *found;
}

void addHold(Card &card, const CardFacts &facts)
{
    if (card.kind == CardKind::Spend)
        addSpending(card, facts);
    const Denial &denial = *facts.denial;
    card.hold = denial.reason;
    card.drill = denial.drill;
    card.provenance = denial.provenance;
    card.claim = denial.claim;
    if (card.category == Category::Unknown)
        card.category = denial.cause;
    if (!denial.until)
        return;
    card.since = facts.now;
    card.until = denial.until;
    card.untilWall = facts.wall + std::chrono::ceil<Milliseconds>(*denial.until - facts.now);
}

} // namespace

CardKind cardKindOf(const Outcome &outcome, ConnectionKind connection)
{
    return kindOfCategory(outcome.category, connection);
}

EvidenceLine summarise(const std::vector<breaker::Evidence> &evidence)
{
    EvidenceLine line;
    std::optional<WallTime> first;
    WallTime last{};
    for (const breaker::Evidence &item : evidence) {
        if (!item.counted)
            continue;
        ++line.outcomes;
        if (item.verdict != breaker::Verdict::Failure)
            continue;
        ++line.failures;
        first = first ? std::min(*first, item.time) : item.time;
        last = std::max(last, item.time);
        const auto same = std::ranges::find_if(line.groups, [&](const EvidenceGroup &group) {
            return group.category == item.category && group.httpStatus == item.httpStatus;
        });
        if (same == line.groups.end())
            line.groups.push_back({item.category, item.httpStatus, 1});
        else
            ++same->count;
    }
    if (first)
        line.span = std::max(last - *first, Milliseconds(0));
    std::ranges::stable_sort(line.groups, std::greater(), &EvidenceGroup::count);
    return line;
}

Card makeCard(const CardFacts &facts)
{
    Card card;
    const ConnectionKind connectionKind =
        facts.connection ? facts.connection->kind : ConnectionKind::Unknown;
    card.kind = kindOf(facts, connectionKind);
    if (card.kind == CardKind::None)
        return card;
    card.phase = facts.phase;
    card.message = facts.message;
    card.model = facts.model;
    card.connectionKind = connectionKind;
    if (facts.connection) {
        card.connection = facts.connection->id;
        card.connectionName = facts.connection->name;
        card.host = facts.connection->baseUrl.host(QUrl::FullyEncoded);
        if (const int port = facts.connection->baseUrl.port(); port > 0)
            card.host += QLatin1Char(':') + QString::number(port);
    }
    if (card.kind == CardKind::Paced && facts.connection)
        card.pace = facts.connection->pace;
    if (card.kind == CardKind::Proxy)
        card.proxy = facts.proxy;
    card.sent = facts.sent && !neverLeft(facts);
    card.error = facts.error;
    if (facts.outcome)
        addOutcome(card, *facts.outcome);
    if (facts.denial)
        addHold(card, facts);
    card.evidence = summarise(facts.evidence);
    for (const auto &[ended, outcome] : facts.tries)
        card.tries.push_back({ended, outcome.category, outcome.phase, outcome.httpStatus,
                              outcome.latency, outcome.requestId});
    card.goOn = facts.canContinue && card.kind == CardKind::Interrupted;
    card.wait = waitChoice(facts, card.kind);
    card.retryNow = retryChoice(facts, card.kind);
    card.switchTo = choiceOf(facts.otherTargets ? Refusal::None : Refusal::NoOtherConnection);
    addRemedies(card, facts);
    addPresent(card, facts);
    return card;
}

} // namespace breakerbox::flows
