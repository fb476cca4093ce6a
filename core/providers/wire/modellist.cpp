// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "modellist.h"

#include <providers/wire/json.h>

#include <QSet>

#include <array>

namespace breakerbox::providers::wire {

using namespace Qt::StringLiterals;

Result<std::vector<connections::ModelInfo>> readModelList(QByteArrayView body,
                                                          const ModelReader &reader)
{
    const QJsonValue value = readJson(body);
    QJsonValue list = value;
    if (value.isObject())
        list = value[value.toObject().contains(u"data"_s) ? u"data" : u"models"];
    // Ollama's /v1 says null when it has none.
    if (!list.isArray() && !(value.isObject() && list.isNull()))
        return failure(ErrorCode::InvalidInput, u"not a model list"_s, ErrorOrigin::Remote);
    std::vector<connections::ModelInfo> models;
    QSet<QString> seen;
    for (const QJsonValue &entry : list.toArray()) {
        std::optional<connections::ModelInfo> model = reader(entry);
        if (!model || model->id.isEmpty() || seen.contains(model->id.toString()))
            continue;
        seen.insert(model->id.toString());
        models.push_back(std::move(*model));
    }
    return models;
}

connections::Capability capability(bool has)
{
    return has ? connections::Capability::Yes : connections::Capability::No;
}

connections::Capability listed(const QJsonValue &words, QStringView word)
{
    if (!words.isArray())
        return connections::Capability::Unknown;
    for (const QJsonValue &known : words.toArray()) {
        if (known.toString() == word)
            return connections::Capability::Yes;
    }
    return connections::Capability::No;
}

bool soundsLikeChat(const QString &id)
{
    static constexpr std::array kInside{u"embed",       u"whisper", u"dall-e",     u"gpt-image",
                                        u"-realtime",   u"-audio",  u"moderation", u"rerank",
                                        u"-transcribe", u"-tts"};
    static constexpr std::array kInFront{u"tts-", u"babbage", u"davinci", u"omni-moderation"};
    const QString name = id.toLower();
    for (const char16_t *part : kInside) {
        if (name.contains(QStringView(part)))
            return false;
    }
    for (const char16_t *part : kInFront) {
        if (name.startsWith(QStringView(part)))
            return false;
    }
    return true;
}

} // namespace breakerbox::providers::wire
