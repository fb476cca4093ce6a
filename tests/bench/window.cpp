// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_window stream|tokens|open FOLDER: figures P7, P8, P12 and P21, the whole program from the
// socket to the picture. The server is another process (bench_window serve RATE BYTES CHUNK).

#include "corpus.h"
#include "loopwatch.h"
#include "program.h"
#include "wire.h"

#include <flows/chatflow.h>
#include <simulator/scriptedserver.h>
#include <ui/chat/chatpage.h>

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

// ---- the server's process

int serve(int rate, qsizetype bytes, int chunk)
{
    const SystemClock clock;
    QtTimers timers;
    simulator::ScriptedServer server(clock, timers);
    const auto port = server.listen();
    if (!port)
        return 1;
    simulator::Script script;
    script.steps.push_back({simulator::httpChunkedHead(200, "text/event-stream")});
    int number = 0;
    for (const QString &piece : piecesOf(Corpus().reply(bytes), chunk)) {
        script.steps.push_back(
            {simulator::httpChunk(openAiEvent(number++, piece)), Milliseconds(1000 / rate)});
    }
    script.steps.push_back({simulator::httpChunk(openAiEnd()) + simulator::httpChunk({})});
    server.serve("POST", {}, {script});
    QObject::connect(&server, &simulator::ScriptedServer::answered, &server, [] {
        std::printf("%.3f\n", wallTime());
        std::fflush(stdout);
    });
    std::printf("%d\n", int(*port));
    std::fflush(stdout);
    return QCoreApplication::exec();
}

class Server final
{
public:
    Server(int rate, qsizetype bytes, int chunk)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(
            QCoreApplication::applicationFilePath(),
            {u"serve"_s, QString::number(rate), QString::number(bytes), QString::number(chunk)});
        port = quint16(line().toInt());
    }
    ~Server()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    // When the last byte was written (wallTime).
    [[nodiscard]] double answeredAt() { return line().toDouble(); }

    quint16 port = 0;

private:
    QByteArray line()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(10'000))
                qFatal("the server says nothing");
        }
        return m_process.readLine().trimmed();
    }

    QProcess m_process;
};

// ---- this process

struct Replied
{
    double cpu = 0; // of the process
    double wall = 0;
    double doneAt = 0;
    Samples gaps;
    Samples busy;
};

Replied reply(flows::ChatFlow *flow)
{
    LoopWatch watch;
    Replied replied;
    watch.start();
    const double cpu = processCpu();
    const double wall = wallTime();
    runUntil([flow](QObject *context, const auto &done) {
        QObject::connect(flow, &flows::ChatFlow::runningChanged, context, [done](bool running) {
            if (!running)
                done();
        });
        flow->send(u"Tell me everything."_s);
    });
    QCoreApplication::processEvents(); // the last picture
    replied.doneAt = wallTime();
    replied.cpu = processCpu() - cpu;
    replied.wall = replied.doneAt - wall;
    watch.stop();
    replied.gaps = watch.gaps;
    replied.busy = watch.busy;
    const chat::Message &last = flow->messages().back();
    if (last.state != chat::TurnState::Complete)
        qFatal("the reply did not come to its end");
    return replied;
}

// The same without a window, on a quarter of the reply: what is not the view's.
double withoutWindow(Program &program, qsizetype bytes, int rate, int chunk)
{
    constexpr int kPart = 4;
    Server server(rate, bytes / kPart, chunk);
    return reply(program.converse(program.connect(server.port))).cpu * kPart;
}

void measureStream()
{
    constexpr qsizetype kBytes = 100 * 1024;
    const QTemporaryDir folder;
    Program program(folder.path());
    const double floor = withoutWindow(program, kBytes, 200, 20);
    program.showWindow();
    program.begin();
    runFor(Milliseconds(500));
    Server server(200, kBytes, 20);
    const Replied replied = reply(program.converse(program.connect(server.port)));
    note(u"without a window: a quarter of the reply, times four"_s);
    report(u"P7.cpu-ms/without-window"_s, replied.cpu, floor);
    report(u"P7.done-after-server-ms"_s, replied.doneAt - server.answeredAt());
    report(u"P7.gap-worst-ms"_s, replied.gaps.worst());
    report(u"P21.stream-gap-p99-ms"_s, replied.gaps.at(0.99));
    report(u"P21.stream-gap-worst-ms"_s, replied.gaps.worst());
    report(u"P21.stream-busy-worst-ms"_s, replied.busy.worst());
    runFor(Milliseconds(300));
    report(u"P12.after-reply-MB"_s, memory());
}

void measureTokens()
{
    const QTemporaryDir folder;
    Program program(folder.path());
    program.showWindow();
    program.begin();
    runFor(Milliseconds(500));
    Server server(100, 4000, 4);
    const Replied replied = reply(program.converse(program.connect(server.port)));
    report(u"P8.core-percent"_s, replied.cpu / replied.wall * 100);
}

// A long conversation of a large store, from the click to its picture.
void measureOpen(const QString &folder)
{
    Program program(folder);
    program.showWindow();
    program.begin();
    runFor(Milliseconds(1000));
    const auto &rows = program.app().conversations().rows();
    for (const int size : {10'000, 100'000}) {
        const auto row =
            std::ranges::find(rows, size, [](const auto &each) { return each.messages; });
        if (row == rows.end())
            qFatal("this is not the store of bench_makestore");
        const double memoryBefore = memory();
        LoopWatch watch;
        watch.start();
        const double cpu = processCpu();
        program.binding().open(row->conversation.id);
        flows::ChatFlow *flow = program.app().conversations().open(row->conversation.id);
        if (!flow->isLoaded()) {
            runUntil([flow](QObject *context, const auto &done) {
                QObject::connect(flow, &flows::ChatFlow::loaded, context, done,
                                 Qt::QueuedConnection);
            });
        }
        QCoreApplication::processEvents();
        const QString name = u"open-%1-"_s.arg(size);
        report(u"P9.stored-"_s + name + u"ms"_s, processCpu() - cpu);
        runFor(Milliseconds(1000));
        report(u"P9.stored-"_s + name + u"memory-MB"_s, memory() - memoryBefore);
        report(u"P21."_s + name + u"gap-worst-ms"_s, watch.gaps.worst());
        report(u"P21."_s + name + u"busy-worst-ms"_s, watch.busy.worst());
        if (size == 10'000)
            report(u"P12.open-10000-MB"_s, memory());
    }
}

} // namespace

int main(int argc, char **argv)
{
    const bool serving = argc == 5 && QByteArrayView(argv[1]) == "serve";
    if (serving) {
        const QCoreApplication application(argc, argv);
        return serve(QByteArray(argv[2]).toInt(), QByteArray(argv[3]).toLongLong(),
                     QByteArray(argv[4]).toInt());
    }
    const QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    const QString which = words.value(1);
    if (which == "stream"_L1)
        measureStream();
    else if (which == "tokens"_L1)
        measureTokens();
    else if (which == "open"_L1 && words.size() == 3)
        measureOpen(words[2]);
    else
        std::fprintf(stderr, "bench_window stream|tokens|open FOLDER\n");
    return 0;
}
