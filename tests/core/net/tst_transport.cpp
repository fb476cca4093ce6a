// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transportbench.h"

#include <simulator/casefiles.h>

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>

using namespace breakerbox;
using namespace breakerbox::net;
using namespace breakerbox::simulator;
using namespace breakerbox::tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

// One exchange from begin to end: what is on the wire and what the observer is told.
class TransportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeExchangeTellsEverythingInOrder();
    void wireHasExactlyTheHeadersComposed();
    void getHasNoBodyAndNoLength();
    void nothingIsSaidInsideStart();
    void bodyComesAsItIsSent();
    void anyCutOfTheResponseGivesTheSame();
    void secondRequestGoesOnAConnectionOfItsOwn();
    void redirectsAreWholeResponses_data();
    void redirectsAreWholeResponses();
    void challengesAndCookiesAreIgnored();
    void interimResponsesAreSkipped();
    void packedStreamIsUnpackedAsItComes();
    void plainUnderPackedLabelIsReadAsItIs();
    void encodings_data();
    void encodings();
    void largeBodiesBothWays();
    void answerBeforeTheBodyWasSent();
    void fortyStreamsToOneHost();

private:
    static Script script(const QByteArray &bytes) { return scriptOf(bytes); }
};

void TransportTest::wholeExchangeTellsEverythingInOrder()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    const QByteArray response = httpResponse(200, "text/plain", "hello", "X-Request-Id: r1\r\n");
    bench.server.serve("POST", "/v1/chat/completions", {script(response)});
    const Recorder seen = bench.run(bench.post("{\"a\":1}"));
    QVERIFY(seen.end);
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.end->phase, Phase::Streaming);
    QVERIFY(seen.end->sessionWasUp);
    QVERIFY(seen.end->bytesLeft);
    QCOMPARE(seen.end->address, u"127.0.0.1"_s);
    QVERIFY(seen.end->proxy.isEmpty());
    QVERIFY(seen.end->certificateFingerprint.isEmpty());
    QCOMPARE(seen.end->bytesUp, bench.server.bytesReceived());
    QCOMPARE(seen.end->bytesDown, response.size());
    QCOMPARE(seen.head->status, 200);
    QCOMPARE(seen.head->header("x-request-id"), "r1");
    QCOMPARE(seen.body, "hello");
    QCOMPARE(seen.phases,
             (std::vector{Phase::Connect, Phase::WaitingForFirstByte, Phase::Streaming}));
    QVERIFY(!seen.broken);
    QTRY_COMPARE(bench.server.openConnections(), 0);
}

void TransportTest::wireHasExactlyTheHeadersComposed() // T14, R10, R15
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve({}, {}, {script(httpResponse(200, "text/plain", ""))});
    HttpRequest request = bench.post("{\"a\":1}");
    request.url.setQuery(u"alt=sse&b=\u00e9"_s);
    request.secretHeader = SecretHeader{"Authorization", "Bearer ", secrets::Secret("sk-test-1")};
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(bench.server.requests().size(), 1U);
    const QByteArray expected = "POST /v1/chat/completions?alt=sse&b=%C3%A9 HTTP/1.1\r\n"
                                "Host: 127.0.0.1:" +
                                QByteArray::number(bench.server.port()) +
                                "\r\n"
                                "User-Agent: Breakerbox/9.8.7\r\n"
                                "Accept-Encoding: identity\r\n"
                                "Connection: close\r\n"
                                "Content-Type: application/json\r\n"
                                "Accept: text/event-stream\r\n"
                                "Content-Length: 7\r\n"
                                "Authorization: Bearer sk-test-1\r\n"
                                "\r\n{\"a\":1}";
    QCOMPARE(bench.server.requests().front().raw, expected);
}

void TransportTest::getHasNoBodyAndNoLength()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve("GET", "/v1/models", {script(httpResponse(200, "application/json", "{}"))});
    HttpRequest request;
    request.method = Method::Get;
    request.url = bench.url(u"/v1/models"_s);
    request.destination = DestinationClass::Device;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QVERIFY(!bench.server.requests().front().raw.contains("Content-Length"));
}

void TransportTest::nothingIsSaidInsideStart()
{
    TransportBench bench;
    Recorder refused(bench.clock);
    HttpRequest request = bench.post();
    request.url = QUrl(u"ftp://127.0.0.1/"_s);
    const auto exchange = bench.start(std::move(request), refused);
    QVERIFY(!refused.end);
    QTRY_VERIFY(refused.end);
    QCOMPARE(refused.end->end, TransportEnd::NotPermitted);
}

