// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// What a second program on the same profile says to the first.

#include "singleinstance.h"

#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

using namespace Qt::StringLiterals;
using breakerbox::app::SingleInstance;

class SingleInstanceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWishReachesTheOwner_data()
    {
        QTest::addColumn<bool>("quick");
        QTest::newRow("show") << false;
        QTest::newRow("quick ask") << true;
    }
    void aWishReachesTheOwner()
    {
        QFETCH(bool, quick);
        const QTemporaryDir folder;
        SingleInstance owner(folder.path());
        owner.listen();
        QSignalSpy shown(&owner, &SingleInstance::showAsked);
        QSignalSpy quickAsk(&owner, &SingleInstance::quickAskAsked);
        // The other one waits for its answer, so it is on a thread of its own.
        auto other = std::async(std::launch::async, [path = folder.path(), quick] {
            return SingleInstance(path).askOwner(quick ? SingleInstance::Wish::QuickAsk
                                                       : SingleInstance::Wish::Show);
        });
        QVERIFY(QTest::qWaitFor(
            [&] { return other.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
        QVERIFY(other.get());
        QCOMPARE(shown.size() + quickAsk.size(), 1);
        QCOMPARE(quickAsk.size(), quick ? 1 : 0);
    }

    // Longer than a wish can be: it is not read, and nothing happens.
    void whatIsTooLongIsCutOff()
    {
        const QTemporaryDir folder;
        SingleInstance owner(folder.path());
        owner.listen();
        QSignalSpy shown(&owner, &SingleInstance::showAsked);
        QLocalSocket guest;
        guest.connectToServer(owner.address());
        QVERIFY(guest.waitForConnected());
        guest.write(QByteArray(100'000, 'x'));
        QVERIFY(QTest::qWaitFor([&] { return guest.state() == QLocalSocket::UnconnectedState; }));
        QCOMPARE(shown.size(), 0);
    }

    void withoutAnOwnerNobodyAnswers()
    {
        const QTemporaryDir folder;
        QVERIFY(!SingleInstance(folder.path()).askOwner(SingleInstance::Wish::Show));
    }
};

QTEST_GUILESS_MAIN(SingleInstanceTest)
#include "tst_singleinstance.moc"
