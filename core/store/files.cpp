// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace breakerbox::store {

namespace {

constexpr std::array kBeside{u"", u"-wal", u"-shm", u"-journal"};
constexpr QFile::Permissions kFileMode = QFile::ReadOwner | QFile::WriteOwner;
constexpr QFile::Permissions kFolderMode = kFileMode | QFile::ExeOwner;
// QFile reports the user's and the owner's bits alike: only what others may do is compared.
constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                       QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

void removeDatabaseFiles(const QString &file)
{
    for (const auto *suffix : kBeside)
        QFile::remove(file + QString::fromUtf16(suffix));
}

Result<void> moveFile(const QString &from, const QString &to)
{
    QFile file(from);
    if (!file.rename(to)) {
        const bool denied = file.error() == QFile::PermissionsError;
        return failure(denied ? ErrorCode::ReadOnly : ErrorCode::StorageFailed,
                       QStringLiteral("a file cannot be renamed"));
    }
    syncFolder(QFileInfo(to).absolutePath());
    return {};
}

void syncFolder(const QString &folder)
{
#ifdef Q_OS_UNIX
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
#else
    Q_UNUSED(folder)
#endif
}

Result<void> makePrivateFolder(const QString &folder)
{
    if (!QFileInfo::exists(folder)) {
        // Only the last folder is ours: those above get the usual mode.
        const QDir parent(QFileInfo(folder).absolutePath());
        if ((!parent.exists() && !parent.mkpath(QStringLiteral("."))) ||
            !parent.mkdir(QFileInfo(folder).fileName(), kFolderMode)) {
            const bool denied = parent.exists() && !QFileInfo(parent.path()).isWritable();
            return failure(denied ? ErrorCode::ReadOnly : ErrorCode::StorageFailed,
                           QStringLiteral("the folder cannot be made"));
        }
        syncFolder(parent.path());
    }
    const QFileInfo made(folder);
    if (!made.isDir())
        return failure(ErrorCode::StorageFailed, QStringLiteral("the folder is a file"));
    if (made.isWritable() && (made.permissions() & kOthers) != 0)
        QFile::setPermissions(folder, kFolderMode);
    return {};
}

void makePrivateFiles(const QString &database)
{
    for (const auto *suffix : kBeside) {
        const QString file = database + QString::fromUtf16(suffix);
        if ((QFileInfo(file).permissions() & kOthers) != 0)
            QFile::setPermissions(file, kFileMode);
    }
}

} // namespace breakerbox::store
