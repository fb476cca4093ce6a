// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transportbench.h"

#include <QTcpServer>
#include <QTcpSocket>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using net::DestinationClass;
using net::HttpRequest;
using net::ProxyChoice;
using net::ProxyType;
using net::SecretHeader;
using net::TransportEnd;
using simulator::httpResponse;
using simulator::ScriptedServer;
using simulator::scriptOf;
using simulator::Then;

namespace {

// A SOCKS5 proxy as far as its script goes: each element answers one read. Keeps what it was sent.
class SocksServer final : public QObject
{
public:
    explicit SocksServer(QByteArrayList answers)
        : m_answers(std::move(answers))
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = m_server.nextPendingConnection();
            socket->setParent(this);
            ++connections;
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                received += socket->readAll();
                if (!m_answers.isEmpty())
                    socket->write(m_answers.takeFirst());
            });
        });
    }
    [[nodiscard]] bool listen() { return m_server.listen(QHostAddress::LocalHost); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

    QByteArray received;
    int connections = 0;

private:
    QTcpServer m_server;
    QByteArrayList m_answers;
};

HttpRequest publicRequest(const TransportBench &bench, const QString &host = u"api.example.test"_s)
{
    HttpRequest request = bench.post("CANARY-C-body");
    request.url = QUrl(u"https://%1/v1/chat"_s.arg(host));
    request.destination = DestinationClass::Public;
    request.secretHeader = SecretHeader{"Authorization", "Bearer ", secrets::Secret("sk-CANARY-K")};
    request.limits.connect = 2s;
    request.limits.tls = 150ms;
    return request;
}

ProxyChoice ownProxy(quint16 port, ProxyType type = ProxyType::Http)
{
    ProxyChoice choice;
    choice.use = ProxyChoice::Use::Own;
    choice.type = type;
    choice.host = u"127.0.0.1"_s;
    choice.port = port;
    return choice;
}

} // namespace

// The way to the public net: the system's proxy, one's own, or none (security.md R14, T18, C38).
class TransportProxiesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void proxyThatRefuses_data();
    void proxyThatRefuses();
    void proxyThatIsNotThere();
    void ownProxyIsUsedAndTheSystemNotAsked();
    void noProxyMeansTheSystemIsNotAsked();
    void addressesGoThroughTheProxyToo();
    void ownProxyNeverSeesDeviceOrLan_data();
    void ownProxyNeverSeesDeviceOrLan();
    void loginIsForTheProxyAlone();
    void wrongLoginIsTold();
    void socks_data();
    void socks();
    void socksTunnelCarriesTls();
};

void TransportProxiesTest::proxyThatRefuses_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<TransportEnd>("end");
    QTest::newRow("C38 502") << httpResponse(502, "text/html",
                                             "<html>proxy: target not allowed</html>")
                             << TransportEnd::ProxyRefused;
    QTest::newRow("403") << httpResponse(403, "text/html", "no") << TransportEnd::ProxyRefused;
    QTest::newRow("503") << httpResponse(503, "text/html", "later") << TransportEnd::ProxyRefused;
    QTest::newRow("no HTTP") << QByteArray("SSH-2.0-x\r\n\r\n") << TransportEnd::ProxyRefused;
    QTest::newRow("T18 407") << httpResponse(407, "text/html", "who?",
                                             "Proxy-Authenticate: Basic realm=\"p\"\r\n")
                             << TransportEnd::ProxyLoginNeeded;
    QTest::newRow("closes") << QByteArray() << TransportEnd::ProxyFailed;
}

void TransportProxiesTest::proxyThatRefuses()
{
    QFETCH(QByteArray, answer);
    QFETCH(TransportEnd, end);
    for (const bool own : {false, true}) {
        TransportBench bench;
        ScriptedServer proxy(bench.clock, bench.timers);
        QVERIFY(proxy.listen());
        proxy.serve("CONNECT", {}, {scriptOf(answer)});
        HttpRequest request = publicRequest(bench);
        if (own)
            request.proxy = ownProxy(proxy.port());
        else
            bench.proxies = {QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port())};
        const Recorder seen = bench.run(std::move(request));
        QCOMPARE(seen.end->end, end);
        QCOMPARE(seen.end->phase, Phase::Connect);
        QCOMPARE(seen.end->proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
        QVERIFY(!seen.end->bytesLeft);
        QCOMPARE(proxy.requests().size(), 1U);
        QVERIFY(!proxy.requests().front().raw.toLower().contains("proxy-authorization"));
        QVERIFY(!proxy.connections().front().received.contains("CANARY"));
    }
}

