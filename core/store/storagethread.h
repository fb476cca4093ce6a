// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/database.h>

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <type_traits>

namespace breakerbox::store {

// The one thread that writes the database (security.md R31). Jobs run in the order they were
// submitted; answers come on the thread of their context object, and not at all once that is gone.
// A job that meets a locked database is tried again until it succeeds or the thread is closed: what
// was submitted is kept in memory (case C61).
class StorageThread final : public QObject
{
    Q_OBJECT
public:
    // Takes an open database over and moves it to the thread.
    explicit StorageThread(std::unique_ptr<Database> database, QObject *parent = nullptr);
    ~StorageThread() override; // runs what is queued, then closes

    // job: Result<Value>(Database &), on the storage thread. done: void(Result<Value>), on
    // context's thread.
    template <typename Job, typename Done>
    void submit(QObject *context, Job job, Done done)
    {
        using Answer = std::invoke_result_t<Job, Database &>;
        post([this, context = QPointer<QObject>(context), job = std::move(job),
              done = std::move(done)](Database &database) mutable -> ErrorCode {
            auto answer = std::make_shared<Answer>(job(database));
            if (!answer->has_value() && answer->error().code == ErrorCode::Busy)
                return ErrorCode::Busy;
            deliver(context, [done = std::move(done), answer]() mutable {
                done(std::move(*answer));
            });
            return answer->has_value() ? ErrorCode::Unknown : answer->error().code;
        });
    }
    // A write nobody waits for. Failures come as writeFailed().
    template <typename Job>
    void write(Job job)
    {
        post([job = std::move(job)](Database &database) mutable -> ErrorCode {
            const auto answer = job(database);
            return answer ? ErrorCode::Unknown : answer.error().code;
        });
    }
    // Returns once everything submitted so far was done (at quit; tests). Never on the GUI path.
    void flush();

Q_SIGNALS:
    // Saving has been waiting for a lock for some seconds; false: it goes on again.
    void delayedChanged(bool delayed);
    // DiskFull, ReadOnly, StorageCorrupt…: said once per kind until a write succeeds again.
    void writeFailed(breakerbox::ErrorCode code);
    void writesSucceedAgain();

private:
    // Answers ErrorCode::Unknown when done, Busy to be run again, else the failure's code.
    using Task = std::function<ErrorCode(Database &)>;
    void post(Task task);
    static void deliver(const QPointer<QObject> &context, std::function<void()> call);

    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace breakerbox::store
