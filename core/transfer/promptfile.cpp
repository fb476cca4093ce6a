// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "promptfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

constexpr qsizetype kMostPrompts = 10'000;

// The first of these members that has words.
QString textIn(const QJsonObject &object, std::initializer_list<QLatin1StringView> names)
{
    for (const QLatin1StringView name : names) {
        const QString text = object[name].toString();
        if (!text.trimmed().isEmpty())
            return text;
    }
    return {};
}

// A name from what stands there: what cannot be in one becomes a dash.
QString nameFrom(const QString &words)
{
    if (const auto name = chat::readName(words))
        return *name;
    QString made;
    for (const QChar sign : words.simplified()) {
        if (sign.isLetterOrNumber())
            made += sign;
        else if (!made.isEmpty() && !made.endsWith(u'-'))
            made += u'-';
    }
    made.truncate(chat::SavedPrompt::kLongestName);
    while (made.endsWith(u'-'))
        made.chop(1);
    return chat::readName(made).value_or(u"prompt"_s);
}

std::optional<chat::SavedPrompt> promptFrom(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    chat::SavedPrompt prompt;
    prompt.text = textIn(object, {"text"_L1, "content"_L1, "prompt"_L1});
    if (prompt.text.isEmpty() || prompt.text.size() > chat::SavedPrompt::kLongestText)
        return std::nullopt;
    const QString title = textIn(object, {"title"_L1});
    const QString name = textIn(object, {"name"_L1, "command"_L1});
    prompt.name = nameFrom(!name.isEmpty()    ? name
                           : !title.isEmpty() ? title
                                              : prompt.text.left(30));
    prompt.description = textIn(object, {"description"_L1}).simplified();
    if (prompt.description.isEmpty() && !name.isEmpty())
        prompt.description = title.simplified();
    prompt.description.truncate(chat::SavedPrompt::kLongestDescription);
    return prompt;
}

} // namespace

Result<PromptFile> readPrompts(const QByteArray &file)
{
    if (file.size() > kLargestPromptFile)
        return failure(ErrorCode::TooLarge);
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(file, &fault);
    if (fault.error != QJsonParseError::NoError) {
        return failure(ErrorCode::InvalidInput,
                       u"byte %1: %2"_s.arg(fault.offset).arg(fault.errorString()));
    }
    const QJsonObject object = document.object();
    const QJsonValue list =
        document.isArray() ? QJsonValue(document.array()) : object["prompts"_L1];
    if (!list.isArray())
        return failure(ErrorCode::InvalidInput, u"no list of prompts"_s);
    const QJsonArray entries = list.toArray();
    if (entries.size() > kMostPrompts)
        return failure(ErrorCode::TooLarge);
    PromptFile read;
    for (const QJsonValue &entry : entries) {
        if (auto prompt = promptFrom(entry))
            read.prompts.push_back(std::move(*prompt));
        else
            ++read.unusable;
    }
    if (read.prompts.empty())
        return failure(ErrorCode::NotFound);
    return read;
}

QByteArray writePrompts(const std::vector<chat::SavedPrompt> &prompts)
{
    QJsonArray list;
    for (const chat::SavedPrompt &prompt : prompts) {
        QJsonObject object{{u"name"_s, prompt.name}, {u"text"_s, prompt.text}};
        if (!prompt.description.isEmpty())
            object["description"_L1] = prompt.description;
        list.append(object);
    }
    const QJsonObject whole{
        {u"breakerbox"_s, u"prompts"_s}, {u"version"_s, 1}, {u"prompts"_s, list}};
    return QJsonDocument(whole).toJson();
}

} // namespace breakerbox::transfer
