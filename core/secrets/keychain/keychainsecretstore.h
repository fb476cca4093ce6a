// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <secrets/secretstore.h>

#include <QString>

#include <deque>
#include <functional>
#include <memory>

class QObject;

namespace breakerbox::secrets {

class SecretService;

// The desktop's keychain. Main thread. One job at a time: a password dialog may be open for one,
// and the others wait for it instead of opening theirs. Destroying it drops all pending answers.
//
// A locked keychain is never asked by reading or writing: the answer is SecretLocked at once, and
// the dialog appears only when unlock() is called. The detail of SecretStoreUnavailable is
// "no_bus", "no_service", "no_answer", "no_collection" or "refused".
class KeychainSecretStore final : public SecretStore
{
public:
    explicit KeychainSecretStore(Timers &timers);
    ~KeychainSecretStore() override;

    void read(const SecretRef &ref, ReadDone done) override;
    // TooLarge with the limit in bytes as detail, before anything is written. InvalidKey for what
    // is no key text. An old key stays as it is if the write fails.
    void write(const SecretRef &ref, Secret secret, Done done) override;
    // Success means that the entry is gone, looked up afterwards. One that was not there is gone.
    void remove(const SecretRef &ref, Done done) override;
    void queryState(StateDone done) override;
    void unlock(Done done) override;
    [[nodiscard]] QString backendName() const override;

    // "breakerbox/<connection>/<origin>". The prefix is there because Windows knows entries by
    // this name alone.
    [[nodiscard]] static QString entryName(const SecretRef &ref);
    [[nodiscard]] static QString serviceName();

private:
    using Finish = std::function<void()>;
    using Task = std::function<void(Finish finish)>;
    void enqueue(Task task);
    void startNext();
    void ifOpen(std::function<void(Result<void>)> then);
    void afterMissing(const QString &entry, const ReadDone &answer);
    void afterRemoval(const QString &entry, const Done &answer);

    std::deque<Task> m_tasks;
    bool m_busy = false;
    std::deque<Done> m_unlocking;
    std::unique_ptr<SecretService> m_service;
    // Everything asynchronous hangs on it. The last member: it dies first.
    std::unique_ptr<QObject> m_context;
};

} // namespace breakerbox::secrets
