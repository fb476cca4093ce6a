// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"
#include "words.h"

#include <flows/breakerjson.h>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QSslSocket>
#include <QSysInfo>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

QString wordOf(secrets::StoreState state)
{
    switch (state) {
    case secrets::StoreState::Ready:
        return u"ready"_s;
    case secrets::StoreState::Locked:
        return u"locked"_s;
    case secrets::StoreState::Unavailable:
        return u"unavailable"_s;
    case secrets::StoreState::Unknown:
        break;
    }
    return u"unknown"_s;
}

QString adviceFor(secrets::StoreState state)
{
    switch (state) {
    case secrets::StoreState::Ready:
        return {};
    case secrets::StoreState::Locked:
        return tr("The keychain is locked. Unlock it, and keys can be read again.");
    case secrets::StoreState::Unavailable:
    case secrets::StoreState::Unknown:
        break;
    }
    return tr("No keychain answers. Install and start one (gnome-keyring, KWallet or KeePassXC), "
              "or keep keys until you quit.");
}

void report(const CommandContext &context, secrets::StoreState keychain)
{
    Composition &composition = context.composition;
    const qsizetype paused = std::ranges::count_if(
        composition.connections().connections(), [](const flows::ConnectionView &view) {
            return view.connection.enabled == connections::Enabled::No;
        });
    QJsonObject object{
        {u"version"_s, QCoreApplication::applicationVersion()},
        {u"qt"_s, QString::fromLatin1(qVersion())},
        {u"system"_s, QSysInfo::prettyProductName()},
        {u"tls"_s, QSslSocket::supportsSsl() ? QJsonValue(QSslSocket::sslLibraryVersionString())
                                             : QJsonValue()},
        {u"profile"_s, composition.profile().folder()},
        {u"schema"_s, composition.report().schema},
        {u"keychain"_s, wordOf(keychain)},
        {u"connections"_s, static_cast<int>(composition.connections().connections().size())},
        {u"paused"_s, static_cast<int>(paused)},
        {u"conversations"_s, static_cast<int>(composition.conversations().rows().size())},
    };
    QJsonArray advice;
    if (const QString words = adviceFor(keychain); !words.isEmpty())
        advice.append(words);
    if (!QSslSocket::supportsSsl())
        advice.append(tr("This system has no TLS library: only local servers can be reached."));
    object.insert(u"advice"_s, advice);
    if (context.arguments.has(u"json"_s)) {
        context.console.printJson(object);
    } else {
        QList<QStringList> rows;
        for (const QString &key : object.keys()) {
            if (key != "advice"_L1)
                rows.append({key, object.value(key).toVariant().toString()});
        }
        context.console.printTable(rows);
        for (const QJsonValue &line : advice)
            context.console.printLine(u"! "_s + line.toString());
    }
    context.finish(ExitCode::Answered);
}

void run(const CommandContext &context)
{
    context.composition.connections().queryKeychain(
        [context](secrets::StoreState state) { report(context, state); });
}

QString fault(const Arguments &arguments)
{
    return arguments.words().isEmpty() ? QString() : tr("Use: breakerbox doctor [--json].");
}

} // namespace

Command doctorCommand()
{
    return {u"doctor", {{u"json"_s}, {}}, &fault, [](const Arguments &) { return true; }, &run};
}

} // namespace breakerbox::app
