// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

struct sqlite3;

namespace breakerbox::store {

// The Error for SQLite's extended result code. systemError is the errno beneath it, 0 if unknown:
// it tells a full or read-only volume apart from other input and output errors. The detail is
// "sqlite CODE: WORDS" with SQLite's fixed words for that code, never text of a statement.
[[nodiscard]] Error errorOf(int extendedCode, int systemError = 0);
// The Error of the last call on that handle (null: out of memory).
[[nodiscard]] Error errorOf(sqlite3 *handle);

} // namespace breakerbox::store
