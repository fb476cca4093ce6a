// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Folders and the archive: whatever is done to a folder, its conversations stay.

#include "storesamples.h"

#include <store/conversationrepository.h>
#include <store/folderrepository.h>
#include <store/importrepository.h>
#include <store/searchrepository.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;
using chat::Archived;

class FolderRepositoryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void conversationsArePutWhereTheySay();
    void savingAConversationMovesNothing();
    void renamedFolderKeepsItsConversations();
    void removedFolderKeepsItsConversations();
    void whatIsNotStoredYetIsStored();
    void anImportBringsItsFolder();
    void whatIsFoundSaysWhetherItIsArchived();
};

namespace {

QString placeOf(Database &database, const ConversationId &id)
{
    const auto found = ConversationRepository(database).find(id);
    if (!found)
        return u"not there"_s;
    return found->folder + (found->archived == Archived::Yes ? u" archived"_s : QString());
}

QStringList namesOf(Database &database)
{
    QStringList names;
    for (const chat::Folder &folder : FolderRepository(database).list().value())
        names.append(folder.folded ? folder.name + u'+' : folder.name);
    return names;
}

chat::Conversation stored(Database &database, samples::Maker &make)
{
    const chat::Conversation made = make.conversation();
    if (const auto saved = ConversationRepository(database).save(made); !saved)
        qFatal("not stored: %s", qPrintable(saved.error().detail));
    return made;
}

} // namespace

void FolderRepositoryTest::conversationsArePutWhereTheySay()
{
    const auto database = samples::memory();
    samples::Maker make;
    chat::Conversation one = stored(*database, make);
    chat::Conversation two = stored(*database, make);
    one.folder = u"Work 雪"_s;
    two.archived = Archived::Yes;
    FolderRepository folders(*database);
    VERIFY_OK(folders.place({one, two}));
    QCOMPARE(placeOf(*database, one.id), u"Work 雪"_s);
    QCOMPARE(placeOf(*database, two.id), u" archived"_s);
    QCOMPARE(namesOf(*database), QStringList{u"Work 雪"_s});
    VERIFY_OK(folders.saveFolded({u"Work 雪"_s, true}));
    VERIFY_OK(folders.make(u"Work 雪"_s)); // stays as it is
    VERIFY_OK(folders.make(u"Home"_s));
    VERIFY_OK(folders.make({}));
    QCOMPARE(namesOf(*database), (QStringList{u"Work 雪+"_s, u"Home"_s}));
    one.folder.clear();
    two.archived = Archived::No;
    VERIFY_OK(folders.place({one, two}));
    QCOMPARE(placeOf(*database, one.id), QString());
    QCOMPARE(placeOf(*database, two.id), QString());
}

// A flow that was opened before a move has the old place and saves its title.
void FolderRepositoryTest::savingAConversationMovesNothing()
{
    const auto database = samples::memory();
    samples::Maker make;
    chat::Conversation old = stored(*database, make);
    chat::Conversation moved = old;
    moved.folder = u"Work"_s;
    moved.archived = Archived::Yes;
    VERIFY_OK(FolderRepository(*database).place({moved}));
    old.title = u"Another title"_s;
    old.folder = u"No such folder"_s;
    VERIFY_OK(ConversationRepository(*database).save(old));
    QCOMPARE(placeOf(*database, old.id), u"Work archived"_s);
    QCOMPARE(ConversationRepository(*database).find(old.id)->title, u"Another title"_s);
    QCOMPARE(namesOf(*database), QStringList{u"Work"_s});
}

void FolderRepositoryTest::renamedFolderKeepsItsConversations()
{
    const auto database = samples::memory();
    samples::Maker make;
    chat::Conversation one = stored(*database, make);
    one.folder = u"Work"_s;
    FolderRepository folders(*database);
    VERIFY_OK(folders.place({one}));
    VERIFY_OK(folders.make(u"Home"_s));
    VERIFY_OK(folders.rename(u"Work"_s, u"Labour"_s));
    QCOMPARE(placeOf(*database, one.id), u"Labour"_s);
    COMPARE_ERROR(folders.rename(u"Labour"_s, u"Home"_s), ErrorCode::InvalidInput);
    QCOMPARE(placeOf(*database, one.id), u"Labour"_s);
    QCOMPARE(namesOf(*database), (QStringList{u"Labour"_s, u"Home"_s}));
}

void FolderRepositoryTest::removedFolderKeepsItsConversations()
{
    const auto database = samples::memory();
    samples::Maker make;
    chat::Conversation one = stored(*database, make);
    one.folder = u"Work"_s;
    one.archived = Archived::Yes;
    FolderRepository folders(*database);
    VERIFY_OK(folders.place({one}));
    VERIFY_OK(folders.remove(u"Work"_s));
    QCOMPARE(placeOf(*database, one.id), u" archived"_s);
    QCOMPARE(namesOf(*database), QStringList());
}

void FolderRepositoryTest::whatIsNotStoredYetIsStored()
{
    const auto database = samples::memory();
    samples::Maker make;
    chat::Conversation begun = make.conversation(u"Begun"_s);
    begun.folder = u"Work"_s;
    VERIFY_OK(FolderRepository(*database).place({begun}));
    QCOMPARE(placeOf(*database, begun.id), u"Work"_s);
    QCOMPARE(ConversationRepository(*database).find(begun.id)->title, u"Begun"_s);
}

void FolderRepositoryTest::anImportBringsItsFolder()
{
    const auto database = samples::memory();
    samples::Maker make;
    chat::Conversation one = make.conversation();
    one.folder = u"From afar"_s;
    one.archived = Archived::Yes;
    const chat::Message message = make.message(one, u"hello"_s);
    const std::atomic<bool> stop = false;
    QCOMPARE(ImportRepository(*database).add(one, {message}, stop).value(), Taken::Added);
    QCOMPARE(placeOf(*database, one.id), u"From afar archived"_s);
    QCOMPARE(namesOf(*database), QStringList{u"From afar"_s});
}

void FolderRepositoryTest::whatIsFoundSaysWhetherItIsArchived()
{
    const auto database = samples::memory();
    samples::Maker make;
    const chat::Conversation shown = stored(*database, make);
    chat::Conversation archived = stored(*database, make);
    ConversationRepository conversations(*database);
    VERIFY_OK(conversations.saveMessage(make.message(shown, u"a fjord"_s)));
    VERIFY_OK(conversations.saveMessage(make.message(archived, u"another fjord"_s)));
    archived.archived = Archived::Yes;
    VERIFY_OK(FolderRepository(*database).place({archived}));
    SearchRepository search(*database);
    while (search.catchUp(10).value()) {
    }
    const auto page = search.find(u"fjord"_s, 10);
    VERIFY_OK(page);
    QCOMPARE(page->hits.size(), size_t(2));
    for (const SearchHit &hit : page->hits)
        QCOMPARE(hit.archived, hit.conversation == archived.id);
}

QTEST_GUILESS_MAIN(FolderRepositoryTest)
#include "tst_folderrepository.moc"
