// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The program `breakerbox-window`. `breakerbox` becomes it when no subcommand is given.

#include "endsignals.h"
#include "windowsession.h"

#include <ui/shell/housestyle.h>
#include <ui/text/languages.h>
#include <ui/widgets/scrollaccess.h>

#include <QApplication>
#include <QIcon>
#include <QLoggingCategory>

#if defined(Q_OS_UNIX)
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;

namespace {

// No memory image of a program that holds keys (security.md R25).
void forbidCoreDumps()
{
#if defined(Q_OS_UNIX) && defined(NDEBUG)
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
}

breakerbox::app::WindowOptions readOptions(const QStringList &words)
{
    breakerbox::app::WindowOptions options;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (word == "--demo"_L1)
            options.demo = true;
        else if (word == "--quick-ask"_L1)
            options.quickAsk = true;
        else if (word == "--profile"_L1 && i + 1 < words.size())
            options.profile = words.at(++i);
        else if (word.startsWith("--profile="_L1))
            options.profile = word.mid(10);
    }
    return options;
}

} // namespace

int main(int argc, char *argv[])
{
    forbidCoreDumps();
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(
        Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application(argc, argv);
    // The engine of formulas warns of how MathJax was written.
    QLoggingCategory::setFilterRules(u"qt.qml.compiler.warning=false"_s);
    QApplication::setApplicationName(u"Breakerbox"_s);
    QApplication::setApplicationDisplayName(u"Breakerbox"_s);
    QApplication::setApplicationVersion(QStringLiteral(BREAKERBOX_VERSION));
    QApplication::setDesktopFileName(u"org.breakerbox.Breakerbox"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/breakerbox.svg"_s));
    breakerbox::ui::installScrollAccess();
    QApplication::setStyle(new breakerbox::ui::HouseStyle);

    // The system's, until the profile says otherwise.
    breakerbox::ui::text::LanguageSwitch languages;
    languages.apply({});
    breakerbox::app::WindowSession session(readOptions(QApplication::arguments().mid(1)),
                                           languages);
    if (const auto code = session.open())
        return *code;
    const breakerbox::app::EndSignals ending;
    // Not quit(): that asks each window, and a dialog that wants an answer would keep it alive.
    QObject::connect(&ending, &breakerbox::app::EndSignals::endAsked, &application,
                     [] { QApplication::exit(0); });
    return QApplication::exec();
}
