// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

namespace {

// What is left of a hunk, from its head: a line that begins with "--- " inside of a hunk is a
// removed line and no head of a file. 24 bits each.
struct Hunk
{
    static constexpr quint64 kMost = 0xffffff;

    quint64 before = 0;
    quint64 after = 0;

    [[nodiscard]] bool isOpen() const { return before > 0 || after > 0; }
    [[nodiscard]] State state() const { return State(before | after << 24); }
    [[nodiscard]] static Hunk of(State state)
    {
        return {state.bits() & kMost, state.bits() >> 24 & kMost};
    }
};

// ",12" → 12, nothing → 1.
quint64 countAt(const LineScan &scan, qsizetype &at)
{
    while (isDigit(scan.charAt(at)))
        ++at;
    if (scan.charAt(at) != u',')
        return 1;
    quint64 count = 0;
    for (++at; isDigit(scan.charAt(at)); ++at)
        count = qMin(Hunk::kMost, count * 10 + (scan.charAt(at) - u'0'));
    return count;
}

Hunk hunkOf(const LineScan &scan)
{
    Hunk hunk;
    qsizetype at = 3;
    if (!scan.looksAt("@@ -"))
        return hunk;
    hunk.before = countAt(scan, ++at);
    at = scan.pastBlanks(at);
    if (scan.charAt(at) != u'+')
        return {};
    hunk.after = countAt(scan, ++at);
    return hunk;
}

bool isHead(const LineScan &scan)
{
    for (const std::string_view head :
         {"diff ", "index ", "--- ", "+++ ", "Index: ", "new file", "deleted file", "similarity ",
          "rename ", "old mode", "new mode", "Binary files", "===", "***"}) {
        if (scan.looksAt(head))
            return true;
    }
    return false;
}

} // namespace

Line DiffLexer::line(QStringView line, State before)
{
    LineScan scan(line);
    Hunk hunk = Hunk::of(before);
    const char16_t c = scan.peek();
    if (scan.looksAt("@@")) {
        hunk = hunkOf(scan);
        const qsizetype marks = line.indexOf(u"@@", 2);
        scan.takeTo(marks < 0 ? scan.size() : marks + 2, Kind::Heading);
    } else if (!hunk.isOpen() && isHead(scan)) {
        scan.takeRest(Kind::Preprocessor);
    } else if (c == u'+' || c == u'>') {
        hunk.after -= hunk.after > 0 ? 1 : 0;
        scan.takeRest(Kind::Inserted);
    } else if (c == u'-' || c == u'<') {
        hunk.before -= hunk.before > 0 ? 1 : 0;
        scan.takeRest(Kind::Deleted);
    } else if (c == u'\\') {
        scan.takeRest(Kind::Comment);
    } else {
        hunk.before -= hunk.before > 0 ? 1 : 0;
        hunk.after -= hunk.after > 0 ? 1 : 0;
    }
    return {std::move(scan.runs()), hunk.state()};
}

} // namespace breakerbox::ui::highlight
