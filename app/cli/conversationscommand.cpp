// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"
#include "transfercommand.h"
#include "words.h"

#include <flows/breakerjson.h>
#include <flows/chatflow.h>
#include <flows/searchflow.h>
#include <ui/text/errortext.h>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

// What stands in the window's list, or what was archived.
void list(const CommandContext &context)
{
    const auto wanted =
        context.arguments.has(u"archived"_s) ? chat::Archived::Yes : chat::Archived::No;
    std::vector<flows::ConversationRow> rows = context.composition.conversations().rows();
    std::erase_if(rows, [wanted](const flows::ConversationRow &row) {
        return row.conversation.archived != wanted;
    });
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
                {u"folder"_s, row.conversation.folder.isEmpty()
                                  ? QJsonValue()
                                  : QJsonValue(row.conversation.folder)},
                {u"archived"_s, row.conversation.archived == chat::Archived::Yes},
            });
        }
        context.console.printJson(array);
    } else if (rows.empty()) {
        context.console.printLine(wanted == chat::Archived::Yes ? tr("Nothing is archived.")
                                                                : tr("No conversations yet."));
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

// A reply that was arriving when its program died: nothing is arriving any more.
chat::TurnState stateOf(const chat::Message &message, bool owned)
{
    if (message.state != chat::TurnState::Streaming || owned)
        return message.state;
    return message.text.isEmpty() ? chat::TurnState::Failed : chat::TurnState::Partial;
}

QString mark(chat::TurnState state)
{
    switch (state) {
    case chat::TurnState::Streaming:
        return tr("[still arriving]");
    case chat::TurnState::Waiting:
        return tr("[not sent]");
    case chat::TurnState::Partial:
        return tr("[interrupted]");
    case chat::TurnState::Failed:
        return tr("[no reply]");
    case chat::TurnState::Declined:
        return tr("[declined]");
    case chat::TurnState::Unknown:
    case chat::TurnState::Complete:
        break;
    }
    return {};
}

QJsonObject messageObject(const chat::Message &message, chat::TurnState state,
                          const flows::ConnectionsFlow &connections)
{
    QJsonObject object{
        {u"id"_s, message.id.toString()},
        {u"role"_s, chat::toName(message.role)},
        {u"state"_s, chat::toName(state)},
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
    const bool owned =
        !store::ProfileLock::acquire(context.composition.profile().folder()).has_value();
    QJsonArray array;
    for (const chat::Message &message : flow.messages()) {
        const chat::TurnState state = stateOf(message, owned);
        if (context.arguments.has(u"json"_s)) {
            array.append(messageObject(message, state, context.composition.connections()));
            continue;
        }
        context.console.printLine(message.role == chat::Role::User
                                      ? tr("## You")
                                      : Console::harmless(u"## "_s + message.model.toString()));
        if (!message.text.isEmpty())
            context.console.printLine(Console::harmless(message.text));
        if (const QString words = mark(state); !words.isEmpty())
            context.console.printLine(words);
        context.console.printLine({});
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

void printFound(const CommandContext &context, const flows::SearchAnswer &answer)
{
    QJsonArray array;
    for (const store::SearchHit &hit : answer.hits) {
        array.append(QJsonObject{
            {u"conversation"_s, hit.conversation.toString()},
            {u"title"_s, hit.title},
            {u"archived"_s, hit.archived},
            {u"message"_s, hit.message.toString()},
            {u"role"_s, chat::toName(hit.role)},
            {u"created"_s, flows::isoTime(hit.created)},
            {u"excerpt"_s, hit.excerpt},
        });
        if (!context.arguments.has(u"json"_s)) {
            const QString where = hit.archived ? u"  "_s + tr("[archived]") : QString();
            context.console.printLine(
                Console::harmless(hit.conversation.toString() + u"  "_s + hit.title) + where);
            context.console.printLine(u"    "_s + Console::harmless(hit.excerpt));
        }
    }
    if (context.arguments.has(u"json"_s))
        context.console.printJson(array);
    else if (array.isEmpty())
        context.console.printLine(tr("No message has these words."));
    else if (answer.more)
        context.console.printLine(tr("There are more. Add a word to find fewer."));
}

void search(const CommandContext &context, const QString &typed)
{
    flows::SearchFlow &flow = context.composition.search();
    QObject::connect(&flow, &flows::SearchFlow::changed, &flow, [context, &flow] {
        const flows::SearchAnswer &answer = flow.answer();
        // Beside a running window only what it has taken in can be seen.
        if (!answer.whole && !answer.failed && flow.isCatchingUp())
            return;
        if (answer.failed) {
            context.console.complain(ui::text::sentence(answer.failed->code));
            context.finish(exitCodeOf(*answer.failed));
            return;
        }
        printFound(context, answer);
        context.finish(ExitCode::Answered);
    });
    flow.find(typed);
}

void run(const CommandContext &context)
{
    const QStringList &words = context.arguments.words();
    if (words.value(0) == "import"_L1) {
        runImport(context);
    } else if (words.value(0) == "export"_L1) {
        runExport(context);
    } else if (words == QStringList{u"list"_s}) {
        list(context);
    } else if (words.value(0) == "search"_L1) {
        search(context, words.mid(1).join(u' '));
    } else {
        show(context, words.at(1));
    }
}

QString fault(const Arguments &arguments)
{
    const QStringList &words = arguments.words();
    if (arguments.has(u"archived"_s) && words != QStringList{u"list"_s})
        return tr("--archived goes with: breakerbox conversations list.");
    if (words.value(0) == "import"_L1 || words.value(0) == "export"_L1)
        return transferFault(arguments);
    const bool searches =
        words.value(0) == "search"_L1 && !words.mid(1).join(QString()).trimmed().isEmpty();
    if (words == QStringList{u"list"_s} || searches ||
        (words.size() == 2 && words.at(0) == "show"_L1))
        return {};
    return tr("Use: breakerbox conversations list|show ID|search WORDS|export|import.");
}

} // namespace

Command conversationsCommand()
{
    return {u"conversations",
            {{u"json"_s, u"archived"_s}, {u"format"_s, u"output"_s}},
            &fault,
            [](const Arguments &arguments) { return arguments.words().value(0) != "import"_L1; },
            &run};
}

} // namespace breakerbox::app
