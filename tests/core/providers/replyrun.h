// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/outcome.h>
#include <chat/streamevent.h>
#include <providers/protocoladapter.h>
#include <support/rawresponse.h>

#include <vector>

namespace breakerbox::test {

// A whole attempt without a network: the parser over the bytes, then the classifier.
struct ReplyRun
{
    chat::ReplyText reply;
    providers::ReplyEnd end = providers::ReplyEnd::Unknown;
    breaker::Outcome outcome;
    int skipped = 0;
    int contentEvents = 0;
};

// Feeds the body cut at these offsets (ascending).
[[nodiscard]] ReplyRun runReply(const providers::ProtocolAdapter &adapter,
                                const connections::Preset &preset, const RawResponse &response,
                                const std::vector<qsizetype> &cuts);

[[nodiscard]] std::vector<qsizetype> everyByte(const QByteArray &body);
[[nodiscard]] std::vector<qsizetype> everyLine(const QByteArray &body);

// What the program's presets say of a service's limits.
[[nodiscard]] connections::Preset presetNamed(const QString &provider);

} // namespace breakerbox::test
