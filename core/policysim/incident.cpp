// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "incident.h"

#include <policysim/endingof.h>

#include <algorithm>
#include <map>

namespace breakerbox::policysim {

using namespace Qt::StringLiterals;
using breaker::Attention;
using breaker::CircuitState;
using breaker::Evidence;
using breaker::ScopeKey;
using breaker::ScopeKind;
using breaker::Transition;

namespace {

constexpr Milliseconds kLocalOutage{5'000}; // failures this long before belong to it (R45)
constexpr Milliseconds kBlur{1};            // times are stored in whole milliseconds

bool isOnPathOf(const ScopeKey &scope, const ScopeKey &chosen)
{
    if (chosen.kind == ScopeKind::Transport || chosen.kind == ScopeKind::Connection ||
        scope.kind == ScopeKind::Transport || scope.kind == ScopeKind::Connection)
        return true;
    if (scope.operation != chosen.operation)
        return false;
    return scope.kind == ScopeKind::Operation || chosen.kind == ScopeKind::Operation ||
           scope.model == chosen.model;
}

Attention attentionOf(const Evidence &evidence)
{
    if (evidence.cause != LifecycleCause::Normal)
        return Attention::None;
    breaker::JudgeFacts facts;
    facts.category = evidence.category;
    return breaker::judge(facts).attention;
}

// Turns a record into steps, in order of time.
class Exporter
{
public:
    Exporter(const IncidentRecord &record, const providers::Adapters &adapters)
        : m_record(record),
          m_adapters(adapters)
    {}

    Incident exported(const ScopeKey &scope)
    {
        m_incident.scope = scope;
        m_incident.start = startOf();
        breaker::Policy policy = m_record.policy;
        policy.jitter = 0;
        m_incident.scenario.connections.push_back(
            {u"c"_s, m_record.kind, m_record.protocol, policy});
        m_incident.scenario.wall = m_incident.start;
        m_usualModel = usualModel();
        for (const Evidence &evidence : m_record.evidence)
            addAttempt(evidence);
        addRepairs();
        addResets();
        auto &steps = m_incident.scenario.steps;
        std::ranges::stable_sort(steps, {}, &Step::at);
        for (std::size_t i = 0; i < steps.size(); ++i)
            steps[i].path = u"events[%1]"_s.arg(i);
        m_incident.attempts = static_cast<int>(m_record.evidence.size());
        return std::move(m_incident);
    }

private:
    // One attempt with what is needed to tell what a person did after it.
    struct Placed
    {
        const Evidence *evidence;
        WallTime asked;
    };

    [[nodiscard]] WallTime startOf() const;
    [[nodiscard]] ModelId usualModel() const;
    [[nodiscard]] ModelId modelOf(const Evidence &evidence) const;
    [[nodiscard]] WallTime askedAt(const Evidence &evidence) const;
    [[nodiscard]] std::optional<Moment> contentAt(const Evidence &evidence, WallTime asked) const;
    [[nodiscard]] bool wasTakenBack(const Evidence &evidence) const;
    [[nodiscard]] Moment momentOf(WallTime time) const { return time - m_incident.start; }
    [[nodiscard]] QString requestName(const RequestId &request);
    void addAttempt(const Evidence &evidence);
    void addRepairs();
    void addResets();

    const IncidentRecord &m_record;
    const providers::Adapters &m_adapters;
    Incident m_incident;
    ModelId m_usualModel;
    std::map<RequestId, QString> m_requests;
    std::vector<Placed> m_placed;
};

WallTime Exporter::startOf() const
{
    WallTime start = WallTime::max();
    for (const Evidence &evidence : m_record.evidence)
        start = std::min(start, evidence.time - evidence.latency);
    return start == WallTime::max() ? WallTime{} : start;
}

// Evidence of the transport and of a gateway names no model: the one that was asked most stands in.
ModelId Exporter::usualModel() const
{
    std::map<ModelId, int> counts;
    for (const Evidence &evidence : m_record.evidence) {
        if (evidence.scope.kind == ScopeKind::Model)
            ++counts[evidence.scope.model];
    }
    const auto most = std::ranges::max_element(
        counts, [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == counts.end() ? ModelId(u"A"_s) : most->first;
}

ModelId Exporter::modelOf(const Evidence &evidence) const
{
    if (evidence.scope.kind == ScopeKind::Model)
        return evidence.scope.model;
    const auto same = std::ranges::find_if(m_record.evidence, [&](const Evidence &other) {
        return other.request == evidence.request && other.scope.kind == ScopeKind::Model;
    });
    return same == m_record.evidence.end() ? m_usualModel : same->scope.model;
}

// A probe was admitted when its scope became half-open; else when its exchange began.
WallTime Exporter::askedAt(const Evidence &evidence) const
{
    const WallTime began = evidence.time - evidence.latency;
    if (!evidence.probe)
        return began;
    std::optional<WallTime> opened;
    for (const Transition &change : m_record.transitions) {
        if (change.time > began + kBlur)
            break;
        if (change.to == CircuitState::HalfOpen && isOnPathOf(evidence.scope, change.scope))
            opened = change.time;
    }
    // Another probe ended since: that change of state was its own.
    const bool isOurs =
        opened && std::ranges::none_of(m_record.evidence, [&](const Evidence &other) {
            return other.probe && &other != &evidence && other.time >= *opened &&
                   other.time <= began && isOnPathOf(evidence.scope, other.scope);
        });
    if (isOurs)
        return *opened;
    return std::min(evidence.time, began + kBlur);
}

// A probe's verdict is at its first content, which only the change of state tells.
std::optional<Moment> Exporter::contentAt(const Evidence &evidence, WallTime asked) const
{
    if (!evidence.probe)
        return {};
    for (const Transition &change : m_record.transitions) {
        if (change.to == CircuitState::Closed && change.time >= asked &&
            change.time < evidence.time && isOnPathOf(evidence.scope, change.scope))
            return change.time - asked;
    }
    return {};
}

// A failure of this computer's own network, found out afterwards.
bool Exporter::wasTakenBack(const Evidence &evidence) const
{
    if (evidence.scope.kind != ScopeKind::Transport)
        return false;
    return std::ranges::any_of(m_record.evidence, [&](const Evidence &other) {
        return other.whyNot == u"local_outage" && other.time >= evidence.time &&
               other.time - evidence.time <= kLocalOutage;
    });
}

QString Exporter::requestName(const RequestId &request)
{
    QString &name = m_requests[request];
    if (name.isEmpty())
        name = u"r%1"_s.arg(m_requests.size());
    return name;
}

void Exporter::addAttempt(const Evidence &evidence)
{
    Evidence seen = evidence;
    if (wasTakenBack(evidence))
        seen.verdict = breaker::Verdict::Inconclusive;
    const WallTime asked = askedAt(evidence);
    AskStep ask;
    ask.operation = evidence.scope.operation == breaker::Operation::Unknown
                        ? breaker::Operation::Chat
                        : evidence.scope.operation;
    ask.model = modelOf(evidence);
    ask.request = requestName(evidence.request);
    ask.manual = evidence.manual;
    Likeness likeness = endingOf(seen, ask.operation, m_record.protocol, m_adapters);
    likeness.ending.after = evidence.time - asked;
    likeness.ending.contentAt = contentAt(evidence, asked);
    m_incident.likened += likeness.exact ? 0 : 1;
    ask.ending = std::move(likeness.ending);
    m_incident.scenario.steps.push_back({momentOf(asked), {}, std::move(ask)});
    m_placed.push_back({&evidence, asked});
}

// After trouble with key, billing or model only a person lets more through. Where the record goes
// on without a retry by hand, the connection was mended in between: "edit" (of the key) says so.
void Exporter::addRepairs()
{
    std::ranges::stable_sort(m_placed, {}, &Placed::asked);
    for (std::size_t i = 0; i < m_placed.size(); ++i) {
        const Attention attention = attentionOf(*m_placed[i].evidence);
        if (attention == Attention::None)
            continue;
        const ModelId model = modelOf(*m_placed[i].evidence);
        const auto next = std::find_if(m_placed.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                       m_placed.end(), [&](const Placed &later) {
                                           return later.asked >= m_placed[i].evidence->time &&
                                                  (attention != Attention::Model ||
                                                   modelOf(*later.evidence) == model);
                                       });
        if (next == m_placed.end() || next->evidence->manual)
            continue;
        UserStep repair;
        repair.act = UserAct::Edit;
        auto &steps = m_incident.scenario.steps;
        steps.insert(steps.begin(), {momentOf(next->asked), {}, repair});
    }
}

void Exporter::addResets()
{
    for (const Transition &change : m_record.transitions) {
        if (change.why != u"reset by the user" || change.time < m_incident.start)
            continue;
        UserStep reset;
        reset.act = UserAct::Reset;
        reset.scope = ScopeName{0, change.scope.kind, change.scope.operation, change.scope.model};
        m_incident.scenario.steps.push_back({momentOf(change.time), {}, reset});
    }
}

} // namespace

IncidentRecord concerning(IncidentRecord record, const ScopeKey &scope)
{
    std::erase_if(record.evidence,
                  [&](const Evidence &entry) { return !isOnPathOf(entry.scope, scope); });
    std::erase_if(record.transitions,
                  [&](const Transition &entry) { return !isOnPathOf(entry.scope, scope); });
    return record;
}

IncidentRecord within(IncidentRecord record, const IncidentSpan &span)
{
    std::erase_if(record.evidence, [&](const Evidence &entry) {
        return entry.time < span.from || entry.time > span.to;
    });
    std::erase_if(record.transitions, [&](const Transition &entry) {
        return entry.time < span.from || entry.time > span.to;
    });
    return record;
}

std::optional<IncidentSpan> latestIncident(const IncidentRecord &record)
{
    const Milliseconds apart = std::max(record.policy.ladderMemory, record.policy.evidenceAge);
    std::optional<WallTime> first;
    WallTime last{};
    for (auto change = record.transitions.rbegin(); change != record.transitions.rend(); ++change) {
        if (first && *first - change->time > apart)
            break;
        if (!first)
            last = change->time;
        first = change->time;
    }
    if (!first)
        return {};
    return IncidentSpan{*first - record.policy.evidenceAge, last + apart};
}

Incident exportIncident(const IncidentRecord &record, const ScopeKey &scope,
                        const providers::Adapters &adapters)
{
    return Exporter(record, adapters).exported(scope);
}

QString scenarioName(const ScopeKey &scope)
{
    switch (scope.kind) {
    case ScopeKind::Transport:
        return u"c#transport"_s;
    case ScopeKind::Operation:
        return u"c/"_s + breaker::toName(scope.operation);
    case ScopeKind::Model:
        return u"c/"_s + breaker::toName(scope.operation) + u'/' + scope.model.toString();
    case ScopeKind::Connection:
    case ScopeKind::Unknown:
        break;
    }
    return u"c"_s;
}

} // namespace breakerbox::policysim
