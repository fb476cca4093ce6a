// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <base/random.h>
#include <flows/conversationtree.h>

#include <QTest>

#include <algorithm>

using namespace breakerbox;
using chat::Message;
using chat::Role;
using flows::Versions;

namespace {

class Maker
{
public:
    Message message(const MessageId &parent, Role role, const QString &text)
    {
        Message made;
        made.id = MessageId(m_random.uuid());
        made.parent = parent;
        made.role = role;
        made.text = text;
        made.created = wallFromMilliseconds(++m_time);
        return made;
    }

private:
    SeededRandom m_random{7};
    qint64 m_time = 0;
};

QStringList texts(const std::vector<Message> &messages)
{
    QStringList all;
    for (const Message &message : messages)
        all.append(message.text);
    return all;
}

} // namespace

class ConversationTreeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void emptyTreeHasNoLeaf();
    void appendingGoesOnTheBranch();
    void aSiblingTakesTheBranchOver();
    void showingAVersionFindsWhatWasChosenBelowIt();
    void resetShowsWhatStandsBelowTheLeaf();
    void whatWasRemovedCanBePutBack();
    void takingOneOutKeepsWhatIsBelow();
    void resetShowsTheBranchOfItsLeaf();
    void resetWithAnUnknownLeafShowsTheNewest();
    void messagesWithoutTheirParentBecomeRoots();
    void removingTakesWhatIsBelowAndShowsASibling();
    void removingOffTheBranchLeavesTheBranch();
    void pathOffTheBranchIsFound();
    void aCycleInDamagedRowsEnds();
    void choicesTellAllThatWasChosen();
};

void ConversationTreeTest::emptyTreeHasNoLeaf()
{
    flows::ConversationTree tree;
    tree.reset({}, {});
    QVERIFY(tree.leaf().isNull());
    QVERIFY(tree.branch().empty());
    tree.remove(MessageId());
}

void ConversationTreeTest::appendingGoesOnTheBranch()
{
    Maker maker;
    flows::ConversationTree tree;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message answer = maker.message(question.id, Role::Assistant, QStringLiteral("a"));
    tree.append(question);
    tree.append(answer);
    QCOMPARE(texts(tree.branch()), (QStringList{QStringLiteral("q"), QStringLiteral("a")}));
    QCOMPARE(tree.leaf(), answer.id);
    tree.edit(answer.id)->text += QStringLiteral("b");
    QCOMPARE(tree.find(answer.id)->text, QStringLiteral("ab"));
}

void ConversationTreeTest::aSiblingTakesTheBranchOver()
{
    Maker maker;
    flows::ConversationTree tree;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    const Message second = maker.message(question.id, Role::Assistant, QStringLiteral("a2"));
    tree.append(question);
    tree.append(first);
    tree.append(second);
    QCOMPARE(texts(tree.branch()), (QStringList{QStringLiteral("q"), QStringLiteral("a2")}));
    QCOMPARE(tree.siblings(first.id), (std::vector<MessageId>{first.id, second.id}));
    QVERIFY(!tree.isShown(first.id));
    // It may still be arriving.
    tree.edit(first.id)->text += QStringLiteral("!");
    QCOMPARE(tree.find(first.id)->text, QStringLiteral("a1!"));
    QCOMPARE(tree.versionsOf(first.id), (Versions{1, 2}));
    QCOMPARE(tree.versionsOf(question.id), (Versions{1, 1}));
    const auto noted = tree.versions();
    QCOMPARE(noted.size(), size_t(1));
    QCOMPARE(noted.front().first, second.id);
    QCOMPARE(noted.front().second, (Versions{2, 2}));
}

void ConversationTreeTest::showingAVersionFindsWhatWasChosenBelowIt()
{
    Maker maker;
    const Message one = maker.message({}, Role::User, QStringLiteral("1"));
    const Message answer = maker.message(one.id, Role::Assistant, QStringLiteral("1a"));
    const Message older = maker.message(answer.id, Role::User, QStringLiteral("older"));
    const Message newer = maker.message(answer.id, Role::User, QStringLiteral("newer"));
    const Message other = maker.message({}, Role::User, QStringLiteral("2"));
    flows::ConversationTree tree;
    tree.reset({one, answer, older, newer, other}, other.id);
    tree.show(one.id);
    QCOMPARE(tree.leaf(), newer.id); // nothing was chosen yet
    tree.show(older.id);
    tree.show(other.id);
    tree.show(one.id);
    QCOMPARE(tree.leaf(), older.id);
    tree.show(MessageId());
    QCOMPARE(tree.leaf(), older.id);
}

void ConversationTreeTest::resetShowsWhatStandsBelowTheLeaf()
{
    Maker maker;
    const Message one = maker.message({}, Role::User, QStringLiteral("1"));
    const Message answer = maker.message(one.id, Role::Assistant, QStringLiteral("1a"));
    flows::ConversationTree tree;
    tree.reset({one, answer}, one.id);
    QCOMPARE(tree.leaf(), answer.id);
}

void ConversationTreeTest::whatWasRemovedCanBePutBack()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    const Message second = maker.message(question.id, Role::Assistant, QStringLiteral("a2"));
    const Message below = maker.message(second.id, Role::User, QStringLiteral("b"));
    const Message beside = maker.message(second.id, Role::User, QStringLiteral("c"));
    flows::ConversationTree tree;
    tree.reset({question, first, second, below, beside}, below.id);
    QCOMPARE(tree.subtree(second.id).size(), size_t(3));
    const auto removed = tree.remove(second.id);
    QCOMPARE(removed.size(), size_t(3));
    QCOMPARE(removed.front().id, second.id);
    QCOMPARE(tree.leaf(), first.id);
    tree.restore(removed);
    QCOMPARE(tree.leaf(), below.id); // as it was shown before
    QVERIFY(tree.find(beside.id));
    // The first message of all: another beginning is shown, or nothing.
    QCOMPARE(tree.remove(question.id).size(), size_t(5));
    QVERIFY(tree.branch().empty());
    QVERIFY(tree.remove(question.id).empty());
}

