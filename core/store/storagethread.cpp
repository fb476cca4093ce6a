// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "storagethread.h"

#include "storageworker.h"

#include <QSemaphore>

namespace breakerbox::store {

StorageThread::StorageThread(std::unique_ptr<Database> database, QObject *parent, Patience patience)
    : QObject(parent),
      m_worker(std::make_unique<Worker>(*this, std::move(database), patience))
{
    m_worker->start();
}

StorageThread::~StorageThread()
{
    m_worker->close();
    // What was answered before comes first, in turn.
    for (QObject *relay : std::as_const(m_relays)) {
        QMetaObject::invokeMethod(relay, [relay] { relay->deleteLater(); }, Qt::QueuedConnection);
    }
}

bool StorageThread::flush()
{
    // Shared: whoever lets go last, this call or the worker that gave up on it.
    auto reached = std::make_shared<QSemaphore>();
    post(
        [reached](Database &) {
            reached->release();
            return ErrorCode::Unknown;
        },
        Turn::InOrder);
    return m_worker->waitFor(*reached);
}

void StorageThread::post(Task task, Turn turn)
{
    m_worker->add(std::move(task), turn);
}

QObject *StorageThread::relayFor(const QObject *context)
{
    if (!context)
        return nullptr;
    const QMutexLocker lock(&m_relayLock);
    QObject *&relay = m_relays[context->thread()];
    if (!relay) {
        relay = new QObject;
        relay->moveToThread(context->thread());
    }
    return relay;
}

void StorageThread::deliver(QObject *relay, std::function<void()> call)
{
    if (relay)
        QMetaObject::invokeMethod(relay, std::move(call), Qt::QueuedConnection);
}

} // namespace breakerbox::store
