// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The files of a draft: kept in order, replaced whole, gone with their conversation.

#include "storesamples.h"

#include <store/conversationrepository.h>
#include <store/draftrepository.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

class DraftRepositoryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void filesAreReplacedWhole();
    void filesNeedTheirConversation();
    void filesGoWithTheirConversation();
};

void DraftRepositoryTest::filesAreReplacedWhole()
{
    const auto database = samples::memory();
    samples::Maker make;
    const chat::Conversation one = make.conversation();
    const chat::Conversation two = make.conversation();
    QVERIFY(ConversationRepository(*database).save(one).has_value());
    QVERIFY(ConversationRepository(*database).save(two).has_value());
    DraftRepository drafts(*database);
    const std::vector<chat::Attachment> files{
        {u"b.png"_s, u"image/png"_s, QByteArray("\x89PNG\0\xff", 6)},
        {u"a 雪.txt"_s, u"text/plain"_s, "x"}};
    QVERIFY(drafts.saveFiles(one.id, files).has_value());
    QCOMPARE(drafts.files(one.id).value(), files);
    QVERIFY(drafts.files(two.id).value().empty());
    QVERIFY(drafts.saveFiles(one.id, {files[1]}).has_value());
    QCOMPARE(drafts.files(one.id).value(), std::vector{files[1]});
    QVERIFY(drafts.saveFiles(one.id, {}).has_value());
    QVERIFY(drafts.files(one.id).value().empty());
}

void DraftRepositoryTest::filesNeedTheirConversation()
{
    const auto database = samples::memory();
    samples::Maker make;
    DraftRepository drafts(*database);
    const auto saved = drafts.saveFiles(make.conversation().id, {{u"a"_s, u"text/plain"_s, "x"}});
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().code, ErrorCode::InvalidInput);
}

void DraftRepositoryTest::filesGoWithTheirConversation()
{
    const auto database = samples::memory();
    samples::Maker make;
    const chat::Conversation one = make.conversation();
    ConversationRepository conversations(*database);
    QVERIFY(conversations.save(one).has_value());
    QVERIFY(
        DraftRepository(*database).saveFiles(one.id, {{u"a"_s, u"text/plain"_s, "x"}}).has_value());
    QVERIFY(conversations.remove(one.id).has_value());
    QCOMPARE(database->scalar("SELECT count(*) FROM draft_files").value_or(-1), 0);
}

QTEST_GUILESS_MAIN(DraftRepositoryTest)
#include "tst_draftrepository.moc"
