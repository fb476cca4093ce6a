// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>
#include <secrets/secretstore.h>

#include <QObject>

#include <functional>

namespace breakerbox::flows {

struct Rooms;

// Where a typed key is kept.
enum class KeepKey { InKeychain = 0, UntilQuit };

// What was typed for a connection and is kept apart from it. Empty = keep what is stored.
struct ConnectionSecrets
{
    secrets::Secret key;
    secrets::Secret proxyPassword;      // bound to the proxy's origin (ProxySettings::origin)
    KeepKey keep = KeepKey::InKeychain; // both
};

// Keeps the secrets of connections where the user wants them, each bound to whom it is for. Main
// thread; answers later, and nothing after its end.
class SecretKeeper final
{
public:
    // The connection as it is to be saved now: with the places, and a new version of the key.
    using Kept = std::function<void(Result<connections::Connection>)>;

    explicit SecretKeeper(Rooms &rooms)
        : m_rooms(rooms)
    {}

    // before: as it is stored (a null id = nothing is). A secret that cannot be kept is an error,
    // and the connection must then stay as it was.
    void keep(connections::Connection connection, const connections::Connection &before,
              ConnectionSecrets typed, Kept kept);
    // Everything that is kept for a connection that is removed.
    void forget(const connections::Connection &connection);

private:
    void keepPassword(connections::Connection connection, ConnectionSecrets typed, Kept kept);
    void keepKey(connections::Connection connection, ConnectionSecrets typed, const Kept &kept);
    void forgetPassword(const connections::Connection &connection);
    [[nodiscard]] secrets::SecretStore &storeFor(KeepKey keep) const;

    Rooms &m_rooms;
    QObject m_context; // dies first: late answers are dropped
};

} // namespace breakerbox::flows
