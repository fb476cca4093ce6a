// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <breaker/admission.h>
#include <chat/prompt.h>
#include <connections/boundary.h>
#include <net/sendpermit.h>
#include <providers/protocoladapter.h>

#include <QString>
#include <QStringList>

#include <optional>

namespace breakerbox::scheduler {

enum class Priority { Foreground = 0, Background };

// What the conversation allows (security.md 3.3). The scheduler checks it against the final
// destination, before anything else.
struct Route
{
    QStringList allowed; // boundary keys; empty = nothing sent yet, any destination becomes home
    bool localOnly = false;
    std::optional<ConsentId> consent; // the consent a crossing rests on
    QString consentedBoundary;        // its boundary key, for this request only

    bool operator==(const Route &) const = default;
};

// Who waits when a request is held.
enum class OnHold {
    Ask = 0, // hand the denial to the user; short rate limits (≤ 15 s) are waited out once
    Wait,    // the user chose to wait: send when the time comes
    Never,   // answer Held at once (ask --no-wait)
};

// One logical request as it is submitted. Its id survives retries and restarts.
struct Request
{
    RequestId id;
    ConversationId conversation; // null for model lists and tests
    MessageId message;           // the reply's message; null if none
    ConnectionId connection;
    net::Purpose purpose = net::Purpose::Chat;
    breaker::Operation operation = breaker::Operation::Chat;
    Priority priority = Priority::Foreground;
    chat::Prompt prompt; // prompt.model is the model; for ModelList only that is read
    Route route;
    breaker::AskKind kind = breaker::AskKind::Automatic;
    breaker::Replay replay = breaker::Replay::Safe;
    OnHold onHold = OnHold::Ask;
    QString reason = QStringLiteral("send"); // ledger: send, retry, switch, resend, test…
    providers::ModelQuery modelQuery;        // of a list of models: what is left of it
};

// One row of the ledger, written before the first byte leaves (security.md 3.5).
struct LedgerEntry
{
    AttemptId attempt;
    RequestId request;
    ConversationId conversation;
    MessageId message;
    WallTime time{};
    net::Purpose purpose = net::Purpose::Unknown;
    ConnectionId connection;
    QString boundary; // Boundary::key()
    ModelId model;
    QString scheme;
    QString host;
    int port = 0;
    QString proxy;
    int attemptNumber = 1;
    QString reason;
    std::optional<ConsentId> consent;
    int messageCount = 0;
    qint64 bytesUp = 0; // of the body
};

// The rest of the row, when the attempt has ended.
struct LedgerResult
{
    AttemptId attempt;
    QString address;
    QString proxy;                     // "host:port" if one was used
    std::optional<qint64> inputTokens; // as the service reported them; absent = it did not
    std::optional<qint64> outputTokens;
    QByteArray certificateFingerprint;
    qint64 bytesDown = 0;
    Milliseconds duration{0};
    breaker::Outcome outcome;
};

} // namespace breakerbox::scheduler
