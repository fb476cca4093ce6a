// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "simulatecommand.h"

#include "arguments.h"
#include "simulationjson.h"
#include "words.h"

#include <policysim/scenarioreader.h>
#include <policysim/simulation.h>

#include <QFile>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using policysim::Moment;

namespace {

// A scenario is written by hand or exported; nobody needs more.
constexpr qint64 kMaximumBytes = 64 * 1024 * 1024;
constexpr int kExpectationFailed = 1;

QString timeText(std::optional<Moment> moment)
{
    return moment ? QString::number(policysim::seconds(*moment), 'g', 10) : u"-"_s;
}

QString dashed(const QString &text)
{
    return text.isEmpty() ? u"-"_s : text;
}

void printTrace(const policysim::Report &report, const Console &console)
{
    QList<QStringList> rows{{tr("AT"), tr("REQUEST"), tr("SCOPE"), tr("DECISION"), tr("UNTIL"),
                             tr("BECAUSE"), tr("OUTCOME"), tr("VERDICT"), tr("THEN")}};
    for (const policysim::TraceRow &row : report.trace) {
        const QString because =
            row.reason.isEmpty() ? QString() : row.reason + u" ("_s + row.blockingScope + u')';
        rows.append({timeText(row.at), row.request, row.scope, policysim::toName(row.decision),
                     timeText(row.until), dashed(because), row.outcome.value_or(u"-"_s),
                     row.verdict ? breaker::toName(*row.verdict) : u"-"_s,
                     breaker::toName(row.after)});
    }
    console.printTable(rows);
}

void printTransitions(const policysim::Report &report, const Console &console)
{
    if (report.transitions.empty())
        return;
    console.printLine({});
    QList<QStringList> rows{
        {tr("AT"), tr("SCOPE"), tr("FROM"), tr("TO"), tr("LEVEL"), tr("NOT BEFORE"), tr("WHY")}};
    for (const policysim::TransitionRow &row : report.transitions) {
        rows.append({timeText(row.at), row.scope, breaker::toName(row.from),
                     breaker::toName(row.to), QString::number(row.level),
                     timeText(row.retryNotBefore), row.why});
    }
    console.printTable(rows);
}

QStringList billRow(const QString &who, const policysim::Bill &bill)
{
    return {who, QString::number(bill.calls), QString::number(bill.timeouts),
            QString::number(bill.secondsLost, 'g', 10), QString::number(bill.cost, 'g', 10)};
}

void printBills(const policysim::Report &report, const Console &console)
{
    console.printLine({});
    QList<QStringList> rows{
        {tr("CLIENT"), tr("CALLS"), tr("FAILED"), tr("SECONDS LOST"), tr("COST")}};
    rows.append(billRow(tr("blind"), report.blind));
    rows.append(billRow(tr("Breakerbox"), report.breaker));
    console.printTable(rows);
    console.printLine(tr("Calls avoided: %1. Probes: %2.").arg(report.avoided).arg(report.probes));
}

int complain(const Console &console, const QString &sentence, ExitCode code)
{
    console.complain(sentence);
    return static_cast<int>(code);
}

} // namespace

int runSimulate(const QStringList &words, const Console &console)
{
    const auto arguments = Arguments::read(words, {{u"json"_s}, {}});
    if (!arguments)
        return complain(console, arguments.error().detail, ExitCode::Usage);
    if (arguments->words().size() != 1) {
        return complain(console, tr("Name one scenario: breakerbox simulate FILE.json"),
                        ExitCode::Usage);
    }
    const QString &name = arguments->words().front();
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return complain(console, tr("%1 cannot be read: %2.").arg(name, file.errorString()),
                        ExitCode::BadInput);
    }
    const QByteArray bytes = file.read(kMaximumBytes + 1);
    if (bytes.size() > kMaximumBytes)
        return complain(console, tr("%1 is larger than 64 MiB.").arg(name), ExitCode::BadInput);
    const auto scenario = policysim::readScenario(bytes);
    if (!scenario)
        return complain(console, scenario.error().detail, ExitCode::BadInput);

    const policysim::Report report = policysim::simulate(*scenario, providers::Adapters());
    if (arguments->has(u"json"_s)) {
        console.printJson(toJsonObject(report, *scenario));
    } else {
        printTrace(report, console);
        printTransitions(report, console);
        printBills(report, console);
    }
    for (const QString &failed : report.expectationsFailed)
        console.complain(failed);
    return report.expectationsFailed.isEmpty() ? 0 : kExpectationFailed;
}

} // namespace breakerbox::app
