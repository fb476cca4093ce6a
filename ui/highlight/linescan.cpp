// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/linescan.h>

namespace breakerbox::ui::highlight {

bool isWordStart(char16_t c)
{
    if (c < 128)
        return isAsciiLetter(c) || c == u'_';
    return QChar::isLetter(c) || QChar::isSurrogate(c);
}

bool isWordChar(char16_t c)
{
    return isWordStart(c) || isDigit(c) ||
           (c >= 128 && (QChar::isMark(c) || QChar::isLetterOrNumber(c)));
}

bool isText(QStringView text, std::string_view ascii, Qt::CaseSensitivity cases)
{
    if (static_cast<qsizetype>(ascii.size()) != text.size())
        return false;
    for (size_t i = 0; i < ascii.size(); ++i) {
        const char16_t c = text[static_cast<qsizetype>(i)].unicode();
        const char16_t own = cases == Qt::CaseInsensitive ? folded(c) : c;
        if (own != static_cast<unsigned char>(ascii[i]))
            return false;
    }
    return true;
}

bool isListed(QStringView word, std::string_view words, Qt::CaseSensitivity cases)
{
    while (!words.empty()) {
        const size_t end = qMin(words.find(' '), words.size());
        if (isText(word, words.substr(0, end), cases))
            return true;
        words.remove_prefix(qMin(end + 1, words.size()));
    }
    return false;
}

char16_t closing(char16_t open)
{
    switch (open) {
    case u'(':
        return u')';
    case u'[':
        return u']';
    case u'{':
        return u'}';
    case u'<':
        return u'>';
    default:
        return open;
    }
}

quint32 markOf(QStringView text)
{
    quint32 hash = 2166136261U; // FNV-1a
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 16777619U;
    hash = (hash ^ (hash >> 24)) & 0xffffffU;
    return hash == 0 ? 1 : hash;
}

LineScan::LineScan(QStringView line)
    : m_line(line)
{
    if (m_line.size() <= kLongestLine)
        return;
    // Half a character is no place to end.
    const bool splits = m_line[kLongestLine - 1].isHighSurrogate();
    m_line = m_line.first(splits ? kLongestLine - 1 : kLongestLine);
}

bool LineScan::matches(qsizetype position, std::string_view ascii, bool fold) const
{
    const auto length = static_cast<qsizetype>(ascii.size());
    if (position < 0 || position + length > m_line.size())
        return false;
    for (qsizetype i = 0; i < length; ++i) {
        const char16_t c = m_line[position + i].unicode();
        if ((fold ? folded(c) : c) != static_cast<unsigned char>(ascii[static_cast<size_t>(i)]))
            return false;
    }
    return true;
}

qsizetype LineScan::pastBlanks(qsizetype from) const
{
    while (from < m_line.size() && isBlank(m_line[from].unicode()))
        ++from;
    return from;
}

qsizetype LineScan::pastWord(qsizetype from, std::string_view more) const
{
    while (from < m_line.size()) {
        const char16_t c = m_line[from].unicode();
        if (!isWordChar(c) && !contains(more, c))
            break;
        ++from;
    }
    return from;
}

void LineScan::takeTo(qsizetype position, Kind kind)
{
    const qsizetype from = m_at;
    moveTo(position);
    add(from, m_at, kind);
}

void LineScan::adopt(const std::vector<Run> &runs, qsizetype offset)
{
    for (const Run &run : runs)
        add(offset + run.start, offset + run.start + run.length, run.kind);
}

void LineScan::add(qsizetype from, qsizetype to, Kind kind)
{
    if (from >= to || kind == Kind::Plain)
        return;
    if (!m_runs.empty()) {
        Run &last = m_runs.back();
        if (last.kind == kind && last.start + last.length == from) {
            last.length = to - last.start;
            return;
        }
    }
    m_runs.push_back({from, to - from, kind});
}

} // namespace breakerbox::ui::highlight