void TransportTest::bodyComesAsItIsSent()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script script;
    script.steps = {{httpChunkedHead(200, "text/event-stream") + httpChunk(sse("one")), 0ms, 1},
                    {httpChunk(sse("two")) + httpChunk(""), 100ms, 1}};
    bench.server.serve({}, {}, {script});
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body, sse("one") + sse("two"));
    QCOMPARE(seen.pieces, 2);
    QVERIFY(seen.pieceTimes[1] - seen.pieceTimes[0] >= 90ms);
}

void TransportTest::anyCutOfTheResponseGivesTheSame()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    const QByteArray response = httpChunkedHead(200, "text/event-stream") +
                                httpChunk("data: \xf0\x9f") + httpChunk("\x8c\x8d\n\n") +
                                httpChunk("");
    bench.server.serve({}, {}, {scriptInPieces(response, 1, 1ms)});
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body, "data: \xf0\x9f\x8c\x8d\n\n");
    QVERIFY(!seen.broken);
}

void TransportTest::secondRequestGoesOnAConnectionOfItsOwn() // R9, T35
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script keep = scriptOf(httpResponse(200, "text/plain", "x", "Connection: keep-alive\r\n"),
                           Then::KeepAlive);
    keep.resetLateRequest = true;
    bench.server.serve({}, {}, {keep});
    for (int i = 1; i <= 20; ++i) {
        const Recorder seen = bench.run(bench.post());
        QCOMPARE(seen.end->end, TransportEnd::Complete);
        QCOMPARE(bench.server.requests().size(), static_cast<std::size_t>(i));
        QCOMPARE(bench.server.requests().back().connection, i);
    }
}

void TransportTest::redirectsAreWholeResponses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<bool>("post");
    const QList<QByteArray> locations{
        "http://127.0.0.1:OTHER/v1/x", "https://127.0.0.1:OTHER/", "/elsewhere",
        "//127.0.0.1:OTHER/x",         "http://10.0.0.1/",         "/v1/chat/completions"};
    for (const int status : {301, 302, 303, 307, 308}) {
        for (const QByteArray &location : locations) {
            for (const bool post : {true, false})
                QTest::addRow("T13 %d to %s by %s", status, location.constData(),
                              post ? "POST" : "GET")
                    << status << location << post;
        }
    }
}

void TransportTest::redirectsAreWholeResponses() // T13, C35, R5
{
    QFETCH(int, status);
    QFETCH(QByteArray, location);
    QFETCH(bool, post);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    ScriptedServer other(bench.clock, bench.timers);
    QVERIFY(other.listen());
    location.replace("OTHER", QByteArray::number(other.port()));
    bench.server.serve({}, {},
                       {script(httpResponse(status, "text/html", "<html>moved</html>",
                                            "Location: " + location + "\r\n"))});
    HttpRequest request = bench.post();
    if (!post) {
        request.method = Method::Get;
        request.body.clear();
    }
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.head->status, status);
    QCOMPARE(seen.head->header("location"), location);
    QCOMPARE(seen.body, "<html>moved</html>");
    QCOMPARE(bench.server.requests().size(), 1U);
    QCOMPARE(bench.server.connections().size(), 1U);
    QCOMPARE(other.connections().size(), 0U);
}

void TransportTest::challengesAndCookiesAreIgnored() // R6
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(
        {}, {},
        {script(httpResponse(401, "text/plain", "who?",
                             "WWW-Authenticate: NTLM\r\nWWW-Authenticate: Basic realm=x\r\n"
                             "Set-Cookie: a=b\r\n"))});
    for (int i = 0; i < 2; ++i) {
        HttpRequest request = bench.post();
        request.secretHeader = SecretHeader{"Authorization", "Bearer ", secrets::Secret("k")};
        const Recorder seen = bench.run(std::move(request));
        QCOMPARE(seen.end->end, TransportEnd::Complete);
        QCOMPARE(seen.head->status, 401);
        const ReceivedRequest &request2 = bench.server.requests().back();
        QCOMPARE(request2.header("authorization"), "Bearer k");
        QVERIFY(!request2.raw.toLower().contains("cookie"));
    }
    QCOMPARE(bench.server.requests().size(), 2U);
}

