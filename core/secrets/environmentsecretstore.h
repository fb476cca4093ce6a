// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <secrets/secretstore.h>

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace breakerbox::secrets {

// The value of an environment variable, or nothing if it is not set.
using Environment = std::function<std::optional<QByteArray>(const QString &variable)>;

// The environment of this process.
[[nodiscard]] Environment processEnvironment();

// The key in the variable of that name (R20). Cleaned like a pasted one. SecretMissing if it is
// not set or blank, InvalidKey if it holds no key; the detail names the variable.
[[nodiscard]] Result<Secret> readEnvironmentKey(const QString &variable,
                                                const Environment &environment);

// Keys of the connections that name a variable. Reads only: write and remove answer NotAllowed.
class EnvironmentSecretStore final : public SecretStore
{
public:
    // The variable that a connection names; empty if it names none: then nothing is read.
    using VariableOf = std::function<QString(const SecretRef &ref)>;

    explicit EnvironmentSecretStore(VariableOf variableOf,
                                    Environment environment = processEnvironment());

    void read(const SecretRef &ref, ReadDone done) override;
    void write(const SecretRef &ref, Secret secret, Done done) override;
    void remove(const SecretRef &ref, Done done) override;
    void queryState(StateDone done) override;
    void unlock(Done done) override;
    [[nodiscard]] QString backendName() const override;

private:
    VariableOf m_variableOf;
    Environment m_environment;
    QObject m_context;
};

} // namespace breakerbox::secrets
