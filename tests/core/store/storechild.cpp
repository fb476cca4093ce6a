// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
//
// Another process for the tests of the store:
//   storechild write FOLDER SEED   saves messages and ledger rows until it is killed; says each id
//                                  once it was acknowledged
//   storechild lock FOLDER         takes the profile's lock, says "locked", keeps it until killed
//   storechild readonly FOLDER     gives up the right to write and opens the profile both ways
#include "profilesamples.h"

#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <QCoreApplication>

#include <cstdio>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

namespace {

void say(const QString &words)
{
    const QByteArray line = words.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<size_t>(line.size()), stdout);
    std::fflush(stdout);
}

int write(QCoreApplication &application, const QString &folder, std::uint64_t seed)
{
    auto opened = Profile(folder).open(Access::ReadWrite);
    if (!opened)
        return 1;
    say(u"opened"_s);
    samples::Maker make(seed);
    StorageThread storage(std::move(opened->database));
    auto conversation = make.conversation();
    storage.write([conversation](Database &database) {
        return ConversationRepository(database).save(conversation);
    });
    MessageId parent;
    for (int i = 0; i < 20'000; ++i) {
        auto message = make.message(conversation, samples::textOf(i), parent);
        parent = message.id;
        storage.submit(
            &application,
            [message](Database &database) {
                return ConversationRepository(database).saveMessage(message);
            },
            [id = message.id](const Result<void> &answer) {
                if (answer)
                    say(u"message "_s + id.toString());
            });
        LedgerRow row;
        row.attempt = make.id<AttemptId>();
        row.conversation = conversation.id;
        storage.submit(
            &application,
            [row](Database &database) { return LedgerRepository(database).open(row); },
            [id = row.attempt](const Result<void> &answer) {
                if (answer)
                    say(u"attempt "_s + id.toString());
            });
    }
    return application.exec();
}

int lock(const QString &folder)
{
    const auto held = ProfileLock::acquire(folder);
    say(held ? u"locked"_s : toName(held.error().code) + u' ' + held.error().detail);
    char nothing = 0;
    while (std::fread(&nothing, 1, 1, stdin) == 1) {
    }
    return 0;
}

int readOnly(const QString &folder)
{
#ifdef Q_OS_UNIX
    // Permissions do not bind the superuser.
    if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
        return 1;
#endif
    const Profile profile(folder);
    const auto writing = profile.open(Access::ReadWrite);
    say(u"writing "_s + (writing ? u"opened"_s : toName(writing.error().code)));
    const auto reading = profile.open(Access::ReadOnly);
    say(u"reading "_s +
        (reading ? QString::number(
                       reading->database->scalar("SELECT count(*) FROM messages").value_or(-1))
                 : toName(reading.error().code)));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3)
        return 64;
    if (arguments[1] == u"write"_s && arguments.size() == 4)
        return write(application, arguments[2], arguments[3].toULongLong());
    if (arguments[1] == u"lock"_s)
        return lock(arguments[2]);
    if (arguments[1] == u"readonly"_s)
        return readOnly(arguments[2]);
    return 64;
}