void TransportTest::interimResponsesAreSkipped()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(
        {}, {},
        {script("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" +
                httpResponse(200, "text/plain", "yes"))});
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.head->status, 200);
    QCOMPARE(seen.body, "yes");
}

void TransportTest::packedStreamIsUnpackedAsItComes() // C9
{
    const auto served = loadCase(QStringLiteral(TEST_DATA "/net/gzip-on-the-stream"));
    QVERIFY(served);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(served->method, served->path, served->scripts);
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body.count("data: "), 4);
    QVERIFY(seen.body.contains("\"content\":\"Packed "));
    QVERIFY(seen.body.endsWith("data: [DONE]\n\n"));
    QVERIFY(seen.pieceTimes[1] - seen.pieceTimes[0] >= 20ms); // not only at the end
    QCOMPARE(bench.server.requests().front().header("accept-encoding"), "identity");
}

void TransportTest::plainUnderPackedLabelIsReadAsItIs() // C12
{
    const auto served = loadCase(QStringLiteral(TEST_DATA "/net/labelled-gzip-but-plain"));
    QVERIFY(served);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(served->method, served->path, served->scripts);
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QVERIFY(seen.body.startsWith("data: {"));
    QVERIFY(seen.body.endsWith("data: [DONE]\n\n"));
    QCOMPARE(bench.server.requests().size(), 1U);
}

void TransportTest::encodings_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<TransportEnd>("end");
    QTest::newRow("identity") << QByteArray("identity") << TransportEnd::Complete;
    QTest::newRow("brotli is not known") << QByteArray("br") << TransportEnd::EncodingWrong;
    QTest::newRow("a list is not known") << QByteArray("gzip, gzip") << TransportEnd::EncodingWrong;
}

void TransportTest::encodings()
{
    QFETCH(QByteArray, encoding);
    QFETCH(TransportEnd, end);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(
        {}, {},
        {script(httpResponse(200, "text/plain", "abc", "Content-Encoding: " + encoding + "\r\n"))});
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.end->end, end);
    QCOMPARE(seen.body.isEmpty(), end != TransportEnd::Complete);
}

void TransportTest::largeBodiesBothWays()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    const QByteArray big(12 * 1024 * 1024, 'b');
    bench.server.serve({}, {}, {script(httpResponse(200, "text/plain", big))});
    const Recorder seen = bench.run(bench.post(big));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body.size(), big.size());
    QVERIFY(bench.server.requests().front().body == big);
    QCOMPARE(seen.end->bytesUp, bench.server.bytesReceived());
}

void TransportTest::answerBeforeTheBodyWasSent()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script early = scriptOf(httpResponse(413, "text/plain", "too big"), Then::Silence);
    early.trigger = Trigger::HeadersRead;
    bench.server.serve("POST", "/v1/chat/completions", {early});
    const Recorder seen = bench.run(bench.post(QByteArray(32 * 1024 * 1024, 'b')));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.head->status, 413);
    QVERIFY(seen.end->bytesUp < 32 * 1024 * 1024);
}

void TransportTest::fortyStreamsToOneHost() // T36, R12, R13, P18
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script script;
    script.steps = {{httpChunkedHead(200, "text/event-stream") + httpChunk(sse("first")), 0ms, 1}};
    script.then = Then::Silence;
    bench.server.serve({}, {}, {script});
    std::vector<std::unique_ptr<Recorder>> recorders;
    std::vector<std::unique_ptr<HttpExchange>> exchanges;
    const BootTime began = bench.clock.now();
    for (int i = 0; i < 40; ++i) {
        recorders.push_back(std::make_unique<Recorder>(bench.clock));
        exchanges.push_back(bench.start(bench.post(), *recorders.back()));
    }
    QTRY_VERIFY(
        std::ranges::all_of(recorders, [](const auto &each) { return !each->body.isEmpty(); }));
    QVERIFY(bench.clock.now() - began < 1s);
    QCOMPARE(bench.server.openConnections(), 40);
    exchanges.clear();
    QTRY_COMPARE(bench.server.openConnections(), 0);
    for (const auto &recorder : recorders)
        QVERIFY(!recorder->end); // nothing is said after destruction
}

QTEST_GUILESS_MAIN(TransportTest)
#include "tst_transport.moc"
