// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace breakerbox::simulator {

struct CannedReply
{
    QString thinking; // for models that think aloud
    QString text;     // Markdown
};

// The reply that fits a prompt best, by plain words in it ("code", "table", "plan", "hello"...).
// The same prompt gets the same reply. Told that it was cut off, a reply that is the beginning of
// one of ours goes on with its rest.
[[nodiscard]] CannedReply cannedReplyFor(const QString &prompt, const QString &replyBefore = {});

// Text in pieces as a model would send it: a word or part of one with the blank before it. Joined
// they are the text.
[[nodiscard]] QStringList tokensOf(const QString &text);

} // namespace breakerbox::simulator
