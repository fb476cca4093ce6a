// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <store/database.h>

#include <QString>

namespace breakerbox::store {

// What could be read of a damaged database.
struct Salvaged
{
    int conversations = 0;
    int messages = 0;
    int messagesLost = 0;
    bool everyRowRead = false; // the damage was in indexes or free pages only
};

// Copies every row that can be read from `damaged` into `fresh`, an empty database of the same
// schema, table by table and row by row. What hung on a lost row is mended: a message whose
// conversation is gone gets one without a title that is local only (where it may go is unknown), a
// message whose parent is gone follows the one before it. Errors are those of `fresh` only.
[[nodiscard]] Result<Salvaged> salvage(Database &damaged, Database &fresh);

// Opens a damaged database without changing it or anything beside it: a log, or a header that must
// be mended first, is read from a copy made at `copy` (removed by the caller afterwards).
[[nodiscard]] Result<std::unique_ptr<Database>> openDamaged(const QString &file,
                                                            const QString &copy);

} // namespace breakerbox::store
