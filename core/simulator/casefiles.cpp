// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "casefiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace breakerbox::simulator {

using namespace Qt::StringLiterals;

namespace {

Result<QByteArray> readBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, QFileInfo(path).fileName());
    return file.readAll();
}

Result<QJsonObject> readObject(const QString &path)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    const QJsonDocument document = QJsonDocument::fromJson(*bytes);
    if (!document.isObject())
        return failure(ErrorCode::InvalidInput, QFileInfo(path).fileName());
    return document.object();
}

void appendPart(QByteArray &out, const QJsonObject &part)
{
    if (part.contains("text"_L1)) {
        out += part["text"_L1].toString().toUtf8().repeated(part["times"_L1].toInt(1));
        return;
    }
    if (part.contains("line"_L1)) {
        const QByteArray line = part["line"_L1].toString().toUtf8();
        for (int n = part["from"_L1].toInt(1); n <= part["to"_L1].toInt(); ++n)
            out += QByteArray(line).replace("{n}", QByteArray::number(n));
        return;
    }
    const QByteArray nested = part["nested"_L1].toString().toUtf8();
    const QByteArray indent = part["indent"_L1].toString().toUtf8();
    for (int level = 0; level < part["levels"_L1].toInt(); ++level)
        out += indent.repeated(level) + nested;
}

Then thenOf(const QString &word)
{
    if (word == "keep"_L1)
        return Then::KeepAlive;
    if (word == "silence"_L1)
        return Then::Silence;
    return word == "reset"_L1 ? Then::Reset : Then::Close;
}

Milliseconds scaledPause(const QJsonValue &value, int timeScale)
{
    return Milliseconds(value.toInteger() / std::max(1, timeScale));
}

Result<Script> scriptOfEntry(const QDir &folder, const QJsonObject &entry, int timeScale)
{
    auto bytes = readBytes(folder.filePath(entry["file"_L1].toString()));
    if (!bytes)
        return std::unexpected(bytes.error());
    std::vector<qsizetype> offsets;
    if (entry.contains("body"_L1)) {
        const auto body = loadRecipe(folder.filePath(entry["body"_L1].toString()));
        if (!body)
            return std::unexpected(body.error());
        const qsizetype begin = bytes->size();
        *bytes += *body;
        const qsizetype size = std::max(1, entry["write_size"_L1].toInt(16 * 1024));
        for (qsizetype at = begin; at < bytes->size(); at += size)
            offsets.push_back(at);
    }
    for (const QJsonValue offset : entry["flush_at"_L1].toArray())
        offsets.push_back(offset.toInteger());
    std::vector<Milliseconds> pauses;
    for (const QJsonValue pause : entry["pauses_ms"_L1].toArray())
        pauses.push_back(scaledPause(pause, timeScale));
    if (pauses.empty())
        pauses.push_back(scaledPause(entry["pause_ms"_L1], timeScale));

    Script script = scriptCutAt(*bytes, offsets, pauses, thenOf(entry["then"_L1].toString()));
    if (entry.contains("idle_close_ms"_L1))
        script.idleClose = scaledPause(entry["idle_close_ms"_L1], timeScale);
    script.resetLateRequest = entry["late_request"_L1].toString() == "reset"_L1;
    return script;
}

} // namespace

Result<ServedCase> loadCase(const QString &folder, int timeScale)
{
    const QDir directory(folder);
    const auto object = readObject(directory.filePath(u"serve.json"_s));
    if (!object)
        return std::unexpected(object.error());
    ServedCase served;
    served.connection = (*object)["connection"_L1].toString();
    const QStringList request = (*object)["request"_L1].toString().split(u' ');
    if (request.size() != 2)
        return failure(ErrorCode::InvalidInput, u"serve.json: request"_s);
    served.method = request[0].toUtf8();
    served.path = request[1].section(u'?', 0, 0).toUtf8();
    for (const QJsonValue entry : (*object)["send"_L1].toArray()) {
        auto script = scriptOfEntry(directory, entry.toObject(), timeScale);
        if (!script)
            return std::unexpected(script.error());
        served.scripts.push_back(std::move(*script));
    }
    if (served.scripts.empty())
        return failure(ErrorCode::InvalidInput, u"serve.json: send"_s);
    return served;
}

Result<QByteArray> loadRecipe(const QString &file)
{
    const auto object = readObject(file);
    if (!object)
        return std::unexpected(object.error());
    QByteArray out;
    for (const QJsonValue part : (*object)["parts"_L1].toArray())
        appendPart(out, part.toObject());
    return out;
}

Result<Script> loadSample(const QString &file)
{
    auto bytes = readBytes(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    return scriptOf(std::move(*bytes), Then::Close);
}

} // namespace breakerbox::simulator
