// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/breakerrepository.h>
#include <store/connectionrepository.h>
#include <store/ledgerrepository.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;
using breaker::CircuitState;
using breaker::ScopeKey;
using breaker::ScopeKind;
using samples::at;

namespace {

connections::ModelInfo model(const QString &name)
{
    connections::ModelInfo made;
    made.id = ModelId(name);
    return made;
}

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

class RepositoriesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_database = samples::memory(); }

    void connections_readBackEqualByPosition();
    void savedConnection_isReplaced();
    void removedConnection_takesItsModelsAndNotesAlong();
    void models_areReplacedInOrder();
    void notes_areReplacedPerModel();

    void ledger_opensAndCloses();
    void ledger_openedTwice_isRefused();
    void ledger_outlivesConversationAndConnection();
    void ledger_latestIsNewestFirst();
    void consents_areKeptAndOnlyRevoked();

    void scopes_readBackEqual();
    void scopes_unreadable_areSkippedAndDeleted_data();
    void scopes_unreadable_areSkippedAndDeleted();
    void scopes_dieByThemselves_data();
    void scopes_dieByThemselves();
    void scopes_areRemovedByConnection();
    void history_ofAScopeHoldsAllBelowIt_data();
    void history_ofAScopeHoldsAllBelowIt();
    void history_readsBackEqualNewestFirst();
    void history_isTrimmed();

private:
    static connections::Connection connection(samples::Maker &make, const QString &name);
    static LedgerRow ledgerRow(samples::Maker &make);
    static breaker::StoredScope scopeRow(samples::Maker &make);
    std::unique_ptr<Database> m_database;
};

connections::Connection RepositoriesTest::connection(samples::Maker &make, const QString &name)
{
    connections::Connection made;
    made.id = make.id<ConnectionId>();
    made.name = name;
    made.kind = connections::ConnectionKind::Endpoint;
    made.protocol = connections::Protocol::OpenAiResponses;
    made.preset = u"custom"_s;
    made.baseUrl = QUrl(u"https://xn--bcher-kva.example:8443/a%20b/v1"_s);
    made.credential = {connections::CredentialSource::Environment, u"MY_KEY"_s, 3, u"wxyz"_s};
    made.boundary = {connections::BoundaryClass::Company, u"Ex/ample"_s, u"work"_s};
    made.defaultModel = ModelId(u"vendor/m:1"_s);
    made.headers = {{"X-Title", "caf\xe9"}, {"X-Empty", ""}};
    made.organisation = u"org"_s;
    made.limits = {Milliseconds(1), Milliseconds(2), Milliseconds(3)};
    made.enabled = connections::Enabled::No;
    made.parallel = 9;
    made.created = at(5);
    return made;
}

LedgerRow RepositoriesTest::ledgerRow(samples::Maker &make)
{
    LedgerRow row;
    row.attempt = make.id<AttemptId>();
    row.request = make.id<RequestId>();
    row.conversation = make.id<ConversationId>();
    row.message = make.id<MessageId>();
    row.time = at(7);
    row.purpose = u"chat"_s;
    row.connection = make.id<ConnectionId>();
    row.boundary = u"company:OpenAI"_s;
    row.model = u"gpt"_s;
    row.scheme = u"https"_s;
    row.host = u"api.example.com"_s;
    row.port = 443;
    row.proxy = u"proxy.local:3128"_s;
    row.attemptNumber = 2;
    row.reason = u"retry"_s;
    row.consent = make.id<ConsentId>();
    row.messageCount = 4;
    row.bytesUp = 5'000'000'000;
    return row;
}

breaker::StoredScope RepositoriesTest::scopeRow(samples::Maker &make)
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

void RepositoriesTest::connections_readBackEqualByPosition()
{
    samples::Maker make;
    ConnectionRepository repository(*m_database);
    auto second = connection(make, u"second"_s);
    second.position = 2;
    auto first = connection(make, u"first"_s);
    first.position = 1;
    VERIFY_OK(repository.save(second));
    VERIFY_OK(repository.save(first));
    const auto list = repository.list();
    VERIFY_OK(list);
    QCOMPARE(list->size(), size_t(2));
    QVERIFY((*list)[0] == first);
    QVERIFY((*list)[1] == second);
}

