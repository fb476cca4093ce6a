// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "composition.h"

#include <connections/baseurl.h>
#include <net/qthttptransport.h>
#include <secrets/environmentsecretstore.h>
#include <secrets/keychainsecretstore.h>
#include <secrets/memorysecretstore.h>
#include <store/conversationrepository.h>

#include <QCoreApplication>
#include <QDir>

namespace breakerbox::app {

namespace {

net::DestinationClass destinationOf(const QString &address)
{
    switch (connections::classifyAddress(address)) {
    case connections::HostClass::Device:
        return net::DestinationClass::Device;
    case connections::HostClass::Lan:
        return net::DestinationClass::Lan;
    case connections::HostClass::Public:
        return net::DestinationClass::Public;
    case connections::HostClass::Invalid:
    case connections::HostClass::Refused:
        break;
    }
    return net::DestinationClass::Unknown;
}

// The scheduler names the variable in place of the connection.
QString variableOf(const secrets::SecretRef &ref)
{
    return ref.connection;
}

} // namespace

Result<std::unique_ptr<Composition>> Composition::create(const CompositionOptions &options)
{
    auto presets = connections::Presets::load(QStringLiteral(":/presets"));
    if (!presets)
        return std::unexpected(presets.error());
    store::Profile profile(options.profile.isEmpty() ? store::Profile::defaultFolder()
                                                     : QDir(options.profile).absolutePath());
    std::unique_ptr<store::ProfileLock> lock;
    if (options.access == store::Access::ReadWrite) {
        auto acquired = store::ProfileLock::acquire(profile.folder());
        if (!acquired)
            return std::unexpected(acquired.error());
        lock = std::move(*acquired);
    }
    auto opened = profile.open(options.access);
    if (!opened)
        return std::unexpected(opened.error());
    return std::unique_ptr<Composition>(new Composition(std::move(profile), std::move(lock),
                                                        std::move(*opened), std::move(*presets)));
}

Composition::Composition(store::Profile profile, std::unique_ptr<store::ProfileLock> lock,
                         store::OpenedDatabase opened, connections::Presets presets)
    : m_profile(std::move(profile)),
      m_lock(std::move(lock)),
      m_report(opened.report),
      m_presets(std::move(presets)),
      m_settings(m_profile.folder()),
      m_storage(std::move(opened.database)),
      m_keychain(std::make_unique<secrets::KeychainSecretStore>(m_timers)),
      m_session(std::make_unique<secrets::MemorySecretStore>()),
      m_environment(std::make_unique<secrets::EnvironmentSecretStore>(&variableOf)),
      m_breakers(m_clock, m_random),
      m_transport(makeTransport()),
      m_ledger(m_storage),
      m_rooms{m_clock,    m_timers,   m_random,  m_breakers, m_presets, *m_keychain,
              *m_session, m_adapters, m_storage, nullptr,    nullptr},
      m_connections(m_rooms),
      m_scheduler(schedulerParts()),
      m_keeper(m_clock, m_timers, m_breakers, m_storage),
      m_conversations(m_rooms),
      m_diagnostics((m_rooms.scheduler = &m_scheduler, m_rooms)),
      m_search(m_rooms, m_conversations),
      m_transfer(m_rooms, m_conversations, m_search, m_profile),
      m_replays(m_rooms),
      m_library(m_rooms),
      m_localSearch(m_connections, m_presets, m_timers)
{
    m_connections.setPolicies(flows::policiesOf(m_settings.values()));
    // Without them costs are not told; that is no reason not to start.
    if (auto prices = connections::PriceTable::load(QStringLiteral(":/prices/prices.json")))
        m_connections.setShippedPrices(std::move(*prices));
    m_connections.setPrices(m_settings.values().prices);
    QObject::connect(&m_scheduler, &scheduler::RequestScheduler::happened, &m_keeper,
                     &flows::BreakerKeeper::keep);
    // Damage met while running: the next start checks and mends.
    QObject::connect(&m_storage, &store::StorageThread::writeFailed, &m_keeper,
                     [this](ErrorCode code) {
                         if (code == ErrorCode::StorageCorrupt)
                             m_profile.requireCheck();
                     });
}

Composition::~Composition() = default;

std::unique_ptr<net::HttpTransport> Composition::makeTransport()
{
    return std::make_unique<net::QtHttpTransport>(net::TransportParts{
        m_clock, m_timers, m_names, &destinationOf, QCoreApplication::applicationVersion()});
}

scheduler::SchedulerParts Composition::schedulerParts()
{
    return {m_clock,     m_timers,   m_random,       m_breakers, *m_transport, m_adapters,
            *m_keychain, *m_session, *m_environment, m_ledger,   m_connections};
}

void Composition::load(std::function<void(Result<void>)> ready)
{
    const bool writes = m_lock != nullptr;
    if (writes) {
        m_storage.write([](store::Database &database) {
            return store::ConversationRepository(database).mendInterrupted();
        });
        m_keeper.sweep(m_settings.values().privacy.keepHistoryDays);
        // What was restored is written at once with what is left of it: else a clock set back at
        // each start would begin the same hold again and again (breaker.md 1.8).
        QObject::connect(&m_connections, &flows::ConnectionsFlow::loaded, &m_scheduler,
                         &scheduler::RequestScheduler::reconsider);
    }
    // Said once: by whatever fails first, or when both are there. The store answers in order: once
    // the conversations are there, so are the connections.
    const auto once = std::make_shared<std::function<void(Result<void>)>>(std::move(ready));
    const auto say = [once](Result<void> result) {
        if (const auto call = std::exchange(*once, {}))
            call(std::move(result));
    };
    const auto failed = [say](const Error &error) { say(std::unexpected(error)); };
    QObject::connect(&m_connections, &flows::ConnectionsFlow::loadFailed, &m_connections, failed);
    QObject::connect(&m_conversations, &flows::ConversationsFlow::loadFailed, &m_conversations,
                     failed);
    QObject::connect(&m_conversations, &flows::ConversationsFlow::loaded, &m_conversations,
                     [say] { say({}); });
    m_connections.load();
    m_conversations.load();
}

void Composition::finish()
{
    m_conversations.keepRunning();
    m_keeper.flush();
    m_storage.flush();
}

} // namespace breakerbox::app
