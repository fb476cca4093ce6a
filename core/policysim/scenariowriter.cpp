// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scenariowriter.h"

#include <policysim/policyreader.h>

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;

namespace {

QJsonValue outcomeOf(const Ending &ending)
{
    const bool plain = ending.after.count() == 0 && !ending.contentAt;
    if (ending.word != Word::Response && plain)
        return toName(ending.word);
    QJsonObject object;
    if (ending.word == Word::Response) {
        object[u"status"_s] = ending.head.status;
        QJsonObject headers;
        for (const net::Header &header : ending.head.headers)
            headers[QString::fromLatin1(header.name)] = QString::fromUtf8(header.value);
        if (!headers.isEmpty())
            object[u"headers"_s] = headers;
        if (!ending.body.isEmpty())
            object[ending.frame ? u"frame"_s : u"body"_s] = QString::fromUtf8(ending.body);
    } else {
        object[u"word"_s] = toName(ending.word);
    }
    if (ending.after.count() > 0)
        object[u"after"_s] = seconds(ending.after);
    if (ending.contentAt)
        object[u"content_at"_s] = seconds(*ending.contentAt);
    return object;
}

QString nameOf(const ScopeName &scope, const QString &connection)
{
    switch (scope.kind) {
    case breaker::ScopeKind::Transport:
        return connection + u"#transport"_s;
    case breaker::ScopeKind::Operation:
        return connection + u'/' + breaker::toName(scope.operation);
    case breaker::ScopeKind::Model:
        return connection + u'/' + breaker::toName(scope.operation) + u'/' + scope.model.toString();
    case breaker::ScopeKind::Connection:
    case breaker::ScopeKind::Unknown:
        break;
    }
    return connection;
}

// Writes each kind of step into its event.
struct EventWriter
{
    const Scenario &scenario;
    QJsonObject &event;

    [[nodiscard]] QString connection(ConnectionIndex index) const
    {
        return scenario.connections[index].name;
    }

    void operator()(const AskStep &step) const
    {
        QJsonObject ask{{u"operation"_s, breaker::toName(step.operation)},
                        {u"model"_s, step.model.toString()}};
        if (scenario.connections.size() > 1)
            ask[u"connection"_s] = connection(step.connection);
        if (!step.request.isEmpty())
            ask[u"request"_s] = step.request;
        if (step.manual)
            ask[u"manual"_s] = true;
        event[u"ask"_s] = ask;
        if (step.ending)
            event[u"outcome"_s] = outcomeOf(*step.ending);
    }
    void operator()(const SuspendStep &step) const { event[u"suspend"_s] = seconds(step.span); }
    void operator()(const WallStep &step) const { event[u"wall"_s] = seconds(step.by); }
    void operator()(const RestartStep &step) const
    {
        event[u"restart"_s] = QJsonObject{{u"boot"_s, step.boot}, {u"down"_s, seconds(step.down)}};
    }
    void operator()(const NetworkStep &step) const
    {
        event[u"network"_s] = step.up ? u"up"_s : u"down"_s;
    }
    void operator()(const UserStep &step) const
    {
        QJsonObject act{{u"connection"_s, connection(step.connection)}};
        if (step.scope)
            act[u"scope"_s] = nameOf(*step.scope, connection(step.connection));
        if (step.policy)
            act[u"policy"_s] = overridesOf(*step.policy);
        switch (step.act) {
        case UserAct::Pause:
            event[u"pause"_s] = act;
            break;
        case UserAct::Resume:
            event[u"resume"_s] = act;
            break;
        case UserAct::Reset:
            event[u"reset"_s] = act;
            break;
        case UserAct::Edit:
            event[u"edit"_s] = act;
            break;
        }
    }
    void operator()(const ExpectStep & /*step*/) const {}
};

QString wallText(WallTime wall)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(wall), QTimeZone::utc())
        .toString(Qt::ISODateWithMs);
}

} // namespace

QByteArray writeScenario(const Scenario &scenario, const QString &about)
{
    QJsonArray connections;
    for (const ConnectionPlan &plan : scenario.connections) {
        connections.append(QJsonObject{{u"name"_s, plan.name},
                                       {u"kind"_s, connections::toName(plan.kind)},
                                       {u"protocol"_s, connections::toName(plan.protocol)},
                                       {u"policy"_s, overridesOf(plan.policy)}});
    }
    QJsonArray world;
    for (const WorldSpan &span : scenario.world) {
        QJsonObject entry{{u"connection"_s, scenario.connections[span.connection].name},
                          {u"from"_s, seconds(span.from)},
                          {u"outcome"_s, outcomeOf(span.ending)}};
        if (span.to != Moment::max())
            entry[u"to"_s] = seconds(span.to);
        world.append(entry);
    }
    QJsonArray events;
    for (const Step &step : scenario.steps) {
        if (std::holds_alternative<ExpectStep>(step.what))
            continue;
        QJsonObject event{{u"at"_s, seconds(step.at)}};
        std::visit(EventWriter{scenario, event}, step.what);
        events.append(event);
    }
    QJsonObject top{{u"connections"_s, connections},
                    {u"wall"_s, wallText(scenario.wall)},
                    {u"cost_per_call"_s, scenario.costPerCall},
                    {u"timeout_cost"_s, scenario.timeoutCost},
                    {u"events"_s, events}};
    if (scenario.seed != 1)
        top[u"policy"_s] = QJsonObject{{u"seed"_s, static_cast<qint64>(scenario.seed)}};
    if (!about.isEmpty())
        top[u"about"_s] = about;
    if (!world.isEmpty())
        top[u"world"_s] = world;
    return QJsonDocument(top).toJson();
}

} // namespace breakerbox::policysim
