// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <flows/attempttrail.h>
#include <flows/cardmaker.h>
#include <flows/healthreader.h>

#include <QTest>

using namespace breakerbox;
using namespace Qt::StringLiterals;
using breaker::Category;
using breaker::Denial;
using breaker::HoldReason;
using connections::ConnectionKind;
using flows::Card;
using flows::CardFacts;
using flows::CardKind;
using flows::Refusal;

Q_DECLARE_METATYPE(breakerbox::breaker::Category)
Q_DECLARE_METATYPE(breakerbox::breaker::HoldReason)
Q_DECLARE_METATYPE(breakerbox::connections::ConnectionKind)
Q_DECLARE_METATYPE(breakerbox::flows::CardKind)

namespace {

const BootTime kNow(std::chrono::seconds(5000));

connections::Connection connectionOf(ConnectionKind kind)
{
    connections::Connection connection;
    connection.id = ConnectionId(QUuid::fromString(u"{00000000-0000-4000-8000-00000000000a}"));
    connection.name = QStringLiteral("Work");
    connection.kind = kind;
    connection.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:11434"));
    connection.defaultModel = ModelId(QStringLiteral("m"));
    return connection;
}

breaker::Outcome outcomeOf(Category category)
{
    breaker::Outcome outcome;
    outcome.category = category;
    return outcome;
}

Denial denialOf(HoldReason reason, Category cause = Category::Unknown)
{
    Denial denial;
    denial.reason = reason;
    denial.cause = cause;
    return denial;
}

} // namespace

class CardsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outcomeHasItsCard_data();
    void outcomeHasItsCard();
    void holdHasItsCard_data();
    void holdHasItsCard();
    void ownLimitsAreTheUsersToPass();
    void proxyTroubleNamesTheProxyAndSentNothing();
    void aBreakAfterContentIsAnInterruption();
    void errorsHereComeFirst();
    void heldOverNamesWhatMustBeDoneFirst();
    void waitCountsDownToTheDeadline();
    void aHoldThatRanOutIsReadyToGo();
    void whatPassedIsToldAsPast();
    void aWaitThatRanOutSaysSo();
    void anAnswerSinceIsToldOnce();
    void triesOfAnEarlierRunComeFromTheLedger();
    void retryIsRefusedWhileALimitRuns();
    void requestFaultsAreNotWorthRepeating();
    void switchNeedsAnotherConnection();
    void evidenceIsSummedUp();
    void healthIsTheWorstThatConcernsChat();
    void anotherModelsFailureLeavesHealthAlone();
    void offlineAndPausedHaveTheirOwnHealth();
};

void CardsTest::outcomeHasItsCard_data()
{
    QTest::addColumn<Category>("category");
    QTest::addColumn<ConnectionKind>("kind");
    QTest::addColumn<CardKind>("card");
    const auto row = [](const char *name, Category category, CardKind card,
                        ConnectionKind kind = ConnectionKind::Cloud) {
        QTest::newRow(name) << category << kind << card;
    };
    row("an answer needs none", Category::Ok, CardKind::None);
    row("a refusal is a reply", Category::ContentFiltered, CardKind::None);
    row("a stop by the user is no trouble", Category::UserStopped, CardKind::None);
    row("S74: a wrong key is repaired", Category::CredentialInvalid, CardKind::Credential);
    row("an empty account is billing, not a limit", Category::QuotaExhausted, CardKind::Billing);
    row("S71: a rate limit", Category::RateLimitedTokens, CardKind::RateLimited);
    row("503", Category::Overloaded, CardKind::Failing);
    row("no first byte", Category::FirstByteTimedOut, CardKind::Failing);
    row("refused, cloud", Category::ConnectionRefused, CardKind::Failing);
    row("S81: refused, local: start the server", Category::ConnectionRefused,
        CardKind::ServerStopped, ConnectionKind::Local);
    row("S94: missing model, local: choose one", Category::ModelNotFound, CardKind::ModelMissing,
        ConnectionKind::Local);
    row("loading is not failing", Category::LocalLoading, CardKind::ModelLoading,
        ConnectionKind::Local);
    row("out of memory", Category::LocalOutOfMemory, CardKind::OutOfMemory, ConnectionKind::Local);
    row("a redirect is an address fault", Category::EndpointNotFound, CardKind::Endpoint);
    row("certificate", Category::CertificateInvalid, CardKind::Certificate);
    row("S53: context too long is about the request", Category::ContextTooLong, CardKind::Request);
    row("certificate file", Category::AuthorityFileMissing, CardKind::Certificate);
    row("proxy not reached", Category::ProxyFailed, CardKind::Proxy);
    row("C38: proxy refuses", Category::ProxyRefused, CardKind::Proxy);
    row("T18: proxy wants a login", Category::ProxyLoginNeeded, CardKind::Proxy);
    row("permission", Category::PermissionDenied, CardKind::Permission);
    row("storage here", Category::StorageFailed, CardKind::Local);
    row("slept", Category::Suspended, CardKind::Interrupted);
}

