// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "removedialog.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace breakerbox::ui {

namespace {

struct RemoveText
{
    Q_DECLARE_TR_FUNCTIONS(RemoveText)
};

QString whatGoes(const connections::Connection &connection)
{
    switch (connection.credential.source) {
    case connections::CredentialSource::Keychain:
        return RemoveText::tr("Its settings, its key in the keychain and its health history are "
                              "deleted.");
    case connections::CredentialSource::Session:
        return RemoveText::tr(
            "Its settings, the key you typed and its health history are deleted.");
    default:
        return RemoveText::tr("Its settings and its health history are deleted.");
    }
}

} // namespace

QMessageBox *makeRemoveDialog(const connections::Connection &connection, QWidget *parent)
{
    auto *box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(RemoveText::tr("Remove connection"));
    box->setTextFormat(Qt::PlainText);
    box->setText(RemoveText::tr("Remove %1?").arg(connection.name));
    box->setInformativeText(whatGoes(connection) + QLatin1Char(' ') +
                            RemoveText::tr("Conversations stay. This cannot be undone."));
    QPushButton *remove =
        box->addButton(RemoveText::tr("Remove %1").arg(connection.name), QMessageBox::AcceptRole);
    remove->setAccessibleName(RemoveText::tr("Remove"));
    QPushButton *cancel = box->addButton(RemoveText::tr("Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    return box;
}

} // namespace breakerbox::ui
