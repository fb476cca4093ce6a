// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "transportbench.h"

#include <QTcpServer>
#include <QTcpSocket>

#ifdef Q_OS_UNIX
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

using namespace breakerbox;
using namespace breakerbox::net;
using namespace breakerbox::simulator;
using namespace breakerbox::tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

// Every way an exchange can end badly, and that it never sends twice.
class TransportEndsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenExchanges_data();
    void brokenExchanges();
    void nobodyListens();
    void hostThatDoesNotAnswer();
    void stalls_data();
    void stalls();
    void slowDripIsNotCut();
    void anyByteRestartsTheSilenceClock();
    void slowUploadIsNotCutWhileItMoves();
    void peerThatNeverReadsCountsAsNoAnswer();
    void limitCanBeLengthened();
    void zeroIsNoLimit();
    void sizeLimits_data();
    void sizeLimits();
    void packedBombIsCut();
    void abortClosesAtOnceAndSaysSo();
    void destructionClosesAtOnceAndSaysNothing_data();
    void destructionClosesAtOnceAndSaysNothing();
    void phaseAgeCounts();
};

void TransportEndsTest::brokenExchanges_data()
{
    QTest::addColumn<std::optional<Script>>("onConnect");
    QTest::addColumn<Script>("script");
    QTest::addColumn<TransportEnd>("end");
    QTest::addColumn<int>("readByServer"); // requests per exchange
    QTest::addColumn<QByteArray>("partial");

    const std::optional<Script> none;
    const QByteArray length =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 100\r\n\r\n";
    const QByteArray chunked = httpChunkedHead(200, "text/event-stream");
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("T35 closes before the request is read")
        << std::optional(scriptOf("", Then::Close)) << Script() << TransportEnd::ResetBeforeResponse
        << 0 << QByteArray();
    row("T35 resets before the request is read")
        << std::optional(scriptOf("", Then::Reset)) << Script() << TransportEnd::ResetBeforeResponse
        << 0 << QByteArray();
    row("T35 closes after the request") << none << scriptOf("", Then::Close)
                                        << TransportEnd::ResetBeforeResponse << 1 << QByteArray();
    row("T35 resets after the request") << none << scriptOf("", Then::Reset)
                                        << TransportEnd::ResetBeforeResponse << 1 << QByteArray();
    row("T35 closes after half a status line")
        << none << scriptOf("HTTP/1.1 20", Then::Close) << TransportEnd::ResetBeforeResponse << 1
        << QByteArray();
    row("T35 resets after half a status line")
        << none << scriptOf("HTTP/1.1 20", Then::Reset) << TransportEnd::ResetBeforeResponse << 1
        << QByteArray();
    row("T35 closes within the headers")
        << none << scriptOf("HTTP/1.1 200 OK\r\nContent-Ty", Then::Close)
        << TransportEnd::ResetBeforeResponse << 1 << QByteArray();
    row("T35 closes after the headers, length promised")
        << none << scriptOf(length, Then::Close) << TransportEnd::BrokenBody << 1 << QByteArray();
    row("T35 closes after the headers, chunks promised")
        << none << scriptOf(chunked, Then::Close) << TransportEnd::BrokenBody << 1 << QByteArray();
    row("T35 resets after the headers")
        << none << scriptOf(chunked, Then::Reset) << TransportEnd::BrokenBody << 1 << QByteArray();
    row("T35 closes within the body, length short")
        << none << scriptOf(length + "data: x", Then::Close) << TransportEnd::BrokenBody << 1
        << QByteArray("data: x");
    row("T35 resets within the body")
        << none << scriptCutAt(chunked + httpChunk("data: x") + "5\r\n", {0}, {}, Then::Reset)
        << TransportEnd::BrokenBody << 1 << QByteArray("*");
    row("T37 closes within a chunk") << none << scriptOf(chunked + "20\r\ndata: x", Then::Close)
                                     << TransportEnd::BrokenBody << 1 << QByteArray("data: x");
    row("T37 closes between chunks")
        << none << scriptOf(chunked + httpChunk("data: x"), Then::Close) << TransportEnd::BrokenBody
        << 1 << QByteArray("data: x");
    row("T37 closes before the last blank line")
        << none << scriptOf(chunked + httpChunk("data: x") + "0\r\n", Then::Close)
        << TransportEnd::BrokenBody << 1 << QByteArray("data: x");
    row("body without a length that ends is complete")
        << none << scriptOf("HTTP/1.1 200 OK\r\n\r\ndata: x", Then::Close) << TransportEnd::Complete
        << 1 << QByteArray("data: x");
    row("no HTTP at all") << none << scriptOf("SSH-2.0-OpenSSH_9.2\r\n", Then::Silence)
                          << TransportEnd::BrokenBody << 1 << QByteArray();
    row("chunk size that is no number") << none << scriptOf(chunked + "zz\r\n", Then::Silence)
                                        << TransportEnd::BrokenBody << 1 << QByteArray();
    row("contradicting lengths")
        << none
        << scriptOf("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
                    Then::Silence)
        << TransportEnd::BrokenBody << 1 << QByteArray();
    row("unknown transfer coding")
        << none
        << scriptOf("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", Then::Silence)
        << TransportEnd::EncodingWrong << 1 << QByteArray();
}

