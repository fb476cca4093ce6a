// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "dialects.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace breakerbox::simulator {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kGatewayPage = R"(<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
<hr><center>simulated gateway</center>
</body>
</html>
)";

// A message's content is a string or a list of parts.
QString contentText(const QJsonValue &content)
{
    if (content.isString())
        return content.toString();
    QStringList texts;
    for (const QJsonValue part : content.toArray()) {
        if (part["type"_L1].toString() == "text"_L1)
            texts.append(part["text"_L1].toString());
    }
    return texts.join(u'\n');
}

} // namespace

Script streamScript(const DialectTurn &turn, QByteArrayView contentType,
                    const std::vector<QByteArray> &pieces)
{
    const int perSecond = turn.profile.tokensPerSecond;
    const Milliseconds gap = perSecond > 0 ? Milliseconds(1000 / perSecond) : Milliseconds(0);
    const bool breaks = turn.failure == FailureMode::BrokenMidReply;
    const bool stalls = turn.failure == FailureMode::StalledMidReply;
    const std::size_t count = breaks || stalls ? pieces.size() / 2 : pieces.size();
    Script script;
    for (std::size_t i = 0; i < count; ++i) {
        const QByteArray head = i == 0 ? httpChunkedHead(200, contentType) : QByteArray();
        script.steps.push_back(
            {head + httpChunk(pieces[i]), i == 0 ? turn.profile.firstToken : gap, 1});
    }
    if (breaks) {
        script.steps.push_back({"", gap, 1}); // a reset at once would overtake the last piece
        script.then = Then::Reset;
    } else if (stalls) {
        script.then = Then::Silence;
    } else {
        script.steps.back().bytes += httpChunk({});
        script.then = Then::KeepAlive;
    }
    return script;
}

Script jsonScript(int status, const QByteArray &json, QByteArrayView moreHeaders,
                  Milliseconds pause)
{
    Script script =
        scriptOf(httpResponse(status, "application/json", json, moreHeaders), Then::KeepAlive);
    script.steps.front().pause = pause;
    return script;
}

Script gatewayPage()
{
    return scriptOf(httpResponse(502, "text/html", kGatewayPage), Then::Close);
}

ChatAsked chatAsked(const QByteArray &body)
{
    ChatAsked asked;
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    const QJsonArray messages = object["messages"_L1].toArray();
    asked.model = object["model"_L1].toString();
    asked.valid = !asked.model.isEmpty() && !messages.isEmpty();
    qsizetype characters = 0;
    for (const QJsonValue message : messages) {
        const QString text = contentText(message["content"_L1]);
        characters += text.size();
        if (message["role"_L1].toString() == "user"_L1)
            asked.lastUserText = text;
        else if (message["role"_L1].toString() == "assistant"_L1)
            asked.lastReplyText = text;
    }
    asked.promptTokens = roughTokens(characters) + 4 * int(messages.size());
    return asked;
}

int roughTokens(qsizetype characters)
{
    return static_cast<int>((characters + 3) / 4);
}

} // namespace breakerbox::simulator
