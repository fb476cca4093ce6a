// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "files.h"
#include "profile.h"

#include <QFile>
#include <QLockFile>

using namespace Qt::StringLiterals;

namespace breakerbox::store {

namespace {

class FileLock final : public ProfileLock
{
public:
    explicit FileLock(const QString &file)
        : m_lock(file)
    {
        // Never stale by age, only when its process is gone.
        m_lock.setStaleLockTime(0);
    }
    [[nodiscard]] QLockFile &lock() { return m_lock; }

private:
    QLockFile m_lock;
};

Error whyNot(const QLockFile &lock)
{
    switch (lock.error()) {
    case QLockFile::LockFailedError: {
        qint64 pid = 0;
        QString host;
        QString program;
        const bool known = lock.getLockInfo(&pid, &host, &program);
        return {ErrorCode::Busy, known ? QString::number(pid) : QString(), ErrorOrigin::Local};
    }
    case QLockFile::PermissionError:
        return {ErrorCode::ReadOnly, u"the lock file cannot be made"_s, ErrorOrigin::Local};
    case QLockFile::NoError:
    case QLockFile::UnknownError:
        break;
    }
    return {ErrorCode::StorageFailed, u"the profile cannot be locked"_s, ErrorOrigin::Local};
}

} // namespace

Result<std::unique_ptr<ProfileLock>> ProfileLock::acquire(const QString &folder)
{
    if (auto made = makePrivateFolder(folder); !made)
        return std::unexpected(made.error());
    const QString file = folder + u"/lock"_s;
    auto lock = std::make_unique<FileLock>(file);
    if (!lock->lock().tryLock(0))
        return std::unexpected(whyNot(lock->lock()));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    return lock;
}

} // namespace breakerbox::store
