// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace breakerbox::net {

// Does work on a thread of the pool and hands its value to done on this thread. For calls of the
// system that may take long (proxy settings, certificate stores). If context dies first, done is
// not called. work may touch nothing of this thread.
template <typename Value>
void runAside(QThreadPool &pool, QObject *context, std::function<Value()> work,
              std::function<void(const Value &)> done)
{
    auto *watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, call = std::move(done)] {
                         watcher->deleteLater();
                         call(watcher->result());
                     });
    auto promise = std::make_shared<QPromise<Value>>();
    watcher->setFuture(promise->future());
    pool.start([promise, work = std::move(work)] {
        promise->start();
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace breakerbox::net
