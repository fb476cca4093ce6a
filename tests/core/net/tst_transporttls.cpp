// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "testcertificates.h"
#include "transportbench.h"

using namespace breakerbox;
using namespace breakerbox::net;
using namespace breakerbox::simulator;
using namespace breakerbox::tests;
using namespace std::chrono_literals;

// TLS: who is believed, and that nobody else gets a byte.
class TransportTlsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void refusedCertificates_data();
    void refusedCertificates();
    void authorityOfTheRequestIsBelieved();
    void selfSignedIsTrustedForThisRequestOnly();
    void fileOfAuthoritiesIsReadWhenConnecting();
    void fileThatIsNoneStopsBeforeAnyByte_data();
    void fileThatIsNoneStopsBeforeAnyByte();
    void oldProtocolIsRefused();
    void handshakeThatStalls();
    void serverThatSpeaksNoTls();
    void serverThatClosesInTheHandshake();
    void unreadableAuthorityStopsBeforeAnyByte();
    void cutBodyUnderTls();
    void addressLiteralIsChecked();

private:
    struct Secure : TransportBench
    {
        Secure()
        {
            classes[u"127.0.0.1"_s] = DestinationClass::Public;
            names.found(u"box.example.test"_s, {u"127.0.0.1"_s});
            listening = server.listen().has_value();
            server.serve({}, {},
                         {scriptOf(httpChunkedHead(200, "text/plain") + httpChunk("secret reply") +
                                   httpChunk(""))});
        }
        [[nodiscard]] HttpRequest request(const QByteArray &authorities = {}) const
        {
            HttpRequest out = post("CANARY-C-body");
            out.url = url(u"/v1/x"_s, u"box.example.test"_s, u"https"_s);
            out.destination = DestinationClass::Public;
            out.caCertificates = authorities;
            out.secretHeader =
                SecretHeader{"Authorization", "Bearer ", secrets::Secret("sk-CANARY-K")};
            return out;
        }
        bool listening = false;
    };
    TestCertificates m_certificates;
};

void TransportTlsTest::initTestCase()
{
    if (!m_certificates.isAvailable())
        QSKIP("the openssl tool is missing: no certificates to test with");
    const QString host = u"box.example.test"_s;
    QVERIFY(m_certificates.makeAuthority(u"ca"_s));
    QVERIFY(m_certificates.makeAuthority(u"otherca"_s));
    QVERIFY(m_certificates.makeLeaf(u"good"_s, host, u"ca"_s));
    QVERIFY(m_certificates.makeLeaf(u"expired"_s, host, u"ca"_s, -1));
    QVERIFY(m_certificates.makeLeaf(u"wronghost"_s, u"other.example.test"_s, u"ca"_s));
    QVERIFY(m_certificates.makeLeaf(u"unknown"_s, host, u"otherca"_s));
    QVERIFY(m_certificates.makeLeaf(u"selfsigned"_s, host, {}));
    QVERIFY(m_certificates.makeLeaf(u"selfsigned2"_s, host, {}));
}

void TransportTlsTest::refusedCertificates_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("word");
    QTest::newRow("T16 expired") << u"expired"_s << u"expired"_s;
    QTest::newRow("T16 wrong host") << u"wronghost"_s << u"host_mismatch"_s;
    QTest::newRow("T16 unknown authority") << u"unknown"_s << u"unknown_authority"_s;
    QTest::newRow("T16 C39 self-signed") << u"selfsigned"_s << u"self_signed"_s;
}

void TransportTlsTest::refusedCertificates()
{
    QFETCH(QString, certificate);
    QFETCH(QString, word);
    Secure bench;
    QVERIFY(bench.listening);
    bench.server.setTls(m_certificates.server(certificate));
    const Recorder seen = bench.run(bench.request(m_certificates.pem(u"ca"_s)));
    QCOMPARE(seen.end->end, TransportEnd::CertificateInvalid);
    QCOMPARE(seen.end->phase, Phase::Tls);
    QCOMPARE(seen.end->certificateFingerprint, m_certificates.fingerprint(certificate));
    QVERIFY2(seen.end->detail.contains(word), qPrintable(seen.end->detail));
    QVERIFY(!seen.end->sessionWasUp);
    QVERIFY(!seen.end->bytesLeft);
    QCOMPARE(seen.end->bytesUp, 0);
    QTRY_COMPARE(bench.server.openConnections(), 0);
    QCOMPARE(bench.server.bytesReceived(), 0); // no application byte
    QCOMPARE(bench.server.connections().size(), 1U);
}

