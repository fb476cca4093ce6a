// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storesamples.h"

#include <store/conversationrepository.h>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;
using samples::at;

class ConversationRepositoryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_database = samples::memory();
        m_repository = std::make_unique<ConversationRepository>(*m_database);
    }
    void cleanup()
    {
        m_repository.reset();
        m_database.reset();
    }

    void conversation_readsBackEqual_data();
    void conversation_readsBackEqual();
    void message_readsBackEqual_data();
    void message_readsBackEqual();
    void unknownConversation_isNotFound();
    void list_isNewestFirstWithCounts();
    void messageOfNoConversation_isRefusedWhole();
    void newMessage_becomesTheLeafAndMovesTheTime();
    void replacedMessage_keepsTheBranchOnScreen();
    void replacedMessage_replacesItsAttachments();
    void savedConversation_keepsItsMessagesAndCount();
    void removedMessage_handsItsChildrenToItsParent();
    void removedLeaf_movesToItsParent();
    void removedConversation_takesItsMessagesAlong();
    void removedMessages_goTogether();
    void draft_isKept();
    void journal_replacesTheTextOfAStreamingReplyOnly();
    void interruptedReplies_areMended_data();
    void interruptedReplies_areMended();
    void callsInsideATransaction_joinIt();
    void damagedLists_readAsEmptyAndKeepTheLock();

private:
    chat::Conversation saved(samples::Maker &make)
    {
        const auto conversation = make.conversation();
        if (!m_repository->save(conversation))
            qFatal("cannot save");
        return conversation;
    }
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ConversationRepository> m_repository;
};

void ConversationRepositoryTest::conversation_readsBackEqual_data()
{
    QTest::addColumn<chat::Conversation>("conversation");
    samples::Maker make;
    const auto plain = make.conversation();
    QTest::newRow("with nothing set") << plain;
    auto full = plain;
    full.title = u"Über «quotes» ' \" ; 北京 🦊"_s;
    full.updated = at(99);
    full.home = u"company:OpenAI"_s;
    full.allowed = {u"company:OpenAI"_s, u"lan:nas, \"x\".local"_s};
    full.localOnly = chat::LocalOnly::Yes;
    full.connection = make.id<ConnectionId>();
    full.model = ModelId(u"vendor/model:1"_s);
    full.systemPrompt = u"Line 1\nLine 2\0after a NUL"_s;
    full.parameters = {0.1, 0.95, 4096, {u"\n\n"_s, u"END"_s}, chat::Effort::High, 2048};
    full.draft = u"not yet sent"_s;
    full.leaf = make.id<MessageId>();
    QTest::newRow("with everything set") << full;
    auto zero = plain;
    zero.parameters = {0.0, 0.0, 0, {}, chat::Effort::Off, 0};
    QTest::newRow("zero is not absent") << zero;
}

void ConversationRepositoryTest::conversation_readsBackEqual()
{
    QFETCH(chat::Conversation, conversation);
    VERIFY_OK(m_repository->save(conversation));
    const auto found = m_repository->find(conversation.id);
    VERIFY_OK(found);
    QVERIFY(*found == conversation);
    // Again, as an update.
    VERIFY_OK(m_repository->save(conversation));
    const auto list = m_repository->list();
    VERIFY_OK(list);
    QCOMPARE(list->size(), size_t(1));
    QVERIFY(list->front().conversation == conversation);
}

