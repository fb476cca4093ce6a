// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transportbench.h"

#include <QSemaphore>
#include <QTcpServer>
#include <QTcpSocket>

using namespace breakerbox;
using namespace breakerbox::net;
using namespace breakerbox::simulator;
using namespace breakerbox::tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

// Which address is connected to, and when none is.
class TransportNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void localhostFindsTheServer_data();
    void localhostFindsTheServer();
    void localhostRemembersWhoAnswered();
    void localhostFamilyThatHangsCostsLittle();
    void lanNameIsConnectedByLiteral();
    void classOfANameDecides_data();
    void classOfANameDecides();
    void nameTroubles_data();
    void nameTroubles();
    void nextAddressIsTriedWhenOneRefuses();
    void refusedRequests_data();
    void refusedRequests();
    void permitIsForOneRequestOnly_data();
    void permitIsForOneRequestOnly();
    void proxyNeverSeesDeviceOrLan_data();
    void proxyNeverSeesDeviceOrLan();
    void slowProxySettingsHoldUpNobody();
    void proxySeesOnlyConnect();

private:
    static std::vector<Script> ok() { return {scriptOf(httpResponse(200, "text/plain", "ok"))}; }
};

void TransportNamesTest::localhostFindsTheServer_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("four");
    QTest::addColumn<bool>("six");
    QTest::newRow("C37 only 127.0.0.1") << u"localhost"_s << true << false;
    QTest::newRow("C37 only ::1") << u"localhost"_s << false << true;
    QTest::newRow("both") << u"localhost"_s << true << true;
    QTest::newRow("C37 nobody") << u"localhost"_s << false << false;
    QTest::newRow("upper case") << u"LOCALHOST"_s << false << true;
    QTest::newRow("with the final dot") << u"localhost."_s << true << false;
}

void TransportNamesTest::localhostFindsTheServer() // R4
{
    QFETCH(QString, host);
    QFETCH(bool, four);
    QFETCH(bool, six);
    TransportBench bench;
    if (four)
        QVERIFY(bench.server.listen());
    if (six && !bench.server.listen(QHostAddress(QHostAddress::LocalHostIPv6)))
        QSKIP("no IPv6 loopback on this machine");
    if (!four && !six) {
        QVERIFY(bench.server.listen());
        bench.server.refuse();
    }
    bench.server.serve({}, {}, ok());
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, host);
    const BootTime began = bench.clock.now();
    const Recorder seen = bench.run(std::move(request));
    QVERIFY(seen.endedAt - began < 500ms);
    QVERIFY(bench.names.asked.isEmpty());
    if (!four && !six) {
        QCOMPARE(seen.end->end, TransportEnd::ConnectionRefused);
        QVERIFY(!seen.end->bytesLeft);
        return;
    }
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.end->address, four ? u"127.0.0.1"_s : u"::1"_s);
    QCOMPARE(bench.server.requests().size(), 1U);
    QVERIFY(bench.server.requests().front().header("host").startsWith("localhost:"));
}

void TransportNamesTest::localhostRemembersWhoAnswered()
{
    TransportBench bench;
    if (!bench.server.listen(QHostAddress(QHostAddress::LocalHostIPv6)))
        QSKIP("no IPv6 loopback on this machine");
    bench.server.serve({}, {}, ok());
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, u"localhost"_s);
    const QUrl url = request.url;
    QCOMPARE(bench.run(std::move(request)).end->address, u"::1"_s);
    // Now somebody else takes the other family's port: the one that answered still goes first.
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, bench.server.port()));
    HttpRequest again = bench.post();
    again.url = url;
    QCOMPARE(bench.run(std::move(again)).end->address, u"::1"_s);
    QVERIFY(!other.hasPendingConnections());
    // After a wake nothing is remembered.
    bench.transport.dropIdleConnections();
    Recorder seen(bench.clock);
    HttpRequest third = bench.post();
    third.url = url;
    const auto exchange = bench.start(std::move(third), seen);
    QTRY_VERIFY(other.hasPendingConnections());
}

