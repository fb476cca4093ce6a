// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <connections/baseurl.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::connections;

Q_DECLARE_METATYPE(breakerbox::connections::Protocol)

class BaseUrlTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsAskedIsWhatWasJudged();
    void pastedUrlsLeadToTheRightRequest_data();
    void pastedUrlsLeadToTheRightRequest();
    void pathsAreReadPerProtocol_data();
    void pathsAreReadPerProtocol();
    void apiVersionIsKeptApart();
    void whatIsKeptAsTypedIsNotMarkedChanged();
};

// C36: what people paste, and the address that the chat request must go to.
void BaseUrlTest::pastedUrlsLeadToTheRightRequest_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("request");

    QFile file(QStringLiteral(TEST_DATA "/connections/pasted-urls.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE(rows.size(), 6);
    for (const QJsonValue &row : rows) {
        const QString typed = row["typed"_L1].toString();
        QTest::newRow(qPrintable(typed)) << typed << row["chat_request"_L1].toString();
    }
}

void BaseUrlTest::pastedUrlsLeadToTheRightRequest()
{
    QFETCH(QString, typed);
    QFETCH(QString, request);

    const auto read = readBaseUrl(typed, Protocol::OpenAiChat);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(read->url.toString(QUrl::FullyEncoded) + u"/chat/completions"_s, request);
}

void BaseUrlTest::pathsAreReadPerProtocol_data()
{
    QTest::addColumn<Protocol>("protocol");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");

    const auto chat = Protocol::OpenAiChat;
    QTest::newRow("blanks around") << chat << u"  https://a.test/v1 \n"_s << u"https://a.test/v1"_s;
    QTest::newRow("no scheme, public") << chat << u"a.test/v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("no scheme, this device")
        << chat << u"localhost:1234"_s << u"http://localhost:1234/v1"_s;
    QTest::newRow("no scheme, LAN")
        << chat << u"192.168.1.10:8000/v1"_s << u"http://192.168.1.10:8000/v1"_s;
    QTest::newRow("capital scheme") << chat << u"HTTPS://A.Test/v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("pasted endpoint")
        << chat << u"https://a.test/v1/chat/completions"_s << u"https://a.test/v1"_s;
    QTest::newRow("pasted endpoint with slash")
        << chat << u"https://a.test/v1/chat/completions/"_s << u"https://a.test/v1"_s;
    QTest::newRow("pasted responses")
        << chat << u"https://a.test/v1/responses"_s << u"https://a.test/v1"_s;
    QTest::newRow("pasted messages")
        << chat << u"https://a.test/v1/messages"_s << u"https://a.test/v1"_s;
    QTest::newRow("pasted models")
        << chat << u"https://a.test/v1/models"_s << u"https://a.test/v1"_s;
    QTest::newRow("endpoint without version")
        << chat << u"https://a.test/chat/completions"_s << u"https://a.test/v1"_s;
    QTest::newRow("doubled version") << chat << u"https://a.test/v1/v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("tripled version")
        << chat << u"https://a.test/v1/v1/v1/"_s << u"https://a.test/v1"_s;
    QTest::newRow("doubled slash inside")
        << chat << u"https://a.test//api//v1"_s << u"https://a.test/api/v1"_s;
    QTest::newRow("other paths stay")
        << chat << u"https://a.test/openai/v1"_s << u"https://a.test/openai/v1"_s;
    QTest::newRow("other versions stay")
        << chat << u"https://a.test/v1beta/openai"_s << u"https://a.test/v1beta/openai"_s;
    QTest::newRow("compatible mode stays")
        << chat << u"https://a.test/compatible-mode/v1"_s << u"https://a.test/compatible-mode/v1"_s;
    QTest::newRow("a path without version stays")
        << chat << u"https://a.test/api"_s << u"https://a.test/api"_s;
    QTest::newRow("a name that only ends alike stays")
        << chat << u"https://a.test/mymodels"_s << u"https://a.test/mymodels"_s;
    QTest::newRow("default port goes")
        << chat << u"https://a.test:443/v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("other port stays")
        << chat << u"https://a.test:8443/v1"_s << u"https://a.test:8443/v1"_s;
    QTest::newRow("empty port goes") << chat << u"https://a.test:/v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("fragment goes") << chat << u"https://a.test/v1#keys"_s << u"https://a.test/v1"_s;
    QTest::newRow("dots are resolved")
        << chat << u"https://a.test/x/../v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("version behind dots")
        << chat << u"https://a.test/v1/v1/../v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("encoded dots") << chat << u"https://a.test/x/%2E%2e/v1"_s
                                  << u"https://a.test/v1"_s;
    QTest::newRow("two endpoints")
        << chat << u"https://a.test/v1/models/models"_s << u"https://a.test/v1"_s;
    QTest::newRow("endpoint before a version")
        << Protocol::Ollama << u"http://localhost:11434/api/chat/v1"_s
        << u"http://localhost:11434"_s;
    QTest::newRow("dots do not climb out")
        << chat << u"https://a.test/../../v1"_s << u"https://a.test/v1"_s;
    QTest::newRow("an Azure resource without a path")
        << chat << u"https://res.openai.azure.com"_s << u"https://res.openai.azure.com/openai/v1"_s;
    QTest::newRow("an Azure deployment, pasted")
        << chat << u"https://res.openai.azure.com/openai/deployments/d-1/chat/completions"_s
        << u"https://res.openai.azure.com/openai/deployments/d-1"_s;
    const auto ollama = Protocol::Ollama;
    QTest::newRow("Ollama keeps no version")
        << ollama << u"http://localhost:11434/v1"_s << u"http://localhost:11434"_s;
    QTest::newRow("Ollama with slash")
        << ollama << u"http://localhost:11434/v1/"_s << u"http://localhost:11434"_s;
    QTest::newRow("Ollama as it is")
        << ollama << u"http://localhost:11434"_s << u"http://localhost:11434"_s;
    QTest::newRow("Ollama pasted endpoint")
        << ollama << u"http://localhost:11434/api/chat"_s << u"http://localhost:11434"_s;
    QTest::newRow("Ollama pasted generate")
        << ollama << u"http://localhost:11434/api/generate"_s << u"http://localhost:11434"_s;
    QTest::newRow("Ollama below a path")
        << ollama << u"https://a.test/ollama/"_s << u"https://a.test/ollama"_s;
    QTest::newRow("Anthropic keeps no version")
        << Protocol::Anthropic << u"https://api.anthropic.com/v1/messages"_s
        << u"https://api.anthropic.com"_s;
    QTest::newRow("Anthropic as it is")
        << Protocol::Anthropic << u"https://api.anthropic.com"_s << u"https://api.anthropic.com"_s;
    QTest::newRow("Anthropic with a version")
        << Protocol::Anthropic << u"https://api.anthropic.com/v1/"_s
        << u"https://api.anthropic.com"_s;
    QTest::newRow("Anthropic's language elsewhere")
        << Protocol::Anthropic << u"https://a.test/anthropic/v1/messages"_s
        << u"https://a.test/anthropic"_s;
    QTest::newRow("Gemini gets a version")
        << Protocol::Gemini << u"https://g.test"_s << u"https://g.test/v1beta"_s;
    QTest::newRow("Gemini keeps its version")
        << Protocol::Gemini << u"https://g.test/v1/"_s << u"https://g.test/v1"_s;
    QTest::newRow("Gemini pasted list")
        << Protocol::Gemini << u"https://g.test/v1beta/models"_s << u"https://g.test/v1beta"_s;
    QTest::newRow("Gemini pasted call")
        << Protocol::Gemini
        << u"https://g.test/v1beta/models/gemini-sample-3:streamGenerateContent?alt=sse"_s
        << u"https://g.test/v1beta"_s;
    QTest::newRow("Gemini pasted call, whole answer")
        << Protocol::Gemini << u"https://g.test/v1beta/models/m:generateContent"_s
        << u"https://g.test/v1beta"_s;
    QTest::newRow("Gemini as it is")
        << Protocol::Gemini << u"https://g.test/v1beta"_s << u"https://g.test/v1beta"_s;
    QTest::newRow("Responses get a version")
        << Protocol::OpenAiResponses << u"https://a.test"_s << u"https://a.test/v1"_s;
}

void BaseUrlTest::pathsAreReadPerProtocol()
{
    QFETCH(Protocol, protocol);
    QFETCH(QString, typed);
    QFETCH(QString, kept);

    const auto read = readBaseUrl(typed, protocol);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(read->url.toString(QUrl::FullyEncoded), kept);
    QCOMPARE(read->changed, typed != kept);
    // Reading what is kept changes nothing any more.
    const auto again = readBaseUrl(kept, protocol);
    QVERIFY(again);
    QCOMPARE(again->url, read->url);
    QVERIFY(!again->changed);
}

// T15: the one query that is no secret, kept as a setting of its own.
void BaseUrlTest::apiVersionIsKeptApart()
{
    const auto read = readBaseUrl(
        u"https://res.openai.azure.com/openai/v1?api-version=2024-10-21"_s, Protocol::OpenAiChat);
    QVERIFY(read);
    QCOMPARE(read->apiVersion, u"2024-10-21"_s);
    QVERIFY(!read->url.hasQuery());
    QVERIFY(read->changed);
    // A version says that the classic interface is meant.
    const auto classic =
        readBaseUrl(u"https://res.openai.azure.com?api-version=2024-10-21"_s, Protocol::OpenAiChat);
    QVERIFY(classic);
    QCOMPARE(classic->url, QUrl(u"https://res.openai.azure.com/openai"_s));
}

void BaseUrlTest::whatIsKeptAsTypedIsNotMarkedChanged()
{
    const auto read = readBaseUrl(u"https://api.example.test/v1"_s, Protocol::OpenAiChat);
    QVERIFY(read);
    QVERIFY(!read->changed);
    QVERIFY(read->apiVersion.isEmpty());
}

// T17: QUrl takes more spellings of an address than a person would see through.
void BaseUrlTest::whatIsAskedIsWhatWasJudged()
{
    for (const QString &typed :
         {u"0b0"_s, u"http://0b0/v1"_s, u"http://0b1111111000000000000000000000001:11434"_s,
          u"http://0b1000000010000000100000001000/v1"_s, // 8.8.8.8
          u"0b1.0b1"_s}) {
        const auto read = readBaseUrl(typed, Protocol::OpenAiChat);
        if (read)
            QVERIFY2(classifyHost(read->url) == read->host, qPrintable(typed));
    }
    QVERIFY(!readBaseUrl(u"0b0"_s, Protocol::OpenAiChat));
    QVERIFY(!readBaseUrl(u"http://0b1000000010000000100000001000/v1"_s, Protocol::OpenAiChat));
    for (const QString &fine : {u"localhost:11434"_s, u"http://[::1]:8080/v1"_s, u"nas.local"_s,
                                u"https://api.example.com/v1"_s, u"http://192.168.1.5"_s})
        QVERIFY2(readBaseUrl(fine, Protocol::OpenAiChat), qPrintable(fine));
}

QTEST_GUILESS_MAIN(BaseUrlTest)
#include "tst_baseurl.moc"
