// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/connection.h>

#include <QSet>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

class ConnectionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void originAlwaysHasThePort_data();
    void originAlwaysHasThePort();
    void pathIsNoPartOfTheOrigin();
    void fingerprintFollowsUrlAndKey();
    void fingerprintTellsNeither();
    void nameAndLimitsDoNotChangeTheFingerprint();
    void limitsFollowTheKind_data();
    void limitsFollowTheKind();
    void wordsComeBack();
    void unknownWordsAreUnknown();
};

static Connection sample()
{
    Connection connection;
    connection.protocol = Protocol::OpenAiChat;
    connection.baseUrl = QUrl(u"https://api.example.test/v1"_s);
    connection.credential.source = CredentialSource::Keychain;
    connection.credential.version = 1;
    return connection;
}

void ConnectionTest::originAlwaysHasThePort_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");

    QTest::newRow("https") << u"https://api.example.test/v1"_s << u"https://api.example.test:443"_s;
    QTest::newRow("http") << u"http://localhost/v1"_s << u"http://localhost:80"_s;
    QTest::newRow("with port") << u"http://localhost:1234/v1"_s << u"http://localhost:1234"_s;
    QTest::newRow("capitals") << u"HTTPS://API.Example.Test"_s << u"https://api.example.test:443"_s;
    QTest::newRow("version 6") << u"http://[::1]:8080/v1"_s << u"http://[::1]:8080"_s;
    QTest::newRow("zone") << u"http://[fe80::1%25eth0]:8080"_s << u"http://[fe80::1%25eth0]:8080"_s;
    QTest::newRow("umlaut") << u"https://b\u00fccher.example"_s
                            << u"https://xn--bcher-kva.example:443"_s;
}

void ConnectionTest::originAlwaysHasThePort()
{
    QFETCH(QString, url);
    QFETCH(QString, origin);
    Connection connection;
    connection.baseUrl = QUrl(url);
    QCOMPARE(connection.origin(), origin);
}

// T12: a change of path keeps the key.
void ConnectionTest::pathIsNoPartOfTheOrigin()
{
    Connection connection = sample();
    const QString before = connection.origin();
    connection.baseUrl.setPath(u"/other/v1"_s);
    QCOMPARE(connection.origin(), before);
}

// I117: evidence of another URL or another key is not this connection's.
void ConnectionTest::fingerprintFollowsUrlAndKey()
{
    const std::vector<std::function<void(Connection &)>> changes{
        [](Connection &) {},
        [](Connection &c) { c.baseUrl.setScheme(u"http"_s); },
        [](Connection &c) { c.baseUrl.setHost(u"api2.example.test"_s); },
        [](Connection &c) { c.baseUrl.setPort(8443); },
        [](Connection &c) { c.baseUrl.setPath(u"/v2"_s); },
        [](Connection &c) { c.credential.version = 2; },
        [](Connection &c) { c.credential.variable = u"OTHER_KEY"_s; },
        [](Connection &c) { c.protocol = Protocol::OpenAiResponses; },
    };
    QSet<QByteArray> seen;
    for (const auto &change : changes) {
        Connection connection = sample();
        change(connection);
        seen.insert(connection.fingerprint());
    }
    QCOMPARE(seen.size(), static_cast<qsizetype>(changes.size()));
}

void ConnectionTest::fingerprintTellsNeither()
{
    Connection connection = sample();
    connection.credential.variable = u"SOME_KEY"_s;
    const QByteArray fingerprint = connection.fingerprint();
    QCOMPARE(fingerprint.size(), 32);
    for (const char c : fingerprint)
        QVERIFY((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
}

void ConnectionTest::nameAndLimitsDoNotChangeTheFingerprint()
{
    const Connection before = sample();
    Connection after = before;
    after.name = u"Renamed"_s;
    after.limits.firstByte = Milliseconds(5);
    after.parallel = 1;
    after.position = 7;
    QCOMPARE(after.fingerprint(), before.fingerprint());
}

void ConnectionTest::limitsFollowTheKind_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("where");
    QTest::addColumn<int>("firstByte");
    QTest::addColumn<int>("silence");

    const auto row = [](const char *name, ConnectionKind kind, BoundaryClass where, int first,
                        int silence) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(where) << first
                            << silence;
    };
    // T37.
    row("cloud account", ConnectionKind::Cloud, BoundaryClass::Company, 120'000, 60'000);
    row("endpoint", ConnectionKind::Endpoint, BoundaryClass::Unknown, 120'000, 60'000);
    row("endpoint on the LAN", ConnectionKind::Endpoint, BoundaryClass::Lan, 600'000, 180'000);
    row("endpoint on this device", ConnectionKind::Endpoint, BoundaryClass::Device, 600'000,
        180'000);
    row("local server", ConnectionKind::Local, BoundaryClass::Unknown, 600'000, 180'000);
}

void ConnectionTest::limitsFollowTheKind()
{
    QFETCH(int, kind);
    QFETCH(int, where);
    QFETCH(int, firstByte);
    QFETCH(int, silence);
    const Limits limits =
        Limits::standard(static_cast<ConnectionKind>(kind), static_cast<BoundaryClass>(where));
    QCOMPARE(limits.connect.count(), 10'000);
    QCOMPARE(limits.firstByte.count(), firstByte);
    QCOMPARE(limits.silence.count(), silence);
}

void ConnectionTest::wordsComeBack()
{
    for (const ConnectionKind kind :
         {ConnectionKind::Cloud, ConnectionKind::Endpoint, ConnectionKind::Local})
        QCOMPARE(connectionKindFromName(toName(kind)), kind);
    for (const Protocol protocol : {Protocol::OpenAiChat, Protocol::OpenAiResponses,
                                    Protocol::Anthropic, Protocol::Gemini, Protocol::Ollama})
        QCOMPARE(protocolFromName(toName(protocol)), protocol);
    for (const CredentialSource source : {CredentialSource::None, CredentialSource::Keychain,
                                          CredentialSource::Session, CredentialSource::Environment})
        QCOMPARE(credentialSourceFromName(toName(source)), source);
    QCOMPARE(toName(Protocol::OpenAiChat), u"openai-chat"_s); // the command line's word
    QCOMPARE(toName(ConnectionKind::Cloud), u"cloud"_s);
}

void ConnectionTest::unknownWordsAreUnknown()
{
    QCOMPARE(connectionKindFromName(u"planet"), ConnectionKind::Unknown);
    QCOMPARE(protocolFromName(u""), Protocol::Unknown);
    QCOMPARE(credentialSourceFromName(u"plain-file"), CredentialSource::None);
}

QTEST_GUILESS_MAIN(ConnectionTest)
#include "tst_connection.moc"
