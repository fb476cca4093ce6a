// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "profilesamples.h"

#include <store/replacement.h>

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPage = 4096;
constexpr char kTableLeaf = 0x0d;
constexpr char kIndexLeaf = 0x0a;

// Pages of that kind that hold that text, found by reading the file.
QList<qint64> pagesWith(const QString &file, char kind, const QByteArray &text)
{
    const QByteArray bytes = samples::readAll(file);
    QList<qint64> pages;
    for (qint64 offset = kPage; offset + kPage <= bytes.size(); offset += kPage) {
        if (bytes[offset] == kind && QByteArrayView(bytes).sliced(offset, kPage).contains(text))
            pages.append(offset);
    }
    return pages;
}

void expectDamage()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"the database is damaged: .*"_s));
}

} // namespace

class DamageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_parent = std::make_unique<QTemporaryDir>();
        m_folder = m_parent->filePath(u"profile"_s);
        m_file = m_folder + u"/breakerbox.db"_s;
        samples::fillProfile(m_folder);
    }

    void damagedPages_loseOnlyTheirRows_data();
    void damagedPages_loseOnlyTheirRows();
    void damagedIndex_isRebuiltWithoutLoss_data();
    void damagedIndex_isRebuiltWithoutLoss();
    void indexThatDisagrees_isFoundAfterAMark();
    void lostConversations_areMadeAnew();
    void damageWithALog_keepsBothUntouched();
    void damagedHeader_isMended_data();
    void damagedHeader_isMended();
    void cutShort_isSalvaged();
    void nothingReadable_startsNothing();
    void damageTwice_keepsBothOriginals();
    void damagedBeforeAMigration_isSalvagedThenMigrated();
    void killedWhileReplacing_isFinished_data();
    void killedWhileReplacing_isFinished();

private:
    // The texts of every message that can be read, and that trees hold together.
    QSet<QString> textsOf(Database &database)
    {
        QSet<QString> texts;
        const ConversationRepository repository(database);
        const auto list = repository.list();
        for (const auto &summary : *list) {
            const auto messages = repository.messages(summary.conversation.id);
            QSet<QString> ids;
            for (const auto &message : *messages) {
                if (!message.parent.isNull() && !ids.contains(message.parent.toString()))
                    qWarning("a message without its parent");
                ids.insert(message.id.toString());
                texts.insert(message.text);
            }
            if (summary.messages != int(messages->size()))
                qWarning("a count that is wrong");
            if (!ids.isEmpty() && !ids.contains(summary.conversation.leaf.toString()))
                qWarning("a leaf that is lost");
        }
        return texts;
    }
    // Every text of the sample that is in `texts`, and nothing else.
    bool areSampleTexts(const QSet<QString> &texts)
    {
        QSet<QString> all;
        for (int i = 0; i < 500; ++i)
            all.insert(samples::textOf(i));
        for (const QString &text : texts - all)
            qWarning("not as it was: %lld characters, %s…", qlonglong(text.size()),
                     qPrintable(text.left(60)));
        return all.contains(texts);
    }
    std::unique_ptr<QTemporaryDir> m_parent;
    QString m_folder;
    QString m_file;
};

void DamageTest::damagedPages_loseOnlyTheirRows_data()
{
    QTest::addColumn<double>("place"); // in the table, 0 to 1
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("indexToo");
    QTest::newRow("C62: a leaf of the messages and one of an index") << 0.4 << 1 << true;
    QTest::newRow("the first leaf") << 0.0 << 1 << false;
    QTest::newRow("the last leaf") << 1.0 << 1 << false;
    QTest::newRow("two leaves apart") << 0.3 << 2 << false;
}

