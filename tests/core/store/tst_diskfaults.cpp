// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profilesamples.h"

#include <store/connectionrepository.h>
#include <store/integrity.h>
#include <store/ledgerrepository.h>
#include <support/faultvfs.h>

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class DiskFaultsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_parent = std::make_unique<QTemporaryDir>();
        m_folder = m_parent->filePath(u"profile"_s);
        m_file = m_folder + u"/breakerbox.db"_s;
    }

    void fullDisk_keepsTheOldOrTheNewWhole();
    void fullDisk_duringAMigration_leavesTheOldSchema();
    void fullDisk_duringASalvage_keepsTheOriginal();
    void readOnlyVolume_isToldAsSuch();
    void powerFails_nothingAcknowledgedIsLost();

private:
    std::unique_ptr<QTemporaryDir> m_parent;
    QString m_folder;
    QString m_file;
};

// C64, T28: the disk is full at every possible byte of a rename of a connection.
void DiskFaultsTest::fullDisk_keepsTheOldOrTheNewWhole()
{
    test::FaultVfs disk;
    samples::fillProfile(m_folder, 1, 2);
    samples::Maker make(5);
    connections::Connection connection;
    connection.id = make.id<ConnectionId>();
    connection.name = u"old"_s;
    connection.boundary.holder = u"host"_s;
    VERIFY_OK(ConnectionRepository(*Profile(m_folder).open(Access::ReadWrite)->database)
                  .save(connection));
    int refused = 0;
    int saved = 0;
    for (qint64 room = 0; room < 30'000; room += 700) {
        auto opened = Profile(m_folder).open(Access::ReadWrite);
        VERIFY_OK(opened);
        ConnectionRepository repository(*opened->database);
        auto renamed = connection;
        renamed.name = u"room %1"_s.arg(room);
        disk.failWritesAfter(room, SQLITE_FULL);
        const auto done = repository.save(renamed);
        disk.heal();
        if (done) {
            ++saved;
            connection = renamed;
        } else {
            ++refused;
            QCOMPARE(done.error().code, ErrorCode::DiskFull);
        }
        QVERIFY(repository.list()->front() == connection);
        // Once there is space again saving goes on without a restart.
        connection.position = int(room);
        VERIFY_OK(repository.save(connection));
        QVERIFY(repository.list()->front() == connection);
    }
    QVERIFY(refused > 5);
    QVERIFY(saved > 5);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    VERIFY_OK(checkFully(*opened->database));
    QVERIFY(ConnectionRepository(*opened->database).list()->front() == connection);
    QCOMPARE(opened->database->scalar("SELECT count(*) FROM messages").value_or(-1), 2);
}

// T28, T30
void DiskFaultsTest::fullDisk_duringAMigration_leavesTheOldSchema()
{
    test::FaultVfs disk;
    samples::fillProfile(m_folder, 4, 25);
    const Profile next(m_folder, samples::withStep("ALTER TABLE messages ADD COLUMN more TEXT;"
                                                   "UPDATE messages SET more = text"));
    int refused = 0;
    for (qint64 room = 0; room < 400'000; room += 20'000) {
        disk.failWritesAfter(room, SQLITE_FULL);
        const auto opened = next.open(Access::ReadWrite);
        disk.heal();
        if (opened)
            break;
        ++refused;
        QCOMPARE(toName(opened.error().code), toName(ErrorCode::DiskFull));
        const auto old = Profile(m_folder).open(Access::ReadWrite);
        // The disk may fill up behind the byte that commits: then it is the new one, whole.
        if (!old && old.error().code == ErrorCode::NewerSchema)
            break;
        VERIFY_OK(old);
        QCOMPARE(old->database->scalar("SELECT count(*) FROM messages").value_or(-1), 100);
        VERIFY_OK(checkFully(*old->database));
        // A backup is whole or not there.
        for (const QString &name : QDir(next.backupFolder()).entryList(QDir::Files)) {
            QVERIFY2(name.endsWith(u".db"_s), qUtf8Printable(name));
            const auto backup =
                Database::open(next.backupFolder() + u'/' + name, OpenMode::Immutable);
            VERIFY_OK(backup);
            QCOMPARE((*backup)->scalar("SELECT count(*) FROM messages").value_or(-1), 100);
        }
    }
    QVERIFY2(refused > 4, qPrintable(QString::number(refused)));
    const auto opened = next.open(Access::ReadWrite);
    VERIFY_OK(opened);
    QCOMPARE(
        opened->database->scalar("SELECT count(*) FROM messages WHERE more = text").value_or(-1),
        100);
}

