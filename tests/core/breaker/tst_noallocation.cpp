// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The question "may this go now?" and a permit cost no memory (figure P19, design 4): every
// allocation of this program is counted.

#include "world.h"

#include <QTest>

#include <cstdlib>
#include <new>

namespace {

int allocations = 0;

} // namespace

void *operator new(std::size_t size)
{
    ++allocations;
    if (void *made = std::malloc(size))
        return made;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

class NoAllocationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theCounterCounts();
    void aPermitCostsNoMemory();
    void aDenialCostsNoMemory();
    void aKeptPathCostsNoMemory();
};

namespace {

struct Bench
{
    Bench() { breakers.setConnection(id, "one", Policy::cloud(), ReachedBy::Network); }

    SystemClock clock;
    SeededRandom random{1};
    Breakers breakers{clock, random};
    ConnectionId id{random.uuid()};
    Ask question{{id, Operation::Chat, ModelId(u"m"_s)},
                 RequestId(random.uuid()),
                 AskKind::Automatic,
                 Replay::Safe};
    BootTime now = clock.now();
};

} // namespace

void NoAllocationTest::theCounterCounts()
{
    const int before = allocations;
    const auto one = std::make_unique<int>(1);
    QCOMPARE(allocations, before + *one);
}

void NoAllocationTest::aPermitCostsNoMemory()
{
    Bench bench;
    // Also where the path's nodes are there: after an outcome that is not a success.
    for (int round = 0; round < 3; ++round) {
        const int before = allocations;
        Admission admission = bench.breakers.ask(bench.question, bench.now);
        const int after = allocations;
        QVERIFY(admission.has_value());
        QCOMPARE(after, before);
        admission->settle(outcomeOf(round == 0 ? Category::ServerError : Category::Ok), bench.now);
    }
}

void NoAllocationTest::aDenialCostsNoMemory()
{
    Bench bench;
    for (int i = 0; i < 3; ++i) {
        Ask ask = bench.question;
        ask.request = RequestId(bench.random.uuid());
        if (auto admission = bench.breakers.ask(ask, bench.now + Seconds(i)))
            admission->settle(outcomeOf(Category::ServerError), bench.now + Seconds(i));
    }
    (void)bench.breakers.drain();
    // The first notes that the scope has changed; that note is kept until it is drained.
    (void)bench.breakers.ask(bench.question, bench.now + Seconds(4));
    const int before = allocations;
    const Admission denied = bench.breakers.ask(bench.question, bench.now + Seconds(4));
    const int after = allocations;
    QVERIFY(!denied.has_value());
    QCOMPARE(after, before);
}

// Also when it has to be looked up anew.
void NoAllocationTest::aKeptPathCostsNoMemory()
{
    Bench bench;
    const PathHandle path(bench.question.path);
    for (int round = 0; round < 3; ++round) {
        const int before = allocations;
        const auto denied =
            bench.breakers.preview(path, AskKind::Automatic, Replay::Safe, bench.now);
        const int after = allocations;
        QVERIFY(!denied.has_value());
        QCOMPARE(after, before);
        if (auto admission = bench.breakers.ask(bench.question, bench.now))
            admission->settle(outcomeOf(round == 0 ? Category::ServerError : Category::Ok),
                              bench.now);
    }
}

QTEST_GUILESS_MAIN(NoAllocationTest)
#include "tst_noallocation.moc"
