// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storeledger.h"

#include <store/breakerrepository.h>
#include <store/ledgerrepository.h>

namespace breakerbox::flows {

namespace {

QString purposeName(net::Purpose purpose)
{
    switch (purpose) {
    case net::Purpose::Unknown:
        break;
    case net::Purpose::Chat:
        return QStringLiteral("chat");
    case net::Purpose::ModelList:
        return QStringLiteral("model_list");
    case net::Purpose::ConnectionTest:
        return QStringLiteral("connection_test");
    case net::Purpose::Title:
        return QStringLiteral("title");
    case net::Purpose::TokenCount:
        return QStringLiteral("token_count");
    case net::Purpose::Image:
        return QStringLiteral("image");
    }
    return QStringLiteral("unknown");
}

} // namespace

void StoreLedger::probing(const std::vector<breaker::StoredScope> &scopes)
{
    m_storage.write([scopes](store::Database &database) {
        return store::BreakerRepository(database).saveScopes(scopes);
    });
}

void StoreLedger::open(const scheduler::LedgerEntry &entry, std::function<void(Result<void>)> done)
{
    store::LedgerRow row;
    row.attempt = entry.attempt;
    row.request = entry.request;
    row.conversation = entry.conversation;
    row.message = entry.message;
    row.time = entry.time;
    row.purpose = purposeName(entry.purpose);
    row.connection = entry.connection;
    row.boundary = entry.boundary;
    row.model = entry.model.toString();
    row.scheme = entry.scheme;
    row.host = entry.host;
    row.port = entry.port;
    row.proxy = entry.proxy;
    row.attemptNumber = entry.attemptNumber;
    row.reason = entry.reason;
    row.consent = entry.consent.value_or(ConsentId());
    row.messageCount = entry.messageCount;
    row.bytesUp = entry.bytesUp;
    m_storage.submit(
        this,
        [row](store::Database &database) { return store::LedgerRepository(database).open(row); },
        std::move(done));
}

void StoreLedger::close(const scheduler::LedgerResult &result)
{
    store::LedgerRow row;
    row.attempt = result.attempt;
    row.address = result.address;
    row.certificateFingerprint = result.certificateFingerprint;
    row.bytesDown = result.bytesDown;
    row.proxy = result.proxy;
    row.inputTokens = result.inputTokens;
    row.outputTokens = result.outputTokens;
    row.duration = result.duration;
    row.category = breaker::toName(result.outcome.category);
    row.phase = toName(result.outcome.phase);
    row.cause = toName(result.outcome.cause);
    row.httpStatus = result.outcome.httpStatus;
    row.requestId = result.outcome.requestId;
    row.closed = true;
    m_storage.write(
        [row](store::Database &database) { return store::LedgerRepository(database).close(row); });
}

} // namespace breakerbox::flows
