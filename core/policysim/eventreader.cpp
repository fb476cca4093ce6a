// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "eventreader.h"

#include <policysim/expectation.h>
#include <policysim/policyreader.h>

#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaximumRepeats = 1'000'000;

std::optional<Moment> momentOf(Fields &fields, const QString &key)
{
    const auto value = fields.number(key);
    if (value && *value < 0)
        fields.problem().at(fields.path(key), u"a time is never below 0"_s);
    return value ? std::optional(moment(*value)) : std::nullopt;
}

std::optional<ConnectionIndex> find(const std::vector<ConnectionPlan> &connections,
                                    QStringView name)
{
    const auto found = std::ranges::find(connections, name, &ConnectionPlan::name);
    if (found == connections.end())
        return {};
    return static_cast<ConnectionIndex>(found - connections.begin());
}

// The only connection may be left out.
ConnectionIndex connectionOf(Fields &fields, const std::vector<ConnectionPlan> &connections)
{
    const auto name = fields.text(u"connection"_s);
    if (!name && connections.size() == 1)
        return 0;
    const auto found = name ? find(connections, *name) : std::nullopt;
    if (!found)
        fields.problem().at(fields.path(u"connection"_s),
                            name ? u"there is no connection \"%1\""_s.arg(*name)
                                 : u"a connection's name is needed here"_s);
    return found.value_or(0);
}

std::optional<ScopeName> scopeNamed(const QString &text,
                                    const std::vector<ConnectionPlan> &connections)
{
    ScopeName scope;
    QString name = text;
    if (name.endsWith("@rate"_L1)) {
        scope.gate = true;
        name.chop(5);
    }
    if (name.endsWith("#transport"_L1)) {
        scope.kind = breaker::ScopeKind::Transport;
        name.chop(10);
    }
    const QString connection = name.section(u'/', 0, 0);
    const auto index = find(connections, connection);
    if (!index)
        return {};
    scope.connection = *index;
    if (name.size() == connection.size())
        return scope;
    if (scope.kind == breaker::ScopeKind::Transport)
        return {};
    scope.operation = breaker::operationFromName(name.section(u'/', 1, 1));
    if (scope.operation == breaker::Operation::Unknown)
        return {};
    scope.kind = breaker::ScopeKind::Operation;
    if (name.count(u'/') > 1) {
        scope.kind = breaker::ScopeKind::Model;
        scope.model = ModelId(name.section(u'/', 2));
    }
    return scope;
}

ScopeName scopeOf(Fields &fields, const std::vector<ConnectionPlan> &connections)
{
    const QString text = fields.text(u"scope"_s).value_or(QString());
    const auto scope = scopeNamed(text, connections);
    if (!scope)
        fields.problem().at(fields.path(u"scope"_s),
                            u"a scope is c, c#transport, c/chat, c/chat/MODEL, or one of these "
                            u"with @rate"_s);
    return scope.value_or(ScopeName{});
}

// A number, or null for "none".
std::optional<ExpectedTime> expectedTime(Fields &fields, const QString &key)
{
    if (!fields.has(key))
        return {};
    if (fields.value(key).isNull())
        return ExpectedTime{};
    return ExpectedTime{momentOf(fields, key)};
}

void readHeaders(Fields &fields, Ending &ending)
{
    const QJsonValue value = fields.value(u"headers"_s);
    if (value.isUndefined())
        return;
    if (!value.isObject())
        fields.problem().at(fields.path(u"headers"_s), u"an object is needed here"_s);
    const QJsonObject headers = value.toObject();
    for (auto header = headers.begin(); header != headers.end(); ++header) {
        if (!header.value().isString())
            fields.problem().at(fields.path(u"headers."_s + header.key()),
                                u"a text is needed here"_s);
        ending.head.headers.push_back(
            {header.key().toLatin1(), header.value().toString().toUtf8()});
    }
}

// A body may be written as text or as the JSON it is.
QByteArray bytesOf(const QJsonValue &value)
{
    if (value.isObject())
        return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    if (value.isArray())
        return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
    return value.toString().toUtf8();
}

void readResponse(Fields &fields, Ending &ending)
{
    ending.word = Word::Response;
    ending.frame = fields.has(u"frame"_s);
    const int status = fields.integer(u"status"_s).value_or(ending.frame ? 200 : 0);
    if (status < 100 || status > 999)
        fields.problem().at(fields.path(u"status"_s), u"an HTTP status is needed here"_s);
    ending.head.status = status;
    readHeaders(fields, ending);
    ending.body = bytesOf(fields.value(ending.frame ? u"frame"_s : u"body"_s));
}

