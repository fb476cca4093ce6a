// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/random.h>
#include <base/timers.h>
#include <breaker/breakers.h>
#include <connections/preset.h>
#include <flows/breakerkeeper.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <flows/diagnosticsflow.h>
#include <flows/libraryflow.h>
#include <flows/localsearch.h>
#include <flows/replayflow.h>
#include <flows/rooms.h>
#include <flows/searchflow.h>
#include <flows/storeledger.h>
#include <flows/transferflow.h>
#include <net/httptransport.h>
#include <net/namelookup.h>
#include <providers/protocoladapter.h>
#include <scheduler/requestscheduler.h>
#include <secrets/secretstore.h>
#include <settings/appsettings.h>
#include <store/profile.h>
#include <store/storagethread.h>

#include <memory>

namespace breakerbox::app {

struct CompositionOptions
{
    QString profile; // empty = the default folder
    store::Access access = store::Access::ReadWrite;
};

// The only place that builds and knows everything. Members are made in order and die in reverse:
// flows before the scheduler, the scheduler before the transport, the store last.
class Composition final
{
public:
    // Locks and opens the profile. Busy: another process has it. NewerSchema, StorageCorrupt,
    // ReadOnly…: as Profile::open.
    [[nodiscard]] static Result<std::unique_ptr<Composition>>
    create(const CompositionOptions &options);
    ~Composition();

    // Reads connections and conversations; ready is called once, when both are there or cannot be
    // read.
    void load(std::function<void(Result<void>)> ready);
    // Writes everything that is pending. Blocks for a moment: at quit only.
    void finish();

    [[nodiscard]] const store::Profile &profile() const { return m_profile; }
    [[nodiscard]] const store::OpenReport &report() const { return m_report; }
    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] secrets::SecretStore &keychain() { return *m_keychain; }
    [[nodiscard]] secrets::SecretStore &session() { return *m_session; }
    [[nodiscard]] store::StorageThread &storage() { return m_storage; }
    [[nodiscard]] scheduler::RequestScheduler &scheduler() { return m_scheduler; }
    [[nodiscard]] flows::ConnectionsFlow &connections() { return m_connections; }
    [[nodiscard]] flows::ConversationsFlow &conversations() { return m_conversations; }
    [[nodiscard]] flows::DiagnosticsFlow &diagnostics() { return m_diagnostics; }
    [[nodiscard]] flows::SearchFlow &search() { return m_search; }
    [[nodiscard]] flows::ReplayFlow &replays() { return m_replays; }
    [[nodiscard]] flows::TransferFlow &transfer() { return m_transfer; }
    [[nodiscard]] flows::LibraryFlow &library() { return m_library; }
    [[nodiscard]] flows::LocalSearch &localSearch() { return m_localSearch; }
    [[nodiscard]] settings::AppSettings &settings() { return m_settings; }
    [[nodiscard]] flows::Rooms &rooms() { return m_rooms; }

private:
    Composition(store::Profile profile, std::unique_ptr<store::ProfileLock> lock,
                store::OpenedDatabase opened, connections::Presets presets);
    [[nodiscard]] std::unique_ptr<net::HttpTransport> makeTransport();
    [[nodiscard]] scheduler::SchedulerParts schedulerParts();

    store::Profile m_profile;
    std::unique_ptr<store::ProfileLock> m_lock;
    store::OpenReport m_report;
    SystemClock m_clock;
    QtTimers m_timers;
    SystemRandom m_random;
    connections::Presets m_presets;
    settings::AppSettings m_settings;
    store::StorageThread m_storage;
    std::unique_ptr<secrets::SecretStore> m_keychain;
    std::unique_ptr<secrets::SecretStore> m_session;
    std::unique_ptr<secrets::SecretStore> m_environment;
    breaker::Breakers m_breakers;
    providers::Adapters m_adapters;
    net::QtNameLookup m_names;
    std::unique_ptr<net::HttpTransport> m_transport;
    flows::StoreLedger m_ledger;
    flows::Rooms m_rooms;
    flows::ConnectionsFlow m_connections;
    scheduler::RequestScheduler m_scheduler;
    flows::BreakerKeeper m_keeper;
    flows::ConversationsFlow m_conversations;
    flows::DiagnosticsFlow m_diagnostics;
    flows::SearchFlow m_search;
    flows::TransferFlow m_transfer;
    flows::ReplayFlow m_replays;
    flows::LibraryFlow m_library;
    flows::LocalSearch m_localSearch;
};

} // namespace breakerbox::app
