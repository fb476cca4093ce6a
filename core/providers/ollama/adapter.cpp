// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "adapter.h"

#include <providers/classify/classifier.h>
#include <providers/ollama/models.h>
#include <providers/ollama/requestbuilder.h>
#include <providers/ollama/streamparser.h>
#include <providers/wire/requestparts.h>

namespace breakerbox::providers::ollama {

connections::Protocol Adapter::protocol() const
{
    return connections::Protocol::Ollama;
}

WireRequest Adapter::chatRequest(const connections::Connection &connection,
                                 const connections::Preset &preset, const chat::Prompt &prompt,
                                 const ModelNotes &notes) const
{
    return wire::postFor(connection, preset, u"/api/chat", chatBody(prompt, notes),
                         wire::Streaming::No);
}

WireRequest Adapter::modelsRequest(const connections::Connection &connection,
                                   const connections::Preset &preset) const
{
    return wire::requestFor(connection, preset, u"/api/tags");
}

WireRequest Adapter::furtherModelsRequest(const connections::Connection &connection,
                                          const connections::Preset &preset,
                                          const ModelQuery &query) const
{
    return wire::postFor(connection, preset, u"/api/show",
                         {{QStringLiteral("model"), query.about.toString()}}, wire::Streaming::No);
}

// Older servers list names only: what a model can do is asked of it alone.
std::vector<ModelQuery> Adapter::furtherQueries(QByteArrayView body, const ModelQuery &asked) const
{
    std::vector<ModelQuery> queries;
    const auto models = ollama::readModels(body);
    if (!asked.isFirst() || !models)
        return queries;
    for (const connections::ModelInfo &model : *models) {
        const bool silent = model.images == connections::Capability::Unknown;
        if (model.chat && (silent || !model.contextLength))
            queries.push_back({{}, model.id});
    }
    return queries;
}

Result<connections::ModelInfo> Adapter::readModel(QByteArrayView body, const ModelId &about) const
{
    return ollama::readModel(body, about);
}

bool Adapter::takes(const connections::Preset &preset, const QString &mediaType) const
{
    return ProtocolAdapter::takes(preset, mediaType) && mediaType != u"application/pdf";
}

std::unique_ptr<ReplyParser> Adapter::replyParser() const
{
    return std::make_unique<StreamParser>();
}

Result<std::vector<connections::ModelInfo>> Adapter::readModels(QByteArrayView body) const
{
    return ollama::readModels(body);
}

breaker::Outcome Adapter::classify(const AnswerFacts &facts, const connections::Preset &preset,
                                   ReplyEnd end, chat::FinishReason finish,
                                   QByteArrayView error) const
{
    return classify::classify(facts, preset, end, finish, error);
}

} // namespace breakerbox::providers::ollama
