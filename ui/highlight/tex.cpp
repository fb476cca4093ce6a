// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

namespace {

enum TexMode : quint8 { InTexText = 0, InMath, InDisplayMath };

constexpr std::string_view kSections =
    "\\section \\subsection \\subsubsection \\chapter \\title \\part \\paragraph";

void readCommand(LineScan &scan)
{
    const qsizetype from = scan.at();
    qsizetype end = from + 1;
    while (isAsciiLetter(scan.charAt(end)) || scan.charAt(end) == u'@')
        ++end;
    if (end == from + 1) {
        scan.take(2, Kind::Escape); // \% and its like
        return;
    }
    const QStringView command = scan.text(from, end);
    const Kind inside = isListed(command, "\\begin \\end") ? Kind::Tag
                        : isListed(command, kSections)     ? Kind::Heading
                                                           : Kind::Plain;
    scan.takeTo(end, Kind::Keyword);
    if (scan.peek() == u'*')
        scan.take(1, Kind::Keyword);
    if (inside == Kind::Plain || scan.peek() != u'{')
        return;
    scan.skip();
    while (!scan.atEnd() && !contains("}\\%$", scan.peek()))
        scan.take(1, inside);
}

} // namespace

Line TexLexer::line(QStringView line, State before)
{
    LineScan scan(line);
    Place place = Place::of(before);
    while (!scan.atEnd()) {
        const char16_t c = scan.peek();
        if (c == u'%') {
            scan.takeRest(Kind::Comment);
        } else if (c == u'\\') {
            readCommand(scan);
        } else if (c == u'$') {
            const bool two = scan.peek(1) == u'$';
            const quint8 math = two ? InDisplayMath : InMath;
            place.mode = place.mode == InTexText ? math : quint8(InTexText);
            scan.take(two ? 2 : 1, Kind::String);
        } else if (c == u'@' && isAsciiLetter(scan.peek(1)) && scan.at() == scan.pastBlanks(0)) {
            scan.takeTo(scan.pastWord(scan.at() + 1), Kind::Keyword); // @article of BibTeX
        } else {
            scan.take(1, place.mode == InTexText ? Kind::Plain : Kind::String);
        }
    }
    // A formula within a line does not go past an empty one.
    if (place.mode == InMath && scan.onlyBlanksFrom(0))
        place.mode = InTexText;
    return {std::move(scan.runs()), place.state()};
}

} // namespace breakerbox::ui::highlight
