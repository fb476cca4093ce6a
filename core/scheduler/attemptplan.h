// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <connections/connection.h>
#include <connections/preset.h>
#include <net/httptransport.h>
#include <providers/protocoladapter.h>
#include <scheduler/directory.h>
#include <scheduler/request.h>

namespace breakerbox::scheduler {

// One attempt before it is made: what is sent where, and its row of the ledger. The key is not in
// it yet.
struct AttemptPlan
{
    connections::Connection connection; // as it was when admission was given
    connections::Preset preset;
    const providers::ProtocolAdapter *adapter = nullptr; // never null in a plan
    providers::WireRequest wire;
    LedgerEntry entry;
    bool modelList = false;
    providers::ModelQuery modelQuery;             // which part of it
    std::optional<secrets::Secret> proxyPassword; // only where a proxy of its own is used

    // The request for the transport, with the key in its header if there is one.
    [[nodiscard]] net::HttpRequest http(std::optional<secrets::Secret> key) const;
};

struct PlanFacts
{
    AttemptId attempt;
    WallTime time{};
    int number = 1;
    QString reason;
};

// nullopt: no adapter speaks the connection's protocol.
[[nodiscard]] std::optional<AttemptPlan>
makePlan(const Request &request, const connections::Connection &connection,
         const providers::Adapters &adapters, const Directory &directory, const PlanFacts &facts);

// Remembers what the refusal of a parameter taught. False if leaving it out would change nothing of
// what is sent: then sending again is useless.
[[nodiscard]] bool relearn(const Request &request, const connections::Connection &connection,
                           const breaker::Outcome &refusal, const providers::Adapters &adapters,
                           Directory &directory);

// Remembers what an outcome told of the model itself (providers::noted).
void rememberModel(const Request &request, const breaker::Outcome &outcome, Directory &directory);

// True if a proxy may be used: for the public net only (security.md R14, case C38).
[[nodiscard]] bool usesProxy(const connections::Connection &connection);
// True if the request asks for the list of models.
[[nodiscard]] bool asksForModels(const Request &request);
// The three limits of a connection as limits of phases.
[[nodiscard]] net::PhaseLimits phaseLimits(const connections::Limits &limits);
// Of these, the one that runs in this phase.
[[nodiscard]] Milliseconds limitOf(const net::PhaseLimits &limits, Phase phase);

} // namespace breakerbox::scheduler
