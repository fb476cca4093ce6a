// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "localoutage.h"

#include <algorithm>

namespace breakerbox::breaker {

bool LocalOutage::noteFailure(const QByteArray &host, BootTime now)
{
    std::erase_if(m_failures, [&host, now](const Failure &failure) {
        return failure.host == host || now - failure.time > kSpan;
    });
    m_failures.push_back({host, now});
    return m_failures.size() >= kHosts;
}

} // namespace breakerbox::breaker
