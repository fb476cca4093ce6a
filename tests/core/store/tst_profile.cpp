// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profilesamples.h"

#include <store/connectionrepository.h>
#include <store/ledgerrepository.h>

#include <QTemporaryDir>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class ProfileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_parent = std::make_unique<QTemporaryDir>();
        m_folder = m_parent->filePath(u"profile"_s);
        m_file = m_folder + u"/breakerbox.db"_s;
    }

    void newProfile_isMadePrivate();
    void wideModes_areNarrowed();
    void secondStart_findsEverything();
    void readOnly_needsADatabaseAndMakesNone();
    void readOnly_goesOnBesideAWriter();
    void newerSchema_isRefusedUntouched_data();
    void newerSchema_isRefusedUntouched();
    void otherFiles_areRefusedUntouched_data();
    void otherFiles_areRefusedUntouched();
    void missingFile_beside_isNoNewProfile_data();
    void missingFile_beside_isNoNewProfile();
    void unfinishedCreation_startsAgain();
    void everyOlderSchema_comesToTheNewest();
    void migration_makesAVerifiedBackupFirst();
    void migration_thatFails_leavesTheOldSchema();
    void migration_ofEveryReleasedSchema_keepsAllRows_data();
    void migration_ofEveryReleasedSchema_keepsAllRows();
    void backups_areNumberedInOrder();
    void largeFile_isCheckedInTheBackground();

private:
    std::unique_ptr<QTemporaryDir> m_parent;
    QString m_folder;
    QString m_file;
};

static bool isPrivate(const QString &file)
{
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                        QFile::WriteOther | QFile::ExeOther;
    return QFile::exists(file) && (QFile::permissions(file) & others) == 0;
}

// R37
void ProfileTest::newProfile_isMadePrivate()
{
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.created);
    QVERIFY(opened->report.checked);
    QCOMPARE(opened->report.schema, Migrator().newest());
    QVERIFY(isPrivate(m_folder));
    QVERIFY(isPrivate(m_file));
    VERIFY_OK(opened->database->execute("UPDATE conversations SET draft = ''"));
    QVERIFY(isPrivate(m_file + u"-wal"_s));
    QVERIFY(isPrivate(m_file + u"-shm"_s));
}

void ProfileTest::wideModes_areNarrowed()
{
    samples::fillProfile(m_folder, 1, 1);
    const auto wide = QFile::permissions(m_file) | QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(m_file, wide));
    QVERIFY(QFile::setPermissions(m_folder, wide | QFile::ExeOwner | QFile::ExeOther));
    VERIFY_OK(Profile(m_folder).open(Access::ReadWrite));
    QVERIFY(isPrivate(m_folder));
    QVERIFY(isPrivate(m_file));
}

void ProfileTest::secondStart_findsEverything()
{
    samples::fillProfile(m_folder);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(!opened->report.created);
    QVERIFY(opened->report.checked);
    QVERIFY(opened->report.backup.isEmpty());
    QVERIFY(!opened->report.salvaged && !opened->report.indexRepaired);
    const auto list = ConversationRepository(*opened->database).list();
    VERIFY_OK(list);
    QCOMPARE(list->size(), size_t(20));
    QCOMPARE(list->front().messages, 25);
}

void ProfileTest::readOnly_needsADatabaseAndMakesNone()
{
    COMPARE_ERROR(Profile(m_folder).open(Access::ReadOnly), ErrorCode::NotFound);
    QVERIFY(!QFile::exists(m_folder));
}

void ProfileTest::readOnly_goesOnBesideAWriter()
{
    samples::fillProfile(m_folder, 1, 1);
    auto writer = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(writer);
    ConversationRepository writing(*writer->database);
    auto reader = Profile(m_folder).open(Access::ReadOnly);
    VERIFY_OK(reader);
    const ConversationRepository reading(*reader->database);
    samples::Maker make(2);
    VERIFY_OK(writing.save(make.conversation()));
    QCOMPARE(reading.list()->size(), size_t(2));
    COMPARE_ERROR(ConversationRepository(*reader->database).save(make.conversation()),
                  ErrorCode::ReadOnly);
    // R31: a reader never checkpoints, not even as the last to close.
    const QByteArray log = samples::readAll(m_file + u"-wal"_s);
    reader = failure(ErrorCode::Unknown);
    QCOMPARE(samples::readAll(m_file + u"-wal"_s), log);
}

