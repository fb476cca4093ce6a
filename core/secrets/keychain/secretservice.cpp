// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "secretservice.h"

#include "unlockprompt.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QMap>

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAnswerLimit = 5'000; // milliseconds

using Attributes = QMap<QString, QString>;
using Paths = QList<QDBusObjectPath>;

QDBusMessage serviceCall(const QString &method)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s,
                                          u"/org/freedesktop/secrets"_s,
                                          u"org.freedesktop.Secret.Service"_s, method);
}

std::unexpected<Error> busFailure(const QDBusMessage &reply)
{
    const QDBusError error(reply);
    switch (error.type()) {
    case QDBusError::NoReply:
    case QDBusError::Timeout:
    case QDBusError::TimedOut:
        return failure(ErrorCode::SecretStoreUnavailable, u"no_answer"_s);
    case QDBusError::NoServer:
    case QDBusError::Disconnected:
    case QDBusError::NoNetwork:
        return failure(ErrorCode::SecretStoreUnavailable, u"no_bus"_s);
    default:
        return failure(ErrorCode::SecretStoreUnavailable, u"no_service"_s);
    }
}

bool isError(const QDBusMessage &reply)
{
    return reply.type() != QDBusMessage::ReplyMessage;
}

// An argument as that type; empty if the service sent another one.
template <typename Value> Value argument(const QDBusMessage &reply, qsizetype index)
{
    return qdbus_cast<Value>(reply.arguments().value(index));
}

} // namespace

SecretService::SecretService(Timers &timers)
    : m_timers(timers)
{
    qDBusRegisterMetaType<Attributes>();
}

SecretService::~SecretService() = default;

bool SecretService::isWalletDesktop()
{
    const QString desktops = qEnvironmentVariable("XDG_CURRENT_DESKTOP");
    return desktops.split(u':').contains("KDE"_L1, Qt::CaseInsensitive);
}

void SecretService::ask(const QDBusMessage &question, Reply reply)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        const QDBusMessage none = QDBusMessage::createError(QDBusError::NoServer, QString());
        QMetaObject::invokeMethod(
            this, [none, reply = std::move(reply)] { reply(none); }, Qt::QueuedConnection);
        return;
    }
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question, kAnswerLimit), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [watcher, reply = std::move(reply)] {
        watcher->deleteLater();
        reply(watcher->reply());
    });
}

void SecretService::withCollection(std::function<void(Result<QString>)> then)
{
    QDBusMessage question = serviceCall(u"ReadAlias"_s);
    question << u"default"_s;
    ask(question, [then = std::move(then)](const QDBusMessage &reply) {
        if (isError(reply)) {
            then(busFailure(reply));
            return;
        }
        const QString path = argument<QDBusObjectPath>(reply, 0).path();
        if (path.isEmpty() || path == "/"_L1)
            then(failure(ErrorCode::SecretStoreUnavailable, u"no_collection"_s));
        else
            then(path);
    });
}

void SecretService::checkCollection(const QString &path, Done done)
{
    QDBusMessage question = QDBusMessage::createMethodCall(
        u"org.freedesktop.secrets"_s, path, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    question << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    ask(question, [done = std::move(done)](const QDBusMessage &reply) {
        if (isError(reply)) {
            done(busFailure(reply));
            return;
        }
        // Anything but a clear "open" counts as locked.
        const QVariant locked = argument<QDBusVariant>(reply, 0).variant();
        if (locked.typeId() == QMetaType::Bool && !locked.toBool())
            done({});
        else
            done(failure(ErrorCode::SecretLocked));
    });
}

void SecretService::check(Done done)
{
    withCollection([this, done = std::move(done)](const Result<QString> &path) {
        if (path)
            checkCollection(*path, done);
        else
            done(std::unexpected(path.error()));
    });
}

void SecretService::locate(const QString &service, const QString &entry, PlaceDone done)
{
    QDBusMessage question = serviceCall(u"SearchItems"_s);
    question << QVariant::fromValue(
        Attributes{{u"server"_s, service}, {u"user"_s, entry}, {u"type"_s, u"plaintext"_s}});
    ask(question, [this, done = std::move(done)](const QDBusMessage &reply) {
        if (isError(reply)) {
            done(busFailure(reply));
            return;
        }
        if (!argument<Paths>(reply, 0).isEmpty()) {
            done(EntryPlace::Readable);
            return;
        }
        if (!argument<Paths>(reply, 1).isEmpty()) {
            done(EntryPlace::Locked);
            return;
        }
        // Some services do not search what is locked: nothing found proves nothing then.
        check([done](const Result<void> &open) {
            if (open)
                done(EntryPlace::Gone);
            else
                done(std::unexpected(open.error()));
        });
    });
}

void SecretService::unlock(Done done)
{
    withCollection([this, done = std::move(done)](const Result<QString> &path) {
        if (!path) {
            done(std::unexpected(path.error()));
            return;
        }
        QDBusMessage question = serviceCall(u"Unlock"_s);
        question << QVariant::fromValue(Paths{QDBusObjectPath(*path)});
        ask(question, [this, done, collection = *path](const QDBusMessage &reply) {
            if (isError(reply)) {
                done(busFailure(reply));
                return;
            }
            const QString prompt = argument<QDBusObjectPath>(reply, 1).path();
            if (prompt.isEmpty() || prompt == "/"_L1) {
                checkCollection(collection, done);
                return;
            }
            runPrompt(reply.service(), prompt,
                      [this, done, collection](const Result<void> &answered) {
                          if (answered)
                              checkCollection(collection, done);
                          else
                              done(answered);
                      });
        });
    });
}

void SecretService::runPrompt(const QString &service, const QString &path, Done done)
{
    m_prompt = std::make_unique<UnlockPrompt>(m_timers, service, path, std::move(done));
    m_prompt->start();
}

} // namespace breakerbox::secrets