AskStep readAsk(const QJsonValue &value, const QString &path, const Scenario &scenario,
                Problem &problem)
{
    Fields fields(value, path, problem);
    AskStep ask;
    ask.connection = connectionOf(fields, scenario.connections);
    const QString operation = fields.text(u"operation"_s).value_or(u"chat"_s);
    ask.operation = breaker::operationFromName(operation);
    if (ask.operation == breaker::Operation::Unknown)
        problem.at(fields.path(u"operation"_s), u"chat, models, title, files or embeddings"_s);
    ask.model = ModelId(fields.text(u"model"_s).value_or(u"A"_s));
    ask.request = fields.text(u"request"_s).value_or(QString());
    ask.manual = fields.flag(u"manual"_s).value_or(false);
    fields.finish();
    return ask;
}

std::optional<Decision> decisionOf(Fields &fields)
{
    const auto text = fields.text(u"decision"_s);
    if (!text)
        return {};
    const auto decision = decisionFromName(*text);
    if (!decision)
        fields.problem().at(fields.path(u"decision"_s), u"admit, probe, hold or blocked"_s);
    return decision;
}

UserStep readUser(UserAct act, const QJsonValue &value, const QString &path,
                  const Scenario &scenario, Problem &problem)
{
    Fields fields(value, path, problem);
    UserStep step;
    step.act = act;
    if (act == UserAct::Reset && fields.has(u"scope"_s)) {
        step.scope = scopeOf(fields, scenario.connections);
        step.connection = step.scope->connection;
        (void)fields.text(u"connection"_s);
    } else {
        step.connection = connectionOf(fields, scenario.connections);
    }
    if (act == UserAct::Edit && fields.has(u"policy"_s)) {
        breaker::Policy policy = scenario.connections[step.connection].policy;
        Fields overrides(fields.value(u"policy"_s), fields.path(u"policy"_s), problem);
        policy.healthEnabled = overrides.flag(u"health"_s).value_or(policy.healthEnabled);
        applyOverrides(overrides, policy);
        overrides.finish();
        step.policy = policy;
    }
    fields.finish();
    return step;
}

ExpectStep readExpect(const QJsonValue &value, const QString &path, const Scenario &scenario,
                      Problem &problem)
{
    Fields fields(value, path, problem);
    ExpectStep step;
    step.scope = scopeOf(fields, scenario.connections);
    step.name = fields.text(u"scope"_s).value_or(QString());
    step.state = fields.text(u"state"_s).value_or(QString());
    if (!step.state.isEmpty() && step.state != u"closed" && step.state != u"open" &&
        step.state != u"half-open")
        problem.at(fields.path(u"state"_s), u"closed, open or half-open"_s);
    step.retryNotBefore = expectedTime(fields, u"retry_not_before"_s);
    step.paused = fields.flag(u"paused"_s);
    if (fields.has(u"needs"_s))
        step.needs = fields.value(u"needs"_s).toString();
    for (const QString &key : expectableNumbers()) {
        if (const auto number = fields.number(key))
            step.numbers.push_back({key, *number});
    }
    fields.finish();
    return step;
}

// The words of an event's act: exactly one stands in it.
constexpr std::array kUserActs{
    std::pair{"pause"_L1, UserAct::Pause}, std::pair{"resume"_L1, UserAct::Resume},
    std::pair{"reset"_L1, UserAct::Reset}, std::pair{"edit"_L1, UserAct::Edit}};

void readAsks(Fields &fields, Scenario &scenario)
{
    Problem &problem = fields.problem();
    AskStep ask = readAsk(fields.value(u"ask"_s), fields.path(u"ask"_s), scenario, problem);
    if (fields.has(u"outcome"_s))
        ask.ending = readEnding(fields.value(u"outcome"_s), fields.path(u"outcome"_s), problem);
    ask.decision = decisionOf(fields);
    ask.until = expectedTime(fields, u"until"_s);
    if (!fields.has(u"every"_s)) {
        if (!fields.has(u"at"_s))
            problem.at(fields.path(u"at"_s), u"a time is needed here"_s);
        scenario.steps.push_back(
            {momentOf(fields, u"at"_s).value_or(Moment(0)), fields.path(), std::move(ask)});
        return;
    }
    const Moment every = momentOf(fields, u"every"_s).value_or(Moment(0));
    const int count = fields.integer(u"count"_s).value_or(0);
    if (count < 1 || count > kMaximumRepeats)
        problem.at(fields.path(u"count"_s), u"from 1 to 1000000 is possible"_s);
    const Moment at = momentOf(fields, u"at"_s).value_or(Moment(0));
    const Moment from = momentOf(fields, u"from"_s).value_or(at);
    if (seconds(from) + seconds(every) * count > kLongestSeconds)
        problem.at(fields.path(u"count"_s), u"this goes on for more than 30 years"_s);
    if (!problem.isNone())
        return;
    for (int i = 0; i < count; ++i)
        scenario.steps.push_back({from + i * every, fields.path(), ask});
}

} // namespace

