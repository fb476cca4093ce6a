// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_queue: figure P20 without its picture: a refusal while 10,000 requests wait, what
// admission and dispatch cost each of 10,000, and the whole way to the end of a reply. On virtual
// time, with a transport that answers at once; processor time.

#include "measure.h"

#include "core/scheduler/schedulerbench.h"

#include <QCoreApplication>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;
using tests::SchedulerBench;

namespace {

constexpr int kMany = 10'000;
constexpr int kFew = 100;

double refusal(int waiting)
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.open(connection);
    std::vector<tests::Submit> queue;
    for (int i = 0; i < waiting; ++i) {
        auto request = bench.request(connection);
        request.onHold = scheduler::OnHold::Wait;
        queue.push_back(bench.submit(std::move(request)));
    }
    bench.run();
    Samples refusals;
    for (int i = 0; i < 100; ++i) {
        auto request = bench.request(connection);
        const double before = threadCpu();
        const auto ask = bench.submit(std::move(request));
        bench.run();
        refusals.add(threadCpu() - before);
        if (ask.state() != scheduler::ExchangeState::Held)
            qFatal("it was not refused");
    }
    return refusals.median();
}

// Microseconds for each.
double way(int requests)
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s);
    bench.transport.always(tests::chatReply({"Hi"}));
    std::vector<tests::Submit> queue;
    for (int i = 0; i < requests; ++i)
        queue.push_back(bench.submit(connection));
    const double before = threadCpu();
    while (bench.scheduler->queued() + bench.scheduler->inFlight() > 0)
        bench.run(Milliseconds(1));
    const double each = (threadCpu() - before) * 1000 / requests;
    if (queue.back().kind() != scheduler::ResultKind::Answered)
        qFatal("it was not answered");
    return each;
}

// Microseconds for each, from the queue to the transport, where they stay.
double dispatch(int requests)
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.parallel = requests;
    bench.update(connection);
    bench.transport.always(tests::hangs());
    std::vector<tests::Submit> queue;
    for (int i = 0; i < requests; ++i)
        queue.push_back(bench.submit(connection));
    const double before = threadCpu();
    while (bench.scheduler->inFlight() < requests)
        bench.run();
    bench.run();
    const double each = (threadCpu() - before) * 1000 / requests;
    if (bench.transport.count() != requests)
        qFatal("it was not sent");
    return each;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    report(u"P20.refused-ms/none-waiting"_s, refusal(kMany), refusal(0));
    report(u"P20.dispatch-us/100-queued"_s, dispatch(kMany), dispatch(kFew));
    report(u"P20.way-of-one-us/100-queued"_s, way(kMany), way(kFew));
    return 0;
}
