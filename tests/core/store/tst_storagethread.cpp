// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/conversationrepository.h>
#include <store/storagethread.h>

#include <QElapsedTimer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <sqlite3.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

namespace {

// Another program that holds the lock of a database, as "BEGIN EXCLUSIVE" in a shell does.
class Intruder
{
public:
    explicit Intruder(const QString &file)
    {
        sqlite3_open(QFile::encodeName(file).constData(), &m_handle);
    }
    ~Intruder() { sqlite3_close(m_handle); }
    bool run(const char *sql)
    {
        return sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

private:
    sqlite3 *m_handle = nullptr;
};

constexpr Patience kShort{Milliseconds(10), Milliseconds(100), Milliseconds(400)};

} // namespace

class StorageThreadTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"breakerbox.db"_s);
    }

    void jobs_runInOrderOnAnotherThreadAndAnswerOnThis();
    void answers_areNotGivenToTheDead();
    void errors_areAnswered();
    void destructor_runsWhatIsQueued();
    void locked_writesWaitAndNothingIsLost();
    void locked_readsGoOn();
    void lockedAtTheClose_isGivenUpInTime();
    void flush_tellsThatTheLockStays();
    void fullDisk_isSaidOnceUntilItWorksAgain();
    void damage_stopsAllWriting();

