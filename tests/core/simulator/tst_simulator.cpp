// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "rawclient.h"

#include <base/timers.h>
#include <base/virtualclock.h>
#include <simulator/casefiles.h>
#include <simulator/scriptedserver.h>

#include <QSignalSpy>
#include <QTest>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

using namespace breakerbox;
using namespace breakerbox::simulator;
using namespace breakerbox::tests;
using namespace std::chrono_literals;

class SimulatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersByteForByteAndRecordsTheRequest();
    void cutsWhereItIsToldAndWaitsOnItsTimers();
    void oneByteAtATime();
    void oneScriptPerRequestAndTheLastRepeats();
    void keepsTheConnectionForAnotherRequest();
    void idleConnectionClosesAfterItsTime();
    void lateRequestOnAKeptConnectionIsReset();
    void resetIsSeenAsAReset();
    void silenceStaysOpen();
    void answersBeforeTheBodyIsThere();
    void closesBeforeTheRequestIsRead();
    void refusesAndResumesOnTheSamePort();
    void listensOnBothFamilies();
    void endlessScriptStopsWhenNobodyReads();
    void listensOnLoopbackOnly();
    void caseFolderBecomesScripts();
    void caseWithARecipeBody();
    void caseThatIsMissingOrDamaged();
    void unmatchedRequestIs404();

private:
    SystemClock m_clock;
    QtTimers m_timers;
};

void SimulatorTest::answersByteForByteAndRecordsTheRequest()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    const QByteArray answer = httpResponse(200, "text/plain", "hello");
    server.serve("POST", "/v1/x", {scriptOf(answer)});
    RawClient client(server.port());
    const QByteArray sent = postOf("/v1/x?q=1", "{\"a\":1}", "X-Odd:  two \r\n");
    client.send(sent);
    QTRY_VERIFY(client.ended);
    QCOMPARE(client.bytes, answer);
    QCOMPARE(server.requests().size(), 1U);
    const ReceivedRequest &request = server.requests().front();
    QCOMPARE(request.raw, sent);
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/v1/x?q=1");
    QCOMPARE(request.path(), "/v1/x");
    QCOMPARE(request.header("x-odd"), "two");
    QCOMPARE(request.body, "{\"a\":1}");
    QCOMPARE(request.connection, 1);
    QCOMPARE(server.count("POST", "/v1/x"), 1);
    QCOMPARE(server.count("GET"), 0);
    QCOMPARE(server.bytesReceived(), sent.size());
}

void SimulatorTest::cutsWhereItIsToldAndWaitsOnItsTimers()
{
    VirtualClock time;
    ScriptedServer server(time, time);
    QVERIFY(server.listen());
    const QByteArray answer = "HTTP/1.1 200 OK\r\n\r\nonetwothree";
    server.serve({}, {}, {scriptCutAt(answer, {19, 22, 25, 9999}, {100s, 20ms})});
    RawClient client(server.port());
    client.send(postOf("/", ""));
    QTRY_COMPARE(client.bytes.size(), 19);
    time.advance(99'999ms);
    QTest::qWait(0);
    QCOMPARE(client.bytes.size(), 19);
    time.advance(1ms);
    QTRY_COMPARE(client.body(), "one");
    time.advance(20ms);
    QTRY_COMPARE(client.body(), "onetwo");
    QVERIFY(!client.ended);
    time.advance(20ms);
    QTRY_VERIFY(client.ended);
    QCOMPARE(client.bytes, answer);
}

void SimulatorTest::oneByteAtATime()
{
    VirtualClock time;
    ScriptedServer server(time, time);
    QVERIFY(server.listen());
    const QByteArray answer = "HTTP/1.1 200 OK\r\n\r\n\xf0\x9f\x8c\x8d";
    server.serve({}, {}, {scriptInPieces(answer, 1, 5ms)});
    RawClient client(server.port());
    client.send(postOf("/", ""));
    for (qsizetype seen = 1; seen <= answer.size(); ++seen) {
        QTRY_COMPARE(client.bytes.size(), seen);
        time.advance(5ms);
    }
    QCOMPARE(client.bytes, answer);
    QCOMPARE(client.pieces.size(), static_cast<std::size_t>(answer.size()));
}

void SimulatorTest::oneScriptPerRequestAndTheLastRepeats()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    server.serve("GET", "/",
                 {scriptOf(httpResponse(503, "", "a")), scriptOf(httpResponse(200, "", "b"))});
    for (const char *expected : {"a", "b", "b"}) {
        RawClient client(server.port());
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
        QTRY_VERIFY(client.ended);
        QCOMPARE(client.body(), expected);
    }
    QCOMPARE(server.requests().back().connection, 3);
    QCOMPARE(server.requests().back().number, 3);
}

