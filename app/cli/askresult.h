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

// What happened, on what evidence and until when, in sentences; empty if it was answered.
[[nodiscard]] QString askMessage(const AskFacts &facts);
// How a good reply ended, where that is worth a word: cut at its limit, a tool asked for.
[[nodiscard]] QString endingNote(const chat::Message &reply);

[[nodiscard]] AskReport reportAsk(const AskFacts &facts);

} // namespace breakerbox::app