void TransportProxiesTest::proxyThatIsNotThere()
{
    TransportBench bench;
    quint16 port = 0;
    {
        QTcpServer gone;
        QVERIFY(gone.listen(QHostAddress::LocalHost));
        port = gone.serverPort();
    }
    HttpRequest request = publicRequest(bench);
    request.proxy = ownProxy(port);
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::ProxyFailed);
    QCOMPARE(seen.end->proxy, u"127.0.0.1:%1"_s.arg(port));
}

void TransportProxiesTest::ownProxyIsUsedAndTheSystemNotAsked()
{
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    proxy.serve("CONNECT", {},
                {scriptOf("HTTP/1.1 200 Connection established\r\n\r\n", Then::Silence)});
    HttpRequest request = publicRequest(bench);
    request.proxy = ownProxy(proxy.port());
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::TlsTimedOut); // it grants the tunnel and says no more
    QVERIFY(bench.proxyQuestions.isEmpty());
    QVERIFY(bench.names.asked.isEmpty());
    QCOMPARE(proxy.requests().front().target, "api.example.test:443");
    QCOMPARE(proxy.requests().front().header("user-agent"), "Breakerbox/9.8.7");
    QVERIFY(!proxy.connections().front().received.contains("CANARY"));
}

void TransportProxiesTest::noProxyMeansTheSystemIsNotAsked()
{
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    bench.proxies = {QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port())};
    bench.names.answers[u"api.example.test"_s] = {net::NameAnswer::State::NotFound, {}};
    HttpRequest request = publicRequest(bench);
    request.proxy.use = ProxyChoice::Use::None;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::NameNotFound);
    QVERIFY(bench.proxyQuestions.isEmpty());
    QCOMPARE(proxy.connections().size(), 0U);
}

void TransportProxiesTest::addressesGoThroughTheProxyToo()
{
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    proxy.serve("CONNECT", {}, {scriptOf(httpResponse(502, "text/plain", "no"))});
    bench.proxies = {QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port())};
    const Recorder seen = bench.run(publicRequest(bench, u"203.0.113.9"_s));
    QCOMPARE(seen.end->end, TransportEnd::ProxyRefused);
    QCOMPARE(proxy.requests().front().target, "203.0.113.9:443");
}

void TransportProxiesTest::ownProxyNeverSeesDeviceOrLan_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<DestinationClass>("destination");
    QTest::newRow("C38 127.0.0.1") << u"127.0.0.1"_s << DestinationClass::Device;
    QTest::newRow("C38 localhost") << u"localhost"_s << DestinationClass::Device;
    QTest::newRow("C38 ::1") << u"[::1]"_s << DestinationClass::Device;
    QTest::newRow("T18 LAN address") << u"127.0.0.2"_s << DestinationClass::Lan;
    QTest::newRow("T18 LAN name") << u"nas.local"_s << DestinationClass::Lan;
}

void TransportProxiesTest::ownProxyNeverSeesDeviceOrLan()
{
    QFETCH(QString, host);
    QFETCH(DestinationClass, destination);
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    bench.classes[u"127.0.0.2"_s] = DestinationClass::Lan;
    bench.names.found(u"nas.local"_s, {u"127.0.0.2"_s});
    QVERIFY(bench.server.listen(QHostAddress(destination == DestinationClass::Lan ? u"127.0.0.2"_s
                                             : host == u"[::1]"_s                 ? u"::1"_s
                                                                  : u"127.0.0.1"_s)));
    bench.server.serve({}, {}, {scriptOf(httpResponse(200, "text/plain", "here"))});
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, host);
    request.destination = destination;
    request.proxy = ownProxy(proxy.port());
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QVERIFY(seen.end->proxy.isEmpty());
    QCOMPARE(proxy.connections().size(), 0U);
}

