// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/virtualclock.h>
#include <secrets/secretservice.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace breakerbox;
using secrets::EntryPlace;
using secrets::SecretService;

namespace {

using Paths = QList<QDBusObjectPath>;

// A desktop's Secret Service with a password dialog, played on an empty bus.
class PlayedService final : public QDBusVirtualObject
{
public:
    PlayedService()
        : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"played"_s))
    {
        m_bus.registerVirtualObject(u"/org/freedesktop/secrets"_s, this, QDBusConnection::SubPath);
        m_bus.registerService(u"org.freedesktop.secrets"_s);
    }
    ~PlayedService() override
    {
        leave();
        QDBusConnection::disconnectFromBus(u"played"_s);
    }

    void leave() { m_bus.unregisterService(u"org.freedesktop.secrets"_s); }
    // The user types the password, or closes the dialog.
    void answerDialog(bool dismissed)
    {
        if (!dismissed)
            locked = false;
        QDBusMessage signal = QDBusMessage::createSignal(
            m_promptPath, u"org.freedesktop.Secret.Prompt"_s, u"Completed"_s);
        signal << dismissed << QVariant::fromValue(QDBusVariant(QString()));
        m_bus.send(signal);
    }

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        calls.append(message.member());
        QDBusMessage reply = message.createReply();
        if (message.member() == "ReadAlias"_L1) {
            reply << QVariant::fromValue(QDBusObjectPath(collection));
        } else if (message.member() == "Get"_L1) {
            reply << QVariant::fromValue(QDBusVariant(locked));
        } else if (message.member() == "SearchItems"_L1) {
            reply << QVariant::fromValue(readable) << QVariant::fromValue(lockedItems);
        } else if (message.member() == "Unlock"_L1) {
            reply << QVariant::fromValue(Paths())
                  << QVariant::fromValue(QDBusObjectPath(locked ? m_promptPath : u"/"_s));
        } else if (message.member() == "Prompt"_L1) {
            dialogOpen = true;
        }
        bus.send(reply);
        return true;
    }

    QString collection = u"/org/freedesktop/secrets/collection/login"_s;
    bool locked = true;
    bool dialogOpen = false;
    Paths readable;
    Paths lockedItems;
    QStringList calls;

private:
    QDBusConnection m_bus;
    const QString m_promptPath = u"/org/freedesktop/secrets/prompt/p1"_s;
};

QString wordOf(const Error &error)
{
    return u'!' + toName(error.code) + (error.detail.isEmpty() ? QString() : u' ' + error.detail);
}

} // namespace

class SecretServiceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void unlockSucceedsOnceTheDialogIsAnswered();
    void closedDialogIsCancelled();
    void unansweredDialogTimesOut();
    void vanishedServiceEndsTheWait();
    void openCollectionNeedsNoDialog();
    void serviceWithoutCollectionIsUnavailable();
    void entriesAreWhereTheyAre_data();
    void entriesAreWhereTheyAre();

private:
    QString unlock();
    void startUnlock();

    VirtualClock m_clock;
    std::unique_ptr<PlayedService> m_played;
    std::unique_ptr<SecretService> m_service;
    std::optional<QString> m_answer;
};

void SecretServiceTest::init()
{
    if (!QDBusConnection::sessionBus().isConnected())
        QSKIP("there is no bus");
    m_played = std::make_unique<PlayedService>();
    m_service = std::make_unique<SecretService>(m_clock);
    m_answer.reset();
}

void SecretServiceTest::cleanup()
{
    m_service.reset();
    m_played.reset();
}

void SecretServiceTest::startUnlock()
{
    m_service->unlock([this](const Result<void> &result) {
        m_answer = result ? u"ok"_s : wordOf(result.error());
    });
}

QString SecretServiceTest::unlock()
{
    startUnlock();
    return QTest::qWaitFor([this] { return m_answer.has_value(); }) ? *m_answer : u"no answer"_s;
}

