// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/replayflow.h>

#include <QString>
#include <QStringList>

#include <vector>

namespace breakerbox::ui {

// One line of the comparison.
struct ReplayRow
{
    QString name;
    QString present;
    QString other;
    QString why; // tooltip
};

[[nodiscard]] std::vector<ReplayRow> replayRows(const flows::ReplayAnswer &answer);
// "27 calls, 30 Nov 13:02 to 13:40".
[[nodiscard]] QString incidentSummary(const flows::ReplayAnswer &answer);
// What this replay cannot know, and how far it is to be trusted; a sentence each.
[[nodiscard]] QStringList replayNotes(const flows::ReplayAnswer &answer);
// For a screen reader: what a lane shows.
[[nodiscard]] QString laneSentence(const QString &name,
                                   const std::vector<policysim::Opening> &openings, WallTime start);

} // namespace breakerbox::ui
