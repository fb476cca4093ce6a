// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/conversationrepository.h>

#include <QFile>
#include <QTemporaryDir>

#include <sqlite3.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class DatabaseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"a #1?x%20.db"_s);
    }

    void opens_withWalForeignKeysAndPrivateModes();
    void missingFile_isOnlyMadeWhenAsked();
    void readOnly_refusesWriting();
    void textFile_isCorrupt();
    void values_readBackEqual();
    void brokenSql_isOurFault();
    void tooLargeValue_isToldNotStoredAsNull();
    void statementsOfOneText_areApart();
    void transaction_rollsBackUnlessCommitted();
    void transaction_innerJoinsAndDooms();
    void transaction_setsDurability_data();
    void transaction_setsDurability();
    void transaction_meetsALock_isBusyBeforeAnyWork();
    void backup_isWholeAndVerified();
    void backup_refusesToReplaceAFile();
    void backup_ofADamagedDatabase_leavesNothing();
    void migrator_makesTheNewestSchema();
    void migrator_runsOnlyWhatIsMissing();
    void migrator_failedStepChangesNothing();
    void migrator_refusesANewerSchema();

private:
    std::unique_ptr<Database> open(OpenMode mode = OpenMode::Create)
    {
        auto database = Database::open(m_file, mode);
        if (!database)
            qFatal("%s", qUtf8Printable(database.error().detail));
        return std::move(*database);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void DatabaseTest::opens_withWalForeignKeysAndPrivateModes()
{
    auto database = open();
    auto mode = Statement::prepare(*database, "PRAGMA journal_mode");
    VERIFY_OK(mode);
    QVERIFY(mode->step().value_or(false));
    QCOMPARE(mode->text(0), u"wal"_s);
    QCOMPARE(database->scalar("PRAGMA foreign_keys").value_or(0), 1);
    mode->reset();
    VERIFY_OK(database->execute("CREATE TABLE t (a)"));
    // R37
    for (const auto &suffix : {u""_s, u"-wal"_s, u"-shm"_s}) {
        const auto modes = QFile::permissions(m_file + suffix);
        QVERIFY(modes.testFlag(QFile::WriteOwner));
        QVERIFY2(!(modes & (QFile::ReadGroup | QFile::ReadOther)), qUtf8Printable(suffix));
    }
}

void DatabaseTest::missingFile_isOnlyMadeWhenAsked()
{
    for (const auto mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        COMPARE_ERROR(Database::open(m_file, mode), ErrorCode::StorageFailed);
        QVERIFY(!QFile::exists(m_file));
    }
}

void DatabaseTest::readOnly_refusesWriting()
{
    VERIFY_OK(open()->execute("CREATE TABLE t (a); INSERT INTO t VALUES (7)"));
    auto database = open(OpenMode::ReadOnly);
    QCOMPARE(database->scalar("SELECT a FROM t").value_or(0), 7);
    COMPARE_ERROR(database->execute("INSERT INTO t VALUES (8)"), ErrorCode::ReadOnly);
    Transaction view(*database);
    VERIFY_OK(view.begin());
    QCOMPARE(database->scalar("SELECT a FROM t").value_or(0), 7);
    VERIFY_OK(view.commit());
}

void DatabaseTest::textFile_isCorrupt()
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    COMPARE_ERROR(Database::open(m_file, OpenMode::ReadWrite), ErrorCode::StorageCorrupt);
}

void DatabaseTest::values_readBackEqual()
{
    auto database = open();
    VERIFY_OK(database->execute("CREATE TABLE t (a TEXT, b BLOB, c INTEGER, d REAL, e TEXT)"));
    auto insert = Statement::prepare(*database, "INSERT INTO t VALUES (?,?,?,?,?)");
    VERIFY_OK(insert);
    const QByteArray bytes("\0\xff\n", 3);
    insert->bind(1, QString()).bind(2, bytes).bind(3, qint64(-1) << 62).bind(4, -0.5).bindNull(5);
    VERIFY_OK(insert->run());
    auto query = Statement::prepare(*database, "SELECT * FROM t");
    VERIFY_OK(query);
    QCOMPARE(query->step().value_or(false), true);
    QVERIFY(!query->isNull(0));
    QCOMPARE(query->text(0), QString());
    QCOMPARE(query->blob(1), bytes);
    QCOMPARE(query->integer(2), qint64(-1) << 62);
    QCOMPARE(query->real(3), -0.5);
    QVERIFY(query->isNull(4));
    QCOMPARE(query->step().value_or(true), false);
}

void DatabaseTest::brokenSql_isOurFault()
{
    auto database = open();
    COMPARE_ERROR(Statement::prepare(*database, "SELEKT"), ErrorCode::Internal);
    COMPARE_ERROR(Statement::prepare(*database, "  "), ErrorCode::Internal);
    QCOMPARE(database->execute("SELEKT secret").error().origin, ErrorOrigin::Ours);
    QVERIFY(!database->execute("SELEKT secret").error().detail.contains(u"secret"_s));
}

