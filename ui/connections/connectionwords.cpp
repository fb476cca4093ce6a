// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionwords.h"

#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

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

QString testSentence(const flows::TestReport &report)
{
    if (!report.reached || report.hasError || !report.listed) {
        if (report.hasError)
            return text::sentence(report.error.code);
        const QString why = text::sentence(report.outcome.category);
        return report.reached ? ConnectionWords::tr("%1 answered: %2").arg(report.host, why)
                              : ConnectionWords::tr("%1 was not reached: %2").arg(report.host, why);
    }
    QStringList found{report.secure ? ConnectionWords::tr("Reached over TLS")
                                    : ConnectionWords::tr("Reached")};
    if (report.keyChecked)
        found.append(ConnectionWords::tr("key accepted"));
    found.append(report.models == 1
                     ? ConnectionWords::tr("1 model")
                     : ConnectionWords::tr("%1 models").arg(QLocale().toString(report.models)));
    const QString line =
        ConnectionWords::tr("%1 (%2)").arg(found.join(u" · "_s), text::duration(report.duration));
    if (report.unlisted.isEmpty())
        return line;
    return ConnectionWords::tr("%1. %2 is not among them: choose a model from the list.")
        .arg(line, report.unlisted.toString());
}

} // namespace breakerbox::ui
