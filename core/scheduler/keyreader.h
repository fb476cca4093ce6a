// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <connections/connection.h>
#include <secrets/secretstore.h>

#include <functional>
#include <memory>
#include <optional>

namespace breakerbox::scheduler {

// Reads a connection's key for one request (security.md R19, R20). Destroying it drops an answer
// that is still to come (T10); the store's own job goes on and its secret dies with the answer.
class KeyReader final
{
public:
    // nullopt: the connection has no key and none is sent.
    using Done = std::function<void(Result<std::optional<secrets::Secret>>)>;

    struct Stores
    {
        secrets::SecretStore &keychain;
        secrets::SecretStore &session;
        secrets::SecretStore &environment;
    };

    explicit KeyReader(const Stores &stores);

    // done may be called before this returns, and destroy this reader. One read at a time.
    void read(const connections::Connection &connection, Done done);
    // The password of the connection's own proxy, from where it is kept, bound to the proxy's
    // origin. nullopt: none is kept.
    void readProxyPassword(const connections::Connection &connection, Done done);
    // What is still to come is not wanted any more.
    void drop() { m_pending.reset(); }

private:
    Stores m_stores;
    std::shared_ptr<Done> m_pending;
};

} // namespace breakerbox::scheduler
