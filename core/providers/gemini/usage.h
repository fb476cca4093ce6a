// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QJsonObject>

#include <optional>

namespace breakerbox::providers::gemini {

// The counts of a reply, cumulative, field by field (providers.md 2.4): thinking is counted apart
// from the answer, and what tools put into the prompt apart from the prompt.
class UsageCount
{
public:
    void update(const QJsonObject &usage);
    [[nodiscard]] chat::Usage usage() const;

private:
    std::optional<qint64> m_prompt;
    std::optional<qint64> m_tools;
    std::optional<qint64> m_answer;
    std::optional<qint64> m_thoughts;
    std::optional<qint64> m_cached;
    std::optional<qint64> m_total;
};

} // namespace breakerbox::providers::gemini