void RepositoriesTest::savedConnection_isReplaced()
{
    samples::Maker make;
    ConnectionRepository repository(*m_database);
    auto saved = connection(make, u"one"_s);
    VERIFY_OK(repository.save(saved));
    VERIFY_OK(repository.saveModels(saved.id, {model(u"m"_s)}));
    auto other = connection(make, u"renamed"_s);
    other.id = saved.id;
    other.kind = connections::ConnectionKind::Local;
    other.headers.clear();
    other.enabled = connections::Enabled::Yes;
    VERIFY_OK(repository.save(other));
    QCOMPARE(repository.list()->size(), size_t(1));
    QVERIFY(repository.list()->front() == other);
    QCOMPARE(repository.models(saved.id)->size(), size_t(1));
}

void RepositoriesTest::removedConnection_takesItsModelsAndNotesAlong()
{
    samples::Maker make;
    ConnectionRepository repository(*m_database);
    const auto saved = connection(make, u"one"_s);
    VERIFY_OK(repository.save(saved));
    VERIFY_OK(repository.saveModels(saved.id, {model(u"m"_s)}));
    VERIFY_OK(repository.saveNotes({saved.id, ModelId(u"m"_s), {u"top_p"_s}, {}, true}));
    VERIFY_OK(repository.remove(saved.id));
    QVERIFY(repository.list()->empty());
    QVERIFY(repository.models(saved.id)->empty());
    QVERIFY(repository.notes()->empty());
}

void RepositoriesTest::models_areReplacedInOrder()
{
    samples::Maker make;
    ConnectionRepository repository(*m_database);
    const auto saved = connection(make, u"one"_s);
    VERIFY_OK(repository.save(saved));
    VERIFY_OK(repository.saveModels(saved.id, {model(u"old"_s)}));
    connections::ModelInfo full;
    full.id = ModelId(u"z/last:cloud"_s);
    full.displayName = u"Last"_s;
    full.contextLength = 1'000'000;
    full.maximumOutput = 0;
    full.images = connections::Capability::Yes;
    full.tools = connections::Capability::No;
    full.reasoning = connections::Capability::Yes;
    full.loaded = connections::Capability::No;
    full.remoteHost = u"ollama.com"_s;
    full.chat = false;
    connections::ModelInfo plain;
    plain.id = ModelId(u"a"_s);
    // The list's own order is kept, and a name that stands there twice is no error.
    const std::vector<connections::ModelInfo> models{full, plain, plain};
    VERIFY_OK(repository.saveModels(saved.id, models));
    const auto read = repository.models(saved.id);
    VERIFY_OK(read);
    QVERIFY(*read == models);
    COMPARE_ERROR(repository.saveModels(make.id<ConnectionId>(), models), ErrorCode::InvalidInput);
}

void RepositoriesTest::notes_areReplacedPerModel()
{
    samples::Maker make;
    ConnectionRepository repository(*m_database);
    const auto saved = connection(make, u"one"_s);
    VERIFY_OK(repository.save(saved));
    const StoredNotes first{saved.id, ModelId(u"a"_s), {u"top_p"_s}, u"max_tokens"_s, true};
    const StoredNotes second{saved.id, ModelId(u"b"_s), {}, {}, false};
    VERIFY_OK(repository.saveNotes({saved.id, ModelId(u"a"_s), {}, {}, true}));
    VERIFY_OK(repository.saveNotes(second));
    VERIFY_OK(repository.saveNotes(first));
    const auto notes = repository.notes();
    VERIFY_OK(notes);
    QVERIFY(*notes == std::vector<StoredNotes>({first, second}));
}

void RepositoriesTest::ledger_opensAndCloses()
{
    samples::Maker make;
    LedgerRepository repository(*m_database);
    auto row = ledgerRow(make);
    VERIFY_OK(repository.open(row));
    auto rows = repository.ofConversation(row.conversation);
    VERIFY_OK(rows);
    QCOMPARE(rows->size(), size_t(1));
    QVERIFY(rows->front() == row);
    QVERIFY(!rows->front().closed);
    row.address = u"203.0.113.7"_s;
    row.certificateFingerprint = QByteArray("\x00\xaa", 2);
    row.bytesDown = 77;
    row.duration = Milliseconds(1234);
    row.category = u"ok"_s;
    row.phase = u"streaming"_s;
    row.cause = u"normal"_s;
    row.httpStatus = 200;
    row.requestId = u"req_1"_s;
    row.closed = true;
    VERIFY_OK(repository.close(row));
    rows = repository.ofConversation(row.conversation);
    QVERIFY(rows->front() == row);
    COMPARE_ERROR(repository.close(ledgerRow(make)), ErrorCode::NotFound);
}

