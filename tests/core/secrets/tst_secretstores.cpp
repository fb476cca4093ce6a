// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/virtualclock.h>
#include <secrets/environmentsecretstore.h>
#include <secrets/memorysecretstore.h>
#include <support/fakesecretstore.h>

#include <QCoreApplication>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::secrets;
using breakerbox::tests::FakeSecretStore;

class SecretStoresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void memoryKeepsUntilItDies();
    void memoryAnswersLaterAndNotAfterDeath();
    void memoryKeepsOneKeyPerOrigin();
    void environmentReadsOnlyTheNamedVariable();
    void environmentKeyIsCleaned_data();
    void environmentKeyIsCleaned();
    void environmentIsNeverWritten();
    void fakeIsLockedUntilUnlocked();
    void fakeIsSlowOrSilent();
    void fakeNamesItsLimitAndKeepsTheOldKey();
};

static const SecretRef kRef{u"c1"_s, u"https://api.example.test:443"_s};

// The answer as text: the key, or "!" and the code.
static QString answerOf(const Result<Secret> &result)
{
    return result ? QString::fromLatin1(result->view()) : u'!' + toName(result.error().code);
}

static QString readNow(SecretStore &store, const SecretRef &ref)
{
    QString answer = u"none"_s;
    store.read(ref, [&answer](const Result<Secret> &result) { answer = answerOf(result); });
    QCoreApplication::processEvents();
    return answer;
}

void SecretStoresTest::memoryKeepsUntilItDies()
{
    MemorySecretStore store;
    QCOMPARE(readNow(store, kRef), u"!secret_missing"_s);
    bool written = false;
    store.write(kRef, Secret(QByteArray("sk-one")),
                [&](const Result<void> &r) { written = r.has_value(); });
    QVERIFY(!written); // later, never from inside
    QCoreApplication::processEvents();
    QVERIFY(written);
    QCOMPARE(readNow(store, kRef), u"sk-one"_s);
    QCOMPARE(readNow(store, kRef), u"sk-one"_s); // reading takes nothing away
    store.remove(kRef, [](const Result<void> &) {});
    QCOMPARE(readNow(store, kRef), u"!secret_missing"_s);
    QCOMPARE(store.backendName(), u"memory"_s);
    QCOMPARE(readNow(*std::make_unique<MemorySecretStore>(), kRef), u"!secret_missing"_s);
}

void SecretStoresTest::memoryAnswersLaterAndNotAfterDeath()
{
    bool answered = false;
    {
        MemorySecretStore store;
        store.read(kRef, [&](const Result<Secret> &) { answered = true; });
        QVERIFY(!answered);
    }
    QCoreApplication::processEvents();
    QVERIFY(!answered);
}

// R19: another scheme, host or port is another entry.
void SecretStoresTest::memoryKeepsOneKeyPerOrigin()
{
    MemorySecretStore store;
    store.write(kRef, Secret(QByteArray("sk-one")), [](const Result<void> &) {});
    QCOMPARE(readNow(store, {u"c1"_s, u"https://api.example.test:8443"_s}), u"!secret_missing"_s);
    QCOMPARE(readNow(store, {u"c1"_s, u"http://api.example.test:443"_s}), u"!secret_missing"_s);
    QCOMPARE(readNow(store, {u"c1"_s, u"https://api.example.test.evil.example:443"_s}),
             u"!secret_missing"_s);
    QCOMPARE(readNow(store, {u"c2"_s, kRef.origin}), u"!secret_missing"_s);
    QCOMPARE(readNow(store, kRef), u"sk-one"_s);
}

// R20, T12: variables with well-known names are set, and nobody looks at them.
void SecretStoresTest::environmentReadsOnlyTheNamedVariable()
{
    QStringList asked;
    EnvironmentSecretStore store(
        [](const SecretRef &ref) { return ref.connection == "c1"_L1 ? u"MY_KEY"_s : QString(); },
        [&asked](const QString &variable) -> std::optional<QByteArray> {
            asked.append(variable);
            return QByteArray("sk-from-environment");
        });
    QCOMPARE(readNow(store, {u"c2"_s, kRef.origin}), u"!secret_missing"_s);
    QVERIFY(asked.isEmpty());
    QCOMPARE(readNow(store, kRef), u"sk-from-environment"_s);
    QCOMPARE(asked, QStringList{u"MY_KEY"_s});
}

