// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <connections/baseurl.h>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using scheduler::ChatExchange;
using scheduler::ExchangeState;

void FakeAttemptLog::release()
{
    for (const auto &[entry, done] : std::exchange(m_held, {})) {
        opened.push_back(entry);
        done({});
    }
}

void FakeAttemptLog::probing(const std::vector<breaker::StoredScope> &scopes)
{
    probes.emplace_back(opened.size(), scopes);
}

void FakeAttemptLog::open(const scheduler::LedgerEntry &entry,
                          std::function<void(Result<void>)> done)
{
    switch (m_mode) {
    case Mode::Ok:
        opened.push_back(entry);
        done({});
        return;
    case Mode::Held:
        m_held.emplace_back(entry, std::move(done));
        return;
    case Mode::Broken:
        done(failure(ErrorCode::DiskFull));
        return;
    }
}

std::optional<connections::Connection> FakeDirectory::connection(const ConnectionId &id) const
{
    const auto found = connections.find(id);
    if (found == connections.end())
        return std::nullopt;
    return found->second;
}

providers::ModelNotes FakeDirectory::notes(const ConnectionId &connection,
                                           const ModelId &model) const
{
    const auto found = learned.find({connection, model});
    return found == learned.end() ? providers::ModelNotes() : found->second;
}

void FakeDirectory::setNotes(const ConnectionId &connection, const ModelId &model,
                             const providers::ModelNotes &notes)
{
    learned[{connection, model}] = notes;
}

Watch::Watch(ChatExchange &exchange)
{
    connect(&exchange, &ChatExchange::stateChanged, this, [this](ExchangeState state) {
        static const std::map<ExchangeState, QString> words{
            {ExchangeState::Queued, u"queued"_s},       {ExchangeState::Held, u"held"_s},
            {ExchangeState::Waiting, u"waiting"_s},     {ExchangeState::Sending, u"sending"_s},
            {ExchangeState::Streaming, u"streaming"_s}, {ExchangeState::Finished, u"end"_s}};
        said.append(words.at(state));
    });
    connect(&exchange, &ChatExchange::restarted, this, [this] {
        said.append(u"restarted"_s);
        text.clear();
    });
    connect(&exchange, &ChatExchange::finished, this, [this] { said.append(u"finished"_s); });
    connect(&exchange, &ChatExchange::eventsArrived, this,
            [this](const std::vector<chat::StreamEvent> &events) {
                ++batches;
                for (const auto &event : events) {
                    if (const auto *delta = std::get_if<chat::TextDelta>(&event))
                        text += delta->text;
                }
            });
}

breaker::HoldReason Submit::hold() const
{
    return exchange->denial() ? exchange->denial()->reason : breaker::HoldReason::None;
}

SchedulerBench::SchedulerBench()
    : m_start(clock.now())
{
    scheduler = std::make_unique<scheduler::RequestScheduler>(
        scheduler::SchedulerParts{clock, clock, random, breakers, transport, adapters, keychain,
                                  session, environment, log, directory});
    QObject::connect(
        scheduler.get(), &scheduler::RequestScheduler::happened, scheduler.get(),
        [this](const breaker::Happenings &news) {
            evidence.insert(evidence.end(), news.evidence.begin(), news.evidence.end());
            transitions.insert(transitions.end(), news.transitions.begin(), news.transitions.end());
        });
}

connections::Connection SchedulerBench::add(const QString &url, connections::ConnectionKind kind,
                                            connections::CredentialSource source)
{
    connections::Connection connection;
    connection.id = ConnectionId(random.uuid());
    connection.name = url;
    connection.kind = kind;
    connection.protocol = connections::Protocol::OpenAiChat;
    connection.baseUrl = QUrl(url);
    connection.credential.source = source;
    connection.boundary = connections::boundaryForUrl(connection.baseUrl);
    connection.limits = connections::Limits::standard(kind);
    update(connection);
    return connection;
}

void SchedulerBench::update(const connections::Connection &connection)
{
    directory.connections[connection.id] = connection;
    const bool local = connection.kind == connections::ConnectionKind::Local;
    auto policy = local ? breaker::Policy::local() : breaker::Policy::cloud();
    policy.jitter = 0;
    const bool loopback =
        connections::classifyHost(connection.baseUrl) == connections::HostClass::Device;
    breakers.setConnection(connection.id, connection.fingerprint(), policy,
                           loopback ? breaker::ReachedBy::Loopback : breaker::ReachedBy::Network,
                           connection.baseUrl.host().toUtf8());
}

scheduler::Request SchedulerBench::request(const connections::Connection &connection)
{
    scheduler::Request request;
    request.id = RequestId(random.uuid());
    request.conversation = ConversationId(random.uuid());
    request.message = MessageId(random.uuid());
    request.connection = connection.id;
    request.prompt.model = ModelId(u"m"_s);
    request.prompt.messages.push_back({chat::Role::User, u"CANARY-C"_s, {}, {}, {}, {}, {}});
    return request;
}

Submit SchedulerBench::submit(scheduler::Request request)
{
    Submit submit;
    submit.exchange = scheduler->submit(std::move(request));
    submit.watch = std::make_unique<Watch>(*submit.exchange);
    return submit;
}

void SchedulerBench::open(const connections::Connection &connection, int requests)
{
    for (int i = 0; i < requests; ++i) {
        // x-should-retry keeps each request to one attempt.
        transport.next(
            answers(503, "{\"error\":{\"message\":\"busy\"}}", {{"x-should-retry", "false"}}));
        const auto failing = submit(connection);
        run();
    }
}

std::optional<breaker::ScopeSnapshot>
SchedulerBench::leaf(const connections::Connection &connection) const
{
    return breakers.snapshot(
        {breaker::ScopeKind::Model, connection.id, breaker::Operation::Chat, ModelId(u"m"_s)},
        clock.now());
}

Milliseconds SchedulerBench::elapsed() const
{
    return std::chrono::duration_cast<Milliseconds>(clock.now() - m_start);
}

} // namespace breakerbox::tests
