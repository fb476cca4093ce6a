// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "schedulerbench.h"

#include <connections/baseurl.h>

#include <QTest>

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using breaker::HoldReason;
using connections::ConnectionKind;
using connections::CredentialSource;
using scheduler::ExchangeState;
using scheduler::ResultKind;

namespace {

const QByteArray kKey("sk-CANARY-K-0123456789abcdef0123456789abcdef");

} // namespace

// The key of a request: where it is read, and what its absence means (security.md R16–R24).
class KeysTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keyIsReadWhereTheConnectionSays_data();
    void keyIsReadWhereTheConnectionSays();
    void noKey_noHeader();
    void keyOfAnotherOriginIsNotSent();
    void keychainTrouble_data();
    void keychainTrouble();
    void missingKeyNeedsRepair();
    void proxyPasswordIsReadForItsProxyOnly();
    void slowKeychainShowsQueued();
    void silentKeychainBlocksNobodyElse();
    void lateKeyAfterStopIsDropped();
    void editWhileTheKeychainIsAsked();
    void probeGivesItsSlotBackWithoutAKey();
};

void KeysTest::keyIsReadWhereTheConnectionSays_data() // R20
{
    QTest::addColumn<CredentialSource>("source");
    QTest::newRow("keychain") << CredentialSource::Keychain;
    QTest::newRow("until I quit") << CredentialSource::Session;
    QTest::newRow("environment variable") << CredentialSource::Environment;
}

void KeysTest::keyIsReadWhereTheConnectionSays()
{
    QFETCH(CredentialSource, source);
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud, source);
    connection.credential.variable = u"MY_KEY"_s;
    bench.update(connection);
    const auto origin = u"https://api.example.com:443"_s;
    FakeSecretStore *store = &bench.keychain;
    QString name = connection.id.toString();
    if (source == CredentialSource::Session)
        store = &bench.session;
    if (source == CredentialSource::Environment) {
        store = &bench.environment;
        name = u"MY_KEY"_s;
    }
    store->put({name, origin}, kKey);
    bench.transport.always(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.last().key, "Authorization: Bearer " + kKey);
    QCOMPARE(store->callsOf(u"read"_s), 1);
    QCOMPARE(bench.keychain.calls().size() + bench.session.calls().size() +
                 bench.environment.calls().size(),
             1);
    // R21: in a header, and nowhere else.
    QVERIFY(!bench.transport.last().url.toString().contains(u"CANARY-K"));
    QVERIFY(!bench.transport.last().body.contains("CANARY-K"));
}

void KeysTest::noKey_noHeader() // C60
{
    SchedulerBench bench;
    const auto connection = bench.add(u"http://127.0.0.1:11434/v1"_s, ConnectionKind::Local);
    bench.transport.always(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QVERIFY(bench.transport.last().key.isEmpty());
    QVERIFY(bench.keychain.calls().isEmpty());
}

void KeysTest::keyOfAnotherOriginIsNotSent() // R19, T12
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    connection.baseUrl = QUrl(u"https://api.example.com.evil.example/v1"_s);
    bench.update(connection);
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(ask->result().error.code, ErrorCode::SecretMissing);
}

void KeysTest::keychainTrouble_data() // T8, T9
{
    QTest::addColumn<FakeSecretStore::Mode>("mode");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("locked is not missing")
        << FakeSecretStore::Mode::Locked << ErrorCode::SecretLocked;
    QTest::newRow("no keychain (C59)")
        << FakeSecretStore::Mode::Absent << ErrorCode::SecretStoreUnavailable;
}

void KeysTest::keychainTrouble()
{
    QFETCH(FakeSecretStore::Mode, mode);
    QFETCH(ErrorCode, code);
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                      CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    bench.keychain.setMode(mode);
    bench.transport.always(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.code, code);
    QCOMPARE(bench.transport.count(), 0);
    QVERIFY(bench.log.opened.empty());
    QVERIFY(bench.evidence.empty()); // no breaker evidence
    QCOMPARE(bench.scheduler->inFlight(), 0);
    // Readable again: the next one goes without any repair.
    bench.keychain.setMode(FakeSecretStore::Mode::Ok);
    const auto next = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(next.kind(), ResultKind::Answered);
    QCOMPARE(bench.keychain.callsOf(u"write"_s) + bench.keychain.callsOf(u"remove"_s), 0);
}

void KeysTest::missingKeyNeedsRepair() // S74
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                CredentialSource::Keychain);
    const auto ask = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.code, ErrorCode::SecretMissing);
    const auto next = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(next.hold(), HoldReason::NeedsCredential);
    QCOMPARE(next->denial()->cause, breaker::Category::CredentialMissing);
    // The key is stored: the connection has another fingerprint.
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    connection.credential.version = 1;
    bench.update(connection);
    bench.transport.always(chatReply({"Hi"}));
    bench.scheduler->reconsider();
    next->wait();
    bench.run(Seconds(1));
    QCOMPARE(next.kind(), ResultKind::Answered);
}

