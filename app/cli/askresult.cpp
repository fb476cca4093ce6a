// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "askresult.h"

#include <flows/breakerjson.h>

#include <QJsonArray>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using breaker::Category;
using scheduler::ExchangeResult;
using scheduler::ResultKind;

namespace {

bool isLimit(Category category)
{
    return category == Category::RateLimitedModel || category == Category::RateLimitedRequests ||
           category == Category::RateLimitedTokens;
}

bool isAccount(Category category)
{
    return category == Category::CredentialInvalid || category == Category::CredentialMissing ||
           category == Category::QuotaExhausted || category == Category::PermissionDenied ||
           category == Category::RegionUnsupported;
}

bool needsSetting(Category category)
{
    return category == Category::EndpointNotFound || category == Category::CertificateInvalid ||
           category == Category::ModelNotFound || category == Category::ModelNotLoaded ||
           category == Category::ProxyRefused || category == Category::ProxyLoginNeeded ||
           category == Category::AuthorityFileMissing || category == Category::AuthorityFileInvalid;
}

bool isInputFault(Category category)
{
    return category == Category::MalformedRequest || category == Category::ContextTooLong ||
           category == Category::PayloadTooLarge || category == Category::UnsupportedParameter;
}

Category categoryOf(const AskFacts &facts)
{
    if (facts.result.attempts == 0 && facts.result.denial)
        return facts.result.denial->cause;
    return facts.result.outcome.category;
}

QString statusOf(const AskFacts &facts)
{
    const Category category = facts.result.outcome.category;
    switch (facts.result.kind) {
    case ResultKind::Answered:
        return u"answered"_s;
    case ResultKind::Interrupted:
        return u"interrupted"_s;
    case ResultKind::Declined:
        return u"declined"_s;
    case ResultKind::Held:
        return u"held"_s;
    case ResultKind::Blocked:
        return u"blocked"_s;
    case ResultKind::Cancelled:
        return facts.result.denial ? u"held"_s : u"failed"_s;
    case ResultKind::None:
    case ResultKind::Failed:
        break;
    }
    if (isLimit(category))
        return u"held"_s;
    return isAccount(category) ? u"blocked"_s : u"failed"_s;
}

ExitCode codeOfBlocked(const AskFacts &facts)
{
    if (facts.result.hasError) {
        switch (facts.result.error.code) {
        case ErrorCode::SecretLocked:
        case ErrorCode::SecretMissing:
        case ErrorCode::SecretStoreUnavailable:
            return ExitCode::Credential;
        default:
            return ExitCode::Configuration;
        }
    }
    // The user's own limit is a setting of the connection.
    const auto reason =
        facts.result.denial ? facts.result.denial->reason : breaker::HoldReason::None;
    const bool ownLimit = reason == breaker::HoldReason::SpendMonth ||
                          reason == breaker::HoldReason::SpendConversation;
    return ownLimit || needsSetting(categoryOf(facts)) ? ExitCode::Configuration
                                                       : ExitCode::Credential;
}

bool isStorageFault(const Error &error)
{
    switch (error.code) {
    case ErrorCode::DiskFull:
    case ErrorCode::ReadOnly:
    case ErrorCode::StorageFailed:
    case ErrorCode::StorageCorrupt:
        return true;
    default:
        return false;
    }
}

ExitCode codeOf(const QString &status, const AskFacts &facts)
{
    if (facts.result.hasError && isStorageFault(facts.result.error))
        return ExitCode::Storage;
    if (status == "answered"_L1)
        return ExitCode::Answered;
    if (status == "held"_L1)
        return ExitCode::Held;
    if (status == "blocked"_L1)
        return codeOfBlocked(facts);
    if (status == "failed"_L1 && needsSetting(facts.result.outcome.category))
        return ExitCode::Configuration;
    if (status == "failed"_L1 && isInputFault(facts.result.outcome.category))
        return ExitCode::BadInput;
    return ExitCode::AttemptFailed;
}

QString evidenceOf(const AskFacts &facts)
{
    const breaker::Outcome &outcome = facts.result.outcome;
    if (facts.result.attempts == 0) {
        if (!facts.result.denial)
            return u"not-counted"_s;
        return facts.result.kind == ResultKind::Blocked ? u"account"_s : u"hold"_s;
    }
    if (outcome.transport == breaker::Verdict::Failure ||
        outcome.service == breaker::Verdict::Failure)
        return u"failure"_s;
    if (outcome.service == breaker::Verdict::Success)
        return u"success"_s;
    if (outcome.limit)
        return u"hold"_s;
    return outcome.attention == breaker::Attention::Credential ||
                   outcome.attention == breaker::Attention::Billing
               ? u"account"_s
               : u"not-counted"_s;
}

QString scopeName(const AskFacts &facts)
{
    switch (facts.scopeKey.kind) {
    case breaker::ScopeKind::Transport:
        return facts.connection + u"#transport"_s;
    case breaker::ScopeKind::Operation:
        return facts.connection + u'/' + breaker::toName(facts.scopeKey.operation);
    case breaker::ScopeKind::Model:
        return facts.connection + u'/' + breaker::toName(facts.scopeKey.operation) + u'/' +
               facts.scopeKey.model.toString();
    case breaker::ScopeKind::Unknown:
    case breaker::ScopeKind::Connection:
        break;
    }
    return facts.connection;
}

QJsonArray remediesOf(const std::optional<flows::Card> &card)
{
    QJsonArray remedies;
    if (!card)
        return remedies;
    const auto add = [&](bool offered, const QString &word) {
        if (offered)
            remedies.append(word);
    };
    add(card->wait.isOffered(), u"wait"_s);
    add(card->retryNow.isOffered(), u"retry_now"_s);
    add(card->switchTo.isOffered(), u"switch"_s);
    add(card->repairKey, u"repair_key"_s);
    add(card->unlockKeychain, u"unlock_keychain"_s);
    add(card->chooseModel, u"choose_model"_s);
    add(card->editConnection, u"edit_connection"_s);
    add(card->kind == flows::CardKind::Billing, u"billing"_s);
    add(card->kind == flows::CardKind::ServerStopped, u"start_server"_s);
    add(card->kind == flows::CardKind::Request, u"edit_request"_s);
    return remedies;
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue numberOrNull(const std::optional<qint64> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

} // namespace

AskReport reportAsk(const AskFacts &facts)
{
    const ExchangeResult &result = facts.result;
    const QString status = statusOf(facts);
    const Category category = categoryOf(facts);
    std::optional<BootTime> until = result.denial ? result.denial->until : std::nullopt;
    if (!until && facts.card)
        until = facts.card->until;
    QJsonArray calls;
    for (const chat::ToolCall &call : facts.reply.toolCalls)
        calls.append(QJsonObject{
            {u"id"_s, call.id}, {u"name"_s, call.name}, {u"arguments"_s, call.arguments}});

    QJsonObject object{
        {u"status"_s, status},
        {u"text"_s, facts.reply.text},
        {u"reasoning"_s, facts.reply.reasoning},
        {u"finish_reason"_s, facts.reply.finish == chat::FinishReason::None
                                 ? QJsonValue()
                                 : QJsonValue(chat::toName(facts.reply.finish))},
        {u"usage"_s,
         QJsonObject{{u"input_tokens"_s, numberOrNull(facts.reply.usage.inputTokens)},
                     {u"output_tokens"_s, numberOrNull(facts.reply.usage.outputTokens)}}},
        {u"connection"_s, facts.connection},
        {u"model"_s, facts.model.toString()},
        {u"boundary"_s, textOrNull(facts.boundary)},
        {u"conversation"_s, facts.reply.conversation.toString()},
        {u"category"_s,
         category == Category::Unknown ? QJsonValue() : QJsonValue(breaker::toName(category))},
        {u"phase"_s, result.attempts > 0 ? QJsonValue(toName(result.outcome.phase)) : QJsonValue()},
        {u"http_status"_s,
         result.outcome.httpStatus > 0 ? QJsonValue(result.outcome.httpStatus) : QJsonValue()},
        {u"request_id"_s, textOrNull(result.outcome.requestId)},
        {u"evidence"_s, evidenceOf(facts)},
        {u"scope"_s, scopeName(facts)},
        {u"breaker_state"_s,
         breaker::toName(facts.scope ? facts.scope->state : breaker::CircuitState::Closed)},
        {u"tool_calls"_s, calls},
        {u"retry_not_before"_s, flows::isoTime(flows::onTheWall(until, facts.now, facts.wall))},
        {u"attempts"_s, result.attempts},
        {u"message"_s, textOrNull(facts.message)},
        {u"remedies"_s, remediesOf(facts.card)},
    };
    return {codeOf(status, facts), object};
}

} // namespace breakerbox::app
