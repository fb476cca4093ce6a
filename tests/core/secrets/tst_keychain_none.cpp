// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keychaincalls.h"

#include <QDBusVirtualObject>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::tests;

// A desktop without a keychain: run with an empty bus, and without any bus (C59, T8).
class KeychainNoneTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCallSaysThatThereIsNone();
    void nothingIsWrittenAnywhere();
    void silentServiceIsGivenUp();
};

void KeychainNoneTest::everyCallSaysThatThereIsNone()
{
    const QString none = QDBusConnection::sessionBus().isConnected()
                             ? u"!secret_store_unavailable no_service"_s
                             : u"!secret_store_unavailable no_bus"_s;
    QElapsedTimer timer;
    timer.start();
    KeychainCalls calls;
    QCOMPARE(calls.state(), u"unavailable"_s);
    QCOMPARE(calls.read(), none);
    QCOMPARE(calls.write("sk-CANARY-K-0123456789abcdef"), none);
    QCOMPARE(calls.remove(), none);
    QCOMPARE(calls.unlock(), none);
    QVERIFY(timer.elapsed() < 5'000); // no bus time-out was waited for
}

void KeychainNoneTest::nothingIsWrittenAnywhere()
{
    QDirIterator each(QDir::homePath(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("CANARY-K-0123"), qPrintable(file.fileName()));
    }
}

// C59: a service that has the name and never answers.
void KeychainNoneTest::silentServiceIsGivenUp()
{
    QDBusConnection owner = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"owner"_s);
    if (!owner.isConnected())
        QSKIP("there is no bus");
    // Objects that take every call and send no reply.
    class Silent final : public QDBusVirtualObject
    {
    public:
        QString introspect(const QString &) const override { return {}; }
        bool handleMessage(const QDBusMessage &, const QDBusConnection &) override { return true; }
    } silent;
    QVERIFY(owner.registerVirtualObject(u"/org/freedesktop/secrets"_s, &silent,
                                        QDBusConnection::SubPath));
    QVERIFY(owner.registerService(u"org.freedesktop.secrets"_s));

    QElapsedTimer timer;
    timer.start();
    KeychainCalls calls;
    QCOMPARE(calls.read(), u"!secret_store_unavailable no_answer"_s);
    QVERIFY(timer.elapsed() < 9'000); // the bus itself would wait for 25 s
    owner.unregisterService(u"org.freedesktop.secrets"_s);
    QDBusConnection::disconnectFromBus(u"owner"_s);
}

QTEST_GUILESS_MAIN(KeychainNoneTest)
#include "tst_keychain_none.moc"
