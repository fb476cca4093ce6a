// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "core/breaker/world.h"
#include "core/store/storesamples.h"

#include <flows/breakerkeeper.h>
#include <flows/storeledger.h>
#include <store/breakerrepository.h>

#include <QTemporaryDir>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::CircuitState;
using store::BreakerRepository;

// breaker.md 1.8: memory decides; the store is a copy behind it.
class BreakerKeeperTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void transitionIsWrittenWithinATenthOfASecond();
    void evidenceIsGatheredToFourWritesASecond();
    void whatIsPendingIsWrittenAtTheEnd();
    void lockedDatabaseChangesNoAdmission();
    void sweepForgetsTheDead();
    void probeIsWrittenAtOnce();

private:
    void fail();
    [[nodiscard]] std::vector<breaker::StoredScope> rows();
    [[nodiscard]] qint64 written() { return count("SELECT count(*) FROM evidence_history"); }
    [[nodiscard]] qint64 count(const char *sql);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<breaker::World> m_world;
    std::unique_ptr<store::StorageThread> m_storage;
    std::unique_ptr<store::Database> m_reader;
    std::unique_ptr<flows::BreakerKeeper> m_keeper;
};

void BreakerKeeperTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString file = m_folder->filePath(u"breakerbox.db"_s);
    m_world = std::make_unique<breaker::World>();
    m_storage = std::make_unique<store::StorageThread>(
        store::samples::inFile(file), nullptr,
        store::Patience{Milliseconds(1), Milliseconds(3'000), Milliseconds(20)});
    m_reader = store::samples::inFile(file);
    m_keeper = std::make_unique<flows::BreakerKeeper>(m_world->clock, m_world->clock,
                                                      *m_world->breakers, *m_storage);
}

void BreakerKeeperTest::cleanup()
{
    m_keeper.reset();
    m_storage.reset();
    m_reader.reset();
}

void BreakerKeeperTest::fail()
{
    m_world->send(Category::ServerError);
    m_keeper->keep(m_world->breakers->drain());
}

std::vector<breaker::StoredScope> BreakerKeeperTest::rows()
{
    m_storage->flush();
    return BreakerRepository(*m_reader).scopes().value_or(std::vector<breaker::StoredScope>());
}

qint64 BreakerKeeperTest::count(const char *sql)
{
    m_storage->flush();
    return m_reader->scalar(sql).value_or(-1);
}

void BreakerKeeperTest::transitionIsWrittenWithinATenthOfASecond()
{
    for (int i = 0; i < 3; ++i)
        fail();
    QVERIFY(rows().empty()); // behind: asking never waits for the store
    m_world->clock.advance(Milliseconds(100));
    const auto kept = rows();
    const auto leaf = std::ranges::find(kept, m_world->leaf(), &breaker::StoredScope::scope);
    QVERIFY(leaf != kept.end());
    QCOMPARE(leaf->state, CircuitState::Open);
    QCOMPARE(leaf->outcomes.size(), size_t(3));
    // Three forms of one deadline, and the boot they belong to.
    QCOMPARE(leaf->bootId, m_world->clock.bootId());
    QCOMPARE(leaf->retryNotBefore->remaining, Milliseconds(9'950));
    QVERIFY(leaf->retryNotBefore->wall == m_world->clock.wall() + Milliseconds(9'900));
    QCOMPARE(leaf->retryNotBefore->bootNanoseconds, m_world->moment(10).time_since_epoch().count());
}

void BreakerKeeperTest::evidenceIsGatheredToFourWritesASecond()
{
    int writes = 0;
    qint64 before = 0;
    for (int i = 0; i < 200; ++i) {
        m_world->send(Category::ContextTooLong); // evidence of no transition
        m_keeper->keep(m_world->breakers->drain());
        m_world->clock.advance(Milliseconds(10));
        const qint64 now = written();
        writes += now != before ? 1 : 0;
        before = now;
    }
    QVERIFY2(writes >= 4 && writes <= 8, qPrintable(QString::number(writes)));
    m_world->clock.advance(Milliseconds(250));
    QCOMPARE(written(), 200);
}

void BreakerKeeperTest::whatIsPendingIsWrittenAtTheEnd()
{
    fail();
    QCOMPARE(written(), 0);
    m_keeper.reset();
    QCOMPARE(written(), 1);
    QVERIFY(!rows().empty());
}

void BreakerKeeperTest::lockedDatabaseChangesNoAdmission()
{
    store::Transaction lock(*m_reader, store::Durability::Normal);
    VERIFY_OK(lock.begin());
    VERIFY_OK(m_reader->execute("DELETE FROM evidence_history"));
    for (int i = 0; i < 3; ++i)
        fail();
    m_world->clock.advance(Milliseconds(100));
    QVERIFY(!m_storage->flush()); // it waits for the lock
    // The answers are memory's all the same.
    QCOMPARE(m_world->reason(), breaker::HoldReason::Open);
    m_world->clock.advance(Seconds(10));
    QVERIFY(m_world->send(Category::Ok)); // the probe
    m_keeper->keep(m_world->breakers->drain());
    QCOMPARE(m_world->state(m_world->leaf()), CircuitState::Closed);
    m_world->clock.advance(Milliseconds(100));
    VERIFY_OK(lock.commit());
    QTRY_VERIFY(m_storage->flush());
    QCOMPARE(written(), 4); // and nothing was lost
    for (const auto &row : rows())
        QCOMPARE(row.state, CircuitState::Closed);
}

void BreakerKeeperTest::sweepForgetsTheDead()
{
    for (int i = 0; i < 3; ++i)
        fail();
    m_keeper->flush();
    QVERIFY(!rows().empty());
    m_world->clock.advance(Seconds(605)); // 600 s after the last evidence, not after the deadline
    m_keeper->sweep(30);
    QCOMPARE(rows().size(), size_t(1));
    m_world->clock.advance(Seconds(10));
    m_keeper->sweep(30);
    QVERIFY(rows().empty());
    QCOMPARE(written(), 3); // what people look at stays for its days
    m_world->clock.advance(std::chrono::hours(24 * 31));
    m_keeper->sweep(30);
    QCOMPARE(written(), 0);
}

// The ledger's row of a probe comes after the probe's own, on one thread, in order.
void BreakerKeeperTest::probeIsWrittenAtOnce()
{
    m_world->openLeaf();
    m_world->at(20);
    const auto probe = m_world->ask();
    QVERIFY(probe && probe->isProbe());
    flows::StoreLedger ledger(*m_storage);
    ledger.probing(m_world->breakers->stored(m_world->path(), m_world->now()));
    const auto kept = rows();
    const auto leaf = std::ranges::find(kept, m_world->leaf(), &breaker::StoredScope::scope);
    QVERIFY(leaf != kept.end());
    QCOMPARE(leaf->lastProbeStartAge, Milliseconds(0));
}

QTEST_GUILESS_MAIN(BreakerKeeperTest)
#include "tst_breakerkeeper.moc"
