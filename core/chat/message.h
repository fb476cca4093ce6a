// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::chat {

enum class Role { Unknown = 0, System, User, Assistant, Tool };

// What became of a turn. It never overwrites the text (design 9).
enum class TurnState {
    Unknown = 0,
    Complete,
    Streaming, // a reply is arriving; after a crash it is read back as Partial
    Waiting,   // held or queued: not sent
    Partial,   // some text, then an error, a stop or a kill
    Failed,    // tried, no text
    Declined,  // the provider gave no text for a stated reason (filter, refusal)
};

// Normalised finish reasons, providers.md 2.5.
enum class FinishReason {
    None = 0,
    Stop,
    Length,
    ToolCalls,
    ContentFilter,
    Refusal,
    Error,
    Unknown
};

// Normalised usage, providers.md 2.4: input is the whole prompt with what was cached, output is
// everything generated with reasoning. Absent = the provider did not say.
struct Usage
{
    std::optional<qint64> inputTokens;
    std::optional<qint64> outputTokens;
    std::optional<qint64> reasoningTokens;
    std::optional<qint64> cachedTokens;

    bool operator==(const Usage &) const = default;
};

// A tool call as the model made it. arguments is JSON text exactly as received.
struct ToolCall
{
    QString id;
    QString name;
    QString arguments;

    bool operator==(const ToolCall &) const = default;
};

struct Attachment
{
    QString name;
    QString mediaType; // "image/png", "application/pdf", "text/plain"
    QByteArray bytes;

    bool operator==(const Attachment &) const = default;
};

// One node of a conversation's tree. A reply's model, connection and boundary say who gave it.
struct Message
{
    MessageId id;
    ConversationId conversation;
    MessageId parent; // null for a root
    Role role = Role::Unknown;
    TurnState state = TurnState::Complete;
    QString text;
    QString reasoning;
    QString refusal;
    std::vector<ToolCall> toolCalls;
    std::vector<Attachment> attachments;
    QString toolCallId; // role Tool: the call this answers
    WallTime created{};

    // Replies only.
    ConnectionId connection;
    ModelId model;          // as asked for
    QString answeringModel; // as the reply named it, if it did
    QString boundary;       // Boundary::key() of who answered
    RequestId request;
    FinishReason finish = FinishReason::None;
    Usage usage;
    Milliseconds timeToFirstToken{0};
    Milliseconds duration{0};
    QString failure; // category name of the outcome that ended it, empty if none
    // What the provider wants back unchanged with this reply in later requests (signed thinking,
    // encrypted reasoning): JSON in its protocol's own form, empty if nothing. Only the connection
    // and the model that gave it ever get it back.
    QByteArray replay;

    bool operator==(const Message &) const = default;
};

[[nodiscard]] QString toName(Role role);
[[nodiscard]] QString toName(TurnState state);
[[nodiscard]] QString toName(FinishReason reason);
[[nodiscard]] Role roleFromName(QStringView name);
[[nodiscard]] TurnState turnStateFromName(QStringView name);
[[nodiscard]] FinishReason finishReasonFromName(QStringView name);

} // namespace breakerbox::chat