void ProfileTest::newerSchema_isRefusedUntouched_data()
{
    QTest::addColumn<bool>("withLog");
    QTest::newRow("C63, T31: closed properly") << false;
    QTest::newRow("T31: with its log") << true;
}

void ProfileTest::newerSchema_isRefusedUntouched()
{
    QFETCH(bool, withLog);
    samples::fillProfile(m_folder, 2, 2);
    const QByteArray newer = "PRAGMA user_version = 2000000000;"
                             "CREATE TABLE from_the_future (id INTEGER PRIMARY KEY, note TEXT);";
    if (withLog) {
        auto left = Database::open(m_file, OpenMode::ReadWrite);
        VERIFY_OK(left);
        VERIFY_OK((*left)->execute(newer));
        // What a killed program leaves behind.
        for (const auto &suffix : {u""_s, u"-wal"_s, u"-shm"_s})
            QVERIFY(QFile::copy(m_file + suffix, m_parent->filePath(u"kept"_s + suffix)));
        left->reset();
        for (const auto &suffix : {u""_s, u"-wal"_s, u"-shm"_s}) {
            QFile::remove(m_file + suffix);
            QVERIFY(QFile::copy(m_parent->filePath(u"kept"_s + suffix), m_file + suffix));
        }
    } else {
        samples::runSql(m_file, newer);
    }
    samples::makeOld(m_folder);
    const QStringList before = samples::footprint(m_folder);
    QCOMPARE(before.size(), withLog ? 3 : 1);
    for (const auto access : {Access::ReadWrite, Access::ReadOnly}) {
        const auto opened = Profile(m_folder).open(access);
        COMPARE_ERROR(opened, ErrorCode::NewerSchema);
        QCOMPARE(opened.error().detail, u"found 2000000000, known %1"_s.arg(Migrator().newest()));
        QCOMPARE(samples::footprint(m_folder), before);
    }
}

void ProfileTest::otherFiles_areRefusedUntouched_data()
{
    QTest::addColumn<QByteArray>("content"); // null: made by SQL
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("T32: zero length") << QByteArray("") << ErrorCode::StorageCorrupt;
    QTest::newRow("T32: a text file")
        << QByteArray("Dear diary,\n").repeated(1000) << ErrorCode::StorageCorrupt;
    QTest::newRow("T32: a few bytes") << QByteArray("SQL") << ErrorCode::StorageCorrupt;
    QTest::newRow("T32: another program's database") << QByteArray() << ErrorCode::InvalidInput;
}

