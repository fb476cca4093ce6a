// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <net/requestguard.h>
#include <support/sendpermitfortests.h>

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::net;
using namespace Qt::StringLiterals;

class RequestGuardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headers_data();
    void headers();
    void keys_data();
    void keys();
    void prefixIsChecked();
    void bodyNeedsPost();
    void headTooLarge();
    void hostHeader_data();
    void hostHeader();
    void origins_data();
    void origins();
    void permitWithoutPurposeCoversNothing();
    void headerLookupIgnoresCase();
    void endsHaveWords();

private:
    static HttpRequest request()
    {
        HttpRequest out;
        out.url = QUrl(u"https://api.example.test/v1/x"_s);
        out.destination = DestinationClass::Public;
        out.body = "{}";
        return out;
    }
    static QString refusal(const HttpRequest &out)
    {
        return refusalOf(out, SendPermitForTests::make(out.url, out.body));
    }
};

void RequestGuardTest::headers_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char *title) -> QTestData & { return QTest::newRow(title); };
    const QString name = u"header_name"_s;
    const QString value = u"header_value"_s;
    const QString reserved = u"header_reserved"_s;
    row("plain") << QByteArray("OpenAI-Organization") << QByteArray("org-1") << QString();
    row("inner blanks") << QByteArray("X-Title") << QByteArray("two words") << QString();
    row("empty value") << QByteArray("X-Empty") << QByteArray() << QString();
    row("OpenRouter's referer is another header")
        << QByteArray("HTTP-Referer") << QByteArray("x") << QString();
    row("T14 CR LF in a value") << QByteArray("X-A") << QByteArray("a\r\nX-B: b") << value;
    row("T14 LF in a value") << QByteArray("X-A") << QByteArray("a\nb") << value;
    row("T14 NUL in a value") << QByteArray("X-A") << QByteArray("a\0b", 3) << value;
    row("T14 tab in a value") << QByteArray("X-A") << QByteArray("a\tb") << value;
    row("T14 beyond ASCII in a value") << QByteArray("X-A") << QByteArray("caf\xc3\xa9") << value;
    row("T14 outer blank") << QByteArray("X-A") << QByteArray(" a") << value;
    row("delete character") << QByteArray("X-A") << QByteArray("a\x7f") << value;
    row("T14 CR LF in a name") << QByteArray("X-A\r\nX-B") << QByteArray("a") << name;
    row("colon in a name") << QByteArray("X-A:") << QByteArray("a") << name;
    row("blank in a name") << QByteArray("X A") << QByteArray("a") << name;
    row("empty name") << QByteArray() << QByteArray("a") << name;
    row("beyond ASCII in a name") << QByteArray("X-\xc3\xa9") << QByteArray("a") << name;
    for (const char *ours : {"Host", "content-length", "Transfer-Encoding", "Connection", "Expect",
                             "Upgrade", "User-Agent", "Referer", "Accept-Language",
                             "Accept-Encoding", "TE", "Proxy-Authorization"})
        QTest::addRow("ours alone: %s", ours) << QByteArray(ours) << QByteArray("a") << reserved;
}

void RequestGuardTest::headers() // R22
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    HttpRequest out = request();
    out.headers = {{name, value}};
    QTEST(refusal(out), "refusal");
    out.headers = {{"X-Twice", "a"}, {"x-twice", "b"}};
    QCOMPARE(refusal(out), u"header_twice"_s);
}

void RequestGuardTest::keys_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("good") << QByteArray("sk-proj_A.b~1") << QString();
    QTest::newRow("T14 CR LF") << QByteArray("sk-1\r\nX-Evil: 1") << u"key"_s;
    QTest::newRow("T14 inner blank") << QByteArray("sk 1") << u"key"_s;
    QTest::newRow("T14 outer blank") << QByteArray("sk1 ") << u"key"_s;
    QTest::newRow("T14 NUL") << QByteArray("sk\0 1", 5) << u"key"_s;
    QTest::newRow("T14 beyond ASCII") << QByteArray("sk-\xd0\xb0") << u"key"_s;
    QTest::newRow("empty") << QByteArray() << u"key"_s;
    QTest::newRow("T14 300 kB") << QByteArray(300'000, 'k') << u"head_too_large"_s;
}

void RequestGuardTest::keys() // R22
{
    QFETCH(QByteArray, key);
    HttpRequest out = request();
    out.secretHeader = SecretHeader{"x-api-key", {}, secrets::Secret(QByteArray(key))};
    QTEST(refusal(out), "refusal");
}

