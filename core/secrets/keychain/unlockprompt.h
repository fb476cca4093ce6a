// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/timers.h>

#include <QObject>
#include <QString>

#include <functional>

class QDBusVariant;

namespace breakerbox::secrets {

// One run of the desktop's password dialog. Calls done exactly once, later, unless it dies before.
class UnlockPrompt final : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(Result<void>)>;

    UnlockPrompt(Timers &timers, const QString &path, Done done);
    void start();

private Q_SLOTS:
    void promptCompleted(bool dismissed, const QDBusVariant &result);

private:
    void end(Result<void> result);

    QString m_path;
    Done m_done;
    Timer m_limit;
    Timers &m_timers;
};

} // namespace breakerbox::secrets
