// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/transfertext.h>

#include <flows/promptbuilder.h>
#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace breakerbox::ui::text {

using transfer::PageWords;
using transfer::Words;

namespace {

class TransferText
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::TransferText)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

void add(QStringList &sentences, int count, const QString &words)
{
    if (count > 0)
        sentences.append(words);
}

QString place(qint64 position)
{
    return TransferText::tr("about byte %1").arg(number(position));
}

QString faultSentence(const transfer::Fault &fault)
{
    switch (fault.kind) {
    case transfer::FaultKind::Empty:
        return TransferText::tr("The file is empty.");
    case transfer::FaultKind::Syntax:
        return TransferText::tr("The file is damaged at %1.").arg(place(fault.position));
    case transfer::FaultKind::Encoding:
        return TransferText::tr("The file holds something that is no text, at %1.")
            .arg(place(fault.position));
    case transfer::FaultKind::TooDeep:
        return TransferText::tr("The file is nested too deeply, at %1.").arg(place(fault.position));
    case transfer::FaultKind::TooLarge:
        return TransferText::tr("A conversation in the file is too large, at %1.")
            .arg(place(fault.position));
    case transfer::FaultKind::NotJson:
    case transfer::FaultKind::None:
        break;
    }
    return TransferText::tr("The file is no export of ChatGPT, Claude, Open WebUI, LibreChat, "
                            "Chatbox or Breakerbox.");
}

QString troubleSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::DiskFull:
        return TransferText::tr("The disk is full.");
    case ErrorCode::ReadOnly:
        return TransferText::tr("Nothing can be written there.");
    case ErrorCode::NotFound:
        return TransferText::tr("There is no such file.");
    case ErrorCode::StorageFailed:
        return TransferText::tr("The file could not be read or written.");
    default:
        return sentence(error.code);
    }
}

QString added(const flows::ImportReport &report)
{
    if (report.added == 0)
        return TransferText::tr("Nothing was added.");
    const QString product = transfer::productName(report.format);
    return report.added == 1 ? TransferText::tr("1 conversation with %1 was added from %2.")
                                   .arg(messages(report.messages), product)
                             : TransferText::tr("%1 conversations with %2 were added from %3.",
                                                nullptr, report.added)
                                   .arg(number(report.added), messages(report.messages), product);
}

} // namespace

Words importWords()
{
    return {
        [](const QString &text) { return flows::localTitle(text); },
        [](WallTime begun) {
            const auto time = QDateTime::fromMSecsSinceEpoch(toMilliseconds(begun));
            return TransferText::tr("Conversation of %1")
                .arg(QLocale().toString(time.date(), QLocale::LongFormat));
        },
        [](const QString &name) { return TransferText::tr("[%1: not in the export]").arg(name); }};
}

PageWords pageWords()
{
    return {TransferText::tr("Conversations"),
            TransferText::tr("You"),
            TransferText::tr("Reply"),
            TransferText::tr("Thinking"),
            TransferText::tr("System prompt"),
            TransferText::tr("Attachment: %1"),
            TransferText::tr("The reply was interrupted."),
            TransferText::tr("There was no reply."),
            TransferText::tr("The provider gave no text."),
            &fullTime};
}

QString sentence(const transfer::Refusal &refusal)
{
    const QString nothing = TransferText::tr("Nothing was taken in.");
    if (refusal.cutOff)
        return TransferText::tr("The file was cut off at %1, in its first conversation.")
                   .arg(place(refusal.fault.position)) +
               u' ' + nothing;
    if (refusal.code == ErrorCode::InvalidInput)
        return faultSentence(refusal.fault) + u' ' + nothing;
    return troubleSentence({refusal.code, {}, {}}) + u' ' + nothing;
}

