// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "connectionsecrets.h"

#include "rooms.h"

#include <secrets/keytext.h>

#include <QPointer>

namespace breakerbox::flows {

using connections::Connection;
using connections::CredentialSource;
using connections::PasswordPlace;
using connections::ProxyUse;

secrets::SecretStore &SecretKeeper::storeFor(KeepKey keep) const
{
    return keep == KeepKey::InKeychain ? m_rooms.keychain : m_rooms.session;
}

void SecretKeeper::keep(Connection connection, const Connection &before, ConnectionSecrets typed,
                        Kept kept)
{
    connections::ProxySettings &proxy = connection.proxy;
    const bool login = proxy.use == ProxyUse::Own && !proxy.user.isEmpty();
    const bool sameProxy = proxy.origin() == before.proxy.origin();
    // R19: a password goes to the proxy it was typed for, and to no other one.
    if (!login || (!sameProxy && typed.proxyPassword.isEmpty()))
        proxy.password = PasswordPlace::None;
    if (!login)
        typed.proxyPassword.wipe();
    if (before.proxy.password != PasswordPlace::None && (!login || !sameProxy))
        forgetPassword(before);
    if (typed.proxyPassword.isEmpty())
        keepKey(std::move(connection), std::move(typed), kept);
    else
        keepPassword(std::move(connection), std::move(typed), std::move(kept));
}

void SecretKeeper::keepPassword(Connection connection, ConnectionSecrets typed, Kept kept)
{
    connection.proxy.password =
        typed.keep == KeepKey::InKeychain ? PasswordPlace::Keychain : PasswordPlace::Session;
    const secrets::SecretRef ref{connection.id.toString(), connection.proxy.origin()};
    secrets::Secret password = std::move(typed.proxyPassword);
    auto rest = std::make_shared<ConnectionSecrets>(std::move(typed));
    storeFor(rest->keep)
        .write(ref, std::move(password),
               [this, connection, rest, kept = std::move(kept),
                alive = QPointer(&m_context)](const Result<void> &written) {
                   if (!alive)
                       return;
                   if (written)
                       keepKey(connection, std::move(*rest), kept);
                   else
                       kept(std::unexpected(written.error()));
               });
}

// The key goes first: a connection whose key could not be kept is not changed.
void SecretKeeper::keepKey(Connection connection, ConnectionSecrets typed, const Kept &kept)
{
    if (typed.key.isEmpty()) {
        kept(std::move(connection));
        return;
    }
    connection.credential.lastFour = secrets::lastFourOf(typed.key);
    ++connection.credential.version;
    connection.credential.source =
        typed.keep == KeepKey::InKeychain ? CredentialSource::Keychain : CredentialSource::Session;
    connection.credential.variable.clear();
    storeFor(typed.keep)
        .write({connection.id.toString(), connection.origin()}, std::move(typed.key),
               [connection, kept, alive = QPointer(&m_context)](const Result<void> &written) {
                   if (!alive)
                       return;
                   if (written)
                       kept(connection);
                   else
                       kept(std::unexpected(written.error()));
               });
}

void SecretKeeper::forget(const Connection &connection)
{
    const secrets::SecretRef ref{connection.id.toString(), connection.origin()};
    if (connection.credential.source == CredentialSource::Keychain)
        m_rooms.keychain.remove(ref, [](const Result<void> &) {});
    m_rooms.session.remove(ref, [](const Result<void> &) {});
    if (connection.proxy.password != PasswordPlace::None)
        forgetPassword(connection);
}

void SecretKeeper::forgetPassword(const Connection &connection)
{
    const secrets::SecretRef ref{connection.id.toString(), connection.proxy.origin()};
    auto &store =
        connection.proxy.password == PasswordPlace::Keychain ? m_rooms.keychain : m_rooms.session;
    store.remove(ref, [](const Result<void> &) {});
}

} // namespace breakerbox::flows
