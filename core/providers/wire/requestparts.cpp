// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestparts.h"

#include <providers/wire/json.h>
#include <providers/wire/textmender.h>

#include <QJsonDocument>
#include <QStringList>
#include <QUrlQuery>

#include <algorithm>

namespace breakerbox::providers::wire {

using namespace Qt::StringLiterals;

namespace {

void setHeader(std::vector<net::Header> &headers, const QByteArray &name, const QByteArray &value)
{
    const auto same = [&](const net::Header &header) {
        return header.name.compare(name, Qt::CaseInsensitive) == 0;
    };
    if (const auto found = std::ranges::find_if(headers, same); found != headers.end())
        *found = {name, value};
    else
        headers.push_back({name, value});
}

QUrl joined(const QUrl &base, QStringView path)
{
    QString whole = base.path(QUrl::FullyEncoded);
    while (whole.endsWith(u'/'))
        whole.chop(1);
    QUrl url = base;
    whole += path;
    url.setPath(whole, QUrl::TolerantMode);
    return url;
}

bool holdsNothing(const chat::PromptMessage &message)
{
    return message.text.isEmpty() && message.attachments.empty() && message.toolCalls.empty() &&
           message.role != chat::Role::Tool;
}

} // namespace

WireRequest requestFor(const connections::Connection &connection, const connections::Preset &preset,
                       QStringView path)
{
    WireRequest request;
    request.method = net::Method::Get;
    request.url = joined(connection.baseUrl, path);
    if (!connection.apiVersion.isEmpty()) {
        QUrlQuery query(request.url);
        query.removeAllQueryItems(u"api-version"_s);
        query.addQueryItem(u"api-version"_s, connection.apiVersion);
        request.url.setQuery(query);
    }
    setHeader(request.headers, "Accept", "application/json");
    if (!connection.organisation.isEmpty())
        setHeader(request.headers, "OpenAI-Organization", connection.organisation.toUtf8());
    for (const connections::ExtraHeader &extra : connection.headers)
        setHeader(request.headers, extra.name, extra.value);
    request.keyHeader = preset.authHeader;
    request.keyPrefix = preset.authScheme.isEmpty() ? QByteArray() : preset.authScheme + ' ';
    return request;
}

WireRequest postFor(const connections::Connection &connection, const connections::Preset &preset,
                    QStringView path, const QJsonObject &body, Streaming streaming)
{
    WireRequest request = requestFor(connection, preset, path);
    request.method = net::Method::Post;
    setHeader(request.headers, "Content-Type", "application/json");
    if (streaming == Streaming::Yes)
        setHeader(request.headers, "Accept", "text/event-stream");
    for (const connections::ExtraHeader &extra : connection.headers)
        setHeader(request.headers, extra.name, extra.value);
    request.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    return request;
}

QString systemText(const chat::Prompt &prompt)
{
    QStringList parts;
    if (!prompt.system.isEmpty())
        parts << prompt.system;
    for (const chat::PromptMessage &message : prompt.messages) {
        if (message.role == chat::Role::System && !message.text.isEmpty())
            parts << message.text;
    }
    return mended(parts.join(u"\n\n"_s));
}

bool isTextFile(const chat::Attachment &attachment)
{
    return attachment.mediaType.startsWith(u"text/") ||
           attachment.mediaType == u"application/json" ||
           attachment.mediaType == u"application/xml";
}

bool isImage(const chat::Attachment &attachment)
{
    return attachment.mediaType.startsWith(u"image/");
}

bool isPdf(const chat::Attachment &attachment)
{
    return attachment.mediaType == u"application/pdf";
}

QJsonObject functionOf(const chat::Tool &tool)
{
    QJsonObject parameters = readJson(tool.parameters).toObject();
    if (parameters.isEmpty())
        parameters = {{u"type"_s, u"object"_s}, {u"properties"_s, QJsonObject()}};
    QJsonObject function{{u"name"_s, tool.name}, {u"parameters"_s, parameters}};
    if (!tool.description.isEmpty())
        function.insert(u"description"_s, mended(tool.description));
    return function;
}

QString dataUrl(const chat::Attachment &attachment)
{
    return u"data:"_s + attachment.mediaType + u";base64,"_s +
           QString::fromLatin1(attachment.bytes.toBase64());
}

QString textWithFiles(const chat::PromptMessage &message)
{
    QStringList parts;
    for (const chat::Attachment &attachment : message.attachments) {
        if (isTextFile(attachment))
            parts << u"%1:\n```\n%2\n```"_s.arg(attachment.name,
                                                QString::fromUtf8(attachment.bytes));
    }
    if (!message.text.isEmpty())
        parts << message.text;
    return mended(parts.join(u"\n\n"_s));
}

std::vector<chat::PromptMessage> turnsOf(const chat::Prompt &prompt)
{
    std::vector<chat::PromptMessage> turns;
    for (const chat::PromptMessage &message : prompt.messages) {
        if (message.role == chat::Role::System || holdsNothing(message))
            continue;
        if (message.role == chat::Role::User && !turns.empty() &&
            turns.back().role == chat::Role::User) {
            chat::PromptMessage &last = turns.back();
            if (!last.text.isEmpty() && !message.text.isEmpty())
                last.text += u"\n\n"_s;
            last.text += message.text;
            last.attachments.insert(last.attachments.end(), message.attachments.begin(),
                                    message.attachments.end());
            continue;
        }
        turns.push_back(message);
    }
    return turns;
}

} // namespace breakerbox::providers::wire
