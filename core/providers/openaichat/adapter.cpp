// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "adapter.h"

#include <connections/deployment.h>
#include <providers/classify/classifier.h>
#include <providers/openaichat/models.h>
#include <providers/openaichat/requestbuilder.h>
#include <providers/openaichat/streamparser.h>
#include <providers/wire/requestparts.h>

namespace breakerbox::providers::openaichat {

connections::Protocol Adapter::protocol() const
{
    return connections::Protocol::OpenAiChat;
}

WireRequest Adapter::chatRequest(const connections::Connection &connection,
                                 const connections::Preset &preset, const chat::Prompt &prompt,
                                 const ModelNotes &notes) const
{
    const auto streaming = notes.streaming ? wire::Streaming::Yes : wire::Streaming::No;
    connections::Connection target = connection;
    target.baseUrl =
        connections::deploymentBase(connection.baseUrl, connection.apiVersion, prompt.model);
    return wire::postFor(target, preset, u"/chat/completions", chatBody(preset, prompt, notes),
                         streaming);
}

WireRequest Adapter::modelsRequest(const connections::Connection &connection,
                                   const connections::Preset &preset) const
{
    connections::Connection target = connection;
    target.baseUrl = connections::resourceBase(connection.baseUrl, connection.apiVersion);
    return wire::requestFor(target, preset, u"/models");
}

bool Adapter::takes(const connections::Preset &preset, const QString &mediaType) const
{
    const bool pdf = mediaType == u"application/pdf";
    return ProtocolAdapter::takes(preset, mediaType) &&
           (!pdf || preset.documents != connections::Documents::None);
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

} // namespace breakerbox::providers::openaichat
