// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// Configuration and device states: trouble that is not health (breaker.md 1.1).
class ConfigurationTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aStateHoldsItsScope_data();
    void aStateHoldsItsScope();
    void aUsersRetryGoesThroughAndClears();
    void aRetryThatFailsClearsNothing();
    void aModelListProvesNoCredential();
    void anEditClears();
    void setWithoutAnAttempt();
    void itOutlastsARestart();
    void offlineHoldsTheNetworkOnly();
    void offlineFailuresCountForNobody();
    void threeHostsAtOnceAreOneOutage();
    void sameHostIsNoOutage();
    void anUnknownConnectionIsNotAdmitted();
};

void ConfigurationTest::aStateHoldsItsScope_data()
{
    QTest::addColumn<Category>("category");
    QTest::addColumn<HoldReason>("reason");
    QTest::addColumn<bool>("holdsOtherModels");
    using C = Category;
    using H = HoldReason;
    QTest::newRow("401: the connection (S74, K4)")
        << C::CredentialInvalid << H::NeedsCredential << true;
    QTest::newRow("no key: the connection") << C::CredentialMissing << H::NeedsCredential << true;
    QTest::newRow("spend limit: the connection") << C::QuotaExhausted << H::NeedsBilling << true;
    QTest::newRow("model missing: the leaf (S94)") << C::ModelNotFound << H::NeedsModel << false;
    QTest::newRow("model not loaded: the leaf") << C::ModelNotLoaded << H::NeedsModel << false;
}

void ConfigurationTest::aStateHoldsItsScope()
{
    QFETCH(Category, category);
    QFETCH(HoldReason, reason);
    QFETCH(bool, holdsOtherModels);
    World world;
    world.at(1);
    QVERIFY(world.send(category));
    const Denial denial = world.ask().error();
    QCOMPARE(denial.reason, reason);
    QCOMPARE(denial.cause, category);
    QVERIFY(!denial.until.has_value()); // no time ends it
    QVERIFY(denial.manualFrom.has_value() && *denial.manualFrom <= world.now());
    QCOMPARE(world.reason(world.path(u"B"_s)), holdsOtherModels ? reason : HoldReason::None);
    QCOMPARE(world.reason(world.path(u"A"_s, world.two)), HoldReason::None);
    const ScopeSnapshot snapshot = world.snapshot(denial.scope);
    QCOMPARE(snapshot.state, CircuitState::Closed); // S107
    QCOMPARE(snapshot.samples, 0);
    QVERIFY(snapshot.attention != Attention::None);
    world.at(100'000);
    QCOMPARE(world.reason(), reason);
}

void ConfigurationTest::aUsersRetryGoesThroughAndClears()
{
    World world;
    QVERIFY(world.send(Category::CredentialInvalid));
    Admission retry = world.ask(AskKind::Manual);
    QVERIFY(retry.has_value() && retry->isManual());
    QCOMPARE(world.reason(), HoldReason::NeedsCredential);
    retry->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.reason(), HoldReason::None);

    QVERIFY(world.send(Category::ModelNotLoaded));
    Admission loaded = world.ask(AskKind::Manual);
    loaded->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.reason(), HoldReason::None);
}

void ConfigurationTest::aRetryThatFailsClearsNothing()
{
    World world;
    QVERIFY(world.send(Category::QuotaExhausted));
    for (const Category category :
         {Category::QuotaExhausted, Category::ServerError, Category::UserStopped}) {
        Admission retry = world.ask(AskKind::Manual);
        QVERIFY(retry.has_value());
        retry->settle(outcomeOf(category), world.now());
        QCOMPARE(world.reason(), HoldReason::NeedsBilling);
    }
    // The trouble is what was seen last.
    Admission retry = world.ask(AskKind::Manual);
    retry->settle(outcomeOf(Category::CredentialInvalid), world.now());
    QCOMPARE(world.reason(), HoldReason::NeedsCredential);
}