void SimulatorTest::keepsTheConnectionForAnotherRequest()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    server.serve("POST", "/", {scriptOf(httpResponse(200, "", "x"), Then::KeepAlive)});
    RawClient client(server.port());
    client.send(postOf("/", "first") + postOf("/", "second")); // pipelined
    QTRY_COMPARE(server.requests().size(), 2U);
    client.send(postOf("/", "third"));
    QTRY_COMPARE(server.requests().size(), 3U);
    QCOMPARE(server.requests()[0].body, "first");
    QCOMPARE(server.requests()[1].body, "second");
    QCOMPARE(server.requests()[2].connection, 1);
    QVERIFY(!client.ended);
}

void SimulatorTest::idleConnectionClosesAfterItsTime()
{
    VirtualClock time;
    ScriptedServer server(time, time);
    QVERIFY(server.listen());
    Script script = scriptOf(httpResponse(200, "", "x"), Then::KeepAlive);
    script.idleClose = 3s;
    server.serve({}, {}, {script});
    RawClient client(server.port());
    client.send(postOf("/", ""));
    QTRY_COMPARE(client.body(), "x");
    time.advance(2999ms);
    QTest::qWait(0);
    QCOMPARE(server.openConnections(), 1);
    time.advance(1ms);
    QTRY_VERIFY(client.ended);
    QCOMPARE(server.openConnections(), 0);
    QVERIFY(!server.connections().front().closedByPeer);
}

void SimulatorTest::lateRequestOnAKeptConnectionIsReset()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    Script script = scriptOf(httpResponse(200, "", "x"), Then::KeepAlive);
    script.resetLateRequest = true;
    server.serve({}, {}, {script});
    RawClient client(server.port());
    client.send(postOf("/", "first"));
    QTRY_COMPARE(client.body(), "x");
    client.send(postOf("/", "late"));
    QTRY_VERIFY(client.ended);
    QCOMPARE(client.body(), "x");
    QCOMPARE(server.requests().size(), 2U); // it was received, and is on record
}

void SimulatorTest::resetIsSeenAsAReset()
{
#ifdef Q_OS_UNIX
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    server.serve("POST", "/reset", {scriptOf("", Then::Reset)});
    server.serve("POST", "/close", {scriptOf("", Then::Close)});
    // Qt reports both ends alike, so the kernel is asked.
    const auto endOf = [&](const QByteArray &path) {
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(server.port());
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
        const QByteArray out = postOf(path, "");
        if (::connect(descriptor, reinterpret_cast<sockaddr *>(&to), sizeof to) != 0 ||
            ::send(descriptor, out.constData(), size_t(out.size()), 0) != out.size())
            return -1;
        char byte = 0;
        ssize_t got = -1;
        const bool ended = QTest::qWaitFor([&] {
            got = ::recv(descriptor, &byte, 1, MSG_DONTWAIT);
            return got >= 0 || errno != EAGAIN;
        });
        const int code = got == 0 ? 0 : errno;
        ::close(descriptor);
        return ended ? code : -1;
    };
    QCOMPARE(endOf("/close"), 0);
    QCOMPARE(endOf("/reset"), ECONNRESET);
#else
    QSKIP("asks the kernel in the POSIX way");
#endif
}

void SimulatorTest::silenceStaysOpen()
{
    VirtualClock time;
    ScriptedServer server(time, time);
    QVERIFY(server.listen());
    server.serve({}, {}, {scriptOf("HTTP/1.1 200 OK\r\n\r\nab", Then::Silence)});
    RawClient client(server.port());
    client.send(postOf("/", ""));
    QTRY_COMPARE(client.body(), "ab");
    time.advance(24h);
    client.send(postOf("/", "more"));
    QTRY_COMPARE(server.connections().front().received.count("POST"), 2);
    QVERIFY(!client.ended);
    QCOMPARE(server.requests().size(), 1U);
    client.socket().abort();
    QTRY_COMPARE(server.openConnections(), 0);
    QVERIFY(server.connections().front().closedByPeer);
}

void SimulatorTest::answersBeforeTheBodyIsThere()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    Script script = scriptOf(httpResponse(413, "", "big"));
    script.trigger = Trigger::HeadersRead;
    server.serve("POST", "/", {script});
    RawClient client(server.port());
    client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nonly this");
    QTRY_VERIFY(client.ended);
    QCOMPARE(client.body(), "big");
}

void SimulatorTest::closesBeforeTheRequestIsRead()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    server.setOnConnect(scriptOf("", Then::Close));
    RawClient client(server.port());
    QTRY_VERIFY(client.ended);
    QCOMPARE(server.requests().size(), 0U);
    QCOMPARE(server.connections().size(), 1U);
}

