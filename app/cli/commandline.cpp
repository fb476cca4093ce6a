// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "command.h"
#include "simulatecommand.h"
#include "transfercommand.h"
#include "words.h"

#include "../endsignals.h"
#include "../profilewords.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace breakerbox::app {

using namespace Qt::StringLiterals;

namespace {

std::array<Command, 5> allCommands()
{
    return {connectionsCommand(), askCommand(), breakersCommand(), conversationsCommand(),
            doctorCommand()};
}

// Which words a command takes; name is null for the program itself.
struct Synopsis
{
    QLatin1StringView command;
    QString lines;
};

std::vector<Synopsis> synopses()
{
    return {
        {{},
         tr("breakerbox                    opens the window\n"
            "breakerbox --demo             opens it with three simulated connections, no key "
            "needed\n"
            "breakerbox --quick-ask        opens the small window for one question\n")},
        {"connections"_L1, tr("breakerbox connections list|add|edit|remove|test|models\n")},
        {"ask"_L1,
         tr("breakerbox ask --connection NAME [--model M] [--conversation ID|--new] [--system "
            "TEXT]\n"
            "               [--attach FILE]... [--wait SECONDS|--no-wait] [--probe] [--json] "
            "PROMPT|-\n")},
        {"breakers"_L1,
         tr("breakerbox breakers [--json] [--evidence] | breakers reset|pause|resume NAME\n")},
        {"conversations"_L1,
         tr("breakerbox conversations list [--archived] [--json]\n"
            "breakerbox conversations show ID|search WORDS [--json]\n"
            "breakerbox conversations export [ID]... [--format json|markdown|html] --output "
            "FILE|-\n"
            "breakerbox conversations import FILE [--json]\n")},
        {"backup"_L1, tr("breakerbox backup [--output FILE]\n")},
        {"restore"_L1, tr("breakerbox restore FILE\n")},
        {"doctor"_L1, tr("breakerbox doctor [--json]\n")},
        {"simulate"_L1, tr("breakerbox simulate FILE.json [--json]\n")},
    };
}

QString connectionOptions()
{
    return tr(
        "connections add --name N --kind cloud|endpoint|local [--provider PRESET]\n"
        "                --protocol openai-chat|openai-responses|anthropic|gemini|ollama\n"
        "                --base-url URL [--model M]\n"
        "                [--key-stdin | --key-env VAR] [--header 'K: V']... [--organisation NAME]\n"
        "                [--space NAME] [--proxy "
        "system|none|http://[USER@]HOST:PORT|socks5://...]\n"
        "                [--proxy-password-stdin] [--ca-file FILE|none] [--connect-limit S]\n"
        "                [--first-byte-limit S] [--silence-limit S] [--parallel N]\n"
        "                [--requests-per-minute N] [--tokens-per-minute N] [--price-in X]\n"
        "                [--price-out X] [--limit-conversation X] [--limit-month X]\n"
        "Prices are for a million tokens and limits are amounts, both in your own currency.\n"
        "Keys and passwords are never taken from the command line.\n");
}

// All of it, or what concerns one command.
QString usage(const QString &command = {})
{
    const auto all = synopses();
    const bool one = std::ranges::any_of(all, [&](const Synopsis &synopsis) {
        return !command.isEmpty() && synopsis.command == command;
    });
    QString text;
    for (const Synopsis &synopsis : all) {
        if (!one || synopsis.command == command)
            text += synopsis.lines;
    }
    text += u'\n' +
            tr("--profile DIR selects the data folder everywhere. Listing commands take "
               "--json.\n") +
            u'\n';
    if (!one || command == "connections"_L1)
        text += connectionOptions() + u'\n';
    if (one && command == "connections"_L1)
        text += tr("connections edit NAME takes the same options; remove, test and models take a "
                   "NAME.\n") +
                u'\n';
    return text +
           tr("Exit codes: 0 answered, 64 usage, 65 bad input, 69 attempt failed, 74 storage,\n"
              "75 held (not sent), 77 credential or permission, 78 configuration; simulate: "
              "1 if an\n"
              "expectation of the scenario failed.\n");
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
            broken = profile->isEmpty();
        } else if (words.at(i).startsWith("--profile="_L1)) {
            profile = words.at(i).mid(10);
            words.removeAt(i);
            broken = profile->isEmpty();
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
        QObject::connect(&m_signals, &EndSignals::endAsked, qApp, &QCoreApplication::quit);
        composition.load([this, &composition, &command](const Result<void> &loaded) {
            if (loaded) {
                command.run(m_context);
                return;
            }
            // Unread is not empty.
            m_context.console.complain(
                profileSentence(composition.profile().folder(), loaded.error()));
            m_context.finish(exitCodeOf(loaded.error()));
        });
    }

