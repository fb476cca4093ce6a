// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/attemptlog.h>
#include <store/storagethread.h>

#include <QObject>

namespace breakerbox::flows {

// The scheduler's ledger, kept in the store: a row is durable before done is called, so before the
// first byte leaves (security.md 3.5, T25).
class StoreLedger final : public QObject, public scheduler::AttemptLog
{
    Q_OBJECT
public:
    explicit StoreLedger(store::StorageThread &storage)
        : m_storage(storage)
    {}
    void probing(const std::vector<breaker::StoredScope> &scopes) override;
    void open(const scheduler::LedgerEntry &entry, std::function<void(Result<void>)> done) override;
    void close(const scheduler::LedgerResult &result) override;

private:
    store::StorageThread &m_storage;
};

} // namespace breakerbox::flows