private:
    std::unique_ptr<StorageThread> open(Patience patience = kShort)
    {
        return std::make_unique<StorageThread>(samples::inFile(m_file), nullptr, patience);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void StorageThreadTest::jobs_runInOrderOnAnotherThreadAndAnswerOnThis()
{
    auto storage = open();
    QList<int> order;
    QList<bool> here;
    QThread *const mine = QThread::currentThread();
    for (int i = 0; i < 50; ++i) {
        storage->submit(
            this,
            [i, mine](Database &) -> Result<int> {
                return QThread::currentThread() == mine ? -1 : i;
            },
            [&, mine](const Result<int> &answer) {
                order.append(answer.value_or(-2));
                here.append(QThread::currentThread() == mine);
            });
    }
    QTRY_COMPARE(order.size(), 50);
    for (int i = 0; i < 50; ++i)
        QCOMPARE(order[i], i);
    QVERIFY(!here.contains(false));
}

void StorageThreadTest::answers_areNotGivenToTheDead()
{
    auto storage = open();
    auto context = std::make_unique<QObject>();
    bool told = false;
    QSemaphore gate;
    storage->submit(
        context.get(),
        [&gate](Database &) -> Result<int> {
            gate.acquire();
            return 1;
        },
        [&told](const Result<int> &) { told = true; });
    context.reset();
    gate.release();
    QVERIFY(storage->flush());
    bool after = false;
    storage->submit(
        this, [](Database &) -> Result<int> { return 1; },
        [&after](const Result<int> &) { after = true; });
    QTRY_VERIFY(after);
    QVERIFY(!told);
}

void StorageThreadTest::errors_areAnswered()
{
    auto storage = open();
    std::optional<ErrorCode> code;
    storage->read(
        this,
        [](Database &database) { return ConversationRepository(database).find(ConversationId()); },
        [&code](const Result<chat::Conversation> &answer) { code = answer.error().code; });
    QTRY_VERIFY(code.has_value());
    QCOMPARE(*code, ErrorCode::NotFound);
}

void StorageThreadTest::destructor_runsWhatIsQueued()
{
    samples::Maker make;
    auto storage = open();
    for (int i = 0; i < 20; ++i) {
        storage->write([conversation = make.conversation()](Database &database) {
            return ConversationRepository(database).save(conversation);
        });
    }
    storage.reset();
    auto database = samples::inFile(m_file);
    QCOMPARE(ConversationRepository(*database).list()->size(), size_t(20));
}

// C61: another process holds an exclusive lock while a reply streams in.
void StorageThreadTest::locked_writesWaitAndNothingIsLost()
{
    samples::Maker make;
    auto storage = open();
    const auto conversation = make.conversation();
    auto reply = make.message(conversation, {});
    reply.state = chat::TurnState::Streaming;
    storage->write([=](Database &database) {
        ConversationRepository repository(database);
        if (auto done = repository.save(conversation); !done)
            return done;
        return repository.saveMessage(reply);
    });
    QVERIFY(storage->flush());
    QSignalSpy delayed(storage.get(), &StorageThread::delayedChanged);
    QSignalSpy failed(storage.get(), &StorageThread::writeFailed);
    Intruder intruder(m_file);
    QVERIFY(intruder.run("BEGIN EXCLUSIVE"));

    QElapsedTimer blocked;
    blocked.start();
    int answered = 0;
    for (int i = 0; i < 20; ++i) {
        reply.text += u"word "_s;
        storage->write([reply](Database &database) {
            return ConversationRepository(database).journal(reply.id, reply.text, {});
        });
        storage->submit(
            this,
            [message = make.message(conversation, QString::number(i))](Database &database) {
                return ConversationRepository(database).saveMessage(message);
            },
            [&answered](const Result<void> &answer) { answered += answer ? 1 : 0; });
    }
    QVERIFY2(blocked.elapsed() < 100, "submitting waited for the lock");

    QTRY_COMPARE(delayed.size(), 1);
    QCOMPARE(delayed[0][0].toBool(), true);
    QCOMPARE(answered, 0);
    QVERIFY(intruder.run("ROLLBACK"));
    QTRY_COMPARE(answered, 20);
    QTRY_COMPARE(delayed.size(), 2);
    QCOMPARE(delayed[1][0].toBool(), false);
    QCOMPARE(failed.size(), 0);
    storage.reset();

    auto database = samples::inFile(m_file);
    const auto messages = ConversationRepository(*database).messages(conversation.id);
    VERIFY_OK(messages);
    QCOMPARE(messages->size(), size_t(21));
    QCOMPARE(messages->front().text, reply.text);
    for (int i = 0; i < 20; ++i)
        QCOMPARE((*messages)[size_t(i) + 1].text, QString::number(i));
}

// C61: "the user opens the settings and another chat" meanwhile.
void StorageThreadTest::locked_readsGoOn()
{
    samples::Maker make;
    auto storage = open();
    const auto conversation = make.conversation();
    storage->write(
        [=](Database &database) { return ConversationRepository(database).save(conversation); });
    QVERIFY(storage->flush());
    Intruder intruder(m_file);
    QVERIFY(intruder.run("BEGIN EXCLUSIVE"));
    storage->write([=](Database &database) {
        return ConversationRepository(database).saveDraft(conversation.id, u"later"_s);
    });
    int read = 0;
    for (int i = 0; i < 5; ++i) {
        storage->read(
            this, [](Database &database) { return ConversationRepository(database).list(); },
            [&read](const Result<std::vector<ConversationSummary>> &answer) {
                if (answer && answer->size() == 1 && answer->front().conversation.draft.isEmpty())
                    ++read;
            });
    }
    QTRY_COMPARE(read, 5);
    QVERIFY(intruder.run("ROLLBACK"));
    QVERIFY(storage->flush());
    QString draft;
    storage->read(
        this,
        [=](Database &database) { return ConversationRepository(database).find(conversation.id); },
        [&draft](const Result<chat::Conversation> &answer) { draft = answer->draft; });
    QTRY_COMPARE(draft, u"later"_s);
}

void StorageThreadTest::lockedAtTheClose_isGivenUpInTime()
{
    auto storage = open();
    QVERIFY(storage->flush());
    Intruder intruder(m_file);
    QVERIFY(intruder.run("BEGIN EXCLUSIVE"));
    samples::Maker make;
    for (int i = 0; i < 3; ++i) {
        storage->write([conversation = make.conversation()](Database &database) {
            return ConversationRepository(database).save(conversation);
        });
    }
    QTest::ignoreMessage(QtWarningMsg, "the database stayed locked: 3 writes were given up");
    QElapsedTimer closing;
    closing.start();
    storage.reset();
    QVERIFY2(closing.elapsed() < 5000, qPrintable(QString::number(closing.elapsed())));
    QVERIFY(intruder.run("ROLLBACK"));
}

void StorageThreadTest::flush_tellsThatTheLockStays()
{
    auto storage = open();
    QVERIFY(storage->flush());
    Intruder intruder(m_file);
    QVERIFY(intruder.run("BEGIN EXCLUSIVE"));
    samples::Maker make;
    storage->write([conversation = make.conversation()](Database &database) {
        return ConversationRepository(database).save(conversation);
    });
    QVERIFY(!storage->flush());
    QVERIFY(intruder.run("ROLLBACK"));
    QVERIFY(storage->flush());
}

void StorageThreadTest::fullDisk_isSaidOnceUntilItWorksAgain()
{
    auto storage = open();
    QSignalSpy failed(storage.get(), &StorageThread::writeFailed);
    QSignalSpy again(storage.get(), &StorageThread::writesSucceedAgain);
    samples::Maker make;
    // SQLite's own limit answers as a full disk does.
    storage->write([](Database &database) -> Result<void> {
        return database.execute("PRAGMA max_page_count=1");
    });
    auto conversation = make.conversation();
    conversation.draft = QString(200'000, u'x');
    const auto save = [conversation](Database &database) {
        return ConversationRepository(database).save(conversation);
    };
    QTest::ignoreMessage(QtWarningMsg, "storage failed: disk_full");
    storage->write(save);
    storage->write(save);
    // Reading works meanwhile and is no sign that writing does.
    storage->submit(
        this, [](Database &database) { return ConversationRepository(database).list(); },
        [](const auto &) {});
    QVERIFY(storage->flush());
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<ErrorCode>(), ErrorCode::DiskFull);
    QCOMPARE(again.size(), 0);
    storage->write([](Database &database) -> Result<void> {
        return database.execute("PRAGMA max_page_count=1000000");
    });
    storage->write(save);
    QTRY_COMPARE(again.size(), 1);
}

// C62: no writing on into a damaged file.
void StorageThreadTest::damage_stopsAllWriting()
{
    auto storage = open();
    QSignalSpy failed(storage.get(), &StorageThread::writeFailed);
    QTest::ignoreMessage(QtWarningMsg, "storage failed: storage_corrupt");
    storage->read(
        this,
        [](Database &) -> Result<int> { return failure(ErrorCode::StorageCorrupt, u"page 7"_s); },
        [](const auto &) {});
    QTRY_COMPARE(failed.size(), 1);
    samples::Maker make;
    std::optional<Result<void>> saved;
    storage->submit(
        this,
        [conversation = make.conversation()](Database &database) {
            return ConversationRepository(database).save(conversation);
        },
        [&saved](const Result<void> &answer) { saved = answer; });
    QTRY_VERIFY(saved.has_value());
    COMPARE_ERROR(*saved, ErrorCode::ReadOnly);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].value<ErrorCode>(), ErrorCode::StorageCorrupt);
}

QTEST_GUILESS_MAIN(StorageThreadTest)
#include "tst_storagethread.moc"
