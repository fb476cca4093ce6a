// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_store FOLDER: figures P15 and P22, a message made durable beside a bare commit in the same
// file, and the breaker's rows at a start. FOLDER is on the disk that counts. Wall time: waiting
// for the disk is what it costs.

#include "corpus.h"
#include "measure.h"

#include <base/clock.h>
#include <breaker/breakers.h>
#include <store/breakerrepository.h>
#include <store/conversationrepository.h>
#include <store/profile.h>
#include <store/transact.h>

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int kTimes = 300;

bool bareCommit(store::Database &database, const QString &text)
{
    return store::transact(database, store::Durability::Full,
                           [&]() -> Result<void> {
                               auto insert = store::Statement::prepare(
                                   database, "INSERT INTO bare VALUES (?)");
                               if (!insert)
                                   return std::unexpected(insert.error());
                               return insert->bind(1, text).run();
                           })
        .has_value();
}

// As ChatFlow does it before anything is sent: the conversation, the question, the empty reply.
bool durableMessage(store::Database &database, const chat::Conversation &conversation,
                    const chat::Message &question, const chat::Message &reply)
{
    return store::transact(database, store::Durability::Full,
                           [&]() -> Result<void> {
                               store::ConversationRepository repository(database);
                               if (auto saved = repository.save(conversation); !saved)
                                   return saved;
                               if (auto saved = repository.saveMessage(question); !saved)
                                   return saved;
                               return repository.saveMessage(reply);
                           })
        .has_value();
}

void measureMessages(store::Database &database)
{
    Corpus corpus;
    auto messages = corpus.conversation(2 * kTimes);
    chat::Conversation conversation;
    conversation.id = messages.front().conversation;
    if (!database.execute("CREATE TABLE bare (text TEXT)"))
        qFatal("no table");
    Samples ours;
    Samples bare;
    for (size_t i = 0; i < messages.size(); i += 2) {
        chat::Message reply = messages[i + 1];
        reply.text.clear();
        double before = wallTime();
        bool fine = durableMessage(database, conversation, messages[i], reply);
        ours.add(wallTime() - before);
        before = wallTime();
        fine = bareCommit(database, messages[i].text) && fine;
        bare.add(wallTime() - before);
        if (!fine)
            qFatal("not stored");
    }
    report(u"P22.durable-ms/bare-commit"_s, ours.median(), bare.median());
    Samples one;
    for (chat::Message &message : corpus.conversation(kTimes)) {
        message.conversation = conversation.id;
        const double before = threadCpu();
        store::Transaction transaction(database, store::Durability::Normal);
        if (!transaction.begin() || !store::ConversationRepository(database).saveMessage(message) ||
            !transaction.commit())
            qFatal("not stored");
        one.add(threadCpu() - before);
    }
    report(u"P15.message-cpu-ms"_s, one.median());
}

std::vector<breaker::StoredScope> manyScopes(const Clock &clock, const ConnectionId &connection)
{
    std::vector<breaker::StoredScope> rows(512);
    for (size_t i = 0; i < rows.size(); ++i) {
        rows[i].scope = {breaker::ScopeKind::Model, connection, breaker::Operation::Chat,
                         ModelId(u"model-%1"_s.arg(i))};
        rows[i].fingerprint = "one";
        rows[i].bootId = clock.bootId();
        rows[i].writtenBoot = clock.now().time_since_epoch().count();
        rows[i].written = clock.wall();
        rows[i].outcomes.resize(
            20, {Milliseconds(1000), breaker::Verdict::Success, breaker::Category::Ok, 7});
    }
    return rows;
}

void measureScopes(store::Database &database)
{
    const SystemClock clock;
    SeededRandom random(1);
    const ConnectionId connection(random.uuid());
    store::BreakerRepository repository(database);
    if (!repository.saveScopes(manyScopes(clock, connection)))
        qFatal("not stored");
    Samples loads;
    for (int i = 0; i < 20; ++i) {
        breaker::Breakers breakers(clock, random);
        breakers.setConnection(connection, "one", breaker::Policy::cloud(),
                               breaker::ReachedBy::Network);
        const double before = wallTime();
        const auto rows = repository.scopes();
        if (!rows || rows->size() != 512)
            qFatal("not read");
        breakers.restore(*rows, clock.now());
        loads.add(wallTime() - before);
    }
    report(u"P22.load-512-scopes-ms"_s, loads.median());
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString where = QCoreApplication::arguments().value(1, u"."_s);
    const QTemporaryDir folder(where + u"/bench-XXXXXX"_s);
    auto opened = store::Profile(folder.path()).open(store::Access::ReadWrite);
    if (!opened)
        qFatal("the profile does not open");
    measureMessages(*opened->database);
    measureScopes(*opened->database);
    return 0;
}
