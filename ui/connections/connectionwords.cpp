// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionwords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using connections::Protocol;

namespace {

struct ConnectionWords
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionWords)
};

} // namespace

QString chatAddress(const QUrl &base, Protocol protocol, const QString &model)
{
    QString address = base.toString(QUrl::FullyEncoded | QUrl::StripTrailingSlash);
    const QString named =
        model.trimmed().isEmpty() ? ConnectionWords::tr("MODEL") : model.trimmed();
    switch (protocol) {
    case Protocol::OpenAiChat:
        return address + "/chat/completions"_L1;
    case Protocol::OpenAiResponses:
        return address + "/responses"_L1;
    case Protocol::Anthropic:
        return address + "/v1/messages"_L1;
    case Protocol::Gemini:
        return address + u"/models/%1:streamGenerateContent"_s.arg(named);
    case Protocol::Ollama:
        return address + "/api/chat"_L1;
    case Protocol::Unknown:
        break;
    }
    return address;
}

QString protocolName(Protocol protocol)
{
    switch (protocol) {
    case Protocol::OpenAiChat:
        return ConnectionWords::tr("OpenAI Chat Completions");
    case Protocol::OpenAiResponses:
        return ConnectionWords::tr("OpenAI Responses");
    case Protocol::Anthropic:
        return ConnectionWords::tr("Anthropic Messages");
    case Protocol::Gemini:
        return ConnectionWords::tr("Gemini");
    case Protocol::Ollama:
        return ConnectionWords::tr("Ollama");
    case Protocol::Unknown:
        break;
    }
    return ConnectionWords::tr("Unknown");
}

} // namespace breakerbox::ui
