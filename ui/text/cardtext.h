// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/card.h>

#include <QString>
#include <QStringList>

#include <vector>

// A breaker card in words: what happened, on what evidence, what became of the message, and what
// each choice would do. Only what this client observed itself (S99).
namespace breakerbox::ui::text {

// How loud a card is: its mark and colour (look.md 1).
enum class CardTone { Fail = 0, Hold, Action, Muted };

struct CardText
{
    CardTone tone = CardTone::Fail;
    QString title;       // one sentence, what happened
    QString evidence;    // one line of evidence; empty = there is none
    QString reassurance; // what became of the message; empty = nothing that is certain

    bool operator==(const CardText &) const = default;
};

[[nodiscard]] CardText cardText(const flows::Card &card);

// "3 of the last 3 requests failed in 2 min: 503 ×2, no first byte in time ×1." Empty without
// failures.
[[nodiscard]] QString evidenceSentence(const flows::EvidenceLine &line);

// The line that stands in the card while it waits or is tried: "Will be sent at 10:42:15",
// "Trying (one request) · Connecting · 0:02".
[[nodiscard]] QString progressLine(const flows::Card &card, BootTime now);

// "Wait — sends at 10:42:15 (0:38)".
[[nodiscard]] QString waitLabel(const flows::Card &card, BootTime now);
// The same without the countdown, for a name that stays true.
[[nodiscard]] QString waitName(const flows::Card &card);
// "Retry now: limited until 10:44, it asked for 3 min". Empty if the choice is offered or there is
// nothing worth saying. now and wall are the same moment on two clocks.
[[nodiscard]] QString refusalReason(const flows::Card &card, const flows::Choice &choice,
                                    BootTime now, WallTime wall);

// The rows behind "Details".
struct DetailRow
{
    QString name;
    QString value;

    bool operator==(const DetailRow &) const = default;
};
[[nodiscard]] std::vector<DetailRow> detailRows(const flows::Card &card);
// One line per earlier try: "10:41:03 · 503 · 1.2 s · Receiving".
[[nodiscard]] QStringList tryLines(const flows::Card &card);
// All of it as plain text, for the clipboard. Never a key, never content.
[[nodiscard]] QString detailsAsText(const flows::Card &card);

} // namespace breakerbox::ui::text
