// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <ui/models/scopetreemodel.h>

#include <QJsonArray>
#include <QObject>

#include <functional>
#include <vector>

namespace breakerbox::ui {

// Where the diagnostics panel gets its values from and what its buttons do. The binding fills it
// from the flows; tests fill it with values.
struct DiagnosticsSource
{
    using History = std::function<void(std::vector<breaker::Evidence>)>;

    std::function<Moment()> now;
    std::function<std::vector<NamedConnection>()> connections;
    std::function<std::vector<breaker::ScopeSnapshot>()> scopes;
    std::function<void(const breaker::ScopeKey &, int limit, QObject *context, History)> history;
    std::function<void(const breaker::ScopeKey &)> reset;
    std::function<void(const ConnectionId &)> pause;
    std::function<void(const ConnectionId &)> resume;
    std::function<QJsonArray()> exported; // `breakers --json --evidence`
};

} // namespace breakerbox::ui