void RequestGuardTest::prefixIsChecked()
{
    HttpRequest out = request();
    out.secretHeader = SecretHeader{"Authorization", "Bearer\r\n", secrets::Secret("k")};
    QCOMPARE(refusal(out), u"key"_s);
    out.secretHeader = SecretHeader{"Authorization", "Bearer ", secrets::Secret("k")};
    QCOMPARE(refusal(out), QString());
    out.headers = {{"authorization", "Basic x"}}; // two of a kind: which one would count?
    QCOMPARE(refusal(out), u"header_twice"_s);
}

void RequestGuardTest::bodyNeedsPost()
{
    HttpRequest out = request();
    out.method = Method::Get;
    QCOMPARE(refusal(out), u"body_without_post"_s);
}

void RequestGuardTest::headTooLarge()
{
    HttpRequest out = request();
    out.headers = {{"X-A", QByteArray(70'000, 'a')}};
    QCOMPARE(refusal(out), u"head_too_large"_s);
}

void RequestGuardTest::hostHeader_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *url, const char *line) {
        QTest::newRow(url) << QString::fromUtf8(url) << QByteArray(line);
    };
    row("https://api.example.test/v1", "Host: api.example.test\r\n");
    row("https://api.example.test:443/v1", "Host: api.example.test\r\n");
    row("https://API.example.test:8443/", "Host: api.example.test:8443\r\n");
    row("http://127.0.0.1:11434", "Host: 127.0.0.1:11434\r\n");
    row("http://[::1]:8080/", "Host: [::1]:8080\r\n");
    row("http://[fe80::1%25eth0]:8080/", "Host: [fe80::1]:8080\r\n");
    row("http://b\u00fccher.example.test/", "Host: xn--bcher-kva.example.test\r\n");
    row("http://nas./", "Host: nas\r\n");
}

void RequestGuardTest::hostHeader()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, line);
    HttpRequest out = request();
    out.url = QUrl(url);
    const QByteArray head = requestHead(out, "Breakerbox/1");
    QVERIFY2(head.contains("\r\n" + line), head.constData());
    QVERIFY(head.startsWith("POST /"));
    QVERIFY(head.endsWith("\r\n\r\n"));
}

void RequestGuardTest::origins_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");
    const auto row = [](const char *url, const char *origin) {
        QTest::newRow(url) << QString::fromUtf8(url) << QString::fromUtf8(origin);
    };
    row("https://api.example.test/v1?x#f", "https://api.example.test:443");
    row("http://API.Example.test", "http://api.example.test:80");
    row("http://[::1]:8080/v1", "http://[::1]:8080");
    row("https://u:p@api.example.test/", "https://api.example.test:443");
    row("ftp://x/", "");
    row("", "");
}

void RequestGuardTest::origins()
{
    QFETCH(QString, url);
    QTEST(SendPermit::originOf(QUrl(url)), "origin");
}

void RequestGuardTest::permitWithoutPurposeCoversNothing() // R3
{
    const QUrl url(u"https://x.test/"_s);
    QVERIFY(!SendPermitForTests::make(url, "b", Purpose::Unknown).covers(url, "b"));
    QVERIFY(SendPermitForTests::make(url, "b", Purpose::Title).covers(url, "b"));
    QVERIFY(!SendPermitForTests::make(QUrl(), "b").covers(QUrl(), "b"));
    SendPermit used = SendPermitForTests::make(url, "b");
    const SendPermit taken = std::move(used);
    QVERIFY(taken.covers(url, "b"));
    // What was moved away is no permit any more.
    QVERIFY(!used.covers(url, "b")); // NOLINT(bugprone-use-after-move): this is what is tested
}

void RequestGuardTest::headerLookupIgnoresCase()
{
    const HttpHead head{200, {{"Retry-After", "1"}, {"retry-after", "2"}}};
    QCOMPARE(head.header("RETRY-AFTER"), "1");
    QCOMPARE(head.header("x"), QByteArray());
}

void RequestGuardTest::endsHaveWords()
{
    QSet<QString> words;
    for (int i = 0; i <= int(TransportEnd::Aborted); ++i)
        words.insert(toName(TransportEnd(i)));
    QCOMPARE(words.size(), int(TransportEnd::Aborted) + 1);
}

QTEST_GUILESS_MAIN(RequestGuardTest)
#include "tst_requestguard.moc"
