// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/baseurl.h>
#include <connections/boundary.h>
#include <connections/company.h>
#include <connections/relay.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

class BoundaryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void urlsHaveTheirBoundary_data();
    void urlsHaveTheirBoundary();
    void registrableDomainIsWhatOnePartyOwns_data();
    void registrableDomainIsWhatOnePartyOwns();
    void keysComeBack_data();
    void keysComeBack();
    void unreadableKeysAreUnknown_data();
    void unreadableKeysAreUnknown();
    void relayedModelsBelongToTheCompany_data();
    void relayedModelsBelongToTheCompany();
    void modelListsNameTheRemoteHost();
    void aggregatorsKeepTheirOwnBoundary();
    void storedBoundaryWins();
};

void BoundaryTest::urlsHaveTheirBoundary_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("key");

    QTest::newRow("loopback") << u"http://127.0.0.1:11434"_s << u"device"_s;
    QTest::newRow("localhost") << u"http://localhost:1234/v1"_s << u"device"_s;
    QTest::newRow("loopback, version 6") << u"http://[::1]:8080"_s << u"device"_s;
    QTest::newRow("mapped loopback") << u"http://[::ffff:127.0.0.1]"_s << u"device"_s;
    QTest::newRow("LAN address") << u"http://192.168.1.10:8000/v1"_s << u"lan:192.168.1.10"_s;
    QTest::newRow("another port is the same LAN host")
        << u"http://192.168.1.10:9000/v1"_s << u"lan:192.168.1.10"_s;
    QTest::newRow("LAN name") << u"http://NAS.local/v1"_s << u"lan:nas.local"_s;
    QTest::newRow("single label") << u"http://nas:11434"_s << u"lan:nas"_s;
    QTest::newRow("link-local") << u"http://[fe80::1%25eth0]/"_s << u"lan:fe80::1%25eth0"_s;
    QTest::newRow("OpenAI") << u"https://api.openai.com/v1"_s << u"company:OpenAI"_s;
    QTest::newRow("Azure") << u"https://res.openai.azure.com/openai/v1"_s << u"company:Microsoft"_s;
    QTest::newRow("Anthropic") << u"https://api.anthropic.com"_s << u"company:Anthropic"_s;
    QTest::newRow("Google") << u"https://generativelanguage.googleapis.com/v1beta"_s
                            << u"company:Google"_s;
    QTest::newRow("OpenRouter") << u"https://openrouter.ai/api/v1"_s << u"company:OpenRouter"_s;
    QTest::newRow("Groq") << u"https://api.groq.com/openai/v1"_s << u"company:Groq"_s;
    QTest::newRow("Mistral") << u"https://api.mistral.ai/v1"_s << u"company:Mistral"_s;
    QTest::newRow("DeepSeek") << u"https://api.deepseek.com"_s << u"company:DeepSeek"_s;
    QTest::newRow("xAI") << u"https://api.x.ai/v1"_s << u"company:xAI"_s;
    QTest::newRow("Ollama cloud") << u"https://ollama.com"_s << u"company:Ollama"_s;
    QTest::newRow("root dot") << u"https://api.openai.com./v1"_s << u"company:OpenAI"_s;
    QTest::newRow("a name that only ends alike")
        << u"https://notopenai.com/v1"_s << u"company:notopenai.com"_s;
    QTest::newRow("a name that only begins alike")
        << u"https://api.openai.com.evil.example/v1"_s << u"company:evil.example"_s;
    QTest::newRow("registrable domain")
        << u"https://llm.eu.acme.example/v1"_s << u"company:acme.example"_s;
    QTest::newRow("shared suffix") << u"https://llm.acme.co.uk/v1"_s << u"company:acme.co.uk"_s;
    QTest::newRow("tenant of a host")
        << u"https://mine.trycloudflare.com/v1"_s << u"company:mine.trycloudflare.com"_s;
    QTest::newRow("bare public address") << u"https://203.0.113.7/v1"_s << u"unknown:203.0.113.7"_s;
    QTest::newRow("bare public address, version 6")
        << u"https://[2001:db8::1]/v1"_s << u"unknown:2001:db8::1"_s;
    QTest::newRow("refused address") << u"http://0.0.0.0"_s << u"unknown:0.0.0.0"_s;
}

void BoundaryTest::urlsHaveTheirBoundary()
{
    QFETCH(QString, url);
    QFETCH(QString, key);
    QCOMPARE(boundaryForUrl(QUrl(url)).key(), key);
}

void BoundaryTest::registrableDomainIsWhatOnePartyOwns_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("domain");

    QTest::newRow("two labels") << u"acme.example"_s << u"acme.example"_s;
    QTest::newRow("four labels") << u"a.b.acme.example"_s << u"acme.example"_s;
    QTest::newRow("second level of a country") << u"a.b.acme.com.au"_s << u"acme.com.au"_s;
    QTest::newRow("a suffix alone") << u"co.uk"_s << u""_s;
    QTest::newRow("one label") << u"nas"_s << u""_s;
}

void BoundaryTest::registrableDomainIsWhatOnePartyOwns()
{
    QFETCH(QString, host);
    QFETCH(QString, domain);
    QCOMPARE(registrableDomain(host), domain);
}

