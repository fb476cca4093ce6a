// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "error.h"

namespace breakerbox {

QString toName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unknown:
        return QStringLiteral("unknown");
    case ErrorCode::Busy:
        return QStringLiteral("busy");
    case ErrorCode::TimedOut:
        return QStringLiteral("timed_out");
    case ErrorCode::SecretLocked:
        return QStringLiteral("secret_locked");
    case ErrorCode::SecretStoreUnavailable:
        return QStringLiteral("secret_store_unavailable");
    case ErrorCode::StorageDelayed:
        return QStringLiteral("storage_delayed");
    case ErrorCode::InvalidUrl:
        return QStringLiteral("invalid_url");
    case ErrorCode::InvalidKey:
        return QStringLiteral("invalid_key");
    case ErrorCode::SecretMissing:
        return QStringLiteral("secret_missing");
    case ErrorCode::ConnectionNotFound:
        return QStringLiteral("connection_not_found");
    case ErrorCode::ConnectionDisabled:
        return QStringLiteral("connection_disabled");
    case ErrorCode::NotAllowed:
        return QStringLiteral("not_allowed");
    case ErrorCode::InvalidInput:
        return QStringLiteral("invalid_input");
    case ErrorCode::NotFound:
        return QStringLiteral("not_found");
    case ErrorCode::TooLarge:
        return QStringLiteral("too_large");
    case ErrorCode::DiskFull:
        return QStringLiteral("disk_full");
    case ErrorCode::ReadOnly:
        return QStringLiteral("read_only");
    case ErrorCode::StorageFailed:
        return QStringLiteral("storage_failed");
    case ErrorCode::StorageCorrupt:
        return QStringLiteral("storage_corrupt");
    case ErrorCode::NewerSchema:
        return QStringLiteral("newer_schema");
    case ErrorCode::NetworkFailed:
        return QStringLiteral("network_failed");
    case ErrorCode::Cancelled:
        return QStringLiteral("cancelled");
    case ErrorCode::Internal:
        return QStringLiteral("internal");
    }
    return QStringLiteral("unknown");
}

} // namespace breakerbox
