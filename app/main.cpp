// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The program `breakerbox`: the command line. It loads no widgets and needs no screen. Without a
// subcommand it becomes the window, which is a program of its own beside it.

#include "cli/command.h"
#include "cli/console.h"
#include "cli/words.h"

#include <ui/text/languages.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <cstdio>
#include <vector>

#if defined(Q_OS_UNIX)
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace {

// No memory image of a program that holds keys (security.md R25).
void forbidCoreDumps()
{
#if defined(Q_OS_UNIX) && defined(NDEBUG)
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
}

int becomeWindow(const QStringList &words)
{
    const QDir folder(QCoreApplication::applicationDirPath());
    QString program;
    for (const char *place : {"breakerbox-window", "../libexec/breakerbox/breakerbox-window",
                              "breakerbox-window.exe"}) {
        const QFileInfo candidate(folder.filePath(QString::fromLatin1(place)));
        if (candidate.isExecutable()) {
            program = candidate.canonicalFilePath();
            break;
        }
    }
    if (program.isEmpty()) {
        breakerbox::ui::text::LanguageSwitch languages;
        languages.apply({});
        breakerbox::app::Console().complain(breakerbox::app::tr(
            "The window's program (breakerbox-window) is missing. Install Breakerbox again."));
        return 78;
    }
#if defined(Q_OS_UNIX)
    std::vector<QByteArray> arguments{QFile::encodeName(program)};
    arguments.reserve(static_cast<size_t>(words.size()) + 1);
    for (const QString &word : words)
        arguments.push_back(QFile::encodeName(word));
    std::vector<char *> raw;
    raw.reserve(arguments.size() + 1);
    for (QByteArray &argument : arguments)
        raw.push_back(argument.data());
    raw.push_back(nullptr);
    execv(raw.front(), raw.data());
    std::perror("breakerbox");
    return 78;
#else
    return QProcess::execute(program, words);
#endif
}

} // namespace

int main(int argc, char *argv[])
{
    forbidCoreDumps();
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("breakerbox"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BREAKERBOX_VERSION));
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (!breakerbox::app::isCommandLine(words))
        return becomeWindow(words);
    breakerbox::ui::text::LanguageSwitch languages;
    const qsizetype end = words.indexOf(QStringLiteral("--"));
    if (words.first(end < 0 ? words.size() : end).contains(QStringLiteral("--json")))
        languages.applyPlain(); // also the sentences in it: a script reads the same everywhere
    else
        languages.apply({});
    return breakerbox::app::runCommandLine(words);
}
