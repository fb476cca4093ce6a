// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/conversationrepository.h>
#include <store/searchrepository.h>

#include <QFile>
#include <QTemporaryDir>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class TestSearch final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatIsTyped_data();
    void readsWhatIsTyped();
    void findsWords_data();
    void findsWords();
    void marksWhatWasFound();
    void showsTheNewestFirstAPageAtATime();
    void followsEveryChange();
    void leavesAStreamingReplyForLater();
    void takesInWhatWasThereBefore();
    void changesMeanwhileAreNotLost();
    void removedWordsLeaveTheFile();

private:
    // The texts that are found, oldest first.
    static QStringList texts(Database &database, const QString &typed);
};

QStringList TestSearch::texts(Database &database, const QString &typed)
{
    SearchRepository search(database);
    while (search.catchUp(2).value_or(false)) {
    }
    const auto page = search.find(typed, 100);
    if (!page)
        return {u"error: "_s + page.error().detail};
    QStringList found;
    for (const SearchHit &hit : page->hits)
        found.prepend(hit.excerpt);
    return found;
}

void TestSearch::readsWhatIsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("query");
    QTest::newRow("nothing") << u"  "_s << QString();
    QTest::newRow("no word") << u"* - ( ) ^ :"_s << QString();
    QTest::newRow("goes on") << u"fjo"_s << u"\"fjo\"*"_s;
    QTest::newRow("ended") << u"fjo "_s << u"\"fjo\""_s;
    QTest::newRow("several") << u"which fjo"_s << u"\"which\" \"fjo\"*"_s;
    QTest::newRow("in quotes") << u"\"which fjord\" oslo"_s << u"\"which fjord\" \"oslo\"*"_s;
    QTest::newRow("quote left open") << u"\"which fjo"_s << u"\"which fjo\""_s;
    QTest::newRow("signs of the query language")
        << u"NOT a^2 NEAR(b)"_s << u"\"NOT\" \"a^2\" \"NEAR(b)\"*"_s;
    QTest::newRow("control characters") << u"a\x01\x02"
                                           "b"_s
                                        << u"\"ab\"*"_s;
}

void TestSearch::readsWhatIsTyped()
{
    QFETCH(const QString, typed);
    QTEST(searchQuery(typed), "query");
}

void TestSearch::findsWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("found");
    const QString fjord = u"The Geirangerfjord, they say."_s;
    QTest::newRow("word") << fjord << u"say"_s << true;
    QTest::newRow("case") << fjord << u"GEIRANGERFJORD"_s << true;
    QTest::newRow("beginning") << fjord << u"geirang"_s << true;
    QTest::newRow("end of a word") << fjord << u"fjord"_s << false;
    QTest::newRow("beginning, ended") << fjord << u"geirang "_s << false;
    QTest::newRow("any order") << fjord << u"say the"_s << true;
    QTest::newRow("one is missing") << fjord << u"say tromso"_s << false;
    QTest::newRow("phrase") << fjord << u"\"they say\""_s << true;
    QTest::newRow("not that phrase") << fjord << u"\"say they\""_s << false;
    QTest::newRow("accents") << u"Café in Tromsø, über"_s << u"cafe uber"_s << true;
    QTest::newRow("accents typed") << u"Cafe"_s << u"café"_s << true;
    QTest::newRow("Chinese, two signs") << u"我们明天去北京大学看朋友"_s << u"北京"_s << true;
    QTest::newRow("Chinese, one sign") << u"我们明天去北京大学看朋友"_s << u"友"_s << true;
    QTest::newRow("Chinese, not together") << u"北方的京城"_s << u"北京"_s << false;
    QTest::newRow("Japanese") << u"東京タワーへ行きました"_s << u"タワー"_s << true;
    QTest::newRow("Korean") << u"서울에서 만나요"_s << u"서울"_s << true;
    QTest::newRow("beside Latin") << u"用Qt写程序"_s << u"qt"_s << true;
    QTest::newRow("beyond the first plane") << u"\U00020BB7野家"_s << u"\U00020BB7野"_s << true;
    QTest::newRow("code") << u"call `std::vector<int>::push_back(1)`"_s << u"push_back"_s << true;
    QTest::newRow("a quote in it") << u"a\"b"_s << u"a\"b"_s << true;
    QTest::newRow("Russian") << u"Привет, мир"_s << u"привет"_s << true;
    QTest::newRow("Arabic") << u"مرحبا بالعالم"_s << u"مرحبا"_s << true;
}

void TestSearch::findsWords()
{
    QFETCH(const QString, text);
    QFETCH(const QString, typed);
    QFETCH(const bool, found);
    auto database = samples::memory();
    samples::Maker maker;
    ConversationRepository repository(*database);
    const auto conversation = maker.conversation();
    QVERIFY(repository.save(conversation));
    QVERIFY(repository.saveMessage(maker.message(conversation, text)));
    QVERIFY(repository.saveMessage(maker.message(conversation, u"Something else."_s)));
    QCOMPARE(texts(*database, typed), found ? QStringList{text.simplified()} : QStringList());
}

