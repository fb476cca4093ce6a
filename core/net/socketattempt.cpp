// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "socketattempt.h"

#include <QNetworkInterface>
#include <QSslSocket>
#include <QTcpSocket>

#include <utility>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace breakerbox::net {

using namespace Qt::StringLiterals;

namespace {

// Bounds what arrives while nobody reads (R11).
constexpr qint64 kReadBuffer = 64 * 1024;

// Once a proxy is used, whatever fails is the proxy's to tell.
ConnectFailure::Kind proxyFailure(QAbstractSocket::SocketError code)
{
    switch (code) {
    case QAbstractSocket::ProxyAuthenticationRequiredError:
        return ConnectFailure::Kind::ProxyLogin;
    case QAbstractSocket::ProxyConnectionRefusedError:
    case QAbstractSocket::ProxyConnectionClosedError:
    case QAbstractSocket::ProxyConnectionTimeoutError:
    case QAbstractSocket::ProxyNotFoundError:
    case QAbstractSocket::RemoteHostClosedError:
    case QAbstractSocket::SocketTimeoutError:
        return ConnectFailure::Kind::Proxy;
    default:
        return ConnectFailure::Kind::ProxyRefused;
    }
}

// By QTcpSocket's own connecting.
class QtAttempt final : public SocketAttempt
{
public:
    QtAttempt(bool secure, const QNetworkProxy &proxy, Connected connected, Failed failed)
        : SocketAttempt(std::move(connected), std::move(failed)),
          m_socket(makeSocket(secure)),
          m_isProxied(proxy.type() != QNetworkProxy::NoProxy)
    {
        m_socket->setParent(this);
        m_socket->setProxy(proxy);
        connect(m_socket, &QTcpSocket::connected, this, [this] {
            m_socket->disconnect(this);
            m_socket->setParent(nullptr);
            succeed(std::exchange(m_socket, nullptr));
        });
        connect(m_socket, &QTcpSocket::errorOccurred, this,
                [this](QAbstractSocket::SocketError code) {
                    m_socket->disconnect(this);
                    ConnectFailure::Kind kind = ConnectFailure::Kind::NoAnswer;
                    if (m_isProxied)
                        kind = proxyFailure(code);
                    else if (code == QAbstractSocket::ConnectionRefusedError)
                        kind = ConnectFailure::Kind::Refused;
                    fail(kind, u"socket_error_%1"_s.arg(int(code)));
                });
    }
    ~QtAttempt() override
    {
        if (m_socket)
            m_socket->disconnect(this);
    }
    // Queued, for a socket may fail from inside its own connectToHost().
    template <typename Target> void startLater(const Target &target, quint16 port)
    {
        QMetaObject::invokeMethod(
            this, [this, target, port] { m_socket->connectToHost(target, port); },
            Qt::QueuedConnection);
    }

private:
    QTcpSocket *m_socket; // child
    bool m_isProxied;
};

#ifdef Q_OS_UNIX

socklen_t fill(sockaddr_storage &storage, const QHostAddress &address, quint16 port)
{
    if (address.protocol() == QAbstractSocket::IPv4Protocol) {
        auto *four = reinterpret_cast<sockaddr_in *>(&storage);
        four->sin_family = AF_INET;
        four->sin_port = htons(port);
        four->sin_addr.s_addr = htonl(address.toIPv4Address());
        return sizeof(sockaddr_in);
    }
    auto *six = reinterpret_cast<sockaddr_in6 *>(&storage);
    six->sin6_family = AF_INET6;
    six->sin6_port = htons(port);
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    std::copy(std::begin(bytes.c), std::end(bytes.c), std::begin(six->sin6_addr.s6_addr));
    if (!address.scopeId().isEmpty())
        six->sin6_scope_id = static_cast<decltype(six->sin6_scope_id)>(
            QNetworkInterface::interfaceIndexFromName(address.scopeId()));
    return sizeof(sockaddr_in6);
}

// By the kernel's own calls, because QTcpSocket (6.4) calls connect() again when the peer resets at
// once, and so connects without end and says nothing. This calls it once.
class NativeAttempt final : public SocketAttempt
{
public:
    NativeAttempt(const QHostAddress &address, quint16 port, bool secure, Connected connected,
                  Failed failed)
        : SocketAttempt(std::move(connected), std::move(failed)),
          m_secure(secure)
    {
        sockaddr_storage storage{};
        const socklen_t size = fill(storage, address, port);
        m_descriptor = ::socket(storage.ss_family, SOCK_STREAM, IPPROTO_TCP);
        if (m_descriptor < 0) {
            later(errno);
            return;
        }
        ::fcntl(m_descriptor, F_SETFD, FD_CLOEXEC);
        ::fcntl(m_descriptor, F_SETFL, ::fcntl(m_descriptor, F_GETFL) | O_NONBLOCK);
        if (::connect(m_descriptor, reinterpret_cast<const sockaddr *>(&storage), size) == 0)
            later(0);
        else if (errno != EINPROGRESS)
            later(errno);
        else
            watch();
    }
    ~NativeAttempt() override
    {
        m_notifier.reset();
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }

private:
    void later(int error)
    {
        QMetaObject::invokeMethod(this, [this, error] { settle(error); }, Qt::QueuedConnection);
    }
    void watch()
    {
        m_notifier = std::make_unique<QSocketNotifier>(m_descriptor, QSocketNotifier::Write);
        connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
            m_notifier->setEnabled(false);
            int error = 0;
            socklen_t size = sizeof error;
            ::getsockopt(m_descriptor, SOL_SOCKET, SO_ERROR, &error, &size);
            later(error); // not here: the notifier may not die in its own signal
        });
    }
    void settle(int error)
    {
        m_notifier.reset();
        if (error == 0) {
            QTcpSocket *socket = makeSocket(m_secure);
            if (socket->setSocketDescriptor(m_descriptor, QAbstractSocket::ConnectedState)) {
                m_descriptor = -1;
                succeed(socket);
                return;
            }
            delete socket;
            error = ECONNRESET; // the peer is gone again
        }
        const ConnectFailure::Kind kind = error == ECONNREFUSED ? ConnectFailure::Kind::Refused
                                          : error == ECONNRESET ? ConnectFailure::Kind::Reset
                                                                : ConnectFailure::Kind::NoAnswer;
        fail(kind, u"errno_%1"_s.arg(error));
    }

    bool m_secure;
    int m_descriptor = -1;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

