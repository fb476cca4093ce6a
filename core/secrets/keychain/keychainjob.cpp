// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keychainjob.h"

#include <qt6keychain/keychain.h>

#include <algorithm>

namespace breakerbox::secrets {

namespace {

// The library's own error texts are neither shown nor logged (R23).
JobEnd endOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::NoError:
        return JobEnd::Done;
    case QKeychain::EntryNotFound:
        return JobEnd::NotFound;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return JobEnd::Denied;
    case QKeychain::CouldNotDeleteEntry:
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
    case QKeychain::OtherError:
        break;
    }
    return JobEnd::Failed;
}

void prepare(QKeychain::Job &job, const QString &entry)
{
    job.setAutoDelete(true);
    job.setInsecureFallback(false);
    job.setKey(entry);
}

// A copy of ours, and zeros where the job kept its own: it shares its buffer with what it returns.
Secret takeSecret(const QKeychain::ReadPasswordJob &job)
{
    const QByteArray shared = job.binaryData();
    Secret secret(QByteArray(shared.constData(), shared.size()));
    std::fill_n(const_cast<char *>(shared.constData()), shared.size(), '\0');
    return secret;
}

} // namespace

void readEntry(QObject *context, const QString &service, const QString &entry, JobRead done)
{
    auto *job = new QKeychain::ReadPasswordJob(service);
    prepare(*job, entry);
    QObject::connect(job, &QKeychain::Job::finished, context, [job, done = std::move(done)] {
        const JobEnd end = endOf(*job);
        done(end, end == JobEnd::Done ? takeSecret(*job) : Secret());
    });
    job->start();
}

void writeEntry(QObject *context, const QString &service, const QString &entry,
                const Secret &secret, JobDone done)
{
    auto *job = new QKeychain::WritePasswordJob(service);
    prepare(*job, entry);
    job->setTextData(QString::fromLatin1(secret.view()));
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, done = std::move(done)] { done(endOf(*job)); });
    job->start();
}

void removeEntry(QObject *context, const QString &service, const QString &entry, JobDone done)
{
    auto *job = new QKeychain::DeletePasswordJob(service);
    prepare(*job, entry);
    QObject::connect(job, &QKeychain::Job::finished, context,
                     [job, done = std::move(done)] { done(endOf(*job)); });
    job->start();
}

} // namespace breakerbox::secrets
