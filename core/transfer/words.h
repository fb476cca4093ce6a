// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QString>

#include <functional>

namespace breakerbox::transfer {

// What is said inside an imported conversation, and how a title is made. The core has no sentences
// of its own: ui/text fills these.
struct Words
{
    // A title from the first words that were written. Empty: none can be made.
    std::function<QString(const QString &text)> titleFrom;
    // For a conversation without a word: "Conversation of 30 November 2026".
    std::function<QString(WallTime begun)> titleOf;
    // In place of a file that the export names and does not hold: "photo.jpg (not in the export)".
    std::function<QString(const QString &name)> missingFile;
};

} // namespace breakerbox::transfer
