// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"

#include <ui/text/errortext.h>

#include <QCoreApplication>
#include <QTimer>

#include <array>
#include <optional>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

std::array<Command, 5> allCommands()
{
    return {connectionsCommand(), askCommand(), breakersCommand(), conversationsCommand(),
            doctorCommand()};
}

QString usage()
{
    return tr(
        "breakerbox                    opens the window\n"
        "breakerbox --demo             opens it with three simulated connections, no key needed\n"
        "breakerbox connections list|add|edit|remove|test|models\n"
        "breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system TEXT]\n"
        "               [--wait SECONDS|--no-wait] [--probe] [--json] PROMPT|-\n"
        "breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NAME\n"
        "breakerbox conversations list|show ID [--json]\n"
        "breakerbox doctor [--json]\n"
        "\n"
        "--profile DIR selects the data folder everywhere. Listing commands take --json.\n"
        "\n"
        "connections add --name N --kind cloud|endpoint|local --protocol openai-chat|ollama\n"
        "                [--provider PRESET] --base-url URL [--model M]\n"
        "                [--key-stdin | --key-env VAR] [--header 'K: V']... [--organisation NAME]\n"
        "Keys are never taken from the command line.\n"
        "\n"
        "Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,\n"
        "75 held (not sent), 77 credential or permission, 78 configuration.\n");
}

// --profile may stand anywhere, also before the subcommand.
std::optional<QString> takeProfile(QStringList &words, bool &broken)
{
    std::optional<QString> profile;
    for (qsizetype i = 0; i < words.size();) {
        if (words.at(i) == "--"_L1)
            break;
        if (words.at(i) == "--profile"_L1) {
            broken = i + 1 >= words.size();
            if (broken)
                break;
            profile = words.at(i + 1);
            words.remove(i, 2);
        } else if (words.at(i).startsWith("--profile="_L1)) {
            profile = words.at(i).mid(10);
            words.removeAt(i);
        } else {
            ++i;
        }
    }
    return profile;
}

// Finishes the event loop of one command with its exit code.
class Runner final
{
public:
    Runner(Composition &composition, const Command &command, const Arguments &arguments,
           const Console &console)
        : m_context{composition, arguments, console, [this](ExitCode code) {
                        if (m_code)
                            return;
                        m_code = code;
                        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit,
                                                  Qt::QueuedConnection);
                    }}
    {
        composition.load([this, &command] { command.run(m_context); });
    }

    ExitCode wait()
    {
        QCoreApplication::exec();
        return m_code.value_or(ExitCode::AttemptFailed);
    }

private:
    std::optional<ExitCode> m_code;
    CommandContext m_context;
};

} // namespace

bool isCommandLine(const QStringList &words)
{
    QStringList rest = words;
    bool broken = false;
    takeProfile(rest, broken);
    if (broken)
        return true;
    for (const QString &word : rest) {
        if (word == "--help"_L1 || word == "-h"_L1 || word == "--version"_L1)
            return true;
        if (!word.startsWith(u'-'))
            return true;
        if (word != "--demo"_L1)
            return true; // an unknown option: the command line says so
    }
    return false;
}

ExitCode runCommandLine(const QStringList &given)
{
    const Console console;
    QStringList words = given;
    bool broken = false;
    const auto profile = takeProfile(words, broken);
    if (broken) {
        console.complain(tr("--profile needs a folder."));
        return ExitCode::Usage;
    }
    const QString first = words.value(0);
    if (first == "--help"_L1 || first == "-h"_L1 || first == "help"_L1) {
        console.print(usage());
        return ExitCode::Answered;
    }
    if (first == "--version"_L1) {
        console.printLine(u"breakerbox "_s + QCoreApplication::applicationVersion());
        return ExitCode::Answered;
    }
    for (const Command &command : allCommands()) {
        if (first != QStringView(command.name))
            continue;
        const auto arguments = Arguments::read(words.mid(1), command.options);
        if (!arguments) {
            console.complain(arguments.error().detail);
            return ExitCode::Usage;
        }
        CompositionOptions options;
        options.profile = profile.value_or(QString());
        options.access =
            command.readsOnly(*arguments) ? store::Access::ReadOnly : store::Access::ReadWrite;
        auto composition = Composition::create(options);
        if (!composition && composition.error().code == ErrorCode::NotFound) {
            // Nothing to read yet: a first start, whatever the command.
            options.access = store::Access::ReadWrite;
            composition = Composition::create(options);
        }
        if (!composition) {
            const Error &error = composition.error();
            if (error.code == ErrorCode::Busy)
                console.complain(tr("Another Breakerbox (process %1) has this profile open. Close "
                                    "it, or choose another folder with --profile.")
                                     .arg(error.detail));
            else
                console.complain(ui::text::sentence(error.code));
            return exitCodeOf(error);
        }
        Runner runner(**composition, command, *arguments, console);
        const ExitCode code = runner.wait();
        (*composition)->finish();
        return code;
    }
    console.complain(first.isEmpty()
                         ? tr("Say what to do. See breakerbox --help.")
                         : tr("There is no command “%1”. See breakerbox --help.").arg(first));
    return ExitCode::Usage;
}

} // namespace breakerbox::app
