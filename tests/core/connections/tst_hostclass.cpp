// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/baseurl.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

Q_DECLARE_METATYPE(breakerbox::connections::HostClass)

// The address table of T17: which class each spelling has, before anything is sent.
class HostClassTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void hostsHaveTheirClass_data();
    void hostsHaveTheirClass();
    void oddSpellingsAreShownNormalised_data();
    void oddSpellingsAreShownNormalised();
    void refusedHostsSayWhy_data();
    void refusedHostsSayWhy();
    void resolvedAddressesHaveTheSameClasses_data();
    void resolvedAddressesHaveTheSameClasses();
    void urlsKeepTheClassThatWasRead_data();
    void urlsKeepTheClassThatWasRead();
};

void HostClassTest::hostsHaveTheirClass_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<HostClass>("expected");
    QTest::addColumn<bool>("lookAlike");

    const auto rows = [](HostClass kind, const QStringList &hosts) {
        for (const QString &host : hosts)
            QTest::newRow(qPrintable(host)) << host << kind << false;
    };
    // T17, row by row.
    rows(HostClass::Device,
         {u"127.0.0.1"_s, u"127.0.0.2"_s, u"127.1"_s, u"2130706433"_s, u"0x7f.1"_s, u"0177.0.0.1"_s,
          u"[::1]"_s, u"[::ffff:127.0.0.1]"_s, u"localhost"_s, u"LOCALHOST"_s, u"localhost."_s});
    rows(HostClass::Lan, {u"10.0.0.5"_s, u"172.16.0.1"_s, u"172.31.255.1"_s, u"192.168.1.10"_s,
                          u"169.254.10.1"_s, u"[fe80::1%25eth0]"_s, u"[fd12::1]"_s,
                          u"[::ffff:10.0.0.5]"_s, u"100.64.0.1"_s, u"box.local"_s, u"nas"_s});
    rows(HostClass::Public, {u"172.32.0.1"_s, u"192.169.0.1"_s, u"8.8.8.8"_s, u"[2001:db8::1]"_s,
                             u"localhost.evil.example"_s, u"127.0.0.1.nip.example"_s});
    QTest::newRow("localhost with a Cyrillic o")
        << u"l\u043ecalhost"_s << HostClass::Public << true;
    rows(HostClass::Refused,
         {u"0.0.0.0"_s, u"0"_s, u"[::]"_s, u"255.255.255.255"_s, u"224.0.0.1"_s, u"[ff02::1]"_s,
          u"[64:ff9b::7f00:1]"_s, u"localhost@evil.example"_s, u"evil.example\\@localhost"_s,
          u"127.0.0.1:80@evil.example"_s, u"\uff11\uff12\uff17.0.0.1"_s,
          u"\u2460\u2461\u2466.0.0.1"_s, u"%6c%6fcalhost"_s, u"127.0.0.1%2eevil.example"_s});
    QTest::newRow("empty host") << u""_s << HostClass::Refused << false;

    // Edges of the ranges, and other ways round them.
    rows(HostClass::Device, {u"127.255.255.255"_s, u"0x7f000001"_s, u"017700000001"_s,
                             u"[0:0:0:0:0:0:0:1]"_s, u"[::FFFF:7F00:1]"_s, u"app.localhost"_s});
    rows(HostClass::Lan, {u"10.255.255.255"_s, u"100.127.255.255"_s, u"[febf::1]"_s, u"[fc00::1]"_s,
                          u"nas."_s, u"my_container"_s, u"[fe80::1%eth0]"_s, u"printer.LOCAL"_s});
    rows(HostClass::Public,
         {u"9.255.255.255"_s, u"11.0.0.0"_s, u"100.63.255.255"_s, u"100.128.0.0"_s,
          u"172.15.255.255"_s, u"223.255.255.255"_s, u"126.255.255.255"_s, u"128.0.0.1"_s,
          u"api.openai.com"_s, u"api.openai.com."_s, u"b\u00fccher.example"_s, u"local.example"_s,
          u"xn--bcher-kva.example"_s, u"\u4f8b\u3048abc.example"_s});
    rows(HostClass::Refused, {u"0.1.2.3"_s,
                              u"0x0"_s,
                              u"240.0.0.1"_s,
                              u"[2002:7f00:1::]"_s,
                              u"[2001:0:1::1]"_s,
                              u"[::127.0.0.1]"_s,
                              u"[64:ff9b:1::1]"_s,
                              u"[100::1]"_s,
                              u"256.0.0.1"_s,
                              u"127.0.0.1.1"_s,
                              u"1.2.3.4.5"_s,
                              u"08.0.0.1"_s,
                              u"4294967296"_s,
                              u"[::1"_s,
                              u"::1"_s,
                              u"[1::2::3]"_s,
                              u"[12345::]"_s,
                              u"[::1%25lo]"_s,
                              u"[fe80::1%25]"_s,
                              u"[::ffff:127.0.0.256]"_s,
                              u"-a.example"_s,
                              u"a..example"_s,
                              u".example"_s,
                              u"a b.example"_s,
                              u"local\u00adhost"_s,
                              u"local\u200bhost"_s,
                              u"127\u30020\u30020\u30021"_s,
                              u"\U0001d7cf27.0.0.1"_s,
                              u"\uff4cocalhost"_s,
                              u"exa<mple.com"_s,
                              u"[]"_s});
    QTest::newRow("apple in Cyrillic only")
        << u"\u0430\u0440\u0440\u04cf\u0435.example"_s << HostClass::Public << true;
    QTest::newRow("mixed scripts behind an ACE label")
        << u"xn--lcalhost-nbh"_s + u".example"_s << HostClass::Public << true;
}

