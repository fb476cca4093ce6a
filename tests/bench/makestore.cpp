// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_makestore FOLDER MESSAGES: makes a profile with that many messages, unless it is there.
// Conversations have 50 short messages each; with 200,000 and more one has 10,000 (900 bytes each)
// and one 100,000.

#include "corpus.h"

#include <store/conversationrepository.h>
#include <store/profile.h>
#include <store/searchrepository.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int kUsual = 50;
constexpr std::int64_t kNewest = 1'767'225'600'000; // the start of 2026
constexpr std::int64_t kApart = 20 * 60'000;        // milliseconds between conversations

bool store(store::Database &database, const QString &title, std::int64_t updated,
           std::vector<chat::Message> messages)
{
    chat::Conversation conversation;
    conversation.id = messages.front().conversation;
    conversation.title = title;
    conversation.created = conversation.updated = wallFromMilliseconds(updated);
    conversation.leaf = messages.back().id;
    store::Transaction transaction(database, store::Durability::Normal);
    store::ConversationRepository repository(database);
    if (!transaction.begin() || !repository.save(conversation))
        return false;
    const auto first = updated - std::int64_t(messages.size()) * 1000;
    for (size_t i = 0; i < messages.size(); ++i) {
        messages[i].created = wallFromMilliseconds(first + std::int64_t(i) * 1000);
        if (!repository.saveMessage(messages[i]))
            return false;
    }
    return transaction.commit().has_value();
}

bool fill(store::Database &database, int count)
{
    std::int64_t updated = kNewest;
    if (count >= 200'000) {
        for (const int size : {10'000, 100'000}) {
            const QString title = u"One of %1"_s.arg(size);
            if (!store(database, title, kNewest - 400 * kApart,
                       Corpus(std::uint64_t(size)).conversation(size)))
                return false;
            count -= size;
        }
    }
    Corpus corpus(3);
    QStringList texts;
    for (int i = 0; i < 199; ++i)
        texts << corpus.question();
    SeededRandom random(5);
    for (int number = 0; count > 0; ++number, count -= kUsual) {
        std::vector<chat::Message> messages(size_t(std::min(count, kUsual)));
        const ConversationId id(random.uuid());
        MessageId parent;
        for (size_t i = 0; i < messages.size(); ++i) {
            messages[i].id = MessageId(random.uuid());
            messages[i].conversation = id;
            messages[i].parent = std::exchange(parent, messages[i].id);
            messages[i].role = i % 2 == 0 ? chat::Role::User : chat::Role::Assistant;
            messages[i].text = texts[qsizetype(random.next() % 199)];
        }
        const QString title = texts[number % 199].left(40);
        if (!store(database, title, updated, std::move(messages)))
            return false;
        updated -= kApart;
    }
    return true;
}

// As it is after some minutes of use.
bool index(store::Database &database)
{
    store::SearchRepository search(database);
    for (;;) {
        const auto more = search.catchUp(5'000);
        if (!more || !*more)
            return more.has_value();
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 3) {
        std::fprintf(stderr, "bench_makestore FOLDER MESSAGES\n");
        return 64;
    }
    const QString folder = QDir(words[1]).absolutePath();
    const QString done = folder + u"/made"_s;
    if (QFile::exists(done))
        return 0;
    QDir(folder).removeRecursively();
    auto opened = store::Profile(folder).open(store::Access::ReadWrite);
    if (!opened || !fill(*opened->database, words[2].toInt()) || !index(*opened->database)) {
        std::fprintf(stderr, "the store was not made\n");
        return 1;
    }
    QFile mark(done);
    return mark.open(QIODevice::WriteOnly) ? 0 : 1;
}
