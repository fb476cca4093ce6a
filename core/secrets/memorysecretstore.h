// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <secrets/secretstore.h>

#include <QObject>

#include <map>

namespace breakerbox::secrets {

// "Only until I quit": keys in memory, chosen by the user where there is no keychain (T8, C59).
// Always ready. Answers come from the event loop of the thread that made it; none comes after it
// has died.
class MemorySecretStore final : public SecretStore
{
public:
    void read(const SecretRef &ref, ReadDone done) override;
    void write(const SecretRef &ref, Secret secret, Done done) override;
    void remove(const SecretRef &ref, Done done) override;
    void queryState(StateDone done) override;
    void unlock(Done done) override;
    [[nodiscard]] QString backendName() const override;

private:
    using Entry = std::pair<QString, QString>; // connection, origin

    std::map<Entry, Secret> m_secrets;
    QObject m_context;
};

} // namespace breakerbox::secrets
