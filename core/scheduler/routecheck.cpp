// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "routecheck.h"

namespace breakerbox::scheduler {

using namespace Qt::StringLiterals;
using connections::BoundaryClass;

Result<void> checkRoute(const Route &route, const connections::Boundary &destination)
{
    if (destination.kind == BoundaryClass::Device)
        return {};
    const QString key = destination.key();
    const bool inside = route.allowed.contains(key);
    if (route.localOnly) {
        if (destination.kind == BoundaryClass::Lan && inside)
            return {};
        return failure(ErrorCode::NotAllowed, u"local_only"_s);
    }
    if (inside || route.allowed.isEmpty())
        return {};
    if (route.consent && !route.consentedBoundary.isEmpty() && route.consentedBoundary == key)
        return {};
    return failure(ErrorCode::NotAllowed, u"boundary"_s);
}

std::optional<ConsentId> consentFor(const Route &route, const connections::Boundary &destination)
{
    if (route.consentedBoundary == destination.key())
        return route.consent;
    return std::nullopt;
}

} // namespace breakerbox::scheduler
