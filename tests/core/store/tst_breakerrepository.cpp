// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/breakerrepository.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;
using breaker::CircuitState;
using breaker::ScopeKey;
using breaker::ScopeKind;
using samples::at;

namespace {

breaker::Evidence evidence(const ScopeKey &scope, WallTime time, int status = 0)
{
    breaker::Evidence made;
    made.scope = scope;
    made.time = time;
    made.httpStatus = status;
    return made;
}

breaker::Transition transition(const ScopeKey &scope, WallTime time, std::uint64_t sequence = 0)
{
    breaker::Transition made;
    made.sequence = sequence;
    made.scope = scope;
    made.time = time;
    return made;
}

} // namespace

class BreakerRepositoryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_database = samples::memory(); }

    void scopes_readBackEqual();
    void scopes_unreadable_areSkippedAndDeleted_data();
    void scopes_unreadable_areSkippedAndDeleted();
    void scopes_dieByThemselves_data();
    void scopes_dieByThemselves();
    void scopes_areRemovedByConnection();
    void history_ofAScopeHoldsAllBelowIt_data();
    void history_ofAScopeHoldsAllBelowIt();
    void history_readsBackEqualNewestFirst();
    void history_keepsTheHint();
    void history_isTrimmed();

private:
    static breaker::StoredScope scopeRow(samples::Maker &make);
    std::unique_ptr<Database> m_database;
};

