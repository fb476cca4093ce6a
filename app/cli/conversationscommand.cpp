// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"

#include <flows/breakerjson.h>
#include <flows/chatflow.h>

#include <QCoreApplication>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

void list(const CommandContext &context)
{
    const auto &rows = context.composition.conversations().rows();
    if (context.arguments.has(u"json"_s)) {
        QJsonArray array;
        for (const flows::ConversationRow &row : rows) {
            array.append(QJsonObject{
                {u"id"_s, row.conversation.id.toString()},
                {u"title"_s, row.conversation.title},
                {u"created"_s, flows::isoTime(row.conversation.created)},
                {u"updated"_s, flows::isoTime(row.conversation.updated)},
                {u"messages"_s, row.messages},
                {u"home"_s, row.conversation.home},
                {u"local_only"_s, row.conversation.localOnly == chat::LocalOnly::Yes},
            });
        }
        context.console.printJson(array);
    } else if (rows.empty()) {
        context.console.printLine(tr("No conversations yet."));
    } else {
        QList<QStringList> table{{tr("ID"), tr("UPDATED"), tr("TITLE")}};
        for (const flows::ConversationRow &row : rows)
            table.append({row.conversation.id.toString(),
                          flows::isoTime(row.conversation.updated).toString(),
                          row.conversation.title});
        context.console.printTable(table);
    }
    context.finish(ExitCode::Answered);
}

QJsonObject messageObject(const chat::Message &message, const flows::ConnectionsFlow &connections)
{
    QJsonObject object{
        {u"id"_s, message.id.toString()},
        {u"role"_s, chat::toName(message.role)},
        {u"state"_s, chat::toName(message.state)},
        {u"text"_s, message.text},
        {u"created"_s, flows::isoTime(message.created)},
    };
    if (message.role == chat::Role::Assistant) {
        const flows::ConnectionView *view = connections.find(message.connection);
        object.insert(u"reasoning"_s, message.reasoning);
        object.insert(u"connection"_s, view ? QJsonValue(view->connection.name) : QJsonValue());
        object.insert(u"model"_s, message.model.toString());
        object.insert(u"boundary"_s, message.boundary);
        object.insert(u"finish_reason"_s, chat::toName(message.finish));
        object.insert(u"failure"_s,
                      message.failure.isEmpty() ? QJsonValue() : QJsonValue(message.failure));
    }
    return object;
}

void printMessages(const CommandContext &context, const flows::ChatFlow &flow)
{
    QJsonArray array;
    for (const chat::Message &message : flow.messages()) {
        if (context.arguments.has(u"json"_s)) {
            array.append(messageObject(message, context.composition.connections()));
        } else {
            context.console.printLine(message.role == chat::Role::User
                                          ? tr("## You")
                                          : tr("## %1").arg(message.model.toString()));
            context.console.printLine(Console::harmless(message.text) + u'\n');
        }
    }
    if (context.arguments.has(u"json"_s))
        context.console.printJson(array);
    context.finish(ExitCode::Answered);
}

void show(const CommandContext &context, const QString &id)
{
    flows::ChatFlow *flow =
        context.composition.conversations().open(ConversationId::fromString(id));
    if (!flow) {
        context.console.complain(tr("There is no conversation %1. See breakerbox conversations "
                                    "list.")
                                     .arg(id));
        context.finish(ExitCode::BadInput);
        return;
    }
    QObject::connect(flow, &flows::ChatFlow::loaded, flow,
                     [context, flow] { printMessages(context, *flow); });
    QObject::connect(flow, &flows::ChatFlow::loadFailed, flow,
                     [context](const Error &error) { context.finish(exitCodeOf(error)); });
}

void run(const CommandContext &context)
{
    const QStringList &words = context.arguments.words();
    if (words == QStringList{u"list"_s}) {
        list(context);
    } else if (words.size() == 2 && words.at(0) == "show"_L1) {
        show(context, words.at(1));
    } else {
        context.console.complain(tr("Use: breakerbox conversations list|show ID [--json]."));
        context.finish(ExitCode::Usage);
    }
}

} // namespace

Command conversationsCommand()
{
    return {u"conversations", {{u"json"_s}, {}}, [](const Arguments &) { return true; }, &run};
}

} // namespace breakerbox::app
