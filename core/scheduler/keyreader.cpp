// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keyreader.h"

namespace breakerbox::scheduler {

using connections::CredentialSource;
using secrets::Secret;

namespace {

Result<std::optional<Secret>> usable(Result<Secret> answer)
{
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->isEmpty())
        return failure(ErrorCode::SecretMissing);
    return std::optional<Secret>(std::move(*answer));
}

} // namespace

KeyReader::KeyReader(const Stores &stores)
    : m_stores(stores)
{}

void KeyReader::readProxyPassword(const connections::Connection &connection, Done done)
{
    const connections::ProxySettings &proxy = connection.proxy;
    if (proxy.use != connections::ProxyUse::Own ||
        proxy.password == connections::PasswordPlace::None) {
        done(std::optional<Secret>());
        return;
    }
    m_pending = std::make_shared<Done>(std::move(done));
    auto &store = proxy.password == connections::PasswordPlace::Session ? m_stores.session
                                                                        : m_stores.keychain;
    store.read({connection.id.toString(), proxy.origin()},
               [wanted = std::weak_ptr<Done>(m_pending)](Result<Secret> secret) {
                   if (const auto receiver = wanted.lock())
                       (*receiver)(usable(std::move(secret)));
               });
}

void KeyReader::read(const connections::Connection &connection, Done done)
{
    const auto &credential = connection.credential;
    if (credential.source == CredentialSource::None) {
        done(std::optional<Secret>());
        return;
    }
    m_pending = std::make_shared<Done>(std::move(done));
    auto answer = [wanted = std::weak_ptr<Done>(m_pending)](Result<Secret> secret) {
        if (const auto receiver = wanted.lock())
            (*receiver)(usable(std::move(secret)));
    };
    const QString origin = connection.origin();
    const secrets::SecretRef own{connection.id.toString(), origin};
    switch (credential.source) {
    case CredentialSource::Session:
        m_stores.session.read(own, std::move(answer));
        return;
    case CredentialSource::Environment:
        m_stores.environment.read({credential.variable, origin}, std::move(answer));
        return;
    case CredentialSource::Keychain:
    case CredentialSource::None:
        m_stores.keychain.read(own, std::move(answer));
        return;
    }
}

} // namespace breakerbox::scheduler
