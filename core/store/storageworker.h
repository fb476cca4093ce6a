// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "storagethread.h"

#include <QDeadlineTimer>
#include <QMutex>
#include <QSemaphore>
#include <QThread>
#include <QWaitCondition>

#include <deque>

namespace breakerbox::store {

// The thread itself. Two queues: writes and all that must keep their order, and reads that may go
// ahead while the first of the others waits for a lock. Public functions are called by the owner,
// private ones run on this thread.
class StorageThread::Worker final : public QThread
{
public:
    Worker(StorageThread &owner, std::unique_ptr<Database> database, Patience patience);

    void add(Task task, Turn turn);
    // False once the database has been locked for the whole of Patience::giveUpAfter.
    [[nodiscard]] bool waitFor(QSemaphore &reached);
    // Runs what is queued, then ends.
    void close();

protected:
    void run() override;

private:
    enum class Next { End, Task, Read };
    [[nodiscard]] Next next();
    void runReads();
    // The first task of the queue until it is done. False: given up at the close.
    [[nodiscard]] bool runFirst();
    [[nodiscard]] bool waitForLock();
    [[nodiscard]] ErrorCode attempt(Task &task);
    void report(ErrorCode code, bool wrote);
    void setDelayed(bool delayed);
    void say(std::function<void(StorageThread &)> words);

    StorageThread &m_owner;
    std::unique_ptr<Database> m_database;
    const Patience m_patience;

    QMutex m_mutex;
    QWaitCondition m_changed;
    std::deque<Task> m_tasks; // guarded, like the following
    std::deque<Task> m_reads;
    bool m_closing = false;
    bool m_locked = false;
    QDeadlineTimer m_closeDeadline{QDeadlineTimer::Forever};

    // This thread's own.
    bool m_delayed = false;
    ErrorCode m_trouble = ErrorCode::Unknown; // what writeFailed() said last
};

} // namespace breakerbox::store