void ProfileTest::otherFiles_areRefusedUntouched()
{
    QFETCH(QByteArray, content);
    QFETCH(ErrorCode, code);
    QDir().mkpath(m_folder);
    if (content.isNull()) {
        samples::runSql(m_file, "PRAGMA journal_mode=WAL; PRAGMA application_id=7;"
                                "CREATE TABLE conversations (a); INSERT INTO conversations "
                                "VALUES (1)");
    } else {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    samples::makeOld(m_folder);
    const QStringList before = samples::footprint(m_folder);
    for (const auto access : {Access::ReadWrite, Access::ReadOnly}) {
        const auto opened = Profile(m_folder).open(access);
        COMPARE_ERROR(opened, code);
        QVERIFY(!opened.error().detail.isEmpty());
        QCOMPARE(samples::footprint(m_folder), before);
    }
}

void ProfileTest::missingFile_beside_isNoNewProfile_data()
{
    QTest::addColumn<QString>("other");
    QTest::newRow("R35: backups") << u"backups/backup-0001-schema-1.db"_s;
    QTest::newRow("R35: a kept damaged file") << u"breakerbox-damaged-0001.db"_s;
    QTest::newRow("R35: its log") << u"breakerbox.db-wal"_s;
}

void ProfileTest::missingFile_beside_isNoNewProfile()
{
    QFETCH(QString, other);
    QDir().mkpath(m_folder + u"/backups"_s);
    QFile file(m_folder + u'/' + other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("x");
    file.close();
    COMPARE_ERROR(Profile(m_folder).open(Access::ReadWrite), ErrorCode::StorageCorrupt);
    QVERIFY(!QFile::exists(m_file));
}

void ProfileTest::unfinishedCreation_startsAgain()
{
    QDir().mkpath(m_folder);
    QFile file(m_folder + u"/breakerbox-building.db"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("half a database");
    file.close();
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.created);
    QVERIFY(!QFile::exists(file.fileName()));
}

// T30: whoever skipped versions.
void ProfileTest::everyOlderSchema_comesToTheNewest()
{
    const std::vector<Migration> all = builtInMigrations();
    for (size_t known = 1; known < all.size(); ++known) {
        const QString folder = m_folder + QString::number(known);
        {
            const Migrator older({all.begin(), all.begin() + static_cast<qsizetype>(known)});
            auto opened = Profile(folder, older).open(Access::ReadWrite);
            VERIFY_OK(opened);
            VERIFY_OK(opened->database->execute(
                "INSERT INTO conversations (id, title, created, updated, home, allowed, local_only,"
                " model, system_prompt, stop, draft) VALUES"
                " ('00000000-0000-0000-0000-000000000001', 'kept', 1, 2, '', '[]', 1, '', '', '[]',"
                " 'a draft');"
                "INSERT INTO messages (id, conversation, role, state, created, text, reasoning,"
                " refusal, tool_calls, model, answering_model, boundary, finish, first_token_ms,"
                " duration_ms, failure) VALUES"
                " ('00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001',"
                " 'user', 'complete', 3, 'words', '', '', '[]', '', '', '', 'none', 0, 0, '')"));
        }
        const auto opened = Profile(folder).open(Access::ReadWrite);
        VERIFY_OK(opened);
        QCOMPARE(opened->report.schema, Migrator().newest());
        ConversationRepository repository(*opened->database);
        const auto list = repository.list();
        VERIFY_OK(list);
        QCOMPARE(list->size(), size_t(1));
        QCOMPARE(list->front().conversation.draft, u"a draft"_s);
        QVERIFY(list->front().conversation.localOnly == chat::LocalOnly::Yes);
        const auto messages = repository.messages(list->front().conversation.id);
        VERIFY_OK(messages);
        QCOMPARE(messages->size(), size_t(1));
        QCOMPARE(messages->front().text, u"words"_s);
        QVERIFY(messages->front().replay.isEmpty());
    }
}

// T30
void ProfileTest::migration_makesAVerifiedBackupFirst()
{
    samples::fillProfile(m_folder, 3, 4);
    const Migrator next = samples::withStep("ALTER TABLE conversations ADD COLUMN pinned INTEGER;"
                                            "UPDATE conversations SET title = 'new'");
    const Profile profile(m_folder, next);
    COMPARE_ERROR(profile.open(Access::ReadOnly), ErrorCode::ReadOnly);
    const auto opened = profile.open(Access::ReadWrite);
    VERIFY_OK(opened);
    QCOMPARE(opened->report.schema, next.newest());
    QCOMPARE(Migrator::schemaOf(*opened->database).value_or(-1), next.newest());
    QCOMPARE(ConversationRepository(*opened->database).list()->front().conversation.title,
             u"new"_s);
    QCOMPARE(profile.newestBackup().value_or(QString()), opened->report.backup);
    QVERIFY(isPrivate(opened->report.backup));
    QVERIFY(isPrivate(profile.backupFolder()));
    const auto backup = Database::open(opened->report.backup, OpenMode::Immutable);
    VERIFY_OK(backup);
    QCOMPARE(Migrator::schemaOf(**backup).value_or(-1), Migrator().newest());
    QCOMPARE((*backup)->scalar("SELECT count(*) FROM messages").value_or(-1), 12);
    // The older program finds the newer schema and changes nothing.
    COMPARE_ERROR(Profile(m_folder).open(Access::ReadWrite), ErrorCode::NewerSchema);
}

void ProfileTest::migration_thatFails_leavesTheOldSchema()
{
    samples::fillProfile(m_folder, 3, 4);
    const Profile broken(m_folder,
                         samples::withStep("DELETE FROM messages; INSERT INTO nowhere VALUES (1)"));
    COMPARE_ERROR(broken.open(Access::ReadWrite), ErrorCode::Internal);
    QVERIFY(broken.newestBackup().has_value());
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QCOMPARE(opened->database->scalar("SELECT count(*) FROM messages").value_or(-1), 12);
}

void ProfileTest::migration_ofEveryReleasedSchema_keepsAllRows_data()
{
    QTest::addColumn<QString>("dump");
    const QDir folder(QStringLiteral(TEST_DATA "/store"));
    for (const QString &name : folder.entryList({u"schema_*.sql"_s}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void ProfileTest::migration_ofEveryReleasedSchema_keepsAllRows()
{
    QFETCH(QString, dump);
    QDir().mkpath(m_folder);
    samples::runSql(m_file, samples::readAll(dump));
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    const ConversationRepository repository(*opened->database);
    const auto list = repository.list();
    VERIFY_OK(list);
    QCOMPARE(list->size(), size_t(2));
    QCOMPARE((*list)[0].conversation.title, u"Second 第二"_s);
    QVERIFY((*list)[0].conversation.localOnly == chat::LocalOnly::Yes);
    QCOMPARE((*list)[1].messages, 3);
    const auto messages = repository.messages((*list)[1].conversation.id);
    VERIFY_OK(messages);
    QCOMPARE(messages->size(), size_t(3));
    QCOMPARE((*messages)[0].text, u"It's a \"question\"\nwith two lines"_s);
    QCOMPARE((*messages)[0].attachments.front().bytes, QByteArray("\0\1\2", 3));
    QVERIFY((*messages)[2].parent == (*messages)[1].id);
    QVERIFY((*messages)[2].usage.outputTokens == 20);
    const auto connections = ConnectionRepository(*opened->database).list();
    VERIFY_OK(connections);
    QCOMPARE(connections->size(), size_t(1));
    // What older versions did not know is as they did it.
    QVERIFY(connections->front().proxy == connections::ProxySettings());
    QVERIFY(connections->front().caFile.isEmpty());
    QVERIFY(!connections->front().pace.isSet() && !connections->front().spend.isSet());
    const auto ledger = LedgerRepository(*opened->database).latest(5);
    VERIFY_OK(ledger);
    QVERIFY(!ledger->front().inputTokens && !ledger->front().outputTokens);
    QCOMPARE(opened->database->scalar("SELECT count(*) FROM ledger").value_or(-1), 1);
    QCOMPARE(opened->database->scalar("SELECT count(*) FROM consents").value_or(-1), 1);
}

void ProfileTest::backups_areNumberedInOrder()
{
    samples::fillProfile(m_folder, 1, 1);
    QDir().mkpath(m_folder + u"/backups"_s);
    for (const auto &name : {u"backup-0009-schema-1.db"_s, u"backup-0002-schema-1.db"_s}) {
        QFile file(m_folder + u"/backups/"_s + name);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const auto opened = Profile(m_folder, samples::withStep("SELECT 1")).open(Access::ReadWrite);
    VERIFY_OK(opened);
    const QString name = u"/backup-0010-schema-%1.db"_s.arg(Migrator().newest());
    QVERIFY2(opened->report.backup.endsWith(name), qUtf8Printable(opened->report.backup));
}

// P11: a large database that was closed properly is opened without reading it all.
void ProfileTest::largeFile_isCheckedInTheBackground()
{
    samples::fillProfile(m_folder, 1, 1);
    {
        auto opened = Profile(m_folder).open(Access::ReadWrite);
        VERIFY_OK(opened);
        samples::Maker make(3);
        ConversationRepository repository(*opened->database);
        const auto conversation = make.conversation();
        VERIFY_OK(repository.save(conversation));
        auto message = make.message(conversation, u"large"_s);
        message.attachments = {{u"a"_s, u"image/png"_s, QByteArray(66 * 1024 * 1024, 'x')}};
        VERIFY_OK(repository.saveMessage(message));
    }
    const Profile profile(m_folder);
    {
        const auto opened = profile.open(Access::ReadWrite);
        VERIFY_OK(opened);
        QVERIFY(!opened->report.checked);
        VERIFY_OK(profile.checkSoundness());
    }
    profile.requireCheck();
    QVERIFY(profile.open(Access::ReadWrite)->report.checked);
    QVERIFY2(!profile.open(Access::ReadWrite)->report.checked, "the mark was not taken away");
}

QTEST_GUILESS_MAIN(ProfileTest)
#include "tst_profile.moc"
