// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replaytext.h"

#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

using policysim::Opening;
using policysim::Replay;

constexpr std::size_t kMostTimes = 3;

struct ReplayText
{
    Q_DECLARE_TR_FUNCTIONS(ReplayText)
};

QString clockAt(WallTime start, policysim::Moment moment)
{
    return text::clockTimeSeconds(start + std::chrono::duration_cast<Milliseconds>(moment));
}

QString joined(const QStringList &times)
{
    const qsizetype more = times.size() - static_cast<qsizetype>(kMostTimes);
    if (more <= 0)
        return times.join(u", "_s);
    return ReplayText::tr("%1 and %n more", nullptr, static_cast<int>(more))
        .arg(times.first(kMostTimes).join(u", "_s));
}

QString openedText(const Replay &replay, WallTime start)
{
    if (replay.openings.empty())
        return ReplayText::tr("never");
    QStringList times;
    for (const Opening &opening : replay.openings)
        times.append(clockAt(start, opening.at));
    return joined(times);
}

QString closedText(const Replay &replay, WallTime start)
{
    if (replay.openings.empty())
        return u"–"_s;
    QStringList times;
    for (const Opening &opening : replay.openings)
        times.append(opening.closed ? clockAt(start, *opening.closed) : ReplayText::tr("not yet"));
    return joined(times);
}

QString countText(qint64 value)
{
    return QLocale().toString(value);
}

QString callsText(const Replay &replay)
{
    if (replay.probes == 0)
        return countText(replay.calls);
    return ReplayText::tr("%1 (%2 to try)").arg(countText(replay.calls), countText(replay.probes));
}

QString spanText(double seconds)
{
    if (seconds <= 0)
        return ReplayText::tr("none");
    return text::duration(Milliseconds(std::llround(seconds * 1000)));
}

} // namespace

std::vector<ReplayRow> replayRows(const flows::ReplayAnswer &answer)
{
    const Replay &a = answer.present;
    const Replay &b = answer.other;
    const WallTime start = answer.incident.start;
    return {
        {ReplayText::tr("Stopped sending at"), openedText(a, start), openedText(b, start), {}},
        {ReplayText::tr("Sent again from"), closedText(a, start), closedText(b, start), {}},
        {ReplayText::tr("Calls sent"), callsText(a), callsText(b), {}},
        {ReplayText::tr("Of these failed"), countText(a.failed), countText(b.failed), {}},
        {ReplayText::tr("Waited for failing calls"), spanText(a.secondsFailing),
         spanText(b.secondsFailing), ReplayText::tr("From sending a call until it had failed.")},
        {ReplayText::tr("Calls held back"), countText(a.heldBack), countText(b.heldBack), {}},
        {ReplayText::tr("Held back, yet answered"), countText(a.heldAnswered),
         countText(b.heldAnswered),
         ReplayText::tr("Calls that were answered in truth and would not have been sent.")},
        {ReplayText::tr("Not available for"), spanText(a.secondsOpen), spanText(b.secondsOpen),
         ReplayText::tr("From stopping until sending again.")},
        {ReplayText::tr("Stopped for nothing"), countText(a.falseOpenings()),
         countText(b.falseOpenings()),
         ReplayText::tr("The first call that was held back was answered in truth.")},
    };
}

QString incidentSummary(const flows::ReplayAnswer &answer)
{
    const QString calls = answer.incident.attempts == 1
                              ? ReplayText::tr("1 call")
                              : ReplayText::tr("%n calls", nullptr, answer.incident.attempts);
    const QString span =
        ReplayText::tr("%1, %2 to %3")
            .arg(calls, text::fullTime(answer.incident.start), text::clockTimeSeconds(answer.end));
    return answer.neverOpened
               ? ReplayText::tr("No incident is stored: the last 24 hours. %1").arg(span)
               : span;
}

QStringList replayNotes(const flows::ReplayAnswer &answer)
{
    QStringList notes;
    notes.append(ReplayText::tr(
        "A replay knows only the calls that were made. What was refused at the time never "
        "happened, so nobody knows how it would have ended: settings that stop later would have "
        "sent more than is shown here, and a held call is not made up for later."));
    if (answer.isFaithful()) {
        notes.append(ReplayText::tr(
            "With the present settings the replay stops at the same times as were recorded."));
    } else {
        notes.append(ReplayText::tr(
            "With the present settings the replay does not stop at the times that were recorded. "
            "The settings may have been others then, or something before this time or on another "
            "connection played a part."));
    }
    const int likened = answer.incident.likened;
    if (likened == 1) {
        notes.append(ReplayText::tr("One call ended in a way that has no word of its own here; an "
                                    "end of the same effect stands in."));
    } else if (likened > 1) {
        notes.append(ReplayText::tr("%n calls ended in ways that have no word of their own here; "
                                    "ends of the same effect stand in.",
                                    nullptr, likened));
    }
    return notes;
}

QString laneSentence(const QString &name, const std::vector<Opening> &openings, WallTime start)
{
    QStringList spans;
    for (const Opening &opening : openings) {
        spans.append(opening.closed
                         ? ReplayText::tr("%1 to %2")
                               .arg(clockAt(start, opening.at), clockAt(start, *opening.closed))
                         : ReplayText::tr("from %1 on").arg(clockAt(start, opening.at)));
    }
    if (spans.isEmpty())
        return ReplayText::tr("%1: never stopped.").arg(name);
    return ReplayText::tr("%1: stopped %2.").arg(name, spans.join(u", "_s));
}

} // namespace breakerbox::ui
