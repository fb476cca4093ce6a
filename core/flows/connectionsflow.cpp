// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionsstate.h"

#include <providers/modelnotes.h>
#include <providers/sentparameters.h>

#include <algorithm>

namespace breakerbox::flows {

ConnectionsFlow::ConnectionsFlow(Rooms &rooms)
    : m_state(std::make_unique<State>(rooms, *this))
{
    rooms.connections = this;
}

ConnectionsFlow::~ConnectionsFlow() = default;

void ConnectionsFlow::setPolicies(const KindPolicies &policies)
{
    if (policies == m_state->policies)
        return;
    m_state->policies = policies;
    for (const ConnectionView &view : m_state->views)
        m_state->tellBreakers(view.connection);
    m_state->refreshHealth();
    if (m_state->rooms.scheduler)
        m_state->rooms.scheduler->reconsider();
}

const KindPolicies &ConnectionsFlow::policies() const
{
    return m_state->policies;
}

void ConnectionsFlow::load()
{
    connect(m_state->rooms.scheduler, &scheduler::RequestScheduler::happened, this,
            [this](const breaker::Happenings &happenings) { m_state->note(happenings); });
    connect(m_state->rooms.scheduler, &scheduler::RequestScheduler::spendingNear, this,
            &ConnectionsFlow::spendingNear);
    connect(m_state->rooms.scheduler, &scheduler::RequestScheduler::drillChanged, this,
            [this] { m_state->refreshHealth(); });
    connect(m_state->rooms.scheduler, &scheduler::RequestScheduler::waitsChanged, this,
            [this] { m_state->refreshHealth(); });
    m_state->rooms.storage.submit(
        this,
        [now = m_state->rooms.clock.wall()](store::Database &database) {
            return readConnections(database, now);
        },
        [this](Result<LoadedConnections> loaded) {
            if (loaded)
                m_state->apply(std::move(*loaded));
            else
                Q_EMIT loadFailed(loaded.error());
        });
}

const std::vector<ConnectionView> &ConnectionsFlow::connections() const
{
    return m_state->views;
}

const ConnectionView *ConnectionsFlow::find(const ConnectionId &id) const
{
    return m_state->view(id);
}

const ConnectionView *ConnectionsFlow::findByName(const QString &name) const
{
    const auto found = std::ranges::find_if(m_state->views, [&](const ConnectionView &view) {
        return view.connection.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == m_state->views.end() ? nullptr : &*found;
}

const connections::Presets &ConnectionsFlow::presets() const
{
    return m_state->rooms.presets;
}

std::vector<connections::Protocol> ConnectionsFlow::protocols() const
{
    return m_state->rooms.adapters.protocols();
}

void ConnectionsFlow::save(Connection connection, secrets::Secret key, KeepKey keep, Done done)
{
    save(std::move(connection), ConnectionSecrets{std::move(key), {}, keep}, std::move(done));
}

void ConnectionsFlow::save(Connection connection, ConnectionSecrets typed, Done done)
{
    const bool added = connection.id.isNull();
    if (added) {
        connection.id = ConnectionId(m_state->rooms.random.uuid());
        connection.created = m_state->rooms.clock.wall();
        connection.position = static_cast<int>(m_state->views.size());
    }
    m_state->keep(connection, std::move(typed), std::move(done));
}

void ConnectionsFlow::setKey(const ConnectionId &id, secrets::Secret key, KeepKey keep, Done done)
{
    const ConnectionView *view = find(id);
    if (!view)
        done(failure(ErrorCode::ConnectionNotFound));
    else
        m_state->keep(view->connection, {std::move(key), {}, keep}, std::move(done));
}

void ConnectionsFlow::remove(const ConnectionId &id, Done done)
{
    const ConnectionView *view = find(id);
    if (!view) {
        done(failure(ErrorCode::ConnectionNotFound));
        return;
    }
    const Connection connection = view->connection;
    Rooms &rooms = m_state->rooms;
    rooms.storage.submit(
        this,
        [id](store::Database &database) -> Result<void> {
            if (auto removed = store::BreakerRepository(database).removeConnection(id); !removed)
                return removed;
            return store::ConnectionRepository(database).remove(id);
        },
        [this, connection, done = std::move(done)](const Result<void> &removed) {
            if (removed) {
                m_state->keeper.forget(connection);
                m_state->rooms.breakers.removeConnection(connection.id);
                std::erase_if(m_state->views, [&](const ConnectionView &other) {
                    return other.connection.id == connection.id;
                });
                Q_EMIT listChanged();
            }
            done(removed);
        });
}

void ConnectionsFlow::setEnabled(const ConnectionId &id, connections::Enabled enabled, Done done)
{
    const ConnectionView *view = find(id);
    if (!view) {
        done(failure(ErrorCode::ConnectionNotFound));
        return;
    }
    Connection connection = view->connection;
    connection.enabled = enabled;
    m_state->store(connection, std::move(done));
}

void ConnectionsFlow::setDefaultModel(const ConnectionId &id, const ModelId &model)
{
    const ConnectionView *view = find(id);
    if (!view || view->connection.defaultModel == model)
        return;
    Connection connection = view->connection;
    connection.defaultModel = model;
    m_state->store(connection, [](const Result<void> &) {});
}

void ConnectionsFlow::test(const Connection &connection, ConnectionSecrets typed, Tested tested)
{
    m_state->tester.test(connection, std::move(typed), std::move(tested));
}

std::vector<scheduler::Spending> ConnectionsFlow::spending(const ConnectionId &id,
                                                           const ConversationId &talk) const
{
    const ConnectionView *view = find(id);
    return view && m_state->rooms.scheduler
               ? m_state->rooms.scheduler->spending(view->connection, talk)
               : std::vector<scheduler::Spending>();
}

void ConnectionsFlow::setShippedPrices(connections::PriceTable prices)
{
    m_state->shippedPrices = std::move(prices);
    setPrices({});
}

void ConnectionsFlow::setPrices(const settings::Prices &changes)
{
    connections::PriceTable prices = pricesOf(m_state->shippedPrices, changes);
    if (prices == m_state->prices)
        return;
    m_state->prices = std::move(prices);
    if (m_state->rooms.scheduler)
        m_state->rooms.scheduler->setPrices(m_state->prices);
    Q_EMIT pricesChanged();
}

const connections::PriceTable &ConnectionsFlow::shippedPrices() const
{
    return m_state->shippedPrices;
}

const connections::PriceTable &ConnectionsFlow::prices() const
{
    return m_state->prices;
}

std::optional<connections::Cost> ConnectionsFlow::costOf(const ConnectionId &id,
                                                         const QString &model,
                                                         const connections::TokenCounts &tokens,
                                                         connections::Requests requests) const
{
    const ConnectionView *view = find(id);
    return view ? connections::costOf(view->connection, m_state->prices, model, tokens, requests)
                : std::nullopt;
}

void ConnectionsFlow::refreshModels(const ConnectionId &id)
{
    ConnectionView *view = m_state->view(id);
    if (!view || view->modelsLoading)
        return;
    view->modelsLoading = true;
    Q_EMIT connectionChanged(id);
    m_state->tester.listModels(id, [this, id](const scheduler::ExchangeResult &result) {
        ConnectionView *asked = m_state->view(id);
        if (!asked)
            return;
        asked->modelsLoading = false;
        asked->modelsOutcome = result.outcome;
        // Pages that came before one that did not are a list all the same.
        if (result.kind == scheduler::ResultKind::Answered || !result.models.empty()) {
            asked->models = result.models;
            m_state->noteModels(*asked);
            m_state->rooms.storage.write([id, models = result.models](store::Database &database) {
                return store::ConnectionRepository(database).saveModels(id, models);
            });
        }
        Q_EMIT connectionChanged(id);
    });
}

std::vector<chat::Parameter> ConnectionsFlow::unsent(const ConnectionId &id, const ModelId &model,
                                                     const chat::Parameters &parameters) const
{
    const ConnectionView *view = find(id);
    if (!view)
        return {};
    const Connection &connection = view->connection;
    const auto *adapter = m_state->rooms.adapters.find(connection.protocol);
    return adapter ? providers::unsentParameters(*adapter, connection, preset(connection), model,
                                                 parameters, notes(id, model))
                   : std::vector<chat::Parameter>();
}

FileRefusal ConnectionsFlow::refusal(const ConnectionId &id, const ModelId &model,
                                     const QString &mediaType) const
{
    using connections::Capability;
    const ConnectionView *view = find(id);
    if (!view)
        return FileRefusal::None;
    const bool image = mediaType.startsWith(QLatin1String("image/"));
    const auto *adapter = m_state->rooms.adapters.find(view->connection.protocol);
    if (adapter && !adapter->takes(preset(view->connection), mediaType)) {
        return mediaType == QLatin1String("application/pdf") ? FileRefusal::ServiceTakesNoPdf
                                                             : FileRefusal::ServiceTakesNoKind;
    }
    if (!image)
        return FileRefusal::None;
    connections::ModelInfo info;
    const auto listed = std::ranges::find(view->models, model, &connections::ModelInfo::id);
    if (listed != view->models.end())
        info = *listed;
    return providers::known(info, notes(id, model)).images == Capability::No
               ? FileRefusal::ModelTakesNoImages
               : FileRefusal::None;
}

void ConnectionsFlow::unlockKeychain(Done done)
{
    m_state->rooms.keychain.unlock(
        [this, done = std::move(done), alive = QPointer(this)](const Result<void> &unlocked) {
            if (!alive)
                return;
            if (unlocked && m_state->rooms.scheduler)
                m_state->rooms.scheduler->reconsider();
            done(unlocked);
        });
}

void ConnectionsFlow::queryKeychain(secrets::SecretStore::StateDone done)
{
    m_state->rooms.keychain.queryState(
        [done = std::move(done), alive = QPointer(this)](secrets::StoreState state) {
            if (alive)
                done(state);
        });
}

void ConnectionsFlow::pause(const ConnectionId &id)
{
    setEnabled(id, connections::Enabled::No, [](const Result<void> &) {});
}

void ConnectionsFlow::resume(const ConnectionId &id)
{
    setEnabled(id, connections::Enabled::Yes, [](const Result<void> &) {});
}

void ConnectionsFlow::startDrill(const ConnectionId &id, scheduler::DrillKind kind)
{
    if (m_state->rooms.scheduler && find(id))
        m_state->rooms.scheduler->startDrill(id, kind);
}

void ConnectionsFlow::endDrill(const ConnectionId &id)
{
    if (m_state->rooms.scheduler)
        m_state->rooms.scheduler->endDrill(id);
}

scheduler::DrillKind ConnectionsFlow::drill(const ConnectionId &id) const
{
    return m_state->rooms.scheduler ? m_state->rooms.scheduler->drill(id)
                                    : scheduler::DrillKind::None;
}

std::optional<Connection> ConnectionsFlow::connection(const ConnectionId &id) const
{
    if (const ConnectionView *view = find(id))
        return view->connection;
    if (const Connection *trial = m_state->tester.trial(id))
        return *trial;
    return {};
}

const connections::Preset &ConnectionsFlow::preset(const Connection &connection) const
{
    return m_state->rooms.presets.of(connection);
}

connections::Boundary ConnectionsFlow::boundary(const Connection &connection,
                                                const ModelId &model) const
{
    // What the list tells of the model counts before its name (security.md T23).
    if (const ConnectionView *view = find(connection.id)) {
        const auto listed = std::ranges::find(view->models, model, &connections::ModelInfo::id);
        if (listed != view->models.end())
            return connections::boundaryOf(connection, *listed);
    }
    return connections::boundaryOf(connection, model);
}

bool ConnectionsFlow::isVerifiedHere(const Connection &connection, const ModelId &model) const
{
    if (model.isEmpty() || boundary(connection, model).kind != connections::BoundaryClass::Device)
        return true;
    const ConnectionView *view = find(connection.id);
    if (!view)
        return false;
    const auto listed = std::ranges::find(view->models, model, &connections::ModelInfo::id);
    return listed != view->models.end() && connections::tellsOfItself(*listed);
}

providers::ModelNotes ConnectionsFlow::notes(const ConnectionId &connection,
                                             const ModelId &model) const
{
    const auto found = m_state->notes.find({connection, model});
    providers::ModelNotes notes =
        found == m_state->notes.end() ? providers::ModelNotes() : found->second;
    const ConnectionView *view = find(connection);
    if (notes.outputLimit || !view)
        return notes;
    // What a refusal said counts before what the list says.
    const auto listed = std::ranges::find(view->models, model, &connections::ModelInfo::id);
    if (listed != view->models.end())
        notes.outputLimit = listed->maximumOutput;
    return notes;
}

void ConnectionsFlow::setNotes(const ConnectionId &connection, const ModelId &model,
                               const providers::ModelNotes &notes)
{
    m_state->notes[{connection, model}] = notes;
    ConnectionView *view = m_state->view(connection);
    if (!view)
        return; // a connection that is only being tried
    m_state->noteModels(*view);
    // The scheduler is in the middle of its turn: whoever listens is told after it.
    QMetaObject::invokeMethod(
        this, [this, connection] { Q_EMIT connectionChanged(connection); }, Qt::QueuedConnection);
    const store::StoredNotes row{
        connection,          model,        notes.dropped, notes.outputLimitField, notes.streaming,
        notes.contextLength, notes.images, notes.tools,   notes.reasoning};
    m_state->rooms.storage.write([row](store::Database &database) {
        return store::ConnectionRepository(database).saveNotes(row);
    });
}

} // namespace breakerbox::flows
