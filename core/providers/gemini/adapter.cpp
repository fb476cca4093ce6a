// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "adapter.h"

#include <providers/classify/classifier.h>
#include <providers/gemini/models.h>
#include <providers/gemini/requestbuilder.h>
#include <providers/gemini/streamparser.h>
#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>

#include <QUrlQuery>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

void addToQuery(QUrl &url, const QString &name, const QString &value)
{
    QUrlQuery query(url);
    query.addQueryItem(name, value);
    url.setQuery(query);
}

// The model stands in the path. A tuned model has a folder of its own.
QString pathOf(const ModelId &model, const ModelNotes &notes)
{
    constexpr QStringView kTuned = u"tunedModels/";
    const QString name = bareName(model.toString());
    const bool tuned = name.startsWith(kTuned);
    const QString bare = tuned ? name.sliced(kTuned.size()) : name;
    return (tuned ? u"/tunedModels/"_s : u"/models/"_s) +
           QString::fromLatin1(QUrl::toPercentEncoding(bare, ":")) +
           (notes.streaming ? u":streamGenerateContent"_s : u":generateContent"_s);
}

} // namespace

connections::Protocol Adapter::protocol() const
{
    return connections::Protocol::Gemini;
}

WireRequest Adapter::chatRequest(const connections::Connection &connection,
                                 const connections::Preset &preset, const chat::Prompt &prompt,
                                 const ModelNotes &notes) const
{
    const auto streaming = notes.streaming ? wire::Streaming::Yes : wire::Streaming::No;
    WireRequest request = wire::postFor(connection, preset, pathOf(prompt.model, notes),
                                        chatBody(prompt, notes), streaming);
    if (notes.streaming)
        addToQuery(request.url, u"alt"_s, u"sse"_s);
    return request;
}

WireRequest Adapter::modelsRequest(const connections::Connection &connection,
                                   const connections::Preset &preset) const
{
    WireRequest request = wire::requestFor(connection, preset, u"/models");
    addToQuery(request.url, u"pageSize"_s, u"1000"_s);
    return request;
}

WireRequest Adapter::furtherModelsRequest(const connections::Connection &connection,
                                          const connections::Preset &preset,
                                          const ModelQuery &query) const
{
    WireRequest request = modelsRequest(connection, preset);
    addToQuery(request.url, u"pageToken"_s,
               QString::fromLatin1(QUrl::toPercentEncoding(query.page)));
    return request;
}

std::vector<ModelQuery> Adapter::furtherQueries(QByteArrayView body, const ModelQuery &) const
{
    const QString token = wire::textOf(wire::readJson(body)[u"nextPageToken"]);
    if (token.isEmpty())
        return {};
    return {{token, {}}};
}

bool Adapter::takes(const connections::Preset &preset, const QString &mediaType) const
{
    return ProtocolAdapter::takes(preset, mediaType) && mediaType != u"image/gif";
}

std::unique_ptr<ReplyParser> Adapter::replyParser() const
{
    return std::make_unique<StreamParser>();
}

Result<std::vector<connections::ModelInfo>> Adapter::readModels(QByteArrayView body) const
{
    return gemini::readModels(body);
}

breaker::Outcome Adapter::classify(const AnswerFacts &facts, const connections::Preset &preset,
                                   ReplyEnd end, chat::FinishReason finish,
                                   QByteArrayView error) const
{
    return classify::classify(facts, preset, end, finish, error);
}

} // namespace breakerbox::providers::gemini
