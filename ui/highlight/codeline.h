// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/grammar.h>
#include <ui/highlight/linescan.h>
#include <ui/highlight/place.h>

#include <optional>

namespace breakerbox::ui::highlight {

// One line of a language that its table describes, read once from left to right. What looks ahead
// for an end and finds none does so once per line: the time stays linear.
class CodeLine
{
public:
    CodeLine(const Grammar &grammar, QStringView line, State before);
    [[nodiscard]] Line read();

private:
    enum Mode : quint8 {
        InCode = 0,
        InRegion,
        InString,
        InMarked,
        InParenRaw,
        InHeredoc,
        InDollar
    };
    enum class Before { Nothing, Keyword, Value, New, Declare };

    // codeline.cpp
    void step();
    void endOfLine();
    bool readRegion();
    void insideRegion();
    bool readNumber();
    bool readSigil();
    bool readSpecial();
    void readPunctuation();
    bool readDirective();
    bool readJsxTag();
    void token(Before what);

    // codewords.cpp
    bool readWord();
    [[nodiscard]] Kind wordKind(qsizetype end) const;
    [[nodiscard]] Kind callKind(qsizetype end) const;
    [[nodiscard]] Kind labelKind(qsizetype end) const;
    [[nodiscard]] std::optional<Kind> shapeKind(QStringView word) const;
    [[nodiscard]] bool beginsStatement(QStringView word) const;
    bool readQuotedWord(qsizetype end);
    bool readAnnotation();
    bool readSymbol();
    bool readOption();
    bool readPercentVariable();
    bool readColonLabel();
    bool readCharName();

    // codestrings.cpp
    bool readString();
    bool readPrefixed(qsizetype end);
    void openString(size_t form, quint8 changes);
    bool insideString();
    bool readEscape(char16_t escape);
    void leaveString(qsizetype begun);
    bool isChar(const StringForm &form) const;
    bool enterCode(const StringForm &form);
    bool leaveCode(char16_t c);
    [[nodiscard]] const StringForm &formAt(size_t form) const;

    // codequotes.cpp
    bool readRaw();
    bool readRustRaw(qsizetype from);
    bool readCppRaw(qsizetype from);
    bool readSwiftRaw();
    bool readLuaLong();
    bool readDollarQuote();
    bool readHeredoc();
    void insideMarked();
    void insideParenRaw();
    void insideHeredoc();
    void insideDollar();
    bool readRegex();
    bool readDelimited(qsizetype open, int parts);
    [[nodiscard]] qsizetype delimitedEnd(qsizetype open);

    [[nodiscard]] bool follows(char16_t c) const { return m_scan.charAt(m_scan.at() - 1) == c; }
    [[nodiscard]] bool afterWordChar() const;
    [[nodiscard]] Kind markedKind() const;

    const Grammar &m_grammar;
    const Language &m_language;
    LineScan m_scan;
    Place m_place;
    quint32 m_heredoc = 0;      // begins with the next line
    bool m_heredocFree = false; // its end may stand before more code
    Before m_before = Before::Nothing;
    bool m_blank = true;     // nothing but blanks so far
    bool m_statement = true; // a statement may begin here
    bool m_noEnd = false;    // looked ahead for an end once and found none
};

} // namespace breakerbox::ui::highlight
