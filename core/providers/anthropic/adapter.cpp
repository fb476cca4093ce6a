// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "adapter.h"

#include <providers/anthropic/models.h>
#include <providers/anthropic/requestbuilder.h>
#include <providers/anthropic/streamparser.h>
#include <providers/classify/classifier.h>
#include <providers/wire/json.h>
#include <providers/wire/requestparts.h>

#include <QUrlQuery>

#include <algorithm>

namespace breakerbox::providers::anthropic {

using namespace Qt::StringLiterals;

namespace {

// Required with every request. One that the user set among the connection's headers stays.
void addVersion(WireRequest &request)
{
    const QByteArray name = "anthropic-version";
    const bool isThere = std::ranges::any_of(request.headers, [&](const net::Header &header) {
        return header.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (!isThere)
        request.headers.push_back({name, "2023-06-01"});
}

} // namespace

connections::Protocol Adapter::protocol() const
{
    return connections::Protocol::Anthropic;
}

WireRequest Adapter::chatRequest(const connections::Connection &connection,
                                 const connections::Preset &preset, const chat::Prompt &prompt,
                                 const ModelNotes &notes) const
{
    const auto streaming = notes.streaming ? wire::Streaming::Yes : wire::Streaming::No;
    WireRequest request =
        wire::postFor(connection, preset, u"/v1/messages", chatBody(prompt, notes), streaming);
    addVersion(request);
    return request;
}

WireRequest Adapter::modelsRequest(const connections::Connection &connection,
                                   const connections::Preset &preset) const
{
    WireRequest request = wire::requestFor(connection, preset, u"/v1/models");
    QUrlQuery query(request.url);
    query.addQueryItem(u"limit"_s, u"1000"_s);
    request.url.setQuery(query);
    addVersion(request);
    return request;
}

WireRequest Adapter::furtherModelsRequest(const connections::Connection &connection,
                                          const connections::Preset &preset,
                                          const ModelQuery &query) const
{
    WireRequest request = modelsRequest(connection, preset);
    QUrlQuery words(request.url);
    words.addQueryItem(u"after_id"_s, QString::fromLatin1(QUrl::toPercentEncoding(query.page)));
    request.url.setQuery(words);
    return request;
}

std::vector<ModelQuery> Adapter::furtherQueries(QByteArrayView body, const ModelQuery &) const
{
    const QJsonValue list = wire::readJson(body);
    const QString last = wire::textOf(list[u"last_id"]);
    if (!list[u"has_more"].toBool() || last.isEmpty())
        return {};
    return {{last, {}}};
}

std::unique_ptr<ReplyParser> Adapter::replyParser() const
{
    return std::make_unique<StreamParser>();
}

Result<std::vector<connections::ModelInfo>> Adapter::readModels(QByteArrayView body) const
{
    return anthropic::readModels(body);
}

breaker::Outcome Adapter::classify(const AnswerFacts &facts, const connections::Preset &preset,
                                   ReplyEnd end, chat::FinishReason finish,
                                   QByteArrayView error) const
{
    return classify::classify(facts, preset, end, finish, error);
}

} // namespace breakerbox::providers::anthropic
