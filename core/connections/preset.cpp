// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "preset.h"

#include <base/names.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kFields{
    "id"_L1,
    "name"_L1,
    "kind"_L1,
    "protocol"_L1,
    "baseUrl"_L1,
    "placeholder"_L1,
    "company"_L1,
    "keyNeeded"_L1,
    "keyPrefix"_L1,
    "keyPage"_L1,
    "billingPage"_L1,
    "authHeader"_L1,
    "authScheme"_L1,
    "outputLimitField"_L1,
    "streamOptions"_L1,
    "rateScope"_L1,
    "startHint"_L1,
    "ports"_L1,
    "keyVariables"_L1,
    "alsoSpeaks"_L1,
    "typedModels"_L1,
    "effort"_L1,
    "documents"_L1,
    "replayField"_L1,
    "toolReasoningField"_L1,
    "toolCallIdLength"_L1,
};

constexpr std::array kEffortForms{
    Named{EffortForm::None, u"none"},
    Named{EffortForm::Field, u"field"},
    Named{EffortForm::Object, u"object"},
    Named{EffortForm::Thinking, u"thinking"},
    Named{EffortForm::TemplateArguments, u"template-arguments"},
};

constexpr std::array kDocuments{
    Named{Documents::None, u"none"},
    Named{Documents::FilePart, u"file"},
    Named{Documents::DocumentUrl, u"document-url"},
};

std::unexpected<Error> badPreset(const QString &field)
{
    return failure(ErrorCode::InvalidInput, u"preset field %1"_s.arg(field));
}

QUrl urlOf(const QJsonObject &object, QLatin1StringView field)
{
    return QUrl(object.value(field).toString(), QUrl::StrictMode);
}

// {"form": "field", "off": "none", "low": …}; words that are left out are the usual ones.
Result<void> readEffort(const QJsonValue &value, Preset &preset)
{
    if (value.isUndefined())
        return {};
    const QString form = value["form"_L1].toString();
    preset.effortForm = valueOf(kEffortForms, form, EffortForm::None);
    if (preset.effortForm == EffortForm::None && form != "none"_L1)
        return badPreset(u"effort"_s);
    const EffortWords usual;
    preset.effortWords = {value["off"_L1].toString(usual.off), value["low"_L1].toString(usual.low),
                          value["medium"_L1].toString(usual.medium),
                          value["high"_L1].toString(usual.high)};
    return {};
}

// What only some services have.
Result<void> readPeculiarities(const QJsonObject &object, Preset &preset)
{
    for (const QJsonValue &name : object.value("alsoSpeaks"_L1).toArray()) {
        preset.alsoSpeaks.push_back(protocolFromName(name.toString()));
        if (preset.alsoSpeaks.back() == Protocol::Unknown)
            return badPreset(u"alsoSpeaks"_s);
    }
    const QString documents = object.value("documents"_L1).toString(u"file"_s);
    preset.documents = valueOf(kDocuments, documents, Documents::None);
    if (preset.documents == Documents::None && documents != "none"_L1)
        return badPreset(u"documents"_s);
    preset.typedModels = object.value("typedModels"_L1).toBool(false);
    preset.replayField = object.value("replayField"_L1).toString();
    preset.toolReasoningField = object.value("toolReasoningField"_L1).toString();
    preset.toolCallIdLength = object.value("toolCallIdLength"_L1).toInt();
    if (preset.toolCallIdLength < 0 || preset.toolCallIdLength > 64)
        return badPreset(u"toolCallIdLength"_s);
    return readEffort(object.value("effort"_L1), preset);
}

// What a connection without a preset of its own is like.
Preset genericPreset(ConnectionKind kind, Protocol protocol)
{
    Preset preset;
    preset.kind = kind;
    preset.protocol = protocol;
    preset.rateScope = u"model"_s;
    switch (protocol) {
    case Protocol::OpenAiResponses:
        preset.outputLimitField = u"max_output_tokens"_s;
        break;
    case Protocol::Gemini:
        preset.outputLimitField = u"maxOutputTokens"_s;
        break;
    case Protocol::Ollama:
        preset.outputLimitField = u"num_predict"_s;
        break;
    case Protocol::Unknown:
    case Protocol::OpenAiChat:
    case Protocol::Anthropic:
        preset.outputLimitField = u"max_tokens"_s;
        break;
    }
    if (protocol == Protocol::Anthropic || protocol == Protocol::Gemini) {
        preset.authHeader = protocol == Protocol::Gemini ? "x-goog-api-key" : "x-api-key";
        preset.authScheme.clear();
    }
    preset.streamOptions = protocol == Protocol::OpenAiChat;
    return preset;
}

constexpr std::array kKinds{ConnectionKind::Unknown, ConnectionKind::Cloud,
                            ConnectionKind::Endpoint, ConnectionKind::Local};
constexpr std::array kProtocols{Protocol::Unknown,         Protocol::OpenAiChat,
                                Protocol::OpenAiResponses, Protocol::Anthropic,
                                Protocol::Gemini,          Protocol::Ollama};