// R19: a proxy's password is bound to the proxy, and read for the public net only.
void KeysTest::proxyPasswordIsReadForItsProxyOnly()
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s);
    connection.proxy = {connections::ProxyUse::Own,
                        connections::ProxyKind::Socks5,
                        u"proxy.example"_s,
                        1080,
                        u"me"_s,
                        connections::PasswordPlace::Keychain};
    connection.caFile = u"/ca.pem"_s;
    bench.update(connection);
    const secrets::SecretRef ref{connection.id.toString(), u"proxy-socks5://proxy.example:1080"_s};
    bench.keychain.put(ref, "word");
    bench.transport.always(chatReply({"Hi"}));
    const auto first = bench.submit(connection);
    bench.run(Seconds(3));
    QCOMPARE(first.kind(), ResultKind::Answered);
    QCOMPARE(bench.transport.last().proxy, u"me@proxy.example:1080"_s);
    QCOMPARE(bench.transport.last().proxyPassword, QByteArray("word"));
    QCOMPARE(bench.transport.last().caFile, u"/ca.pem"_s);
    QCOMPARE(bench.log.opened.back().proxy, u"proxy.example:1080"_s);
    // Another proxy never gets it; what is missing is the proxy's to ask for.
    connection.proxy.host = u"other.example"_s;
    bench.update(connection);
    const auto second = bench.submit(connection);
    bench.run(Seconds(3));
    QCOMPARE(second.kind(), ResultKind::Answered);
    QVERIFY(bench.transport.last().proxyPassword.isEmpty());
    // A locked keychain is not a missing password (T9).
    connection.proxy.host = u"proxy.example"_s;
    bench.update(connection);
    bench.keychain.setMode(FakeSecretStore::Mode::Locked);
    const auto third = bench.submit(connection);
    bench.run(Seconds(3));
    QCOMPARE(third.kind(), ResultKind::Blocked);
    QCOMPARE(third->result().error.code, ErrorCode::SecretLocked);
    // C38: this device needs neither proxy nor password.
    connection.baseUrl = QUrl(u"http://127.0.0.1:11434/v1"_s);
    connection.boundary = connections::boundaryForUrl(connection.baseUrl);
    bench.update(connection);
    const auto local = bench.submit(connection);
    bench.run(Seconds(3));
    QCOMPARE(local.kind(), ResultKind::Answered);
    QVERIFY(bench.transport.last().proxyPassword.isEmpty());
    QVERIFY(bench.log.opened.back().proxy.isEmpty());
}

void KeysTest::slowKeychainShowsQueued() // T10
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                      CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    bench.keychain.setDelay(Seconds(50));
    bench.transport.always(chatReply({"Hi"}));
    const auto ask = bench.submit(connection);
    bench.run(Seconds(49));
    QCOMPARE(ask.state(), ExchangeState::Queued);
    bench.run(Seconds(2));
    QCOMPARE(ask.kind(), ResultKind::Answered);
    QVERIFY(ask->result().duration < Seconds(2)); // the wait is no part of the attempt
}

void KeysTest::silentKeychainBlocksNobodyElse() // T10
{
    SchedulerBench bench;
    const auto cloud = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                 CredentialSource::Keychain);
    const auto local = bench.add(u"http://127.0.0.1:11434/v1"_s, ConnectionKind::Local);
    bench.keychain.setMode(FakeSecretStore::Mode::Never);
    bench.transport.always(chatReply({"Hi"}));
    const auto stuck = bench.submit(cloud);
    const auto other = bench.submit(local);
    bench.run(Seconds(100));
    QCOMPARE(other.kind(), ResultKind::Answered);
    QCOMPARE(stuck.state(), ExchangeState::Queued);
    stuck->stop();
    bench.run();
    QCOMPARE(stuck.kind(), ResultKind::Cancelled);
    QCOMPARE(bench.scheduler->inFlight(), 0);
}

void KeysTest::lateKeyAfterStopIsDropped() // T10
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                      CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    bench.keychain.setDelay(Seconds(60));
    const auto ask = bench.submit(connection);
    auto gone = bench.submit(connection);
    bench.run(Seconds(10));
    ask->stop();
    gone.exchange.reset();
    bench.run(Seconds(100));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(ask.kind(), ResultKind::Cancelled);
    QVERIFY(bench.evidence.empty());
}

void KeysTest::editWhileTheKeychainIsAsked() // T12, T19
{
    SchedulerBench bench;
    auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    bench.keychain.setDelay(Seconds(10));
    auto request = bench.request(connection);
    request.route.allowed = {connection.boundary.key()};
    const auto ask = bench.submit(request);
    bench.run(Seconds(5));
    connection.baseUrl = QUrl(u"https://other.example.net/v1"_s);
    connection.boundary = {connections::BoundaryClass::Company, u"example.net"_s, {}};
    bench.update(connection);
    bench.run(Seconds(100));
    QCOMPARE(bench.transport.count(), 0);
    QCOMPARE(ask.kind(), ResultKind::Blocked);
    QCOMPARE(ask->result().error.code, ErrorCode::NotAllowed);
}

void KeysTest::probeGivesItsSlotBackWithoutAKey() // I18, I19
{
    SchedulerBench bench;
    const auto connection = bench.add(u"https://api.example.com/v1"_s, ConnectionKind::Cloud,
                                      CredentialSource::Keychain);
    bench.keychain.put({connection.id.toString(), connection.origin()}, kKey);
    bench.open(connection);
    bench.run(Seconds(10));
    bench.keychain.setMode(FakeSecretStore::Mode::Locked);
    const auto probe = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(probe.kind(), ResultKind::Blocked);
    QCOMPARE(bench.leaf(connection)->probesInFlight, 0);
    bench.keychain.setMode(FakeSecretStore::Mode::Ok);
    bench.transport.always(chatReply({"Hi"}));
    bench.run(Seconds(2));
    const auto next = bench.submit(connection);
    bench.run(Seconds(1));
    QCOMPARE(next.kind(), ResultKind::Answered);
}

} // namespace breakerbox::tests

QTEST_GUILESS_MAIN(breakerbox::tests::KeysTest)
#include "tst_keys.moc"