void ConversationRepositoryTest::message_readsBackEqual_data()
{
    QTest::addColumn<chat::Message>("message");
    samples::Maker make;
    const auto conversation = make.conversation();
    const auto plain = make.message(conversation, u"Hello"_s);
    QTest::newRow("a question") << plain;
    auto full = plain;
    full.parent = make.id<MessageId>();
    full.role = chat::Role::Assistant;
    full.state = chat::TurnState::Partial;
    full.text = u"<b>&amp; 漢字 \u200b\u202e```\r\n"_s;
    full.reasoning = u"thinking"_s;
    full.refusal = u"no"_s;
    full.toolCalls = {{u"call_1"_s, u"weather"_s, u"{\"city\":\"Graz\"}"_s}, {{}, u"x"_s, {}}};
    full.attachments = {{u"a.png"_s, u"image/png"_s, QByteArray("\x89PNG\0\xff", 6)},
                        {u"empty.txt"_s, u"text/plain"_s, QByteArray()}};
    full.connection = make.id<ConnectionId>();
    full.model = ModelId(u"gpt"_s);
    full.answeringModel = u"gpt-2026"_s;
    full.boundary = u"company:OpenAI"_s;
    full.request = make.id<RequestId>();
    full.finish = chat::FinishReason::Length;
    full.usage = {10, 20, 5, 0};
    full.timeToFirstToken = Milliseconds(812);
    full.duration = Milliseconds(65'000);
    full.failure = u"stream_broken"_s;
    full.toolCallId = u"call_1"_s;
    full.replay = "[{\"signature\":\"Eq\"}]";
    QTest::newRow("a reply with everything") << full;
    auto absent = plain;
    absent.usage = {{}, 7, {}, {}};
    QTest::newRow("usage that is partly absent") << absent;
}

void ConversationRepositoryTest::message_readsBackEqual()
{
    QFETCH(chat::Message, message);
    chat::Conversation conversation;
    conversation.id = message.conversation;
    VERIFY_OK(m_repository->save(conversation));
    VERIFY_OK(m_repository->saveMessage(message));
    const auto messages = m_repository->messages(conversation.id);
    VERIFY_OK(messages);
    QCOMPARE(messages->size(), size_t(1));
    QVERIFY(messages->front() == message);
}

void ConversationRepositoryTest::unknownConversation_isNotFound()
{
    samples::Maker make;
    COMPARE_ERROR(m_repository->find(make.id<ConversationId>()), ErrorCode::NotFound);
    COMPARE_ERROR(m_repository->saveDraft(make.id<ConversationId>(), u"x"_s), ErrorCode::NotFound);
    VERIFY_OK(m_repository->remove(make.id<ConversationId>()));
}

void ConversationRepositoryTest::list_isNewestFirstWithCounts()
{
    samples::Maker make;
    auto older = make.conversation(u"older"_s);
    older.updated = at(10);
    auto newer = make.conversation(u"newer"_s);
    newer.updated = at(20);
    VERIFY_OK(m_repository->save(newer));
    VERIFY_OK(m_repository->save(older));
    for (int i = 0; i < 3; ++i)
        VERIFY_OK(m_repository->saveMessage(make.message(newer, u"text"_s)));
    const auto list = m_repository->list();
    VERIFY_OK(list);
    QCOMPARE(list->size(), size_t(2));
    QCOMPARE((*list)[0].conversation.title, u"newer"_s);
    QCOMPARE((*list)[0].messages, 3);
    QCOMPARE((*list)[1].messages, 0);
}

void ConversationRepositoryTest::messageOfNoConversation_isRefusedWhole()
{
    samples::Maker make;
    auto message = make.message(make.conversation(), u"lost"_s);
    message.attachments = {{u"a"_s, u"text/plain"_s, "x"}};
    COMPARE_ERROR(m_repository->saveMessage(message), ErrorCode::InvalidInput);
    QCOMPARE(m_database->scalar("SELECT count(*) FROM messages").value_or(-1), 0);
    QCOMPARE(m_database->scalar("SELECT count(*) FROM attachments").value_or(-1), 0);
}

void ConversationRepositoryTest::newMessage_becomesTheLeafAndMovesTheTime()
{
    samples::Maker make;
    const auto conversation = saved(make);
    const auto first = make.message(conversation, u"one"_s);
    auto second = make.message(conversation, u"two"_s, first.id);
    VERIFY_OK(m_repository->saveMessage(first));
    VERIFY_OK(m_repository->saveMessage(second));
    auto found = m_repository->find(conversation.id);
    VERIFY_OK(found);
    QVERIFY(found->leaf == second.id);
    QVERIFY(found->updated == second.created);
    // An imported message of long ago does not move the time back.
    auto old = make.message(conversation, u"old"_s, second.id);
    old.created = at(-1000);
    VERIFY_OK(m_repository->saveMessage(old));
    found = m_repository->find(conversation.id);
    QVERIFY(found->updated == second.created);
    QVERIFY(found->leaf == old.id);
}

void ConversationRepositoryTest::replacedMessage_keepsTheBranchOnScreen()
{
    samples::Maker make;
    const auto conversation = saved(make);
    auto reply = make.message(conversation, u"half"_s);
    reply.state = chat::TurnState::Streaming;
    VERIFY_OK(m_repository->saveMessage(reply));
    const auto other = make.message(conversation, u"another branch"_s);
    VERIFY_OK(m_repository->saveMessage(other));
    reply.state = chat::TurnState::Complete;
    reply.text = u"whole"_s;
    VERIFY_OK(m_repository->saveMessage(reply));
    QVERIFY(m_repository->find(conversation.id)->leaf == other.id);
    const auto messages = m_repository->messages(conversation.id);
    QCOMPARE(messages->size(), size_t(2));
    QCOMPARE((*messages)[0].text, u"whole"_s);
    QCOMPARE(m_repository->list()->front().messages, 2);
}

void ConversationRepositoryTest::replacedMessage_replacesItsAttachments()
{
    samples::Maker make;
    const auto conversation = saved(make);
    auto message = make.message(conversation, u"look"_s);
    message.attachments = {{u"a"_s, u"image/png"_s, "1"}, {u"b"_s, u"image/png"_s, "2"}};
    VERIFY_OK(m_repository->saveMessage(message));
    message.attachments = {{u"c"_s, u"text/plain"_s, "3"}};
    VERIFY_OK(m_repository->saveMessage(message));
    QVERIFY(m_repository->messages(conversation.id)->front() == message);
}

void ConversationRepositoryTest::savedConversation_keepsItsMessagesAndCount()
{
    samples::Maker make;
    auto conversation = saved(make);
    VERIFY_OK(m_repository->saveMessage(make.message(conversation, u"one"_s)));
    conversation.title = u"renamed"_s;
    VERIFY_OK(m_repository->save(conversation));
    QCOMPARE(m_repository->messages(conversation.id)->size(), size_t(1));
    QCOMPARE(m_repository->list()->front().messages, 1);
    QCOMPARE(m_repository->list()->front().conversation.title, u"renamed"_s);
}

void ConversationRepositoryTest::removedMessage_handsItsChildrenToItsParent()
{
    samples::Maker make;
    const auto conversation = saved(make);
    const auto root = make.message(conversation, u"root"_s);
    const auto middle = make.message(conversation, u"middle"_s, root.id);
    const auto child = make.message(conversation, u"child"_s, middle.id);
    const auto sibling = make.message(conversation, u"sibling"_s, middle.id);
    for (const auto &message : {root, middle, child, sibling})
        VERIFY_OK(m_repository->saveMessage(message));
    VERIFY_OK(m_repository->removeMessage(middle.id));
    auto left = m_repository->messages(conversation.id);
    VERIFY_OK(left);
    QCOMPARE(left->size(), size_t(3));
    QVERIFY((*left)[1].parent == root.id);
    QVERIFY((*left)[2].parent == root.id);
    VERIFY_OK(m_repository->removeMessage(root.id));
    left = m_repository->messages(conversation.id);
    QVERIFY((*left)[0].parent.isNull());
    QCOMPARE(m_repository->list()->front().messages, 2);
}

void ConversationRepositoryTest::removedLeaf_movesToItsParent()
{
    samples::Maker make;
    const auto conversation = saved(make);
    const auto first = make.message(conversation, u"one"_s);
    const auto second = make.message(conversation, u"two"_s, first.id);
    VERIFY_OK(m_repository->saveMessage(first));
    VERIFY_OK(m_repository->saveMessage(second));
    VERIFY_OK(m_repository->removeMessage(second.id));
    QVERIFY(m_repository->find(conversation.id)->leaf == first.id);
    VERIFY_OK(m_repository->removeMessage(first.id));
    QVERIFY(m_repository->find(conversation.id)->leaf.isNull());
}

void ConversationRepositoryTest::removedConversation_takesItsMessagesAlong()
{
    samples::Maker make;
    const auto conversation = saved(make);
    auto message = make.message(conversation, u"gone"_s);
    message.attachments = {{u"a"_s, u"text/plain"_s, "x"}};
    VERIFY_OK(m_repository->saveMessage(message));
    VERIFY_OK(m_repository->remove(conversation.id));
    for (const char *count : {"SELECT count(*) FROM messages", "SELECT count(*) FROM attachments",
                              "SELECT count(*) FROM conversations"})
        QCOMPARE(m_database->scalar(count).value_or(-1), 0);
}

void ConversationRepositoryTest::removedMessages_goTogether()
{
    samples::Maker make;
    const auto conversation = saved(make);
    const auto first = make.message(conversation, u"1"_s);
    auto second = make.message(conversation, u"2"_s, first.id);
    second.attachments = {{u"a.txt"_s, u"text/plain"_s, QByteArray("a")}};
    const auto third = make.message(conversation, u"3"_s, second.id);
    for (const auto &message : {first, second, third})
        VERIFY_OK(m_repository->saveMessage(message));
    // One that is not there is no reason to keep the others.
    VERIFY_OK(m_repository->removeMessages({second.id, make.id<MessageId>(), third.id}));
    const auto left = m_repository->messages(conversation.id);
    VERIFY_OK(left);
    QCOMPARE(left->size(), size_t(1));
    QCOMPARE(left->front().id, first.id);
    QCOMPARE(m_repository->list()->front().messages, 1);
    VERIFY_OK(m_repository->removeMessages({}));
    // Inside a transaction that is given up nothing goes.
    {
        Transaction transaction(*m_database);
        VERIFY_OK(transaction.begin());
        VERIFY_OK(m_repository->removeMessages({first.id}));
    }
    QCOMPARE(m_repository->messages(conversation.id)->size(), size_t(1));
}

void ConversationRepositoryTest::draft_isKept()
{
    samples::Maker make;
    const auto conversation = saved(make);
    VERIFY_OK(m_repository->saveDraft(conversation.id, u"half a sen"_s));
    QCOMPARE(m_repository->find(conversation.id)->draft, u"half a sen"_s);
}

void ConversationRepositoryTest::journal_replacesTheTextOfAStreamingReplyOnly()
{
    samples::Maker make;
    const auto conversation = saved(make);
    auto reply = make.message(conversation, {});
    reply.state = chat::TurnState::Streaming;
    VERIFY_OK(m_repository->saveMessage(reply));
    VERIFY_OK(m_repository->journal(reply.id, u"so far"_s, u"because"_s));
    auto read = m_repository->messages(conversation.id)->front();
    QCOMPARE(read.text, u"so far"_s);
    QCOMPARE(read.reasoning, u"because"_s);
    reply.state = chat::TurnState::Complete;
    reply.text = u"all of it"_s;
    VERIFY_OK(m_repository->saveMessage(reply));
    // A journal entry that was queued before the end and runs after it.
    VERIFY_OK(m_repository->journal(reply.id, u"so far"_s, {}));
    QCOMPARE(m_repository->messages(conversation.id)->front().text, u"all of it"_s);
}

void ConversationRepositoryTest::interruptedReplies_areMended_data()
{
    QTest::addColumn<chat::TurnState>("state");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reasoning");
    QTest::addColumn<chat::TurnState>("after");
    using chat::TurnState;
    QTest::newRow("some text") << TurnState::Streaming << u"He"_s << QString()
                               << TurnState::Partial;
    QTest::newRow("only reasoning")
        << TurnState::Streaming << QString() << u"hm"_s << TurnState::Partial;
    QTest::newRow("no text") << TurnState::Streaming << QString() << QString() << TurnState::Failed;
    QTest::newRow("waiting") << TurnState::Waiting << QString() << QString() << TurnState::Waiting;
    QTest::newRow("complete") << TurnState::Complete << u"He"_s << QString() << TurnState::Complete;
}

void ConversationRepositoryTest::interruptedReplies_areMended()
{
    QFETCH(chat::TurnState, state);
    QFETCH(QString, text);
    QFETCH(QString, reasoning);
    QFETCH(chat::TurnState, after);
    samples::Maker make;
    const auto conversation = saved(make);
    auto reply = make.message(conversation, text);
    reply.reasoning = reasoning;
    reply.state = state;
    VERIFY_OK(m_repository->saveMessage(reply));
    const auto mended = m_repository->mendInterrupted();
    VERIFY_OK(mended);
    QCOMPARE(*mended, state == after ? 0 : 1);
    const auto read = m_repository->messages(conversation.id)->front();
    QCOMPARE(chat::toName(read.state), chat::toName(after));
    QCOMPARE(read.text, text);
}

void ConversationRepositoryTest::callsInsideATransaction_joinIt()
{
    samples::Maker make;
    const auto conversation = make.conversation();
    {
        Transaction outer(*m_database);
        VERIFY_OK(outer.begin());
        VERIFY_OK(m_repository->save(conversation));
        VERIFY_OK(m_repository->saveMessage(make.message(conversation, u"one"_s)));
    }
    COMPARE_ERROR(m_repository->find(conversation.id), ErrorCode::NotFound);
}

void ConversationRepositoryTest::damagedLists_readAsEmptyAndKeepTheLock()
{
    samples::Maker make;
    const auto conversation = saved(make);
    VERIFY_OK(m_database->execute("UPDATE conversations SET allowed = '[\"a', local_only = 7"));
    const auto read = m_repository->find(conversation.id);
    VERIFY_OK(read);
    QVERIFY(read->allowed.isEmpty());
    QVERIFY(read->localOnly == chat::LocalOnly::Yes);
}

QTEST_GUILESS_MAIN(ConversationRepositoryTest)
#include "tst_conversationrepository.moc"
