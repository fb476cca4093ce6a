// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "fakesecretstore.h"

namespace breakerbox::tests {

using namespace Qt::StringLiterals;
using secrets::Secret;
using secrets::SecretRef;
using secrets::StoreState;

FakeSecretStore::FakeSecretStore(Timers &timers)
    : m_timers(timers)
{}

void FakeSecretStore::put(const SecretRef &ref, const QByteArray &key)
{
    m_kept.insert_or_assign({ref.connection, ref.origin}, key);
}

std::optional<QByteArray> FakeSecretStore::stored(const SecretRef &ref) const
{
    const auto found = m_kept.find({ref.connection, ref.origin});
    return found == m_kept.end() ? std::nullopt : std::optional(found->second);
}

int FakeSecretStore::callsOf(const QString &name) const
{
    return static_cast<int>(m_calls.count(name));
}

void FakeSecretStore::later(std::function<void()> answer)
{
    if (m_mode == Mode::Never)
        return;
    const int id = m_nextPending++;
    m_pending[id] = m_timers.after(m_delay, [this, id, answer = std::move(answer)] {
        const auto call = answer; // outlives the timer that holds this function
        m_pending.erase(id);
        call();
    });
}

Result<void> FakeSecretStore::refusal() const
{
    switch (m_mode) {
    case Mode::Ok:
    case Mode::Never:
        break;
    case Mode::Absent:
        return failure(ErrorCode::SecretStoreUnavailable, u"no_service"_s);
    case Mode::Locked:
        return failure(ErrorCode::SecretLocked);
    case Mode::Denied:
        return failure(ErrorCode::SecretStoreUnavailable, u"refused"_s);
    }
    return {};
}

void FakeSecretStore::read(const SecretRef &ref, ReadDone done)
{
    m_calls.append(u"read"_s);
    later([this, ref, done = std::move(done)] {
        const Result<void> allowed = refusal();
        const auto key = stored(ref);
        if (!allowed)
            done(std::unexpected(allowed.error()));
        else if (!key)
            done(failure(ErrorCode::SecretMissing));
        else
            done(Secret(QByteArray(key->constData(), key->size())));
    });
}

void FakeSecretStore::write(const SecretRef &ref, Secret secret, Done done)
{
    m_calls.append(u"write"_s);
    const QByteArray key(secret.view().data(), secret.size());
    later([this, ref, key, done = std::move(done)] {
        if (const Result<void> allowed = refusal(); !allowed) {
            done(allowed);
            return;
        }
        if (m_limit && key.size() > *m_limit) {
            done(failure(ErrorCode::TooLarge, QString::number(*m_limit)));
            return;
        }
        put(ref, key);
        done({});
    });
}

void FakeSecretStore::remove(const SecretRef &ref, Done done)
{
    m_calls.append(u"remove"_s);
    later([this, ref, done = std::move(done)] {
        const Result<void> allowed = refusal();
        if (allowed)
            m_kept.erase({ref.connection, ref.origin});
        done(allowed);
    });
}

void FakeSecretStore::queryState(StateDone done)
{
    m_calls.append(u"state"_s);
    later([this, done = std::move(done)] {
        switch (m_mode) {
        case Mode::Locked:
            done(StoreState::Locked);
            break;
        case Mode::Absent:
        case Mode::Denied:
            done(StoreState::Unavailable);
            break;
        case Mode::Ok:
        case Mode::Never:
            done(StoreState::Ready);
            break;
        }
    });
}

void FakeSecretStore::unlock(Done done)
{
    m_calls.append(u"unlock"_s);
    later([this, done = std::move(done)] {
        if (m_unlockAnswer && m_mode == Mode::Locked)
            m_mode = Mode::Ok;
        done(m_unlockAnswer);
    });
}

} // namespace breakerbox::tests
