// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <secrets/keychainsecretstore.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QString>
#include <QTest>

#include <optional>

namespace breakerbox::tests {

inline const secrets::SecretRef kRef{QStringLiteral("7b0c3a52-0000-4000-8000-000000000001"),
                                     QStringLiteral("https://api.example.test:443")};

// The store's calls, one by one: each waits for its answer, which is "ok", the key, or "!" and the
// code with its detail.
class KeychainCalls
{
public:
    QString read(const secrets::SecretRef &ref = kRef)
    {
        std::optional<QString> answer;
        m_store.read(ref, [&answer](const Result<secrets::Secret> &result) {
            answer = result ? QString::fromLatin1(result->view()) : wordOf(result.error());
        });
        return wait(answer);
    }
    QString write(const QByteArray &key, const secrets::SecretRef &ref = kRef)
    {
        std::optional<QString> answer;
        m_store.write(ref, secrets::Secret(QByteArray(key)), into(answer));
        return wait(answer);
    }
    QString remove(const secrets::SecretRef &ref = kRef)
    {
        std::optional<QString> answer;
        m_store.remove(ref, into(answer));
        return wait(answer);
    }
    QString unlock()
    {
        std::optional<QString> answer;
        m_store.unlock(into(answer));
        return wait(answer);
    }
    QString state()
    {
        std::optional<QString> answer;
        m_store.queryState([&answer](secrets::StoreState state) {
            switch (state) {
            case secrets::StoreState::Ready:
                answer = QStringLiteral("ready");
                break;
            case secrets::StoreState::Locked:
                answer = QStringLiteral("locked");
                break;
            case secrets::StoreState::Unavailable:
                answer = QStringLiteral("unavailable");
                break;
            case secrets::StoreState::Unknown:
                answer = QStringLiteral("unknown");
                break;
            }
        });
        return wait(answer);
    }
    [[nodiscard]] secrets::KeychainSecretStore &store() { return m_store; }

    static QString wordOf(const Error &error)
    {
        const QString word = QLatin1Char('!') + toName(error.code);
        return error.detail.isEmpty() ? word : word + QLatin1Char(' ') + error.detail;
    }
    static secrets::SecretStore::Done into(std::optional<QString> &answer)
    {
        return [&answer](const Result<void> &result) {
            answer = result ? QStringLiteral("ok") : wordOf(result.error());
        };
    }
    static QString wait(const std::optional<QString> &answer)
    {
        // An answer from inside the call would be a fault: callers are not ready for it.
        if (answer)
            return QStringLiteral("answered from inside");
        if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 10'000))
            return QStringLiteral("no answer");
        return *answer;
    }

private:
    QtTimers m_timers;
    secrets::KeychainSecretStore m_store{m_timers};
};

// Locks the keyring behind the store's back.
inline bool lockKeyring()
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.secrets"), QStringLiteral("/org/freedesktop/secrets"),
        QStringLiteral("org.freedesktop.Secret.Service"), QStringLiteral("Lock"));
    call << QVariant::fromValue(QList<QDBusObjectPath>{
        QDBusObjectPath(QStringLiteral("/org/freedesktop/secrets/collection/login"))});
    return QDBusConnection::sessionBus().call(call).type() == QDBusMessage::ReplyMessage;
}

} // namespace breakerbox::tests
