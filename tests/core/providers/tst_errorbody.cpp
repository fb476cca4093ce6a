// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <providers/classify/errorbody.h>
#include <providers/classify/masking.h>
#include <providers/classify/recognise.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using providers::classify::BodyForm;
using providers::classify::ErrorBody;
using providers::classify::readErrorBody;

// The shapes of providers.md 2.1, and what may be shown of them (1.7).
class ErrorBodyTest : public QObject
{
    Q_OBJECT

private slots:
    void shapesGiveMessageAndMachineWords_data();
    void shapesGiveMessageAndMachineWords();
    void innerJsonDecides();
    void innerJsonIsNotFollowedForever();
    void openRouterFieldsAreRead();
    void googleDetailsAreRead();
    void pagesBecomePlainText_data();
    void pagesBecomePlainText();
    void keysAreMasked_data();
    void keysAreMasked();
    void textIsCutAndPlain();
    void parameterIsFound_data();
    void parameterIsFound();
};

void ErrorBodyTest::shapesGiveMessageAndMachineWords_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("param");
    QTest::addColumn<int>("http");
    const QString none;
    QTest::newRow("OpenAI") << QByteArray(
                                   R"({"error":{"message":"m","type":"t","param":"p","code":"c"}})")
                            << u"m"_s << u"t"_s << u"c"_s << u"p"_s << 0;
    QTest::newRow("OpenRouter: a number as code")
        << QByteArray(R"({"error":{"code":402,"message":"m"}})") << u"m"_s << none << none << none
        << 402;
    QTest::newRow("Azure: a number in quotes")
        << QByteArray(R"({"error":{"code":"429","message":"m"}})") << u"m"_s << none << none << none
        << 429;
    QTest::newRow("gateway: statusCode") << QByteArray(R"({"statusCode":401,"message":"m"})")
                                         << u"m"_s << none << none << none << 401;
    QTest::newRow("xAI") << QByteArray(R"({"code":"c","error":"m"})") << u"m"_s << none << u"c"_s
                         << none << 0;
    QTest::newRow("Ollama, C22") << QByteArray(R"({"error":"m"})") << u"m"_s << none << none << none
                                 << 0;
    QTest::newRow("Mistral: an own numbering is no status")
        << QByteArray(R"({"object":"error","message":"m","type":"t","param":null,"code":"1500"})")
        << u"m"_s << u"t"_s << none << none << 0;
    QTest::newRow("Mistral: a message that is an object")
        << QByteArray(R"({"object":"error","message":{"detail":[{"loc":["body","p"],"msg":"m"}]}})")
        << u"m"_s << none << none << u"p"_s << 0;
    QTest::newRow("FastAPI: a sentence")
        << QByteArray(R"({"detail":"m"})") << u"m"_s << none << none << none << 0;
    QTest::newRow("FastAPI: a list")
        << QByteArray(
               R"({"detail":[{"loc":["body","p"],"msg":"m"},{"loc":["body","q"],"msg":"n"}]})")
        << u"m; n"_s << none << none << u"p"_s << 0;
    QTest::newRow("array-wrapped") << QByteArray(R"([{"error":{"code":503,"message":"m"}}])")
                                   << u"m"_s << none << none << none << 503;
    QTest::newRow("nulls and None")
        << QByteArray(R"({"error":{"message":null,"type":null,"param":null,"code":"None"}})")
        << none << none << none << none << 0;
    QTest::newRow("numbers where words belong")
        << QByteArray(R"({"error":{"message":5,"type":7,"param":[],"code":99999}})") << none << none
        << none << none << 0;
}

void ErrorBodyTest::shapesGiveMessageAndMachineWords()
{
    QFETCH(QByteArray, body);
    const ErrorBody error = readErrorBody(body);
    QCOMPARE(error.form, BodyForm::Json);
    QTEST(error.message, "message");
    QTEST(error.type, "type");
    QTEST(error.code, "code");
    QTEST(error.param, "param");
    QTEST(error.http, "http");
}

