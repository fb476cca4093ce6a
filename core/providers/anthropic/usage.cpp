// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "usage.h"

#include <providers/wire/json.h>

namespace breakerbox::providers::anthropic {

namespace {

void take(std::optional<qint64> &count, const QJsonValue &value)
{
    if (const auto said = wire::countOf(value))
        count = said;
}

} // namespace

void UsageCount::takePrompt(const QJsonObject &usage)
{
    take(m_input, usage[u"input_tokens"]);
    take(m_written, usage[u"cache_creation_input_tokens"]);
    take(m_read, usage[u"cache_read_input_tokens"]);
}

void UsageCount::begin(const QJsonObject &usage)
{
    takePrompt(usage);
}

void UsageCount::update(const QJsonObject &usage)
{
    takePrompt(usage);
    take(m_output, usage[u"output_tokens"]);
    take(m_thinking, usage[u"output_tokens_details"][u"thinking_tokens"]);
}

chat::Usage UsageCount::usage() const
{
    chat::Usage usage;
    if (m_input)
        usage.inputTokens = *m_input + m_written.value_or(0) + m_read.value_or(0);
    usage.outputTokens = m_output;
    usage.reasoningTokens = m_thinking;
    usage.cachedTokens = m_read;
    return usage;
}

} // namespace breakerbox::providers::anthropic
