// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "wire.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace breakerbox::bench {

using namespace Qt::StringLiterals;

QByteArray openAiEvent(int number, const QString &content)
{
    // By hand around the delta, because the order of the members is theirs.
    const QByteArray delta =
        QJsonDocument(QJsonObject{{u"content"_s, content}}).toJson(QJsonDocument::Compact);
    return "data: {\"id\":\"chatcmpl-" + QByteArray::number(1'000'000'000 + number) +
           "AbCdEfGhIjKlMnOpQrSt\",\"object\":\"chat.completion.chunk\",\"created\":1750000000,"
           "\"model\":\"gpt-4o-2024-08-06\",\"service_tier\":\"default\",\"system_fingerprint\":"
           "\"fp_44709d6fcb\",\"choices\":[{\"index\":0,\"delta\":" +
           delta + ",\"logprobs\":null,\"finish_reason\":null}],\"usage\":null}\n\n";
}

QByteArray openAiEnd()
{
    return "data: {\"id\":\"x\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}"
           "]}\n\ndata: [DONE]\n\n";
}

QByteArray ollamaLine(const QString &content)
{
    const QByteArray message =
        QJsonDocument(QJsonObject{{u"role"_s, u"assistant"_s}, {u"content"_s, content}})
            .toJson(QJsonDocument::Compact);
    return "{\"model\":\"llama3.2\",\"created_at\":\"2026-01-05T09:12:44.123456789Z\","
           "\"message\":" +
           message + ",\"done\":false}\n";
}

} // namespace breakerbox::bench
