// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storageworker.h"

#include <base/log.h>

#include <sqlite3.h>

#include <algorithm>

namespace breakerbox::store {

namespace {

bool isStorageTrouble(ErrorCode code)
{
    return code == ErrorCode::DiskFull || code == ErrorCode::ReadOnly ||
           code == ErrorCode::StorageFailed || code == ErrorCode::StorageCorrupt;
}

} // namespace

StorageThread::Worker::Worker(StorageThread &owner, std::unique_ptr<Database> database,
                              Patience patience)
    : m_owner(owner),
      m_database(std::move(database)),
      m_patience(patience)
{
    setObjectName(QStringLiteral("storage"));
}

void StorageThread::Worker::add(Task task, Turn turn)
{
    const QMutexLocker locker(&m_mutex);
    (turn == Turn::Read ? m_reads : m_tasks).push_back(std::move(task));
    m_changed.wakeAll();
}

bool StorageThread::Worker::waitFor(QSemaphore &reached)
{
    constexpr int kLook = 50;
    QDeadlineTimer patience(m_patience.giveUpAfter);
    while (!reached.tryAcquire(1, kLook)) {
        if (isFinished())
            return reached.tryAcquire(1);
        const QMutexLocker locker(&m_mutex);
        if (!m_locked)
            patience.setRemainingTime(m_patience.giveUpAfter);
        if (patience.hasExpired())
            return false;
    }
    return true;
}

void StorageThread::Worker::close()
{
    {
        const QMutexLocker locker(&m_mutex);
        m_closing = true;
        m_closeDeadline.setRemainingTime(m_patience.giveUpAfter);
        m_changed.wakeAll();
    }
    wait();
}

void StorageThread::Worker::run()
{
    for (;;) {
        const Next what = next();
        if (what == Next::End)
            break;
        if (what == Next::Read) {
            runReads();
            continue;
        }
        if (!runFirst())
            break;
    }
    m_database.reset();
}

StorageThread::Worker::Next StorageThread::Worker::next()
{
    QMutexLocker locker(&m_mutex);
    for (;;) {
        if (!m_tasks.empty())
            return Next::Task;
        if (!m_reads.empty())
            return Next::Read;
        if (m_closing)
            return Next::End;
        m_changed.wait(&m_mutex);
    }
}

void StorageThread::Worker::runReads()
{
    for (;;) {
        Task task;
        {
            const QMutexLocker locker(&m_mutex);
            if (m_reads.empty())
                return;
            task = std::move(m_reads.front());
            m_reads.pop_front();
        }
        if (attempt(task) != ErrorCode::Busy)
            continue;
        // Even reading met a lock: back to its place, the caller waits.
        const QMutexLocker locker(&m_mutex);
        m_reads.push_front(std::move(task));
        m_changed.wait(&m_mutex, QDeadlineTimer(m_patience.retryAfter));
        if (m_closing)
            m_reads.clear();
        return;
    }
}

bool StorageThread::Worker::runFirst()
{
    Task task;
    {
        const QMutexLocker locker(&m_mutex);
        task = std::move(m_tasks.front());
        m_tasks.pop_front();
    }
    QDeadlineTimer delayed(m_patience.delayedAfter);
    ErrorCode code = attempt(task);
    while (code == ErrorCode::Busy) {
        if (delayed.hasExpired())
            setDelayed(true);
        if (!waitForLock())
            return false;
        code = attempt(task);
    }
    {
        const QMutexLocker locker(&m_mutex);
        m_locked = false;
    }
    setDelayed(false);
    return true;
}

// Until it is time to try again. Reads go on meanwhile: another process that writes does not keep
// anybody from reading.
bool StorageThread::Worker::waitForLock()
{
    const QDeadlineTimer again(m_patience.retryAfter);
    for (;;) {
        {
            QMutexLocker locker(&m_mutex);
            m_locked = true;
            if (m_closing && m_closeDeadline.hasExpired()) {
                qCWarning(lcStore, "the database stayed locked: %zu writes were given up",
                          m_tasks.size() + 1);
                return false;
            }
            if (m_reads.empty())
                m_changed.wait(&m_mutex, std::min(again, m_closeDeadline));
            if (m_reads.empty() && again.hasExpired())
                return true;
        }
        runReads();
        if (again.hasExpired())
            return true;
    }
}

ErrorCode StorageThread::Worker::attempt(Task &task)
{
    const auto before = sqlite3_total_changes64(m_database->handle());
    const ErrorCode code = task(*m_database);
    report(code, sqlite3_total_changes64(m_database->handle()) != before);
    return code;
}

void StorageThread::Worker::report(ErrorCode code, bool wrote)
{
    if (code == ErrorCode::Unknown) {
        if (wrote && m_trouble != ErrorCode::Unknown) {
            m_trouble = ErrorCode::Unknown;
            say([](StorageThread &owner) { Q_EMIT owner.writesSucceedAgain(); });
        }
        return;
    }
    // Writing into a damaged file would lose more of it: from then on every write is refused.
    if (!isStorageTrouble(code) || code == m_trouble || m_trouble == ErrorCode::StorageCorrupt)
        return;
    if (code == ErrorCode::StorageCorrupt)
        (void)m_database->execute("PRAGMA query_only=ON");
    qCWarning(lcStore, "storage failed: %s", qUtf8Printable(toName(code)));
    m_trouble = code;
    say([code](StorageThread &owner) { Q_EMIT owner.writeFailed(code); });
}

void StorageThread::Worker::setDelayed(bool delayed)
{
    if (m_delayed == delayed)
        return;
    m_delayed = delayed;
    say([delayed](StorageThread &owner) { Q_EMIT owner.delayedChanged(delayed); });
}

void StorageThread::Worker::say(std::function<void(StorageThread &)> words)
{
    QMetaObject::invokeMethod(
        &m_owner, [owner = &m_owner, words = std::move(words)] { words(*owner); },
        Qt::QueuedConnection);
}

} // namespace breakerbox::store
