// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/formulafinder.h>

#include <QString>
#include <QStringList>

#include <vector>

namespace breakerbox::ui {

struct MarkdownLine;

// Cuts Markdown into pieces that can be rendered one by one, as the text arrives. A finished piece
// never changes again; only the open tail does. However the text is chunked, the pieces are those
// of the whole text, and put together they are the text. Where a cut is doubtful none is made: a
// piece may hold several blocks, never half of one, nor half of a displayed formula. Pure.
class MarkdownBlocks final
{
public:
    void append(QStringView text);
    // No more text comes: the tail becomes the last finished piece.
    void finish();

    [[nodiscard]] const QStringList &finished() const { return m_finished; }
    [[nodiscard]] QString tail() const
    {
        return m_open + m_blank + m_held.join(QString()) + m_line;
    }
    // The same without a line that may yet become the beginning or the end of a fence: its marks
    // are never shown (C42).
    [[nodiscard]] QString steadyTail() const;
    // Whether the open piece is a fence at the margin and nothing else: then code() are its lines
    // so far, only growing until the piece is finished, and line() is the one that has not ended.
    [[nodiscard]] bool isCode() const { return m_kind == Kind::Fence && m_code >= 0; }
    [[nodiscard]] QStringView code() const { return QStringView(m_open).sliced(m_code); }
    [[nodiscard]] QStringView line() const { return m_line; }
    // The open piece up to and with the line that opens the fence.
    [[nodiscard]] QStringView codeHead() const { return QStringView(m_open).first(m_code); }
    // Whether line() may become the end of the fence.
    [[nodiscard]] bool lineMayEndCode() const;
    // Whether the open piece is a table and each of its lines so far a row: then rows() are those
    // behind tableHead(), the row of names and the line below it, only growing until the piece is
    // finished.
    [[nodiscard]] bool isTable() const
    {
        return m_kind == Kind::Table && m_rowsTo == m_open.size() && m_held.isEmpty();
    }
    [[nodiscard]] QStringView tableHead() const { return QStringView(m_open).first(m_rows); }
    [[nodiscard]] QStringView rows() const { return QStringView(m_open).sliced(m_rows); }
    // Link definitions of the finished pieces, "[name]: target" a line, for the others' sake.
    [[nodiscard]] const QString &definitions() const { return m_definitions; }

    // Each line as it was judged; those that a displayed formula joins are one.
    struct Line
    {
        QString text;
        bool code = false;
        bool open = false; // the text ends inside a displayed formula that begins here
    };
    // Notes every line from now on in log, which outlives this.
    void setLog(std::vector<Line> *log, markdown::Ending ending)
    {
        m_log = log;
        m_ending = ending;
    }
    // The line behind so many marks of quotes; all of it if it has fewer.
    [[nodiscard]] static QStringView withoutQuotes(QStringView line, qsizetype count);

private:
    enum class Kind { None = 0, Paragraph, Table, Fence, List, IndentedCode };

    void takeLine(const QString &line);
    void takeWhole(const QString &line, const MarkdownLine &facts);
    [[nodiscard]] bool isCodeLine(const MarkdownLine &facts) const;
    [[nodiscard]] bool holds(const QString &line, const MarkdownLine &facts);
    void inFormula(const QString &line);
    void joinFormula();
    void release(); // the lines that were held are no formula
    void startBlock(const QString &line, const MarkdownLine &facts);
    void startFence(const MarkdownLine &facts);
    void startList(const QString &line, const MarkdownLine &facts);
    void inParagraph(const QString &line, const MarkdownLine &facts);
    void noteQuote(const QString &line, const MarkdownLine &facts);
    void noteRow(qsizetype before, const MarkdownLine &facts);
    void inFence(const QString &line, const MarkdownLine &facts);
    void inList(const QString &line, const MarkdownLine &facts);
    void inIndentedCode(const QString &line, const MarkdownLine &facts);
    [[nodiscard]] bool listGoesOn(const MarkdownLine &facts) const;
    [[nodiscard]] bool closesFence(const MarkdownLine &facts) const;
    void noteFence(const MarkdownLine &facts);
    void close(); // blank lines at the end go to the next piece
    void closeBefore(const QString &line, const MarkdownLine &facts);

    QStringList m_finished;
    QString m_definitions;
    QString m_open;  // whole lines of the open piece
    QString m_blank; // blank lines after it that may belong to it or to the next
    QString m_line;  // the line that has not ended yet
    Kind m_kind = Kind::None;
    int m_lines = 0;          // lines of text in the open paragraph
    bool m_quoted = false;    // its newest line belongs to a quote
    bool m_quoteOpen = false; // the quote's newest line has words
    qsizetype m_rows = 0;     // where in m_open the rows of a table begin
    qsizetype m_rowsTo = -1;  // and where they end; -1 = not all are rows
    // Fence, also the one inside a list item.
    QChar m_fenceMark;
    int m_fenceLength = 0;
    bool m_fenceInItem = false;
    qsizetype m_code = -1; // where in m_open the code of a fence at the margin begins
    // List.
    QChar m_marker;           // '-', '+', '*', '.' or ')'
    int m_content = 0;        // column where the text of its newest item begins
    bool m_itemEmpty = false; // nothing stands in the newest item yet
    // Displayed formula that has not ended yet.
    QStringList m_held; // its lines
    QString m_closer;
    bool m_alone = false;     // blank lines may follow inside
    qsizetype m_quotes = 0;   // marks of quotes before its first line
    qsizetype m_heldSize = 0; // characters
    std::vector<Line> *m_log = nullptr;
    markdown::Ending m_ending = markdown::Ending::Complete;
};

} // namespace breakerbox::ui
