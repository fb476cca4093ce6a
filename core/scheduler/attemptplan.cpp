// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "attemptplan.h"

#include "routecheck.h"

#include <connections/baseurl.h>
#include <providers/modelnotes.h>

namespace breakerbox::scheduler {

using connections::HostClass;
using net::DestinationClass;

namespace {

// Judged by the address itself, not by the connection's boundary: a model on loopback may be
// relayed to a company, and the transport has to know which addresses are right.
DestinationClass destinationOf(const QUrl &url)
{
    switch (connections::classifyHost(url)) {
    case HostClass::Device:
        return DestinationClass::Device;
    case HostClass::Lan:
        return DestinationClass::Lan;
    case HostClass::Public:
        return DestinationClass::Public;
    case HostClass::Invalid:
    case HostClass::Refused:
        break;
    }
    return DestinationClass::Unknown;
}

providers::WireRequest wireRequest(const Request &request,
                                   const providers::ProtocolAdapter &adapter,
                                   const connections::Connection &connection,
                                   const connections::Preset &preset,
                                   const providers::ModelNotes &notes)
{
    if (asksForModels(request) && !request.modelQuery.isFirst())
        return adapter.furtherModelsRequest(connection, preset, request.modelQuery);
    if (asksForModels(request))
        return adapter.modelsRequest(connection, preset);
    return adapter.chatRequest(connection, preset, request.prompt, notes);
}

net::ProxyChoice proxyChoice(const connections::ProxySettings &settings)
{
    net::ProxyChoice choice;
    switch (settings.use) {
    case connections::ProxyUse::System:
        return choice;
    case connections::ProxyUse::None:
        choice.use = net::ProxyChoice::Use::None;
        return choice;
    case connections::ProxyUse::Own:
        break;
    }
    choice.use = net::ProxyChoice::Use::Own;
    choice.type = settings.kind == connections::ProxyKind::Socks5 ? net::ProxyType::Socks5
                                                                  : net::ProxyType::Http;
    choice.host = settings.host;
    choice.port = static_cast<quint16>(settings.port);
    choice.user = settings.user;
    return choice;
}

LedgerEntry ledgerEntry(const Request &request, const PlanFacts &facts,
                        const connections::Connection &connection,
                        const connections::Boundary &boundary, const providers::WireRequest &wire)
{
    LedgerEntry entry;
    entry.attempt = facts.attempt;
    entry.request = request.id;
    entry.conversation = request.conversation;
    entry.message = request.message;
    entry.time = facts.time;
    entry.purpose = request.purpose;
    entry.connection = request.connection;
    entry.boundary = boundary.key();
    entry.model = request.prompt.model;
    entry.scheme = wire.url.scheme();
    entry.host = wire.url.host();
    entry.port = wire.url.port(wire.url.scheme() == QStringLiteral("https") ? 443 : 80);
    if (connection.proxy.use == connections::ProxyUse::Own && usesProxy(connection))
        entry.proxy = connection.proxy.address(); // the system's is known afterwards
    entry.attemptNumber = facts.number;
    entry.reason = facts.reason;
    entry.consent = consentFor(request.route, boundary);
    entry.messageCount =
        asksForModels(request) ? 0 : static_cast<int>(request.prompt.messages.size());
    entry.bytesUp = wire.body.size();
    return entry;
}

} // namespace

net::HttpRequest AttemptPlan::http(std::optional<secrets::Secret> key) const
{
    net::HttpRequest request;
    request.method = wire.method;
    request.url = wire.url;
    request.headers = wire.headers;
    request.body = wire.body;
    request.destination = destinationOf(wire.url);
    request.limits = phaseLimits(connection.limits);
    request.caFile = connection.caFile;
    request.proxy = proxyChoice(connection.proxy);
    if (proxyPassword)
        request.proxy.password = proxyPassword->duplicate();
    if (key)
        request.secretHeader = net::SecretHeader{wire.keyHeader, wire.keyPrefix, std::move(*key)};
    return request;
}

bool usesProxy(const connections::Connection &connection)
{
    return destinationOf(connection.baseUrl) == DestinationClass::Public &&
           connection.proxy.use != connections::ProxyUse::None;
}

bool asksForModels(const Request &request)
{
    return request.purpose == net::Purpose::ModelList ||
           request.operation == breaker::Operation::Models;
}

std::optional<AttemptPlan> makePlan(const Request &request,
                                    const connections::Connection &connection,
                                    const providers::Adapters &adapters, const Directory &directory,
                                    const PlanFacts &facts)
{
    AttemptPlan plan;
    plan.adapter = adapters.find(connection.protocol);
    if (!plan.adapter)
        return std::nullopt;
    plan.connection = connection;
    plan.preset = directory.preset(connection);
    plan.modelList = asksForModels(request);
    plan.modelQuery = request.modelQuery;
    plan.wire = wireRequest(request, *plan.adapter, connection, plan.preset,
                            directory.notes(request.connection, request.prompt.model));
    plan.entry = ledgerEntry(request, facts, connection,
                             directory.boundary(connection, request.prompt.model), plan.wire);
    return plan;
}

bool relearn(const Request &request, const connections::Connection &connection,
             const breaker::Outcome &refusal, const providers::Adapters &adapters,
             Directory &directory)
{
    const auto *adapter = adapters.find(connection.protocol);
    const auto &preset = directory.preset(connection);
    const auto &model = request.prompt.model;
    const auto notes = directory.notes(request.connection, model);
    const auto changed = providers::learned(notes, refusal);
    if (!adapter || !changed)
        return false;
    const auto before = wireRequest(request, *adapter, connection, preset, notes);
    const auto after = wireRequest(request, *adapter, connection, preset, *changed);
    if (before.body == after.body && before.url == after.url)
        return false;
    directory.setNotes(request.connection, model, *changed);
    return true;
}

void rememberModel(const Request &request, const breaker::Outcome &outcome, Directory &directory)
{
    const auto &model = request.prompt.model;
    if (asksForModels(request) || model.isEmpty())
        return;
    const auto notes = directory.notes(request.connection, model);
    if (const auto changed = providers::noted(notes, outcome); !(changed == notes))
        directory.setNotes(request.connection, model, changed);
}

net::PhaseLimits phaseLimits(const connections::Limits &limits)
{
    net::PhaseLimits phases;
    phases.nameLookup = limits.connect;
    phases.connect = limits.connect;
    phases.tls = limits.connect;
    phases.firstByte = limits.firstByte;
    phases.silence = limits.silence;
    return phases;
}

Milliseconds limitOf(const net::PhaseLimits &limits, Phase phase)
{
    switch (phase) {
    case Phase::NameLookup:
        return limits.nameLookup;
    case Phase::Connect:
        return limits.connect;
    case Phase::Tls:
        return limits.tls;
    case Phase::WaitingForFirstByte:
        return limits.firstByte;
    case Phase::Streaming:
        return limits.silence;
    case Phase::Unknown:
        break;
    }
    return Milliseconds(0);
}

} // namespace breakerbox::scheduler
