// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profilewords.h"

#include <ui/text/errortext.h>
#include <ui/text/moments.h>

#include <QCoreApplication>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

struct ProfileWords
{
    Q_DECLARE_TR_FUNCTIONS(ProfileWords)
};

} // namespace

QString profileSentence(const QString &folder, const Error &error)
{
    switch (error.code) {
    case ErrorCode::Busy:
        return ProfileWords::tr("Another Breakerbox (process %1) has this profile open. Close it, "
                                "or use another folder.")
            .arg(error.detail);
    case ErrorCode::NewerSchema:
        return ProfileWords::tr("Your conversations were written by a newer version of Breakerbox "
                                "(%1). This version cannot read them, and changed nothing. Install "
                                "the newer version again, or use another folder.")
            .arg(error.detail);
    case ErrorCode::StorageCorrupt: {
        const QString what = ProfileWords::tr("The file with your conversations (%1) is damaged or "
                                              "missing, and was left as it is.")
                                 .arg(store::Profile(folder).databaseFile());
        const auto backup = store::Profile(folder).newestBackup();
        return what + u' ' +
               (backup ? ProfileWords::tr("The newest verified copy is %1.").arg(*backup)
                       : ProfileWords::tr("There is no verified copy beside it. To begin anew, "
                                          "use another folder."));
    }
    case ErrorCode::DiskFull:
        return ProfileWords::tr("The disk that holds %1 is full. Free some space and try again; "
                                "nothing was lost.")
            .arg(folder);
    case ErrorCode::StorageFailed:
        return ProfileWords::tr("The data in %1 could not be read or written. Is it a folder that "
                                "you may write to?")
            .arg(folder);
    default:
        return ui::text::sentence(error.code);
    }
}

QString openNote(const store::OpenReport &report)
{
    if (!report.replaced.isEmpty())
        return ProfileWords::tr("The backup is in use now. What was there before is kept: %1")
            .arg(report.replaced);
    if (report.salvaged)
        return ProfileWords::tr(
                   "The file with your conversations was damaged. Saved: %1, %2. Could not be "
                   "read: %3. The damaged file is kept: %4",
                   "conversations, messages, messages, a file")
            .arg(ui::text::conversations(report.conversationsSaved),
                 ui::text::messages(report.messagesSaved), ui::text::messages(report.messagesLost),
                 report.original);
    if (report.indexRepaired)
        return ProfileWords::tr("A damaged index was built again; nothing was lost. A copy from "
                                "before: %1")
            .arg(report.backup);
    if (!report.backup.isEmpty())
        return ProfileWords::tr(
                   "Your data was brought to this version. A verified copy from before: "
                   "%1")
            .arg(report.backup);
    return {};
}

} // namespace breakerbox::app
