// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/markdown.h>
#include <ui/chat/markdownblocks.h>

#include <QElapsedTimer>
#include <QHash>

#include <optional>
#include <vector>

namespace breakerbox::ui {

class BlockList;

// Brings the Markdown of one message into a BlockList as it arrives. Pieces that are finished are
// parsed once, the open one again per update; an open fence is appended to, never parsed. Footnotes
// stand at the end, in the order of their definitions. Main thread.
class MessageText final
{
public:
    // Whole: all that has arrived. Slice: as much as a frame has time for.
    enum class Pace { Whole = 0, Slice };

    explicit MessageText(BlockList &blocks)
        : m_blocks(blocks)
    {}

    void append(QStringView text)
    {
        if (isRead() && text.size() <= kUnslicedText)
            m_text.append(text);
        else
            m_unread += text;
    }
    void finish()
    {
        m_noMore = true;
        if (isRead())
            m_text.finish();
    }
    void clear();
    // Shows what has arrived. False: there is more, call again.
    bool update(Pace pace);

    // The Markdown of these blocks: whole pieces, as they were written.
    [[nodiscard]] QString source(int firstBlock, int lastBlock) const;
    // Where the footnote stands, and where it is first referred to.
    [[nodiscard]] std::optional<int> notePosition(const QString &label) const;
    [[nodiscard]] std::optional<int> referencePosition(const QString &label) const;

private:
    static constexpr qsizetype kUnslicedText = 64 * 1024; // characters that are read at once

    // A finished piece on screen.
    struct Part
    {
        int first = 0; // among the blocks
        int count = 0;
        bool mayRefer = false; // to a definition or a footnote that came later
    };
    struct Note
    {
        QString label;
        QString content;
        bool more = false; // goes on with the note before
        bool operator==(const Note &) const = default;
    };

    [[nodiscard]] std::vector<Note> notesIn(const QString &piece) const;
    void addLabels(const std::vector<Note> &notes);
    void readDefinitions();
    [[nodiscard]] QString definitionsFor(const QString &piece) const;
    [[nodiscard]] std::vector<markdown::Segment>
    parsed(const QString &piece, markdown::Ending ending = markdown::Ending::Complete) const;
    void readSome();
    [[nodiscard]] bool isRead() const { return m_unread.isEmpty(); }
    bool showFinished(Pace pace, const QElapsedTimer &spent);
    void showPiece(const QString &piece);
    void showTail();
    void showRest();  // what is beyond the most blocks
    void showAgain(); // parts whose targets came later
    bool showOpenCode();
    bool showOpenRows(const QString &tail);
    void noteRows(const std::vector<markdown::Segment> &segments, const QString &tail);
    void noteRowsFed();
    static void join(std::vector<Note> &notes, const Note &note);
    [[nodiscard]] std::vector<markdown::Segment> noteSegments(const Note &note) const;
    void showNotes(const std::vector<Note> &tail);
    int putSegments(int at, std::vector<markdown::Segment> segments);
    void endTailAt(int index);

    BlockList &m_blocks;
    MarkdownBlocks m_text;
    QString m_unread;       // of a very long text: what is not in m_text yet
    qsizetype m_readTo = 0; // of that
    bool m_noMore = false;  // the text is complete, read or not
    std::vector<Part> m_parts;
    int m_done = 0;       // blocks of finished pieces
    int m_tailEnd = 0;    // behind the open piece's blocks; footnotes follow
    qsizetype m_fed = -1; // characters of the open code that are shown; -1 = none yet
    // Of an open table: characters of its rows, and rows, that are shown and cannot change; -1 =
    // it has to be shown as a whole.
    qsizetype m_rowsFed = -1;
    int m_rowsShown = 0;
    QHash<QString, QString> m_definitions; // by label
    qsizetype m_definitionsRead = 0;
    QSet<QString> m_labels;
    std::vector<Note> m_notes; // of finished pieces
    std::vector<Note> m_shownNotes;
    std::vector<std::pair<QString, int>> m_noteBlocks; // label, place behind m_tailEnd
    bool m_inNotes = false; // the last piece held notes: what is moved in goes on with the last
    bool m_refersChanged = false;
};

} // namespace breakerbox::ui
