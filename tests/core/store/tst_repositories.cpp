// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/branchrepository.h>
#include <store/connectionrepository.h>
#include <store/conversationrepository.h>
#include <store/ledgerrepository.h>

#include <algorithm>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;
using samples::at;

namespace {

connections::ModelInfo model(const QString &name)
{
    connections::ModelInfo made;
    made.id = ModelId(name);
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
    void ledger_namesTheProxy();
    void ledger_sumsWhatWasUsed();
    void ledger_openedTwice_isRefused();
    void ledger_outlivesConversationAndConnection();
    void ledger_latestIsNewestFirst();
    void consents_areKeptAndOnlyRevoked();

    void branches_areReplacedAndGoWithTheirConversation();

private:
    static connections::Connection connection(samples::Maker &make, const QString &name);
    static LedgerRow ledgerRow(samples::Maker &make);
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
    made.proxy = {connections::ProxyUse::Own,
                  connections::ProxyKind::Socks5,
                  u"proxy.example"_s,
                  1080,
                  u"müller"_s,
                  connections::PasswordPlace::Keychain};
    made.caFile = u"/etc/ssl/größe.pem"_s;
    made.pace = {3, 20'000};
    made.spend = {2'500'000, 10'000'000, 500'000, 20'000'000};
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

void RepositoriesTest::connections_readBackEqualByPosition()
{
    samples::Maker make;
    ConnectionRepository repository(*m_database);
    auto second = connection(make, u"second"_s);
    second.position = 2;
    auto first = connection(make, u"first"_s);
    first.position = 1;
    first.apiVersion = u"2024-10-21"_s;
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
    const StoredNotes second{saved.id,
                             ModelId(u"b"_s),
                             {},
                             {},
                             false,
                             131'072,
                             connections::Capability::Yes,
                             connections::Capability::No,
                             connections::Capability::No};
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
    row.inputTokens = 12;
    row.outputTokens = 0;
    VERIFY_OK(repository.close(row));
    rows = repository.ofConversation(row.conversation);
    QVERIFY(rows->front() == row);
    COMPARE_ERROR(repository.close(ledgerRow(make)), ErrorCode::NotFound);
}

// The system's proxy is known only afterwards; a proxy that was known before is not forgotten.
void RepositoriesTest::ledger_namesTheProxy()
{
    samples::Maker make;
    LedgerRepository repository(*m_database);
    auto system = ledgerRow(make);
    system.proxy.clear();
    VERIFY_OK(repository.open(system));
    system.proxy = u"proxy.local:8080"_s;
    VERIFY_OK(repository.close(system));
    QCOMPARE(repository.ofConversation(system.conversation)->front().proxy, u"proxy.local:8080"_s);
    auto own = ledgerRow(make);
    VERIFY_OK(repository.open(own));
    auto cut = own;
    cut.proxy.clear(); // the attempt was cut before the transport said its last word
    VERIFY_OK(repository.close(cut));
    QCOMPARE(repository.ofConversation(own.conversation)->front().proxy, own.proxy);
}

void RepositoriesTest::ledger_sumsWhatWasUsed()
{
    samples::Maker make;
    LedgerRepository repository(*m_database);
    const auto used = [&](LedgerRow row, int second, std::optional<qint64> in,
                          std::optional<qint64> out) {
        row.attempt = make.id<AttemptId>();
        row.time = at(second);
        VERIFY_OK(repository.open(row));
        row.inputTokens = in;
        row.outputTokens = out;
        VERIFY_OK(repository.close(row));
    };
    const LedgerRow first = ledgerRow(make);
    LedgerRow second = ledgerRow(make);
    second.connection = first.connection;
    used(first, 10, 100, 20);
    used(first, 20, 5, {});
    used(first, 30, {}, {}); // nobody said
    used(second, 20, 7, 7);
    const auto ever = repository.usedSince(at(0));
    VERIFY_OK(ever);
    QCOMPARE(ever->size(), size_t(2));
    const auto of = [](const std::vector<UsedTokens> &list, const ConversationId &id) {
        const auto found = std::ranges::find(list, id, &UsedTokens::conversation);
        return found == list.end() ? UsedTokens() : *found;
    };
    QVERIFY((of(*ever, first.conversation) ==
             UsedTokens{first.connection, first.conversation, 105, 20, first.model}));
    const auto months = repository.byMonth();
    VERIFY_OK(months);
    const QString month =
        QDateTime::fromMSecsSinceEpoch(toMilliseconds(at(10))).toString(u"yyyy-MM");
    QCOMPARE(months->size(), size_t(1));
    QVERIFY((months->front() == MonthlyUse{month, first.connection, first.model, 4, 112, 27}));
    const auto late = repository.usedSince(at(20));
    VERIFY_OK(late);
    QVERIFY((of(*late, first.conversation) ==
             UsedTokens{first.connection, first.conversation, 5, 0, first.model}));
    QVERIFY((of(*late, second.conversation) ==
             UsedTokens{first.connection, second.conversation, 7, 7, first.model}));
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

void RepositoriesTest::branches_areReplacedAndGoWithTheirConversation()
{
    samples::Maker make;
    const chat::Conversation one = make.conversation();
    const chat::Conversation other = make.conversation();
    ConversationRepository conversations(*m_database);
    QVERIFY(conversations.save(one) && conversations.save(other));
    BranchRepository branches(*m_database);
    const BranchChoices first{{make.id<MessageId>(), make.id<MessageId>()},
                              {make.id<MessageId>(), make.id<MessageId>()}};
    const BranchChoices second{{make.id<MessageId>(), make.id<MessageId>()}};
    QVERIFY(branches.save(one.id, first));
    QVERIFY(branches.save(other.id, second));
    QCOMPARE(branches.choices(one.id).value_or(BranchChoices()), first);
    QVERIFY(branches.save(one.id, second));
    QCOMPARE(branches.choices(one.id).value_or(BranchChoices()), second);
    QVERIFY(conversations.remove(one.id));
    QVERIFY(branches.choices(one.id).value_or(first).empty());
    QCOMPARE(branches.choices(other.id).value_or(BranchChoices()), second);
    COMPARE_ERROR(branches.save(one.id, first), ErrorCode::InvalidInput);
}

QTEST_GUILESS_MAIN(RepositoriesTest)
#include "tst_repositories.moc"
