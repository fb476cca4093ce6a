// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

struct sqlite3;

namespace breakerbox::store {

// Makes the tokeniser "breakerbox" known to this connection. It is FTS5's unicode61 (case and
// accents do not matter), except that each Chinese, Japanese or Korean sign is a word of its own: a
// query of several signs is then a phrase, so that words of two signs are found, which neither
// unicode61 (whole sentences as one word) nor trigram (three letters at least) can do.
// StorageFailed where SQLite was built without FTS5.
Result<void> registerSearchTokens(sqlite3 *handle);

} // namespace breakerbox::store
