// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scenarioreader.h"

#include <policysim/eventreader.h>
#include <policysim/fields.h>
#include <policysim/policyreader.h>
#include <providers/protocoladapter.h>

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using connections::ConnectionKind;
using connections::Protocol;

namespace {

// The product's defaults for the kind; without the key the jitter is none.
breaker::Policy policyOf(ConnectionKind kind)
{
    breaker::Policy policy =
        kind == ConnectionKind::Local ? breaker::Policy::local() : breaker::Policy::cloud();
    policy.jitter = 0;
    return policy;
}

void readGeneralPolicy(Fields &top, Scenario &scenario, breaker::Policy &policy)
{
    if (!top.has(u"policy"_s))
        return;
    Fields fields(top.value(u"policy"_s), u"policy"_s, top.problem());
    if (const auto seed = fields.integer(u"seed"_s))
        scenario.seed = static_cast<std::uint64_t>(std::max(*seed, 0));
    applyOverrides(fields, policy);
    fields.finish();
}

ConnectionPlan readConnection(const QJsonValue &value, const QString &path,
                              const QJsonValue &general, const providers::Adapters &adapters,
                              Problem &problem)
{
    Fields fields(value, path, problem);
    ConnectionPlan plan;
    plan.name = fields.text(u"name"_s).value_or(QString());
    if (plan.name.isEmpty() || plan.name.contains(u'/') || plan.name.contains(u'#') ||
        plan.name.contains(u'@'))
        problem.at(fields.path(u"name"_s), u"a name without /, # and @ is needed here"_s);
    plan.kind = connections::connectionKindFromName(fields.text(u"kind"_s).value_or(u"cloud"_s));
    if (plan.kind == ConnectionKind::Unknown)
        problem.at(fields.path(u"kind"_s), u"cloud, endpoint or local"_s);
    const QString usual = plan.kind == ConnectionKind::Local ? u"ollama"_s : u"openai-chat"_s;
    plan.protocol = connections::protocolFromName(fields.text(u"protocol"_s).value_or(usual));
    if (plan.protocol == Protocol::Unknown || !adapters.find(plan.protocol))
        problem.at(fields.path(u"protocol"_s), u"this protocol is not spoken"_s);
    plan.policy = policyOf(plan.kind);
    if (general.isObject()) { // its faults were told where it stands
        Problem told;
        Fields overrides(general, u"policy"_s, told);
        applyOverrides(overrides, plan.policy);
    }
    if (fields.has(u"policy"_s)) {
        Fields overrides(fields.value(u"policy"_s), fields.path(u"policy"_s), problem);
        applyOverrides(overrides, plan.policy);
        overrides.finish();
    }
    fields.finish();
    return plan;
}

void readConnections(Fields &top, const breaker::Policy &general, Scenario &scenario)
{
    Problem &problem = top.problem();
    if (!top.has(u"connections"_s)) {
        scenario.connections.push_back(
            {u"c"_s, ConnectionKind::Cloud, Protocol::OpenAiChat, general});
        return;
    }
    const providers::Adapters adapters;
    const QJsonArray plans = top.array(u"connections"_s);
    for (qsizetype i = 0; i < plans.size(); ++i) {
        const QString path = u"connections[%1]"_s.arg(i);
        scenario.connections.push_back(
            readConnection(plans[i], path, top.value(u"policy"_s), adapters, problem));
        const QString &name = scenario.connections.back().name;
        if (std::ranges::count(scenario.connections, name, &ConnectionPlan::name) > 1)
            problem.at(path + u".name"_s, u"this name is used twice"_s);
    }
    if (scenario.connections.empty())
        problem.at(u"connections"_s, u"at least one is needed"_s);
}

void readWall(Fields &top, Scenario &scenario)
{
    const auto text = top.text(u"wall"_s);
    if (!text)
        return;
    const QDateTime time = QDateTime::fromString(*text, Qt::ISODateWithMs);
    if (!time.isValid())
        top.problem().at(u"wall"_s, u"a time like 2026-11-30T13:00:03Z is needed here"_s);
    scenario.wall = wallFromMilliseconds(time.toMSecsSinceEpoch());
}

double amount(Fields &top, const QString &key)
{
    const double value = top.number(key).value_or(0);
    if (value < 0)
        top.problem().at(key, u"never below 0"_s);
    return value;
}

// From the start to the last event, with the sleeps on the way.
double lengthOf(const Scenario &scenario)
{
    double length = 0;
    double asleep = 0;
    for (const Step &step : scenario.steps) {
        length = std::max(length, seconds(step.at));
        if (const auto *suspend = std::get_if<SuspendStep>(&step.what))
            asleep += seconds(suspend->span);
        if (const auto *restart = std::get_if<RestartStep>(&step.what))
            asleep += seconds(restart->down);
    }
    return length + asleep;
}

} // namespace

Result<Scenario> readScenario(const QByteArray &json)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parsed);
    if (parsed.error != QJsonParseError::NoError) {
        return failure(
            ErrorCode::InvalidInput,
            u"byte %1: this is no JSON: %2"_s.arg(parsed.offset).arg(parsed.errorString()));
    }
    Problem problem;
    Fields top(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
               QString(), problem);
    Scenario scenario;
    breaker::Policy general = policyOf(ConnectionKind::Cloud);
    readGeneralPolicy(top, scenario, general);
    readConnections(top, general, scenario);
    (void)top.text(u"about"_s);
    readWall(top, scenario);
    scenario.costPerCall = amount(top, u"cost_per_call"_s);
    scenario.timeoutCost = amount(top, u"timeout_cost"_s);
    const QJsonArray world = top.array(u"world"_s);
    const QJsonArray events = top.array(u"events"_s);
    top.finish();
    for (qsizetype i = 0; i < world.size() && problem.isNone(); ++i) {
        scenario.world.push_back(
            readSpan(world[i], u"world[%1]"_s.arg(i), scenario.connections, problem));
    }
    for (qsizetype i = 0; i < events.size() && problem.isNone(); ++i)
        readEvent(events[i], u"events[%1]"_s.arg(i), scenario, problem);
    if (lengthOf(scenario) > kLongestSeconds)
        problem.at(u"events"_s, u"all together they last for more than 30 years"_s);
    if (!problem.isNone())
        return failure(ErrorCode::InvalidInput, problem.text());
    std::ranges::stable_sort(scenario.steps, {}, &Step::at);
    return scenario;
}

} // namespace breakerbox::policysim