// I70, S85.
void ConfigurationTest::aModelListProvesNoCredential()
{
    World world;
    QVERIFY(world.send(Category::CredentialInvalid));
    const ScopePath listing{world.one, Operation::Models, {}};
    Admission list = world.ask(listing, AskKind::Manual);
    QVERIFY(list.has_value());
    list->settle(outcomeOf(Category::Ok), world.now());
    QCOMPARE(world.reason(), HoldReason::NeedsCredential);
}

// K4: the key is replaced; nothing of the old identity stays, nothing of it comes back.
void ConfigurationTest::anEditClears()
{
    World world;
    Admission old = world.ask();
    for (int i = 0; i < 5; ++i) {
        Admission admission = world.ask(AskKind::Manual);
        admission->settle(outcomeOf(Category::CredentialInvalid), world.now());
    }
    const std::vector<StoredScope> rows = world.rows();
    QCOMPARE(rows.size(), 1u);
    std::ignore = world.breakers->drain();
    world.breakers->setConnection(world.one, "new key"_ba, world.cloudPolicy, ReachedBy::Network);
    QCOMPARE(world.reason(), HoldReason::None);
    QVERIFY(world.breakers->snapshots(world.now()).empty());
    QVERIFY(!world.breakers->drain().changed.empty()); // its rows can go
    world.breakers->restore(rows, world.now());
    QCOMPARE(world.reason(), HoldReason::None);
    old->settle(outcomeOf(Category::CredentialInvalid), world.now()); // with the old key
    QCOMPARE(world.reason(), HoldReason::None);
}

void ConfigurationTest::setWithoutAnAttempt()
{
    World world;
    world.breakers->setAttention(world.path(), Attention::Credential, Category::CredentialMissing,
                                 world.now());
    QCOMPARE(world.ask().error().cause, Category::CredentialMissing);
    world.breakers->setAttention(world.path(u"B"_s), Attention::Model, Category::ModelNotFound,
                                 world.now());
    world.breakers->clearAttention(world.one, world.now());
    QCOMPARE(world.reason(), HoldReason::None);
    QCOMPARE(world.reason(world.path(u"B"_s)), HoldReason::None);
    // Of a connection that is not there: nothing happens.
    world.breakers->setAttention(world.path(u"A"_s, ConnectionId(world.random.uuid())),
                                 Attention::Model, Category::ModelNotFound, world.now());
    QCOMPARE(world.breakers->snapshots(world.now()).size(), 2u);
}

