// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <simulator/persona.h>
#include <simulator/receivedrequest.h>
#include <simulator/script.h>

namespace breakerbox::simulator {

// What a dialect needs to answer one request. The answer depends on nothing else.
struct DialectTurn
{
    const PersonaProfile &profile;
    const ReceivedRequest &request;
    FailureMode failure = FailureMode::None;
    WallTime now;
    int number = 0; // counts the answers of this persona: for ids
};

[[nodiscard]] Script answerAsOpenAi(const DialectTurn &turn);
[[nodiscard]] Script answerAsOllama(const DialectTurn &turn);

// Parts both use.

// Pieces of a stream with their pace: the first after profile.firstToken, the others by
// tokensPerSecond; failures that strike in mid-reply are applied.
[[nodiscard]] Script streamScript(const DialectTurn &turn, QByteArrayView contentType,
                                  const std::vector<QByteArray> &pieces);
// A whole JSON answer, after a pause.
[[nodiscard]] Script jsonScript(int status, const QByteArray &json, QByteArrayView moreHeaders = {},
                                Milliseconds pause = Milliseconds(0));
// A gateway's 502 page.
[[nodiscard]] Script gatewayPage();
// What a chat request asks, whichever dialect.
struct ChatAsked
{
    bool valid = false;
    QString model;
    QString lastUserText;
    QString lastReplyText; // of the assistant's last message
    int promptTokens = 0;
};
[[nodiscard]] ChatAsked chatAsked(const QByteArray &body);
[[nodiscard]] int roughTokens(qsizetype characters);

} // namespace breakerbox::simulator