void SimulatorTest::refusesAndResumesOnTheSamePort()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    server.serve({}, {}, {scriptOf(httpResponse(200, "", "x"))});
    const quint16 port = server.port();
    server.refuse();
    QVERIFY(!server.isListening());
    RawClient refused(port);
    QTRY_COMPARE(refused.error, QAbstractSocket::ConnectionRefusedError);
    QVERIFY(server.resume());
    QCOMPARE(server.port(), port);
    RawClient client(port);
    client.send(postOf("/", ""));
    QTRY_COMPARE(client.body(), "x");
}

void SimulatorTest::listensOnBothFamilies()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    if (!server.listen(QHostAddress(QHostAddress::LocalHostIPv6)))
        QSKIP("no IPv6 loopback on this machine");
    RawClient four(server.port());
    RawClient six(server.port(), QStringLiteral("::1"));
    QTRY_COMPARE(server.connections().size(), 2U);
}

void SimulatorTest::endlessScriptStopsWhenNobodyReads()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    Script script;
    script.steps = {{"HTTP/1.1 200 OK\r\n\r\n", 0ms, 1}, {QByteArray(64 * 1024, 'x'), 0ms, 0}};
    server.serve({}, {}, {script});
    RawClient client(server.port());
    client.send(postOf("/", ""));
    QTRY_VERIFY(client.bytes.size() > 4 * 1024 * 1024); // it goes on while somebody reads
    client.socket().abort();
    QTRY_COMPARE(server.openConnections(), 0);
}

void SimulatorTest::listensOnLoopbackOnly()
{
    ScriptedServer server(m_clock, m_timers);
    const auto port = server.listen(QHostAddress(QHostAddress::AnyIPv4));
    QVERIFY(!port);
    QCOMPARE(port.error().code, ErrorCode::NotAllowed);
}

void SimulatorTest::caseFolderBecomesScripts()
{
    const auto served = loadCase(QStringLiteral(TEST_DATA "/simulator/lines-cut-anywhere"), 10);
    QVERIFY(served);
    QCOMPARE(served->connection, QStringLiteral("ollama"));
    QCOMPARE(served->method, "POST");
    QCOMPARE(served->path, "/api/chat");
    QCOMPARE(served->scripts.size(), 2U);
    const Script &first = served->scripts[0];
    QCOMPARE(first.steps.size(), 4U);
    QVERIFY(first.steps[0].bytes.endsWith("\r\n\r\n"));
    QCOMPARE(first.steps[1].bytes, "{\"message\":");
    QCOMPARE(first.steps[0].pause, 0ms);
    QCOMPARE(first.steps[1].pause, 40ms); // 400 ms at a tenth
    QCOMPARE(first.steps[2].pause, 2ms);
    QCOMPARE(first.steps[3].pause, 2ms); // the last one given holds on
    QCOMPARE(first.then, Then::Close);
    QCOMPARE(served->scripts[1].then, Then::KeepAlive);
    QCOMPARE(served->scripts[1].idleClose, std::optional(300ms));
    QVERIFY(served->scripts[1].resetLateRequest);

    const auto whole =
        loadSample(QStringLiteral(TEST_DATA "/simulator/lines-cut-anywhere/response-1.http"));
    QVERIFY(whole);
    QCOMPARE(whole->bytes(), first.bytes());
}

void SimulatorTest::caseWithARecipeBody()
{
    const auto served = loadCase(QStringLiteral(TEST_DATA "/simulator/long-line"));
    QVERIFY(served);
    const Script &script = served->scripts.front();
    QCOMPARE(script.steps.size(), 6U); // the head, then 65,5xx bytes in pieces of 16 KiB
    QCOMPARE(script.steps[1].bytes.size(), 16384);
    const QByteArray bytes = script.bytes();
    QVERIFY(bytes.endsWith("abcdef\n\nrow 2\nrow 3\nrow 4\n- x\n  - x\n    - x\n"));
    QCOMPARE(bytes.count("0123456789abcdef"), 4096);
}

void SimulatorTest::caseThatIsMissingOrDamaged()
{
    const auto missing = loadCase(QStringLiteral(TEST_DATA "/simulator/nothing-here"));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::NotFound);
    QCOMPARE(missing.error().detail, QStringLiteral("serve.json"));
    const auto damaged =
        loadRecipe(QStringLiteral(TEST_DATA "/simulator/long-line/response-head.http"));
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().code, ErrorCode::InvalidInput);
}

void SimulatorTest::unmatchedRequestIs404()
{
    ScriptedServer server(m_clock, m_timers);
    QVERIFY(server.listen());
    RawClient client(server.port());
    client.send(postOf("/", ""));
    QTRY_VERIFY(client.bytes.startsWith("HTTP/1.1 404 "));
}

QTEST_GUILESS_MAIN(SimulatorTest)
#include "tst_simulator.moc"
