// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <flows/diagnosticsflow.h>
#include <flows/replayflow.h>
#include <ui/models/scopetreemodel.h>

#include <QJsonArray>
#include <QObject>

#include <functional>
#include <vector>

namespace breakerbox::ui {

// Where a replay gets its answers from.
struct ReplaySource
{
    using Answered = std::function<void(Result<flows::ReplayAnswer>)>;
    using Saved = std::function<void(bool written)>;

    std::function<void(const flows::ReplayQuestion &, QObject *context, Answered)> replay;
    std::function<void(const policysim::Incident &, const QString &about, const QString &file,
                       QObject *context, Saved)>
        save;
    std::function<breaker::Policy(const ConnectionId &)> policy; // the present one
};

// Where the diagnostics panel gets its values from and what its buttons do. The binding fills it
// from the flows; tests fill it with values.
struct DiagnosticsSource
{
    using History = std::function<void(std::vector<breaker::Evidence>)>;
    using Timeline = std::function<void(flows::ScopeHistory)>;

    std::function<Moment()> now;
    std::function<std::vector<NamedConnection>()> connections;
    std::function<std::vector<breaker::ScopeSnapshot>()> scopes;
    std::function<scheduler::SeenBudgets(const breaker::ScopeKey &)> budgets; // may be absent
    std::function<void(const breaker::ScopeKey &, int limit, QObject *context, History)> history;
    std::function<void(const breaker::ScopeKey &, int limit, QObject *context, Timeline)> timeline;
    // Tries the first message that waits at this connection now; false: none waits.
    std::function<void(const ConnectionId &, QObject *context, std::function<void(bool)>)> probe;
    std::function<void(const breaker::ScopeKey &)> reset;
    std::function<void(const ConnectionId &)> pause;
    std::function<void(const ConnectionId &)> resume;
    std::function<QJsonArray()> exported; // `breakers --json --evidence`
    ReplaySource replays;
};

} // namespace breakerbox::ui
