// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Where a conversation has been, and who may not read it any more.

#include "chatflow.h"
#include "chatstate.h"
#include "connectionsflow.h"
#include "journey.h"

#include <store/conversationrepository.h>
#include <store/draftrepository.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

namespace {

struct Rows
{
    std::vector<store::LedgerRow> ledger;
    std::vector<store::ConsentRow> consents;
};

Result<Rows> readRows(store::Database &database, const ConversationId &id)
{
    const store::LedgerRepository repository(database);
    auto ledger = repository.ofConversation(id);
    if (!ledger)
        return std::unexpected(ledger.error());
    auto consents = repository.consents(id);
    if (!consents)
        return std::unexpected(consents.error());
    return Rows{std::move(*ledger), std::move(*consents)};
}

void addCost(JourneyCost &sum, const store::LedgerRow &row, const ConnectionsFlow &connections)
{
    if (!row.inputTokens && !row.outputTokens)
        return;
    const auto cost = connections.costOf(
        row.connection, row.model, {row.inputTokens.value_or(0), row.outputTokens.value_or(0), 0},
        connections::Requests::One);
    if (!cost) {
        sum.whole = false;
        return;
    }
    sum.amounts[cost->currency] += cost->amount;
    sum.estimate = sum.estimate || cost->estimate;
    if (cost->read.isValid() && (!sum.read.isValid() || cost->read < sum.read))
        sum.read = cost->read;
}

JourneyStep stepOf(const store::LedgerRow &row, const ConnectionsFlow &connections)
{
    JourneyStep step;
    step.time = row.time;
    step.purpose = row.purpose;
    if (const ConnectionView *view = connections.find(row.connection))
        step.connectionName = view->connection.name;
    step.boundary = row.boundary;
    step.model = row.model;
    step.scheme = row.scheme;
    step.host = row.port > 0 ? QStringLiteral("%1:%2").arg(row.host).arg(row.port) : row.host;
    step.proxy = row.proxy;
    step.attempt = row.attemptNumber;
    step.reason = row.reason;
    step.messages = row.messageCount;
    step.bytesUp = row.bytesUp;
    step.bytesDown = row.bytesDown;
    step.category = breaker::categoryFromName(row.category);
    step.ended = row.closed;
    step.consented = !row.consent.isNull();
    return step;
}

} // namespace

Result<ChatFlow::State::Read> ChatFlow::State::read(store::Database &database,
                                                    const ConversationId &id)
{
    auto tree = readTree(database, id);
    if (!tree)
        return std::unexpected(tree.error());
    const auto consents = store::LedgerRepository(database).consents(id);
    if (!consents)
        return std::unexpected(consents.error());
    Read read;
    read.tree = std::move(*tree);
    // Lost files of a draft do not keep a conversation from being read.
    if (auto files = store::DraftRepository(database).files(id))
        read.draftFiles = std::move(*files);
    for (const store::ConsentRow &row : *consents) {
        if (row.scope == QLatin1String("this_conversation") && !row.revoked)
            read.grants.insert(row.to, row.id);
    }
    // Only turns without a whole reply have a card to tell of their tries.
    if (std::ranges::any_of(read.tree.messages, [](const chat::Message &message) {
            return message.role == chat::Role::Assistant &&
                   message.state != chat::TurnState::Complete;
        })) {
        const auto rows = store::LedgerRepository(database).ofConversation(id);
        if (!rows)
            return std::unexpected(rows.error());
        read.trail = trailOf(*rows);
    }
    return read;
}

void ChatFlow::State::take(Read read)
{
    grants = std::move(read.grants);
    draftFiles = std::move(read.draftFiles);
    trail = std::move(read.trail);
    takeQueue(read.tree.messages);
    takeTree(std::move(read.tree));
}

void ChatFlow::journey(QObject *context, std::function<void(Result<Journey>)> done) const
{
    const ConnectionsFlow &connections = *m_state->rooms.connections;
    m_state->rooms.storage.submit(
        context,
        [id = m_state->conversation.id](store::Database &database) {
            return readRows(database, id);
        },
        [&connections, done = std::move(done)](const Result<Rows> &rows) {
            if (!rows) {
                done(std::unexpected(rows.error()));
                return;
            }
            Journey journey;
            for (const store::LedgerRow &row : rows->ledger) {
                journey.steps.push_back(stepOf(row, connections));
                addCost(journey.cost, row, connections);
            }
            for (const store::ConsentRow &row : rows->consents)
                journey.consents.push_back({row.time, row.to, row.scope, row.revoked});
            done(std::move(journey));
        });
}

void ChatFlow::revoke(const QString &boundary)
{
    chat::Conversation &conversation = m_state->conversation;
    if (boundary == conversation.home || conversation.allowed.removeAll(boundary) == 0)
        return;
    m_state->grants.remove(boundary);
    m_state->publishRow();
    m_state->rooms.storage.write(
        [kept = conversation, boundary](store::Database &database) -> Result<void> {
            store::Transaction transaction(database);
            if (auto begun = transaction.begin(); !begun)
                return begun;
            if (auto saved = store::ConversationRepository(database).save(kept); !saved)
                return saved;
            store::LedgerRepository repository(database);
            auto consents = repository.consents(kept.id);
            if (!consents)
                return std::unexpected(consents.error());
            for (store::ConsentRow &row : *consents) {
                if (row.to != boundary || row.scope != QLatin1String("this_conversation"))
                    continue;
                row.revoked = true;
                if (auto saved = repository.saveConsent(row); !saved)
                    return saved;
            }
            return transaction.commit();
        });
    Q_EMIT conversationChanged();
    m_state->refreshCards();
}

} // namespace breakerbox::flows