void SecretStoresTest::environmentKeyIsCleaned_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("answer");
    QTest::newRow("plain") << QByteArray("sk-abc") << u"sk-abc"_s;
    QTest::newRow("line end") << QByteArray("sk-abc\n") << u"sk-abc"_s;
    QTest::newRow("blank") << QByteArray("  ") << u"!secret_missing"_s;
    QTest::newRow("injection") << QByteArray("sk-abc\r\nX: y") << u"!invalid_key"_s;
    QTest::newRow("umlaut") << QByteArray("sk-\xc3\xbc") << u"!invalid_key"_s;
    QTest::newRow("not UTF-8") << QByteArray("sk-\xff") << u"!invalid_key"_s;
}

void SecretStoresTest::environmentKeyIsCleaned()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, answer);
    qputenv("BREAKERBOX_TEST_KEY", value);
    const auto key = readEnvironmentKey(u"BREAKERBOX_TEST_KEY"_s, processEnvironment());
    QCOMPARE(answerOf(key), answer);
    if (!key)
        QCOMPARE(key.error().detail, u"BREAKERBOX_TEST_KEY"_s); // the name, never the value
    qunsetenv("BREAKERBOX_TEST_KEY");
    QCOMPARE(answerOf(readEnvironmentKey(u"BREAKERBOX_TEST_KEY"_s, processEnvironment())),
             u"!secret_missing"_s);
}

void SecretStoresTest::environmentIsNeverWritten()
{
    EnvironmentSecretStore store([](const SecretRef &) { return u"BREAKERBOX_TEST_KEY"_s; });
    ErrorCode written = ErrorCode::Unknown;
    ErrorCode removed = ErrorCode::Unknown;
    store.write(kRef, Secret(QByteArray("sk-abc")),
                [&](const Result<void> &r) { written = r.error().code; });
    store.remove(kRef, [&](const Result<void> &r) { removed = r.error().code; });
    QCoreApplication::processEvents();
    QCOMPARE(written, ErrorCode::NotAllowed);
    QCOMPARE(removed, ErrorCode::NotAllowed);
    QVERIFY(!qEnvironmentVariableIsSet("BREAKERBOX_TEST_KEY"));
}

// The stub that other tests build on: T9.
void SecretStoresTest::fakeIsLockedUntilUnlocked()
{
    VirtualClock clock;
    FakeSecretStore store(clock);
    store.put(kRef, "sk-abc");
    store.setMode(FakeSecretStore::Mode::Locked);
    QString answer;
    const auto keep = [&answer](const Result<Secret> &result) { answer = answerOf(result); };
    store.read(kRef, keep);
    clock.advance(Milliseconds(0));
    QCOMPARE(answer, u"!secret_locked"_s);
    store.unlock([](const Result<void> &) {});
    clock.advance(Milliseconds(0));
    store.read(kRef, keep);
    clock.advance(Milliseconds(0));
    QCOMPARE(answer, u"sk-abc"_s);
    QCOMPARE(store.calls(), QStringList({u"read"_s, u"unlock"_s, u"read"_s}));
}

// T10.
void SecretStoresTest::fakeIsSlowOrSilent()
{
    VirtualClock clock;
    FakeSecretStore store(clock);
    store.put(kRef, "sk-abc");
    store.setDelay(Milliseconds(60'000));
    int answers = 0;
    store.read(kRef, [&](const Result<Secret> &) { ++answers; });
    clock.advance(Milliseconds(59'999));
    QCOMPARE(answers, 0);
    clock.advance(Milliseconds(1));
    QCOMPARE(answers, 1);
    store.setMode(FakeSecretStore::Mode::Never);
    store.read(kRef, [&](const Result<Secret> &) { ++answers; });
    clock.advance(std::chrono::hours(24));
    QCOMPARE(answers, 1);
}

// T11.
void SecretStoresTest::fakeNamesItsLimitAndKeepsTheOldKey()
{
    VirtualClock clock;
    FakeSecretStore store(clock);
    store.put(kRef, "sk-old");
    store.setLimit(2'560);
    Result<void> result;
    store.write(kRef, Secret(QByteArray(2'561, 'a')), [&](const Result<void> &r) { result = r; });
    clock.advance(Milliseconds(0));
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::TooLarge);
    QCOMPARE(result.error().detail, u"2560"_s);
    QCOMPARE(store.stored(kRef), QByteArray("sk-old"));
    store.write(kRef, Secret(QByteArray(2'560, 'a')), [&](const Result<void> &r) { result = r; });
    clock.advance(Milliseconds(0));
    QVERIFY(result);
    QCOMPARE(store.stored(kRef), QByteArray(2'560, 'a'));
}

QTEST_GUILESS_MAIN(SecretStoresTest)
#include "tst_secretstores.moc"
