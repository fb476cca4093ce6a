// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "measure.h"

#include <QFile>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <numeric>

namespace breakerbox::bench {

using namespace Qt::StringLiterals;

namespace {

double clockTime(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

} // namespace

double processCpu()
{
    return clockTime(CLOCK_PROCESS_CPUTIME_ID);
}

double threadCpu()
{
    return clockTime(CLOCK_THREAD_CPUTIME_ID);
}

double wallTime()
{
    return clockTime(CLOCK_MONOTONIC);
}

double memory(qint64 process)
{
    const QString who = process == 0 ? u"self"_s : QString::number(process);
    QFile file(u"/proc/%1/smaps_rollup"_s.arg(who));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("Pss:"))
            return line.mid(4).chopped(2).trimmed().toDouble() / 1024;
    }
    return 0;
}

double Samples::at(double part) const
{
    if (m_values.empty())
        return 0;
    std::vector<double> sorted = m_values;
    std::ranges::sort(sorted);
    const auto index = static_cast<size_t>(part * double(sorted.size()));
    return sorted[std::min(index, sorted.size() - 1)];
}

double Samples::sum() const
{
    return std::accumulate(m_values.begin(), m_values.end(), 0.0);
}

Samples Samples::withoutFirst() const
{
    Samples part = *this;
    if (!part.m_values.empty())
        part.m_values.erase(part.m_values.begin());
    return part;
}

Samples Samples::slice(double from, double to) const
{
    Samples part;
    const auto count = double(m_values.size());
    part.m_values.assign(m_values.begin() + qsizetype(from * count),
                         m_values.begin() + qsizetype(to * count));
    return part;
}

void report(const QString &name, double value, std::optional<double> other)
{
    const auto text = [](double number) { return QString::number(number, 'g', 5); };
    const QString compared = other ? text(*other) : u"-"_s;
    const QString ratio = other && *other > 0 ? text(value / *other) : u"-"_s;
    std::printf("%-34s %12s %14s %10s\n", qPrintable(name), qPrintable(text(value)),
                qPrintable(compared), qPrintable(ratio));
    std::fflush(stdout);
}

void note(const QString &text)
{
    std::printf("# %s\n", qPrintable(text));
    std::fflush(stdout);
}

} // namespace breakerbox::bench