// 50 times each, on fresh connections and right after one that the server was ready to keep.
void TransportEndsTest::brokenExchanges()
{
    QFETCH(std::optional<Script>, onConnect);
    QFETCH(Script, script);
    QFETCH(TransportEnd, end);
    QFETCH(int, readByServer);
    QFETCH(QByteArray, partial);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve("POST", "/keep",
                       {scriptOf(httpResponse(200, "text/plain", "x"), Then::KeepAlive)});
    bench.server.serve("POST", "/broken", {script});
    int sent = 0;
    for (int i = 0; i < 50; ++i) {
        if (i % 2 == 1) { // reused, if anything were
            HttpRequest keep = bench.post("first");
            keep.url = bench.url(u"/keep"_s);
            QCOMPARE(bench.run(std::move(keep)).end->end, TransportEnd::Complete);
        }
        bench.server.setOnConnect(onConnect);
        HttpRequest request = bench.post("once");
        request.url = bench.url(u"/broken"_s);
        const Recorder seen = bench.run(std::move(request));
        ++sent;
        bench.server.setOnConnect({});
        QCOMPARE(seen.end->end, end);
        // A reset may overtake our own connect; then nothing may have left.
        QCOMPARE(seen.end->bytesLeft, seen.end->sessionWasUp);
        if (readByServer > 0)
            QVERIFY(seen.end->bytesLeft);
        QVERIFY(!seen.broken);
        if (partial != "*") // a reset may overtake what was sent before it
            QCOMPARE(seen.body, partial);
        if (end == TransportEnd::ResetBeforeResponse)
            QVERIFY(!seen.head);
    }
    QCOMPARE(bench.server.count("POST", "/broken"), sent * readByServer);
    QCOMPARE(bench.server.connections().size(), static_cast<std::size_t>(50 + 25));
    qsizetype bodies = 0;
    for (const ConnectionRecord &connection : bench.server.connections())
        bodies += connection.received.count("once");
    QCOMPARE(bodies, sent * readByServer);
}

void TransportEndsTest::nobodyListens() // T37 refused
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.refuse();
    const BootTime began = bench.clock.now();
    const Recorder seen = bench.run(bench.post());
    QCOMPARE(seen.end->end, TransportEnd::ConnectionRefused);
    QCOMPARE(seen.end->phase, Phase::Connect);
    QVERIFY(!seen.end->sessionWasUp);
    QVERIFY(!seen.end->bytesLeft);
    QCOMPARE(seen.end->bytesUp, 0);
    QVERIFY(seen.endedAt - began < 500ms);
}

void TransportEndsTest::hostThatDoesNotAnswer() // T37 black hole
{
#ifdef Q_OS_LINUX
    // A listener whose queue is full lets further connects go unanswered.
    const int hole = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    QCOMPARE(::bind(hole, reinterpret_cast<sockaddr *>(&address), size), 0);
    QCOMPARE(::listen(hole, 0), 0);
    ::getsockname(hole, reinterpret_cast<sockaddr *>(&address), &size);
    std::vector<int> fillers;
    for (int i = 0; i < 3; ++i) {
        fillers.push_back(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0));
        (void)::connect(fillers.back(), reinterpret_cast<sockaddr *>(&address), size);
    }
    TransportBench bench;
    HttpRequest request = bench.post();
    request.url.setPort(ntohs(address.sin_port));
    request.limits.connect = 150ms;
    const BootTime began = bench.clock.now();
    const Recorder seen = bench.run(std::move(request));
    for (const int filler : fillers)
        ::close(filler);
    ::close(hole);
    QCOMPARE(seen.end->end, TransportEnd::ConnectTimedOut);
    QCOMPARE(seen.end->phase, Phase::Connect);
    QVERIFY(!seen.end->bytesLeft);
    QVERIFY(seen.endedAt - began >= 150ms);
    QVERIFY(seen.endedAt - began < 1s);
