// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "finishwords.h"

#include <array>
#include <utility>

namespace breakerbox::providers::wire {

namespace {

using chat::FinishReason;

constexpr std::array kFinishWords{
    std::pair{u"stop", FinishReason::Stop},
    std::pair{u"end_turn", FinishReason::Stop},
    std::pair{u"stop_sequence", FinishReason::Stop},
    std::pair{u"eos", FinishReason::Stop},
    std::pair{u"load", FinishReason::Stop},
    std::pair{u"unload", FinishReason::Stop},
    std::pair{u"pause_turn", FinishReason::Stop},
    std::pair{u"length", FinishReason::Length},
    std::pair{u"max_tokens", FinishReason::Length},
    std::pair{u"model_length", FinishReason::Length},
    std::pair{u"max_output_tokens", FinishReason::Length},
    std::pair{u"model_context_window_exceeded", FinishReason::Length},
    std::pair{u"tool_calls", FinishReason::ToolCalls},
    std::pair{u"tool_use", FinishReason::ToolCalls},
    std::pair{u"function_call", FinishReason::ToolCalls},
    std::pair{u"content_filter", FinishReason::ContentFilter},
    std::pair{u"safety", FinishReason::ContentFilter},
    std::pair{u"recitation", FinishReason::ContentFilter},
    std::pair{u"blocklist", FinishReason::ContentFilter},
    std::pair{u"prohibited_content", FinishReason::ContentFilter},
    std::pair{u"spii", FinishReason::ContentFilter},
    std::pair{u"language", FinishReason::ContentFilter},
    std::pair{u"image_safety", FinishReason::ContentFilter},
    std::pair{u"image_prohibited_content", FinishReason::ContentFilter},
    std::pair{u"image_recitation", FinishReason::ContentFilter},
    std::pair{u"refusal", FinishReason::Refusal},
    std::pair{u"error", FinishReason::Error},
    std::pair{u"insufficient_system_resource", FinishReason::Error},
    std::pair{u"malformed_function_call", FinishReason::Error},
    std::pair{u"unexpected_tool_call", FinishReason::Error},
    std::pair{u"too_many_tool_calls", FinishReason::Error},
    std::pair{u"other", FinishReason::Error},
    std::pair{u"image_other", FinishReason::Error},
    std::pair{u"no_image", FinishReason::Error},
};

} // namespace

chat::FinishReason finishOf(const QString &word)
{
    for (const auto &[known, reason] : kFinishWords) {
        if (word.compare(QStringView(known), Qt::CaseInsensitive) == 0)
            return reason;
    }
    return FinishReason::Unknown;
}

} // namespace breakerbox::providers::wire
