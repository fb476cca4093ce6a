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

std::shared_ptr<QObject> StorageThread::relayFor(const QObject *context)
{
    if (!context)
        return {};
    auto *relay = new QObject;
    relay->moveToThread(context->thread());
    return {relay, [](QObject *object) { object->deleteLater(); }};
}

void StorageThread::deliver(const std::shared_ptr<QObject> &relay, std::function<void()> call)
{
    if (!relay)
        return;
    // The call holds the relay, else the relay's deletion may overtake it: deferred deletions are
    // not always handled in turn.
    QMetaObject::invokeMethod(
        relay.get(), [relay, call = std::move(call)] { call(); }, Qt::QueuedConnection);
}

} // namespace breakerbox::store
