// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "adapter.h"

#include <providers/classify/classifier.h>
#include <providers/openaichat/models.h>
#include <providers/openairesponses/requestbuilder.h>
#include <providers/openairesponses/streamparser.h>
#include <providers/wire/requestparts.h>

namespace breakerbox::providers::openairesponses {

connections::Protocol Adapter::protocol() const
{
    return connections::Protocol::OpenAiResponses;
}

WireRequest Adapter::chatRequest(const connections::Connection &connection,
                                 const connections::Preset &preset, const chat::Prompt &prompt,
                                 const ModelNotes &notes) const
{
    const auto streaming = notes.streaming ? wire::Streaming::Yes : wire::Streaming::No;
    return wire::postFor(connection, preset, u"/responses", responsesBody(prompt, notes),
                         streaming);
}

WireRequest Adapter::modelsRequest(const connections::Connection &connection,
                                   const connections::Preset &preset) const
{
    return wire::requestFor(connection, preset, u"/models");
}

std::unique_ptr<ReplyParser> Adapter::replyParser() const
{
    return std::make_unique<StreamParser>();
}

Result<std::vector<connections::ModelInfo>> Adapter::readModels(QByteArrayView body) const
{
    return openaichat::readModels(body);
}

breaker::Outcome Adapter::classify(const AnswerFacts &facts, const connections::Preset &preset,
                                   ReplyEnd end, chat::FinishReason finish,
                                   QByteArrayView error) const
{
    return classify::classify(facts, preset, end, finish, error);
}

} // namespace breakerbox::providers::openairesponses