void DamageTest::damagedPages_loseOnlyTheirRows()
{
    expectDamage();
    QFETCH(double, place);
    QFETCH(int, pages);
    QFETCH(bool, indexToo);
    const auto leaves = pagesWith(m_file, kTableLeaf, "chat message");
    QVERIFY2(leaves.size() > 10, qPrintable(QString::number(leaves.size())));
    for (int i = 0; i < pages; ++i) {
        const auto at =
            qBound(0, int(place * double(leaves.size() - 1)) + i * 9, int(leaves.size()) - 1);
        samples::overwrite(m_file, leaves[at], QByteArray(512, '\xff'));
    }
    if (indexToo) {
        const auto index = pagesWith(m_file, kIndexLeaf, "-");
        QVERIFY(!index.isEmpty());
        samples::overwrite(m_file, index[index.size() / 2], QByteArray(512, '\0'));
    }
    samples::makeOld(m_folder);
    const QByteArray original = samples::readAll(m_file);

    auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    const OpenReport &report = opened->report;
    QVERIFY(report.salvaged);
    QVERIFY(!report.indexRepaired);
    QCOMPARE(report.conversationsSaved, 20);
    QVERIFY2(report.messagesSaved >= 450, qPrintable(QString::number(report.messagesSaved)));
    QCOMPARE(report.messagesSaved + report.messagesLost, 500);
    QVERIFY(report.messagesLost > 0);
    QVERIFY(!report.mendedNote.isEmpty());
    // The original is kept, untouched to the time of its last change.
    QCOMPARE(samples::readAll(report.original), original);
    QCOMPARE(QFileInfo(report.original).lastModified().toMSecsSinceEpoch(), 1'000'000'000'000);
    const auto texts = textsOf(*opened->database);
    QCOMPARE(texts.size(), report.messagesSaved);
    QVERIFY(areSampleTexts(texts));
    // Goes on as an ordinary database.
    samples::Maker make(7);
    const auto conversation = make.conversation();
    VERIFY_OK(ConversationRepository(*opened->database).save(conversation));
    opened = failure(ErrorCode::Unknown);
    const auto again = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(again);
    QVERIFY(!again->report.salvaged);
    QCOMPARE(again->database->scalar("SELECT count(*) FROM conversations").value_or(-1), 21);
}

void DamageTest::damagedIndex_isRebuiltWithoutLoss_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<char>("byte");
    for (int i = 0; i < 4; ++i)
        QTest::addRow("C62: index leaf %d of zeros", i) << i << '\0';
    QTest::newRow("C62: index leaf of ones") << 1 << '\xff';
}

void DamageTest::damagedIndex_isRebuiltWithoutLoss()
{
    expectDamage();
    QFETCH(int, which);
    QFETCH(char, byte);
    const auto index = pagesWith(m_file, kIndexLeaf, "-");
    QVERIFY(index.size() > 4);
    samples::overwrite(m_file, index[which * (index.size() - 1) / 4], QByteArray(512, byte));
    const QByteArray original = samples::readAll(m_file);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.indexRepaired);
    QVERIFY(!opened->report.salvaged);
    QCOMPARE(opened->report.messagesSaved, 500);
    QCOMPARE(opened->report.messagesLost, 0);
    QCOMPARE(samples::readAll(opened->report.backup), original);
    QCOMPARE(textsOf(*opened->database).size(), 500);
    QCOMPARE(opened->database
                 ->scalar("SELECT count(*) FROM pragma_integrity_check"
                          " WHERE integrity_check = 'ok'")
                 .value_or(0),
             1);
}

// Every page is well formed, but an index lacks a row: only the full check sees that.
void DamageTest::indexThatDisagrees_isFoundAfterAMark()
{
    expectDamage();
    samples::runSql(m_file, "PRAGMA writable_schema=ON;"
                            "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM"
                            " sqlite_schema WHERE name = 'ledger_by_conversation')"
                            " WHERE name = 'conversations_by_time'");
    const Profile profile(m_folder);
    profile.requireCheck();
    const auto opened = profile.open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.indexRepaired);
    QCOMPARE(textsOf(*opened->database).size(), 500);
    QCOMPARE(ConversationRepository(*opened->database).list()->size(), size_t(20));
}