void ErrorBodyTest::innerJsonDecides()
{
    const ErrorBody error = readErrorBody(
        R"({"error":{"code":502,"message":"{\"error\":{\"code\":429,\"message\":\"busy\",)"
        R"(\"status\":\"RESOURCE_EXHAUSTED\"}}"}})");
    QCOMPARE(error.message, u"busy"_s);
    QCOMPARE(error.status, u"RESOURCE_EXHAUSTED"_s);
    QCOMPARE(error.http, 429);
    QCOMPARE(readErrorBody(R"({"error":{"message":"{not json"}})").message, u"{not json"_s);
}

void ErrorBodyTest::innerJsonIsNotFollowedForever()
{
    QByteArray body = R"({"error":{"message":"deep"}})";
    for (int i = 0; i < 8; ++i)
        body = "{\"error\":{\"message\":\"" +
               QByteArray(body).replace('\\', "\\\\").replace('"', "\\\"") + "\"}}";
    QVERIFY(readErrorBody(body).message.startsWith(u'{'));
}

// C20.
void ErrorBodyTest::openRouterFieldsAreRead()
{
    const ErrorBody error = readErrorBody(
        R"({"error":{"message":"Provider returned error","code":429,"error_type":"e",)"
        R"("availability":{"code":"capacity_exhausted","retry_after":40},)"
        R"("metadata":{"provider_name":"Upstream","raw":"busy","reasons":["x"]}}})");
    QCOMPARE(error.errorType, u"e"_s);
    QCOMPARE(error.availability, u"capacity_exhausted"_s);
    QCOMPARE(error.retryAfter, 40.0);
    QCOMPARE(error.extra, u"busy"_s);
    QVERIFY(error.fromUpstream);
    QVERIFY(error.moderated);
    const ErrorBody wrapped = readErrorBody(
        R"({"error":{"message":"m","metadata":{"raw":"{\"error\":{\"message\":\"inner\"}}"}}})");
    QCOMPARE(wrapped.extra, u"inner"_s);
}

void ErrorBodyTest::googleDetailsAreRead()
{
    const ErrorBody error = readErrorBody(
        R"({"error":{"code":429,"message":"m","status":"RESOURCE_EXHAUSTED","details":[)"
        R"({"violations":[{"quotaId":"PerDay","quotaMetric":"requests"}]},)"
        R"({"reason":"API_KEY_INVALID"},{"retryDelay":"38s"}]}})");
    QCOMPARE(error.quotas, (QStringList{u"PerDay"_s, u"requests"_s}));
    QCOMPARE(error.reasons, QStringList{u"API_KEY_INVALID"_s});
    QCOMPARE(error.retryDelay, u"38s"_s);
}

void ErrorBodyTest::pagesBecomePlainText_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("text");
    QTest::newRow("C24 no script, no picture")
        << QByteArray("<html><head><title>502 Bad Gateway</title><script>steal()</script>"
                      "<style>p{}</style></head><body><img src=http://far.test/x>"
                      "<p>The server is away.</p></body></html>")
        << u"502 Bad Gateway The server is away."_s;
    QTest::newRow("entities") << QByteArray("<p>a &amp;lt; b&nbsp;&lt;c&gt;</p>")
                              << u"a &lt; b <c>"_s;
    QTest::newRow("comments") << QByteArray("<p>a<!-- <p>x</p> -->b</p>") << u"a b"_s;
    QTest::newRow("a tag that never ends") << QByteArray("<p>a<b") << u"a"_s;
    QTest::newRow("a script that never ends") << QByteArray("<p>a<SCRIPT>alert(1)") << u"a"_s;
}

void ErrorBodyTest::pagesBecomePlainText()
{
    QFETCH(QByteArray, page);
    const ErrorBody error = readErrorBody(page);
    QCOMPARE(error.form, BodyForm::Html);
    QTEST(error.message, "text");
}

