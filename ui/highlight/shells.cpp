// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>
#include <ui/highlight/shapes.h>

// Languages with commands of a shell in some of their lines.
namespace breakerbox::ui::highlight {

namespace {

const Language &shellNamed(QStringView name)
{
    const Language *language = findLanguage(name);
    Q_ASSERT(language);
    return *language;
}

// The guest of a state says whose it is.
enum Speaker : quint8 { NoSpeaker = 0, ShellSpeaker, PythonSpeaker };

State withSpeaker(State state, quint8 speaker)
{
    Place place = Place::of(state);
    place.guest = speaker;
    return place.state();
}

Line readRest(LineScan &scan, Lexer &lexer, State before, quint8 speaker)
{
    const qsizetype from = scan.at();
    const Line rest = lexer.line(scan.text(from, scan.size()), withSpeaker(before, 0));
    scan.adopt(rest.runs, from);
    return {std::move(scan.runs()), withSpeaker(rest.after, speaker)};
}

// Past "$ ", "user@host:~$ ", "(env) $ ", "PS C:\> ", "C:\> ", or 0.
qsizetype pastPrompt(const LineScan &scan)
{
    constexpr qsizetype kLongestPrompt = 80;
    if (contains("$%#", scan.peek()) && isBlank(scan.peek(1)))
        return 2;
    const bool windows =
        scan.looksAt("PS ") || (isAsciiLetter(scan.peek()) && scan.looksAt("C:\\"));
    for (qsizetype at = 0; at < qMin(scan.size(), kLongestPrompt); ++at) {
        const char16_t c = scan.charAt(at);
        if (windows && c == u'>')
            return at + 1;
        const bool afterPlace =
            contains("~/])", scan.charAt(at - 1)) || isWordChar(scan.charAt(at - 1));
        if (contains("$#%", c) && isBlank(scan.charAt(at + 1)) && at > 0 && afterPlace) {
            const QStringView before = scan.text(0, at);
            return before.contains(u'@') || before.contains(u':') || before.contains(u'~') ? at + 2
                                                                                           : 0;
        }
    }
    return 0;
}

} // namespace

ConsoleLexer::ConsoleLexer()
    : m_shell(shellNamed(u"bash")),
      m_python(shellNamed(u"python"))
{}

Line ConsoleLexer::line(QStringView line, State before)
{
    LineScan scan(line);
    const quint8 speaker = Place::of(before).guest;
    if (scan.looksAt(">>> ") || scan.looksAt("... ")) {
        const State inner = scan.looksAt("...") ? before : State();
        scan.take(4, Kind::Preprocessor);
        return readRest(scan, m_python, inner, PythonSpeaker);
    }
    const bool open = speaker == ShellSpeaker && withSpeaker(before, 0) != State();
    if (open) {
        if (scan.looksAt("> "))
            scan.take(2, Kind::Preprocessor);
        return readRest(scan, m_shell, before, ShellSpeaker);
    }
    const qsizetype prompt = pastPrompt(scan);
    if (prompt == 0)
        return {};
    scan.takeTo(prompt, Kind::Preprocessor);
    return readRest(scan, m_shell, {}, ShellSpeaker);
}

MakeLexer::MakeLexer()
    : m_shell(shellNamed(u"bash"))
{}

namespace {

constexpr std::string_view kMakeDirectives =
    "ifeq ifneq ifdef ifndef else endif define endef include -include export unexport vpath "
    "override";
constexpr std::string_view kInstructions =
    "add arg cmd copy entrypoint env expose from healthcheck label maintainer onbuild run shell "
    "stopsignal user volume workdir";

// $(name) and ${name}, $@ and its like; true if there was one.
bool readMakeVariable(LineScan &scan)
{
    if (scan.peek() != u'$' || scan.peek(1) == 0)
        return false;
    qsizetype end = scan.at() + 2;
    const char16_t close = closing(scan.peek(1));
    if (close != scan.peek(1)) {
        while (end < scan.size() && scan.charAt(end) != close)
            ++end;
        ++end;
    }
    scan.takeTo(end, Kind::Variable);
    return true;
}

void readMakeText(LineScan &scan)
{
    while (!scan.atEnd()) {
        if (scan.peek() == u'#')
            scan.takeRest(Kind::Comment);
        else if (!readMakeVariable(scan))
            scan.skip();
    }
}

// The sign that makes a line a rule or an assignment: its place, or -1.
qsizetype makeSign(const LineScan &scan, qsizetype from)
{
    int brackets = 0;
    for (qsizetype at = from; at < scan.size(); ++at) {
        const char16_t c = scan.charAt(at);
        brackets += contains("({", c) ? 1 : contains(")}", c) ? -1 : 0;
        if (c == u'#')
            return -1;
        if (brackets <= 0 && contains(":=", c))
            return at;
    }
    return -1;
}

} // namespace

// State: what the shell needs for a recipe that goes on.
Line MakeLexer::line(QStringView line, State before)
{
    LineScan scan(line);
    if (scan.peek() == u'\t' || before != State()) {
        scan.moveTo(scan.pastBlanks(0));
        while (before == State() && contains("@-+", scan.peek()))
            scan.take(1, Kind::Preprocessor);
        return readRest(scan, m_shell, before, 0);
    }
    const qsizetype start = scan.pastBlanks(0);
    scan.moveTo(start);
    qsizetype end = start;
    while (end < scan.size() && !isBlank(scan.charAt(end)))
        ++end;
    const qsizetype sign = makeSign(scan, start);
    if (isListed(scan.text(start, end), kMakeDirectives)) {
        scan.takeTo(end, Kind::Preprocessor);
    } else if (sign >= 0) {
        const bool assigns = scan.charAt(sign) == u'=' || scan.charAt(sign + 1) == u'=' ||
                             (scan.charAt(sign + 1) == u':' && scan.charAt(sign + 2) == u'=');
        qsizetype name = sign;
        while (name > start &&
               (isBlank(scan.charAt(name - 1)) || contains("?+!", scan.charAt(name - 1))))
            --name;
        while (scan.at() < name) {
            if (!readMakeVariable(scan))
                scan.take(1, assigns ? Kind::Attribute : Kind::Heading);
        }
    }
    readMakeText(scan);
    return {std::move(scan.runs()), {}};
}

DockerLexer::DockerLexer()
    : m_shell(shellNamed(u"bash"))
{}

Line DockerLexer::line(QStringView line, State before)
{
    LineScan scan(line);
    if (before != State())
        return readRest(scan, m_shell, before, 0);
    const qsizetype start = scan.pastBlanks(0);
    const qsizetype end = scan.pastWord(start);
    scan.moveTo(start);
    const QStringView word = scan.text(start, end);
    if (!isListed(word, kInstructions, Qt::CaseInsensitive))
        return readRest(scan, m_shell, {}, 0);
    scan.takeTo(end, Kind::Keyword);
    // What is no command is read as the arguments of one.
    const bool commands = isListed(word, "run cmd entrypoint env arg", Qt::CaseInsensitive);
    const Place arguments{.depth = 1};
    return readRest(scan, m_shell, commands ? State() : arguments.state(), 0);
}

} // namespace breakerbox::ui::highlight
