// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <secrets/secretstore.h>

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace breakerbox::tests {

// A keychain that fails in every way one can (security.md 6). Answers come through Timers, so that
// a VirtualClock delivers them when it is moved on, also those without a delay.
class FakeSecretStore final : public secrets::SecretStore
{
public:
    enum class Mode {
        Ok = 0,
        Absent, // no keychain on this machine: SecretStoreUnavailable
        Locked, // SecretLocked until unlock() or setMode(Ok)
        Denied, // reads and writes are refused: SecretStoreUnavailable, "refused"
        Never,  // no answer ever comes
    };

    explicit FakeSecretStore(Timers &timers);

    void setMode(Mode mode) { m_mode = mode; }
    // slow(n): each answer takes that long.
    void setDelay(Milliseconds delay) { m_delay = delay; }
    // limit(n): longer keys are refused with the limit named. None without it.
    void setLimit(qsizetype bytes) { m_limit = bytes; }
    // What unlock() answers; the mode becomes Ok if it succeeds.
    void setUnlockAnswer(Result<void> answer) { m_unlockAnswer = std::move(answer); }

    // Straight to what is kept, whatever the mode.
    void put(const secrets::SecretRef &ref, const QByteArray &key);
    [[nodiscard]] std::optional<QByteArray> stored(const secrets::SecretRef &ref) const;
    // "read", "write", "remove", "state", "unlock" in the order they were asked.
    [[nodiscard]] const QStringList &calls() const { return m_calls; }
    [[nodiscard]] int callsOf(const QString &name) const;

    void read(const secrets::SecretRef &ref, ReadDone done) override;
    void write(const secrets::SecretRef &ref, secrets::Secret secret, Done done) override;
    void remove(const secrets::SecretRef &ref, Done done) override;
    void queryState(StateDone done) override;
    void unlock(Done done) override;
    [[nodiscard]] QString backendName() const override { return QStringLiteral("fake"); }

private:
    using Entry = std::pair<QString, QString>;
    void later(std::function<void()> answer);
    [[nodiscard]] Result<void> refusal() const;

    Timers &m_timers;
    Mode m_mode = Mode::Ok;
    Milliseconds m_delay{0};
    std::optional<qsizetype> m_limit;
    Result<void> m_unlockAnswer;
    std::map<Entry, QByteArray> m_kept;
    QStringList m_calls;
    std::map<int, Timer> m_pending;
    int m_nextPending = 0;
};

} // namespace breakerbox::tests

namespace breakerbox::secrets {

// Looks behind a Secret: shares its buffer, to see that it is overwritten.
struct SecretForTests
{
    [[nodiscard]] static QByteArray shared(const Secret &secret) { return secret.m_bytes; }
};

} // namespace breakerbox::secrets
