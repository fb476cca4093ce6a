// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <secrets/secret.h>
#include <support/fakesecretstore.h>

#include <QDebug>
#include <QTest>
#include <QVariant>

#include <memory>
#include <type_traits>

using namespace breakerbox::secrets;

// R24: what holds a key can be neither copied nor printed, and leaves nothing behind.
class SecretTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bufferIsOverwrittenWhenItDies();
    void bufferIsOverwrittenWhenItIsReplaced();
    void bufferIsOverwrittenWhenWiped();
    void movingTakesTheBufferAlong();
    void othersTextIsNeverTouched();
    void duplicateHasItsOwnBuffer();
    void nothingOfItConvertsToText();
};

static QByteArray key()
{
    return QByteArray("sk-CANARY-K-0123");
}

void SecretTest::bufferIsOverwrittenWhenItDies()
{
    auto secret = std::make_unique<Secret>(key());
    QCOMPARE(secret->view().toByteArray(), key());
    const QByteArray behind = SecretForTests::shared(*secret);
    QCOMPARE(behind, key());
    secret.reset();
    QCOMPARE(behind, QByteArray(key().size(), '\0'));
}

void SecretTest::bufferIsOverwrittenWhenItIsReplaced()
{
    Secret secret(key());
    const QByteArray behind = SecretForTests::shared(secret);
    secret = Secret(QByteArray("another"));
    QCOMPARE(behind, QByteArray(key().size(), '\0'));
    QCOMPARE(secret.view().toByteArray(), QByteArray("another"));
}

void SecretTest::bufferIsOverwrittenWhenWiped()
{
    Secret secret(key());
    const QByteArray behind = SecretForTests::shared(secret);
    secret.wipe();
    QVERIFY(secret.isEmpty());
    QCOMPARE(behind, QByteArray(key().size(), '\0'));
    secret.wipe(); // once more does no harm
}

void SecretTest::movingTakesTheBufferAlong()
{
    Secret first(key());
    const char *at = first.view().data();
    Secret second(std::move(first));
    QVERIFY(first.isEmpty()); // NOLINT(bugprone-use-after-move): emptiness is the promise
    QCOMPARE(static_cast<const void *>(second.view().data()), static_cast<const void *>(at));
    Secret third;
    third = std::move(second);
    QVERIFY(second.isEmpty()); // NOLINT(bugprone-use-after-move)
    QCOMPARE(third.view().toByteArray(), key());
}

void SecretTest::othersTextIsNeverTouched()
{
    QByteArray shared = key();
    const QByteArray mine = shared;
    {
        const Secret secret(std::move(shared));
        QCOMPARE(secret.view().toByteArray(), key());
    }
    QCOMPARE(mine, key());

    static const char literal[] = "sk-test-in-read-only-memory";
    {
        const Secret secret(QByteArray::fromRawData(literal, sizeof literal - 1));
        QCOMPARE(secret.size(), qsizetype(sizeof literal - 1));
    }
    QCOMPARE(literal[0], 's');
}

void SecretTest::duplicateHasItsOwnBuffer()
{
    Secret first(key());
    const Secret second = first.duplicate();
    first.wipe();
    QCOMPARE(second.view().toByteArray(), key());
}

template <typename T>
concept Printable = requires(QDebug debug, const T &value) { debug << value; };

void SecretTest::nothingOfItConvertsToText()
{
    static_assert(!std::is_copy_constructible_v<Secret>);
    static_assert(!std::is_copy_assignable_v<Secret>);
    static_assert(!std::is_convertible_v<Secret, QByteArray>);
    static_assert(!std::is_convertible_v<Secret, QString>);
    static_assert(!std::is_convertible_v<Secret, QVariant>);
    static_assert(std::is_nothrow_move_constructible_v<Secret>);
    static_assert(Printable<QByteArray>);
    QVERIFY(!Printable<Secret>);
}

QTEST_GUILESS_MAIN(SecretTest)
#include "tst_secret.moc"
