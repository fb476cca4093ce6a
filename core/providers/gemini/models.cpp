// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "models.h"

#include <providers/wire/json.h>
#include <providers/wire/modellist.h>
#include <providers/wire/textmender.h>

#include <QJsonObject>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

using connections::Capability;
using connections::ModelInfo;

std::optional<qint64> positive(const QJsonValue &value)
{
    const auto count = wire::countOf(value);
    return count && *count > 0 ? count : std::nullopt;
}

std::optional<ModelInfo> readModel(const QJsonValue &entry)
{
    const QString id = bareName(wire::mended(wire::textOf(entry[u"name"])));
    if (id.isEmpty())
        return std::nullopt;
    ModelInfo model;
    model.id = ModelId(id);
    model.displayName = wire::mended(wire::textOf(entry[u"displayName"]));
    if (model.displayName == id)
        model.displayName.clear();
    model.contextLength = positive(entry[u"inputTokenLimit"]);
    model.maximumOutput = positive(entry[u"outputTokenLimit"]);
    if (entry[u"thinking"].isBool())
        model.reasoning = wire::capability(entry[u"thinking"].toBool());
    const Capability answers =
        wire::listed(entry[u"supportedGenerationMethods"], u"generateContent");
    model.chat = answers != Capability::No && wire::soundsLikeChat(id);
    return model;
}

} // namespace

QString bareName(const QString &name)
{
    constexpr QStringView kPrefix = u"models/";
    return name.startsWith(kPrefix) ? name.sliced(kPrefix.size()) : name;
}

Result<std::vector<ModelInfo>> readModels(QByteArrayView body)
{
    return wire::readModelList(body, readModel);
}

} // namespace breakerbox::providers::gemini
