// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// T34 and T33 of the threat model: verified copies, the way back, what is taken in from outside.
#include "profilesamples.h"

#include <store/backups.h>
#include <store/importrepository.h>

#include <QTemporaryDir>
#include <QTest>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class BackupsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_parent = std::make_unique<QTemporaryDir>();
        m_folder = m_parent->filePath(u"profile"_s);
    }

    void copyIsMadeBesideAWriter();
    void sevenAreKept();
    void copyReplacesOnlyWhenWhole();
    void restoredEqualsTheCopy();
    void restoreKeepsWhatWasThere();
    void olderCopyIsBroughtUp();
    void killBetweenRenames_isFinished();
    void damagedDatabase_isReplaced();
    void unfitFilesAreRefused_data();
    void unfitFilesAreRefused();
    void importAddsAndNeverReplaces();
    void importThatIsStopped_leavesNothing();

private:
    [[nodiscard]] QByteArray contentHash() const
    {
        auto opened = Profile(m_folder).open(Access::ReadWrite);
        if (!opened)
            return {};
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const ConversationRepository repository(*opened->database);
        const auto all = repository.list();
        for (const ConversationSummary &each : *all) {
            hash.addData(each.conversation.id.toString().toUtf8() +
                         each.conversation.title.toUtf8());
            const auto messages = repository.messages(each.conversation.id);
            for (const chat::Message &message : *messages)
                hash.addData(message.id.toString().toUtf8() + message.text.toUtf8());
        }
        return hash.result();
    }

    std::unique_ptr<QTemporaryDir> m_parent;
    QString m_folder;
};

void BackupsTest::copyIsMadeBesideAWriter()
{
    samples::fillProfile(m_folder);
    const Profile profile(m_folder);
    auto writer = profile.open(Access::ReadWrite);
    QVERIFY(writer.has_value());
    samples::Maker make(99);
    const auto conversation = make.conversation(u"Still in the log"_s);
    QVERIFY(ConversationRepository(*writer->database).save(conversation).has_value());
    const Backups backups(profile);
    const auto made = backups.make();
    QVERIFY(made.has_value());
    QCOMPARE(backups.list().size(), 1U);
    QCOMPARE(backups.list().front().file, *made);
    QCOMPARE(backups.list().front().schema, Migrator().newest());
    QVERIFY((QFile::permissions(*made) & (QFile::ReadGroup | QFile::ReadOther)) == 0);
    auto copy = Database::open(*made, OpenMode::Immutable);
    QVERIFY(copy.has_value());
    QVERIFY(ConversationRepository(**copy).find(conversation.id).has_value());
}

void BackupsTest::sevenAreKept()
{
    samples::fillProfile(m_folder, 1, 1);
    const Profile profile(m_folder);
    const Backups backups(profile);
    QString last;
    for (int i = 0; i < 9; ++i) {
        const auto made = backups.make();
        QVERIFY(made.has_value());
        last = *made;
    }
    QCOMPARE(backups.list().size(), static_cast<size_t>(Backups::kKept));
    QCOMPARE(backups.list().front().file, last);
    QCOMPARE(profile.newestBackup(), std::optional<QString>(last));
    QVERIFY(last.endsWith(u"backup-0009-schema-%1.db"_s.arg(Migrator().newest())));
}

void BackupsTest::copyReplacesOnlyWhenWhole()
{
    samples::fillProfile(m_folder, 2, 3);
    const QString place = m_parent->filePath(u"mine.db"_s);
    QFile old(place);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const Profile nowhere(m_parent->filePath(u"none"_s));
    QVERIFY(!Backups(nowhere).makeAt(place).has_value());
    QCOMPARE(samples::readAll(place), QByteArray("old"));
    const Profile profile(m_folder);
    QVERIFY(Backups(profile).makeAt(place).has_value());
    QVERIFY(samples::readAll(place).startsWith("SQLite format 3"));
    QVERIFY(!QFile::exists(place + u".new"_s));
}

