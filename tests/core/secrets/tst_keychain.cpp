// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keychaincalls.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::tests;
using secrets::SecretRef;

// Against a real, open keyring.
class KeychainTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void writtenKeyComesBack();
    void missingKeyIsMissing();
    void removedKeyIsGone();
    void removingWhatIsNotThereIsFine();
    void replacedKeyIsTheNewOne();
    void sizesComeBackEqual_data();
    void sizesComeBackEqual();
    void overlongKeyIsRefusedBeforeWriting();
    void textThatIsNoKeyIsRefused();
    void originsAreEntriesOfTheirOwn();
    void manyCallsAreDoneOneAfterAnother();
    void callsReturnAtOnce();
    void answersStopWhenTheStoreDies();
    void entryNameSaysWhoseItIs();
    void keyIsNowhereInTheHome();
    void lockedInBetweenIsLockedNotMissing();
};

void KeychainTest::initTestCase()
{
    KeychainCalls calls;
    QCOMPARE(calls.state(), u"ready"_s);
    QCOMPARE(calls.unlock(), u"ok"_s); // nothing to do
    QCOMPARE(calls.store().backendName(), u"secret-service"_s);
}

void KeychainTest::cleanup()
{
    KeychainCalls().remove();
}

void KeychainTest::writtenKeyComesBack()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-CANARY-K-1"), u"ok"_s);
    QCOMPARE(calls.read(), u"sk-CANARY-K-1"_s);
    QCOMPARE(KeychainCalls().read(), u"sk-CANARY-K-1"_s); // another run of the program
}

void KeychainTest::missingKeyIsMissing()
{
    QCOMPARE(KeychainCalls().read(), u"!secret_missing"_s);
}

void KeychainTest::removedKeyIsGone()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-CANARY-K-2"), u"ok"_s);
    QCOMPARE(calls.remove(), u"ok"_s);
    QCOMPARE(calls.read(), u"!secret_missing"_s);
}

void KeychainTest::removingWhatIsNotThereIsFine()
{
    QCOMPARE(KeychainCalls().remove(), u"ok"_s);
}

void KeychainTest::replacedKeyIsTheNewOne()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-old"), u"ok"_s);
    QCOMPARE(calls.write("sk-new"), u"ok"_s);
    QCOMPARE(calls.read(), u"sk-new"_s);
    QCOMPARE(calls.remove(), u"ok"_s);
    QCOMPARE(calls.read(), u"!secret_missing"_s); // there was one entry, not two
}

// T11.
void KeychainTest::sizesComeBackEqual_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {1, 20, 1'280, 2'559, 2'560, 2'561, 8'192, 16'384})
        QTest::addRow("%d bytes", size) << size;
}

void KeychainTest::sizesComeBackEqual()
{
    QFETCH(int, size);
    QByteArray key;
    for (int i = 0; i < size; ++i)
        key.append(static_cast<char>('!' + i % 94)); // every visible ASCII character
    KeychainCalls calls;
    QCOMPARE(calls.write(key), u"ok"_s);
    QCOMPARE(calls.read(), QString::fromLatin1(key));
}

