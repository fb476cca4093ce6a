// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profiletrouble.h"

#include "profilewords.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

ProfileTrouble::ProfileTrouble(QString folder, Error error)
    : m_folder(std::move(folder)),
      m_error(std::move(error))
{}

ProfileTrouble::Answer ProfileTrouble::ask() const
{
    QMessageBox box;
    box.setWindowTitle(tr("Breakerbox"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Breakerbox cannot open its data."));
    box.setInformativeText(profileSentence(m_folder, m_error) + u"\n\n"_s +
                           tr("Folder: %1").arg(m_folder));
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

} // namespace breakerbox::app