void HostClassTest::hostsHaveTheirClass()
{
    QFETCH(QString, host);
    QFETCH(HostClass, expected);
    QFETCH(bool, lookAlike);

    const auto read = readBaseUrl(u"https://"_s + host + u"/v1"_s, Protocol::OpenAiChat);
    if (expected == HostClass::Refused) {
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::InvalidUrl);
        return;
    }
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(read->host, expected);
    QCOMPARE(read->lookAlike, lookAlike);

    // Plain http: never to a public host; elsewhere it is the caller's to mark.
    const auto plain = readBaseUrl(u"http://"_s + host + u"/v1"_s, Protocol::OpenAiChat);
    QCOMPARE(plain.has_value(), expected != HostClass::Public);
    if (!plain)
        QCOMPARE(plain.error().detail, lookAlike ? u"look_alike"_s : u"public_http"_s);
}

void HostClassTest::oddSpellingsAreShownNormalised_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("shown");

    QTest::newRow("short form") << u"127.1"_s << u"127.0.0.1"_s;
    QTest::newRow("one number") << u"2130706433"_s << u"127.0.0.1"_s;
    QTest::newRow("hexadecimal") << u"0x7f.1"_s << u"127.0.0.1"_s;
    QTest::newRow("octal") << u"0177.0.0.1"_s << u"127.0.0.1"_s;
    QTest::newRow("octal that is no decimal") << u"010.0.0.5"_s << u"8.0.0.5"_s;
    QTest::newRow("mapped") << u"[::ffff:127.0.0.1]"_s << u"127.0.0.1"_s;
    QTest::newRow("capitals") << u"LOCALHOST"_s << u"localhost"_s;
    QTest::newRow("root dot") << u"localhost."_s << u"localhost"_s;
    QTest::newRow("long version 6") << u"[2001:0DB8:0:0:0:0:0:1]"_s << u"2001:db8::1"_s;
    QTest::newRow("umlaut") << u"B\u00fccher.example"_s << u"xn--bcher-kva.example"_s;
}

void HostClassTest::oddSpellingsAreShownNormalised()
{
    QFETCH(QString, host);
    QFETCH(QString, shown);

    const auto read = readBaseUrl(u"https://"_s + host + u"/v1"_s, Protocol::OpenAiChat);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QString wire = read->url.host(QUrl::FullyEncoded);
    wire.remove(u'[').remove(u']');
    QCOMPARE(wire, shown);
    QVERIFY(read->changed);
}