void DamageTest::lostConversations_areMadeAnew()
{
    expectDamage();
    const auto leaves = pagesWith(m_file, kTableLeaf, "Chat ");
    QVERIFY(!leaves.isEmpty());
    samples::overwrite(m_file, leaves.first(), QByteArray(512, '\xff'));
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.salvaged);
    QCOMPARE(opened->report.messagesSaved, 500);
    QCOMPARE(opened->report.conversationsSaved, 20);
    QCOMPARE(textsOf(*opened->database).size(), 500);
    int locked = 0;
    const auto list = ConversationRepository(*opened->database).list();
    for (const auto &summary : *list) {
        if (!summary.conversation.title.isEmpty())
            continue;
        ++locked;
        // Where it may go is unknown: it goes nowhere.
        QVERIFY(summary.conversation.localOnly == chat::LocalOnly::Yes);
        QVERIFY(summary.conversation.allowed.isEmpty());
    }
    QVERIFY(locked > 0);
}

// What a killed program leaves: rows that are only in the log.
void DamageTest::damageWithALog_keepsBothUntouched()
{
    expectDamage();
    const QString kept = m_parent->filePath(u"kept"_s);
    {
        auto database = Database::open(m_file, OpenMode::ReadWrite);
        VERIFY_OK(database);
        samples::Maker make(9);
        ConversationRepository repository(**database);
        const auto conversation = make.conversation(u"only in the log"_s);
        VERIFY_OK(repository.save(conversation));
        VERIFY_OK(repository.saveMessage(make.message(conversation, u"newest"_s)));
        QVERIFY(QFile::copy(m_file, kept));
        QVERIFY(QFile::copy(m_file + u"-wal"_s, kept + u"-wal"_s));
    }
    QFile::remove(m_file);
    QVERIFY(QFile::copy(kept, m_file));
    QVERIFY(QFile::copy(kept + u"-wal"_s, m_file + u"-wal"_s));
    const auto leaves = pagesWith(m_file, kTableLeaf, "chat message");
    samples::overwrite(m_file, leaves[leaves.size() / 2], QByteArray(512, '\xff'));
    const QByteArray original = samples::readAll(m_file);
    const QByteArray log = samples::readAll(m_file + u"-wal"_s);
    QVERIFY(!log.isEmpty());

    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.salvaged);
    QCOMPARE(samples::readAll(opened->report.original), original);
    QCOMPARE(samples::readAll(opened->report.original + u"-wal"_s), log);
    QCOMPARE(opened->report.conversationsSaved, 21);
    QVERIFY(textsOf(*opened->database).contains(u"newest"_s));
    QVERIFY(!QFile::exists(m_folder + u"/breakerbox-reading.db"_s));
}

void DamageTest::damagedHeader_isMended_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("length");
    QTest::newRow("T32: a flipped byte in the magic") << 3 << 1;
    QTest::newRow("T32: the page size") << 16 << 2;
    QTest::newRow("T32: the encoding") << 59 << 1;
    QTest::newRow("the first 40 bytes") << 0 << 40;
}

void DamageTest::damagedHeader_isMended()
{
    expectDamage();
    QFETCH(int, offset);
    QFETCH(int, length);
    samples::overwrite(m_file, offset, QByteArray(length, '\x55'));
    const QByteArray original = samples::readAll(m_file);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QCOMPARE(samples::readAll(opened->report.original), original);
    QCOMPARE(opened->report.messagesSaved, 500);
    QCOMPARE(opened->report.messagesLost, 0);
    QCOMPARE(textsOf(*opened->database).size(), 500);
}

void DamageTest::cutShort_isSalvaged()
{
    expectDamage();
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() * 3 / 4));
    file.close();
    const QByteArray original = samples::readAll(m_file);
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.salvaged);
    QCOMPARE(samples::readAll(opened->report.original), original);
    QVERIFY2(opened->report.messagesSaved > 250,
             qPrintable(QString::number(opened->report.messagesSaved)));
    QCOMPARE(opened->report.messagesSaved + opened->report.messagesLost, 500);
    QVERIFY(areSampleTexts(textsOf(*opened->database)));
}