void TestSearch::marksWhatWasFound()
{
    auto database = samples::memory();
    samples::Maker maker;
    ConversationRepository repository(*database);
    const auto conversation = maker.conversation(u"Trip"_s);
    QVERIFY(repository.save(conversation));
    auto message = maker.message(conversation, u"one\n\ntwo  東京 three two"_s);
    message.role = chat::Role::Assistant;
    QVERIFY(repository.saveMessage(message));
    QCOMPARE(texts(*database, u"two"_s).size(), 1);
    const auto page = SearchRepository(*database).find(u"東京 two"_s, 10);
    QVERIFY(page);
    QCOMPARE(page->hits.size(), size_t(1));
    const SearchHit &hit = page->hits.front();
    QCOMPARE(hit.conversation, conversation.id);
    QCOMPARE(hit.title, u"Trip"_s);
    QCOMPARE(hit.message, message.id);
    QCOMPARE(hit.role, chat::Role::Assistant);
    QCOMPARE(hit.created, message.created);
    QCOMPARE(hit.excerpt, u"one two 東京 three two"_s);
    QStringList marked;
    for (const auto mark : hit.marks)
        marked.append(hit.excerpt.mid(mark.position, mark.length));
    QCOMPARE(marked, (QStringList{u"two"_s, u"東京"_s, u"two"_s}));
}

void TestSearch::showsTheNewestFirstAPageAtATime()
{
    auto database = samples::memory();
    samples::Maker maker;
    ConversationRepository repository(*database);
    const auto conversation = maker.conversation();
    QVERIFY(repository.save(conversation));
    for (int i = 0; i < 5; ++i)
        QVERIFY(repository.saveMessage(maker.message(conversation, u"fjord %1"_s.arg(i))));
    SearchRepository search(*database);
    QVERIFY(search.catchUp(10));
    QStringList all;
    qint64 before = 0;
    for (bool more = true; more;) {
        const auto page = search.find(u"fjord"_s, 2, before);
        QVERIFY(page && page->hits.size() <= 2);
        more = page->more;
        for (const SearchHit &hit : page->hits)
            all.append(hit.excerpt.right(1));
        before = page->hits.back().place;
    }
    QCOMPARE(all.join(QString()), u"43210"_s);
}

void TestSearch::followsEveryChange()
{
    auto database = samples::memory();
    samples::Maker maker;
    ConversationRepository repository(*database);
    const auto conversation = maker.conversation();
    const auto other = maker.conversation();
    QVERIFY(repository.save(conversation) && repository.save(other));
    auto message = maker.message(conversation, u"the old word"_s);
    QVERIFY(repository.saveMessage(message));
    QVERIFY(repository.saveMessage(maker.message(other, u"old as well"_s)));
    message.text = u"the new word"_s;
    QVERIFY(repository.saveMessage(message));
    QVERIFY(repository.saveMessage(message)); // the same again
    QCOMPARE(texts(*database, u"old"_s), QStringList{u"old as well"_s});
    QCOMPARE(texts(*database, u"new"_s), QStringList{u"the new word"_s});
    QVERIFY(repository.removeMessage(message.id));
    QCOMPARE(texts(*database, u"new"_s), QStringList());
    QVERIFY(repository.remove(other.id));
    QCOMPARE(texts(*database, u"old"_s), QStringList());
    QVERIFY(
        database->execute("INSERT INTO search_words (search_words) VALUES ('integrity-check')"));
}

void TestSearch::leavesAStreamingReplyForLater()
{
    auto database = samples::memory();
    samples::Maker maker;
    ConversationRepository repository(*database);
    const auto conversation = maker.conversation();
    QVERIFY(repository.save(conversation));
    auto reply = maker.message(conversation, QString());
    reply.state = chat::TurnState::Streaming;
    QVERIFY(repository.saveMessage(reply));
    QVERIFY(repository.journal(reply.id, u"half a fjord"_s, {}));
    QCOMPARE(texts(*database, u"fjord"_s), QStringList());
    QCOMPARE(repository.mendInterrupted().value_or(0), 1);
    QCOMPARE(texts(*database, u"fjord"_s), QStringList{u"half a fjord"_s});
    // It goes on: streaming again, then complete.
    reply.text = u"half a fjord"_s;
    QVERIFY(repository.saveMessage(reply));
    reply.text = u"half a fjord and more"_s;
    reply.state = chat::TurnState::Complete;
    QVERIFY(repository.saveMessage(reply));
    QCOMPARE(texts(*database, u"fjord"_s), QStringList{u"half a fjord and more"_s});
    QVERIFY(
        database->execute("INSERT INTO search_words (search_words) VALUES ('integrity-check')"));
}

