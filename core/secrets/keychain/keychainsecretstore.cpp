// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keychainsecretstore.h"

#include "keychainjob.h"
#include "secretservice.h"

#include <secrets/keytext.h>
#include <secrets/later.h>

#include <QObject>

#include <utility>

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

namespace {

// The desktops with a Secret Service on a session bus; elsewhere the system's keychain is asked
// without questions beforehand.
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
constexpr bool kHasSessionBus = true;
#else
constexpr bool kHasSessionBus = false;
#endif

#if defined(Q_OS_WIN)
constexpr qsizetype kLongestEntry = 2'560;
#else
constexpr qsizetype kLongestEntry = kLongestKey;
#endif

bool asksFirst()
{
    return kHasSessionBus && !SecretService::isWalletDesktop();
}

std::unexpected<Error> jobFailure(JobEnd end)
{
    if (end == JobEnd::Denied)
        return failure(ErrorCode::SecretLocked, u"refused"_s);
    return failure(ErrorCode::SecretStoreUnavailable, u"refused"_s);
}

Result<void> resultOf(JobEnd end)
{
    if (end == JobEnd::Done)
        return {};
    return jobFailure(end);
}

} // namespace

KeychainSecretStore::KeychainSecretStore(Timers &timers)
    : m_service(std::make_unique<SecretService>(timers)),
      m_context(std::make_unique<QObject>())
{}

KeychainSecretStore::~KeychainSecretStore() = default;

QString KeychainSecretStore::serviceName()
{
    return u"Breakerbox"_s;
}

QString KeychainSecretStore::entryName(const SecretRef &ref)
{
    return "breakerbox/"_L1 + ref.connection + u'/' + ref.origin;
}

QString KeychainSecretStore::backendName() const
{
#if defined(Q_OS_WIN)
    return u"windows-credentials"_s;
#elif defined(Q_OS_DARWIN)
    return u"apple-keychain"_s;
#else
    return SecretService::isWalletDesktop() ? u"kwallet"_s : u"secret-service"_s;
#endif
}

void KeychainSecretStore::enqueue(Task task)
{
    m_tasks.push_back(std::move(task));
    startNext();
}

void KeychainSecretStore::startNext()
{
    if (m_busy || m_tasks.empty())
        return;
    m_busy = true;
    const Task task = std::move(m_tasks.front());
    m_tasks.pop_front();
    task([this] {
        m_busy = false;
        startNext();
    });
}

void KeychainSecretStore::ifOpen(std::function<void(Result<void>)> then)
{
    if (asksFirst())
        m_service->check(std::move(then));
    else
        answerLater(*m_context, std::move(then), Result<void>());
}

void KeychainSecretStore::read(const SecretRef &ref, ReadDone done)
{
    enqueue([this, entry = entryName(ref), done = std::move(done)](const Finish &finish) {
        const ReadDone answer = [done, finish](Result<Secret> result) {
            finish();
            done(std::move(result));
        };
        const auto readNow = [this, entry, answer] {
            readEntry(m_context.get(), serviceName(), entry,
                      [this, entry, answer](JobEnd end, Secret secret) {
                          if (end == JobEnd::Done)
                              answer(std::move(secret));
                          else if (end == JobEnd::NotFound)
                              afterMissing(entry, answer);
                          else
                              answer(jobFailure(end));
                      });
        };
        if (!asksFirst()) {
            readNow();
            return;
        }
        m_service->locate(serviceName(), entry, [answer, readNow](const Result<EntryPlace> &place) {
            if (!place)
                answer(std::unexpected(place.error()));
            else if (*place == EntryPlace::Locked)
                answer(failure(ErrorCode::SecretLocked));
            else
                readNow();
        });
    });
}

void KeychainSecretStore::afterMissing(const QString &entry, const ReadDone &answer)
{
    if (!kHasSessionBus) {
        answer(failure(ErrorCode::SecretMissing));
        return;
    }
    m_service->locate(serviceName(), entry, [answer](const Result<EntryPlace> &place) {
        const bool noService = !place && place.error().detail == "no_service"_L1;
        if (place ? *place == EntryPlace::Gone : noService && !asksFirst())
            answer(failure(ErrorCode::SecretMissing));
        else if (!place)
            answer(std::unexpected(place.error()));
        else // it was there all the time: the keychain is opening or closing
            answer(failure(ErrorCode::SecretLocked));
    });
}

void KeychainSecretStore::write(const SecretRef &ref, Secret secret, Done done)
{
    if (secret.size() > kLongestEntry) {
        answerLater(*m_context, std::move(done),
                    Result<void>(failure(ErrorCode::TooLarge, QString::number(kLongestEntry))));
        return;
    }
    if (!isKeyText(secret.view())) {
        answerLater(*m_context, std::move(done), Result<void>(failure(ErrorCode::InvalidKey)));
        return;
    }
    const auto kept = std::make_shared<Secret>(std::move(secret));
    enqueue([this, kept, entry = entryName(ref), done = std::move(done)](const Finish &finish) {
        const Done answer = [done, finish](Result<void> result) {
            finish();
            done(std::move(result));
        };
        ifOpen([this, kept, entry, answer](const Result<void> &open) {
            if (!open) {
                answer(open);
                return;
            }
            writeEntry(m_context.get(), serviceName(), entry, *kept,
                       [answer](JobEnd end) { answer(resultOf(end)); });
            kept->wipe();
        });
    });
}

void KeychainSecretStore::remove(const SecretRef &ref, Done done)
{
    enqueue([this, entry = entryName(ref), done = std::move(done)](const Finish &finish) {
        const Done answer = [done, finish](Result<void> result) {
            finish();
            done(std::move(result));
        };
        ifOpen([this, entry, answer](const Result<void> &open) {
            if (!open) {
                answer(open);
                return;
            }
            removeEntry(m_context.get(), serviceName(), entry, [this, entry, answer](JobEnd end) {
                if (end == JobEnd::Done || end == JobEnd::NotFound)
                    afterRemoval(entry, answer);
                else
                    answer(jobFailure(end));
            });
        });
    });
}

// A keychain that is locked in between says that it deleted, and does not.
void KeychainSecretStore::afterRemoval(const QString &entry, const Done &answer)
{
    if (!asksFirst()) {
        answer({});
        return;
    }
    m_service->locate(serviceName(), entry, [answer](const Result<EntryPlace> &place) {
        if (!place)
            answer(std::unexpected(place.error()));
        else if (*place == EntryPlace::Gone)
            answer({});
        else
            answer(failure(*place == EntryPlace::Locked ? ErrorCode::SecretLocked
                                                        : ErrorCode::SecretStoreUnavailable,
                           u"still_there"_s));
    });
}

void KeychainSecretStore::queryState(StateDone done)
{
    ifOpen([done = std::move(done)](const Result<void> &open) {
        if (open)
            done(StoreState::Ready);
        else if (open.error().code == ErrorCode::SecretLocked)
            done(StoreState::Locked);
        else
            done(StoreState::Unavailable);
    });
}

void KeychainSecretStore::unlock(Done done)
{
    if (!asksFirst()) { // the library shows the wallet's own dialog when it reads
        answerLater(*m_context, std::move(done), Result<void>());
        return;
    }
    // A second call joins the first: one dialog.
    m_unlocking.push_back(std::move(done));
    if (m_unlocking.size() > 1)
        return;
    m_service->unlock([this](const Result<void> &result) {
        const std::deque<Done> waiting = std::exchange(m_unlocking, {});
        for (const Done &answer : waiting)
            answer(result);
    });
}

} // namespace breakerbox::secrets