void ErrorBodyTest::keysAreMasked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");
    QTest::newRow("OpenAI") << u"Incorrect API key provided: sk-proj-abc_DEF123. See"_s
                            << u"Incorrect API key provided: sk-… See"_s;
    QTest::newRow("partly masked by the provider") << u"key: sk-samp****le."_s << u"key: sk-…"_s;
    QTest::newRow("Anthropic") << u"x sk-ant-api03-AbCd x"_s << u"x sk-… x"_s;
    QTest::newRow("Gemini") << u"AIzaSyD-1234567 x"_s << u"AIza… x"_s;
    QTest::newRow("Groq") << u"gsk_abcdefgh"_s << u"gsk_…"_s;
    QTest::newRow("xAI") << u"xai-abcdefgh"_s << u"xai-…"_s;
    QTest::newRow("xAI, partly masked")
        << u"Incorrect API key provided: xa***le. You"_s << u"Incorrect API key provided: … You"_s;
    QTest::newRow("bearer") << u"got 'Bearer abc.def-123'"_s << u"got 'Bearer …'"_s;
    QTest::newRow("in a query") << u"GET /v1?key=abc123&x=1"_s << u"GET /v1?key=…&x=1"_s;
    QTest::newRow("organisation") << u"in organization org-Abc123 on"_s
                                  << u"in organization org-… on"_s;
    QTest::newRow("a web token") << u"eyJhbGciOiJI.eyJzdWIi.sig x"_s << u"… x"_s;
    QTest::newRow("words that only look near it")
        << u"risk-based task-force desk-top"_s << u"risk-based task-force desk-top"_s;
}

void ErrorBodyTest::keysAreMasked()
{
    QFETCH(QString, text);
    QTEST(providers::classify::maskKeys(text), "masked");
}

void ErrorBodyTest::textIsCutAndPlain()
{
    const QString text = providers::classify::presentable(QString(5000, u'x'));
    QCOMPARE(text.size(), 2000);
    QVERIFY(text.endsWith(u'…'));
    QCOMPARE(providers::classify::presentable(u"a\u0007b\u202Ec\nd\u200B"_s), u"abc\nd"_s);
    // A key that the cut would split does not come out in part.
    const QString key = u"sk-"_s + QString(40, u'k');
    QCOMPARE(providers::classify::presentable(u"key sk-\u200Bproj-\u0007abcdefgh!"_s),
             u"key sk-…!"_s);
    QVERIFY(!providers::classify::presentable(QString(1990, u'x') + u' ' + key).contains(u"kkk"));
    // Half a character, as JSON can hold it or a cut leaves it, does not keep a key from being
    // seen.
    for (const QString &half : {QString(QChar(0xd800)), QString(QChar(0xdc00))}) {
        const QString shown = providers::classify::presentable(half + u" key "_s + key);
        QVERIFY2(!shown.contains(u"kkk"), qPrintable(shown));
        QVERIFY(shown.contains(QChar::ReplacementCharacter));
    }
    const QString cut = key + u' ' + QString(3'955, u'x') + u"\U0001F600"_s;
    QCOMPARE(cut.size(), 4001); // the cut at 4,000 goes through the last character
    QVERIFY(!providers::classify::presentable(cut).contains(u"kkk"));
    QCOMPARE(providers::classify::presentable(u"fine \U0001F600"_s), u"fine \U0001F600"_s);
}

void ErrorBodyTest::parameterIsFound_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("parameter");
    QTest::newRow("param") << QByteArray(R"({"error":{"message":"'x' y","param":"top_p"}})")
                           << u"top_p"_s;
    QTest::newRow("the quoted word")
        << QByteArray(R"({"error":{"message":"Unsupported parameter: 'temperature' is not"}})")
        << u"temperature"_s;
    QTest::newRow("in back-ticks")
        << QByteArray(R"({"error":{"message":"`temperature` is deprecated for this model."}})")
        << u"temperature"_s;
    QTest::newRow("a feature") << QByteArray(R"({"error":"\"m:8b\" does not support thinking"})")
                               << u"thinking"_s;
    QTest::newRow("where it stands")
        << QByteArray(R"({"detail":[{"loc":["body","stream_options"],"msg":"Extra"}]})")
        << u"stream_options"_s;
    QTest::newRow("not named") << QByteArray(R"({"error":"no"})") << QString();
}

void ErrorBodyTest::parameterIsFound()
{
    QFETCH(QByteArray, body);
    QTEST(providers::classify::parameterOf(readErrorBody(body)), "parameter");
}

QTEST_GUILESS_MAIN(ErrorBodyTest)
#include "tst_errorbody.moc"
