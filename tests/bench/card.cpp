// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_card: figure P20 with its picture. The whole program with its window; 10,000 requests wait
// for a connection whose circuit is open, and a person sends one more message there. Measured is
// the GUI thread from the stored message (before the scheduler is asked) to the painted card.

#include "measure.h"
#include "program.h"

#include <base/random.h>
#include <flows/chatflow.h>
#include <scheduler/requestscheduler.h>
#include <simulator/scriptedserver.h>
#include <ui/chat/breakercard.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/readingview.h>
#include <ui/shell/mainwindow.h>

#include <QApplication>
#include <QTemporaryDir>

#include <utility>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMany = 10'000;
constexpr int kRounds = 30;

// Tells when the card of the newest turn was painted.
class Watcher final : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        const bool result = QApplication::notify(receiver, event);
        if (painted && event->type() == QEvent::Paint && receiver == newestCard()) {
            const auto tell = std::exchange(painted, nullptr);
            tell();
        }
        return result;
    }

    std::function<void()> painted;
    ui::ChatPage *page = nullptr;

private:
    [[nodiscard]] const QObject *newestCard() const
    {
        const flows::ChatFlow *flow = page ? page->flow() : nullptr;
        if (!flow || flow->messages().empty())
            return nullptr;
        const ui::MessageItem *item = page->view()->item(flow->messages().back().id);
        return item ? item->card() : nullptr;
    }
};

class Queue final
{
public:
    Queue(Program &program, const ConnectionId &connection)
        : m_program(program),
          m_connection(connection)
    {}

    void submit(scheduler::OnHold onHold)
    {
        scheduler::Request request;
        request.id = RequestId(m_random.uuid());
        request.conversation = ConversationId(m_random.uuid());
        request.connection = m_connection;
        request.prompt.model = ModelId(u"m"_s);
        request.prompt.messages.push_back({chat::Role::User, u"Hello"_s, {}, {}, {}, {}, {}});
        request.onHold = onHold;
        m_exchanges.push_back(m_program.app().scheduler().submit(std::move(request)));
    }
    // Sends until the circuit is open.
    void fail()
    {
        const breaker::Ask ask{
            {m_connection, breaker::Operation::Chat, ModelId(u"m"_s)}, {}, {}, {}};
        for (int i = 0; i < 10 && !m_program.app().scheduler().preview(ask); ++i) {
            submit(scheduler::OnHold::Never);
            while (m_exchanges.back()->state() != scheduler::ExchangeState::Finished)
                runFor(Milliseconds(5));
        }
        if (!m_program.app().scheduler().preview(ask))
            qFatal("the circuit did not open");
        m_exchanges.clear();
    }

private:
    Program &m_program;
    ConnectionId m_connection;
    SeededRandom m_random{3};
    std::vector<std::unique_ptr<scheduler::ChatExchange>> m_exchanges;
};

Samples cards(Watcher &watcher, int waiting)
{
    QTemporaryDir folder;
    const SystemClock clock;
    QtTimers timers;
    simulator::ScriptedServer server(clock, timers);
    const auto port = server.listen();
    if (!port)
        qFatal("the server does not listen");
    server.serve("POST", {},
                 {simulator::scriptOf(simulator::httpResponse(
                     503, "application/json", R"({"error":{"message":"busy"}})",
                     "x-should-retry: false\r\nRetry-After: 600\r\n"))});
    Program program(folder.path());
    program.showWindow();
    const ConnectionId connection = program.connect(*port);
    flows::ChatFlow *flow = program.converse(connection);
    watcher.page = &program.binding().page();
    Queue queue(program, connection);
    queue.fail();
    for (int i = 0; i < waiting; ++i)
        queue.submit(scheduler::OnHold::Wait);
    runFor(Milliseconds(500));
    if (program.app().scheduler().queued() != waiting)
        qFatal("they do not wait");
    Samples samples;
    for (int round = 0; round < kRounds; ++round) {
        double before = 0;
        runUntil([&](QObject *context, const auto &done) {
            QObject::connect(flow, &flows::ChatFlow::accepted, context,
                             [&before] { before = threadCpu(); });
            watcher.painted = [&samples, &before, done] {
                samples.add(threadCpu() - before);
                done();
            };
            flow->send(u"And now?"_s);
        });
        runFor(Milliseconds(20));
    }
    watcher.page = nullptr;
    return samples;
}

} // namespace

int main(int argc, char **argv)
{
    Watcher watcher(argc, argv);
    const Samples many = cards(watcher, kMany).withoutFirst();
    const Samples none = cards(watcher, 0).withoutFirst();
    report(u"P20.painted-card-ms/none-waiting"_s, many.median(), none.median());
    report(u"P20.painted-card-worst-ms/none-waiting"_s, many.worst(), none.worst());
    return 0;
}
