// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include "arguments.h"
#include "console.h"

#include "../composition.h"

#include <functional>

namespace breakerbox::app {

// What a command works with. finish() ends it, once.
struct CommandContext
{
    Composition &composition;
    const Arguments &arguments;
    const Console &console;
    std::function<void(ExitCode)> finish;
};

// One subcommand of the headless door.
struct Command
{
    const char16_t *name;
    OptionNames options;
    // Empty if these words are a whole command, else the sentence for a usage fault. Asked before
    // any file is touched.
    QString (*fault)(const Arguments &arguments);
    // Whether these words only read: such a command works beside a running window.
    bool (*readsOnly)(const Arguments &arguments);
    void (*run)(const CommandContext &context);
};

// Each in a file of its own.
[[nodiscard]] Command connectionsCommand();
[[nodiscard]] Command askCommand();
[[nodiscard]] Command breakersCommand();
[[nodiscard]] Command conversationsCommand();
[[nodiscard]] Command doctorCommand();

// Runs breakerbox SUBCOMMAND…; words without the program's name. Needs a QCoreApplication. Answers
// the exit code (128 + the signal's number if it was ended by one).
[[nodiscard]] int runCommandLine(const QStringList &words);
// True if these words are for the command line and not for the window.
[[nodiscard]] bool isCommandLine(const QStringList &words);

} // namespace breakerbox::app