void DatabaseTest::tooLargeValue_isToldNotStoredAsNull()
{
    auto database = open();
    VERIFY_OK(database->execute("CREATE TABLE t (a)"));
    sqlite3_limit(database->handle(), SQLITE_LIMIT_LENGTH, 1000);
    auto insert = Statement::prepare(*database, "INSERT INTO t VALUES (?)");
    VERIFY_OK(insert);
    insert->bind(1, QByteArray(2000, 'x'));
    COMPARE_ERROR(insert->run(), ErrorCode::TooLarge);
    QCOMPARE(database->scalar("SELECT count(*) FROM t").value_or(-1), 0);
    insert->reset();
    insert->bind(1, QByteArray(10, 'x'));
    VERIFY_OK(insert->run());
}

// Prepared statements are kept for their next use: one that is in use, or was left half way with
// values bound, is never handed out as it is.
void DatabaseTest::statementsOfOneText_areApart()
{
    auto database = open();
    VERIFY_OK(database->execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)"));
    constexpr QByteArrayView kSql = "SELECT a, ?1 IS NULL FROM t ORDER BY a";
    for (int round = 0; round < 2; ++round) {
        auto first = Statement::prepare(*database, kSql);
        VERIFY_OK(first);
        first->bind(1, 7);
        QVERIFY(first->step().value_or(false));
        QVERIFY(first->step().value_or(false));
        auto second = Statement::prepare(*database, kSql);
        VERIFY_OK(second);
        QVERIFY(second->step().value_or(false));
        QCOMPARE(second->integer(0), 1);
        QCOMPARE(second->integer(1), 1);
        QCOMPARE(first->integer(0), 2);
        QCOMPARE(first->integer(1), 0);
        Statement moved = std::move(*first);
        QVERIFY(moved.step().value_or(false));
        QCOMPARE(moved.integer(0), 3);
    }
    // And one that was prepared before the schema changed works after it.
    VERIFY_OK(database->execute("ALTER TABLE t ADD COLUMN b"));
    QCOMPARE(database->scalar(kSql).value_or(0), 1);
}

void DatabaseTest::transaction_rollsBackUnlessCommitted()
{
    auto database = open();
    VERIFY_OK(database->execute("CREATE TABLE t (a)"));
    {
        Transaction transaction(*database);
        VERIFY_OK(transaction.begin());
        VERIFY_OK(database->execute("INSERT INTO t VALUES (1)"));
    }
    QCOMPARE(database->scalar("SELECT count(*) FROM t").value_or(-1), 0);
    {
        Transaction transaction(*database);
        VERIFY_OK(transaction.begin());
        VERIFY_OK(database->execute("INSERT INTO t VALUES (1)"));
        VERIFY_OK(transaction.commit());
        COMPARE_ERROR(transaction.commit(), ErrorCode::Internal);
    }
    QCOMPARE(database->scalar("SELECT count(*) FROM t").value_or(-1), 1);
}

void DatabaseTest::transaction_innerJoinsAndDooms()
{
    auto database = open();
    VERIFY_OK(database->execute("CREATE TABLE t (a)"));
    const auto both = [&](bool commitInner) {
        Transaction outer(*database);
        if (auto begun = outer.begin(); !begun)
            return begun;
        {
            Transaction inner(*database);
            if (auto begun = inner.begin(); !begun)
                return begun;
            if (auto done = database->execute("INSERT INTO t VALUES (1)"); !done)
                return done;
            if (commitInner) {
                if (auto done = inner.commit(); !done)
                    return done;
            }
        }
        return outer.commit();
    };
    COMPARE_ERROR(both(false), ErrorCode::StorageFailed);
    QCOMPARE(database->scalar("SELECT count(*) FROM t").value_or(-1), 0);
    VERIFY_OK(both(true));
    QCOMPARE(database->scalar("SELECT count(*) FROM t").value_or(-1), 1);
}

void DatabaseTest::transaction_setsDurability_data()
{
    QTest::addColumn<Durability>("outer");
    QTest::addColumn<Durability>("inner");
    QTest::addColumn<int>("synchronous");
    QTest::newRow("full") << Durability::Full << Durability::Full << 2;
    QTest::newRow("normal") << Durability::Normal << Durability::Normal << 1;
    QTest::newRow("the outermost decides") << Durability::Full << Durability::Normal << 2;
}

void DatabaseTest::transaction_setsDurability()
{
    QFETCH(Durability, outer);
    QFETCH(Durability, inner);
    QFETCH(int, synchronous);
    auto database = open();
    for (int round = 0; round < 2; ++round) {
        Transaction other(*database, Durability::Normal);
        VERIFY_OK(other.begin());
        VERIFY_OK(other.commit());
        Transaction first(*database, outer);
        VERIFY_OK(first.begin());
        Transaction second(*database, inner);
        VERIFY_OK(second.begin());
        QCOMPARE(database->scalar("PRAGMA synchronous").value_or(-1), synchronous);
        VERIFY_OK(second.commit());
        VERIFY_OK(first.commit());
    }
}

