// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "timelinelanes.h"

#include <ui/diagnostics/scopetext.h>
#include <ui/models/evidencemodel.h>
#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using breaker::CircuitState;
using breaker::Evidence;
using breaker::ScopeKey;
using breaker::ScopeKind;
using breaker::Transition;
using breaker::Verdict;

struct TimelineText
{
    Q_DECLARE_TR_FUNCTIONS(TimelineText)
};

// The way a request goes: transport first.
int laneRank(const ScopeKey &key)
{
    switch (key.kind) {
    case ScopeKind::Transport:
        return 0;
    case ScopeKind::Connection:
        return 1;
    case ScopeKind::Operation:
        return 2;
    case ScopeKind::Model:
    case ScopeKind::Unknown:
        break;
    }
    return 3;
}

// A model's lane names its operation where that is not chat.
QString laneName(const ScopeKey &key, const QString &connection)
{
    const QString name = scopeName(key, connection);
    if (key.kind != ScopeKind::Model || key.operation == breaker::Operation::Chat)
        return name;
    const QString operation =
        scopeName({ScopeKind::Operation, key.connection, key.operation, {}}, connection);
    return key.model.isEmpty() ? operation : TimelineText::tr("%1 · %2").arg(operation, name);
}

TimelineMark markOf(const Evidence &evidence)
{
    TimelineMark mark;
    mark.time = evidence.time;
    mark.probe = evidence.probe;
    mark.verdict = evidence.verdict == Verdict::Success   ? MarkVerdict::Answered
                   : evidence.verdict == Verdict::Failure ? MarkVerdict::Failed
                                                          : MarkVerdict::SaysNothing;
    QStringList parts{text::fullTime(evidence.time)};
    parts << (mark.verdict == MarkVerdict::Answered ? TimelineText::tr("answered")
                                                    : text::categoryWord(evidence.category));
    if (evidence.httpStatus > 0)
        parts << QString::number(evidence.httpStatus);
    parts << text::duration(evidence.latency) << EvidenceModel::countedText(evidence);
    mark.words = parts.join(u" · "_s);
    return mark;
}

TimelineSpan gateOf(const Evidence &evidence)
{
    return {evidence.time, evidence.time + evidence.hint,
            TimelineText::tr("Limited: it asked for %1").arg(text::duration(evidence.hint))};
}

// Half-open counts as open: nothing goes but a probe.
void addTransition(TimelineLane &lane, const Transition &transition)
{
    const bool running = !lane.open.empty() && !lane.open.back().end;
    if (transition.to == CircuitState::Closed) {
        if (running)
            lane.open.back().end = transition.time;
        return;
    }
    if (running)
        return;
    const QString why =
        transition.why.isEmpty()
            ? TimelineText::tr("Stopped sending")
            : TimelineText::tr("Stopped sending: %1").arg(text::transitionWhy(transition.why));
    lane.open.push_back({transition.time, std::nullopt, why});
}

QString countOf(const TimelineLane &lane, MarkVerdict verdict)
{
    return QLocale().toString(
        qlonglong(std::ranges::count(lane.marks, verdict, &TimelineMark::verdict)));
}

} // namespace

std::vector<TimelineLane> timelineLanes(const flows::ScopeHistory &history,
                                        const QString &connection)
{
    std::map<std::pair<int, QString>, TimelineLane> lanes;
    const auto laneOf = [&](const ScopeKey &key) -> TimelineLane & {
        TimelineLane &lane = lanes[{laneRank(key), key.toString()}];
        if (lane.name.isEmpty())
            lane.name = laneName(key, connection);
        return lane;
    };
    for (const Evidence &evidence : history.evidence) {
        TimelineLane &lane = laneOf(evidence.scope);
        lane.marks.push_back(markOf(evidence));
        if (evidence.hint > Milliseconds(0))
            lane.gates.push_back(gateOf(evidence));
    }
    for (const Transition &transition : history.transitions)
        addTransition(laneOf(transition.scope), transition);
    std::vector<TimelineLane> all;
    for (auto &[key, lane] : lanes)
        all.push_back(std::move(lane));
    return all;
}

QStringList timelineSentences(const std::vector<TimelineLane> &lanes,
                              const std::vector<store::FirstToken> &firstTokens)
{
    QStringList sentences;
    for (const TimelineLane &lane : lanes) {
        sentences << TimelineText::tr("%1: %2 answered, %3 failed, %4 say nothing about health; "
                                      "times stopped: %5, times limited: %6.")
                         .arg(lane.name, countOf(lane, MarkVerdict::Answered),
                              countOf(lane, MarkVerdict::Failed),
                              countOf(lane, MarkVerdict::SaysNothing),
                              QLocale().toString(qlonglong(lane.open.size())),
                              QLocale().toString(qlonglong(lane.gates.size())));
    }
    if (!firstTokens.empty()) {
        std::vector<Milliseconds> sorted;
        for (const store::FirstToken &each : firstTokens)
            sorted.push_back(each.after);
        std::ranges::sort(sorted);
        sentences << TimelineText::tr("First token: between %1 and %2, half within %3.")
                         .arg(text::duration(sorted.front()), text::duration(sorted.back()),
                              text::duration(sorted[sorted.size() / 2]));
    }
    return sentences;
}

} // namespace breakerbox::ui
