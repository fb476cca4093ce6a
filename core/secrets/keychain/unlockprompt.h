// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/timers.h>

#include <QDBusAbstractInterface>
#include <QDBusVariant>
#include <QObject>
#include <QString>

#include <functional>

namespace breakerbox::secrets {

// The prompt object of a Secret Service: its one signal, under its own name. service is the unique
// name of who made it (":1.7"): nobody else's signal is taken for its, and nothing has to be looked
// up, which would block.
class PromptInterface final : public QDBusAbstractInterface
{
    Q_OBJECT
public:
    PromptInterface(const QString &service, const QString &path);

Q_SIGNALS:
    void Completed(bool dismissed, const QDBusVariant &result);
};

// One run of the desktop's password dialog. Calls done exactly once, later, unless it dies before.
class UnlockPrompt final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<void>)>;

    UnlockPrompt(Timers &timers, const QString &service, const QString &path, Done done);
    void start();

private:
    void end(Result<void> result);

    PromptInterface m_prompt;
    Done m_done;
    Timer m_limit;
    Timers &m_timers;
};

} // namespace breakerbox::secrets
