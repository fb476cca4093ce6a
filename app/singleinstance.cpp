// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "singleinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>
#include <QStandardPaths>

namespace breakerbox::app {

namespace {

constexpr int kPatienceMilliseconds = 500;

// Short enough for every system's limit on socket paths, whatever the profile is called.
QString socketName(const QString &folder)
{
    const QByteArray hash =
        QCryptographicHash::hash(QDir(folder).absolutePath().toUtf8(), QCryptographicHash::Sha256);
    const QString name = QLatin1String("breakerbox-") + QString::fromLatin1(hash.left(8).toHex());
    const QString runtime = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return runtime.isEmpty() ? name : QDir(runtime).filePath(name);
}

} // namespace

SingleInstance::SingleInstance(const QString &profileFolder)
    : m_name(socketName(profileFolder))
{
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *guest = m_server.nextPendingConnection()) {
            connect(guest, &QLocalSocket::disconnected, guest, &QObject::deleteLater);
            guest->write("shown\n");
            guest->disconnectFromServer();
        }
        Q_EMIT showAsked();
    });
}

void SingleInstance::listen()
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    // The lock is ours, so whoever left this socket behind is gone.
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

bool SingleInstance::askOwnerToShow() const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    return socket.waitForConnected(kPatienceMilliseconds) &&
           socket.waitForReadyRead(kPatienceMilliseconds);
}

} // namespace breakerbox::app
