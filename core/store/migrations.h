// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <store/migrator.h>

namespace breakerbox::store {

// The files of core/store/sql, in order.
[[nodiscard]] std::vector<Migration> builtInMigrations();

} // namespace breakerbox::store