// C62: the disk had been nearly full.
void DiskFaultsTest::fullDisk_duringASalvage_keepsTheOriginal()
{
    test::FaultVfs disk;
    samples::fillProfile(m_folder);
    const QByteArray bytes = samples::readAll(m_file);
    qsizetype leaf = 4096;
    while (
        !(bytes[leaf] == 0x0d && QByteArrayView(bytes).sliced(leaf, 4096).contains("chat message")))
        leaf += 4096;
    samples::overwrite(m_file, leaf, QByteArray(512, '\xff'));
    const QByteArray damaged = samples::readAll(m_file);
    const QRegularExpression words(u"the database is damaged: .*"_s);
    QTest::ignoreMessage(QtWarningMsg, words);
    QTest::ignoreMessage(QtWarningMsg, words);
    disk.failWritesAfter(50'000, SQLITE_FULL);
    const auto refused = Profile(m_folder).open(Access::ReadWrite);
    disk.heal();
    COMPARE_ERROR(refused, ErrorCode::DiskFull);
    QCOMPARE(samples::readAll(m_file), damaged);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.salvaged);
    QCOMPARE(samples::readAll(opened->report.original), damaged);
}

void DiskFaultsTest::readOnlyVolume_isToldAsSuch()
{
    test::FaultVfs disk;
    samples::fillProfile(m_folder, 1, 1);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    disk.failWritesAfter(0, SQLITE_READONLY);
    samples::Maker make(4);
    COMPARE_ERROR(ConversationRepository(*opened->database).save(make.conversation()),
                  ErrorCode::ReadOnly);
    QVERIFY(disk.refusals() > 0);
    disk.heal();
    VERIFY_OK(ConversationRepository(*opened->database).save(make.conversation()));
}

// T27: unsynced writes kept, dropped, reordered or torn.
void DiskFaultsTest::powerFails_nothingAcknowledgedIsLost()
{
    constexpr int kMessages = 60;
    constexpr std::size_t kPoints = 120;
    test::FaultVfs disk;
    samples::fillProfile(m_folder, 1, 5);
    disk.record(m_folder);
    std::vector<std::pair<std::size_t, QString>> acknowledged;
    {
        auto opened = Profile(m_folder).open(Access::ReadWrite);
        VERIFY_OK(opened);
        VERIFY_OK(opened->database->execute("PRAGMA wal_autocheckpoint=30"));
        ConversationRepository repository(*opened->database);
        samples::Maker make(8);
        const auto conversation = make.conversation();
        VERIFY_OK(repository.save(conversation));
        auto reply = make.message(conversation, {});
        reply.state = chat::TurnState::Streaming;
        VERIFY_OK(repository.saveMessage(reply));
        for (int i = 0; i < kMessages; ++i) {
            const auto message = make.message(conversation, samples::textOf(i));
            VERIFY_OK(repository.saveMessage(message));
            acknowledged.emplace_back(disk.recorded(), message.id.toString());
            LedgerRow row;
            row.attempt = make.id<AttemptId>();
            VERIFY_OK(LedgerRepository(*opened->database).open(row));
            acknowledged.emplace_back(disk.recorded(), row.attempt.toString());
            VERIFY_OK(repository.journal(reply.id, QString(i * 20, u'x'), {}));
        }
    }
    const std::size_t end = disk.recorded();
    QVERIFY(end > kPoints);
    for (std::size_t i = 0; i <= kPoints; ++i) {
        const std::size_t point = end * i / kPoints;
        for (const std::uint64_t seed : {1U, 2U}) {
            const QTemporaryDir after;
            disk.powerFailsAt(point, seed, after.path());
            auto opened = Database::open(after.filePath(u"breakerbox.db"_s), OpenMode::ReadWrite);
            VERIFY_OK(opened);
            VERIFY_OK(checkFully(**opened));
            auto query = Statement::prepare(**opened, "SELECT id FROM messages UNION ALL"
                                                      " SELECT attempt FROM ledger");
            VERIFY_OK(query);
            QSet<QString> there;
            while (query->step().value_or(false))
                there.insert(query->text(0));
            for (const auto &[when, id] : acknowledged) {
                if (when <= point)
                    QVERIFY2(there.contains(id), qPrintable(QString::number(point)));
            }
        }
    }
}

QTEST_GUILESS_MAIN(DiskFaultsTest)
#include "tst_diskfaults.moc"
