// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QJsonObject>

#include <optional>

namespace breakerbox::providers::anthropic {

// The counts of a reply: they come in pieces, each may correct an earlier one. The wire counts the
// prompt in three parts, what was read from the cache and what was written to it apart
// (providers.md 2.4).
class UsageCount
{
public:
    // message_start: the prompt's side. Its output count is a placeholder.
    void begin(const QJsonObject &usage);
    // message_delta, or the usage of an answer that was not streamed: everything, cumulative.
    void update(const QJsonObject &usage);
    [[nodiscard]] chat::Usage usage() const;

private:
    void takePrompt(const QJsonObject &usage);

    std::optional<qint64> m_input;
    std::optional<qint64> m_written;
    std::optional<qint64> m_read;
    std::optional<qint64> m_output;
    std::optional<qint64> m_thinking;
};

} // namespace breakerbox::providers::anthropic
