// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "environmentsecretstore.h"

#include "keytext.h"
#include "later.h"

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

Environment processEnvironment()
{
    return [](const QString &variable) -> std::optional<QByteArray> {
        const QByteArray name = variable.toLocal8Bit();
        if (name.isEmpty() || !qEnvironmentVariableIsSet(name.constData()))
            return std::nullopt;
        return qgetenv(name.constData());
    };
}

Result<Secret> readEnvironmentKey(const QString &variable, const Environment &environment)
{
    if (variable.isEmpty())
        return failure(ErrorCode::SecretMissing);
    const std::optional<QByteArray> value = environment(variable);
    if (!value)
        return failure(ErrorCode::SecretMissing, variable);
    KeyNote note;
    auto key = cleanKey(QString::fromUtf8(*value), note);
    if (!key)
        return failure(key.error().code, variable);
    if (key->isEmpty())
        return failure(ErrorCode::SecretMissing, variable);
    return key;
}

EnvironmentSecretStore::EnvironmentSecretStore(VariableOf variableOf, Environment environment)
    : m_variableOf(std::move(variableOf)),
      m_environment(std::move(environment))
{}

void EnvironmentSecretStore::read(const SecretRef &ref, ReadDone done)
{
    answerLater(m_context, std::move(done), readEnvironmentKey(m_variableOf(ref), m_environment));
}

void EnvironmentSecretStore::write(const SecretRef &, Secret, Done done)
{
    answerLater(m_context, std::move(done), Result<void>(failure(ErrorCode::NotAllowed)));
}

void EnvironmentSecretStore::remove(const SecretRef &, Done done)
{
    answerLater(m_context, std::move(done), Result<void>(failure(ErrorCode::NotAllowed)));
}

void EnvironmentSecretStore::queryState(StateDone done)
{
    answerLater(m_context, std::move(done), StoreState::Ready);
}

void EnvironmentSecretStore::unlock(Done done)
{
    answerLater(m_context, std::move(done), Result<void>());
}

QString EnvironmentSecretStore::backendName() const
{
    return u"environment"_s;
}

} // namespace breakerbox::secrets
