// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

KeyValueLexer::KeyValueLexer(const Language &language)
    : m_value(language)
{}

Line KeyValueLexer::line(QStringView line, State before)
{
    LineScan scan(line);
    const qsizetype start = scan.pastBlanks(0);
    scan.moveTo(start);
    // A string or a list that began in a line before goes on.
    const bool fresh = before == State();
    if (fresh && scan.peek() == u'[') {
        qsizetype end = start;
        while (end < scan.size() && scan.charAt(end) != u'#' && scan.charAt(end) != u';')
            ++end;
        if (scan.text(start, end).contains(u']') && !scan.text(start, end).contains(u',')) {
            const qsizetype close = scan.text(start, end).lastIndexOf(u']');
            scan.takeTo(start + close + 1, Kind::Heading);
        }
    } else if (fresh && !scan.atEnd() && !contains("#;!", scan.peek())) {
        qsizetype sign = start;
        bool quoted = false;
        while (sign < scan.size() && (quoted || !contains("=:#[", scan.charAt(sign)))) {
            quoted = quoted != contains("\"'", scan.charAt(sign));
            ++sign;
        }
        if (contains("=:", scan.charAt(sign))) {
            qsizetype end = sign;
            while (end > start && (isBlank(scan.charAt(end - 1)) || scan.charAt(end - 1) == u'+'))
                --end;
            scan.takeTo(end, Kind::Attribute);
            scan.moveTo(sign + 1);
        }
    }
    const qsizetype rest = scan.at();
    Line value = m_value.line(scan.text(rest, scan.size()), before);
    scan.adopt(value.runs, rest);
    return {std::move(scan.runs()), value.after};
}

} // namespace breakerbox::ui::highlight
