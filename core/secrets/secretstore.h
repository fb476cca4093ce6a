// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <secrets/secret.h>

#include <QString>

#include <functional>

namespace breakerbox::secrets {

// Names one entry: the connection it belongs to and the origin it is bound to (security.md R19).
// A key stored for another scheme, host or port is another entry.
struct SecretRef
{
    QString connection; // the connection's id as text
    QString origin;     // "https://api.example.com:443", always with the port

    bool operator==(const SecretRef &) const = default;
};

// What the store is able to do at this moment.
enum class StoreState { Unknown = 0, Ready, Locked, Unavailable };

// Keeps keys. All calls return at once and answer later on the caller's thread; a call may stay
// pending as long as the desktop's password dialog is open. Calls for one entry are done one after
// another, and only one at a time is under way (ground.md 3).
//
// read answers SecretMissing only if the store is known to be unlocked; a locked one answers
// SecretLocked, one that does not exist SecretStoreUnavailable (security.md R17, T9).
class SecretStore
{
public:
    using ReadDone = std::function<void(Result<Secret>)>;
    using Done = std::function<void(Result<void>)>;
    using StateDone = std::function<void(StoreState)>;

    SecretStore() = default;
    virtual ~SecretStore() = default;
    SecretStore(const SecretStore &) = delete;
    SecretStore &operator=(const SecretStore &) = delete;

    virtual void read(const SecretRef &ref, ReadDone done) = 0;
    virtual void write(const SecretRef &ref, Secret secret, Done done) = 0;
    virtual void remove(const SecretRef &ref, Done done) = 0;
    virtual void queryState(StateDone done) = 0;
    // Asks the desktop to unlock the keyring (its own dialog). TimedOut or Cancelled if it is not.
    virtual void unlock(Done done) = 0;
    // The backend's name as recorded beside a stored key (R18): "secret-service", "memory".
    [[nodiscard]] virtual QString backendName() const = 0;
};

} // namespace breakerbox::secrets
