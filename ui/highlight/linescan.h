// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/highlighter.h>

#include <string_view>

namespace breakerbox::ui::highlight {

[[nodiscard]] constexpr bool isDigit(char16_t c)
{
    return c >= u'0' && c <= u'9';
}
[[nodiscard]] constexpr bool isUpper(char16_t c)
{
    return c >= u'A' && c <= u'Z';
}
[[nodiscard]] constexpr bool isAsciiLetter(char16_t c)
{
    return isUpper(c) || (c >= u'a' && c <= u'z');
}
[[nodiscard]] constexpr bool isBlank(char16_t c)
{
    return c == u' ' || c == u'\t';
}
[[nodiscard]] constexpr char16_t folded(char16_t c)
{
    return isUpper(c) ? char16_t(c + 32) : c;
}
[[nodiscard]] constexpr bool contains(std::string_view set, char16_t c)
{
    return c != 0 && c < 128 && set.find(static_cast<char>(c)) != std::string_view::npos;
}
// A letter, digit or _ of any script.
[[nodiscard]] bool isWordChar(char16_t c);
[[nodiscard]] bool isWordStart(char16_t c);
// ascii, and words separated by one space, are in lower case if case is folded.
[[nodiscard]] bool isText(QStringView text, std::string_view ascii,
                          Qt::CaseSensitivity cases = Qt::CaseSensitive);
[[nodiscard]] bool isListed(QStringView word, std::string_view words,
                            Qt::CaseSensitivity cases = Qt::CaseSensitive);
// The bracket that closes this one; other characters close themselves.
[[nodiscard]] char16_t closing(char16_t open);
// A short name for a text, never 0: 24 bits.
[[nodiscard]] quint32 markOf(QStringView text);

// Walks through one line and gathers its runs. It sees at most kLongestLine of it.
class LineScan
{
public:
    explicit LineScan(QStringView line);

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] qsizetype size() const { return m_line.size(); }
    [[nodiscard]] bool atEnd() const { return m_at >= m_line.size(); }
    [[nodiscard]] QStringView text(qsizetype from, qsizetype to) const
    {
        return m_line.sliced(from, to - from);
    }
    // The character there, 0 outside of the line.
    [[nodiscard]] char16_t charAt(qsizetype position) const
    {
        return position >= 0 && position < m_line.size() ? m_line[position].unicode() : u'\0';
    }
    [[nodiscard]] char16_t peek(qsizetype ahead = 0) const { return charAt(m_at + ahead); }
    [[nodiscard]] bool looksAt(std::string_view ascii) const { return matches(m_at, ascii, false); }
    [[nodiscard]] bool looksAtFolded(std::string_view lower) const
    {
        return matches(m_at, lower, true);
    }
    [[nodiscard]] bool matches(qsizetype position, std::string_view ascii, bool fold) const;
    // The first place from there on that is no blank, or the end.
    [[nodiscard]] qsizetype pastBlanks(qsizetype from) const;
    [[nodiscard]] bool onlyBlanksFrom(qsizetype from) const { return pastBlanks(from) >= size(); }
    [[nodiscard]] qsizetype pastWord(qsizetype from, std::string_view more = {}) const;

    void moveTo(qsizetype position) { m_at = qMin(position, m_line.size()); }
    void skip(qsizetype count = 1) { moveTo(m_at + count); }
    // Moves on and gives what was passed this kind.
    void take(qsizetype count, Kind kind) { takeTo(m_at + count, kind); }
    void takeTo(qsizetype position, Kind kind);
    void takeRest(Kind kind) { takeTo(m_line.size(), kind); }

    // Runs of another scan of a part of this line.
    void adopt(const std::vector<Run> &runs, qsizetype offset);
    [[nodiscard]] std::vector<Run> &runs() { return m_runs; }

private:
    void add(qsizetype from, qsizetype to, Kind kind);

    QStringView m_line;
    qsizetype m_at = 0;
    std::vector<Run> m_runs;
};

} // namespace breakerbox::ui::highlight
