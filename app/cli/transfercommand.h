// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "command.h"

namespace breakerbox::app {

// conversations import FILE, conversations export [ID…].
[[nodiscard]] QString transferFault(const Arguments &arguments);
void runImport(const CommandContext &context);
void runExport(const CommandContext &context);

// breakerbox backup and breakerbox restore: they need a profile's folder, not a database that
// opens. Answers the exit code.
[[nodiscard]] int runBackup(const QStringList &words, const QString &folder,
                            const Console &console);
[[nodiscard]] int runRestore(const QStringList &words, const QString &folder,
                             const Console &console);

} // namespace breakerbox::app
