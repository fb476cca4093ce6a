// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/random.h>
#include <base/timers.h>
#include <breaker/breakers.h>
#include <net/httptransport.h>
#include <providers/protocoladapter.h>
#include <scheduler/attemptlog.h>
#include <scheduler/budgetbook.h>
#include <scheduler/chatexchange.h>
#include <scheduler/directory.h>
#include <scheduler/drills.h>
#include <scheduler/imagefetch.h>
#include <scheduler/spendbook.h>
#include <secrets/secretstore.h>

#include <QObject>

#include <memory>

namespace breakerbox::scheduler {

class Dispatcher;

// What the scheduler uses; all outlive it.
struct SchedulerParts
{
    const Clock &clock;
    Timers &timers;
    Random &random;
    breaker::Breakers &breakers;
    net::HttpTransport &transport;
    const providers::Adapters &adapters;
    secrets::SecretStore &keychain;
    secrets::SecretStore &session; // keys kept "only until I quit"
    // Environment variables (security.md R20): SecretRef::connection is the variable's name.
    secrets::SecretStore &environment;
    AttemptLog &log;
    Directory &directory;
};

// The only door to send. Owns the queues, asks the breakers, makes the attempts, retries (at most
// twice, before the first byte, full jitter, never against a hold), feeds outcomes back
// (design 2 and 3). One thread: the main one; nothing here blocks.
class RequestScheduler final : public QObject
{
    Q_OBJECT
public:
    explicit RequestScheduler(const SchedulerParts &parts);
    ~RequestScheduler() override;

    // Queues the request. The exchange belongs to the caller; signals come from the event loop,
    // never from inside this call.
    [[nodiscard]] std::unique_ptr<ChatExchange> submit(Request request);

    // Fetches one image of a reply, which somebody asked for (ImageFetch). done comes once, from
    // the event loop; never if the fetch is destroyed before.
    [[nodiscard]] std::unique_ptr<ImageFetch> fetchImage(const ImageOrder &order,
                                                         ImageFetch::Done done);

    // What a request of this kind would be told now, without sending or taking anything.
    [[nodiscard]] std::optional<breaker::Denial> preview(const breaker::Ask &ask) const;

    // The machine slept, or woke: streams are cut as Suspended, sockets dropped (S76).
    void noteSuspend();
    void noteWake();
    void noteNetwork(breaker::DeviceState state);
    // A connection was added, changed, or its key stored: ask again for everything that waits.
    void reconsider();

    // What the ledger knows of the time before this start, for the guard against spending.
    void rememberUsed(const std::vector<UsedBefore> &ever, const std::vector<UsedBefore> &thisMonth,
                      WallTime now);
    // What the guard counts with where a connection has no prices of its own.
    void setPrices(connections::PriceTable prices);
    // How far the connection's guard has come.
    [[nodiscard]] std::vector<Spending> spending(const connections::Connection &connection,
                                                 const ConversationId &conversation) const;

    // What providers said is left of their limits, by connection and model; latest last.
    [[nodiscard]] const std::vector<SeenBudgets> &budgets() const;

    // Fire drills: the connection is believed to fail; nothing of it is sent, counted or stored.
    // Ends after kDrillLength; what was held by it then asks. None ends it now.
    void startDrill(const ConnectionId &id, DrillKind kind);
    void endDrill(const ConnectionId &id) { startDrill(id, DrillKind::None); }
    [[nodiscard]] DrillKind drill(const ConnectionId &id) const;

    // When the first request that waits at this connection will be sent by itself.
    [[nodiscard]] std::optional<BootTime> nextWait(const ConnectionId &id) const;

    // Requests that are queued, waiting or held; requests that have a permit.
    [[nodiscard]] int queued() const;
    [[nodiscard]] int inFlight() const;

Q_SIGNALS:
    // After new state is in place: evidence and transitions to store and to show.
    void happened(const breakerbox::breaker::Happenings &happenings);
    // With this answer 80 % of a limit of the user's own were passed.
    void spendingNear(const breakerbox::ConnectionId &connection,
                      const breakerbox::scheduler::Spending &spending);

    void drillChanged(const breakerbox::ConnectionId &connection);
    // nextWait() of this connection may be another one.
    void waitsChanged(const breakerbox::ConnectionId &connection);

private:
    void watchDrills();

    const SchedulerParts m_parts;
    std::unique_ptr<Dispatcher> m_dispatcher;
    Timer m_drillTimer;
};

} // namespace breakerbox::scheduler
