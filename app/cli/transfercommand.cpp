// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transfercommand.h"
#include "words.h"

#include <flows/transferflow.h>
#include <ui/text/transfertext.h>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

QJsonObject objectOf(const flows::ImportReport &report)
{
    return {
        {u"format"_s, transfer::productName(report.format)},
        {u"found"_s, report.found},
        {u"imported"_s, report.added},
        {u"messages"_s, report.messages},
        {u"already_there"_s, report.alreadyThere},
        {u"empty"_s, report.empty},
        {u"failed"_s, report.failed},
        {u"left_out"_s, report.leftOut},
        {u"missing_files"_s, report.missingFiles},
        {u"cut_at"_s, report.cutAt ? QJsonValue(*report.cutAt) : QJsonValue()},
        {u"message"_s, ui::text::sentence(report)},
    };
}

ExitCode exitCodeOf(const flows::ImportReport &report)
{
    if (report.refusal)
        return report.refusal->code == ErrorCode::StorageFailed ? ExitCode::Storage
                                                                : ExitCode::BadInput;
    if (report.trouble)
        return ExitCode::Storage;
    return report.cutAt ? ExitCode::BadInput : ExitCode::Answered;
}

std::optional<transfer::ExportKind> kindOf(const Arguments &arguments)
{
    return transfer::exportKindFromName(arguments.value(u"format"_s).value_or(u"json"_s));
}

} // namespace

QString transferFault(const Arguments &arguments)
{
    const QStringList &words = arguments.words();
    if (words.value(0) == "import"_L1) {
        return words.size() == 2 ? QString()
                                 : tr("Use: breakerbox conversations import FILE [--json].");
    }
    if (!arguments.value(u"output"_s))
        return tr("Say where to: breakerbox conversations export [ID]... --output FILE|-.");
    if (!kindOf(arguments))
        return tr("--format is json, markdown or html.");
    for (const QString &id : words.mid(1)) {
        if (ConversationId::fromString(id).isNull())
            return tr("%1 is no ID of a conversation.").arg(id);
    }
    return {};
}

void runImport(const CommandContext &context)
{
    flows::TransferFlow &flow = context.composition.transfer();
    QObject::connect(&flow, &flows::TransferFlow::importEnded, &flow,
                     [context](const flows::ImportReport &report) {
                         const ExitCode code = exitCodeOf(report);
                         if (context.arguments.has(u"json"_s))
                             context.console.printJson(objectOf(report));
                         else if (code == ExitCode::Answered)
                             context.console.printLine(ui::text::sentence(report));
                         else
                             context.console.complain(ui::text::sentence(report));
                         context.finish(code);
                     });
    flow.importFile(context.arguments.words().at(1), ui::text::importWords());
}

void runExport(const CommandContext &context)
{
    flows::ExportQuestion question;
    for (const QString &id : context.arguments.words().mid(1))
        question.conversations.push_back(ConversationId::fromString(id));
    for (const ConversationId &id : question.conversations) {
        if (!context.composition.conversations().find(id)) {
            context.console.complain(tr("There is no conversation %1. See breakerbox conversations "
                                        "list.")
                                         .arg(id.toString()));
            context.finish(ExitCode::BadInput);
            return;
        }
    }
    if (question.conversations.empty()) {
        for (const flows::ConversationRow &row : context.composition.conversations().rows())
            question.conversations.push_back(row.conversation.id);
    }
    question.kind = *kindOf(context.arguments);
    question.file = *context.arguments.value(u"output"_s);
    question.words = ui::text::pageWords();
    question.title = question.words.title;
    flows::TransferFlow &flow = context.composition.transfer();
    const bool toOutput = question.file == "-"_L1;
    QObject::connect(&flow, &flows::TransferFlow::exportEnded, &flow,
                     [context, toOutput, file = question.file](const flows::ExportReport &report) {
                         const QString words = ui::text::sentence(report, file);
                         if (report.trouble)
                             context.console.complain(words);
                         else if (!toOutput)
                             context.console.printLine(words);
                         context.finish(report.trouble ? ExitCode::Storage : ExitCode::Answered);
                     });
    flow.exportFile(question);
}

int runBackup(const QStringList &words, const QString &folder, const Console &console)
{
    const auto arguments = Arguments::read(words, {{}, {u"output"_s}});
    if (!arguments || !arguments->words().isEmpty()) {
        console.complain(arguments ? tr("Use: breakerbox backup [--output FILE].")
                                   : arguments.error().detail);
        return static_cast<int>(ExitCode::Usage);
    }
    const store::Profile profile(folder);
    const store::Backups backups(profile);
    Result<QString> made = arguments->value(u"output"_s).value_or(QString());
    if (made->isEmpty())
        made = backups.make();
    else if (auto done = backups.makeAt(*made); !done)
        made = std::unexpected(done.error());
    if (made) {
        console.printLine(ui::text::backupSentence(made));
        return 0;
    }
    console.complain(ui::text::backupSentence(made));
    return static_cast<int>(ExitCode::Storage);
}

int runRestore(const QStringList &words, const QString &folder, const Console &console)
{
    const auto arguments = Arguments::read(words, {});
    if (!arguments || arguments->words().size() != 1) {
        console.complain(arguments ? tr("Use: breakerbox restore FILE.")
                                   : arguments.error().detail);
        return static_cast<int>(ExitCode::Usage);
    }
    const store::Profile profile(folder);
    const auto lock = store::ProfileLock::acquire(folder);
    if (!lock) {
        console.complain(tr("Breakerbox is running on this profile. Close it, or restore in its "
                            "window."));
        return static_cast<int>(ExitCode::Held);
    }
    const store::Backups backups(profile);
    auto content = backups.stage(arguments->words().first());
    const auto kept = content ? backups.takeStaged() : Result<QString>(QString());
    if (!kept)
        content = std::unexpected(kept.error());
    const QString sentence = ui::text::restoreSentence(
        content, content && !kept->isEmpty()
                     ? tr("It is in use now. What was there before is kept: %1").arg(*kept)
                     : tr("It is in use now."));
    if (content) {
        console.printLine(sentence);
        return 0;
    }
    console.complain(sentence);
    const ErrorCode code = content.error().code;
    const bool badFile = code == ErrorCode::NotFound || code == ErrorCode::InvalidInput ||
                         code == ErrorCode::NewerSchema || code == ErrorCode::StorageCorrupt;
    return static_cast<int>(badFile ? ExitCode::BadInput : ExitCode::Storage);
}

} // namespace breakerbox::app
