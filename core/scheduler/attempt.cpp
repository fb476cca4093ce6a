// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "attempt.h"

#include <providers/classify/waithint.h>

#include <algorithm>

namespace breakerbox::scheduler {

using breaker::Category;
using breaker::Outcome;
using net::TransportEnd;
using providers::ReplyEnd;

namespace {

// Bytes without content may go on for so long (security.md T37).
constexpr Milliseconds kHeartbeatsOnly{300'000};
// After the protocol's end the server has so long to end the response by itself, which keeps its
// connection usable; then it is aborted.
constexpr Milliseconds kAfterDone{200};
constexpr qsizetype kErrorBody = 64 * 1024;
constexpr qsizetype kModelList = 16 * 1024 * 1024;

Milliseconds since(BootTime start, BootTime now)
{
    return std::chrono::duration_cast<Milliseconds>(now - start);
}

} // namespace

Attempt::Attempt(const AttemptParts &parts, AttemptPlan plan, breaker::Permit permit,
                 std::optional<secrets::Secret> key, AttemptSink &sink)
    : m_parts(parts),
      m_plan(std::move(plan)),
      m_permit(std::move(permit)),
      m_key(std::move(key)),
      m_sink(&sink),
      m_alive(std::make_shared<bool>(true)),
      m_limits(phaseLimits(m_plan.connection.limits))
{}

Attempt::~Attempt()
{
    if (m_rowOpen)
        closeRow(m_outcome, {}); // the transport's last word did not come
}

void Attempt::start()
{
    m_stage = Stage::Logging;
    auto *log = &m_parts.log;
    const auto attempt = m_plan.entry.attempt;
    log->open(m_plan.entry, [this, log, attempt,
                             alive = std::weak_ptr<bool>(m_alive)](const Result<void> &result) {
        if (!alive.expired()) {
            logged(result);
        } else if (result) {
            // Nobody sends any more; the row says so.
            LedgerResult row;
            row.attempt = attempt;
            row.outcome = breaker::ownOutcome(Category::UserStopped, LifecycleCause::UserStop,
                                              Phase::Unknown);
            log->close(row);
        }
    });
}

void Attempt::logged(const Result<void> &result)
{
    m_rowOpen = result.has_value();
    if (m_stage == Stage::Closing) {
        if (m_rowOpen)
            closeRow(m_outcome, {});
        m_stage = Stage::Over;
        if (m_over)
            m_over();
        return;
    }
    if (result) {
        send();
        return;
    }
    AttemptReport report;
    report.error = result.error();
    report.outcome = breaker::ownOutcome(Category::StorageFailed, LifecycleCause::StorageFailure,
                                         Phase::Unknown);
    complete(std::move(report), {});
}

void Attempt::send()
{
    m_stage = Stage::Running;
    m_startedAt = m_parts.clock.now();
    m_phaseSince = m_startedAt;
    m_lastContent = m_startedAt;
    auto request = m_plan.http(std::exchange(m_key, std::nullopt));
    m_plan.proxyPassword.reset();
    net::SendPermit permit(m_plan.entry.conversation, net::SendPermit::originOf(request.url),
                           m_plan.entry.purpose, net::SendPermit::hashOf(request.body));
    m_exchange = m_parts.transport.start(std::move(request), std::move(permit), *this);
    m_sink->attemptStarted();
}

AttemptReport Attempt::cut(Category category, LifecycleCause cause)
{
    m_heartbeatTimer.reset();
    m_doneTimer.reset();
    m_key.reset();
    m_plan.proxyPassword.reset();
    AttemptReport report;
    report.started = m_stage == Stage::Running;
    report.retry.bytesLeft = m_phase >= Phase::WaitingForFirstByte;
    net::HttpEnd end;
    end.end = m_done ? TransportEnd::Complete : TransportEnd::Aborted;
    if (m_parser) // what the parser held back is text that came
        report.outcome = judge(end, report);
    if (!m_done) // a reply that was complete stays one
        report.outcome = breaker::ownOutcome(category, cause, m_phase);
    m_sink = nullptr;
    report.seen = m_seen;
    report.usage = m_usage;
    report.timeToFirstToken = m_firstTokenAfter;
    if (report.started) {
        fill(report.outcome);
        m_permit->settle(report.outcome, m_parts.clock.now());
    } else {
        m_permit.reset(); // never on the wire: nothing to tell
    }
    m_outcome = report.outcome;
    m_stage = Stage::Closing;
    // The transport's last word has the address for the ledger; it may come later.
    if (m_exchange)
        m_exchange->abort();
    return report;
}

void Attempt::waitLonger()
{
    if (m_stage != Stage::Running)
        return;
    const auto now = m_parts.clock.now();
    const auto length = limitOf(m_limits, m_phase);
    if (length > Milliseconds(0))
        m_exchange->extendLimit(length);
    m_phaseSince = now;
    m_lastContent = now;
    m_sink->limitMoved(limit());
}

void Attempt::whenOver(std::function<void()> over)
{
    m_over = std::move(over);
}

void Attempt::phaseChanged(Phase phase)
{
    if (m_stage != Stage::Running || phase == m_phase)
        return;
    m_phase = phase;
    m_phaseSince = m_parts.clock.now();
    if (phase == Phase::Streaming)
        m_lastContent = m_phaseSince;
    m_sink->phaseReached(phase, limit());
}

void Attempt::headArrived(const net::HttpHead &head)
{
    if (m_stage != Stage::Running)
        return;
    m_head = head;
    if (head.isAnswer() && !m_plan.modelList)
        m_parser = m_plan.adapter->replyParser();
    m_sink->responseBegan();
}

void Attempt::bodyArrived(QByteArrayView bytes)
{
    if (m_stage != Stage::Running || m_done || bytes.isEmpty())
        return;
    const auto now = m_parts.clock.now();
    if (!m_bodyBegan) {
        m_bodyBegan = true;
        m_firstByteAfter = since(m_startedAt, now);
        if (m_phase != Phase::Streaming)
            phaseChanged(Phase::Streaming);
        watchHeartbeats();
    }
    m_phaseSince = now; // the silence limit runs from the last byte
    if (m_parser)
        parse(bytes);
    else
        collect(bytes);
    m_sink->limitMoved(limit());
}

void Attempt::parse(QByteArrayView bytes)
{
    if (!m_seen.content)
        collect(bytes); // it may turn out not to be a reply
    std::vector<chat::StreamEvent> events;
    m_parser->feed(bytes, events);
    take(std::move(events));
    if (!m_parser->isDone())
        return;
    m_done = true;
    m_heartbeatTimer.reset();
    m_doneTimer = m_parts.timers.after(kAfterDone, [this] { m_exchange->abort(); });
}

void Attempt::collect(QByteArrayView bytes)
{
    const auto limit = m_plan.modelList && m_head.isAnswer() ? kModelList : kErrorBody;
    m_body.append(bytes.first(std::min(bytes.size(), limit - m_body.size())));
}

void Attempt::take(std::vector<chat::StreamEvent> events)
{
    const auto now = m_parts.clock.now();
    for (const auto &event : events) {
        if (const auto *end = std::get_if<chat::Finished>(&event))
            m_seen.finish = end->reason;
        if (const auto *update = std::get_if<chat::UsageUpdate>(&event))
            note(update->usage);
        if (!chat::isContent(event))
            continue;
        m_lastContent = now;
        m_seen.text = m_seen.text || std::holds_alternative<chat::TextDelta>(event) ||
                      std::holds_alternative<chat::TextReplaced>(event) ||
                      std::holds_alternative<chat::ToolCallDelta>(event);
        if (m_seen.content)
            continue;
        m_seen.content = true;
        m_body.clear();
        m_firstTokenAfter = since(m_startedAt, now);
        m_permit->firstContent(now);
        m_sink->contentBegan();
    }
    if (!events.empty())
        m_sink->eventsCame(std::move(events));
}

// Cumulative: a later report replaces the fields it has.
void Attempt::note(const chat::Usage &usage)
{
    if (usage.inputTokens)
        m_usage.inputTokens = usage.inputTokens;
    if (usage.outputTokens)
        m_usage.outputTokens = usage.outputTokens;
}

void Attempt::watchHeartbeats()
{
    const auto left = m_lastContent + kHeartbeatsOnly - m_parts.clock.now();
    if (left <= std::chrono::nanoseconds(0)) {
        m_heartbeatsOnly = true;
        m_exchange->abort();
        return;
    }
    m_heartbeatTimer =
        m_parts.timers.after(std::chrono::ceil<Milliseconds>(left), [this] { watchHeartbeats(); });
}

void Attempt::finished(const net::HttpEnd &end)
{
    if (m_stage == Stage::Closing) {
        closeRow(m_outcome, end);
        m_stage = Stage::Over;
        if (m_over)
            m_over();
        return;
    }
    if (m_stage == Stage::Running)
        endBy(end);
}

void Attempt::endBy(const net::HttpEnd &wireEnd)
{
    auto end = wireEnd;
    if (m_done)
        end.end = TransportEnd::Complete; // what came after the protocol's end does not matter
    AttemptReport report;
    report.started = true;
    report.retry.bytesLeft = end.bytesLeft;
    report.address = end.address;
    report.proxy = end.proxy;
    report.retry.deviceOffline = m_sink->isLocalTrouble(end, m_head.status);
    report.retry.shouldRetry = shouldRetry(m_head);
    if (end.end == TransportEnd::NotPermitted || end.end == TransportEnd::ClassChanged)
        report.error = Error{ErrorCode::NotAllowed, end.detail, ErrorOrigin::Local};
    report.outcome = judge(end, report);
    report.retry.contentArrived = m_seen.content;
    if (end.end == TransportEnd::CertificateInvalid)
        report.outcome.parameter = end.certificateFault;
    if (m_heartbeatsOnly)
        report.outcome =
            breaker::ownOutcome(Category::HeartbeatsOnly, LifecycleCause::Normal, Phase::Streaming);
    fill(report.outcome);
    report.seen = m_seen;
    report.usage = m_usage;
    report.timeToFirstToken = m_firstTokenAfter;
    complete(std::move(report), end);
}

Outcome Attempt::judge(const net::HttpEnd &end, AttemptReport &report)
{
    auto replyEnd = ReplyEnd::Unknown;
    QByteArray error;
    if (m_parser) {
        std::vector<chat::StreamEvent> events;
        replyEnd = m_parser->end(events);
        error = m_parser->errorBody();
        take(std::move(events));
    } else if (m_plan.modelList && m_head.isAnswer() && end.end == TransportEnd::Complete) {
        replyEnd = readModels(report) ? ReplyEnd::Complete : ReplyEnd::NotAReply;
    }
    report.retry.answered = m_head.isRefusal() || replyEnd == ReplyEnd::ErrorInside ||
                            (replyEnd == ReplyEnd::NotAReply && end.end == TransportEnd::Complete);
    providers::AnswerFacts facts;
    facts.head = m_head;
    facts.end = end;
    facts.body = m_body.first(std::min(m_body.size(), kErrorBody));
    facts.contentArrived = m_seen.content;
    facts.deviceOffline = report.retry.deviceOffline;
    facts.now = m_parts.clock.wall();
    report.budgets = providers::classify::budgetsOf(m_head, facts.now);
    auto outcome = m_plan.adapter->classify(facts, m_plan.preset, replyEnd, m_seen.finish, error);
    return m_plan.modelList ? providers::ofModelList(std::move(outcome), m_head) : outcome;
}

bool Attempt::readModels(AttemptReport &report) const
{
    const providers::ModelQuery &query = m_plan.modelQuery;
    if (!query.about.isEmpty()) {
        auto model = m_plan.adapter->readModel(m_body, query.about);
        if (model)
            report.models.push_back(std::move(*model));
        return model.has_value();
    }
    auto models = m_plan.adapter->readModels(m_body);
    if (!models)
        return false;
    report.models = std::move(*models);
    report.furtherQueries = m_plan.adapter->furtherQueries(m_body, query);
    return true;
}

void Attempt::complete(AttemptReport report, const net::HttpEnd &end)
{
    m_heartbeatTimer.reset();
    m_doneTimer.reset();
    m_key.reset();
    m_plan.proxyPassword.reset();
    m_permit->settle(report.outcome, m_parts.clock.now());
    m_outcome = report.outcome;
    if (m_rowOpen)
        closeRow(report.outcome, end);
    m_stage = Stage::Over;
    std::exchange(m_sink, nullptr)->attemptEnded(std::move(report));
}

void Attempt::closeRow(const Outcome &outcome, const net::HttpEnd &end)
{
    m_rowOpen = false;
    LedgerResult row;
    row.attempt = m_plan.entry.attempt;
    row.address = end.address;
    row.proxy = end.proxy;
    row.certificateFingerprint = end.certificateFingerprint;
    row.bytesDown = end.bytesDown;
    row.inputTokens = m_usage.inputTokens;
    row.outputTokens = m_usage.outputTokens;
    row.duration = outcome.latency;
    row.outcome = outcome;
    m_parts.log.close(row);
}

void Attempt::fill(Outcome &outcome) const
{
    outcome.latency = since(m_startedAt, m_parts.clock.now());
    outcome.firstByteAfter = m_firstByteAfter;
    outcome.contentArrived = m_seen.content;
    if (outcome.phase == Phase::Unknown)
        outcome.phase = m_phase;
}

std::optional<BootTime> Attempt::limit() const
{
    const auto length = limitOf(m_limits, m_phase);
    std::optional<BootTime> ends;
    if (length > Milliseconds(0))
        ends = m_phaseSince + length;
    if (m_bodyBegan && (!ends || m_lastContent + kHeartbeatsOnly < *ends))
        ends = m_lastContent + kHeartbeatsOnly;
    return ends;
}

} // namespace breakerbox::scheduler
