// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "sqliteerror.h"

#include <sqlite3.h>

#include <cerrno>

namespace breakerbox::store {

namespace {

ErrorCode codeOfInputOutput(int systemError)
{
    switch (systemError) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
    case EFBIG:
        return ErrorCode::DiskFull;
    case EROFS:
    case EACCES:
    case EPERM:
        return ErrorCode::ReadOnly;
    default:
        return ErrorCode::StorageFailed;
    }
}

ErrorCode codeOf(int extendedCode, int systemError)
{
    if (extendedCode == SQLITE_IOERR_CORRUPTFS)
        return ErrorCode::StorageCorrupt;
    switch (extendedCode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::Busy;
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_READONLY:
        return ErrorCode::ReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return ErrorCode::StorageCorrupt;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_IOERR:
        return codeOfInputOutput(systemError);
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
        return ErrorCode::InvalidInput;
    case SQLITE_TOOBIG:
        return ErrorCode::TooLarge;
    case SQLITE_INTERRUPT:
        return ErrorCode::Cancelled;
    case SQLITE_ERROR:
    case SQLITE_MISUSE:
    case SQLITE_RANGE:
        return ErrorCode::Internal;
    default:
        return ErrorCode::StorageFailed;
    }
}

} // namespace

Error errorOf(int extendedCode, int systemError)
{
    const ErrorCode code = codeOf(extendedCode, systemError);
    const auto detail = QStringLiteral("sqlite %1: %2")
                            .arg(extendedCode)
                            .arg(QString::fromUtf8(sqlite3_errstr(extendedCode)));
    return {code, detail, code == ErrorCode::Internal ? ErrorOrigin::Ours : ErrorOrigin::Local};
}

Error errorOf(sqlite3 *handle)
{
    if (!handle)
        return errorOf(SQLITE_NOMEM);
    return errorOf(sqlite3_extended_errcode(handle), sqlite3_system_errno(handle));
}

} // namespace breakerbox::store
