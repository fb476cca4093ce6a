// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/codetext.h>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kTabColumns = 4;

int columnsOfCharacter(QChar c)
{
    return c.unicode() < 0x1100 ? 1 : 2;
}

} // namespace

void CodeText::append(QStringView more)
{
    qsizetype from = 0;
    while (from < more.size()) {
        const qsizetype end = more.indexOf(u'\n', from);
        extend(more.sliced(from, (end < 0 ? more.size() : end) - from));
        if (end < 0)
            return;
        m_source += u'\n';
        m_rows.emplace_back(m_source.size(), Begins::Line);
        m_column = 0;
        from = end + 1;
    }
}

// Part of a line goes to the last row, and to new ones beyond the longest.
void CodeText::extend(QStringView part)
{
    while (!part.isEmpty()) {
        const qsizetype room = kLongestRow - (m_source.size() - m_rows.back().start());
        qsizetype take = std::min(room, part.size());
        // A pair stays together, whichever chunk its halves come in.
        const bool splits = take > 0 && take == room && part[take - 1].isHighSurrogate();
        if (take <= 0 || (splits && take == 1)) {
            m_rows.emplace_back(m_source.size(), Begins::Row);
            m_column = 0;
            continue;
        }
        if (splits)
            --take;
        for (const QChar c : part.first(take))
            m_column += c == u'\t' ? kTabColumns - m_column % kTabColumns : columnsOfCharacter(c);
        m_widest = std::max(m_widest, m_column);
        m_source += part.first(take);
        part = part.sliced(take);
        if (splits) {
            m_rows.emplace_back(m_source.size(), Begins::Row);
            m_column = 0;
        }
    }
}

void CodeText::clear()
{
    *this = CodeText();
}

int CodeText::length() const
{
    return int(m_source.size()) - (m_source.endsWith(u'\n') ? 1 : 0);
}

int CodeText::rows() const
{
    return int(m_rows.size()) - (m_source.endsWith(u'\n') ? 1 : 0);
}

int CodeText::rowEnd(int row) const
{
    if (row + 1 >= int(m_rows.size()))
        return int(m_source.size());
    const Row &next = m_rows[size_t(row) + 1];
    return next.start() - (next.beginsLine() ? 1 : 0);
}

int CodeText::rowAt(int position) const
{
    const auto after = std::upper_bound(m_rows.begin(), m_rows.end(), std::max(0, position),
                                        [](int at, const Row &row) { return at < row.start(); });
    return std::clamp(int(after - m_rows.begin()) - 1, 0, std::max(0, rows() - 1));
}

QStringView CodeText::row(int row) const
{
    return QStringView(m_source).sliced(rowStart(row), rowEnd(row) - rowStart(row));
}

} // namespace breakerbox::ui