namespace {

// A database as it was before there was an index, with `count` messages.
std::unique_ptr<Database> older(samples::Maker &maker, chat::Conversation &conversation, int count)
{
    auto opened = Database::open({}, OpenMode::Memory);
    if (!opened || !Migrator().migrateTo(**opened, 4))
        qFatal("no database in memory");
    ConversationRepository repository(**opened);
    conversation = maker.conversation();
    // Today's repository knows columns that were not there yet.
    bool fine =
        (*opened)
            ->execute("INSERT INTO conversations (id, title, created, updated, home, allowed,"
                      " local_only, model, system_prompt, stop, draft) VALUES ('" +
                      conversation.id.toString().toLatin1() +
                      "', 'old', 1, 2, '', '[]', 1, '', '', '[]', '')")
            .has_value();
    for (int i = 0; i < count; ++i)
        fine = fine && repository.saveMessage(maker.message(conversation, u"fjord %1"_s.arg(i)));
    if (!fine || !Migrator().migrate(**opened))
        qFatal("not migrated");
    return std::move(*opened);
}

} // namespace

void TestSearch::takesInWhatWasThereBefore()
{
    samples::Maker maker;
    chat::Conversation conversation;
    auto database = older(maker, conversation, 10);
    SearchRepository search(*database);
    const auto empty = search.find(u"fjord"_s, 100);
    QVERIFY(empty && empty->hits.empty() && !empty->whole);
    QCOMPARE(search.catchUp(4).value_or(false), true);
    // The newest come first.
    const auto some = search.find(u"fjord"_s, 100);
    QVERIFY(some && !some->whole);
    QCOMPARE(some->hits.size(), size_t(4));
    QCOMPARE(some->hits.back().excerpt, u"fjord 6"_s);
    int slices = 1;
    while (search.catchUp(4).value_or(false))
        ++slices;
    QCOMPARE(slices, 3);
    const auto page = search.find(u"fjord"_s, 100);
    QVERIFY(page && page->whole);
    QCOMPARE(page->hits.size(), size_t(10));
    QCOMPARE(search.catchUp(4).value_or(true), false);
    QVERIFY(
        database->execute("INSERT INTO search_words (search_words) VALUES ('integrity-check')"));
}

// Whatever is written, changed or removed between two slices: afterwards the index is that of the
// messages.
void TestSearch::changesMeanwhileAreNotLost()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        samples::Maker maker(seed);
        SeededRandom random(seed);
        const auto below = [&random](std::uint64_t end) { return random.next() % end; };
        chat::Conversation conversation;
        auto database = older(maker, conversation, 12);
        ConversationRepository repository(*database);
        SearchRepository search(*database);
        for (int step = 0; step < 60; ++step) {
            auto messages = repository.messages(conversation.id);
            QVERIFY(messages);
            auto *some = messages->empty() ? nullptr : &messages->at(below(messages->size()));
            switch (below(5)) {
            case 0:
                QVERIFY(search.catchUp(2));
                break;
            case 1:
                QVERIFY(repository.saveMessage(maker.message(conversation, u"fjord"_s)));
                break;
            case 2:
                if (some)
                    QVERIFY(repository.removeMessage(some->id));
                break;
            default:
                if (some) {
                    some->text = u"fjord edited %1"_s.arg(step);
                    some->state =
                        below(2) == 0 ? chat::TurnState::Streaming : chat::TurnState::Complete;
                    QVERIFY(repository.saveMessage(*some));
                }
            }
        }
        while (search.catchUp(3).value_or(false)) {
        }
        const auto count =
            database->scalar("SELECT count(*) FROM messages WHERE state <> 'streaming'");
        const auto page = search.find(u"fjord"_s, 1000);
        QVERIFY(count && page && page->whole);
        QVERIFY2(qint64(page->hits.size()) == *count, qPrintable(u"seed %1"_s.arg(seed)));
    }
}

// security.md, the assets: the search index is content, and what is deleted is gone.
void TestSearch::removedWordsLeaveTheFile()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"breakerbox.db"_s);
    {
        auto database = samples::inFile(file);
        samples::Maker maker;
        ConversationRepository repository(*database);
        const auto conversation = maker.conversation();
        QVERIFY(repository.save(conversation));
        for (int i = 0; i < 50; ++i)
            QVERIFY(repository.saveMessage(maker.message(conversation, u"ordinary %1"_s.arg(i))));
        const auto secret = maker.message(conversation, u"canarywordxyz"_s);
        QVERIFY(repository.saveMessage(secret));
        QVERIFY(repository.saveMessage(maker.message(conversation, u"and later"_s)));
        SearchRepository search(*database);
        while (search.catchUp(10).value_or(false)) {
        }
        QVERIFY(repository.removeMessage(secret.id));
        while (search.catchUp(10).value_or(false)) {
        }
        QCOMPARE(search.catchUp(10).value_or(true), false);
        QCOMPARE(texts(*database, u"later"_s), QStringList{u"and later"_s});
        QVERIFY(database->execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    QVERIFY(bytes.contains("ordinary"));
    QVERIFY(!bytes.contains("canaryword"));
}

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