#else
    QSKIP("the full listen queue is Linux' behaviour");
#endif
}

void TransportEndsTest::stalls_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<TransportEnd>("end");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<QByteArray>("partial");

    const QByteArray head = httpChunkedHead(200, "text/event-stream");
    QTest::newRow("T37 no first byte")
        << scriptOf("", Then::Silence) << TransportEnd::FirstByteTimedOut
        << Phase::WaitingForFirstByte << QByteArray();
    QTest::newRow("C41 headers at once, then silence")
        << scriptOf(head, Then::Silence) << TransportEnd::FirstByteTimedOut
        << Phase::WaitingForFirstByte << QByteArray();
    Script drip;
    drip.steps = {{"HTTP/1.1 200 OK\r\n", 0ms, 1}, {"X-A: y\r\n", 10ms, 0}};
    QTest::newRow("T37 endless headers, slowly")
        << drip << TransportEnd::FirstByteTimedOut << Phase::WaitingForFirstByte << QByteArray();
    QTest::newRow("T37 silence in mid-stream")
        << scriptOf(head + httpChunk("data: a\n\n"), Then::Silence) << TransportEnd::Stalled
        << Phase::Streaming << QByteArray("data: a\n\n");
    QTest::newRow("silence before the last chunk")
        << scriptOf(head + httpChunk("data: a\n\n") + "0\r\n", Then::Silence)
        << TransportEnd::Stalled << Phase::Streaming << QByteArray("data: a\n\n");
}

void TransportEndsTest::stalls()
{
    QFETCH(Script, script);
    QFETCH(TransportEnd, end);
    QFETCH(Phase, phase);
    QFETCH(QByteArray, partial);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve({}, {}, {script});
    HttpRequest request = bench.post();
    request.limits.firstByte = 160ms;
    request.limits.silence = 120ms;
    const BootTime began = bench.clock.now();
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, end);
    QCOMPARE(seen.end->phase, phase);
    QCOMPARE(seen.body, partial);
    QVERIFY(seen.end->sessionWasUp);
    QVERIFY(seen.endedAt - began >= 119ms);
    QVERIFY(seen.endedAt - began < 2s);
    QTRY_COMPARE(bench.server.openConnections(), 0);
    QCOMPARE(bench.server.requests().size(), 1U);
}

void TransportEndsTest::slowDripIsNotCut() // T37
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script script;
    script.steps = {{httpChunkedHead(200, "text/event-stream"), 0ms, 1},
                    {httpChunk("."), 60ms, 8},
                    {httpChunk(""), 0ms, 1}};
    bench.server.serve({}, {}, {script});
    HttpRequest request = bench.post();
    request.limits.silence = 240ms;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QCOMPARE(seen.body, "........");
}

void TransportEndsTest::anyByteRestartsTheSilenceClock() // also bytes that are no body
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script script;
    script.steps = {{httpChunkedHead(200, "text/event-stream") + httpChunk("x") + "0\r\n", 0ms, 1},
                    {"X-Trailer: y\r\n", 60ms, 8},
                    {"\r\n", 0ms, 1}};
    bench.server.serve({}, {}, {script});
    HttpRequest request = bench.post();
    request.limits.silence = 240ms;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
}

void TransportEndsTest::slowUploadIsNotCutWhileItMoves()
{
    // The server takes the request in slow bites, for longer than the first-byte limit.
    SystemClock clock;
    QtTimers timers;
    QTcpServer slow;
    slow.setMaxPendingConnections(1);
    QVERIFY(slow.listen(QHostAddress::LocalHost));
    qint64 taken = 0;
    QByteArray all;
    Timer next;
    std::function<void()> bite;
    QTcpSocket *peer = nullptr;
    constexpr qint64 kSize = 24 * 1024 * 1024;
    connect(&slow, &QTcpServer::newConnection, &slow, [&] {
        peer = slow.nextPendingConnection();
        peer->setReadBufferSize(1024 * 1024);
        bite();
    });
    bite = [&] {
        taken += peer->read(512 * 1024).size();
        if (taken >= kSize)
            peer->write(httpResponse(200, "text/plain", "took it"));
        else
            next = timers.after(20ms, bite);
    };
    TransportBench bench;
    HttpRequest request = bench.post(QByteArray(kSize, 'b'));
    request.url.setPort(slow.serverPort());
    request.limits.firstByte = 700ms;
    const BootTime began = clock.now();
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::Complete);
    QVERIFY(seen.endedAt - began > 800ms); // longer than the limit, or this shows nothing
}

