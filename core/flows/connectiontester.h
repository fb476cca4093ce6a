// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/connectionsflow.h>
#include <scheduler/chatexchange.h>

#include <map>
#include <memory>

namespace breakerbox::flows {

// "Test connection" and model lists: requests without content. A connection that is tried out gets
// an id of its own, so that what happens to it is no evidence about the saved one.
class ConnectionTester final
{
public:
    using Listed = std::function<void(const scheduler::ExchangeResult &)>;

    explicit ConnectionTester(Rooms &rooms);
    ~ConnectionTester();

    void test(const connections::Connection &connection, ConnectionSecrets typed,
              ConnectionsFlow::Tested tested);
    void listModels(const ConnectionId &id, Listed listed);
    // Connections being tried, for the directory.
    [[nodiscard]] const connections::Connection *trial(const ConnectionId &id) const;

private:
    struct Trial
    {
        connections::Connection connection;
        BootTime started{};
        ConnectionsFlow::Tested tested;
    };
    // A secret that was typed, or that is read from where it is kept; neither = there is none.
    struct Errand
    {
        std::shared_ptr<secrets::Secret> typed;
        secrets::SecretStore *store = nullptr;
        secrets::SecretRef from;
    };
    void fetch(const ConnectionId &id, const Errand &errand, const std::function<void()> &then);
    void start(const ConnectionId &id);
    // A list under way: what came so far, and what is still to be asked for.
    struct Listing
    {
        ConnectionId connection;
        net::Purpose purpose = net::Purpose::Unknown;
        scheduler::ExchangeResult result;
        std::vector<providers::ModelQuery> left;
        int asked = 0;
        Listed listed;
    };
    void submit(const ConnectionId &id, net::Purpose purpose, Listed listed);
    void ask(const std::shared_ptr<Listing> &listing, const providers::ModelQuery &query);
    void gather(const std::shared_ptr<Listing> &listing, const providers::ModelQuery &query,
                const scheduler::ExchangeResult &result);
    void finish(const ConnectionId &id, const scheduler::ExchangeResult &result);

    Rooms &m_rooms;
    QObject m_context; // dies first: late answers are dropped
    std::map<ConnectionId, Trial> m_trials;
    std::map<RequestId, std::unique_ptr<scheduler::ChatExchange>> m_running;
};

} // namespace breakerbox::flows
