// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "models.h"

#include <providers/wire/json.h>
#include <providers/wire/modellist.h>
#include <providers/wire/textmender.h>

#include <QJsonObject>

namespace breakerbox::providers::anthropic {

namespace {

using connections::Capability;
using connections::ModelInfo;

// {"supported": true}, or the bare word; anything else says nothing.
Capability supported(const QJsonValue &value)
{
    const QJsonValue word = value.isObject() ? value[u"supported"] : value;
    return word.isBool() ? wire::capability(word.toBool()) : Capability::Unknown;
}

std::optional<qint64> positive(const QJsonValue &value)
{
    const auto count = wire::countOf(value);
    return count && *count > 0 ? count : std::nullopt;
}

std::optional<ModelInfo> readModel(const QJsonValue &entry)
{
    const QString id = wire::mended(wire::textOf(entry[u"id"]));
    if (id.isEmpty())
        return std::nullopt;
    ModelInfo model;
    model.id = ModelId(id);
    model.displayName = wire::mended(wire::textOf(entry[u"display_name"]));
    if (model.displayName == id)
        model.displayName.clear();
    model.contextLength = positive(entry[u"max_input_tokens"]);
    model.maximumOutput = positive(entry[u"max_tokens"]);
    const QJsonValue known = entry[u"capabilities"];
    model.images = supported(known[u"image_input"]);
    model.reasoning = supported(known[u"thinking"]);
    model.chat = wire::soundsLikeChat(id);
    return model;
}

} // namespace

Result<std::vector<ModelInfo>> readModels(QByteArrayView body)
{
    return wire::readModelList(body, readModel);
}

} // namespace breakerbox::providers::anthropic
