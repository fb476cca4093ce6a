// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>
#include <flows/chatflow.h>

namespace breakerbox::ui {

// What the user wants of a turn, from its buttons, its menu or by keyboard.
enum class TurnIntent {
    Edit = 0,
    AskAgain,
    AskOther,
    Continue,
    Delete,
    EarlierVersion,
    LaterVersion,
    SideBySide, // its versions
};

// Which of them a turn offers now. Pure.
[[nodiscard]] inline bool isOffered(TurnIntent intent, const chat::Message &message,
                                    const flows::TurnNotes &notes)
{
    const bool own = message.role == chat::Role::User;
    const bool reply = message.role == chat::Role::Assistant;
    const bool runs = message.state == chat::TurnState::Streaming;
    switch (intent) {
    case TurnIntent::Edit:
        return own;
    case TurnIntent::AskAgain:
        return (reply && !runs) || notes.unanswered;
    case TurnIntent::AskOther:
        return reply && !runs;
    case TurnIntent::Continue:
        return notes.canContinue && !runs;
    case TurnIntent::Delete:
        return own || reply;
    case TurnIntent::EarlierVersion:
        return notes.versions.number > 1;
    case TurnIntent::LaterVersion:
        return notes.versions.number < notes.versions.count;
    case TurnIntent::SideBySide:
        return reply && notes.versions.count > 1;
    }
    return false;
}

} // namespace breakerbox::ui
