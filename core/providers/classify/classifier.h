// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/protocoladapter.h>

namespace breakerbox::providers::classify {

// Judges how an attempt ended, for every protocol (providers.md 9). The only place that looks at a
// status code; what counts is breaker::judge()'s.
[[nodiscard]] breaker::Outcome classify(const AnswerFacts &facts, const connections::Preset &preset,
                                        ReplyEnd end, chat::FinishReason finish,
                                        QByteArrayView error);

} // namespace breakerbox::providers::classify
