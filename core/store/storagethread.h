// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <store/database.h>

#include <QHash>
#include <QMutex>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <type_traits>

namespace breakerbox::store {

// How long the storage thread waits for a database that another process has locked.
struct Patience
{
    Milliseconds retryAfter{100};     // between two tries, beside SQLite's own short wait
    Milliseconds delayedAfter{3'000}; // then delayedChanged(true)
    Milliseconds giveUpAfter{5'000};  // at the close, and in flush()
};

// The one thread that writes the database (security.md R31). Jobs run in the order they were
// submitted; answers come on the thread of their context object, and not at all once that is gone.
// A job that meets a locked database is tried again until it succeeds or the thread is closed: what
// was submitted is kept in memory (case C61). So a job may run more than once: it does all its
// writing in one transaction. After damage was met nothing more is written (case C62).
class StorageThread final : public QObject
{
    Q_OBJECT
public:
    // Takes an open database over and moves it to the thread.
    explicit StorageThread(std::unique_ptr<Database> database, QObject *parent = nullptr,
                           Patience patience = {});
    // Runs what is queued, then closes. If the database stays locked, what is left is given up
    // after Patience::giveUpAfter and its number is logged.
    ~StorageThread() override;

    // job: Result<Value>(Database &), on the storage thread. done: void(Result<Value>), on
    // context's thread.
    template <typename Job, typename Done> void submit(QObject *context, Job job, Done done)
    {
        post(answered(context, std::move(job), std::move(done)), Turn::InOrder);
    }
    // The same for a job that only reads. It need not keep its place: while a write waits for a
    // lock, reads go on and see what was committed before it.
    template <typename Job, typename Done> void read(QObject *context, Job job, Done done)
    {
        post(answered(context, std::move(job), std::move(done)), Turn::Read);
    }
    // A write nobody waits for. Failures come as writeFailed().
    template <typename Job> void write(Job job)
    {
        post(
            [job = std::move(job)](Database &database) mutable -> ErrorCode {
                const auto answer = job(database);
                return answer ? ErrorCode::Unknown : answer.error().code;
            },
            Turn::InOrder);
    }
    // Returns once everything submitted in order so far was done (at quit; tests). Never on the GUI
    // path. False if the database stayed locked for Patience::giveUpAfter.
    bool flush();

Q_SIGNALS:
    // Saving has been waiting for a lock for some seconds; false: it goes on again.
    void delayedChanged(bool delayed);
    // DiskFull, ReadOnly, StorageCorrupt…: said once per kind until a write succeeds again.
    void writeFailed(breakerbox::ErrorCode code);
    void writesSucceedAgain();

private:
    enum class Turn { InOrder = 0, Read };
    // Answers ErrorCode::Unknown when done, Busy to be run again, else the failure's code.
    using Task = std::function<ErrorCode(Database &)>;
    void post(Task task, Turn turn);

    // An answer travels through an object of its own that lives on the context's thread: the
    // context itself is only touched there, where it cannot die meanwhile.
    // The object that answers go through on the thread of this context; null without a context.
    [[nodiscard]] QObject *relayFor(const QObject *context);
    static void deliver(QObject *relay, std::function<void()> call);

    template <typename Job, typename Done>
    [[nodiscard]] Task answered(QObject *context, Job job, Done done)
    {
        using Answer = std::invoke_result_t<Job, Database &>;
        return [relay = relayFor(context), context = QPointer<QObject>(context),
                job = std::move(job), done = std::move(done)](Database &database) mutable {
            auto answer = std::make_shared<Answer>(job(database));
            const ErrorCode code = *answer ? ErrorCode::Unknown : answer->error().code;
            if (code != ErrorCode::Busy) {
                deliver(relay, [context, done = std::move(done), answer]() mutable {
                    if (context)
                        done(std::move(*answer));
                });
            }
            return code;
        };
    }

    class Worker;
    QMutex m_relayLock;
    // One for each thread that asked. They live as long as this does: deleting one may not wait on
    // an answer that is dropped while Qt holds its queue.
    QHash<QThread *, QObject *> m_relays;
    std::unique_ptr<Worker> m_worker;
};

} // namespace breakerbox::store