void DatabaseTest::transaction_meetsALock_isBusyBeforeAnyWork()
{
    auto holder = open();
    auto database = open();
    Transaction lock(*holder);
    VERIFY_OK(lock.begin());
    {
        Transaction transaction(*database);
        COMPARE_ERROR(transaction.begin(), ErrorCode::Busy);
    }
    VERIFY_OK(lock.commit());
    Transaction again(*database);
    VERIFY_OK(again.begin());
}

void DatabaseTest::backup_isWholeAndVerified()
{
    samples::Maker make;
    auto database = samples::inFile(m_file);
    ConversationRepository repository(*database);
    const auto conversation = make.conversation();
    VERIFY_OK(repository.save(conversation));
    for (int i = 0; i < 100; ++i)
        VERIFY_OK(repository.saveMessage(make.message(conversation, QString(500, u'x'))));
    const QString copy = m_folder->filePath(u"copy.db"_s);
    VERIFY_OK(database->backupTo(copy));
    QVERIFY(!QFile::exists(copy + u"-wal"_s));
    QVERIFY(!QFile::exists(copy + u".part"_s));
    QVERIFY(!(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther)));
    // What is written afterwards is not in it, and writing goes on.
    VERIFY_OK(repository.saveMessage(make.message(conversation, u"later"_s)));
    auto opened = Database::open(copy, OpenMode::ReadOnly);
    VERIFY_OK(opened);
    QCOMPARE(ConversationRepository(**opened).messages(conversation.id)->size(), size_t(100));
}

void DatabaseTest::backup_refusesToReplaceAFile()
{
    auto database = samples::inFile(m_file);
    const QString copy = m_folder->filePath(u"copy.db"_s);
    VERIFY_OK(database->backupTo(copy));
    COMPARE_ERROR(database->backupTo(copy), ErrorCode::InvalidInput);
}

void DatabaseTest::backup_ofADamagedDatabase_leavesNothing()
{
    samples::Maker make;
    {
        auto database = samples::inFile(m_file);
        ConversationRepository repository(*database);
        const auto conversation = make.conversation();
        VERIFY_OK(repository.save(conversation));
        for (int i = 0; i < 100; ++i)
            VERIFY_OK(repository.saveMessage(make.message(conversation, QString(500, u'x'))));
    }
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() - 4096));
    file.write(QByteArray(512, '\xff'));
    file.close();
    const QString copy = m_folder->filePath(u"copy.db"_s);
    QVERIFY(!open(OpenMode::ReadWrite)->backupTo(copy).has_value());
    QCOMPARE(QDir(m_folder->path()).entryList({u"copy*"_s}), QStringList());
}

void DatabaseTest::migrator_makesTheNewestSchema()
{
    auto database = open();
    VERIFY_OK(Migrator().migrate(*database));
    QCOMPARE(Migrator::schemaOf(*database).value_or(-1), Migrator().newest());
    QCOMPARE(database->scalar("PRAGMA application_id").value_or(0), kApplicationId);
    VERIFY_OK(Migrator().migrate(*database));
}

void DatabaseTest::migrator_runsOnlyWhatIsMissing()
{
    auto database = open();
    VERIFY_OK(Migrator({{1, "CREATE TABLE one (a)"}}).migrate(*database));
    VERIFY_OK(Migrator({{1, "CREATE TABLE one (a)"},
                        {2, "CREATE TABLE two (a)"},
                        {3, "INSERT INTO two VALUES (3)"}})
                  .migrate(*database));
    QCOMPARE(Migrator::schemaOf(*database).value_or(-1), 3);
    QCOMPARE(database->scalar("SELECT a FROM two").value_or(-1), 3);
}

// T30: never between two schemas.
void DatabaseTest::migrator_failedStepChangesNothing()
{
    auto database = open();
    const Migrator broken(
        {{1, "CREATE TABLE one (a)"}, {2, "CREATE TABLE two (a); INSERT INTO nowhere VALUES (1)"}});
    COMPARE_ERROR(broken.migrate(*database), ErrorCode::Internal);
    QCOMPARE(Migrator::schemaOf(*database).value_or(-1), 1);
    QCOMPARE(database->scalar("SELECT count(*) FROM sqlite_schema WHERE name = 'two'").value_or(-1),
             0);
}

void DatabaseTest::migrator_refusesANewerSchema()
{
    auto database = open();
    VERIFY_OK(database->execute("PRAGMA user_version = 2000000000"));
    const auto migrated = Migrator().migrate(*database);
    COMPARE_ERROR(migrated, ErrorCode::NewerSchema);
    QCOMPARE(migrated.error().detail, u"found 2000000000, known %1"_s.arg(Migrator().newest()));
}

QTEST_GUILESS_MAIN(DatabaseTest)
#include "tst_database.moc"