void TransportTlsTest::authorityOfTheRequestIsBelieved()
{
    Secure bench;
    bench.server.setTls(m_certificates.server(u"good"_s));
    const Recorder refused = bench.run(bench.request()); // the system does not know it
    QCOMPARE(refused.end->end, TransportEnd::CertificateInvalid);
    const Recorder seen = bench.run(bench.request(m_certificates.pem(u"ca"_s)));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body, "secret reply");
    QCOMPARE(seen.phases, (std::vector{Phase::NameLookup, Phase::Connect, Phase::Tls,
                                       Phase::WaitingForFirstByte, Phase::Streaming}));
    QCOMPARE(seen.end->certificateFingerprint, m_certificates.fingerprint(u"good"_s));
    QCOMPARE(seen.end->bytesUp, bench.server.bytesReceived());
    QCOMPARE(bench.server.requests().size(), 1U);
    QVERIFY(bench.server.requests().front().header("host").startsWith("box.example.test:"));
    QCOMPARE(bench.server.requests().front().header("authorization"), "Bearer sk-CANARY-K");
}

void TransportTlsTest::selfSignedIsTrustedForThisRequestOnly() // C39
{
    Secure bench;
    bench.server.setTls(m_certificates.server(u"selfsigned"_s));
    QCOMPARE(bench.run(bench.request()).end->end, TransportEnd::CertificateInvalid);
    const QByteArray trusted = m_certificates.pem(u"selfsigned"_s);
    QCOMPARE(bench.run(bench.request(trusted)).end->end, TransportEnd::Complete);
    QCOMPARE(bench.run(bench.request()).end->end, TransportEnd::CertificateInvalid);
    bench.server.setTls(m_certificates.server(u"selfsigned2"_s)); // it changes
    const Recorder changed = bench.run(bench.request(trusted));
    QCOMPARE(changed.end->end, TransportEnd::CertificateInvalid);
    QCOMPARE(changed.end->certificateFingerprint, m_certificates.fingerprint(u"selfsigned2"_s));
    QCOMPARE(bench.server.requests().size(), 1U);
}

void TransportTlsTest::fileOfAuthoritiesIsReadWhenConnecting()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"größe.pem"_s);
    const auto write = [&path](const QByteArray &pem) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(pem) == pem.size();
    };
    QVERIFY(write(m_certificates.pem(u"ca"_s)));
    Secure bench;
    bench.server.setTls(m_certificates.server(u"good"_s));
    const auto request = [&] {
        HttpRequest out = bench.request();
        out.caFile = path;
        return out;
    };
    const Recorder seen = bench.run(request());
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body, "secret reply");
    // Another one is believed for this request only, and the file is read anew.
    QCOMPARE(bench.run(bench.request()).end->end, TransportEnd::CertificateInvalid);
    QVERIFY(write(m_certificates.pem(u"selfsigned"_s)));
    const Recorder other = bench.run(request());
    QCOMPARE(other.end->end, TransportEnd::CertificateInvalid);
    QCOMPARE(other.end->certificateFault, u"unknown_authority"_s);
}

void TransportTlsTest::fileThatIsNoneStopsBeforeAnyByte_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("exists");
    QTest::addColumn<TransportEnd>("end");
    QTest::newRow("missing") << QByteArray() << false << TransportEnd::AuthorityFileMissing;
    QTest::newRow("empty") << QByteArray() << true << TransportEnd::AuthorityFileInvalid;
    QTest::newRow("no certificate")
        << QByteArray("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n") << true
        << TransportEnd::AuthorityFileInvalid;
    QTest::newRow("far too large")
        << QByteArray(2 * 1024 * 1024, 'x') << true << TransportEnd::AuthorityFileInvalid;
}

