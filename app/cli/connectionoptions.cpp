// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionoptions.h"

#include "reachoptions.h"
#include "words.h"

#include <connections/baseurl.h>
#include <connections/headertext.h>
#include <secrets/keytext.h>
#include <ui/text/errortext.h>
#include <ui/text/keynotetext.h>

#include <QFile>

#include <algorithm>
#include <cstdio>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using connections::Connection;
using connections::ConnectionKind;
using connections::CredentialSource;
using connections::Protocol;

namespace {

// What is shown in lists and cards: no control characters, no direction marks, of bearable length.
QString readName(const QString &typed)
{
    constexpr qsizetype kLongest = 120;
    QString name;
    for (const QChar c : typed.simplified()) {
        if (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format)
            name += c;
    }
    return name.left(kLongest);
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

QStringList namesOf(const std::vector<Protocol> &spoken)
{
    QStringList names;
    for (const Protocol protocol : spoken)
        names.append(connections::toName(protocol));
    return names;
}

Result<void> applyWords(const Arguments &arguments, const std::vector<Protocol> &spoken,
                        Connection &connection)
{
    if (const auto name = arguments.value(u"name"_s))
        connection.name = readName(*name);
    if (const auto kind = arguments.value(u"kind"_s)) {
        connection.kind = connections::connectionKindFromName(*kind);
        if (connection.kind == ConnectionKind::Unknown)
            return failure(ErrorCode::InvalidInput, tr("--kind is cloud, endpoint or local."));
    }
    if (const auto protocol = arguments.value(u"protocol"_s)) {
        connection.protocol = connections::protocolFromName(*protocol);
        if (connection.protocol == Protocol::Unknown)
            return failure(ErrorCode::InvalidInput,
                           tr("--protocol is one of: %1.").arg(namesOf(spoken).join(u", "_s)));
    }
    if (connection.protocol != Protocol::Unknown &&
        std::ranges::find(spoken, connection.protocol) == spoken.end())
        return failure(ErrorCode::InvalidUrl, tr("This version speaks %1, not yet %2.")
                                                  .arg(namesOf(spoken).join(u", "_s),
                                                       connections::toName(connection.protocol)));
    if (const auto model = arguments.value(u"model"_s))
        connection.defaultModel = ModelId(model->trimmed());
    if (const auto typed = arguments.value(u"organisation"_s)) {
        const auto organisation = connections::readOrganisation(*typed);
        if (!organisation)
            return failure(ErrorCode::InvalidKey,
                           tr("An organisation is written in plain letters without blanks."));
        connection.organisation = *organisation;
    }
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
        connection.apiVersion = read->apiVersion;
    }
    if (connection.baseUrl.isEmpty())
        return failure(ErrorCode::InvalidInput, tr("--base-url is missing."));
    const QString space = arguments.value(u"space"_s).value_or(connection.boundary.space);
    const connections::Preset *preset = presets.find(connection.preset);
    if (preset && !preset->placeholder.isEmpty() &&
        connection.baseUrl.host().startsWith(preset->placeholder + u'.'))
        return failure(ErrorCode::InvalidInput,
                       tr("--base-url is missing: %1 with your own name in place of “%2”.")
                           .arg(preset->baseUrl.toString(), preset->placeholder));
    connection.boundary = connections::boundaryForUrl(connection.baseUrl);
    if (preset && !preset->company.isEmpty() && connection.baseUrl.host() == preset->baseUrl.host())
        connection.boundary = {connections::BoundaryClass::Company, preset->company, {}};
    if (connection.boundary.kind == connections::BoundaryClass::Company)
        connection.boundary.space = space.simplified();
    return {};
}

Result<void> applyHeaders(const Arguments &arguments, Connection &connection)
{
    const QStringList headers = arguments.values(u"header"_s);
    if (headers.isEmpty())
        return {};
    connection.headers.clear();
    for (const QString &line : headers) {
        auto header = connections::readHeaderLine(line);
        if (header) {
            connection.headers.push_back(std::move(*header));
            continue;
        }
        if (header.error().detail == "credential"_L1)
            return failure(ErrorCode::InvalidKey,
                           tr("That header carries a key. Keys are never taken from the command "
                              "line: use --key-stdin or --key-env."));
        if (header.error().detail == "reserved"_L1)
            return failure(ErrorCode::InvalidKey,
                           tr("That header is composed by the program itself and cannot be set."));
        return failure(ErrorCode::InvalidInput,
                       tr("A header is written 'Name: value', in plain letters."));
    }
    return {};
}

} // namespace

Result<ConnectionInput> readConnectionOptions(const Arguments &arguments,
                                              const connections::Presets &presets,
                                              const std::vector<Protocol> &spoken,
                                              Connection connection)
{
    ConnectionInput input;
    const bool added = connection.id.isNull();
    if (auto done = applyPreset(arguments, presets, connection); !done)
        return std::unexpected(done.error());
    if (auto done = applyWords(arguments, spoken, connection); !done)
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
    if (auto done = applyReach(arguments, connection); !done)
        return std::unexpected(done.error());

    input.keyFromStandardInput = arguments.has(u"key-stdin"_s);
    input.passwordFromStandardInput = arguments.has(u"proxy-password-stdin"_s);
    if (input.keyFromStandardInput && input.passwordFromStandardInput)
        return failure(ErrorCode::InvalidInput,
                       tr("Standard input gives one secret: use --key-stdin and "
                          "--proxy-password-stdin one after the other."));
    if (input.passwordFromStandardInput && connection.proxy.user.isEmpty())
        return failure(ErrorCode::InvalidInput,
                       tr("--proxy-password-stdin needs --proxy http://USER@HOST:PORT."));
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

QString checkNewConnection(const Arguments &arguments)
{
    if (const auto kind = arguments.value(u"kind"_s);
        kind && connections::connectionKindFromName(*kind) == ConnectionKind::Unknown)
        return tr("--kind is cloud, endpoint or local.");
    if (!arguments.value(u"provider"_s)) {
        for (const QString &name : {u"name"_s, u"kind"_s, u"protocol"_s, u"base-url"_s}) {
            if (!arguments.value(name))
                return tr("--%1 is missing.").arg(name);
        }
    }
    return {};
}

Result<secrets::Secret> readKeyFromStandardInput(const Console &console)
{
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return failure(ErrorCode::InvalidKey, tr("The key could not be read from standard input."));
    QByteArray bytes = in.read(64 * 1024);
    QString pasted = QString::fromUtf8(bytes).trimmed();
    bytes.fill('\0');
    secrets::KeyNote note;
    Result<secrets::Secret> key = secrets::cleanKey(pasted, note);
    pasted.fill(QChar(0));
    if (note.blank)
        return failure(ErrorCode::InvalidKey,
                       tr("Standard input was empty: there is no key in it."));
    const QString sentence = ui::text::keyNoteSentence(note);
    if (key) {
        // The line end of an echo is nothing to speak of.
        if (note.lineBreaksJoined > 0 || note.quotesDropped)
            console.complain(tr("Note: %1").arg(sentence));
        return key;
    }
    if (!sentence.isEmpty())
        return failure(ErrorCode::InvalidKey, tr("%1 Copy the key again.").arg(sentence));
    return failure(ErrorCode::InvalidKey, ui::text::sentence(key.error().code));
}

} // namespace breakerbox::app