void KeychainTest::overlongKeyIsRefusedBeforeWriting()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-old"), u"ok"_s);
    QCOMPARE(calls.write(QByteArray(16'385, 'a')), u"!too_large 16384"_s);
    QCOMPARE(calls.read(), u"sk-old"_s);
}

void KeychainTest::textThatIsNoKeyIsRefused()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-a\r\nX: y"), u"!invalid_key"_s);
    QCOMPARE(calls.write(""), u"!invalid_key"_s);
    QCOMPARE(calls.read(), u"!secret_missing"_s);
}

// R19, T12.
void KeychainTest::originsAreEntriesOfTheirOwn()
{
    KeychainCalls calls;
    const SecretRef other{kRef.connection, u"https://api.example.test:8443"_s};
    QCOMPARE(calls.write("sk-one"), u"ok"_s);
    QCOMPARE(calls.read(other), u"!secret_missing"_s);
    QCOMPARE(calls.write("sk-two", other), u"ok"_s);
    QCOMPARE(calls.read(), u"sk-one"_s);
    QCOMPARE(calls.remove(other), u"ok"_s);
    QCOMPARE(calls.read(), u"sk-one"_s);
}

void KeychainTest::manyCallsAreDoneOneAfterAnother()
{
    KeychainCalls calls;
    QStringList order;
    for (int i = 0; i < 10; ++i) {
        const QByteArray key = "sk-" + QByteArray::number(i);
        calls.store().write(kRef, secrets::Secret(QByteArray(key)), [](const Result<void> &) {});
        calls.store().read(kRef, [&order](const Result<secrets::Secret> &result) {
            order.append(result ? QString::fromLatin1(result->view())
                                : KeychainCalls::wordOf(result.error()));
        });
    }
    QTRY_COMPARE(order.size(), 10);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(order.at(i), u"sk-%1"_s.arg(i));
}

// C59, T10: the window's thread never waits for the bus.
void KeychainTest::callsReturnAtOnce()
{
    KeychainCalls calls;
    QCOMPARE(calls.state(), u"ready"_s); // the bus is connected
    QElapsedTimer timer;
    timer.start();
    int answers = 0;
    for (int i = 0; i < 20; ++i)
        calls.store().read(kRef, [&answers](const Result<secrets::Secret> &) { ++answers; });
    QVERIFY(timer.elapsed() < 500);
    QCOMPARE(answers, 0);
    QTRY_COMPARE(answers, 20);
}

void KeychainTest::answersStopWhenTheStoreDies()
{
    int answers = 0;
    {
        QtTimers timers;
        secrets::KeychainSecretStore store(timers);
        store.read(kRef, [&answers](const Result<secrets::Secret> &) { ++answers; });
        store.queryState([&answers](secrets::StoreState) { ++answers; });
        store.unlock([&answers](const Result<void> &) { ++answers; });
    }
    QCOMPARE(KeychainCalls().write("sk-kept"), u"ok"_s); // time enough for what should not come
    QCOMPARE(answers, 0);

    // At every stage of a call, down to a job of the library that is under way.
    for (int turns = 1; turns <= 20; ++turns) {
        QtTimers timers;
        secrets::KeychainSecretStore store(timers);
        store.read(kRef, [](const Result<secrets::Secret> &) {});
        for (int turn = 0; turn < turns; ++turn)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
    QCOMPARE(KeychainCalls().read(), u"sk-kept"_s);
}

void KeychainTest::entryNameSaysWhoseItIs()
{
    QCOMPARE(secrets::KeychainSecretStore::entryName(kRef),
             u"breakerbox/7b0c3a52-0000-4000-8000-000000000001/https://api.example.test:443"_s);
    QCOMPARE(secrets::KeychainSecretStore::serviceName(), u"Breakerbox"_s);
}

// T7 in small: the keyring file is encrypted, and nothing else was written.
void KeychainTest::keyIsNowhereInTheHome()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-CANARY-K-0123456789abcdef"), u"ok"_s);
    int files = 0;
    QDirIterator each(QDir::homePath(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("CANARY-K-0123"), qPrintable(file.fileName()));
        ++files;
    }
    QVERIFY(files > 0); // the keyring itself
}

// T9, R17. The last test: the keyring stays locked.
void KeychainTest::lockedInBetweenIsLockedNotMissing()
{
    KeychainCalls calls;
    QCOMPARE(calls.write("sk-kept"), u"ok"_s);
    QVERIFY(lockKeyring());
    QCOMPARE(calls.state(), u"locked"_s);
    QCOMPARE(calls.read(), u"!secret_locked"_s);
    QCOMPARE(calls.write("sk-other"), u"!secret_locked"_s);
    QCOMPARE(calls.remove(), u"!secret_locked"_s); // the library would say that it is done
    const SecretRef never{u"never-stored"_s, kRef.origin};
    QCOMPARE(calls.read(never), u"!secret_locked"_s); // not found proves nothing
}

QTEST_GUILESS_MAIN(KeychainTest)
#include "tst_keychain.moc"
