// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <memory>
#include <vector>

// What the parts of a line of code are. Kinds, not colours: those are the theme's.
namespace breakerbox::ui::highlight {

enum class Kind : quint8 {
    Plain = 0, // never in a run
    Keyword,
    Type,
    Function, // and built-in commands
    Variable,
    Number, // and literals with a name: true, null, :symbol
    String,
    Escape, // in a string: \n, ${, }
    Comment,
    Preprocessor, // directives, annotations, prompts
    Attribute,    // what a value belongs to: keys, properties, options
    Tag,          // of markup; selectors
    Heading,      // sections, hunks, labels
    Inserted,
    Deleted,
};
inline constexpr int kKindCount = 15;

// A part of a line, in UTF-16 units.
struct Run
{
    qsizetype start = 0;
    qsizetype length = 0;
    Kind kind = Kind::Plain;

    bool operator==(const Run &) const = default;
};

// Where a lexer stands between two lines. A default one is the beginning of a text. Only the lexer
// that made it can read it; equal states and equal lines give equal results.
class State
{
public:
    State() = default;
    explicit State(quint64 bits)
        : m_bits(bits)
    {}
    [[nodiscard]] quint64 bits() const { return m_bits; }
    bool operator==(const State &) const = default;

private:
    quint64 m_bits = 0;
};

struct Line
{
    std::vector<Run> runs; // in order, apart from each other; what is between them is plain
    State after;

    bool operator==(const Line &) const = default;
};

// The part of a line that is looked at, in UTF-16 units. The rest has no runs.
inline constexpr qsizetype kLongestLine = 2000;

// One language. Not thread-safe: use each lexer in one thread.
class Lexer
{
public:
    virtual ~Lexer() = default;
    // line is without its end. Takes time in proportion to the part that is looked at, whatever
    // is in it.
    [[nodiscard]] virtual Line line(QStringView line, State before) = 0;
};

// Knows languages by the names that are written after a code fence.
class Highlighter
{
public:
    virtual ~Highlighter() = default;
    // fence: all that stands after the fence: "python", "C++", "{.js}", "py title=x". Null if
    // there is no such language. The lexer may be used only while the highlighter lives.
    [[nodiscard]] virtual std::unique_ptr<Lexer> lexer(QStringView fence) = 0;

    // The best there is in this build: KSyntaxHighlighting with our own behind it, or our own.
    [[nodiscard]] static std::unique_ptr<Highlighter> create();
    // Our own: cheap to make, knows some 80 languages.
    [[nodiscard]] static std::unique_ptr<Highlighter> createOwn();
};

// The name in what stands after a fence, in lower case; may be empty.
[[nodiscard]] QString languageName(QStringView fence);

} // namespace breakerbox::ui::highlight