void ConfigurationTest::itOutlastsARestart()
{
    World world;
    QVERIFY(world.send(Category::ModelNotFound));
    world.breakers->setAttention(world.path(), Attention::Billing, Category::QuotaExhausted,
                                 world.now());
    world.at(100'000);
    world.restart();
    QCOMPARE(world.reason(), HoldReason::NeedsBilling);
    QCOMPARE(world.ask().error().cause, Category::QuotaExhausted);
    world.breakers->clearAttention(world.one, world.now());
    world.restart();
    QCOMPARE(world.reason(), HoldReason::None);
}

void ConfigurationTest::offlineHoldsTheNetworkOnly()
{
    World world;
    world.breakers->setDevice(DeviceState::Offline, world.now());
    QCOMPARE(world.breakers->device(), DeviceState::Offline);
    QCOMPARE(world.reason(), HoldReason::Offline);
    QVERIFY(!world.ask().error().until.has_value());
    QCOMPARE(world.reason(world.path(u"A"_s, world.local)), HoldReason::None);
    world.breakers->setDevice(DeviceState::Online, world.now());
    QCOMPARE(world.reason(), HoldReason::None);
}

void ConfigurationTest::offlineFailuresCountForNobody()
{
    World world;
    std::vector<Admission> permits;
    permits.reserve(5);
    for (int i = 0; i < 5; ++i)
        permits.push_back(world.ask());
    world.breakers->setDevice(DeviceState::Offline, world.now());
    for (Admission &permit : permits)
        permit->settle(outcomeOf(Category::ConnectTimedOut), world.now());
    QVERIFY(!world.breakers->snapshot(world.transport(), world.now()).has_value());
    QCOMPARE(world.breakers->drain().evidence.front().whyNot, u"offline"_s);
    // A server on this computer is judged as ever.
    const ScopePath path = world.path(u"A"_s, world.local);
    for (int i = 0; i < 2; ++i)
        QVERIFY(world.send(outcomeOf(Category::ConnectionRefused), path));
    QCOMPARE(world.state(path.transport()), CircuitState::Open);
}

namespace {

std::vector<ScopePath> connectHosts(World &world, const QByteArrayList &hosts)
{
    std::vector<ScopePath> paths;
    for (const QByteArray &host : hosts) {
        const ConnectionId id(world.random.uuid());
        world.breakers->setConnection(id, {}, world.cloudPolicy, ReachedBy::Network, host);
        paths.push_back(world.path(u"A"_s, id));
    }
    return paths;
}

} // namespace

// R45: and what it did before it was understood is taken back.
void ConfigurationTest::threeHostsAtOnceAreOneOutage()
{
    World world;
    const auto paths = connectHosts(world, {"a"_ba, "b"_ba, "c"_ba});
    const Outcome silent = outcomeOf(Category::ConnectTimedOut);
    for (int i = 0; i < 3; ++i)
        QVERIFY(world.send(silent, paths[0]));
    QCOMPARE(world.state(paths[0].transport()), CircuitState::Open);
    QVERIFY(world.send(silent, paths[1]));
    world.at(5);
    QVERIFY(world.send(silent, paths[2]));
    QCOMPARE(world.breakers->drain().evidence.back().whyNot, u"local_outage"_s);
    for (const ScopePath &path : paths) {
        QCOMPARE(world.state(path.transport()), CircuitState::Closed);
        QCOMPARE(world.snapshot(path.transport()).samples, 0);
        QCOMPARE(world.reason(path), HoldReason::None);
    }
    QCOMPARE(world.snapshot(paths[0].transport()).metrics.falseTrips, 1);
    QCOMPARE(world.snapshot(paths[0].transport()).level, 0);
    // Something answers: the next failure is a provider's own again.
    QVERIFY(world.send(outcomeOf(Category::Ok), paths[1]));
    QVERIFY(world.send(silent, paths[2]));
    QCOMPARE(world.snapshot(paths[2].transport()).samples, 1);
}

void ConfigurationTest::sameHostIsNoOutage()
{
    World world;
    const auto paths = connectHosts(world, {"a"_ba, "a"_ba, "a"_ba, "b"_ba});
    for (const ScopePath &path : paths)
        QVERIFY(world.send(outcomeOf(Category::ConnectTimedOut), path));
    for (const ScopePath &path : paths)
        QCOMPARE(world.snapshot(path.transport()).samples, 1);
    // Nor are three hosts over a longer time.
    world.at(5.1);
    const auto more = connectHosts(world, {"c"_ba});
    QVERIFY(world.send(outcomeOf(Category::ConnectTimedOut), more[0]));
    QCOMPARE(world.snapshot(more[0].transport()).samples, 1);
}

void ConfigurationTest::anUnknownConnectionIsNotAdmitted()
{
    World world;
    const ScopePath path = world.path(u"A"_s, ConnectionId(world.random.uuid()));
    QVERIFY(!world.ask(path).has_value());
    QVERIFY(!world.ask(path, AskKind::Manual).has_value());
    world.breakers->pause(path.connection, world.now());
    world.breakers->reset(path.service(), world.now());
    world.breakers->removeConnection(path.connection);
    QVERIFY(!world.breakers->stored(path.leaf(), world.now()).has_value());
    QVERIFY(world.breakers->evidence(path.leaf(), world.now()).empty());
}

QTEST_APPLESS_MAIN(ConfigurationTest)
#include "tst_configuration.moc"
