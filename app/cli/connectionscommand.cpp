// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"
#include "connectionoptions.h"
#include "reachoptions.h"
#include "words.h"

#include "../profilewords.h"

#include <connections/baseurl.h>
#include <ui/text/errortext.h>
#include <ui/text/testtext.h>

#include <algorithm>

namespace breakerbox::app {

using namespace Qt::StringLiterals;
using connections::Connection;
using flows::ConnectionView;

namespace {

QJsonObject connectionObject(const flows::ConnectionView &view)
{
    const Connection &connection = view.connection;
    QJsonObject object{
        {u"id"_s, connection.id.toString()},
        {u"name"_s, connection.name},
        {u"kind"_s, connections::toName(connection.kind)},
        {u"protocol"_s, connections::toName(connection.protocol)},
        {u"provider"_s, connection.preset.isEmpty() ? QJsonValue() : QJsonValue(connection.preset)},
        {u"base_url"_s, connection.baseUrl.toString(QUrl::FullyEncoded)},
        {u"api_version"_s,
         connection.apiVersion.isEmpty() ? QJsonValue() : QJsonValue(connection.apiVersion)},
        {u"model"_s, connection.defaultModel.isEmpty()
                         ? QJsonValue()
                         : QJsonValue(connection.defaultModel.toString())},
        {u"credential"_s, connections::toName(connection.credential.source)},
        {u"boundary"_s, connection.boundary.key()},
        {u"organisation"_s, connection.organisation},
        {u"enabled"_s, connection.enabled == connections::Enabled::Yes},
    };
    const QJsonObject reach = reachObject(connection);
    for (auto each = reach.begin(); each != reach.end(); ++each)
        object.insert(each.key(), each.value());
    return object;
}

void list(const CommandContext &context)
{
    const auto &views = context.composition.connections().connections();
    if (context.arguments.has(u"json"_s)) {
        QJsonArray array;
        for (const flows::ConnectionView &view : views)
            array.append(connectionObject(view));
        context.console.printJson(array);
    } else if (views.empty()) {
        context.console.printLine(
            tr("No connections yet. Add one with breakerbox connections add."));
    } else {
        QList<QStringList> rows{
            {tr("NAME"), tr("KIND"), tr("PROTOCOL"), tr("ADDRESS"), tr("MODEL")}};
        for (const flows::ConnectionView &view : views)
            rows.append({view.connection.name, connections::toName(view.connection.kind),
                         connections::toName(view.connection.protocol),
                         view.connection.baseUrl.toString(QUrl::FullyEncoded),
                         view.connection.defaultModel.toString()});
        context.console.printTable(rows);
    }
    context.finish(ExitCode::Answered);
}

const ConnectionView *named(const CommandContext &context, const QString &name)
{
    const flows::ConnectionView *view = context.composition.connections().findByName(name);
    if (!view) {
        context.console.complain(tr("There is no connection named “%1”. See breakerbox "
                                    "connections list.")
                                     .arg(name));
        context.finish(ExitCode::Configuration);
    }
    return view;
}

// Storage trouble names its folder; the rest has sentences of its own.
QString keySentence(const CommandContext &context, const Error &error)
{
    if (exitCodeOf(error) == ExitCode::Storage)
        return profileSentence(context.composition.profile().folder(), error);
    const QString sentence = ui::text::sentence(error.code);
    const bool nowhere =
        error.code == ErrorCode::SecretStoreUnavailable && context.arguments.has(u"key-stdin"_s);
    return nowhere ? tr("%1 Put the key into an environment variable and name it with "
                        "--key-env.")
                         .arg(sentence)
                   : sentence;
}

// What a person would find out only at the first refusal.
void warnAboutKey(const CommandContext &context, const ConnectionInput &input,
                  const secrets::Secret &key)
{
    using connections::CredentialSource;
    const connections::Credential &credential = input.connection.credential;
    if (credential.source == CredentialSource::Environment &&
        qEnvironmentVariableIsEmpty(credential.variable.toLocal8Bit().constData()))
        context.console.complain(
            tr("Note: the variable %1 is not set here, so there is no key now.")
                .arg(credential.variable));
    const bool kept = credential.source == CredentialSource::Keychain ||
                      credential.source == CredentialSource::Session;
    if (kept && key.isEmpty() && input.originBefore != input.connection.origin() &&
        !input.originBefore.isEmpty())
        context.console.complain(
            tr("Note: the stored key belongs to %1 and is not sent to %2. Give "
               "the key for it with --key-stdin.")
                .arg(input.originBefore, input.connection.origin()));
}

void save(const CommandContext &context, Connection connection)
{
    ConnectionInput input;
    input.originBefore = connection.id.isNull() ? QString() : connection.origin();
    if (const auto read = readConnectionOptions(
            context.arguments, context.composition.connections().presets(),
            context.composition.connections().protocols(), std::move(connection));
        read) {
        input.connection = read->connection;
        input.keyFromStandardInput = read->keyFromStandardInput;
        input.passwordFromStandardInput = read->passwordFromStandardInput;
    } else {
        context.console.complain(read.error().detail);
        context.finish(read.error().code == ErrorCode::InvalidInput ? ExitCode::Usage
                                                                    : ExitCode::BadInput);
        return;
    }
    const flows::ConnectionView *same =
        context.composition.connections().findByName(input.connection.name);
    if (same && same->connection.id != input.connection.id) {
        context.console.complain(
            tr("There is a connection named “%1” already.").arg(input.connection.name));
        context.finish(ExitCode::BadInput);
        return;
    }
    secrets::Secret key;
    secrets::Secret password;
    if (input.keyFromStandardInput || input.passwordFromStandardInput) {
        auto given = readKeyFromStandardInput(context.console);
        if (!given) {
            context.console.complain(given.error().detail);
            context.finish(ExitCode::BadInput);
            return;
        }
        (input.keyFromStandardInput ? key : password) = std::move(*given);
    }
    const bool added = input.connection.id.isNull();
    const QString name = input.connection.name;
    warnAboutKey(context, input, key);
    context.composition.connections().save(
        input.connection,
        flows::ConnectionSecrets{std::move(key), std::move(password), flows::KeepKey::InKeychain},
        [context, added, name](const Result<void> &saved) {
            if (!saved) {
                context.console.complain(keySentence(context, saved.error()));
                context.finish(exitCodeOf(saved.error()));
                return;
            }
            if (context.arguments.has(u"json"_s)) {
                const auto *view = context.composition.connections().findByName(name);
                context.console.printJson(view ? connectionObject(*view) : QJsonObject());
            } else {
                context.console.printLine(
                    (added ? tr("Added %1.") : tr("Changed %1.")).arg(Console::harmless(name)));
            }
            context.finish(ExitCode::Answered);
        });
}

void remove(const CommandContext &context, const flows::ConnectionView &view)
{
    const QString name = view.connection.name;
    context.composition.connections().remove(
        view.connection.id, [context, name](const Result<void> &removed) {
            if (removed)
                context.console.printLine(tr("Removed %1. Conversations with it stay.").arg(name));
            else
                context.console.complain(ui::text::sentence(removed.error().code));
            context.finish(removed ? ExitCode::Answered : exitCodeOf(removed.error()));
        });
}

ExitCode codeOf(const flows::TestReport &report)
{
    if (report.hasError)
        return exitCodeOf(report.error);
    if (report.listed)
        return ExitCode::Answered;
    switch (report.outcome.category) {
    case breaker::Category::CredentialInvalid:
    case breaker::Category::CredentialMissing:
    case breaker::Category::PermissionDenied:
        return ExitCode::Credential;
    case breaker::Category::EndpointNotFound:
    case breaker::Category::CertificateInvalid:
    case breaker::Category::AuthorityFileMissing:
    case breaker::Category::AuthorityFileInvalid:
    case breaker::Category::ProxyRefused:
    case breaker::Category::ProxyLoginNeeded:
        return ExitCode::Configuration;
    default:
        return ExitCode::AttemptFailed;
    }
}

void printReport(const CommandContext &context, const flows::TestReport &report)
{
    if (context.arguments.has(u"json"_s)) {
        context.console.printJson(QJsonObject{
            {u"reached"_s, report.stages.reach == flows::Stage::Works},
            {u"secure"_s, report.stages.tls == flows::Stage::Works},
            {u"key_accepted"_s, report.stages.key == flows::Stage::Works},
            {u"listed"_s, report.listed},
            {u"models"_s, report.models},
            {u"category"_s, breaker::toName(report.outcome.category)},
            {u"http_status"_s,
             report.outcome.httpStatus > 0 ? QJsonValue(report.outcome.httpStatus) : QJsonValue()},
            {u"proxy"_s, report.proxy.isEmpty() ? QJsonValue() : QJsonValue(report.proxy)},
            {u"error"_s, report.hasError ? QJsonValue(toName(report.error.code)) : QJsonValue()},
            {u"duration_ms"_s, static_cast<qint64>(report.duration.count())},
        });
    } else {
        context.console.printLine(Console::harmless(ui::text::testSentence(report)));
    }
    context.finish(codeOf(report));
}

// null = nobody said.
QJsonValue capabilityValue(connections::Capability capability)
{
    if (capability == connections::Capability::Unknown)
        return {};
    return capability == connections::Capability::Yes;
}

void printModels(const CommandContext &context, const flows::ConnectionView &view)
{
    if (context.arguments.has(u"json"_s)) {
        QJsonArray array;
        for (const connections::ModelInfo &model : view.models) {
            array.append(QJsonObject{
                {u"id"_s, model.id.toString()},
                {u"name"_s, model.displayName},
                {u"context_length"_s,
                 model.contextLength ? QJsonValue(*model.contextLength) : QJsonValue()},
                {u"chat"_s, model.chat},
                {u"images"_s, capabilityValue(model.images)},
                {u"tools"_s, capabilityValue(model.tools)},
                {u"reasoning"_s, capabilityValue(model.reasoning)},
            });
        }
        context.console.printJson(array);
    } else {
        for (const connections::ModelInfo &model : view.models)
            context.console.printLine(Console::harmless(model.id.toString()));
    }
}

void models(const CommandContext &context, const ConnectionId &id)
{
    auto &connections = context.composition.connections();
    QObject::connect(&connections, &flows::ConnectionsFlow::connectionChanged, &connections,
                     [context, id](const ConnectionId &changed) {
                         const auto *view = context.composition.connections().find(id);
                         if (changed != id || !view || view->modelsLoading)
                             return;
                         const breaker::Outcome &outcome = view->modelsOutcome;
                         if (outcome.category == breaker::Category::Ok) {
                             printModels(context, *view);
                             context.finish(ExitCode::Answered);
                             return;
                         }
                         context.console.complain(ui::text::outcomeSentence(outcome));
                         flows::TestReport report;
                         report.outcome = outcome;
                         context.finish(codeOf(report));
                     });
    connections.refreshModels(id);
}

void run(const CommandContext &context)
{
    const QStringList &words = context.arguments.words();
    const QString verb = words.value(0);
    if (verb == "list"_L1 && words.size() == 1) {
        list(context);
        return;
    }
    if (verb == "add"_L1 && words.size() == 1) {
        save(context, {});
        return;
    }
    const flows::ConnectionView *view = named(context, words.at(1));
    if (!view)
        return;
    if (verb == "edit"_L1)
        save(context, view->connection);
    else if (verb == "remove"_L1)
        remove(context, *view);
    else if (verb == "models"_L1)
        models(context, view->connection.id);
    else
        context.composition.connections().test(
            view->connection, flows::ConnectionSecrets(),
            [context](const flows::TestReport &report) { printReport(context, report); });
}

QString fault(const Arguments &arguments)
{
    const QStringList &words = arguments.words();
    const QString verb = words.value(0);
    const bool alone = verb == "list"_L1 || verb == "add"_L1;
    const bool named =
        verb == "edit"_L1 || verb == "remove"_L1 || verb == "test"_L1 || verb == "models"_L1;
    if ((alone && words.size() == 1) || (named && words.size() == 2)) {
        const auto read = verb == "add"_L1 ? checkNewConnection(arguments) : QString();
        return read;
    }
    return tr(
        "Use: breakerbox connections list, add --name N --kind K --protocol P --base-url URL, "
        "or edit|remove|test|models NAME.");
}

} // namespace

Command connectionsCommand()
{
    return {u"connections",
            {{u"json"_s, u"key-stdin"_s, u"proxy-password-stdin"_s},
             QStringList{u"name"_s, u"kind"_s, u"protocol"_s, u"provider"_s, u"base-url"_s,
                         u"model"_s, u"key-env"_s, u"header"_s, u"organisation"_s, u"space"_s} +
                 reachOptionNames()},
            &fault,
            [](const Arguments &arguments) { return arguments.words().value(0) == "list"_L1; },
            &run};
}

} // namespace breakerbox::app
