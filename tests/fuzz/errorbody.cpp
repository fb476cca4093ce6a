// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replycheck.h"

#include <array>

using namespace breakerbox;

namespace {

constexpr std::array kStatuses{200, 301, 400, 401, 403, 404, 413, 422,
                               429, 498, 500, 502, 503, 504, 520, 529};

void checkOutcome(const breaker::Outcome &outcome)
{
    using breaker::Category;
    fuzz::require(outcome.category != Category::Unknown && outcome.category != Category::Ok);
    fuzz::require(outcome.providerText.size() <= 2000 && outcome.parameter.size() <= 2000);
    fuzz::require(fuzz::isWellFormed(outcome.providerText) &&
                  fuzz::isWellFormed(outcome.parameter) && fuzz::isWellFormed(outcome.requestId));
    fuzz::require(outcome.transport == breaker::Verdict::Success);
    if (outcome.limit && outcome.limit->delay)
        fuzz::require(outcome.limit->delay->count() > 0 &&
                      *outcome.limit->delay <= std::chrono::days(366));
}

} // namespace

// The first byte picks the status, the rest is the body: as an answer, and inside a 200.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const QByteArrayView body = fuzz::bytesOf(data + 1, size - 1);
    const providers::Adapters adapters;
    const auto &adapter = *adapters.find(connections::Protocol::OpenAiChat);
    providers::AnswerFacts facts;
    facts.head.status = kStatuses[data[0] % kStatuses.size()];
    facts.end.end = net::TransportEnd::Complete;
    facts.body = body.toByteArray();
    connections::Preset preset;
    preset.id = data[0] & 0x80 ? QStringLiteral("openrouter") : QString();
    const auto none = chat::FinishReason::None;
    checkOutcome(adapter.classify(facts, preset, providers::ReplyEnd::NotAReply, none, {}));
    facts.head.status = 200;
    facts.body.clear();
    checkOutcome(adapter.classify(facts, preset, providers::ReplyEnd::ErrorInside, none, body));
    static_cast<void>(adapter.readModels(body));
    static_cast<void>(adapters.find(connections::Protocol::Ollama)->readModels(body));
    return 0;
}
