// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/timers.h>
#include <secrets/secretstore.h>

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QDBusMessage;
class QDBusPendingCall;

namespace breakerbox::secrets {

// Where an entry is, as the Secret Service says. Gone is said only by an unlocked one.
enum class EntryPlace { Gone = 0, Readable, Locked };

class UnlockPrompt;

// Asks the desktop's Secret Service over the session bus what QtKeychain does not tell: whether it
// is there, whether it is locked, whether an entry exists. Asynchronous throughout; each question
// is given five seconds. Lives on one thread. After it has died no callback comes.
//
// Errors: SecretStoreUnavailable with the detail word "no_bus", "no_service", "no_answer" or
// "no_collection"; SecretLocked.
class SecretService final : public QObject
{
    Q_OBJECT
public:
    using PlaceDone = std::function<void(Result<EntryPlace>)>;
    using Done = std::function<void(Result<void>)>;

    explicit SecretService(Timers &timers);
    ~SecretService() override;

    // True in a Plasma session, where QtKeychain talks to KWallet and entries are not found here.
    [[nodiscard]] static bool isWalletDesktop();

    // Succeeds if the default collection is open.
    void check(Done done);
    // Looks for an entry by the attributes that QtKeychain gives it. Answers SecretLocked instead
    // of Gone if the default collection is locked.
    void locate(const QString &service, const QString &entry, PlaceDone done);
    // Opens the default collection, with the desktop's own dialog if it needs one. Cancelled if
    // the user closes it, TimedOut after five minutes.
    void unlock(Done done);

private:
    using Reply = std::function<void(const QDBusMessage &reply)>;
    void ask(const QDBusMessage &question, Reply reply);
    void withCollection(std::function<void(Result<QString>)> then);
    void checkCollection(const QString &path, Done done);
    void runPrompt(const QString &service, const QString &path, Done done);

    Timers &m_timers;
    std::unique_ptr<UnlockPrompt> m_prompt;
};

} // namespace breakerbox::secrets
