// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "usage.h"

#include <providers/wire/json.h>

namespace breakerbox::providers::gemini {

namespace {

void take(std::optional<qint64> &count, const QJsonValue &value)
{
    if (const auto said = wire::countOf(value))
        count = said;
}

} // namespace

void UsageCount::update(const QJsonObject &usage)
{
    take(m_prompt, usage[u"promptTokenCount"]);
    take(m_tools, usage[u"toolUsePromptTokenCount"]);
    take(m_answer, usage[u"candidatesTokenCount"]);
    take(m_thoughts, usage[u"thoughtsTokenCount"]);
    take(m_cached, usage[u"cachedContentTokenCount"]);
    take(m_total, usage[u"totalTokenCount"]);
}

chat::Usage UsageCount::usage() const
{
    chat::Usage usage;
    if (m_prompt)
        usage.inputTokens = *m_prompt + m_tools.value_or(0);
    if (m_answer || m_thoughts)
        usage.outputTokens = m_answer.value_or(0) + m_thoughts.value_or(0);
    else if (m_total && usage.inputTokens && *m_total == *usage.inputTokens)
        usage.outputTokens = 0; // a prompt that was blocked
    usage.reasoningTokens = m_thoughts;
    usage.cachedTokens = m_cached;
    return usage;
}

} // namespace breakerbox::providers::gemini