void CardsTest::outcomeHasItsCard()
{
    QFETCH(Category, category);
    QFETCH(ConnectionKind, kind);
    QFETCH(CardKind, card);
    const auto connection = connectionOf(kind);
    CardFacts facts;
    facts.connection = &connection;
    facts.outcome = outcomeOf(category);
    facts.sent = true;
    QCOMPARE(flows::makeCard(facts).kind, card);
}

void CardsTest::holdHasItsCard_data()
{
    QTest::addColumn<HoldReason>("reason");
    QTest::addColumn<Category>("cause");
    QTest::addColumn<CardKind>("card");
    QTest::newRow("open by 503") << HoldReason::Open << Category::ServerError << CardKind::Failing;
    QTest::newRow("open by refused: the server does not run")
        << HoldReason::Open << Category::ConnectionRefused << CardKind::ServerStopped;
    QTest::newRow("gate") << HoldReason::RateLimited << Category::RateLimitedModel
                          << CardKind::RateLimited;
    QTest::newRow("probe in flight")
        << HoldReason::ProbeInFlight << Category::ServerError << CardKind::Trial;
    QTest::newRow("key") << HoldReason::NeedsCredential << Category::CredentialInvalid
                         << CardKind::Credential;
    QTest::newRow("model not loaded")
        << HoldReason::NeedsModel << Category::ModelNotLoaded << CardKind::ModelNotLoaded;
    QTest::newRow("offline") << HoldReason::Offline << Category::Unknown << CardKind::Offline;
    QTest::newRow("own pace") << HoldReason::Paced << Category::Unknown << CardKind::Paced;
    QTest::newRow("own limit, conversation")
        << HoldReason::SpendConversation << Category::Unknown << CardKind::Spend;
    QTest::newRow("own limit, month")
        << HoldReason::SpendMonth << Category::Unknown << CardKind::Spend;
    QTest::newRow("paused") << HoldReason::Paused << Category::Unknown << CardKind::Paused;
}

void CardsTest::holdHasItsCard()
{
    QFETCH(HoldReason, reason);
    QFETCH(Category, cause);
    QFETCH(CardKind, card);
    const auto connection = connectionOf(ConnectionKind::Local);
    CardFacts facts;
    facts.connection = &connection;
    facts.denial = denialOf(reason, cause);
    const Card made = flows::makeCard(facts);
    QCOMPARE(made.kind, card);
    QVERIFY(!made.sent);
}

// The user's own rules may be passed by hand, and the connection is where they stand.
void CardsTest::ownLimitsAreTheUsersToPass()
{
    auto connection = connectionOf(ConnectionKind::Cloud);
    connection.pace = {3, 0};
    CardFacts facts;
    facts.connection = &connection;
    facts.denial = denialOf(HoldReason::Paced, Category::Unknown);
    facts.denial->until = facts.now + Seconds(20);
    Card card = flows::makeCard(facts);
    QVERIFY(card.wait.isOffered());
    QVERIFY(card.retryNow.isOffered());
    QVERIFY(card.editConnection);
    QCOMPARE(card.pace.requestsPerMinute, 3);
    facts.denial = denialOf(HoldReason::SpendMonth, Category::Unknown);
    facts.spending = {{scheduler::SpendScope::Conversation, 1, 9, {}, false},
                      {scheduler::SpendScope::Month, 5, 4, {}, false}};
    card = flows::makeCard(facts);
    QVERIFY(!card.wait.isOffered()); // no time ends it
    QVERIFY(card.retryNow.isOffered());
    QVERIFY(card.editConnection);
    QVERIFY((card.spending == scheduler::Spending{scheduler::SpendScope::Month, 5, 4, {}, false}));
}

