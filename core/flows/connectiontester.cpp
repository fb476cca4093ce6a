// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectiontester.h"

#include "rooms.h"
#include "stages.h"

#include <scheduler/requestscheduler.h>

#include <QPointer>

#include <algorithm>

namespace breakerbox::flows {

using connections::CredentialSource;
using connections::PasswordPlace;
using scheduler::ChatExchange;
using scheduler::ExchangeResult;

namespace {

// Ollama lists "llama3:latest" for what is called "llama3" (providers.md 8).
bool lacks(const std::vector<connections::ModelInfo> &list, const ModelId &model)
{
    const QString &name = model.toString();
    return !model.isEmpty() && !list.empty() &&
           std::none_of(list.begin(), list.end(), [&name](const connections::ModelInfo &info) {
               const QString id = info.id.toString();
               return id == name || id == name + QLatin1String(":latest");
           });
}

// Pages, or models asked for what they can do, after the first answer: as many as a person waits
// for.
constexpr int kMostQueries = 20;

// Another model, or what one tells of itself: that fills what its list left open.
void merge(std::vector<connections::ModelInfo> &models, const connections::ModelInfo &told)
{
    using connections::Capability;
    const auto found = std::ranges::find(models, told.id, &connections::ModelInfo::id);
    if (found == models.end()) {
        models.push_back(told);
        return;
    }
    const auto fill = [](Capability &known, Capability said) {
        known = known == Capability::Unknown ? said : known;
    };
    fill(found->images, told.images);
    fill(found->tools, told.tools);
    fill(found->reasoning, told.reasoning);
    if (!found->contextLength)
        found->contextLength = told.contextLength;
    if (found->remoteHost.isEmpty())
        found->remoteHost = told.remoteHost;
    found->chat = found->chat && told.chat;
}

} // namespace

ConnectionTester::ConnectionTester(Rooms &rooms)
    : m_rooms(rooms)
{}

ConnectionTester::~ConnectionTester() = default;

const connections::Connection *ConnectionTester::trial(const ConnectionId &id) const
{
    const auto found = m_trials.find(id);
    return found == m_trials.end() ? nullptr : &found->second.connection;
}

void ConnectionTester::test(const connections::Connection &connection, ConnectionSecrets typed,
                            ConnectionsFlow::Tested tested)
{
    Trial trial{connection, m_rooms.clock.now(), std::move(tested)};
    const ConnectionId id(m_rooms.random.uuid());
    trial.connection.id = id;
    trial.connection.enabled = connections::Enabled::Yes;
    const CredentialSource source = connection.credential.source;
    const bool stored = source == CredentialSource::Keychain || source == CredentialSource::Session;
    if (!typed.key.isEmpty() || stored)
        trial.connection.credential.source = CredentialSource::Session;
    const PasswordPlace place = connection.proxy.password;
    if (!typed.proxyPassword.isEmpty() || place != PasswordPlace::None)
        trial.connection.proxy.password = PasswordPlace::Session;
    m_trials.emplace(id, std::move(trial));

    // Whatever is needed is put beside the trial's own id, for this run only.
    const Errand key{std::make_shared<secrets::Secret>(std::move(typed.key)),
                     !stored                                ? nullptr
                     : source == CredentialSource::Keychain ? &m_rooms.keychain
                                                            : &m_rooms.session,
                     {connection.id.toString(), connection.origin()}};
    const Errand password{std::make_shared<secrets::Secret>(std::move(typed.proxyPassword)),
                          place == PasswordPlace::None       ? nullptr
                          : place == PasswordPlace::Keychain ? &m_rooms.keychain
                                                             : &m_rooms.session,
                          {connection.id.toString(), connection.proxy.origin()}};
    fetch(id, key, [this, id, password] { fetch(id, password, [this, id] { start(id); }); });
}

void ConnectionTester::fetch(const ConnectionId &id, const Errand &errand,
                             const std::function<void()> &then)
{
    const secrets::SecretRef own{id.toString(), errand.from.origin};
    const auto store = [this, own, then](secrets::Secret secret) {
        m_rooms.session.write(own, std::move(secret),
                              [then, alive = QPointer(&m_context)](const Result<void> &) {
                                  if (alive)
                                      then();
                              });
    };
    if (!errand.typed->isEmpty()) {
        store(std::move(*errand.typed));
    } else if (errand.store) {
        errand.store->read(errand.from, [this, id, store, alive = QPointer(&m_context)](
                                            Result<secrets::Secret> secret) {
            if (!alive)
                return;
            if (secret) {
                store(std::move(*secret));
                return;
            }
            ExchangeResult result;
            result.kind = scheduler::ResultKind::Blocked;
            result.error = secret.error();
            result.hasError = true;
            finish(id, result);
        });
    } else {
        then();
    }
}

void ConnectionTester::start(const ConnectionId &id)
{
    const auto found = m_trials.find(id);
    if (found == m_trials.end())
        return;
    const connections::Connection &connection = found->second.connection;
    m_rooms.breakers.setConnection(id, connection.fingerprint(), breaker::Policy::cloud(),
                                   breaker::ReachedBy::Loopback);
    submit(id, net::Purpose::ConnectionTest,
           [this, id](const ExchangeResult &result) { finish(id, result); });
}

void ConnectionTester::listModels(const ConnectionId &id, Listed listed)
{
    submit(id, net::Purpose::ModelList, std::move(listed));
}

void ConnectionTester::submit(const ConnectionId &id, net::Purpose purpose, Listed listed)
{
    auto listing = std::make_shared<Listing>();
    listing->connection = id;
    listing->purpose = purpose;
    listing->listed = std::move(listed);
    ask(listing, {});
}

void ConnectionTester::ask(const std::shared_ptr<Listing> &listing,
                           const providers::ModelQuery &query)
{
    scheduler::Request request;
    request.id = RequestId(m_rooms.random.uuid());
    request.connection = listing->connection;
    request.purpose = listing->purpose;
    request.operation = breaker::Operation::Models;
    request.kind = breaker::AskKind::Manual;
    request.onHold = scheduler::OnHold::Never;
    request.reason = listing->purpose == net::Purpose::ModelList ? QStringLiteral("models")
                                                                 : QStringLiteral("test");
    request.modelQuery = query;
    const RequestId requestId = request.id;
    auto exchange = m_rooms.scheduler->submit(std::move(request));
    ChatExchange *raw = exchange.get();
    m_running.emplace(requestId, std::move(exchange));
    QObject::connect(raw, &ChatExchange::finished, &m_context,
                     [this, requestId, raw, listing, query] {
                         const ExchangeResult result = raw->result();
                         auto node = m_running.extract(requestId);
                         if (!node.empty())
                             node.mapped().release()->deleteLater();
                         gather(listing, query, result);
                     });
}

// Pages and models one after the other, never more than kMostQueries. What came stays, whatever
// becomes of the rest; a page that does not come is trouble with the list, a model that tells
// nothing of itself is not.
void ConnectionTester::gather(const std::shared_ptr<Listing> &listing,
                              const providers::ModelQuery &query, const ExchangeResult &result)
{
    const bool answered = result.kind == scheduler::ResultKind::Answered;
    if (query.isFirst()) {
        listing->result = result;
    } else if (answered) {
        for (const connections::ModelInfo &model : result.models)
            merge(listing->result.models, model);
    } else if (query.about.isEmpty()) {
        auto models = std::move(listing->result.models);
        listing->result = result;
        listing->result.models = std::move(models);
    }
    if (answered)
        listing->left.insert(listing->left.end(), result.furtherQueries.begin(),
                             result.furtherQueries.end());
    if (!answered || listing->left.empty() || listing->asked >= kMostQueries) {
        listing->listed(listing->result);
        return;
    }
    const providers::ModelQuery next = listing->left.front();
    listing->left.erase(listing->left.begin());
    ++listing->asked;
    ask(listing, next);
}

void ConnectionTester::finish(const ConnectionId &id, const ExchangeResult &result)
{
    auto node = m_trials.extract(id);
    if (node.empty())
        return;
    const Trial &trial = node.mapped();
    TestReport report;
    report.host = trial.connection.baseUrl.host(QUrl::FullyEncoded);
    report.outcome = result.outcome;
    report.error = result.error;
    report.hasError = result.hasError;
    report.duration = std::chrono::floor<Milliseconds>(m_rooms.clock.now() - trial.started);
    report.proxy = result.proxy;
    report.https = trial.connection.baseUrl.scheme() == QLatin1String("https");
    report.keySent = trial.connection.credential.source != CredentialSource::None;
    report.listed = result.kind == scheduler::ResultKind::Answered;
    report.models = static_cast<int>(result.models.size());
    report.list = result.models;
    const connections::Preset &preset = m_rooms.presets.of(trial.connection);
    if (!preset.typedModels && lacks(result.models, trial.connection.defaultModel))
        report.unlisted = trial.connection.defaultModel;
    // A public list proves nothing about the key (providers.md 9.1).
    const bool proves = preset.keyNeeded && preset.id != QLatin1String("openrouter");
    readStages(report, proves ? KeyProves::Yes : KeyProves::No);
    m_rooms.breakers.removeConnection(id);
    m_rooms.session.remove({id.toString(), trial.connection.origin()}, [](const Result<void> &) {});
    m_rooms.session.remove({id.toString(), trial.connection.proxy.origin()},
                           [](const Result<void> &) {});
    trial.tested(report);
}

} // namespace breakerbox::flows
