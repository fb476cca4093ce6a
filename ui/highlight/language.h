// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/highlighter.h>

#include <span>
#include <string_view>

// Languages as data. All text here is ASCII; lists are separated by one space.
namespace breakerbox::ui::highlight {

// From a mark to another mark or to the end of the line: comments, attributes.
struct Region
{
    enum Where : quint8 {
        Anywhere = 0,
        LineStart = 1,  // nothing but blanks before it
        WordStart = 2,  // a blank or nothing right before it
        BlankAfter = 4, // a blank or nothing right after it
        OneLine = 8,    // ends with the line, whatever comes
    };

    std::string_view open;
    std::string_view close = {}; // empty: the end of the line
    std::string_view nest = {};  // one level deeper inside
    Kind kind = Kind::Comment;
    unsigned where = Anywhere;
};

struct StringForm
{
    enum Flag : quint16 {
        None = 0,
        Escapes = 1,        // a backslash takes what follows
        Doubled = 2,        // the closing mark twice stands for itself
        Lines = 4,          // goes on in the next line
        Char = 8,           // one character; otherwise the mark is something else
        Code = 16,          // `code` holds without a prefix that says so
        Variables = 32,     // $name
        Backtick = 64,      // escapes are written with a backtick (PowerShell)
        NotAfterWord = 128, // after a word, ')' or ']' the mark is something else
        ByLine = 256,       // the closing mark counts only as the first thing in a line
        RawQuotes = 512,    // a backslash keeps a raw string open, too
    };

    std::string_view open;
    std::string_view close;
    unsigned flags = None;
    std::string_view code = {}; // "${": code until the bracket closes
    Kind kind = Kind::String;
};

// Letters right before a string that change it: r"…", f"…".
struct Prefix
{
    enum Change : quint8 { Same = 0, Raw = 1, WithCode = 2 };

    std::string_view letters; // in lower case
    unsigned change = Same;
};

enum Trait : quint64 {
    FoldCase = 1ULL << 0,
    HashDirective = 1ULL << 1,     // #include
    UpperIsType = 1ULL << 2,       // Name is a type, NAME a constant
    UpperIsVariable = 1ULL << 3,   // Erlang, Prolog
    CallIsFunction = 1ULL << 4,    // name(
    DigitQuote = 1ULL << 5,        // 1'000
    Regex = 1ULL << 6,             // /…/ where no value stands before it
    PerlQuotes = 1ULL << 7,        // m{…}, s/…/…/, qw(…)
    PercentQuotes = 1ULL << 8,     // %w[…]
    TildeQuotes = 1ULL << 9,       // ~r/…/
    Heredoc = 1ULL << 10,          // <<EOF
    HeredocBlank = 1ULL << 11,     // << EOF
    PhpHeredoc = 1ULL << 12,       // <<<EOF
    CppRaw = 1ULL << 13,           // R"x(…)x"
    RustRaw = 1ULL << 14,          // r#"…"#
    SwiftRaw = 1ULL << 15,         // #"…"#
    LuaLong = 1ULL << 16,          // [==[…]==], also as a comment after --
    DollarQuote = 1ULL << 17,      // $tag$…$tag$
    BracedSigil = 1ULL << 18,      // ${…} and its like
    ParenSigil = 1ULL << 19,       // $(…)
    KeyStrings = 1ULL << 20,       // "key":
    KeyWords = 1ULL << 21,         // key:
    FirstWord = 1ULL << 22,        // the first word of a statement is its command
    HeadIsFunction = 1ULL << 23,   // (name
    DashNames = 1ULL << 24,        // Get-Item
    Options = 1ULL << 25,          // -x, --long
    Assigns = 1ULL << 26,          // NAME= at the start of a statement
    Symbols = 1ULL << 27,          // :name
    DollarHex = 1ULL << 28,        // $FF
    AmpersandHex = 1ULL << 29,     // &HFF
    BasedHash = 1ULL << 30,        // 16#FF#
    ColonLabels = 1ULL << 31,      // :name at the start of a line
    LineLabels = 1ULL << 32,       // name: at the start of a line
    Jsx = 1ULL << 33,              // <Tag attribute=
    Lifetimes = 1ULL << 34,        // 'name
    PercentVariables = 1ULL << 35, // %NAME%, %%i, !NAME!
    CharNames = 1ULL << 36,        // \newline, \a (Clojure), #\a (Scheme)
    SpecialSigils = 1ULL << 37,    // $1, $?, $@
    AssignsSpaced = 1ULL << 38,    // name = at the start of a statement
    DollarChar = 1ULL << 39,       // $a (Erlang)
    Commands = 1ULL << 40,         // what a statement begins with is a command
};

// How a language is read: by the table alone, or by a lexer of its own that may use the table.
enum class Shape : quint8 {
    Code = 0,
    Markup,
    Css,
    Diff,
    Yaml,
    KeyValue,
    Markdown,
    Console,
    Tex,
    Make,
    Docker,
};

struct Language
{
    std::string_view names; // the first is what others call it by
    Shape shape = Shape::Code;
    quint64 traits = 0;
    std::string_view keywords = {};
    std::string_view types = {};
    std::string_view functions = {};
    std::string_view literals = {};
    std::string_view directives = {};
    std::span<const Region> regions = {};
    std::span<const StringForm> strings = {};
    std::span<const Prefix> prefixes = {};
    std::string_view sigils = {};      // right before a name: a variable
    std::string_view annotations = {}; // right before a name: an annotation
    std::string_view wordStart = {};   // letters of names besides letters, digits and _
    std::string_view wordInside = {};
};

[[nodiscard]] std::span<const Language> cLanguages();
[[nodiscard]] std::span<const Language> managedLanguages();
[[nodiscard]] std::span<const Language> systemsLanguages();
[[nodiscard]] std::span<const Language> scriptLanguages();
[[nodiscard]] std::span<const Language> webLanguages();
[[nodiscard]] std::span<const Language> shellLanguages();
[[nodiscard]] std::span<const Language> functionalLanguages();
[[nodiscard]] std::span<const Language> scienceLanguages();
[[nodiscard]] std::span<const Language> classicLanguages();
[[nodiscard]] std::span<const Language> dataLanguages();

// All of the above.
[[nodiscard]] std::vector<const Language *> allLanguages();
// name as languageName() gives it. Null if there is none.
[[nodiscard]] const Language *findLanguage(QStringView name);
[[nodiscard]] std::unique_ptr<Lexer> createLexer(const Language &language);

} // namespace breakerbox::ui::highlight
