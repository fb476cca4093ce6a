// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keychaincalls.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using namespace breakerbox::tests;

// Against a real keyring that is locked, on a desktop that has no dialog to open it.
class KeychainLockedTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void stateIsLocked();
    void readingSaysLockedNotMissing();
    void writingSaysLocked();
    void removingDoesNotPretend();
    void unlockingWithoutADialogIsToldAndAgainPossible();
    void twoUnlocksAreOneQuestion();
};

void KeychainLockedTest::stateIsLocked()
{
    QCOMPARE(KeychainCalls().state(), u"locked"_s);
}

void KeychainLockedTest::readingSaysLockedNotMissing()
{
    QCOMPARE(KeychainCalls().read(), u"!secret_locked"_s);
}

void KeychainLockedTest::writingSaysLocked()
{
    QCOMPARE(KeychainCalls().write("sk-abc"), u"!secret_locked"_s);
}

void KeychainLockedTest::removingDoesNotPretend()
{
    QCOMPARE(KeychainCalls().remove(), u"!secret_locked"_s);
}

void KeychainLockedTest::unlockingWithoutADialogIsToldAndAgainPossible()
{
    KeychainCalls calls;
    for (int i = 0; i < 2; ++i)
        QCOMPARE(calls.unlock(), u"!cancelled"_s);
    QCOMPARE(calls.state(), u"locked"_s);
}

void KeychainLockedTest::twoUnlocksAreOneQuestion()
{
    KeychainCalls calls;
    std::optional<QString> first;
    std::optional<QString> second;
    calls.store().unlock(KeychainCalls::into(first));
    calls.store().unlock(KeychainCalls::into(second));
    QCOMPARE(KeychainCalls::wait(first), u"!cancelled"_s);
    QVERIFY(second); // with the same answer, at the same time
    QCOMPARE(*second, *first);
}

QTEST_GUILESS_MAIN(KeychainLockedTest)
#include "tst_keychain_locked.moc"