void TransportTlsTest::fileThatIsNoneStopsBeforeAnyByte()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, exists);
    QFETCH(TransportEnd, end);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"ca.pem"_s));
    if (exists) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
    }
    Secure bench;
    bench.server.setTls(m_certificates.server(u"good"_s));
    HttpRequest request = bench.request();
    request.caFile = file.fileName();
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, end);
    QVERIFY(!seen.end->bytesLeft);
    QCOMPARE(bench.server.connections().size(), 0U);
    QVERIFY(bench.names.asked.isEmpty());
}

void TransportTlsTest::oldProtocolIsRefused() // T16
{
    Secure bench;
    QSslConfiguration old = m_certificates.server(u"good"_s);
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    old.setProtocol(QSsl::TlsV1_1);
    QT_WARNING_POP
    bench.server.setTls(old);
    const Recorder seen = bench.run(bench.request(m_certificates.pem(u"ca"_s)));
    QCOMPARE(seen.end->end, TransportEnd::TlsFailed);
    QCOMPARE(bench.server.bytesReceived(), 0);
    QVERIFY(!seen.end->bytesLeft);
}

void TransportTlsTest::handshakeThatStalls() // T37
{
    Secure bench;
    bench.server.setOnConnect(scriptOf("", Then::Silence));
    HttpRequest request = bench.request();
    request.limits.tls = 120ms;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::TlsTimedOut);
    QCOMPARE(seen.end->phase, Phase::Tls);
    QVERIFY(!seen.end->sessionWasUp);
    QVERIFY(!seen.end->bytesLeft);
}

void TransportTlsTest::serverThatSpeaksNoTls()
{
    Secure bench;
    bench.server.setOnConnect(
        scriptOf(httpResponse(400, "text/plain", "plain http here"), Then::Silence));
    const Recorder seen = bench.run(bench.request());
    QCOMPARE(seen.end->end, TransportEnd::TlsFailed);
}

void TransportTlsTest::serverThatClosesInTheHandshake()
{
    Secure bench;
    bench.server.setOnConnect(scriptOf("", Then::Close));
    const Recorder seen = bench.run(bench.request());
    QCOMPARE(seen.end->end, TransportEnd::TlsFailed);
    QCOMPARE(bench.server.connections().size(), 1U);
}

void TransportTlsTest::unreadableAuthorityStopsBeforeAnyByte()
{
    Secure bench;
    bench.server.setTls(m_certificates.server(u"good"_s));
    const Recorder seen = bench.run(bench.request("no certificate at all"));
    QCOMPARE(seen.end->end, TransportEnd::TlsFailed);
    QVERIFY(seen.end->detail.contains(u"own_authority_unreadable"_s));
    QCOMPARE(bench.server.bytesReceived(), 0);
}

void TransportTlsTest::cutBodyUnderTls()
{
    Secure bench;
    bench.server.setTls(m_certificates.server(u"good"_s));
    const QByteArray large(300'000, 'x'); // more than one read buffer
    for (const Then then : {Then::Close, Then::Reset}) {
        bench.server.serve({}, {},
                           {scriptOf(httpChunkedHead(200, "text/plain") + httpChunk(large), then)});
        const Recorder seen = bench.run(bench.request(m_certificates.pem(u"ca"_s)));
        QCOMPARE(seen.end->end, TransportEnd::BrokenBody);
        if (then == Then::Close)
            QCOMPARE(seen.body.size(), large.size());
    }
    bench.server.serve(
        {}, {}, {scriptOf(httpChunkedHead(200, "text/plain") + httpChunk(large) + httpChunk(""))});
    const Recorder whole = bench.run(bench.request(m_certificates.pem(u"ca"_s)));
    QCOMPARE(whole.end->end, TransportEnd::Complete);
    QCOMPARE(whole.body.size(), large.size());
}

void TransportTlsTest::addressLiteralIsChecked()
{
    Secure bench;
    bench.server.setTls(m_certificates.server(u"good"_s)); // made for a name, not for an address
    HttpRequest request = bench.request(m_certificates.pem(u"ca"_s));
    request.url = bench.url(u"/"_s, u"127.0.0.1"_s, u"https"_s);
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::CertificateInvalid);
    QVERIFY(seen.end->detail.contains(u"host_mismatch"_s));
}

QTEST_GUILESS_MAIN(TransportTlsTest)
#include "tst_transporttls.moc"