void TransportEndsTest::peerThatNeverReadsCountsAsNoAnswer()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.setOnConnect(scriptOf("", Then::Silence));
    HttpRequest request = bench.post(QByteArray(16 * 1024 * 1024, 'b'));
    request.limits.firstByte = 200ms;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::FirstByteTimedOut);
    QVERIFY(seen.end->bytesUp > 0);
    QVERIFY(seen.end->bytesUp < 16 * 1024 * 1024);
}

void TransportEndsTest::limitCanBeLengthened() // "wait longer"
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script script;
    script.steps = {{"", 0ms, 1}, {httpResponse(200, "text/plain", "late"), 400ms, 1}};
    bench.server.serve({}, {}, {script});
    HttpRequest request = bench.post();
    request.limits.firstByte = 200ms;
    Recorder seen(bench.clock);
    const auto exchange = bench.start(std::move(request), seen);
    seen.onPhase = [&](Phase phase) {
        if (phase == Phase::WaitingForFirstByte)
            exchange->extendLimit(5s);
    };
    QTRY_VERIFY(seen.end);
    QCOMPARE(seen.end->end, TransportEnd::Complete);
}

void TransportEndsTest::zeroIsNoLimit()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    Script script;
    script.steps = {{"", 0ms, 1}, {httpResponse(200, "text/plain", "late"), 50ms, 1}};
    bench.server.serve({}, {}, {script});
    HttpRequest request = bench.post();
    request.limits = {0ms, 0ms, 0ms, 0ms, 0ms, 0, 0};
    QCOMPARE(bench.run(std::move(request)).end->end, TransportEnd::Complete);
}

void TransportEndsTest::sizeLimits_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<TransportEnd>("end");

    Script headers;
    headers.steps = {{"HTTP/1.1 200 OK\r\n", 0ms, 1},
                     {"X-A: " + QByteArray(1000, 'y') + "\r\n", 0ms, 0}};
    QTest::newRow("T38 endless headers, fast") << headers << TransportEnd::HeadersTooLarge;
    Script line;
    line.steps = {{"HTTP/1.1 200 OK\r\nX-A: ", 0ms, 1}, {QByteArray(4096, 'y'), 0ms, 0}};
    QTest::newRow("T38 one endless header") << line << TransportEnd::HeadersTooLarge;
    Script interim;
    interim.steps = {{QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(40), 0ms, 0}};
    QTest::newRow("endless interim responses") << interim << TransportEnd::HeadersTooLarge;
    QTest::newRow("headers just within the limit")
        << scriptOf(httpResponse(200, "", "", "X-A: " + QByteArray(64 * 1024 - 80, 'y') + "\r\n"))
        << TransportEnd::Complete;
    Script body;
    body.steps = {{httpChunkedHead(200, "text/plain"), 0ms, 1},
                  {httpChunk(QByteArray(8192, 'y')), 0ms, 0}};
    QTest::newRow("T38 body without end") << body << TransportEnd::BodyTooLarge;
    Script extension;
    extension.steps = {{httpChunkedHead(200, "text/plain") + "5;", 0ms, 1},
                       {QByteArray(512, 'y'), 0ms, 0}};
    QTest::newRow("chunk line without end") << extension << TransportEnd::BrokenBody;
    Script trailer;
    trailer.steps = {{httpChunkedHead(200, "text/plain") + "0\r\n", 0ms, 1},
                     {QByteArray("X-T: y\r\n").repeated(100), 0ms, 0}};
    QTest::newRow("trailers without end") << trailer << TransportEnd::BrokenBody;
}

void TransportEndsTest::sizeLimits()
{
    QFETCH(Script, script);
    QFETCH(TransportEnd, end);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve({}, {}, {script});
    HttpRequest request = bench.post();
    request.limits.bodyBytes = 1024 * 1024;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, end);
    QVERIFY(seen.body.size() <= 1024 * 1024);
    QVERIFY(seen.end->bytesDown < 2 * 1024 * 1024);
}