void TransportProxiesTest::loginIsForTheProxyAlone()
{
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    proxy.serve("CONNECT", {},
                {scriptOf(httpResponse(407, "text/html", "who?",
                                       "Proxy-Authenticate: Basic realm=\"p\"\r\n"
                                       "Proxy-Connection: close\r\n")),
                 scriptOf("HTTP/1.1 200 Connection established\r\n\r\n", Then::Silence)});
    HttpRequest request = publicRequest(bench);
    request.proxy = ownProxy(proxy.port());
    request.proxy.user = u"me"_s;
    request.proxy.password = secrets::Secret("proxy-word");
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::TlsTimedOut); // the login was taken
    const QByteArray login = "me:proxy-word";
    QByteArray all;
    for (const auto &connection : proxy.connections())
        all += connection.received;
    QVERIFY(all.contains(login.toBase64()));
    QVERIFY(!all.contains("CANARY"));
    QVERIFY(!seen.end->detail.contains(u"proxy-word"_s));
}

void TransportProxiesTest::wrongLoginIsTold()
{
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    proxy.serve("CONNECT", {},
                {scriptOf(httpResponse(407, "text/html", "who?",
                                       "Proxy-Authenticate: Basic realm=\"p\"\r\n"
                                       "Proxy-Connection: close\r\n"))});
    HttpRequest request = publicRequest(bench);
    request.proxy = ownProxy(proxy.port());
    request.proxy.user = u"me"_s;
    request.proxy.password = secrets::Secret("wrong");
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::ProxyLoginNeeded);
    QVERIFY(proxy.requests().size() <= 2U); // no guessing
}

void TransportProxiesTest::socks_data()
{
    QTest::addColumn<QByteArrayList>("answers");
    QTest::addColumn<TransportEnd>("end");
    const QByteArray noLogin("\x05\x00", 2);
    const auto refusal = [](char code) {
        return QByteArray("\x05", 1) + code + QByteArray("\x00\x01\x00\x00\x00\x00\x00\x00", 8);
    };
    QTest::newRow("not allowed by its rules")
        << QByteArrayList{noLogin, refusal(2)} << TransportEnd::ProxyRefused;
    QTest::newRow("host unreachable")
        << QByteArrayList{noLogin, refusal(4)} << TransportEnd::ProxyRefused;
    QTest::newRow("connection refused behind it")
        << QByteArrayList{noLogin, refusal(5)} << TransportEnd::ProxyRefused;
    QTest::newRow("takes no login of ours")
        << QByteArrayList{QByteArray("\x05\xff", 2)} << TransportEnd::ProxyLoginNeeded;
}

void TransportProxiesTest::socks()
{
    QFETCH(QByteArrayList, answers);
    QFETCH(TransportEnd, end);
    TransportBench bench;
    SocksServer proxy(answers);
    QVERIFY(proxy.listen());
    HttpRequest request = publicRequest(bench);
    request.proxy = ownProxy(proxy.port(), ProxyType::Socks5);
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, end);
    QCOMPARE(proxy.connections, 1);
    QVERIFY(!proxy.received.contains("CANARY"));
    QVERIFY(bench.names.asked.isEmpty());
}

void TransportProxiesTest::socksTunnelCarriesTls()
{
    TransportBench bench;
    SocksServer proxy(
        {QByteArray("\x05\x00", 2), QByteArray("\x05\x00\x00\x01\x7f\x00\x00\x01\x01\xbb", 10)});
    QVERIFY(proxy.listen());
    HttpRequest request = publicRequest(bench);
    request.proxy = ownProxy(proxy.port(), ProxyType::Socks5);
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::TlsTimedOut);
    QVERIFY(proxy.received.contains("api.example.test")); // the proxy resolves the name
    QVERIFY(!proxy.received.contains("CANARY"));
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::TransportProxiesTest)
#include "tst_transportproxies.moc"
