// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replaytext.h"

#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QDateTime>
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
        return text::listed(times);
    return ReplayText::tr("%1 and %2 more")
        .arg(text::listed(times.first(kMostTimes)), QLocale().toString(more));
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
    return replay.probes == 1
               ? ReplayText::tr("%1, one of them a probe").arg(countText(replay.calls))
               : ReplayText::tr("%1, %2 of them probes", nullptr, int(replay.probes))
                     .arg(countText(replay.calls), countText(replay.probes));
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
    const WallTime start = answer.incident.start;
    // The day once where it is one day.
    const bool oneDay = QDateTime::fromMSecsSinceEpoch(toMilliseconds(start)).date() ==
                        QDateTime::fromMSecsSinceEpoch(toMilliseconds(answer.end)).date();
    const QString end = oneDay ? text::clockTimeSeconds(answer.end) : text::fullTime(answer.end);
    const QString calls =
        answer.incident.attempts == 1
            ? ReplayText::tr("One call is replayed, of %1.").arg(text::fullTime(start))
            : ReplayText::tr("%1 calls are replayed, from %2 until %3.", nullptr,
                             answer.incident.attempts)
                  .arg(countText(answer.incident.attempts), text::fullTime(start), end);
    if (!answer.neverOpened)
        return calls;
    return ReplayText::tr("This client never stopped sending here, so there is no incident: these "
                          "are the last 24 hours. %1")
        .arg(calls);
}

QStringList replayNotes(const flows::ReplayAnswer &answer)
{
    QStringList notes;
    notes.append(ReplayText::tr(
        "A replay knows only the calls that were made. What was held back at the time was not "
        "sent, so nobody knows how it would have ended: settings that stop later would have sent "
        "more than is shown here. A call that is held back here is not sent later instead."));
    if (answer.isFaithful()) {
        notes.append(ReplayText::tr(
            "Check: with the present settings the replay stops at the same times as were "
            "recorded."));
    } else {
        notes.append(ReplayText::tr(
            "Check: with the present settings the replay does not stop at the times that were "
            "recorded. The settings may have been others then, or something that is not replayed "
            "played a part: earlier calls, or another connection."));
    }
    const int likened = answer.incident.likened;
    if (likened == 1) {
        notes.append(ReplayText::tr("One call ended in a way that a replay cannot repeat exactly; "
                                    "an end with the same effect is played instead."));
    } else if (likened > 1) {
        notes.append(ReplayText::tr("%1 calls ended in ways that a replay cannot repeat exactly; "
                                    "ends with the same effect are played instead.",
                                    nullptr, likened)
                         .arg(countText(likened)));
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
    return ReplayText::tr("%1: stopped %2.").arg(name, text::listed(spans));
}

} // namespace breakerbox::ui