    ExitCode wait()
    {
        QCoreApplication::exec();
        return m_code.value_or(ExitCode::AttemptFailed);
    }

    // 0 = none came.
    [[nodiscard]] int signal() const { return m_signals.received(); }

private:
    EndSignals m_signals;
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
        if (word != "--demo"_L1 && word != "--quick-ask"_L1)
            return true; // an unknown option: the command line says so
    }
    return false;
}

namespace {

// Runs one command on its profile, from the lock to the last write.
int runOn(const Command &command, const Arguments &arguments, const QString &folder,
          const Console &console)
{
    // What goes wrong is said in sentences; QT_LOGGING_RULES brings the log back.
    if (!qEnvironmentVariableIsSet("QT_LOGGING_RULES"))
        QLoggingCategory::setFilterRules(u"breakerbox.*=false"_s);
    CompositionOptions options;
    options.profile = folder;
    options.access =
        command.readsOnly(arguments) ? store::Access::ReadOnly : store::Access::ReadWrite;
    auto composition = Composition::create(options);
    if (!composition && composition.error().code == ErrorCode::NotFound) {
        // Nothing to read yet: a first start, whatever the command.
        options.access = store::Access::ReadWrite;
        composition = Composition::create(options);
    }
    if (!composition) {
        console.complain(profileSentence(
            folder.isEmpty() ? store::Profile::defaultFolder() : folder, composition.error()));
        return static_cast<int>(exitCodeOf(composition.error()));
    }
    if (const QString note = openNote((*composition)->report()); !note.isEmpty())
        console.complain(note);
    Runner runner(**composition, command, arguments, console);
    const ExitCode code = runner.wait();
    (*composition)->finish();
    if (runner.signal() > 0)
        return 128 + runner.signal();
    if (!console.isSound()) {
        console.complain(tr("The output could not be written."));
        return static_cast<int>(ExitCode::Storage);
    }
    return static_cast<int>(code);
}

} // namespace

int runCommandLine(const QStringList &given)
{
    const Console console;
    QStringList words = given;
    bool broken = false;
    const auto profile = takeProfile(words, broken);
    constexpr int kUsage = static_cast<int>(ExitCode::Usage);
    if (broken) {
        console.complain(tr("--profile needs a folder."));
        return kUsage;
    }
    const QString first = words.value(0);
    if (first == "--version"_L1) {
        console.printLine(u"breakerbox "_s + QCoreApplication::applicationVersion());
        return 0;
    }
    const qsizetype end = words.indexOf(u"--"_s);
    const QStringList options = end < 0 ? words : words.first(end);
    if (first == "help"_L1 || options.contains(u"--help"_s) || first == "-h"_L1) {
        console.print(usage(first == "help"_L1 ? words.value(1) : first));
        return 0;
    }
    if (first == "simulate"_L1)
        return runSimulate(words.mid(1), console);
    const QString folder = profile.value_or(store::Profile::defaultFolder());
    if (first == "backup"_L1)
        return runBackup(words.mid(1), folder, console);
    if (first == "restore"_L1)
        return runRestore(words.mid(1), folder, console);
    for (const Command &command : allCommands()) {
        if (first != QStringView(command.name))
            continue;
        const auto arguments = Arguments::read(words.mid(1), command.options);
        const QString fault = arguments ? command.fault(*arguments) : arguments.error().detail;
        if (!fault.isEmpty()) {
            console.complain(fault);
            return kUsage;
        }
        return runOn(command, *arguments, profile.value_or(QString()), console);
    }
    if (first.isEmpty())
        console.complain(tr("Say what to do. See breakerbox --help."));
    else if (first.startsWith(u'-'))
        console.complain(tr("Unknown option %1. See breakerbox --help.").arg(first));
    else
        console.complain(tr("There is no command “%1”. See breakerbox --help.").arg(first));
    return kUsage;
}

} // namespace breakerbox::app
