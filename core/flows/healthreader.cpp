// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "healthreader.h"

#include <algorithm>

namespace breakerbox::flows {

using breaker::Attention;
using breaker::CircuitState;
using breaker::Operation;
using breaker::ScopeKind;
using breaker::ScopeSnapshot;

namespace {

bool concernsChat(const ScopeSnapshot &scope, const connections::Connection &connection)
{
    switch (scope.scope.kind) {
    case ScopeKind::Transport:
    case ScopeKind::Connection:
        return true;
    case ScopeKind::Operation:
        return scope.scope.operation == Operation::Chat;
    case ScopeKind::Model:
        return scope.scope.operation == Operation::Chat &&
               (connection.defaultModel.isEmpty() || scope.scope.model == connection.defaultModel);
    case ScopeKind::Unknown:
        break;
    }
    return false;
}

HealthKind kindOf(const ScopeSnapshot &scope)
{
    if (scope.paused)
        return HealthKind::Paused;
    switch (scope.attention) {
    case Attention::Credential:
        return HealthKind::NeedsKey;
    case Attention::Billing:
        return HealthKind::NeedsBilling;
    case Attention::Model:
        return HealthKind::NeedsModel;
    case Attention::None:
        break;
    }
    if (scope.probesInFlight > 0)
        return HealthKind::Probing;
    if (scope.state != CircuitState::Closed)
        return HealthKind::Failing;
    if (scope.gateUntil)
        return HealthKind::Limited;
    // The last counted outcomes are failures: too few to stop, and nothing says that it works.
    if (scope.consecutiveFailures > 0)
        return HealthKind::Failing;
    return scope.lastSuccess ? HealthKind::Working : HealthKind::Unknown;
}

} // namespace

Health readHealth(const connections::Connection &connection, std::span<const ScopeSnapshot> scopes,
                  bool offline)
{
    Health health;
    if (connection.enabled == connections::Enabled::No)
        return {HealthKind::Paused, {}};
    if (offline)
        health.kind = HealthKind::Offline;
    for (const ScopeSnapshot &scope : scopes) {
        if (scope.scope.connection != connection.id || !concernsChat(scope, connection))
            continue;
        const HealthKind kind = kindOf(scope);
        const auto until = kind == HealthKind::Limited ? scope.gateUntil : scope.retryNotBefore;
        if (kind > health.kind) {
            health = {kind, {}};
            if (kind == HealthKind::Limited || kind == HealthKind::Failing)
                health.until = until;
        } else if (kind == health.kind && until &&
                   (kind == HealthKind::Limited || kind == HealthKind::Failing)) {
            health.until = std::max(health.until, until);
        }
    }
    return health;
}

Health withWait(const Health &health, std::optional<BootTime> wait)
{
    if (!wait || (health.kind != HealthKind::Failing && health.kind != HealthKind::Limited))
        return health;
    return {HealthKind::Waiting, wait, health.drill};
}

Health readHealth(const breaker::Denial &pretended)
{
    const auto kind = [&pretended] {
        switch (pretended.reason) {
        case breaker::HoldReason::RateLimited:
            return HealthKind::Limited;
        case breaker::HoldReason::NeedsCredential:
            return HealthKind::NeedsKey;
        case breaker::HoldReason::NeedsBilling:
            return HealthKind::NeedsBilling;
        case breaker::HoldReason::NeedsModel:
            return HealthKind::NeedsModel;
        case breaker::HoldReason::Offline:
            return HealthKind::Offline;
        default:
            return HealthKind::Failing;
        }
    };
    return {kind(), pretended.until, true};
}

} // namespace breakerbox::flows
