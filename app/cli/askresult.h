// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "exitcode.h"

#include <breaker/breakers.h>
#include <flows/card.h>
#include <scheduler/chatexchange.h>

#include <QJsonObject>

#include <optional>

namespace breakerbox::app {

// Everything `ask --json` reports about one question (design 8).
struct AskFacts
{
    QString connection; // its name
    ModelId model;
    QString boundary;
    chat::Message reply;
    scheduler::ExchangeResult result;
    std::optional<flows::Card> card;
    std::optional<breaker::ScopeSnapshot> scope; // the one that objects, or the leaf
    breaker::ScopeKey scopeKey;
    QString message; // one sentence; empty when answered
    BootTime now{};
    WallTime wall{};
};

struct AskReport
{
    ExitCode code = ExitCode::AttemptFailed;
    QJsonObject object;
};

[[nodiscard]] AskReport reportAsk(const AskFacts &facts);

} // namespace breakerbox::app
