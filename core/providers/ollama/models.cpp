// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "models.h"

#include <providers/wire/json.h>
#include <providers/wire/modellist.h>
#include <providers/wire/textmender.h>

#include <QJsonObject>

namespace breakerbox::providers::ollama {

namespace {

using connections::Capability;
using connections::ModelInfo;

std::optional<ModelInfo> readTag(const QJsonValue &entry)
{
    QString id = wire::textOf(entry[u"model"]);
    if (id.isEmpty())
        id = wire::textOf(entry[u"name"]);
    if (id.isEmpty())
        return std::nullopt;
    const QJsonValue known = entry[u"capabilities"];
    ModelInfo model;
    model.id = ModelId(wire::mended(id));
    model.contextLength = wire::countOf(entry[u"details"][u"context_length"]);
    model.images = wire::listed(known, u"vision");
    model.tools = wire::listed(known, u"tools");
    model.reasoning = wire::listed(known, u"thinking");
    model.remoteHost = wire::mended(wire::textOf(entry[u"remote_host"]));
    model.chat = wire::listed(known, u"completion") != Capability::No && wire::soundsLikeChat(id);
    return model;
}

} // namespace

Result<ModelInfo> readModel(QByteArrayView body, const ModelId &about)
{
    const QJsonValue shown = wire::readJson(body);
    const QJsonObject facts = shown[u"model_info"].toObject();
    const QJsonValue known = shown[u"capabilities"];
    if (facts.isEmpty() && !known.isArray())
        return failure(ErrorCode::InvalidInput, QStringLiteral("not one model"),
                       ErrorOrigin::Remote);
    ModelInfo model;
    model.id = about;
    // "llama.context_length": the name of the architecture stands in front.
    const QString family = wire::textOf(facts[u"general.architecture"]);
    model.contextLength = wire::countOf(facts[family + QStringLiteral(".context_length")]);
    model.images = wire::listed(known, u"vision");
    model.tools = wire::listed(known, u"tools");
    model.reasoning = wire::listed(known, u"thinking");
    model.remoteHost = wire::mended(wire::textOf(shown[u"remote_host"]));
    model.chat = wire::listed(known, u"completion") != Capability::No &&
                 wire::soundsLikeChat(about.toString());
    return model;
}

Result<std::vector<ModelInfo>> readModels(QByteArrayView body)
{
    return wire::readModelList(body, readTag);
}

} // namespace breakerbox::providers::ollama