QString sentence(const flows::ImportReport &report)
{
    if (report.refusal)
        return sentence(*report.refusal);
    QStringList sentences{added(report)};
    add(sentences, report.alreadyThere,
        report.alreadyThere == 1
            ? TransferText::tr("1 was here already.")
            : TransferText::tr("%1 were here already.", nullptr, report.alreadyThere)
                  .arg(number(report.alreadyThere)));
    add(sentences, report.empty,
        report.empty == 1 ? TransferText::tr("1 was empty and left out.")
                          : TransferText::tr("%1 were empty and left out.", nullptr, report.empty)
                                .arg(number(report.empty)));
    add(sentences, report.failed,
        report.failed == 1 ? TransferText::tr("1 could not be understood.")
                           : TransferText::tr("%1 could not be understood.", nullptr, report.failed)
                                 .arg(number(report.failed)));
    add(sentences, report.leftOut,
        report.leftOut == 1 ? TransferText::tr("1 message of a tool or notice was left out.")
                            : TransferText::tr("%1 messages of tools and notices were left out.",
                                               nullptr, report.leftOut)
                                  .arg(number(report.leftOut)));
    add(sentences, report.missingFiles,
        report.missingFiles == 1 ? TransferText::tr("1 file is named but not in the export.")
                                 : TransferText::tr("%1 files are named but not in the export.",
                                                    nullptr, report.missingFiles)
                                       .arg(number(report.missingFiles)));
    add(sentences, report.newestTaken,
        report.newestTaken == 1 ? TransferText::tr("In 1 conversation the newest branch is shown: "
                                                   "the file names one that is not there.")
                                : TransferText::tr("In %1 conversations the newest branch is "
                                                   "shown: the file names one that is not there.",
                                                   nullptr, report.newestTaken)
                                      .arg(number(report.newestTaken)));
    if (report.cutAt)
        sentences.append(TransferText::tr("The file is cut off at %1: what was whole before was "
                                          "taken in.")
                             .arg(place(*report.cutAt)));
    if (report.trouble)
        sentences.append(TransferText::tr("Then it stopped: %1 Import the file again to go on.")
                             .arg(troubleSentence(*report.trouble)));
    else if (report.cancelled)
        sentences.append(TransferText::tr("You ended it. Import the file again to go on."));
    return sentences.join(u' ');
}

QString sentence(const flows::ExportReport &report, const QString &file)
{
    if (report.trouble)
        return troubleSentence(*report.trouble) + u' ' + TransferText::tr("No file was made.");
    if (report.cancelled)
        return TransferText::tr("You ended it. No file was made.");
    return report.written == 1 ? TransferText::tr("1 conversation was written to %1 (%2).")
                                     .arg(file, bytes(report.bytes))
                               : TransferText::tr("%1 conversations were written to %2 (%3).",
                                                  nullptr, report.written)
                                     .arg(number(report.written), file, bytes(report.bytes));
}

QString backupSentence(const Result<QString> &made)
{
    if (made)
        return TransferText::tr("A verified copy of everything but your keys is in %1.").arg(*made);
    return troubleSentence(made.error()) + u' ' + TransferText::tr("No backup was made.");
}

QString restoreSentence(const Result<store::BackupContent> &content, const QString &restart)
{
    if (content)
        return TransferText::tr("The backup is sound: %1, %2.", "conversations, messages")
                   .arg(conversations(content->conversations), messages(content->messages)) +
               u' ' + restart;
    const QString nothing = TransferText::tr("Nothing was changed.");
    switch (content.error().code) {
    case ErrorCode::NewerSchema:
        return TransferText::tr("This backup was made by a newer version of Breakerbox.") + u' ' +
               nothing;
    case ErrorCode::StorageCorrupt:
        return TransferText::tr("This backup is damaged.") + u' ' + nothing;
    case ErrorCode::InvalidInput:
        return TransferText::tr("This file is no backup of Breakerbox.") + u' ' + nothing;
    default:
        return troubleSentence(content.error()) + u' ' + nothing;
    }
}

} // namespace breakerbox::ui::text