void BackupsTest::restoredEqualsTheCopy()
{
    samples::fillProfile(m_folder);
    const Profile profile(m_folder);
    const QByteArray before = contentHash();
    const auto made = Backups(profile).make();
    QVERIFY(made.has_value());
    {
        auto opened = profile.open(Access::ReadWrite);
        QVERIFY(opened->database->execute("DELETE FROM conversations").has_value());
    }
    QVERIFY(contentHash() != before);
    const auto content = Backups(profile).stage(*made);
    QVERIFY(content.has_value());
    QCOMPARE(content->conversations, 20);
    QCOMPARE(content->messages, 500);
    QVERIFY(Backups(profile).takeStaged().has_value());
    QCOMPARE(contentHash(), before);
    QVERIFY(QFile::exists(*made));
}

void BackupsTest::restoreKeepsWhatWasThere()
{
    samples::fillProfile(m_folder, 3, 2);
    const Profile profile(m_folder);
    const QString copy = m_parent->filePath(u"copy.db"_s);
    QVERIFY(Backups(profile).makeAt(copy).has_value());
    samples::runSql(profile.databaseFile(), "UPDATE conversations SET title = 'Later'");
    QVERIFY(Backups(profile).stage(copy).has_value());
    // Staged only: nothing has changed yet.
    QVERIFY(samples::readAll(profile.databaseFile()).contains("Later") ||
            QFile::exists(profile.databaseFile() + u"-wal"_s));
    auto opened = profile.open(Access::ReadWrite);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->report.replaced, m_folder + u"/breakerbox-replaced-0001.db"_s);
    QCOMPARE(*opened->database->scalar("SELECT count(*) FROM conversations WHERE title = 'Later'"),
             0);
    auto kept = Database::open(opened->report.replaced, OpenMode::ReadOnly);
    QVERIFY(kept.has_value());
    QCOMPARE(*(*kept)->scalar("SELECT count(*) FROM conversations WHERE title = 'Later'"), 3);
}

void BackupsTest::olderCopyIsBroughtUp()
{
    samples::fillProfile(m_folder, 1, 1);
    const QString old = m_parent->filePath(u"old.db"_s);
    {
        auto made = Database::open(old, OpenMode::Create);
        QVERIFY(Migrator().migrateTo(**made, 1).has_value());
    }
    const Profile profile(m_folder);
    const auto content = Backups(profile).stage(old);
    QVERIFY(content.has_value());
    QCOMPARE(content->schema, Migrator().newest());
    QCOMPARE(content->conversations, 0);
    auto opened = profile.open(Access::ReadWrite);
    QVERIFY(opened.has_value() && !opened->report.replaced.isEmpty());
    QCOMPARE(*Migrator::schemaOf(*opened->database), Migrator().newest());
    // The file that was chosen stays as it was.
    auto untouched = Database::open(old, OpenMode::Immutable);
    QCOMPARE(*Migrator::schemaOf(**untouched), 1);
}

void BackupsTest::killBetweenRenames_isFinished()
{
    samples::fillProfile(m_folder, 4, 2);
    const Profile profile(m_folder);
    const auto made = Backups(profile).make();
    QVERIFY(Backups(profile).stage(*made).has_value());
    // As a kill between the two renames leaves it.
    const QString kept = m_folder + u"/breakerbox-replaced-0001.db"_s;
    QVERIFY(QFile::rename(profile.databaseFile(), kept));
    auto opened = profile.open(Access::ReadWrite);
    QVERIFY(opened.has_value());
    QCOMPARE(opened->report.replaced, kept);
    QCOMPARE(*opened->database->scalar("SELECT count(*) FROM conversations"), 4);
}

void BackupsTest::damagedDatabase_isReplaced()
{
    samples::fillProfile(m_folder, 4, 2);
    const Profile profile(m_folder);
    const auto made = Backups(profile).make();
    QFile file(profile.databaseFile());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no database at all") > 0);
    file.close();
    QVERIFY(!profile.open(Access::ReadWrite).has_value());
    QVERIFY(Backups(profile).stage(*made).has_value());
    auto opened = profile.open(Access::ReadWrite);
    QVERIFY(opened.has_value());
    QCOMPARE(samples::readAll(opened->report.replaced), QByteArray("no database at all"));
}

