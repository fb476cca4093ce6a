// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "memorysecretstore.h"

#include "keytext.h"
#include "later.h"

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

void MemorySecretStore::read(const SecretRef &ref, ReadDone done)
{
    const auto found = m_secrets.find({ref.connection, ref.origin});
    if (found == m_secrets.end())
        answerLater(m_context, std::move(done), Result<Secret>(failure(ErrorCode::SecretMissing)));
    else
        answerLater(m_context, std::move(done), Result<Secret>(found->second.duplicate()));
}

void MemorySecretStore::write(const SecretRef &ref, Secret secret, Done done)
{
    if (secret.size() > kLongestKey) {
        answerLater(m_context, std::move(done),
                    Result<void>(failure(ErrorCode::TooLarge, QString::number(kLongestKey))));
        return;
    }
    m_secrets.insert_or_assign({ref.connection, ref.origin}, std::move(secret));
    answerLater(m_context, std::move(done), Result<void>());
}

void MemorySecretStore::remove(const SecretRef &ref, Done done)
{
    m_secrets.erase({ref.connection, ref.origin});
    answerLater(m_context, std::move(done), Result<void>());
}

void MemorySecretStore::queryState(StateDone done)
{
    answerLater(m_context, std::move(done), StoreState::Ready);
}

void MemorySecretStore::unlock(Done done)
{
    answerLater(m_context, std::move(done), Result<void>());
}

QString MemorySecretStore::backendName() const
{
    return u"memory"_s;
}

} // namespace breakerbox::secrets
