// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "usage.h"

#include <providers/wire/json.h>

namespace breakerbox::providers::openaichat {

chat::Usage usageOf(const QJsonObject &usage)
{
    const QJsonObject promptDetails = usage[u"prompt_tokens_details"].toObject();
    const QJsonObject outputDetails = usage[u"completion_tokens_details"].toObject();
    chat::Usage result;
    result.inputTokens = wire::countOf(usage[u"prompt_tokens"]);
    result.outputTokens = wire::countOf(usage[u"completion_tokens"]);
    result.reasoningTokens = wire::countOf(outputDetails[u"reasoning_tokens"]);
    result.cachedTokens = wire::countOf(promptDetails[u"cached_tokens"]);
    if (!result.cachedTokens)
        result.cachedTokens = wire::countOf(usage[u"prompt_cache_hit_tokens"]);

    const qint64 reasoning = result.reasoningTokens.value_or(0);
    const auto total = wire::countOf(usage[u"total_tokens"]);
    if (reasoning > 0 && total && result.inputTokens && result.outputTokens &&
        *result.inputTokens + *result.outputTokens + reasoning == *total) {
        *result.outputTokens += reasoning;
    }
    return result;
}

} // namespace breakerbox::providers::openaichat
