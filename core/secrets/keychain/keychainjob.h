// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <secrets/secret.h>

#include <QString>

#include <functional>

class QObject;

namespace breakerbox::secrets {

// How a job of the keychain library ended. Its words: a locked keychain says NotFound on reading
// and Done on removing, too.
enum class JobEnd { Done = 0, NotFound, Denied, Failed };

using JobRead = std::function<void(JobEnd, Secret)>;
using JobDone = std::function<void(JobEnd)>;

// The only callers of the keychain library. Each starts one job and answers later, unless context
// has died by then; the job itself then runs to its end alone. Never falls back to a plain file.
void readEntry(QObject *context, const QString &service, const QString &entry, JobRead done);
void writeEntry(QObject *context, const QString &service, const QString &entry,
                const Secret &secret, JobDone done);
void removeEntry(QObject *context, const QString &service, const QString &entry, JobDone done);

} // namespace breakerbox::secrets
