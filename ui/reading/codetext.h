// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace breakerbox::ui {

// The text of a code block, cut into rows as it grows: a row per line, several for a line beyond
// kLongestRow. Appending costs no more than what is appended. Pure.
class CodeText final
{
public:
    static constexpr int kLongestRow = 2000; // characters

    void append(QStringView more);
    void clear();

    [[nodiscard]] const QString &source() const { return m_source; }
    // Without the line break at the end.
    [[nodiscard]] int length() const;
    // A line break at the end begins no row.
    [[nodiscard]] int rows() const;
    [[nodiscard]] int rowStart(int row) const { return m_rows[size_t(row)].start(); }
    // Behind its last character, before the line break.
    [[nodiscard]] int rowEnd(int row) const;
    [[nodiscard]] bool beginsLine(int row) const { return m_rows[size_t(row)].beginsLine(); }
    [[nodiscard]] int rowAt(int position) const;
    [[nodiscard]] QStringView row(int row) const;
    // Of the widest row; a tab counts as far as it goes, a wide character as two.
    [[nodiscard]] int columns() const { return m_widest; }

private:
    enum class Begins : quint32 { Row = 0, Line };
    struct Row // four bytes, as there may be very many
    {
        explicit Row(qsizetype start, Begins begins)
            : bits(quint32(start) << 1 | quint32(begins))
        {}
        [[nodiscard]] int start() const { return int(bits >> 1); }
        [[nodiscard]] bool beginsLine() const { return (bits & 1) != 0; }
        quint32 bits;
    };
    void extend(QStringView part);

    QString m_source;
    std::vector<Row> m_rows{Row(0, Begins::Line)};
    int m_column = 0; // of the last row's end
    int m_widest = 0;
};

} // namespace breakerbox::ui