void ConversationTreeTest::takingOneOutKeepsWhatIsBelow()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message failed = maker.message(question.id, Role::Assistant, QString());
    const Message next = maker.message(failed.id, Role::User, QStringLiteral("q2"));
    flows::ConversationTree tree;
    tree.reset({question, failed, next}, next.id);
    tree.takeOut(failed.id);
    QCOMPARE(texts(tree.branch()), (QStringList{QStringLiteral("q"), QStringLiteral("q2")}));
    QCOMPARE(tree.find(next.id)->parent, question.id);
    tree.takeOut(next.id);
    QCOMPARE(tree.leaf(), question.id);
}

void ConversationTreeTest::resetShowsTheBranchOfItsLeaf()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    const Message second = maker.message(question.id, Role::Assistant, QStringLiteral("a2"));
    const Message next = maker.message(first.id, Role::User, QStringLiteral("q2"));
    flows::ConversationTree tree;
    tree.reset({next, second, first, question}, next.id);
    QCOMPARE(texts(tree.branch()),
             (QStringList{QStringLiteral("q"), QStringLiteral("a1"), QStringLiteral("q2")}));
    tree.reset({next, second, first, question}, second.id);
    QCOMPARE(texts(tree.branch()), (QStringList{QStringLiteral("q"), QStringLiteral("a2")}));
}

void ConversationTreeTest::resetWithAnUnknownLeafShowsTheNewest()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    flows::ConversationTree tree;
    tree.reset({first, question},
               MessageId(QUuid::fromString(u"{00000000-0000-4000-8000-000000000001}")));
    QCOMPARE(tree.leaf(), first.id);
}

void ConversationTreeTest::messagesWithoutTheirParentBecomeRoots()
{
    Maker maker;
    const Message lost =
        maker.message(MessageId(QUuid::fromString(u"{00000000-0000-4000-8000-000000000002}")),
                      Role::User, QStringLiteral("lost"));
    flows::ConversationTree tree;
    tree.reset({lost}, {});
    QCOMPARE(texts(tree.branch()), QStringList{QStringLiteral("lost")});
}

void ConversationTreeTest::removingTakesWhatIsBelowAndShowsASibling()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    const Message second = maker.message(question.id, Role::Assistant, QStringLiteral("a2"));
    const Message next = maker.message(second.id, Role::User, QStringLiteral("q2"));
    flows::ConversationTree tree;
    tree.reset({question, first, second, next}, next.id);
    tree.remove(second.id);
    QVERIFY(!tree.find(next.id));
    QCOMPARE(texts(tree.branch()), (QStringList{QStringLiteral("q"), QStringLiteral("a1")}));
    tree.remove(question.id);
    QVERIFY(tree.branch().empty());
}

void ConversationTreeTest::removingOffTheBranchLeavesTheBranch()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    const Message second = maker.message(question.id, Role::Assistant, QStringLiteral("a2"));
    flows::ConversationTree tree;
    tree.reset({question, first, second}, second.id);
    tree.remove(first.id);
    QCOMPARE(tree.leaf(), second.id);
    QVERIFY(!tree.find(first.id));
}

void ConversationTreeTest::pathOffTheBranchIsFound()
{
    Maker maker;
    const Message question = maker.message({}, Role::User, QStringLiteral("q"));
    const Message first = maker.message(question.id, Role::Assistant, QStringLiteral("a1"));
    const Message second = maker.message(question.id, Role::Assistant, QStringLiteral("a2"));
    flows::ConversationTree tree;
    tree.reset({question, first, second}, second.id);
    QCOMPARE(texts(tree.pathTo(first.id)),
             (QStringList{QStringLiteral("q"), QStringLiteral("a1")}));
    QVERIFY(tree.pathTo(MessageId()).empty());
}

void ConversationTreeTest::aCycleInDamagedRowsEnds()
{
    Maker maker;
    Message one = maker.message({}, Role::User, QStringLiteral("one"));
    Message two = maker.message(one.id, Role::Assistant, QStringLiteral("two"));
    one.parent = two.id;
    flows::ConversationTree tree;
    tree.reset({one, two}, two.id);
    QVERIFY(tree.branch().size() <= 2);
    tree.remove(one.id);
    QVERIFY(!tree.find(one.id));
}

// Design 9: a tree that is read back shows the same branch below each message, whatever was looked
// at before.
void ConversationTreeTest::choicesTellAllThatWasChosen()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SeededRandom random(seed);
        Maker maker;
        flows::ConversationTree tree;
        tree.reset({}, {});
        std::vector<Message> all;
        const auto any = [&] { return all[size_t(random.next() % all.size())].id; };
        for (int i = 0; i < 40; ++i) {
            const bool root = all.empty() || random.next() % 12 == 0;
            all.push_back(maker.message(root ? MessageId() : any(), Role::User, {}));
            tree.append(all.back());
            if (random.next() % 2 == 0)
                tree.show(any());
        }
        flows::ConversationTree again;
        again.reset(all, tree.leaf(), tree.choices());
        QVERIFY(tree.choices().size() < all.size() / 2); // only what nothing else tells
        for (const Message &message : all) {
            flows::ConversationTree one = tree;
            flows::ConversationTree other = again;
            one.show(message.id);
            other.show(message.id);
            QVERIFY2(one.branch() == other.branch(), qPrintable(QString::number(seed)));
        }
    }
}

QTEST_GUILESS_MAIN(ConversationTreeTest)
#include "tst_conversationtree.moc"
