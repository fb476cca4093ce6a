// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <connections/connection.h>
#include <flows/health.h>

#include <span>

namespace breakerbox::flows {

// The health of one connection in one word, from the snapshots of its scopes. What stops chat with
// its default model counts; the failure of another model or of a model list does not (S100, S117).
[[nodiscard]] Health readHealth(const connections::Connection &connection,
                                std::span<const breaker::ScopeSnapshot> scopes, bool offline);

// The earliest wait of a message at this connection: it will be sent by itself then. Says more than
// that the connection fails or is limited; a drill's stays marked.
[[nodiscard]] Health withWait(const Health &health, std::optional<BootTime> wait);

// The same of a pretended hold: a drill's (Health::drill is set).
[[nodiscard]] Health readHealth(const breaker::Denial &pretended);

} // namespace breakerbox::flows