void RepositoriesTest::ledger_openedTwice_isRefused()
{
    samples::Maker make;
    LedgerRepository repository(*m_database);
    const auto row = ledgerRow(make);
    VERIFY_OK(repository.open(row));
    COMPARE_ERROR(repository.open(row), ErrorCode::InvalidInput);
    QCOMPARE(repository.latest(10)->size(), size_t(1));
}

void RepositoriesTest::ledger_outlivesConversationAndConnection()
{
    samples::Maker make;
    auto row = ledgerRow(make);
    const auto used = connection(make, u"one"_s);
    row.connection = used.id;
    VERIFY_OK(ConnectionRepository(*m_database).save(used));
    VERIFY_OK(LedgerRepository(*m_database).open(row));
    VERIFY_OK(ConnectionRepository(*m_database).remove(used.id));
    QCOMPARE(LedgerRepository(*m_database).latest(10)->size(), size_t(1));
}

void RepositoriesTest::ledger_latestIsNewestFirst()
{
    samples::Maker make;
    LedgerRepository repository(*m_database);
    for (int i = 1; i <= 5; ++i) {
        auto row = ledgerRow(make);
        row.attemptNumber = i;
        VERIFY_OK(repository.open(row));
    }
    const auto latest = repository.latest(2);
    VERIFY_OK(latest);
    QCOMPARE(latest->size(), size_t(2));
    QCOMPARE((*latest)[0].attemptNumber, 5);
    QCOMPARE((*latest)[1].attemptNumber, 4);
}

void RepositoriesTest::consents_areKeptAndOnlyRevoked()
{
    samples::Maker make;
    LedgerRepository repository(*m_database);
    ConsentRow row{make.id<ConsentId>(),      at(1),
                   make.id<ConversationId>(), u"device"_s,
                   u"company:OpenAI"_s,       u"this_conversation"_s,
                   u"{\"messages\":4}"_s,     false};
    VERIFY_OK(repository.saveConsent(row));
    auto changed = row;
    changed.to = u"company:Other"_s;
    changed.revoked = true;
    VERIFY_OK(repository.saveConsent(changed));
    row.revoked = true;
    const auto consents = repository.consents(row.conversation);
    VERIFY_OK(consents);
    QVERIFY(*consents == std::vector<ConsentRow>({row}));
}

void RepositoriesTest::scopes_readBackEqual()
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

void RepositoriesTest::scopes_unreadable_areSkippedAndDeleted_data()
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

void RepositoriesTest::scopes_unreadable_areSkippedAndDeleted()
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

void RepositoriesTest::scopes_dieByThemselves_data()
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

void RepositoriesTest::scopes_dieByThemselves()
{
    QFETCH(breaker::StoredScope, row);
    QFETCH(qint64, dies);
    BreakerRepository repository(*m_database);
    VERIFY_OK(repository.saveScopes({row}));
    QCOMPARE(repository.sweep(at(dies) - Milliseconds(1)).value_or(-1), 0);
    QCOMPARE(repository.sweep(at(dies)).value_or(-1), 1);
    QVERIFY(repository.scopes()->empty());
}

void RepositoriesTest::scopes_areRemovedByConnection()
{
    samples::Maker make;
    BreakerRepository repository(*m_database);
    const auto first = scopeRow(make);
    const auto second = scopeRow(make);
    VERIFY_OK(repository.saveScopes({first, second}));
    VERIFY_OK(repository.removeConnection(first.scope.connection));
    QVERIFY(*repository.scopes() == std::vector<breaker::StoredScope>({second}));
}

void RepositoriesTest::history_ofAScopeHoldsAllBelowIt_data()
{
    QTest::addColumn<int>("scope");
    QTest::addColumn<QList<int>>("found"); // newest first
    QTest::newRow("transport") << 0 << QList<int>{0};
    QTest::newRow("service") << 1 << QList<int>{5, 4, 3, 2, 1};
    QTest::newRow("operation") << 2 << QList<int>{4, 3, 2};
    QTest::newRow("model") << 3 << QList<int>{3};
    QTest::newRow("another connection") << 6 << QList<int>{6};
}

void RepositoriesTest::history_ofAScopeHoldsAllBelowIt()
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

void RepositoriesTest::history_readsBackEqualNewestFirst()
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

void RepositoriesTest::history_isTrimmed()
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

QTEST_GUILESS_MAIN(RepositoriesTest)
#include "tst_repositories.moc"