Ending readEnding(const QJsonValue &value, const QString &path, Problem &problem)
{
    Ending ending;
    if (value.isString()) {
        ending.word = wordFromName(value.toString());
        if (ending.word == Word::Response)
            problem.at(path, u"\"%1\" is no outcome"_s.arg(value.toString()));
        return ending;
    }
    Fields fields(value, path, problem);
    if (const auto word = fields.text(u"word"_s)) {
        ending.word = wordFromName(*word);
        if (ending.word == Word::Response)
            problem.at(fields.path(u"word"_s), u"\"%1\" is no outcome"_s.arg(*word));
    } else {
        readResponse(fields, ending);
    }
    ending.after = momentOf(fields, u"after"_s).value_or(Moment(0));
    ending.contentAt = momentOf(fields, u"content_at"_s);
    if (ending.contentAt && *ending.contentAt > ending.after && !fields.has(u"after"_s))
        ending.after = *ending.contentAt;
    if (ending.contentAt && *ending.contentAt > ending.after)
        problem.at(fields.path(u"content_at"_s), u"the content comes before the end (after)"_s);
    fields.finish();
    return ending;
}

WorldSpan readSpan(const QJsonValue &value, const QString &path,
                   const std::vector<ConnectionPlan> &connections, Problem &problem)
{
    Fields fields(value, path, problem);
    WorldSpan span;
    span.connection = connectionOf(fields, connections);
    span.from = momentOf(fields, u"from"_s).value_or(Moment(0));
    span.to = momentOf(fields, u"to"_s).value_or(Moment::max());
    if (span.to <= span.from)
        problem.at(fields.path(u"to"_s), u"a span ends after it begins"_s);
    span.ending = readEnding(fields.value(u"outcome"_s), fields.path(u"outcome"_s), problem);
    fields.finish();
    return span;
}

void readEvent(const QJsonValue &value, const QString &path, Scenario &scenario, Problem &problem)
{
    Fields fields(value, path, problem);
    if (fields.has(u"ask"_s)) {
        readAsks(fields, scenario);
        fields.finish();
        return;
    }
    const auto at = momentOf(fields, u"at"_s);
    if (fields.has(u"provider"_s)) {
        scenario.world.push_back(readSpan(fields.value(u"provider"_s), fields.path(u"provider"_s),
                                          scenario.connections, problem));
        fields.finish();
        return;
    }
    if (!at)
        problem.at(fields.path(u"at"_s), u"a time is needed here"_s);
    Step step{at.value_or(Moment(0)), path, SuspendStep{}};
    if (fields.has(u"suspend"_s)) {
        step.what = SuspendStep{momentOf(fields, u"suspend"_s).value_or(Moment(0))};
    } else if (fields.has(u"wall"_s)) {
        const Moment by = moment(fields.number(u"wall"_s).value_or(0));
        step.what = WallStep{std::chrono::duration_cast<Milliseconds>(by)};
    } else if (fields.has(u"restart"_s)) {
        Fields restart(fields.value(u"restart"_s), fields.path(u"restart"_s), problem);
        step.what = RestartStep{restart.flag(u"boot"_s).value_or(false),
                                momentOf(restart, u"down"_s).value_or(Moment(0))};
        restart.finish();
    } else if (fields.has(u"network"_s)) {
        const QString word = fields.text(u"network"_s).value_or(QString());
        if (word != u"up" && word != u"down")
            problem.at(fields.path(u"network"_s), u"up or down"_s);
        step.what = NetworkStep{word == u"up"};
    } else if (fields.has(u"expect"_s)) {
        step.what =
            readExpect(fields.value(u"expect"_s), fields.path(u"expect"_s), scenario, problem);
    } else {
        const auto act = std::ranges::find_if(
            kUserActs, [&](const auto &entry) { return fields.has(entry.first); });
        if (act == kUserActs.end()) {
            fields.finish();
            problem.at(path, u"an event is ask, provider, suspend, wall, restart, network, pause, "
                             u"resume, reset, edit or expect"_s);
            return;
        }
        step.what = readUser(act->second, fields.value(act->first), fields.path(act->first),
                             scenario, problem);
    }
    fields.finish();
    scenario.steps.push_back(std::move(step));
}

} // namespace breakerbox::policysim
