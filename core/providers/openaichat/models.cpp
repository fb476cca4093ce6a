// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "models.h"

#include <providers/wire/json.h>
#include <providers/wire/modellist.h>
#include <providers/wire/textmender.h>

#include <QJsonArray>
#include <QJsonObject>

#include <initializer_list>

namespace breakerbox::providers::openaichat {

namespace {

using connections::Capability;
using connections::ModelInfo;

std::optional<qint64> firstCount(std::initializer_list<QJsonValue> values)
{
    for (const QJsonValue &value : values) {
        if (const auto count = wire::countOf(value); count && *count > 0)
            return count;
    }
    return std::nullopt;
}

QString firstText(std::initializer_list<QJsonValue> values)
{
    for (const QJsonValue &value : values) {
        if (const QString text = wire::textOf(value); !text.isEmpty())
            return wire::mended(text);
    }
    return {};
}

Capability flag(const QJsonValue &value)
{
    return value.isBool() ? wire::capability(value.toBool()) : Capability::Unknown;
}

Capability either(Capability first, Capability second)
{
    return first == Capability::Unknown ? second : first;
}

Capability loadedOf(const QJsonValue &entry)
{
    const QJsonValue instances = entry[u"loaded_instances"]; // LM Studio's own list (8.4)
    if (instances.isArray())
        return wire::capability(!instances.toArray().isEmpty());
    const QString state = firstText({entry[u"state"], entry[u"status"][u"value"]});
    if (state.isEmpty())
        return Capability::Unknown;
    return wire::capability(state == u"loaded");
}

void readCapabilities(const QJsonValue &entry, const QString &type, ModelInfo &model)
{
    const QJsonValue known = entry[u"capabilities"];
    const QJsonValue parameters = entry[u"supported_parameters"];
    model.images = either(wire::listed(entry[u"architecture"][u"input_modalities"], u"image"),
                          flag(known[u"vision"]));
    // xAI's list of language models (7.5).
    model.images = either(model.images, wire::listed(entry[u"input_modalities"], u"image"));
    if (type == u"vlm" || type == u"llm")
        model.images = either(model.images, wire::capability(type == u"vlm"));
    model.tools =
        either(either(wire::listed(parameters, u"tools"), flag(known[u"function_calling"])),
               flag(known[u"trained_for_tool_use"]));
    // LM Studio tells how a model can think, or nothing.
    const QJsonValue thinking = known[u"reasoning"];
    model.reasoning = either(wire::listed(parameters, u"reasoning"),
                             thinking.isObject() ? Capability::Yes : flag(thinking));
}

bool isChat(const QJsonValue &entry, const QString &type, const ModelInfo &model)
{
    const bool otherKind = type.startsWith(u"embed") || type == u"image" || type == u"audio" ||
                           type == u"moderation" || type == u"rerank";
    const bool noText =
        wire::listed(entry[u"architecture"][u"output_modalities"], u"text") == Capability::No;
    const bool noChat = flag(entry[u"capabilities"][u"completion_chat"]) == Capability::No ||
                        flag(entry[u"active"]) == Capability::No; // Groq: withdrawn (7.2)
    return !otherKind && !noText && !noChat && wire::soundsLikeChat(model.id.toString());
}

std::optional<ModelInfo> readModel(const QJsonValue &entry)
{
    ModelInfo model;
    if (entry.isString()) {
        model.id = ModelId(wire::mended(entry.toString()));
        model.chat = wire::soundsLikeChat(model.id.toString());
        return model;
    }
    model.id = ModelId(firstText({entry[u"id"], entry[u"key"], entry[u"model"], entry[u"name"]}));
    if (model.id.isEmpty())
        return std::nullopt;
    const QString type = wire::textOf(entry[u"type"]);
    model.displayName = firstText({entry[u"name"], entry[u"display_name"]});
    if (model.displayName == model.id.toString())
        model.displayName.clear();
    const QJsonValue meta = entry[u"meta"];
    const QJsonValue provider = entry[u"top_provider"];
    model.contextLength =
        firstCount({entry[u"context_length"], entry[u"max_model_len"], entry[u"context_window"],
                    entry[u"max_context_length"], meta[u"n_ctx"], meta[u"n_ctx_train"],
                    provider[u"context_length"]});
    model.maximumOutput =
        firstCount({provider[u"max_completion_tokens"], entry[u"max_completion_tokens"]});
    readCapabilities(entry, type, model);
    model.loaded = loadedOf(entry);
    model.chat = isChat(entry, type, model);
    return model;
}

} // namespace

Result<std::vector<ModelInfo>> readModels(QByteArrayView body)
{
    return wire::readModelList(body, readModel);
}

} // namespace breakerbox::providers::openaichat
