// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_streams: figure P18, 200 streams of one host at once, 50 events a second each, through the
// transport and the parser. The server is another process (bench_streams serve). The floor is the
// same number of plain sockets that only read.

#include "measure.h"
#include "wire.h"

#include <base/timers.h>
#include <net/qthttptransport.h>
#include <providers/protocoladapter.h>
#include <simulator/scriptedserver.h>
#include <support/sendpermitfortests.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int kStreams = 200;
constexpr int kRate = 50; // events a second of each
constexpr int kSeconds = 5;
constexpr int kEvents = kRate * kSeconds;

int serve()
{
    const SystemClock clock;
    QtTimers timers;
    simulator::ScriptedServer server(clock, timers);
    const auto port = server.listen();
    if (!port)
        return 1;
    simulator::Script script;
    script.steps.push_back({simulator::httpChunkedHead(200, "text/event-stream")});
    for (int i = 0; i < kEvents; ++i)
        script.steps.push_back({simulator::httpChunk(openAiEvent(i, u" granite and tide"_s)),
                                Milliseconds(i == 0 ? 0 : 1000 / kRate)});
    script.steps.push_back({simulator::httpChunk(openAiEnd()) + simulator::httpChunk({})});
    server.serve("POST", {}, {script});
    std::printf("%d\n", int(*port));
    std::fflush(stdout);
    return QCoreApplication::exec();
}

class Server final
{
public:
    Server()
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(), {u"serve"_s});
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(10'000))
                qFatal("the server says nothing");
        }
        port = m_process.readLine().trimmed().toUShort();
    }
    ~Server()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    quint16 port = 0;

private:
    QProcess m_process;
};

// What one client measured of its streams.
struct Measured
{
    double cpu = 0; // of this process
    Samples firstBytes;
    Samples events; // of each stream, in the first half of the time
};

constexpr int kHalf = kSeconds * 1000 / 2;

// ---- the transport and the parser

class Stream final : public net::HttpObserver
{
public:
    Stream(const providers::ProtocolAdapter &adapter, std::function<void()> ended)
        : m_parser(adapter.replyParser()),
          m_ended(std::move(ended))
    {
        m_since.start();
    }
    void headArrived(const net::HttpHead &) override {}
    void phaseChanged(Phase) override {}
    void bodyArrived(QByteArrayView bytes) override
    {
        if (m_first < 0)
            m_first = double(m_since.nsecsElapsed()) / 1e6;
        m_parser->feed(bytes, m_events);
        m_count += m_events.size();
        m_events.clear();
    }
    void finished(const net::HttpEnd &end) override
    {
        if (end.end != net::TransportEnd::Complete)
            qFatal("a stream did not come to its end");
        m_ended();
    }

    [[nodiscard]] double firstByte() const { return m_first; }
    [[nodiscard]] size_t count() const { return m_count; }

    std::unique_ptr<net::HttpExchange> exchange;

private:
    std::unique_ptr<providers::ReplyParser> m_parser;
    std::function<void()> m_ended;
    std::vector<chat::StreamEvent> m_events;
    QElapsedTimer m_since;
    double m_first = -1;
    size_t m_count = 0;
};

Measured measureTransport(quint16 port)
{
    const SystemClock clock;
    QtTimers timers;
    net::QtNameLookup names;
    net::QtHttpTransport transport({clock, timers, names,
                                    [](const QString &) { return net::DestinationClass::Device; },
                                    u"bench"_s});
    const providers::Adapters adapters;
    const auto &adapter = *adapters.find(connections::Protocol::OpenAiChat);
    std::vector<std::unique_ptr<Stream>> streams;
    Measured measured;
    int left = kStreams;
    const double before = processCpu();
    for (int i = 0; i < kStreams; ++i) {
        net::HttpRequest request;
        request.url = QUrl(u"http://127.0.0.1:%1/v1/chat/completions"_s.arg(port));
        request.destination = net::DestinationClass::Device;
        request.body = "{}";
        request.headers = {{"Content-Type", "application/json"}};
        auto permit = net::SendPermitForTests::make(request.url, request.body);
        auto &stream = streams.emplace_back(std::make_unique<Stream>(adapter, [&left] {
            if (--left == 0)
                QCoreApplication::quit();
        }));
        stream->exchange = transport.start(std::move(request), std::move(permit), *stream);
    }
    QTimer::singleShot(kHalf, QCoreApplication::instance(), [&] {
        for (const auto &stream : streams)
            measured.events.add(double(stream->count()));
    });
    QCoreApplication::exec();
    measured.cpu = processCpu() - before;
    for (const auto &stream : streams)
        measured.firstBytes.add(stream->firstByte());
    return measured;
}

// ---- the floor

Measured measureSockets(quint16 port)
{
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    Measured measured;
    int left = kStreams;
    const double before = processCpu();
    for (int i = 0; i < kStreams; ++i) {
        QTcpSocket *socket = sockets.emplace_back(std::make_unique<QTcpSocket>()).get();
        QObject::connect(socket, &QTcpSocket::connected, socket, [socket] {
            socket->write("POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                          "Content-Length: 2\r\n\r\n{}");
        });
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->readAll(); });
        QObject::connect(socket, &QTcpSocket::disconnected, socket, [&left] {
            if (--left == 0)
                QCoreApplication::quit();
        });
        socket->connectToHost(u"127.0.0.1"_s, port);
    }
    QCoreApplication::exec();
    measured.cpu = processCpu() - before;
    return measured;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().contains(u"serve"_s))
        return serve();
    const Server server;
    const Measured sockets = measureSockets(server.port);
    const Measured ours = measureTransport(server.port);
    constexpr double kAll = double(kStreams) * kEvents;
    note(u"%1 streams of %2 events a second for %3 s"_s.arg(kStreams).arg(kRate).arg(kSeconds));
    report(u"P18.event-us/sockets"_s, ours.cpu * 1000 / kAll, sockets.cpu * 1000 / kAll);
    report(u"P18.first-byte-worst-ms"_s, ours.firstBytes.worst());
    // Half-way the one that has the fewest events, against the one in the middle.
    report(u"P18.median-events/fewest"_s, ours.events.median(), ours.events.at(0));
    return 0;
}
