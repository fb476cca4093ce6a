// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/conversation.h>
#include <chat/message.h>
#include <connections/connection.h>
#include <flows/boundaryquestion.h>
#include <scheduler/request.h>

#include <vector>

namespace breakerbox::flows {

enum class Crossing {
    None = 0,  // inside the allowed set, the first send, or this device
    Asks,      // outside: the user decides
    Forbidden, // the conversation is local-only
};

// May content of this conversation go to this boundary (security.md 3.3)?
[[nodiscard]] Crossing crossingTo(const chat::Conversation &conversation,
                                  const connections::Boundary &to);

// The route the scheduler checks against. Moving to this device is never a crossing.
[[nodiscard]] scheduler::Route routeOf(const chat::Conversation &conversation);

// What is about to be sent beside what is there.
struct NewContent
{
    QString text;
    std::vector<chat::Attachment> files = {};

    [[nodiscard]] bool isEmpty() const { return text.isEmpty() && files.empty(); }
};

// Fills the question with figures of exactly what would be sent.
[[nodiscard]] BoundaryQuestion questionFor(const chat::Conversation &conversation,
                                           const std::vector<chat::Message> &path,
                                           const NewContent &added,
                                           const connections::Connection &connection,
                                           const ModelId &model, const connections::Boundary &to);

} // namespace breakerbox::flows