void BackupsTest::unfitFilesAreRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a newer schema (T33)") << u"newer"_s << ErrorCode::NewerSchema;
    QTest::newRow("damaged pages") << u"damaged"_s << ErrorCode::StorageCorrupt;
    QTest::newRow("cut short") << u"short"_s << ErrorCode::StorageCorrupt;
    QTest::newRow("empty") << u"empty"_s << ErrorCode::StorageCorrupt;
    QTest::newRow("a text") << u"text"_s << ErrorCode::InvalidInput;
    QTest::newRow("another program's") << u"foreign"_s << ErrorCode::InvalidInput;
    QTest::newRow("nothing there") << u"none"_s << ErrorCode::NotFound;
}

void BackupsTest::unfitFilesAreRefused()
{
    QFETCH(QString, kind);
    QFETCH(ErrorCode, code);
    samples::fillProfile(m_folder);
    const Profile profile(m_folder);
    const QString file = m_parent->filePath(u"chosen.db"_s);
    if (kind != "none"_L1)
        QVERIFY(Backups(profile).makeAt(file).has_value());
    if (kind == "newer"_L1)
        samples::runSql(file, "PRAGMA user_version = 99");
    if (kind == "foreign"_L1)
        samples::runSql(file, "PRAGMA application_id = 5");
    if (kind == "damaged"_L1) {
        for (qint64 page = 8; page < 30; ++page)
            samples::overwrite(file, page * 4096, QByteArray(4096, '\x5a'));
    }
    if (kind == "short"_L1)
        QVERIFY(QFile::resize(file, QFile(file).size() / 2));
    if (kind == "empty"_L1)
        QVERIFY(QFile::resize(file, 0));
    if (kind == "text"_L1) {
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("Dear diary") > 0);
    }
    const QStringList before = samples::footprint(m_folder);
    const auto content = Backups(profile).stage(file);
    QVERIFY(!content.has_value());
    QCOMPARE(content.error().code, code);
    QCOMPARE(samples::footprint(m_folder), before);
}

void BackupsTest::importAddsAndNeverReplaces()
{
    samples::fillProfile(m_folder, 1, 2);
    auto opened = Profile(m_folder).open(Access::ReadWrite);
    Database &database = *opened->database;
    samples::Maker make(99);
    auto conversation = make.conversation(u"From outside"_s);
    const auto first = make.message(conversation, u"one"_s, {});
    auto second = make.message(conversation, u"two"_s, first.id);
    second.attachments = {{u"a.txt"_s, u"text/plain"_s, "text"}};
    conversation.leaf = first.id;
    const std::atomic<bool> stop = false;
    ImportRepository repository(database);
    QCOMPARE(*repository.add(conversation, {first, second}, stop), Taken::Added);
    QCOMPARE(*repository.add(conversation, {first}, stop), Taken::AlreadyThere);
    const ConversationRepository conversations(database);
    QCOMPARE(conversations.find(conversation.id)->leaf, first.id);
    QCOMPARE(conversations.find(conversation.id)->updated, conversation.updated);
    QCOMPARE(conversations.messages(conversation.id)->size(), 2U);
    QCOMPARE(conversations.messages(conversation.id)->back().attachments, second.attachments);
    // One that claims a message of another: nothing of it comes in, and the other keeps its own.
    const auto thief = make.conversation(u"Thief"_s);
    auto claimed = first;
    claimed.conversation = thief.id;
    claimed.text = u"mine now"_s;
    const auto own = make.message(thief, u"own"_s, {});
    QCOMPARE(*repository.add(thief, {own, claimed}, stop), Taken::Clash);
    QVERIFY(!conversations.find(thief.id).has_value());
    QCOMPARE(conversations.messages(conversation.id)->front().text, u"one"_s);
    QCOMPARE(*database.scalar("SELECT count(*) FROM messages"), 4);
}

void BackupsTest::importThatIsStopped_leavesNothing()
{
    samples::fillProfile(m_folder, 1, 1);
    auto opened = Profile(m_folder).open(Access::ReadWrite);
    samples::Maker make(99);
    const auto conversation = make.conversation(u"From outside"_s);
    const auto message = make.message(conversation, u"one"_s, {});
    const std::atomic<bool> stop = true;
    const auto taken = ImportRepository(*opened->database).add(conversation, {message}, stop);
    QCOMPARE(taken.error().code, ErrorCode::Cancelled);
    QCOMPARE(*opened->database->scalar("SELECT count(*) FROM conversations"), 1);
}

QTEST_GUILESS_MAIN(BackupsTest)
#include "tst_backups.moc"