void SecretServiceTest::unlockSucceedsOnceTheDialogIsAnswered()
{
    startUnlock();
    QTRY_VERIFY(m_played->dialogOpen);
    QVERIFY(!m_answer);
    m_played->answerDialog(false);
    QTRY_VERIFY(m_answer);
    QCOMPARE(*m_answer, u"ok"_s);
    QCOMPARE(m_played->calls.last(), u"Get"_s); // it was looked at once more
}

void SecretServiceTest::closedDialogIsCancelled()
{
    startUnlock();
    QTRY_VERIFY(m_played->dialogOpen);
    m_played->answerDialog(true);
    QTRY_VERIFY(m_answer);
    QCOMPARE(*m_answer, u"!cancelled"_s);
}

void SecretServiceTest::unansweredDialogTimesOut()
{
    startUnlock();
    QTRY_VERIFY(m_played->dialogOpen);
    m_clock.advance(std::chrono::minutes(5) - Milliseconds(1));
    QVERIFY(!m_answer);
    m_clock.advance(Milliseconds(1));
    QVERIFY(m_answer);
    QCOMPARE(*m_answer, u"!timed_out"_s);
    // A late answer of the dialog does not answer twice.
    m_answer.reset();
    m_played->answerDialog(false);
    QCOMPARE(unlock(), u"ok"_s);
}

void SecretServiceTest::vanishedServiceEndsTheWait()
{
    startUnlock();
    QTRY_VERIFY(m_played->dialogOpen);
    m_played->leave();
    QTRY_VERIFY(m_answer);
    QCOMPARE(*m_answer, u"!secret_store_unavailable no_service"_s);
}

void SecretServiceTest::openCollectionNeedsNoDialog()
{
    m_played->locked = false;
    QCOMPARE(unlock(), u"ok"_s);
    QVERIFY(!m_played->dialogOpen);
}

void SecretServiceTest::serviceWithoutCollectionIsUnavailable()
{
    m_played->collection = u"/"_s;
    QCOMPARE(unlock(), u"!secret_store_unavailable no_collection"_s);
}

// Not found proves nothing while the collection is locked (R17).
void SecretServiceTest::entriesAreWhereTheyAre_data()
{
    QTest::addColumn<bool>("readable");
    QTest::addColumn<bool>("lockedItem");
    QTest::addColumn<bool>("lockedCollection");
    QTest::addColumn<QString>("place");
    QTest::newRow("readable") << true << false << false << u"readable"_s;
    QTest::newRow("readable in an open one beside a locked one")
        << true << false << true << u"readable"_s;
    QTest::newRow("locked") << false << true << true << u"locked"_s;
    QTest::newRow("gone") << false << false << false << u"gone"_s;
    QTest::newRow("nothing found while locked") << false << false << true << u"!secret_locked"_s;
}

void SecretServiceTest::entriesAreWhereTheyAre()
{
    QFETCH(bool, readable);
    QFETCH(bool, lockedItem);
    QFETCH(bool, lockedCollection);
    QFETCH(QString, place);
    const Paths one{QDBusObjectPath(u"/org/freedesktop/secrets/collection/login/1"_s)};
    m_played->locked = lockedCollection;
    m_played->readable = readable ? one : Paths();
    m_played->lockedItems = lockedItem ? one : Paths();

    m_service->locate(u"Breakerbox"_s, u"entry"_s, [this](const Result<EntryPlace> &found) {
        if (!found)
            m_answer = wordOf(found.error());
        else
            m_answer = *found == EntryPlace::Readable ? u"readable"_s
                       : *found == EntryPlace::Locked ? u"locked"_s
                                                      : u"gone"_s;
    });
    QTRY_VERIFY(m_answer);
    QCOMPARE(*m_answer, place);
}

QTEST_GUILESS_MAIN(SecretServiceTest)
#include "tst_secretservice.moc"