void TransportNamesTest::localhostFamilyThatHangsCostsLittle()
{
#ifdef Q_OS_LINUX
    TransportBench bench;
    if (!bench.server.listen(QHostAddress(QHostAddress::LocalHostIPv6)))
        QSKIP("no IPv6 loopback on this machine");
    bench.server.serve({}, {}, ok());
    // A listener that takes no more connections leaves the first family without an answer.
    QTcpServer full;
    full.setListenBacklogSize(0);
    QVERIFY(full.listen(QHostAddress::LocalHost, bench.server.port()));
    full.pauseAccepting();
    std::vector<std::unique_ptr<QTcpSocket>> fillers;
    for (int i = 0; i < 3; ++i) {
        fillers.push_back(std::make_unique<QTcpSocket>());
        fillers.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), full.serverPort());
    }
    QTRY_COMPARE(fillers.front()->state(), QAbstractSocket::ConnectedState);
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, u"localhost"_s);
    const BootTime began = bench.clock.now();
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.end->address, u"::1"_s);
    QVERIFY(seen.endedAt - began >= 290ms);
    QVERIFY(seen.endedAt - began < 1s);
#else
    QSKIP("the full listen queue is Linux' behaviour");
#endif
}

void TransportNamesTest::lanNameIsConnectedByLiteral() // R4
{
    TransportBench bench;
    bench.classes[u"127.0.0.2"_s] = DestinationClass::Lan;
    bench.names.found(u"box.local"_s, {u"127.0.0.2"_s});
    QVERIFY(bench.server.listen(QHostAddress(u"127.0.0.2"_s)));
    bench.server.serve({}, {}, ok());
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, u"box.local"_s);
    request.destination = DestinationClass::Lan;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.end->address, u"127.0.0.2"_s);
    QCOMPARE(seen.phases.front(), Phase::NameLookup);
    QCOMPARE(bench.names.asked, QStringList{u"box.local"_s});
    QCOMPARE(bench.server.requests().front().header("host"),
             "box.local:" + QByteArray::number(bench.server.port()));
}

void TransportNamesTest::classOfANameDecides_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<DestinationClass>("admitted");
    QTest::addColumn<QStringList>("addresses");
    const QString device = u"127.0.0.1"_s;
    const QString lan = u"10.0.0.5"_s;
    const QString open = u"203.0.113.7"_s;
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };
    row("T19 private name now public") << u"http"_s << DestinationClass::Lan << QStringList{open};
    row("T19 private name now this device")
        << u"http"_s << DestinationClass::Lan << QStringList{device};
    row("T19 public name now this device")
        << u"https"_s << DestinationClass::Public << QStringList{device};
    row("T19 public name now private")
        << u"https"_s << DestinationClass::Public << QStringList{lan};
    row("T19 mixed, right one first")
        << u"https"_s << DestinationClass::Public << QStringList{open, lan};
    row("T19 mixed, right one last")
        << u"http"_s << DestinationClass::Lan << QStringList{device, lan};
    row("an address of no class") << u"https"_s << DestinationClass::Public
                                  << QStringList{u"0.0.0.0"_s};
}

void TransportNamesTest::classOfANameDecides()
{
    QFETCH(QString, scheme);
    QFETCH(DestinationClass, admitted);
    QFETCH(QStringList, addresses);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.classes[u"10.0.0.5"_s] = DestinationClass::Lan;
    bench.classes[u"0.0.0.0"_s] = DestinationClass::Unknown;
    bench.names.found(u"name.test"_s, addresses);
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, u"name.test"_s, scheme);
    request.destination = admitted;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::ClassChanged);
    QVERIFY(!seen.end->bytesLeft);
    QVERIFY(seen.end->address.isEmpty());
    QCOMPARE(bench.server.connections().size(), 0U);
}

void TransportNamesTest::nameTroubles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<TransportEnd>("end");
    QTest::newRow("T37 name unknown") << u"unknown.test"_s << TransportEnd::NameNotFound;
    QTest::newRow("T37 name service silent")
        << u"never-answered.test"_s << TransportEnd::NameServiceSilent;
    QTest::newRow("name service failed") << u"failed.test"_s << TransportEnd::NameServiceSilent;
}

void TransportNamesTest::nameTroubles()
{
    QFETCH(QString, name);
    QFETCH(TransportEnd, end);
    TransportBench bench;
    bench.names.answers[u"unknown.test"_s] = {NameAnswer::State::NotFound, {}};
    bench.names.answers[u"failed.test"_s] = {NameAnswer::State::NoAnswer, {}};
    HttpRequest request = bench.post();
    request.url = QUrl(u"https://"_s + name + u"/v1"_s);
    request.destination = DestinationClass::Public;
    request.limits.nameLookup = 100ms;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, end);
    QCOMPARE(seen.end->phase, Phase::NameLookup);
    QVERIFY(!seen.end->sessionWasUp);
    QVERIFY(!seen.end->bytesLeft);
}

