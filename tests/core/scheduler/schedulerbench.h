// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/virtualclock.h>
#include <scheduler/requestscheduler.h>
#include <support/fakesecretstore.h>
#include <support/faketransport.h>

#include <map>
#include <memory>

namespace breakerbox::tests {

// The ledger in memory. "Durable" comes at once, late, never, or not at all.
class FakeAttemptLog final : public scheduler::AttemptLog
{
public:
    enum class Mode { Ok = 0, Held, Broken };
    void setMode(Mode mode) { m_mode = mode; }
    // Answers all that is held: durable.
    void release();

    void probing(const std::vector<breaker::StoredScope> &scopes) override;
    void open(const scheduler::LedgerEntry &entry, std::function<void(Result<void>)> done) override;
    void close(const scheduler::LedgerResult &result) override { closed.push_back(result); }

    std::vector<scheduler::LedgerEntry> opened; // durable ones
    // Scopes of probes, with the number of rows opened before.
    std::vector<std::pair<std::size_t, std::vector<breaker::StoredScope>>> probes;
    std::vector<scheduler::LedgerResult> closed;

private:
    Mode m_mode = Mode::Ok;
    std::vector<std::pair<scheduler::LedgerEntry, std::function<void(Result<void>)>>> m_held;
};

class FakeDirectory final : public scheduler::Directory
{
public:
    [[nodiscard]] std::optional<connections::Connection>
    connection(const ConnectionId &id) const override;
    [[nodiscard]] const connections::Preset &preset(const connections::Connection &) const override
    {
        return m_preset;
    }
    [[nodiscard]] connections::Boundary boundary(const connections::Connection &connection,
                                                 const ModelId &model) const override
    {
        return connections::boundaryOf(connection, model);
    }
    [[nodiscard]] providers::ModelNotes notes(const ConnectionId &connection,
                                              const ModelId &model) const override;
    void setNotes(const ConnectionId &connection, const ModelId &model,
                  const providers::ModelNotes &notes) override;

    std::map<ConnectionId, connections::Connection> connections;
    std::map<std::pair<ConnectionId, ModelId>, providers::ModelNotes> learned;

private:
    connections::Preset m_preset;
};

// What an exchange said, in words.
class Watch final : public QObject
{
public:
    explicit Watch(scheduler::ChatExchange &exchange);

    QStringList said; // "held", "waiting", "restarted", "finished", …
    QString text;
    int batches = 0; // eventsArrived
};

struct Submit
{
    std::unique_ptr<scheduler::ChatExchange> exchange;
    std::unique_ptr<Watch> watch;

    scheduler::ChatExchange *operator->() const { return exchange.get(); }
    [[nodiscard]] scheduler::ExchangeState state() const { return exchange->state(); }
    [[nodiscard]] scheduler::ResultKind kind() const { return exchange->result().kind; }
    [[nodiscard]] breaker::Category category() const { return exchange->result().outcome.category; }
    [[nodiscard]] breaker::HoldReason hold() const;
};

// A scheduler with real breakers and adapters, on virtual time; everything around it is fake.
// Jitter of the ladder is off, so that times are round.
class SchedulerBench
{
public:
    SchedulerBench();

    // Added and known to the breakers. Without a key unless `source` says where one is.
    connections::Connection
    add(const QString &url, connections::ConnectionKind kind = connections::ConnectionKind::Cloud,
        connections::CredentialSource source = connections::CredentialSource::None);
    // The directory and the breakers learn of the change.
    void update(const connections::Connection &connection);

    [[nodiscard]] scheduler::Request request(const connections::Connection &connection);
    [[nodiscard]] Submit submit(scheduler::Request request);
    [[nodiscard]] Submit submit(const connections::Connection &connection)
    {
        return submit(request(connection));
    }
    // Submits, runs and lets it fail with 503 so often that the leaf opens; `requests` of them.
    void open(const connections::Connection &connection, int requests = 3);

    void run(Milliseconds span = Milliseconds(0)) { clock.advance(span); }
    [[nodiscard]] std::optional<breaker::ScopeSnapshot>
    leaf(const connections::Connection &connection) const;
    [[nodiscard]] Milliseconds elapsed() const;

    VirtualClock clock;
    SeededRandom random{7};
    breaker::Breakers breakers{clock, random};
    FakeTransport transport{clock, clock};
    providers::Adapters adapters;
    FakeSecretStore keychain{clock};
    FakeSecretStore session{clock};
    FakeSecretStore environment{clock};
    FakeAttemptLog log;
    FakeDirectory directory;
    std::vector<breaker::Evidence> evidence; // as told by happened()
    std::vector<breaker::Transition> transitions;
    std::unique_ptr<scheduler::RequestScheduler> scheduler;

private:
    BootTime m_start{};
};

} // namespace breakerbox::tests
