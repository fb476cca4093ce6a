// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagetext.h>

#include <ui/chat/fencedcode.h>
#include <ui/reading/blocklist.h>
#include <ui/reading/codeblock.h>
#include <ui/reading/tableblock.h>

// The open piece: what is known of it stays, so that a chunk costs what is new.
namespace breakerbox::ui {

namespace {

// A table and nothing else, with a row for each of these lines.
bool isTable(const std::vector<markdown::Segment> &segments, QStringView lines)
{
    if (segments.size() != 1 || segments.front().kind != markdown::Segment::Kind::Table)
        return false;
    const qsizetype open = lines.isEmpty() || lines.endsWith(u'\n') ? 0 : 1;
    return qsizetype(segments.front().rows.size()) == 1 + lines.count(u'\n') + open;
}

} // namespace

void MessageText::showTail()
{
    if (m_text.isCode() && showOpenCode())
        return;
    m_fed = -1;
    const QString tail = m_text.steadyTail();
    if (m_text.isTable() && showOpenRows(tail))
        return;
    std::vector<markdown::Segment> segments;
    if (!tail.isEmpty())
        segments = parsed(tail, markdown::Ending::Open);
    noteRows(segments, tail);
    endTailAt(m_done + putSegments(m_done, std::move(segments)));
}

// Rows do not know of each other: those that are complete stay, and the parser sees the newest ones
// only. Whatever is no table for it is shown as a whole.
bool MessageText::showOpenRows(const QString &tail)
{
    if (m_rowsFed < 0 || markdown::isTooCostly(tail))
        return false;
    const qsizetype from = m_text.tableHead().size() + m_rowsFed;
    const QStringView fresh = QStringView(tail).sliced(from);
    QString part = m_text.tableHead().toString();
    part += fresh;
    std::vector<markdown::Segment> segments = parsed(part, markdown::Ending::Open);
    if (!isTable(segments, fresh))
        return false;
    std::vector<markdown::Row> &rows = segments.front().rows;
    rows.erase(rows.begin());
    m_blocks.changeTable(m_done).showFrom(m_rowsShown + 1, std::move(rows));
    noteRowsFed();
    return true;
}

// What was parsed as a whole may go on row by row.
void MessageText::noteRows(const std::vector<markdown::Segment> &segments, const QString &tail)
{
    m_rowsFed = -1;
    if (m_text.isTable() && isTable(segments, QStringView(tail).sliced(m_text.tableHead().size())))
        noteRowsFed();
}

// The newest row that has ended may still change: nothing is a formula before it is sure.
void MessageText::noteRowsFed()
{
    const QStringView rows = m_text.rows();
    m_rowsFed = rows.size() < 2 ? 0 : rows.lastIndexOf(u'\n', -2) + 1;
    m_rowsShown = int(rows.first(m_rowsFed).count(u'\n'));
}

// What was shown stays; a line that may yet end the fence is held back.
bool MessageText::showOpenCode()
{
    const auto feed = [](CodeBlock &block, QStringView part) {
        if (part.contains(u'\r') || part.contains(QChar(u'\0')))
            block.append(cleanCode(part));
        else
            block.append(part);
    };
    CodeBlock &block = m_blocks.putCode(m_done, m_tailEnd);
    m_tailEnd = std::max(m_tailEnd, m_done + 1);
    if (m_fed < 0) {
        block.show(fenceLanguage(m_text.codeHead()), {}, 0, 0);
        endTailAt(m_done + 1);
        m_fed = 0;
    }
    const QStringView lines = m_text.code();
    const QStringView line = m_text.line();
    if (m_fed < lines.size()) {
        feed(block, lines.sliced(m_fed));
        m_fed = lines.size();
    }
    qsizetype end = m_text.lineMayEndCode() ? 0 : line.size();
    if (end > 0 && line[end - 1] == u'\r')
        --end;
    if (m_fed - lines.size() < end) {
        feed(block, line.sliced(m_fed - lines.size(), end - (m_fed - lines.size())));
        m_fed = lines.size() + end;
    }
    return true;
}

} // namespace breakerbox::ui