void TransportNamesTest::nextAddressIsTriedWhenOneRefuses()
{
    TransportBench bench;
    for (const char16_t *literal : {u"127.0.0.2", u"127.0.0.3"})
        bench.classes[QString::fromUtf16(literal)] = DestinationClass::Lan;
    bench.names.found(u"nas"_s, {u"127.0.0.2"_s, u"127.0.0.3"_s});
    QVERIFY(bench.server.listen(QHostAddress(u"127.0.0.3"_s)));
    bench.server.serve({}, {}, ok());
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, u"nas"_s);
    request.destination = DestinationClass::Lan;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.end->address, u"127.0.0.3"_s);
}

void TransportNamesTest::refusedRequests_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<DestinationClass>("destination");
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };
    row("T17 plain http to the public") << u"http://203.0.113.7/v1"_s << DestinationClass::Public;
    row("T17 plain http to a public name")
        << u"http://api.example.test/v1"_s << DestinationClass::Public;
    row("R3 unknown destination") << u"https://api.example.test/v1"_s << DestinationClass::Unknown;
    row("literal of another class") << u"http://127.0.0.1:PORT/"_s << DestinationClass::Lan;
    row("public literal as device") << u"http://203.0.113.7/"_s << DestinationClass::Device;
    row("localhost as LAN") << u"http://localhost:PORT/"_s << DestinationClass::Lan;
    row("T17 user-info") << u"http://user:pass@127.0.0.1:PORT/"_s << DestinationClass::Device;
    row("T17 user without a password")
        << u"http://sk-key@127.0.0.1:PORT/"_s << DestinationClass::Device;
    row("T17 ftp") << u"ftp://127.0.0.1:PORT/"_s << DestinationClass::Device;
    row("T17 file") << u"file:///etc/hosts"_s << DestinationClass::Device;
    row("no host") << u"http:///v1"_s << DestinationClass::Device;
}

void TransportNamesTest::refusedRequests()
{
    QFETCH(QString, url);
    QFETCH(DestinationClass, destination);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    HttpRequest request = bench.post();
    request.url = QUrl(url.replace(u"PORT"_s, QString::number(bench.server.port())));
    request.destination = destination;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::NotPermitted);
    QVERIFY(!seen.end->bytesLeft);
    QVERIFY(seen.phases.empty());
    QVERIFY(bench.names.asked.isEmpty());
    QCOMPARE(bench.server.connections().size(), 0U);
    QVERIFY(!seen.end->detail.contains(u"pass"_s));
    QVERIFY(!seen.end->detail.contains(u"sk-key"_s));
}

void TransportNamesTest::permitIsForOneRequestOnly_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("permittedUrl");
    QTest::addColumn<bool>("goes");
    QTest::newRow("R2 the very request")
        << u"/v1/x"_s << QByteArray("{}") << u"http://127.0.0.1:PORT/v1/y"_s << true;
    QTest::newRow("R2 another body")
        << u"/v1/x"_s << QByteArray("{\"a\"}") << u"http://127.0.0.1:PORT/"_s << false;
    QTest::newRow("R2 another port")
        << u"/v1/x"_s << QByteArray("{}") << u"http://127.0.0.1:1/"_s << false;
    QTest::newRow("R2 another host")
        << u"/v1/x"_s << QByteArray("{}") << u"http://127.0.0.2:PORT/"_s << false;
    QTest::newRow("R2 another scheme")
        << u"/v1/x"_s << QByteArray("{}") << u"https://127.0.0.1:PORT/"_s << false;
}

void TransportNamesTest::permitIsForOneRequestOnly()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, body);
    QFETCH(QString, permittedUrl);
    QFETCH(bool, goes);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve({}, {}, ok());
    SendPermit permit = SendPermitForTests::make(
        QUrl(permittedUrl.replace(u"PORT"_s, QString::number(bench.server.port()))), "{}");
    HttpRequest request = bench.post(body);
    request.url = bench.url(path);
    Recorder seen(bench.clock);
    const auto exchange = bench.transport.start(std::move(request), std::move(permit), seen);
    QTRY_VERIFY(seen.end);
    QCOMPARE(seen.end->end, goes ? TransportEnd::Complete : TransportEnd::NotPermitted);
    QCOMPARE(bench.server.requests().size(), goes ? 1U : 0U);
}

