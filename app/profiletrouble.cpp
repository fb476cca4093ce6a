// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profiletrouble.h"

#include <ui/text/errortext.h>

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

ProfileTrouble::ProfileTrouble(QString folder, Error error)
    : m_folder(std::move(folder)),
      m_error(std::move(error))
{}

QString ProfileTrouble::sentence() const
{
    switch (m_error.code) {
    case ErrorCode::Busy:
        return tr("Another Breakerbox (process %1) has this profile open and does not answer. Wait "
                  "a moment and try again, or use another folder.")
            .arg(m_error.detail);
    case ErrorCode::NewerSchema:
        return tr("Your conversations were written by a newer version of Breakerbox (%1). This "
                  "version cannot read them, and changed nothing. Install the newer version again, "
                  "or use another folder.")
            .arg(m_error.detail);
    case ErrorCode::StorageCorrupt: {
        const auto backup = store::Profile(m_folder).newestBackup();
        const QString what = tr("The file with your conversations is damaged or missing, and was "
                                "left as it is.");
        return backup ? what + u' ' + tr("The newest verified copy is %1.").arg(*backup) : what;
    }
    default:
        return ui::text::sentence(m_error.code);
    }
}

ProfileTrouble::Answer ProfileTrouble::ask() const
{
    QMessageBox box;
    box.setWindowTitle(tr("Breakerbox"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Breakerbox cannot open its data."));
    box.setInformativeText(sentence() + u"\n\n"_s + tr("Folder: %1").arg(m_folder));
    const QPushButton *other = box.addButton(tr("Use another folder…"), QMessageBox::ActionRole);
    const QPushButton *again = box.addButton(tr("Try again"), QMessageBox::ActionRole);
    QPushButton *quit = box.addButton(tr("Quit"), QMessageBox::RejectRole);
    box.setDefaultButton(quit);
    box.setEscapeButton(quit);
    box.exec();
    if (box.clickedButton() == other)
        return Answer::OtherFolder;
    return box.clickedButton() == again ? Answer::Retry : Answer::Quit;
}

QString ProfileTrouble::chosenFolder() const
{
    return QFileDialog::getExistingDirectory(nullptr, tr("A folder for another profile"));
}

QString openNote(const store::OpenReport &report)
{
    if (report.salvaged)
        return ProfileTrouble::tr("The file with your conversations was damaged. %1 conversations "
                                  "and %2 messages were saved, %3 messages could not be read. The "
                                  "damaged file is kept: %4")
            .arg(report.conversationsSaved)
            .arg(report.messagesSaved)
            .arg(report.messagesLost)
            .arg(report.original);
    if (report.indexRepaired)
        return ProfileTrouble::tr("A damaged index was built again; nothing was lost. A copy from "
                                  "before: %1")
            .arg(report.backup);
    if (!report.backup.isEmpty())
        return ProfileTrouble::tr("Your data was brought to this version. A verified copy from "
                                  "before: %1")
            .arg(report.backup);
    return {};
}

} // namespace breakerbox::app