void CardsTest::proxyTroubleNamesTheProxyAndSentNothing()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.outcome = outcomeOf(Category::ProxyRefused);
    facts.sent = true; // an attempt was made
    facts.proxy = u"proxy.example:3128"_s;
    const Card card = flows::makeCard(facts);
    QCOMPARE(card.proxy, u"proxy.example:3128"_s);
    QVERIFY(card.editConnection);
    QVERIFY(!card.sent);
    QVERIFY(!card.mayBeBilled);
}

void CardsTest::aBreakAfterContentIsAnInterruption()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.outcome = outcomeOf(Category::StreamBroken);
    facts.outcome->contentArrived = true;
    facts.contentArrived = true;
    facts.sent = true;
    const Card card = flows::makeCard(facts);
    QCOMPARE(card.kind, CardKind::Interrupted);
    QVERIFY(card.mayBeBilled);
    QVERIFY(!card.goOn);
    facts.canContinue = true;
    QVERIFY(flows::makeCard(facts).goOn);
}

void CardsTest::errorsHereComeFirst()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.hasError = true;
    facts.error.code = ErrorCode::SecretLocked;
    facts.denial = denialOf(HoldReason::NeedsCredential);
    const Card card = flows::makeCard(facts);
    QCOMPARE(card.kind, CardKind::KeychainLocked); // T9: locked is not missing
    QVERIFY(card.unlockKeychain);
    QVERIFY(!card.repairKey);
}

void CardsTest::heldOverNamesWhatMustBeDoneFirst()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.heldOver = true;
    QCOMPARE(flows::makeCard(facts).kind, CardKind::HeldOver);
    QVERIFY(flows::makeCard(facts).retryNow.isOffered());
    facts.denial = denialOf(HoldReason::NeedsCredential, Category::CredentialInvalid);
    QCOMPARE(flows::makeCard(facts).kind, CardKind::Credential);
}

void CardsTest::waitCountsDownToTheDeadline()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.denial = denialOf(HoldReason::Open, Category::ServerError);
    facts.denial->until = kNow + Seconds(38);
    facts.now = kNow;
    facts.wall = wallFromMilliseconds(1'000'000);
    const Card card = flows::makeCard(facts);
    QVERIFY(card.wait.isOffered());
    QVERIFY(card.retryNow.isOffered());
    QVERIFY(card.until == kNow + Seconds(38));
    QVERIFY(card.untilWall == wallFromMilliseconds(1'038'000));
}

void CardsTest::aHoldThatRanOutIsReadyToGo()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.denial = denialOf(HoldReason::Open, Category::ServerError);
    facts.ready = true;
    const Card card = flows::makeCard(facts);
    QCOMPARE(card.kind, CardKind::Failing);
    QVERIFY(!card.wait.isOffered());
    QVERIFY(card.retryNow.isOffered());
    QVERIFY(!card.until);
}

// A card is as true later as when it came: nothing holds the connection and nothing fails there.
void CardsTest::whatPassedIsToldAsPast()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.outcome = outcomeOf(Category::ServerError);
    facts.sent = true;
    facts.failsNow = true;
    QVERIFY(!flows::makeCard(facts).over);
    facts.failsNow = false;
    QVERIFY(flows::makeCard(facts).over);
    QVERIFY(!flows::makeCard(facts).ready);
    facts.denial = denialOf(HoldReason::Open, Category::ServerError);
    QVERIFY(!flows::makeCard(facts).over);
    // What a person must put right does not pass.
    facts.denial.reset();
    facts.outcome = outcomeOf(Category::CredentialInvalid);
    QVERIFY(!flows::makeCard(facts).over);
}

void CardsTest::aWaitThatRanOutSaysSo()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.outcome = outcomeOf(Category::ServerError);
    facts.sent = true;
    facts.failsNow = true;
    facts.waitRanOut = true;
    Card card = flows::makeCard(facts);
    QVERIFY(card.ready);
    QVERIFY(card.over);
    QVERIFY(card.retryNow.isOffered());
    facts.denial = denialOf(HoldReason::Open, Category::ServerError); // opened again meanwhile
    QVERIFY(!flows::makeCard(facts).ready);
    facts.denial->until.reset();
    facts.ready = true;
    facts.waitRanOut = false;
    QVERIFY(flows::makeCard(facts).ready);
    facts.phase = flows::CardPhase::Waiting; // the user did press Wait
    QVERIFY(!flows::makeCard(facts).ready);
}

