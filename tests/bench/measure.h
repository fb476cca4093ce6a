// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::bench {

// Milliseconds of processor time of this process or of the calling thread.
[[nodiscard]] double processCpu();
[[nodiscard]] double threadCpu();
// Milliseconds of the monotonic clock, which all processes of this machine share.
[[nodiscard]] double wallTime();

// Proportional set size in MB. 0 = this process.
[[nodiscard]] double memory(qint64 process = 0);

// Numbers of one kind, to be asked for their order statistics.
class Samples
{
public:
    void add(double value) { m_values.push_back(value); }
    [[nodiscard]] size_t size() const { return m_values.size(); }
    // part is 0 to 1: 0.5 is the median. 0 without values.
    [[nodiscard]] double at(double part) const;
    [[nodiscard]] double median() const { return at(0.5); }
    [[nodiscard]] double worst() const { return at(1); }
    [[nodiscard]] double sum() const;
    // The first update pays for fonts and the like.
    [[nodiscard]] Samples withoutFirst() const;
    // The values from..to (parts of 1) in the order in which they were added.
    [[nodiscard]] Samples slice(double from, double to) const;

private:
    std::vector<double> m_values;
};

// Prints one line: name, value, what it is compared with (a floor, or the usual way of doing it,
// measured in the same run) and value / that. "-" where there is nothing to compare with.
void report(const QString &name, double value, std::optional<double> other = std::nullopt);
// A line for people that tests/bench/check passes over: how something was measured.
void note(const QString &text);

} // namespace breakerbox::bench
