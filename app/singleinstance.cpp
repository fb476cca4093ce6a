// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "singleinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QTimer>

namespace breakerbox::app {

namespace {

constexpr int kPatienceMilliseconds = 500;
constexpr qint64 kLongestWish = 64; // bytes, with the end of the line
constexpr QByteArrayView kQuickAsk("quick-ask");

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
            guest->setReadBufferSize(kLongestWish);
            connect(guest, &QLocalSocket::readyRead, this, [this, guest] { receive(guest); });
            // Whoever says nothing wishes nothing.
            QTimer::singleShot(4 * kPatienceMilliseconds, guest, &QLocalSocket::abort);
            receive(guest);
        }
    });
}

void SingleInstance::receive(QLocalSocket *guest)
{
    if (!guest->canReadLine()) {
        if (guest->bytesAvailable() >= kLongestWish)
            guest->abort();
        return;
    }
    const QByteArray wish = guest->readLine(kLongestWish).trimmed();
    guest->disconnect(this);
    guest->write("shown\n");
    guest->flush();
    guest->disconnectFromServer();
    if (wish == kQuickAsk)
        Q_EMIT quickAskAsked();
    else
        Q_EMIT showAsked();
}

void SingleInstance::listen()
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    // The lock is ours, so whoever left this socket behind is gone.
    QLocalServer::removeServer(m_name);
    m_server.listen(m_name);
}

bool SingleInstance::askOwner(Wish wish) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(kPatienceMilliseconds))
        return false;
    socket.write((wish == Wish::QuickAsk ? kQuickAsk : QByteArrayView("show")).toByteArray() +
                 '\n');
    return socket.waitForReadyRead(kPatienceMilliseconds);
}

} // namespace breakerbox::app