void TransportEndsTest::packedBombIsCut() // T38
{
    // 16 MiB of zeros in some 16 kB: qCompress makes zlib's format behind four bytes of its own.
    const QByteArray zlib = qCompress(QByteArray(16 * 1024 * 1024, '\0'), 9).sliced(4);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(
        {}, {}, {scriptOf(httpResponse(200, "text/plain", zlib, "Content-Encoding: deflate\r\n"))});
    HttpRequest request = bench.post();
    request.limits.bodyBytes = 1024 * 1024;
    const Recorder seen = bench.run(std::move(request));
    QCOMPARE(seen.end->end, TransportEnd::BodyTooLarge);
    QCOMPARE(seen.body.size(), 1024 * 1024);
}

void TransportEndsTest::abortClosesAtOnceAndSaysSo() // T37 user stop
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve(
        {}, {},
        {scriptOf(httpChunkedHead(200, "text/event-stream") + httpChunk("data: a\n\n"),
                  Then::Silence)});
    Recorder seen(bench.clock);
    const auto exchange = bench.start(bench.post(), seen);
    QTRY_VERIFY(!seen.body.isEmpty());
    const BootTime stopped = bench.clock.now();
    exchange->abort();
    QVERIFY(!seen.end); // not from inside
    exchange->abort();  // a second time changes nothing
    QTRY_VERIFY(seen.end);
    QVERIFY(seen.endedAt - stopped < 100ms);
    QCOMPARE(seen.end->end, TransportEnd::Aborted);
    QCOMPARE(seen.end->phase, Phase::Streaming);
    QTRY_COMPARE(bench.server.openConnections(), 0);
    const ConnectionRecord &record = bench.server.connections().front();
    QVERIFY(record.closedByPeer);
    QVERIFY(*record.closed - stopped < 1s);
    QVERIFY(!seen.broken);
}

void TransportEndsTest::destructionClosesAtOnceAndSaysNothing_data()
{
    QTest::addColumn<int>("moment");
    QTest::newRow("right after start") << 0;
    QTest::newRow("inside phaseChanged, connecting") << 1;
    QTest::newRow("inside phaseChanged, waiting") << 2;
    QTest::newRow("inside headArrived") << 3;
    QTest::newRow("inside bodyArrived") << 4;
    QTest::newRow("inside finished") << 5;
}

void TransportEndsTest::destructionClosesAtOnceAndSaysNothing()
{
    QFETCH(int, moment);
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve({}, {},
                       {scriptOf(httpChunkedHead(200, "text/event-stream") + httpChunk("a") +
                                 httpChunk("b") + httpChunk(""))});
    auto seen = std::make_unique<Recorder>(bench.clock);
    std::unique_ptr<HttpExchange> exchange = bench.start(bench.post(), *seen);
    int after = 0; // calls after the destruction
    bool gone = false;
    const auto drop = [&](int now) {
        after += gone ? 1 : 0;
        if (now != moment)
            return;
        gone = true;
        exchange.reset();
    };
    seen->onPhase = [&](Phase phase) {
        drop(phase == Phase::Connect ? 1 : phase == Phase::WaitingForFirstByte ? 2 : -1);
    };
    seen->onHead = [&] { drop(3); };
    seen->onBody = [&] { drop(4); };
    seen->onEnd = [&] { drop(5); };
    if (moment == 0)
        drop(0);
    QTRY_VERIFY(gone);
    if (moment >= 2)
        QTRY_COMPARE(bench.server.connections().size(), 1U);
    QTRY_COMPARE(bench.server.openConnections(), 0);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(after, 0);
    QCOMPARE(seen->end.has_value(), moment == 5);
    if (moment <= 2)
        QCOMPARE(bench.server.requests().size(), 0U);
}

void TransportEndsTest::phaseAgeCounts()
{
    TransportBench bench;
    QVERIFY(bench.server.listen());
    bench.server.serve({}, {}, {scriptOf("", Then::Silence)});
    HttpRequest request = bench.post();
    Recorder seen(bench.clock);
    const auto exchange = bench.start(std::move(request), seen);
    QTRY_COMPARE(exchange->phase(), Phase::WaitingForFirstByte);
    QTRY_VERIFY(exchange->phaseAge() >= 30ms);
    QVERIFY(exchange->phaseAge() < 5s);
}

QTEST_GUILESS_MAIN(TransportEndsTest)
#include "tst_transportends.moc"
