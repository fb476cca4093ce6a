// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QTcpSocket>
#include <QTest>

#include <vector>

namespace breakerbox::tests {

// A bare socket that keeps what it read and when.
class RawClient final : public QObject
{
public:
    explicit RawClient(quint16 port, const QString &host = QStringLiteral("127.0.0.1"))
    {
        connect(&m_socket, &QTcpSocket::readyRead, this, [this] {
            pieces.push_back({m_clock.now(), m_socket.readAll()});
            bytes += pieces.back().bytes;
        });
        connect(&m_socket, &QTcpSocket::disconnected, this, [this] { ended = true; });
        connect(&m_socket, &QTcpSocket::errorOccurred, this,
                [this](QAbstractSocket::SocketError code) { error = code; });
        m_socket.connectToHost(host, port);
    }

    void send(const QByteArray &out) { m_socket.write(out); }
    [[nodiscard]] QTcpSocket &socket() { return m_socket; }
    [[nodiscard]] QByteArray body() const
    {
        const qsizetype end = bytes.indexOf("\r\n\r\n");
        return end < 0 ? QByteArray() : bytes.sliced(end + 4);
    }

    struct Piece
    {
        BootTime at;
        QByteArray bytes;
    };
    std::vector<Piece> pieces;
    QByteArray bytes;
    bool ended = false;
    QAbstractSocket::SocketError error = QAbstractSocket::UnknownSocketError;

private:
    SystemClock m_clock;
    QTcpSocket m_socket;
};

inline QByteArray postOf(const QByteArray &path, const QByteArray &body,
                         const QByteArray &moreHeaders = {})
{
    return "POST " + path + " HTTP/1.1\r\nHost: x\r\n" + moreHeaders +
           "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace breakerbox::tests
