// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/virtualclock.h>
#include <chat/message.h>
#include <connections/boundary.h>
#include <flows/card.h>

#include <array>

namespace breakerbox::fakes {

using namespace Qt::StringLiterals;

inline constexpr std::array kCardKinds{
    flows::CardKind::Failing,       flows::CardKind::RateLimited,    flows::CardKind::Billing,
    flows::CardKind::Credential,    flows::CardKind::KeychainLocked, flows::CardKind::NoKeychain,
    flows::CardKind::ModelMissing,  flows::CardKind::ModelNotLoaded, flows::CardKind::ModelLoading,
    flows::CardKind::ServerStopped, flows::CardKind::OutOfMemory,    flows::CardKind::Endpoint,
    flows::CardKind::Certificate,   flows::CardKind::Permission,     flows::CardKind::Request,
    flows::CardKind::Offline,       flows::CardKind::Paused,         flows::CardKind::Interrupted,
    flows::CardKind::HeldOver,      flows::CardKind::Trial,          flows::CardKind::Local,
    flows::CardKind::Proxy,         flows::CardKind::Paced,          flows::CardKind::Spend,
    flows::CardKind::Reader,        flows::CardKind::DrillOver,
};

inline void hold(flows::Card &card, const VirtualClock &clock, Seconds span)
{
    card.since = clock.now();
    card.until = clock.now() + span;
    card.untilWall = clock.wall() + span;
    card.wait.refusal = flows::Refusal::None;
}

// A likely card of a kind, at the moment the clock shows.
inline flows::Card sampleCard(flows::CardKind kind, const VirtualClock &clock)
{
    using breaker::Category;
    flows::Card card;
    card.kind = kind;
    card.message = MessageId(QUuid::createUuidV5(QUuid(), QString::number(int(kind))));
    card.connectionName = u"OpenAI · Personal"_s;
    card.connectionKind = connections::ConnectionKind::Cloud;
    card.host = u"api.openai.com"_s;
    card.model = ModelId(u"gpt-4.1-mini"_s);
    card.retryNow.refusal = flows::Refusal::None;
    card.switchTo.refusal = flows::Refusal::None;
    const auto local = [&card] {
        card.connectionName = u"Ollama"_s;
        card.connectionKind = connections::ConnectionKind::Local;
        card.host = u"127.0.0.1:11434"_s;
        card.model = ModelId(u"llama3.2:8b"_s);
    };
    switch (kind) {
    case flows::CardKind::Failing:
        hold(card, clock, Seconds(38));
        card.category = Category::ServerError;
        card.httpStatus = 503;
        card.failedPhase = Phase::WaitingForFirstByte;
        card.requestId = u"req_8c1f0a77d2b94f5f"_s;
        card.providerText = u"The server is currently overloaded with other requests."_s;
        card.evidence = {3,
                         3,
                         Milliseconds(120'000),
                         {{Category::ServerError, 503, 2}, {Category::FirstByteTimedOut, 0, 1}}};
        card.tries = {{clock.wall(), Category::ServerError, Phase::WaitingForFirstByte, 503,
                       Milliseconds(1240), u"req_8c1f0a77d2b94f5f"_s}};
        break;
    case flows::CardKind::RateLimited:
        hold(card, clock, Seconds(180));
        card.category = Category::RateLimitedRequests;
        card.provenance = breaker::Provenance::Stated;
        card.claim = Milliseconds(180'000);
        card.retryNow = {flows::Refusal::LimitedUntil, card.until};
        break;
    case flows::CardKind::Billing:
        card.category = Category::QuotaExhausted;
        card.page = QUrl(u"https://platform.openai.com/settings/organization/billing"_s);
        break;
    case flows::CardKind::Credential:
        card.category = Category::CredentialInvalid;
        card.httpStatus = 401;
        card.sent = true;
        card.repairKey = true;
        card.page = QUrl(u"https://platform.openai.com/api-keys"_s);
        card.retryNow.refusal = flows::Refusal::NeedsAction;
        break;
    case flows::CardKind::KeychainLocked:
        card.unlockKeychain = true;
        card.error = {ErrorCode::SecretLocked, u"collection locked"_s, ErrorOrigin::Local};
        break;
    case flows::CardKind::NoKeychain:
        card.repairKey = true;
        card.error = {ErrorCode::SecretStoreUnavailable, {}, ErrorOrigin::Local};
        break;
    case flows::CardKind::ModelMissing:
    case flows::CardKind::Permission:
        card.category = kind == flows::CardKind::Permission ? Category::PermissionDenied
                                                            : Category::ModelNotFound;
        card.chooseModel = kind == flows::CardKind::ModelMissing;
        card.editConnection = kind == flows::CardKind::Permission;
        card.sent = true;
        break;
    case flows::CardKind::ModelNotLoaded:
    case flows::CardKind::OutOfMemory:
        local();
        card.chooseModel = true;
        card.sent = true;
        break;
    case flows::CardKind::ModelLoading:
        local();
        card.phase = flows::CardPhase::Waiting;
        break;
    case flows::CardKind::ServerStopped:
        local();
        card.category = Category::ConnectionRefused;
        card.startHint = u"ollama serve"_s;
        break;
    case flows::CardKind::Endpoint:
        card.connectionName = u"Team proxy"_s;
        card.host = u"proxy.example.org:8443"_s;
        card.httpStatus = 308;
        card.sent = true;
        card.editConnection = true;
        card.changeAddress = true;
        card.address = u"https://proxy.example.org:8443/v1"_s;
        card.retryNow.refusal = flows::Refusal::NotUseful;
        break;
    case flows::CardKind::Certificate:
        card.category = Category::CertificateInvalid;
        card.editConnection = true;
        break;
    case flows::CardKind::Request:
        card.category = Category::ContextTooLong;
        card.sent = true;
        card.retryNow.refusal = flows::Refusal::NotUseful;
        break;
    case flows::CardKind::Offline:
        card.phase = flows::CardPhase::Waiting;
        card.retryNow.refusal = flows::Refusal::Offline;
        break;
    case flows::CardKind::Paused:
        card.resume = true;
        card.retryNow.refusal = flows::Refusal::Paused;
        break;
    case flows::CardKind::Interrupted:
        card.category = Category::StreamBroken;
        card.sent = true;
        card.mayBeBilled = true;
        break;
    case flows::CardKind::HeldOver:
        card.wait.refusal = flows::Refusal::None;
        break;
    case flows::CardKind::Trial:
        card.wait.refusal = flows::Refusal::None;
        card.retryNow.refusal = flows::Refusal::ProbeInFlight;
        break;
    case flows::CardKind::Local:
        card.error = {ErrorCode::DiskFull, u"write: no space left"_s, ErrorOrigin::Local};
        break;
    case flows::CardKind::Proxy:
        card.category = Category::ProxyLoginNeeded;
        card.proxy = u"proxy.example.org:3128"_s;
        card.editConnection = true;
        break;
    case flows::CardKind::Paced:
        hold(card, clock, Seconds(24));
        card.phase = flows::CardPhase::Waiting;
        card.pace = {3, 20'000};
        card.editConnection = true;
        break;
    case flows::CardKind::Spend:
        card.spending = {scheduler::SpendScope::Month, 5'120'000, 5'000'000, {}, false};
        card.editConnection = true;
        break;
    case flows::CardKind::Reader:
        card.error = {ErrorCode::NotAllowed, u"boundary"_s, ErrorOrigin::Local};
        break;
    case flows::CardKind::DrillOver:
    case flows::CardKind::None:
        break;
    }
    return card;
}

inline chat::Message userMessage(const QString &text, const VirtualClock &clock)
{
    chat::Message message;
    message.id = MessageId(QUuid::createUuid());
    message.role = chat::Role::User;
    message.text = text;
    message.created = clock.wall();
    return message;
}

inline chat::Message reply(const QString &text, const VirtualClock &clock)
{
    chat::Message message;
    message.id = MessageId(QUuid::createUuid());
    message.role = chat::Role::Assistant;
    message.text = text;
    message.created = clock.wall();
    message.model = ModelId(u"claude-sonnet-4"_s);
    message.boundary =
        connections::Boundary{connections::BoundaryClass::Company, u"Anthropic"_s, {}}.key();
    message.duration = Milliseconds(3200);
    message.usage.outputTokens = 412;
    message.usage.inputTokens = 1280;
    return message;
}

} // namespace breakerbox::fakes