void CardsTest::anAnswerSinceIsToldOnce()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.outcome = outcomeOf(Category::ServerError);
    facts.sent = true;
    facts.tries = {{wallFromMilliseconds(60'000), *facts.outcome}};
    facts.wall = wallFromMilliseconds(120'000);
    facts.lastSuccess = wallFromMilliseconds(30'000); // before it failed
    QVERIFY(!flows::makeCard(facts).workedAt);
    facts.lastSuccess = wallFromMilliseconds(90'000);
    const Card card = flows::makeCard(facts);
    QVERIFY(card.workedAt == facts.lastSuccess);
    QVERIFY(card.failedAt == wallFromMilliseconds(60'000));
    QVERIFY(card.over);
    QVERIFY(!card.longAgo);
    facts.wall = wallFromMilliseconds(60'000) + std::chrono::hours(13);
    QVERIFY(flows::makeCard(facts).longAgo);
}

void CardsTest::triesOfAnEarlierRunComeFromTheLedger()
{
    const MessageId turn(QUuid::fromString(u"{00000000-0000-4000-8000-0000000000b1}"));
    const RequestId first(QUuid::fromString(u"{00000000-0000-4000-8000-0000000000c1}"));
    const RequestId second(QUuid::fromString(u"{00000000-0000-4000-8000-0000000000c2}"));
    std::vector<store::LedgerRow> rows(4);
    for (size_t i = 0; i < rows.size(); ++i) {
        rows[i].message = turn;
        rows[i].request = i == 0 ? first : second;
        rows[i].purpose = u"chat"_s;
        rows[i].time = wallFromMilliseconds(1'000 * static_cast<qint64>(i));
        rows[i].duration = Milliseconds(400);
        rows[i].category = u"server_error"_s;
        rows[i].httpStatus = 503;
        rows[i].closed = i < 3;
    }
    rows.push_back(rows[1]);
    rows.back().purpose = u"image"_s;
    const auto tries = flows::triesOf(flows::trailOf(rows), turn, second);
    QCOMPARE(tries.size(), size_t(3));
    QVERIFY(tries[0].ended == wallFromMilliseconds(1'400));
    QCOMPARE(tries[0].outcome.category, Category::ServerError);
    QCOMPARE(tries[0].outcome.httpStatus, 503);
    QCOMPARE(tries[2].outcome.category, Category::Abandoned); // the program ended under it
    QVERIFY(flows::triesOf({}, turn, first).empty());
}

void CardsTest::retryIsRefusedWhileALimitRuns()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.now = kNow;
    facts.denial = denialOf(HoldReason::RateLimited, Category::RateLimitedModel);
    facts.denial->until = kNow + Seconds(30);
    facts.manualDenial = facts.denial;
    const Card card = flows::makeCard(facts);
    QCOMPARE(card.retryNow.refusal, Refusal::LimitedUntil); // S102
    QVERIFY(card.retryNow.from == kNow + Seconds(30));
    QVERIFY(card.wait.isOffered());
}

void CardsTest::requestFaultsAreNotWorthRepeating()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.sent = true;
    facts.outcome = outcomeOf(Category::ContextTooLong);
    QCOMPARE(flows::makeCard(facts).retryNow.refusal, Refusal::NotUseful);
    facts.outcome = outcomeOf(Category::ModelOutputInvalid);
    QVERIFY(flows::makeCard(facts).retryNow.isOffered());
}

void CardsTest::switchNeedsAnotherConnection()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    CardFacts facts;
    facts.connection = &connection;
    facts.denial = denialOf(HoldReason::Open, Category::ServerError);
    QCOMPARE(flows::makeCard(facts).switchTo.refusal, Refusal::NoOtherConnection);
    facts.otherTargets = true;
    QVERIFY(flows::makeCard(facts).switchTo.isOffered());
}

void CardsTest::evidenceIsSummedUp()
{
    std::vector<breaker::Evidence> rows(4);
    for (size_t i = 0; i < rows.size(); ++i) {
        rows[i].time = wallFromMilliseconds(static_cast<qint64>(i) * 60'000);
        rows[i].counted = true;
        rows[i].verdict = breaker::Verdict::Failure;
        rows[i].category = Category::ServerError;
        rows[i].httpStatus = 503;
    }
    rows[0].verdict = breaker::Verdict::Success;
    rows[3].category = Category::FirstByteTimedOut;
    rows[3].httpStatus = 0;
    rows.push_back(rows[3]);
    rows.back().counted = false;
    const flows::EvidenceLine line = flows::summarise(rows);
    QCOMPARE(line.outcomes, 4);
    QCOMPARE(line.failures, 3);
    QVERIFY(line.span == Milliseconds(120'000));
    QCOMPARE(line.groups.size(), size_t(2));
    QVERIFY((line.groups[0] == flows::EvidenceGroup{Category::ServerError, 503, 2}));
    QVERIFY((line.groups[1] == flows::EvidenceGroup{Category::FirstByteTimedOut, 0, 1}));
}

void CardsTest::healthIsTheWorstThatConcernsChat()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    const breaker::ScopePath path{connection.id, breaker::Operation::Chat, connection.defaultModel};
    breaker::ScopeSnapshot transport;
    transport.scope = path.transport();
    transport.lastSuccess = wallFromMilliseconds(1);
    QCOMPARE(flows::readHealth(connection, std::array{transport}, false).kind,
             flows::HealthKind::Working);

    breaker::ScopeSnapshot leaf;
    leaf.scope = path.leaf();
    leaf.gateUntil = kNow + Seconds(9);
    QCOMPARE(flows::readHealth(connection, std::array{transport, leaf}, false),
             (flows::Health{flows::HealthKind::Limited, kNow + Seconds(9)}));

    leaf.state = breaker::CircuitState::Open;
    leaf.retryNotBefore = kNow + Seconds(20);
    QCOMPARE(flows::readHealth(connection, std::array{transport, leaf}, false),
             (flows::Health{flows::HealthKind::Failing, kNow + Seconds(20)}));

    // A message waits it out: that is what happens next.
    const auto failing = flows::readHealth(connection, std::array{transport, leaf}, false);
    QCOMPARE(flows::withWait(failing, kNow + Seconds(21)),
             (flows::Health{flows::HealthKind::Waiting, kNow + Seconds(21)}));
    QCOMPARE(flows::withWait(failing, {}), failing);
    QCOMPARE(flows::withWait({flows::HealthKind::Working, {}}, kNow + Seconds(3)).kind,
             flows::HealthKind::Working);

    // Too few failures to stop, yet the last requests failed: in step with the card.
    breaker::ScopeSnapshot shaky;
    shaky.scope = path.leaf();
    shaky.lastSuccess = wallFromMilliseconds(1);
    shaky.consecutiveFailures = 1;
    QCOMPARE(flows::readHealth(connection, std::array{shaky}, false),
             (flows::Health{flows::HealthKind::Failing, {}}));

    leaf.probesInFlight = 1;
    QCOMPARE(flows::readHealth(connection, std::array{leaf}, false).kind,
             flows::HealthKind::Probing);
}

// S117: one model failing leaves the connection's word alone when another is its default.
void CardsTest::anotherModelsFailureLeavesHealthAlone()
{
    const auto connection = connectionOf(ConnectionKind::Cloud);
    breaker::ScopeSnapshot other;
    other.scope = breaker::ScopePath{connection.id, breaker::Operation::Chat,
                                     ModelId(QStringLiteral("other"))}
                      .leaf();
    other.state = breaker::CircuitState::Open;
    breaker::ScopeSnapshot list;
    list.scope = breaker::ScopePath{connection.id, breaker::Operation::Models, {}}.ofOperation();
    list.state = breaker::CircuitState::Open; // S100
    QCOMPARE(flows::readHealth(connection, std::array{other, list}, false).kind,
             flows::HealthKind::Unknown);
}

void CardsTest::offlineAndPausedHaveTheirOwnHealth()
{
    auto connection = connectionOf(ConnectionKind::Cloud);
    QCOMPARE(flows::readHealth(connection, {}, true).kind, flows::HealthKind::Offline);
    connection.enabled = connections::Enabled::No;
    QCOMPARE(flows::readHealth(connection, {}, true).kind, flows::HealthKind::Paused);
}

QTEST_GUILESS_MAIN(CardsTest)
#include "tst_cards.moc"
