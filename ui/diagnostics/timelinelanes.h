// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/diagnosticsflow.h>

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

// What a timeline draws, as values.
namespace breakerbox::ui {

enum class MarkVerdict { Answered = 0, Failed, SaysNothing };

struct TimelineMark
{
    WallTime time{};
    MarkVerdict verdict = MarkVerdict::SaysNothing;
    bool probe = false;
    QString words; // what the pointer over it tells

    bool operator==(const TimelineMark &) const = default;
};

// end absent: it lasts.
struct TimelineSpan
{
    WallTime begin{};
    std::optional<WallTime> end;
    QString words;

    bool operator==(const TimelineSpan &) const = default;
};

// One scope over time.
struct TimelineLane
{
    QString name;
    std::vector<TimelineMark> marks; // attempts
    std::vector<TimelineSpan> open;  // nothing was sent but probes
    std::vector<TimelineSpan> gates; // limited, as the provider asked

    bool operator==(const TimelineLane &) const = default;
};

// The lanes of all scopes in a history: transport, service, operations, models.
[[nodiscard]] std::vector<TimelineLane> timelineLanes(const flows::ScopeHistory &history,
                                                      const QString &connection);

// The whole picture for those who do not see it: a sentence per lane.
[[nodiscard]] QStringList timelineSentences(const std::vector<TimelineLane> &lanes,
                                            const std::vector<store::FirstToken> &firstTokens);

} // namespace breakerbox::ui