#endif

} // namespace

SocketAttempt::SocketAttempt(Connected connected, Failed failed)
    : m_connected(std::move(connected)),
      m_failed(std::move(failed))
{}

std::unique_ptr<SocketAttempt> SocketAttempt::direct(const QHostAddress &address, quint16 port,
                                                     bool secure, Connected connected,
                                                     Failed failed)
{
#ifdef Q_OS_UNIX
    return std::make_unique<NativeAttempt>(address, port, secure, std::move(connected),
                                           std::move(failed));
#else
    auto attempt = std::make_unique<QtAttempt>(secure, QNetworkProxy(QNetworkProxy::NoProxy),
                                               std::move(connected), std::move(failed));
    attempt->startLater(address, port);
    return attempt;
#endif
}

std::unique_ptr<SocketAttempt> SocketAttempt::proxied(const QString &name, quint16 port,
                                                      const QNetworkProxy &proxy,
                                                      Connected connected, Failed failed)
{
    auto attempt =
        std::make_unique<QtAttempt>(true, proxy, std::move(connected), std::move(failed));
    attempt->startLater(name, port);
    return attempt;
}

QTcpSocket *SocketAttempt::makeSocket(bool secure)
{
    QTcpSocket *socket = secure ? new QSslSocket : new QTcpSocket;
    // Always said: the application's default proxy must never step in (R14).
    socket->setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
    socket->setReadBufferSize(kReadBuffer);
    return socket;
}

void SocketAttempt::succeed(QTcpSocket *socket)
{
    const auto kept = std::exchange(m_connected, nullptr);
    kept(socket);
}

void SocketAttempt::fail(ConnectFailure::Kind kind, const QString &word)
{
    const auto kept = std::exchange(m_failed, nullptr);
    kept({kind, word});
}

} // namespace breakerbox::net
