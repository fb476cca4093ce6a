// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"
#include "words.h"

#include <flows/breakerjson.h>

#include <QPointer>

#include <algorithm>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

// "open", "closed, limited", "closed, needs credential".
QString stateWords(const QJsonObject &scope)
{
    QStringList words{scope.value(u"paused"_s).toBool() ? tr("paused")
                                                        : scope.value(u"state"_s).toString()};
    if (!scope.value(u"limited_until"_s).isNull())
        words.append(tr("limited"));
    if (const QString needs = scope.value(u"needs"_s).toString(); !needs.isEmpty())
        words.append(tr("needs %1").arg(needs));
    return words.join(u", "_s);
}

void printScopes(const CommandContext &context, const QJsonArray &scopes)
{
    if (context.arguments.has(u"json"_s)) {
        context.console.printJson(scopes);
        return;
    }
    if (scopes.isEmpty()) {
        context.console.printLine(tr("Nothing to report: no connection has had trouble lately."));
        return;
    }
    QList<QStringList> rows{{tr("CONNECTION"), tr("SCOPE"), tr("STATE"), tr("NOT BEFORE"),
                             tr("FAILURES"), tr("LAST FAILURE")}};
    for (const QJsonValue &value : scopes) {
        const QJsonObject scope = value.toObject();
        QString what = scope.value(u"operation"_s).toString(tr("service"));
        if (const QString model = scope.value(u"model"_s).toString(); !model.isEmpty())
            what += u' ' + model;
        QString until = scope.value(u"retry_not_before"_s).toString();
        if (until.isEmpty())
            until = scope.value(u"limited_until"_s).toString(u"-"_s);
        rows.append({scope.value(u"connection"_s).toString(), what, stateWords(scope), until,
                     u"%1/%2"_s.arg(scope.value(u"transient_failures"_s).toInt())
                         .arg(scope.value(u"samples"_s).toInt()),
                     scope.value(u"last_failure_category"_s).toString(u"-"_s)});
    }
    context.console.printTable(rows);
    if (!context.arguments.has(u"evidence"_s))
        return;
    for (const QJsonValue &value : scopes) {
        const QJsonObject scope = value.toObject();
        for (const QJsonValue &row : scope.value(u"evidence"_s).toArray()) {
            const QJsonObject evidence = row.toObject();
            context.console.printLine(Console::harmless(u"%1  %2  %3  %4  %5"_s.arg(
                evidence.value(u"time"_s).toString(), scope.value(u"connection"_s).toString(),
                evidence.value(u"category"_s).toString(), evidence.value(u"verdict"_s).toString(),
                evidence.value(u"counted"_s).toBool() ? tr("counted")
                                                      : evidence.value(u"why_not"_s).toString())));
        }
    }
}

// The ring the breaker decides with dies young; what people look at is the history in the store.
void printWithHistory(const CommandContext &context)
{
    auto &diagnostics = context.composition.diagnostics();
    const auto snapshots = diagnostics.scopes();
    const auto scopes = std::make_shared<QJsonArray>(diagnostics.toJson(true));
    const auto left = std::make_shared<qsizetype>(scopes->size());
    if (scopes->isEmpty()) {
        printScopes(context, *scopes);
        context.finish(ExitCode::Answered);
        return;
    }
    qsizetype place = 0;
    for (const breaker::ScopeSnapshot &snapshot : snapshots) {
        if (!context.composition.connections().find(snapshot.scope.connection))
            continue;
        diagnostics.history(snapshot.scope, 200, &diagnostics,
                            [context, scopes, left, place,
                             key = snapshot.scope](const std::vector<breaker::Evidence> &rows) {
                                QJsonArray evidence;
                                for (const breaker::Evidence &row : rows) {
                                    if (row.scope == key)
                                        evidence.append(flows::toJsonObject(row));
                                }
                                QJsonObject scope = scopes->at(place).toObject();
                                scope.insert(u"evidence"_s, evidence);
                                scopes->replace(place, scope);
                                if (--*left > 0)
                                    return;
                                printScopes(context, *scopes);
                                context.finish(ExitCode::Answered);
                            });
        ++place;
    }
}

void change(const CommandContext &context, const QString &verb, const QString &name)
{
    auto &connections = context.composition.connections();
    const flows::ConnectionView *view = connections.findByName(name);
    if (!view) {
        context.console.complain(tr("There is no connection named “%1”. See breakerbox "
                                    "connections list.")
                                     .arg(name));
        context.finish(ExitCode::Configuration);
        return;
    }
    const ConnectionId id = view->connection.id;
    const auto done = [context](const Result<void> &changed) {
        context.finish(changed ? ExitCode::Answered : exitCodeOf(changed.error()));
    };
    if (verb == "pause"_L1) {
        connections.setEnabled(id, connections::Enabled::No, done);
    } else if (verb == "resume"_L1) {
        connections.setEnabled(id, connections::Enabled::Yes, done);
    } else {
        for (const breaker::ScopeSnapshot &scope : context.composition.diagnostics().scopes()) {
            if (scope.scope.connection == id)
                context.composition.diagnostics().reset(scope.scope);
        }
        context.console.printLine(
            tr("Forgot what was counted about %1. Times the provider stated still hold.")
                .arg(name));
        context.finish(ExitCode::Answered);
    }
}

void run(const CommandContext &context)
{
    const QStringList &words = context.arguments.words();
    const QString verb = words.value(0);
    if (verb.isEmpty()) {
        if (context.arguments.has(u"evidence"_s)) {
            printWithHistory(context);
            return;
        }
        printScopes(context, context.composition.diagnostics().toJson(false));
        context.finish(ExitCode::Answered);
        return;
    }
    change(context, verb, words.at(1));
}

QString fault(const Arguments &arguments)
{
    const QStringList &words = arguments.words();
    const QString verb = words.value(0);
    const bool known = verb == "reset"_L1 || verb == "pause"_L1 || verb == "resume"_L1;
    if (words.isEmpty() || (known && words.size() == 2))
        return {};
    return tr(
        "Use: breakerbox breakers [--json] [--evidence], or breakers reset|pause|resume NAME.");
}

} // namespace

Command breakersCommand()
{
    return {u"breakers",
            {{u"json"_s, u"evidence"_s}, {}},
            &fault,
            [](const Arguments &arguments) { return arguments.words().isEmpty(); },
            &run};
}

} // namespace breakerbox::app
