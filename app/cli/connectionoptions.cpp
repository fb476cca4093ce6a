// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionoptions.h"

#include <connections/baseurl.h>
#include <secrets/keytext.h>
#include <ui/text/errortext.h>

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using connections::Connection;
using connections::ConnectionKind;
using connections::CredentialSource;
using connections::Protocol;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

Result<void> applyPreset(const Arguments &arguments, const connections::Presets &presets,
                         Connection &connection)
{
    const auto id = arguments.value(u"provider"_s);
    if (!id)
        return {};
    const connections::Preset *preset = presets.find(*id);
    if (!preset) {
        QStringList known;
        for (const connections::Preset &each : presets.all())
            known.append(each.id);
        return failure(ErrorCode::InvalidInput,
                       tr("There is no provider “%1”. Known: %2.").arg(*id, known.join(u", "_s)));
    }
    connection.preset = preset->id;
    connection.kind = preset->kind;
    connection.protocol = preset->protocol;
    connection.baseUrl = preset->baseUrl;
    if (connection.name.isEmpty())
        connection.name = preset->name;
    return {};
}

Result<void> applyWords(const Arguments &arguments, Connection &connection)
{
    if (const auto name = arguments.value(u"name"_s))
        connection.name = name->simplified();
    if (const auto kind = arguments.value(u"kind"_s)) {
        connection.kind = connections::connectionKindFromName(*kind);
        if (connection.kind == ConnectionKind::Unknown)
            return failure(ErrorCode::InvalidInput, tr("--kind is cloud, endpoint or local."));
    }
    if (const auto protocol = arguments.value(u"protocol"_s)) {
        connection.protocol = connections::protocolFromName(*protocol);
        if (connection.protocol == Protocol::Unknown)
            return failure(ErrorCode::InvalidInput,
                           tr("--protocol is openai-chat, openai-responses, anthropic, gemini or "
                              "ollama."));
    }
    if (connection.protocol != Protocol::Unknown && connection.protocol != Protocol::OpenAiChat &&
        connection.protocol != Protocol::Ollama)
        return failure(ErrorCode::InvalidUrl,
                       tr("This version speaks openai-chat and ollama, not yet %1.")
                           .arg(connections::toName(connection.protocol)));
    if (const auto model = arguments.value(u"model"_s))
        connection.defaultModel = ModelId(model->trimmed());
    if (const auto organisation = arguments.value(u"organisation"_s))
        connection.organisation = organisation->trimmed();
    return {};
}

Result<void> applyUrl(const Arguments &arguments, const connections::Presets &presets,
                      Connection &connection)
{
    if (const auto typed = arguments.value(u"base-url"_s)) {
        const auto read = connections::readBaseUrl(*typed, connection.protocol);
        if (!read)
            return failure(ErrorCode::InvalidUrl, ui::text::addressRefusal(read.error().detail));
        connection.baseUrl = read->url;
    }
    if (connection.baseUrl.isEmpty())
        return failure(ErrorCode::InvalidInput, tr("--base-url is missing."));
    connection.boundary = connections::boundaryForUrl(connection.baseUrl);
    const connections::Preset *preset = presets.find(connection.preset);
    if (preset && !preset->company.isEmpty() && connection.baseUrl.host() == preset->baseUrl.host())
        connection.boundary = {connections::BoundaryClass::Company, preset->company, {}};
    return {};
}

Result<void> applyHeaders(const Arguments &arguments, Connection &connection)
{
    const QStringList headers = arguments.values(u"header"_s);
    if (headers.isEmpty())
        return {};
    connection.headers.clear();
    for (const QString &header : headers) {
        const qsizetype colon = header.indexOf(u':');
        const QByteArray name = header.left(colon).trimmed().toLatin1();
        const QByteArray value = header.mid(colon + 1).trimmed().toUtf8();
        const auto isVisible = [](char c) { return c >= 0x20 && c < 0x7f; };
        if (colon < 1 || name.isEmpty() || name.contains(' ') ||
            !std::all_of(name.begin(), name.end(), isVisible) ||
            !std::all_of(value.begin(), value.end(), isVisible))
            return failure(ErrorCode::InvalidInput,
                           tr("A header is written 'Name: value', in plain letters."));
        connection.headers.push_back({name, value});
    }
    return {};
}

} // namespace

Result<ConnectionInput> readConnectionOptions(const Arguments &arguments,
                                              const connections::Presets &presets,
                                              Connection connection)
{
    ConnectionInput input;
    const bool added = connection.id.isNull();
    if (auto done = applyPreset(arguments, presets, connection); !done)
        return std::unexpected(done.error());
    if (auto done = applyWords(arguments, connection); !done)
        return std::unexpected(done.error());
    if (connection.name.isEmpty())
        return failure(ErrorCode::InvalidInput, tr("--name is missing."));
    if (connection.kind == ConnectionKind::Unknown)
        return failure(ErrorCode::InvalidInput, tr("--kind is missing: cloud, endpoint or local."));
    if (connection.protocol == Protocol::Unknown)
        return failure(ErrorCode::InvalidInput, tr("--protocol is missing."));
    if (auto done = applyUrl(arguments, presets, connection); !done)
        return std::unexpected(done.error());
    if (auto done = applyHeaders(arguments, connection); !done)
        return std::unexpected(done.error());
    if (added)
        connection.limits = connections::Limits::standard(connection.kind);

    input.keyFromStandardInput = arguments.has(u"key-stdin"_s);
    if (const auto variable = arguments.value(u"key-env"_s)) {
        if (input.keyFromStandardInput)
            return failure(ErrorCode::InvalidInput, tr("Choose one of --key-stdin and --key-env."));
        connection.credential.source = CredentialSource::Environment;
        connection.credential.variable = variable->trimmed();
        connection.credential.lastFour.clear();
        ++connection.credential.version;
    }
    input.connection = std::move(connection);
    return input;
}

Result<secrets::Secret> readKeyFromStandardInput()
{
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return failure(ErrorCode::InvalidKey, tr("The key could not be read from standard input."));
    QByteArray bytes = in.read(64 * 1024);
    secrets::KeyNote note;
    QString pasted = QString::fromUtf8(bytes);
    bytes.fill('\0');
    auto key = secrets::cleanKey(pasted, note);
    pasted.fill(QChar(0));
    if (key)
        return key;
    if (note.position > 0)
        return failure(ErrorCode::InvalidKey,
                       tr("The key has a character that no key has (%1) at place %2. Copy the key "
                          "again.")
                           .arg(note.characterCode)
                           .arg(note.position));
    return failure(ErrorCode::InvalidKey, ui::text::sentence(key.error().code));
}

} // namespace breakerbox::app