void BoundaryTest::keysComeBack_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("holder");
    QTest::addColumn<QString>("space");
    QTest::addColumn<QString>("key");

    const auto row = [](const char *name, BoundaryClass kind, const QString &holder,
                        const QString &space, const QString &key) {
        QTest::newRow(name) << static_cast<int>(kind) << holder << space << key;
    };
    row("this device", BoundaryClass::Device, {}, {}, u"device"_s);
    row("LAN", BoundaryClass::Lan, u"nas.local"_s, {}, u"lan:nas.local"_s);
    row("company", BoundaryClass::Company, u"OpenAI"_s, {}, u"company:OpenAI"_s);
    row("space", BoundaryClass::Company, u"OpenAI"_s, u"work"_s, u"company:OpenAI/work"_s);
    row("unknown", BoundaryClass::Unknown, u"203.0.113.7"_s, {}, u"unknown:203.0.113.7"_s);
    row("slash in a company", BoundaryClass::Company, u"A/B 100%"_s, u"x/y"_s,
        u"company:A%2FB 100%25/x%2Fy"_s);
    row("colon in an address", BoundaryClass::Lan, u"fd12::1"_s, {}, u"lan:fd12::1"_s);
    row("escape sign before a slash code", BoundaryClass::Company, u"%2F"_s, {},
        u"company:%252F"_s);
}

void BoundaryTest::keysComeBack()
{
    QFETCH(int, kind);
    QFETCH(QString, holder);
    QFETCH(QString, space);
    QFETCH(QString, key);

    const Boundary boundary{static_cast<BoundaryClass>(kind), holder, space};
    QCOMPARE(boundary.key(), key);
    QVERIFY(Boundary::fromKey(key) == boundary);
}

// Text from a damaged or foreign database never becomes a place that may be sent to unasked.
void BoundaryTest::unreadableKeysAreUnknown_data()
{
    QTest::addColumn<QString>("key");
    for (const char *key : {"", "devices", "Device", "planet:mars", ":", "company"})
        QTest::newRow(key[0] ? key : "empty") << QString::fromLatin1(key);
}

void BoundaryTest::unreadableKeysAreUnknown()
{
    QFETCH(QString, key);
    QCOMPARE(Boundary::fromKey(key).kind, BoundaryClass::Unknown);
}

// T23.
void BoundaryTest::relayedModelsBelongToTheCompany_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("key");

    QTest::newRow("plain") << u"x"_s << u"device"_s;
    QTest::newRow("tag cloud") << u"x:cloud"_s << u"company:Ollama"_s;
    QTest::newRow("name cloud") << u"x-cloud"_s << u"company:Ollama"_s;
    QTest::newRow("size and cloud") << u"gpt-oss:120b-cloud"_s << u"company:Ollama"_s;
    QTest::newRow("capitals") << u"X:Cloud"_s << u"company:Ollama"_s;
    QTest::newRow("latest of a cloud name") << u"x-cloud:latest"_s << u"company:Ollama"_s;
    QTest::newRow("cloud only inside") << u"cloud-x:7b"_s << u"device"_s;
    QTest::newRow("another word") << u"mycloud"_s << u"device"_s;
}

void BoundaryTest::relayedModelsBelongToTheCompany()
{
    QFETCH(QString, model);
    QFETCH(QString, key);

    Connection connection;
    connection.kind = ConnectionKind::Local;
    connection.baseUrl = QUrl(u"http://localhost:11434"_s);
    connection.boundary = boundaryForUrl(connection.baseUrl);
    QCOMPARE(boundaryOf(connection, ModelId(model)).key(), key);
    ModelInfo info;
    info.id = ModelId(model);
    QCOMPARE(boundaryOf(connection, info).key(), key);
    // A LAN host relays as well.
    connection.boundary = {BoundaryClass::Lan, u"nas"_s, {}};
    QCOMPARE(boundaryOf(connection, ModelId(model)).key(), key == "device"_L1 ? u"lan:nas"_s : key);
}

void BoundaryTest::modelListsNameTheRemoteHost()
{
    Connection connection;
    connection.boundary = {BoundaryClass::Device, {}, {}};
    ModelInfo model;
    model.id = ModelId(u"innocent"_s);
    model.remoteHost = u"https://ollama.com:443"_s;
    QCOMPARE(boundaryOf(connection, model).key(), u"company:Ollama"_s);
    model.remoteHost = u"llm.acme.example"_s;
    QCOMPARE(boundaryOf(connection, model).key(), u"company:acme.example"_s);
    model.remoteHost = u"nas.local:11434"_s;
    QCOMPARE(boundaryOf(connection, model).key(), u"lan:nas.local"_s);
    model.remoteHost = u"not a host"_s;
    QCOMPARE(boundaryOf(connection, model).kind, BoundaryClass::Unknown);
    model.remoteHost = u"http://127.0.0.1:11434"_s;
    QCOMPARE(boundaryOf(connection, model).key(), u"device"_s);
}

void BoundaryTest::aggregatorsKeepTheirOwnBoundary()
{
    Connection connection;
    connection.boundary = boundaryForUrl(QUrl(u"https://openrouter.ai/api/v1"_s));
    QCOMPARE(boundaryOf(connection, ModelId(u"vendor/x"_s)).key(), u"company:OpenRouter"_s);
    QCOMPARE(boundaryOf(connection, ModelId(u"vendor/x-cloud"_s)).key(), u"company:OpenRouter"_s);
}

// A simulated cloud account is served on loopback and still stands for its company.
void BoundaryTest::storedBoundaryWins()
{
    Connection connection;
    connection.baseUrl = QUrl(u"http://127.0.0.1:40001/v1"_s);
    connection.boundary = {BoundaryClass::Company, u"Demo Cloud"_s, {}};
    QCOMPARE(boundaryOf(connection, ModelId(u"x"_s)).key(), u"company:Demo Cloud"_s);
}

QTEST_GUILESS_MAIN(BoundaryTest)
#include "tst_boundary.moc"
