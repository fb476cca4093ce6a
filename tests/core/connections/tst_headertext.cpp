// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/headertext.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

// T14: nothing that a user adds can break out of its header.
class HeaderTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void linesAreReadOrRefused_data();
    void linesAreReadOrRefused();
    void organisationsAreReadOrRefused_data();
    void organisationsAreReadOrRefused();
};

void HeaderTextTest::linesAreReadOrRefused_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected"); // "name=value", or "!" and the detail word

    QTest::newRow("plain") << u"X-Title: Breakerbox"_s << u"X-Title=Breakerbox"_s;
    QTest::newRow("white space around") << u"  X-Title :  a b  "_s << u"X-Title=a b"_s;
    QTest::newRow("colon in the value")
        << u"HTTP-Referer: https://a.test"_s << u"HTTP-Referer=https://a.test"_s;
    QTest::newRow("empty value") << u"X-Flag:"_s << u"X-Flag="_s;
    QTest::newRow("no colon") << u"X-Title"_s << u"!name"_s;
    QTest::newRow("no name") << u": value"_s << u"!name"_s;
    QTest::newRow("blank in the name") << u"X Title: a"_s << u"!name"_s;
    QTest::newRow("line break in the name") << u"X\r\nHost: a"_s << u"!name"_s;
    QTest::newRow("letter of another script in the name") << u"X-\u0422itle: a"_s << u"!name"_s;
    QTest::newRow("CR LF in the value") << u"X-A: b\r\nX-C: d"_s << u"!value"_s;
    QTest::newRow("LF in the value") << u"X-A: b\nX-C: d"_s << u"!value"_s;
    QTest::newRow("tab in the value") << u"X-A: b\tc"_s << u"!value"_s;
    QTest::newRow("NUL in the value") << u"X-A: b"_s + QChar(0) + u"c"_s << u"!value"_s;
    QTest::newRow("umlaut in the value") << u"X-A: \u00fc"_s << u"!value"_s;
    QTest::newRow("300 kB") << u"X-A: "_s + QString(300'000, u'a') << u"!8192"_s;
    QTest::newRow("a key in the settings") << u"Authorization: Bearer x"_s << u"!credential"_s;
    QTest::newRow("a key by another name") << u"x-API-key: x"_s << u"!credential"_s;
    QTest::newRow("a cookie") << u"Cookie: a=b"_s << u"!credential"_s;
    QTest::newRow("Host") << u"Host: evil.example"_s << u"!reserved"_s;
    QTest::newRow("length") << u"Content-Length: 5"_s << u"!reserved"_s;
    QTest::newRow("encoding") << u"transfer-encoding: chunked"_s << u"!reserved"_s;
}

void HeaderTextTest::linesAreReadOrRefused()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    const auto header = readHeaderLine(line);
    if (header)
        QCOMPARE(QString::fromLatin1(header->name + '=' + header->value), expected);
    else
        QCOMPARE(u'!' + header.error().detail, expected);
}

void HeaderTextTest::organisationsAreReadOrRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");

    QTest::newRow("plain") << u"org-abc123"_s << u"org-abc123"_s;
    QTest::newRow("white space around") << u" org-abc123\n"_s << u"org-abc123"_s;
    QTest::newRow("none") << u""_s << u""_s;
    QTest::newRow("blank inside") << u"org abc"_s << u"!value"_s;
    QTest::newRow("line break inside") << u"org\r\nX: y"_s << u"!value"_s;
    QTest::newRow("another script") << u"\u043erg-abc"_s << u"!value"_s;
    QTest::newRow("too long") << QString(201, u'a') << u"!200"_s;
}

void HeaderTextTest::organisationsAreReadOrRefused()
{
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    const auto read = readOrganisation(typed);
    QCOMPARE(read ? *read : u'!' + read.error().detail, expected);
}

QTEST_GUILESS_MAIN(HeaderTextTest)
#include "tst_headertext.moc"
