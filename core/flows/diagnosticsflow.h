// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <breaker/values/evidence.h>
#include <scheduler/budgetbook.h>
#include <store/firsttokens.h>

#include <QJsonArray>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace breakerbox::flows {

struct Rooms;

// What there is to draw of a scope over time, all oldest first.
struct ScopeHistory
{
    std::vector<breaker::Evidence> evidence;
    std::vector<breaker::Transition> transitions;
    std::vector<store::FirstToken> firstTokens;

    bool operator==(const ScopeHistory &) const = default;
};

// What the diagnostics panel and `breakers` show: states, evidence, metrics. Never content or key.
class DiagnosticsFlow final : public QObject
{
    Q_OBJECT
public:
    explicit DiagnosticsFlow(Rooms &rooms);
    ~DiagnosticsFlow() override;

    [[nodiscard]] std::vector<breaker::ScopeSnapshot> scopes() const;
    // The history of a scope and what is below it, newest first; from the store.
    void history(const breaker::ScopeKey &scope, int limit, QObject *context,
                 std::function<void(std::vector<breaker::Evidence>)> done);
    // The same with transitions and first tokens; a connection's with its transport.
    void timeline(const breaker::ScopeKey &scope, int limit, QObject *context,
                  std::function<void(ScopeHistory)> done);
    // What the provider last said is left there: of a model, or the latest of a connection; nothing
    // for other scopes, and nothing of an earlier run.
    [[nodiscard]] scheduler::SeenBudgets budgets(const breaker::ScopeKey &scope) const;
    // Actions.
    void reset(const breaker::ScopeKey &scope);
    void pause(const ConnectionId &id);
    void resume(const ConnectionId &id);

    // The array of `breakers --json` (design 8).
    [[nodiscard]] QJsonArray toJson(bool withEvidence) const;

Q_SIGNALS:
    void changed();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
