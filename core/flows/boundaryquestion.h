// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <connections/boundary.h>

#include <QString>
#include <QStringList>

namespace breakerbox::flows {

enum class CrossingReason {
    NewTarget = 0,
    SwitchAfterFailure,
    Resend,
    OtherModel,
    GoOn,
    Moved,
    Several, // the same message goes to several
};

// What the question at a boundary shows (security.md 3.4). Figures, never content.
struct BoundaryQuestion
{
    ConversationId conversation;
    ConnectionId connection;
    ModelId model;
    MessageId message;          // the turn a switch is for; null for a plain send
    connections::Boundary from; // home
    QStringList seenBy;         // boundary keys that have seen the conversation so far
    connections::Boundary to;
    QString account; // the connection's name
    QString host;    // in ASCII
    int messages = 0;
    int attachments = 0;
    qint64 attachmentBytes = 0;
    bool systemPrompt = false;
    qint64 approximateBytes = 0;
    CrossingReason reason = CrossingReason::NewTarget;
    QString failing; // name of the connection that failed, for SwitchAfterFailure
    bool plainHttp = false;
    QString proxy;             // it goes through a proxy of the connection's own: host and port
    bool ownAuthority = false; // certificates of a file of the user's are believed
    bool relayed = false;      // the model there passes it on to that company
    bool drill = false;        // practised: whatever is answered, nothing is shared or allowed

    bool operator==(const BoundaryQuestion &) const = default;
};

enum class BoundaryAnswer { Cancel = 0, OnlyThisMessage, ThisOnce, ThisConversation };

} // namespace breakerbox::flows