breaker::StoredScope BreakerRepositoryTest::scopeRow(samples::Maker &make)
{
    breaker::StoredScope row;
    row.scope = {ScopeKind::Model, make.id<ConnectionId>(), breaker::Operation::Chat,
                 ModelId(u"vendor/model#1"_s)};
    row.fingerprint = QByteArray("\x00\x01\xff", 3);
    row.bootId = u"boot"_s;
    row.writtenBoot = 123'456'789'012'345;
    row.written = at(100);
    row.state = CircuitState::Open;
    row.level = 3;
    row.retryNotBefore = {Milliseconds(40'000), at(140), 1};
    row.gate = {Milliseconds(5'000), at(105), 2};
    row.gateProvenance = breaker::Provenance::Stated;
    row.gateStep = Milliseconds(10'000);
    row.gateClaim = Milliseconds(3'600'000);
    row.attention = breaker::Attention::Billing;
    row.attentionCause = breaker::Category::QuotaExhausted;
    row.lastCloseAge = Milliseconds(9);
    row.openedAt = at(99);
    row.lastSuccess = at(50);
    row.lastFailure = breaker::Category::Overloaded;
    row.outcomes = {{Milliseconds(2'000), breaker::Verdict::Success, breaker::Category::Ok, 1},
                    {Milliseconds(0), breaker::Verdict::Failure, breaker::Category::ServerError,
                     0xffff'ffff'ffff'fff1}};
    return row;
}

void BreakerRepositoryTest::scopes_readBackEqual()
{
    samples::Maker make;
    BreakerRepository repository(*m_database);
    const auto full = scopeRow(make);
    breaker::StoredScope bare;
    bare.scope = {ScopeKind::Transport, make.id<ConnectionId>(), {}, {}};
    VERIFY_OK(repository.saveScopes({full, bare}));
    auto rows = repository.scopes();
    VERIFY_OK(rows);
    QVERIFY(*rows == std::vector<breaker::StoredScope>({full, bare}));
    auto closed = full;
    closed.state = CircuitState::Closed;
    closed.retryNotBefore.reset();
    VERIFY_OK(repository.saveScopes({closed}));
    rows = repository.scopes();
    QVERIFY(*rows == std::vector<breaker::StoredScope>({closed, bare}));
    VERIFY_OK(repository.removeScope(bare.scope));
    QCOMPARE(repository.scopes()->size(), size_t(1));
}

void BreakerRepositoryTest::scopes_unreadable_areSkippedAndDeleted_data()
{
    QTest::addColumn<QString>("damage");
    QTest::newRow("key") << u"scope = 'nonsense'"_s;
    QTest::newRow("state") << u"state = 'ajar'"_s;
    QTest::newRow("state of no row") << u"state = 'half-open'"_s;
    QTest::newRow("level below 0") << u"level = -1"_s;
    QTest::newRow("level beyond reason") << u"level = 4000000000"_s;
    QTest::newRow("provenance") << u"gate_provenance = 'heard'"_s;
    QTest::newRow("attention") << u"attention = ''"_s;
    QTest::newRow("outcomes no JSON") << u"outcomes = '[[1,'"_s;
    QTest::newRow("outcomes an object") << u"outcomes = '{}'"_s;
    QTest::newRow("an outcome too short") << u"outcomes = '[[1,\"success\",\"ok\"]]'"_s;
    QTest::newRow("an outcome's verdict") << u"outcomes = '[[1,\"great\",\"ok\",\"1\"]]'"_s;
    QTest::newRow("an outcome's hash") << u"outcomes = '[[1,\"success\",\"ok\",\"xyz\"]]'"_s;
    QTest::newRow("an outcome's age") << u"outcomes = '[[\"1\",\"success\",\"ok\",\"1\"]]'"_s;
}

void BreakerRepositoryTest::scopes_unreadable_areSkippedAndDeleted()
{
    QFETCH(QString, damage);
    samples::Maker make;
    BreakerRepository repository(*m_database);
    const auto bad = scopeRow(make);
    const auto good = scopeRow(make);
    VERIFY_OK(repository.saveScopes({bad, good}));
    VERIFY_OK(
        m_database->execute(u"UPDATE breaker_scopes SET %1 WHERE seq = 1"_s.arg(damage).toUtf8()));
    QTest::ignoreMessage(QtWarningMsg, "1 breaker rows could not be read");
    const auto rows = repository.scopes();
    VERIFY_OK(rows);
    QVERIFY(*rows == std::vector<breaker::StoredScope>({good}));
    QCOMPARE(m_database->scalar("SELECT count(*) FROM breaker_scopes").value_or(-1), 1);
}

void BreakerRepositoryTest::scopes_dieByThemselves_data()
{
    QTest::addColumn<breaker::StoredScope>("row");
    QTest::addColumn<qint64>("dies"); // seconds
    samples::Maker make;
    auto row = scopeRow(make);
    QTest::newRow("600 s after its deadline") << row << qint64(740);
    row.gate->wall = at(900);
    QTest::newRow("600 s after its gate") << row << qint64(1500);
    row.retryNotBefore.reset();
    row.gate.reset();
    row.outcomes.front().age = Milliseconds(50'000);
    row.outcomes.back().age = Milliseconds(30'000);
    QTest::newRow("600 s after its last evidence") << row << qint64(670);
    row.outcomes.clear();
    QTest::newRow("600 s after it was written") << row << qint64(700);
}

void BreakerRepositoryTest::scopes_dieByThemselves()
{
    QFETCH(breaker::StoredScope, row);
    QFETCH(qint64, dies);
    BreakerRepository repository(*m_database);
    VERIFY_OK(repository.saveScopes({row}));
    QCOMPARE(repository.sweep(at(dies) - Milliseconds(1)).value_or(-1), 0);
    QCOMPARE(repository.sweep(at(dies)).value_or(-1), 1);
    QVERIFY(repository.scopes()->empty());
}

void BreakerRepositoryTest::scopes_areRemovedByConnection()
{
    samples::Maker make;
    BreakerRepository repository(*m_database);
    const auto first = scopeRow(make);
    const auto second = scopeRow(make);
    VERIFY_OK(repository.saveScopes({first, second}));
    VERIFY_OK(repository.removeConnection(first.scope.connection));
    QVERIFY(*repository.scopes() == std::vector<breaker::StoredScope>({second}));
}

void BreakerRepositoryTest::history_ofAScopeHoldsAllBelowIt_data()
{
    QTest::addColumn<int>("scope");
    QTest::addColumn<QList<int>>("found"); // newest first
    QTest::newRow("transport") << 0 << QList<int>{0};
    QTest::newRow("service") << 1 << QList<int>{5, 4, 3, 2, 1};
    QTest::newRow("operation") << 2 << QList<int>{4, 3, 2};
    QTest::newRow("model") << 3 << QList<int>{3};
    QTest::newRow("another connection") << 6 << QList<int>{6};
}

void BreakerRepositoryTest::history_ofAScopeHoldsAllBelowIt()
{
    QFETCH(int, scope);
    QFETCH(QList<int>, found);
    using breaker::Operation;
    samples::Maker make;
    const auto mine = make.id<ConnectionId>();
    const std::vector<ScopeKey> scopes{
        {ScopeKind::Transport, mine, {}, {}},
        {ScopeKind::Connection, mine, {}, {}},
        {ScopeKind::Operation, mine, Operation::Chat, {}},
        {ScopeKind::Model, mine, Operation::Chat, ModelId(u"a"_s)},
        {ScopeKind::Model, mine, Operation::Chat, ModelId(u"a/b"_s)},
        {ScopeKind::Operation, mine, Operation::Models, {}},
        {ScopeKind::Connection, make.id<ConnectionId>(), {}, {}},
    };
    std::vector<breaker::Evidence> entries;
    std::vector<breaker::Transition> changed;
    for (size_t i = 0; i < scopes.size(); ++i) {
        entries.push_back(evidence(scopes[i], {}, int(i)));
        changed.push_back(transition(scopes[i], {}, i));
    }
    BreakerRepository repository(*m_database);
    VERIFY_OK(repository.appendHistory(entries, changed));
    const auto history = repository.history(scopes[size_t(scope)], 100);
    const auto changes = repository.transitions(scopes[size_t(scope)], 100);
    VERIFY_OK(history);
    VERIFY_OK(changes);
    QList<int> numbers;
    QList<int> sequences;
    for (const auto &entry : *history)
        numbers.append(entry.httpStatus);
    for (const auto &entry : *changes)
        sequences.append(int(entry.sequence));
    QCOMPARE(numbers, found);
    QCOMPARE(sequences, found);
}

void BreakerRepositoryTest::history_readsBackEqualNewestFirst()
{
    samples::Maker make;
    breaker::Evidence entry;
    entry.scope = {ScopeKind::Model, make.id<ConnectionId>(), breaker::Operation::Title,
                   ModelId(u"m"_s)};
    entry.time = at(20);
    entry.request = make.id<RequestId>();
    entry.attempt = make.id<AttemptId>();
    entry.category = breaker::Category::StreamStalled;
    entry.phase = Phase::Streaming;
    entry.cause = LifecycleCause::SystemSuspend;
    entry.verdict = breaker::Verdict::Failure;
    entry.counted = true;
    entry.whyNot = u"suspended"_s;
    entry.httpStatus = 503;
    entry.latency = Milliseconds(61'000);
    entry.requestId = u"req"_s;
    entry.probe = true;
    entry.manual = true;
    auto older = entry;
    older.time = at(10);
    breaker::Transition change{18'000'000'000'000'000'000ULL,
                               entry.scope,
                               CircuitState::HalfOpen,
                               CircuitState::Open,
                               4,
                               at(20),
                               at(60),
                               u"3 in a row"_s};
    BreakerRepository repository(*m_database);
    VERIFY_OK(repository.appendHistory({entry, older}, {change}));
    QVERIFY(*repository.history(entry.scope, 10) == std::vector<breaker::Evidence>({entry, older}));
    QVERIFY(*repository.history(entry.scope, 1) == std::vector<breaker::Evidence>({entry}));
    QVERIFY(*repository.transitions(entry.scope, 10) == std::vector<breaker::Transition>({change}));
}

// What was stored before there was a column for the hint reads as "none".
void BreakerRepositoryTest::history_keepsTheHint()
{
    samples::Maker make;
    const ScopeKey scope{ScopeKind::Connection, make.id<ConnectionId>(), {}, {}};
    auto limited = evidence(scope, at(2), 429);
    limited.hint = Milliseconds(38'500);
    BreakerRepository repository(*m_database);
    VERIFY_OK(repository.appendHistory({limited, evidence(scope, at(1))}, {}));
    const auto history = repository.history(scope, 10);
    VERIFY_OK(history);
    QCOMPARE(history->at(0).hint, Milliseconds(38'500));
    QCOMPARE(history->at(1).hint, Milliseconds(0));
}

void BreakerRepositoryTest::history_isTrimmed()
{
    samples::Maker make;
    const ScopeKey scope{ScopeKind::Connection, make.id<ConnectionId>(), {}, {}};
    BreakerRepository repository(*m_database);
    VERIFY_OK(repository.appendHistory({evidence(scope, at(1)), evidence(scope, at(2))},
                                       {transition(scope, at(1))}));
    QCOMPARE(repository.trimHistory(at(2)).value_or(-1), 2);
    QCOMPARE(repository.history(scope, 10)->size(), size_t(1));
    QVERIFY(repository.transitions(scope, 10)->empty());
}

QTEST_GUILESS_MAIN(BreakerRepositoryTest)
#include "tst_breakerrepository.moc"
