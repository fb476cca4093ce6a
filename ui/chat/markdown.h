// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/formulafinder.h>
#include <ui/widgets/link.h>

#include <QSet>
#include <QString>

#include <vector>

// Markdown as values: what a piece of it consists of, before anything is drawn. Raw HTML stays
// text, images become their alternative text and host, nothing is fetched here (security.md R27,
// R28, T1). Pure; may run on any thread.
namespace breakerbox::ui::markdown {

enum class Style : unsigned {
    Plain = 0,
    Bold = 1,
    Italic = 2,
    Code = 4,
    Strike = 8,
    Quiet = 16,
    Math = 32,        // a formula, with Code: whoever draws none shows its source as code
    DisplayMath = 64, // with Math: one that stands by itself
    Note = 256,       // refers to a footnote; target is its label
    NoteBack = 512,   // leads from a footnote back to the text
    Image = 1024,     // stands for an image; target is where it would come from
};
// Spans with one of these have a target that is no link.
inline constexpr unsigned kNoLink =
    unsigned(Style::Note) | unsigned(Style::NoteBack) | unsigned(Style::Image);

// A run of text in one style. target is set where it is a link that may be activated. A formula is
// a span of its own: text as it was written, tex what stands between its delimiters.
struct Span
{
    QString text;
    unsigned style = 0; // bits of Style
    QString target = {};
    QString tex = {};

    [[nodiscard]] bool has(Style bit) const { return (style & unsigned(bit)) != 0; }
    [[nodiscard]] bool isLink() const { return !target.isEmpty() && (style & kNoLink) == 0; }
    bool operator==(const Span &) const = default;
};

using Spans = std::vector<Span>;

// An image that stands in the text itself ("data:"), of a kind that may be shown and no longer than
// one may be (security.md T6).
[[nodiscard]] bool isPictureData(const QString &source);

struct Paragraph
{
    int heading = 0;    // 1 … 6; 0 = text
    int depth = 0;      // of lists around it
    QString marker;     // "•", "3.", "☐": first paragraph of an item only
    bool tight = false; // close to the one before
    Spans spans;

    bool operator==(const Paragraph &) const = default;
};

enum class Align { Left = 0, Center, Right };

struct Cell
{
    Align align = Align::Left;
    Spans spans;

    bool operator==(const Cell &) const = default;
};

struct Row
{
    bool header = false;
    std::vector<Cell> cells;

    bool operator==(const Row &) const = default;
};

// What becomes one block: a run of paragraphs, a code block, a table, a rule or a displayed
// formula.
struct Segment
{
    enum class Kind { Prose = 0, Code, Table, Rule, Math };

    Kind kind = Kind::Prose;
    int depth = 0;                     // of lists around it: how far it is moved in
    int quote = 0;                     // of quotes around it
    std::vector<Paragraph> paragraphs; // Prose
    QString language;                  // Code
    QString code;                      // Code and Math, exactly as in the source
    QString tex;                       // Math: what stands between the delimiters in code
    std::vector<Row> rows;             // Table

    bool operator==(const Segment &) const = default;
};

// definitions: link definitions from elsewhere in the same message; notes: labels of its footnotes,
// to which "[^label]" refers. Text that would cost too much to parse comes back as one plain
// segment with plain = true.
struct Parsed
{
    std::vector<Segment> segments;
    bool plain = false;

    bool operator==(const Parsed &) const = default;
};
// notes: labels of footnotes that exist. ending: Open for a text that is still arriving, so that
// nothing is a formula before it is sure.
[[nodiscard]] Parsed parse(const QString &source, const QString &definitions = {},
                           const QSet<QString> &notes = {}, Ending ending = Ending::Complete);
// Whether parse() makes plain text of it.
[[nodiscard]] bool isTooCostly(const QString &source);
// The text as it is, its beginning if it is very large, with a note that says so.
[[nodiscard]] Parsed plain(const QString &source);

// As somebody would read it aloud or paste it: no marks of Markdown, tables by tabs, formulas as
// they were written.
[[nodiscard]] QString plainText(const std::vector<Segment> &segments);

} // namespace breakerbox::ui::markdown