std::vector<Preset> makeGenericPresets()
{
    std::vector<Preset> presets;
    for (const ConnectionKind kind : kKinds) {
        for (const Protocol protocol : kProtocols)
            presets.push_back(genericPreset(kind, protocol));
    }
    return presets;
}

Result<Preset> checked(Preset preset)
{
    if (preset.id.isEmpty())
        return badPreset(u"id"_s);
    if (preset.name.isEmpty())
        return badPreset(u"name"_s);
    if (preset.kind == ConnectionKind::Unknown)
        return badPreset(u"kind"_s);
    if (preset.protocol == Protocol::Unknown)
        return badPreset(u"protocol"_s);
    if (preset.kind != ConnectionKind::Endpoint && !preset.baseUrl.isValid())
        return badPreset(u"baseUrl"_s);
    if (!preset.placeholder.isEmpty() && !preset.baseUrl.host().contains(preset.placeholder))
        return badPreset(u"placeholder"_s);
    if (preset.rateScope != "model"_L1 && preset.rateScope != "connection"_L1)
        return badPreset(u"rateScope"_s);
    for (const QUrl &page : {preset.keyPage, preset.billingPage}) {
        if (!page.isEmpty() && page.scheme() != "https"_L1)
            return badPreset(u"keyPage"_s);
    }
    return preset;
}

} // namespace

bool Preset::speaks(Protocol other) const
{
    return other == protocol || std::ranges::find(alsoSpeaks, other) != alsoSpeaks.end();
}

Result<Preset> readPreset(const QByteArray &json)
{
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (!document.isObject())
        return failure(ErrorCode::InvalidInput,
                       u"preset: no JSON object at %1"_s.arg(parseError.offset));
    const QJsonObject object = document.object();
    for (const QString &field : object.keys()) {
        if (std::none_of(kFields.begin(), kFields.end(),
                         [&field](QLatin1StringView known) { return field == known; }))
            return badPreset(field);
    }
    Preset preset;
    preset.id = object.value("id"_L1).toString();
    preset.name = object.value("name"_L1).toString();
    preset.kind = connectionKindFromName(object.value("kind"_L1).toString());
    preset.protocol = protocolFromName(object.value("protocol"_L1).toString());
    preset.baseUrl = urlOf(object, "baseUrl"_L1);
    preset.placeholder = object.value("placeholder"_L1).toString();
    preset.company = object.value("company"_L1).toString();
    preset.keyNeeded = object.value("keyNeeded"_L1).toBool(false);
    preset.keyPrefix = object.value("keyPrefix"_L1).toString();
    preset.keyPage = urlOf(object, "keyPage"_L1);
    preset.billingPage = urlOf(object, "billingPage"_L1);
    preset.authHeader = object.value("authHeader"_L1).toString(u"Authorization"_s).toLatin1();
    preset.authScheme = object.value("authScheme"_L1).toString(u"Bearer"_s).toLatin1();
    preset.outputLimitField = object.value("outputLimitField"_L1).toString(u"max_tokens"_s);
    preset.streamOptions = object.value("streamOptions"_L1).toBool(true);
    preset.rateScope = object.value("rateScope"_L1).toString(u"model"_s);
    preset.startHint = object.value("startHint"_L1).toString();
    for (const QJsonValue &port : object.value("ports"_L1).toArray())
        preset.ports.push_back(port.toInt());
    if (auto read = readPeculiarities(object, preset); !read)
        return std::unexpected(read.error());
    for (const QJsonValue &variable : object.value("keyVariables"_L1).toArray())
        preset.keyVariables.append(variable.toString());
    return checked(std::move(preset));
}

Result<Presets> Presets::load(const QString &folder)
{
    const QDir directory(folder);
    const QStringList files = directory.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    if (files.isEmpty())
        return failure(ErrorCode::NotFound, u"no presets"_s);
    std::vector<Preset> presets;
    for (const QString &name : files) {
        QFile file(directory.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::StorageFailed, name);
        auto preset = readPreset(file.readAll());
        if (!preset)
            return failure(preset.error().code, name + u": "_s + preset.error().detail);
        const bool twice = std::any_of(presets.begin(), presets.end(),
                                       [&](const Preset &other) { return other.id == preset->id; });
        if (twice)
            return failure(ErrorCode::InvalidInput, name + u": id used twice"_s);
        presets.push_back(std::move(*preset));
    }
    return Presets(std::move(presets));
}

const Preset &Presets::of(const Connection &connection) const
{
    if (const Preset *preset = find(connection.preset);
        preset && preset->speaks(connection.protocol))
        return *preset;
    static const std::vector<Preset> generic = makeGenericPresets();
    const auto found = std::find_if(generic.begin(), generic.end(), [&](const Preset &preset) {
        return preset.kind == connection.kind && preset.protocol == connection.protocol;
    });
    return found == generic.end() ? generic.front() : *found;
}

const Preset *Presets::find(QStringView id) const
{
    if (id.isEmpty())
        return nullptr;
    const auto found = std::find_if(m_presets.begin(), m_presets.end(),
                                    [id](const Preset &preset) { return preset.id == id; });
    return found == m_presets.end() ? nullptr : &*found;
}

} // namespace breakerbox::connections