void TransportNamesTest::proxyNeverSeesDeviceOrLan_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<DestinationClass>("destination");
    QTest::newRow("C38 127.0.0.1") << u"127.0.0.1"_s << DestinationClass::Device;
    QTest::newRow("C38 localhost") << u"localhost"_s << DestinationClass::Device;
    QTest::newRow("C38 ::1") << u"[::1]"_s << DestinationClass::Device;
    QTest::newRow("T18 LAN address") << u"127.0.0.2"_s << DestinationClass::Lan;
    QTest::newRow("T18 LAN name") << u"nas.local"_s << DestinationClass::Lan;
}

void TransportNamesTest::proxyNeverSeesDeviceOrLan()
{
    QFETCH(QString, host);
    QFETCH(DestinationClass, destination);
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    bench.proxies = {QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port())};
    QNetworkProxy::setApplicationProxy(bench.proxies.front());
    bench.classes[u"127.0.0.2"_s] = DestinationClass::Lan;
    bench.names.found(u"nas.local"_s, {u"127.0.0.2"_s});
    QVERIFY(bench.server.listen(QHostAddress(destination == DestinationClass::Lan ? u"127.0.0.2"_s
                                             : host == u"[::1]"_s                 ? u"::1"_s
                                                                  : u"127.0.0.1"_s)));
    bench.server.serve({}, {}, ok());
    HttpRequest request = bench.post();
    request.url = bench.url(u"/"_s, host);
    request.destination = destination;
    const Recorder seen = bench.run(std::move(request));
    QNetworkProxy::setApplicationProxy(QNetworkProxy(QNetworkProxy::NoProxy));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QVERIFY(seen.end->proxy.isEmpty());
    QCOMPARE(proxy.connections().size(), 0U);
    QVERIFY(bench.proxyQuestions.isEmpty());
}

void TransportNamesTest::slowProxySettingsHoldUpNobody()
{
    TransportBench bench;
    bench.names.answers[u"api.example.test"_s] = {NameAnswer::State::NotFound, {}};
    // Only this thread's event loop can let the question go on.
    QSemaphore gate;
    bench.beforeProxies = [&gate] { gate.tryAcquire(1, 5'000); };
    QTimer::singleShot(20, [&gate] { gate.release(); });
    HttpRequest request = bench.post();
    request.url = QUrl(u"https://api.example.test/v1"_s);
    request.destination = DestinationClass::Public;
    const BootTime began = bench.clock.now();
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::NameNotFound);
    QCOMPARE(seen.end->phase, Phase::NameLookup);
    QVERIFY(seen.endedAt - began < 2s);
    QCOMPARE(bench.proxyQuestions.size(), 1);
}

void TransportNamesTest::proxySeesOnlyConnect() // T18
{
    TransportBench bench;
    ScriptedServer proxy(bench.clock, bench.timers);
    QVERIFY(proxy.listen());
    // It grants the tunnel, then says nothing: what it sees after that is the TLS greeting.
    proxy.serve("CONNECT", {},
                {scriptOf("HTTP/1.1 200 Connection established\r\n\r\n", Then::Silence)});
    bench.proxies = {QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port())};
    HttpRequest request = bench.post("CANARY-C-body");
    request.url = QUrl(u"https://api.example.test/v1/chat?x=1"_s);
    request.destination = DestinationClass::Public;
    request.secretHeader = SecretHeader{"Authorization", "Bearer ", secrets::Secret("sk-CANARY-K")};
    request.limits.tls = 150ms;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::TlsTimedOut);
    QCOMPARE(seen.end->proxy, u"127.0.0.1:%1"_s.arg(proxy.port()));
    QVERIFY(seen.end->address.isEmpty());
    QVERIFY(bench.names.asked.isEmpty()); // the proxy resolves
    QCOMPARE(proxy.requests().size(), 1U);
    QCOMPARE(proxy.requests().front().target, "api.example.test:443");
    QCOMPARE(proxy.requests().front().header("user-agent"), "Breakerbox/9.8.7");
    const QByteArray all = proxy.connections().front().received;
    QVERIFY(!all.contains("CANARY"));
    QVERIFY(!all.contains("/v1/chat"));
}

QTEST_GUILESS_MAIN(TransportNamesTest)
#include "tst_transportnames.moc"
