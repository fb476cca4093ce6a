// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <expected>
#include <utility>

namespace breakerbox {

// What went wrong on this side, ordered by what to do next. What a provider answered is not an
// Error but an Outcome (breaker/values/outcome.h). ui/text turns codes into sentences.
enum class ErrorCode {
    Unknown = 0,
    // Try again later.
    Busy, // another process holds the profile or the database
    TimedOut,
    SecretLocked,           // the keychain is locked; the key may well be there
    SecretStoreUnavailable, // no keychain answers on this machine
    StorageDelayed,         // a write could not be done yet; the data is kept in memory
    // Change a setting.
    InvalidUrl,
    InvalidKey,
    SecretMissing,
    ConnectionNotFound,
    ConnectionDisabled,
    NotAllowed, // the boundary policy forbids it
    // Change the request.
    InvalidInput,
    NotFound,
    TooLarge,
    // Cannot be done.
    DiskFull,
    ReadOnly,
    StorageFailed,
    StorageCorrupt,
    NewerSchema,
    NetworkFailed,
    Cancelled,
    // Our fault.
    Internal,
};

enum class ErrorOrigin { Local = 0, Remote, Ours };

// detail is for logs and "copy details": never a key, never content, never shown as the sentence.
struct Error
{
    ErrorCode code = ErrorCode::Unknown;
    QString detail;
    ErrorOrigin origin = ErrorOrigin::Local;

    bool operator==(const Error &) const = default;
};

template <typename Value> using Result = std::expected<Value, Error>;

[[nodiscard]] inline std::unexpected<Error> failure(ErrorCode code, QString detail = {},
                                                    ErrorOrigin origin = ErrorOrigin::Local)
{
    return std::unexpected(Error{code, std::move(detail), origin});
}

// The stable word of a code, as logs and JSON have it ("secret_locked").
[[nodiscard]] QString toName(ErrorCode code);

} // namespace breakerbox
