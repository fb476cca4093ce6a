// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>
#include <chat/streamevent.h>
#include <scheduler/chatexchange.h>

#include <optional>

namespace breakerbox::flows {

// A reply that is being continued, or whose continuation failed: the turn as it was before.
struct Continuation
{
    chat::Message before;
    std::optional<scheduler::ExchangeResult> resultBefore;
    bool begun = false; // more of the text has come
};

// Was this reply cut, so that there may be more of it? By the length limit, a stop, an error or the
// program's end; not by a filter, and not where a tool was called.
[[nodiscard]] bool wasCut(const chat::Message &reply);

// Nothing came and the user ended it, or it was never sent: the turn is what it was.
[[nodiscard]] bool leftNoTrace(const scheduler::ExchangeResult &result,
                               const Continuation &continuation);

// Figures of both parts together: known where they are known of both.
[[nodiscard]] chat::Usage addedUp(const chat::Usage &first, const chat::Usage &second);
[[nodiscard]] Milliseconds addedUp(Milliseconds first, Milliseconds second);

// While the rest arrives: a streaming turn whose figures are not known.
[[nodiscard]] chat::Message continuing(chat::Message before);

// The turn after a continuation that brought something or failed. text and reasoning are the whole
// turn's; failure is the word of what ended it, empty if nothing did.
[[nodiscard]] chat::Message continued(const Continuation &continuation, const QString &text,
                                      const QString &reasoning, const chat::ReplyText &more,
                                      const scheduler::ExchangeResult &result,
                                      const QString &failure);

} // namespace breakerbox::flows