// R35
void DamageTest::nothingReadable_startsNothing()
{
    expectDamage();
    const qint64 size = QFileInfo(m_file).size();
    for (qint64 offset = kPage; offset < size; offset += kPage)
        samples::overwrite(m_file, offset, QByteArray(512, '\xff'));
    samples::makeOld(m_folder);
    const QStringList before = samples::footprint(m_folder);
    for (int start = 0; start < 2; ++start) {
        if (start > 0)
            expectDamage();
        COMPARE_ERROR(Profile(m_folder).open(Access::ReadWrite), ErrorCode::StorageCorrupt);
        const QStringList after = samples::footprint(m_folder);
        QVERIFY2(after.contains(before.first()), qUtf8Printable(after.join(u'\n')));
        QVERIFY(after.filter(u"damaged"_s).isEmpty() && after.filter(u"building"_s).isEmpty());
    }
}

void DamageTest::damageTwice_keepsBothOriginals()
{
    expectDamage();
    QStringList originals;
    for (int round = 0; round < 2; ++round) {
        if (round > 0)
            expectDamage();
        const auto leaves = pagesWith(m_file, kTableLeaf, "chat message");
        samples::overwrite(m_file, leaves[5], QByteArray(512, '\xff'));
        const auto opened = Profile(m_folder).open(Access::ReadWrite);
        VERIFY_OK(opened);
        originals.append(opened->report.original);
    }
    QVERIFY(originals[0] != originals[1]);
    QVERIFY(QFile::exists(originals[0]) && QFile::exists(originals[1]));
}

void DamageTest::damagedBeforeAMigration_isSalvagedThenMigrated()
{
    expectDamage();
    const auto leaves = pagesWith(m_file, kTableLeaf, "chat message");
    samples::overwrite(m_file, leaves[3], QByteArray(512, '\xff'));
    const Migrator next = samples::withStep("UPDATE conversations SET title = 'migrated'");
    const auto opened = Profile(m_folder, next).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(opened->report.salvaged);
    QVERIFY(opened->report.backup != opened->report.original);
    QCOMPARE(opened->report.schema, next.newest());
    QVERIFY(opened->report.messagesSaved >= 450);
    QCOMPARE(ConversationRepository(*opened->database).list()->front().conversation.title,
             u"migrated"_s);
}

void DamageTest::killedWhileReplacing_isFinished_data()
{
    QTest::addColumn<int>("renamed"); // how many of the three renames were made
    for (int i = 0; i < 3; ++i)
        QTest::addRow("after %d renames", i) << i;
}

void DamageTest::killedWhileReplacing_isFinished()
{
    QFETCH(int, renamed);
    const QString rebuilt = m_folder + u"/breakerbox-rebuilt-0001.db"_s;
    const QString damaged = m_folder + u"/breakerbox-damaged-0001.db"_s;
    QVERIFY(QFile::copy(m_file, rebuilt));
    samples::runSql(rebuilt, "UPDATE conversations SET title = 'rebuilt'");
    QFile log(m_file + u"-wal"_s);
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("the log of the damaged one");
    log.close();
    const QByteArray original = samples::readAll(m_file);
    if (renamed > 0)
        QVERIFY(QFile::rename(m_file + u"-wal"_s, damaged + u"-wal"_s));
    if (renamed > 1)
        QVERIFY(QFile::rename(m_file, damaged));
    const auto opened = Profile(m_folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(!opened->report.created);
    QCOMPARE(ConversationRepository(*opened->database).list()->front().conversation.title,
             u"rebuilt"_s);
    QCOMPARE(samples::readAll(damaged), original);
    QCOMPARE(samples::readAll(damaged + u"-wal"_s), QByteArray("the log of the damaged one"));
    QVERIFY(!QFile::exists(rebuilt));
}

QTEST_GUILESS_MAIN(DamageTest)
#include "tst_damage.moc"