void HostClassTest::refusedHostsSayWhy_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("why");

    QTest::newRow("nothing") << u""_s << u"empty"_s;
    QTest::newRow("blanks") << u" \t\n"_s << u"empty"_s;
    QTest::newRow("ftp") << u"ftp://files.example/v1"_s << u"scheme"_s;
    QTest::newRow("file") << u"file:///etc/passwd"_s << u"scheme"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << u"scheme"_s;
    QTest::newRow("no scheme but slashes") << u"//evil.example"_s << u"scheme"_s;
    QTest::newRow("name before the host") << u"https://localhost@evil.example"_s << u"user_info"_s;
    QTest::newRow("key before the host")
        << u"https://user:sk-test@api.example.test/v1"_s << u"user_info"_s;
    QTest::newRow("port before the host") << u"127.0.0.1:80@evil.example"_s << u"user_info"_s;
    QTest::newRow("backslash") << u"https://evil.example\\@localhost"_s << u"host"_s;
    QTest::newRow("one slash") << u"https:/api.example.test"_s << u"host"_s;
    QTest::newRow("no host") << u"https:///v1"_s << u"host"_s;
    QTest::newRow("only a port") << u"http://:8080/v1"_s << u"host"_s;
    QTest::newRow("port zero") << u"http://localhost:0"_s << u"host"_s;
    QTest::newRow("port too high") << u"http://localhost:65536"_s << u"host"_s;
    QTest::newRow("port in words") << u"http://localhost:http"_s << u"host"_s;
    QTest::newRow("a blank inside") << u"https://api.example.test /v1"_s << u"host"_s;
    QTest::newRow("a line break inside") << u"https://api.example.test/v1\nHost: x"_s << u"host"_s;
    QTest::newRow("far too long") << u"https://api.example.test/"_s + QString(3000, u'a')
                                  << u"host"_s;
    QTest::newRow("percent-encoded host") << u"https://%6cocalhost/"_s << u"percent_host"_s;
    QTest::newRow("any address") << u"http://0.0.0.0:11434"_s << u"refused_address"_s;
    QTest::newRow("any address, version 6") << u"http://[::]:11434"_s << u"refused_address"_s;
    QTest::newRow("full-width digits")
        << u"http://\uff11\uff12\uff17.0.0.1"_s << u"refused_address"_s;
    QTest::newRow("full-width letters") << u"http://\uff4cocalhost"_s << u"look_alike"_s;
    QTest::newRow("public without TLS") << u"http://api.example.test/v1"_s << u"public_http"_s;
    QTest::newRow("key in the query") << u"https://api.example.test/v1?key=abc"_s << u"query"_s;
    QTest::newRow("key beside the version")
        << u"https://api.example.test/v1?api-version=1&key=abc"_s << u"query"_s;
    QTest::newRow("line break in the version")
        << u"https://api.example.test/v1?api-version=1%0d%0aX:1"_s << u"query"_s;
}

void HostClassTest::refusedHostsSayWhy()
{
    QFETCH(QString, url);
    QFETCH(QString, why);

    const auto read = readBaseUrl(url, Protocol::OpenAiChat);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidUrl);
    QCOMPARE(read.error().detail, why); // nothing of what was typed: it may hold a key (T15)
}

void HostClassTest::resolvedAddressesHaveTheSameClasses_data()
{
    QTest::addColumn<QString>("literal");
    QTest::addColumn<HostClass>("expected");

    QTest::newRow("loopback") << u"127.0.0.1"_s << HostClass::Device;
    QTest::newRow("loopback, version 6") << u"::1"_s << HostClass::Device;
    QTest::newRow("mapped loopback") << u"::ffff:127.0.0.1"_s << HostClass::Device;
    QTest::newRow("link-local with zone") << u"fe80::1%eth0"_s << HostClass::Lan;
    QTest::newRow("private") << u"192.168.0.7"_s << HostClass::Lan;
    QTest::newRow("public") << u"93.184.216.34"_s << HostClass::Public;
    QTest::newRow("public, version 6") << u"2606:4700::1111"_s << HostClass::Public;
    QTest::newRow("NAT64 of loopback") << u"64:ff9b::7f00:1"_s << HostClass::Refused;
    QTest::newRow("unspecified") << u"::"_s << HostClass::Refused;
    QTest::newRow("a name is no address") << u"localhost"_s << HostClass::Invalid;
    QTest::newRow("nothing is no address") << u""_s << HostClass::Invalid;
}

void HostClassTest::resolvedAddressesHaveTheSameClasses()
{
    QFETCH(QString, literal);
    QFETCH(HostClass, expected);
    QCOMPARE(classifyAddress(literal), expected);
}

void HostClassTest::urlsKeepTheClassThatWasRead_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed :
         {"http://127.1:1234/v1", "http://[fe80::1%25eth0]:8000/v1", "http://nas:11434/v1",
          "https://api.openai.com/v1", "https://[2001:db8::1]/v1", "http://[::1]:8080/v1",
          "https://r\xc3\xb6ssli.example/v1", "https://xn--bcher-kva.example/v1"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

void HostClassTest::urlsKeepTheClassThatWasRead()
{
    QFETCH(QString, typed);
    const auto read = readBaseUrl(typed, Protocol::OpenAiChat);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(classifyHost(read->url), read->host);
    // As it comes back from the database.
    const QUrl stored(read->url.toString(QUrl::FullyEncoded), QUrl::StrictMode);
    QCOMPARE(stored, read->url);
    QCOMPARE(classifyHost(stored), read->host);
    // Reading it again changes nothing.
    const auto again = readBaseUrl(stored.toString(QUrl::FullyEncoded), Protocol::OpenAiChat);
    QVERIFY(again);
    QCOMPARE(again->url, read->url);
    QVERIFY(!again->changed);
}

QTEST_GUILESS_MAIN(HostClassTest)
#include "tst_hostclass.moc"
