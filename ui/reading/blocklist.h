// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/block.h>

#include <memory>
#include <vector>

namespace breakerbox::ui {

class CodeBlock;
class TableBlock;

// The blocks of one message, one below the other. Positions count through all of them, with one
// character between two neighbours; y is in pixels from the top. Changes are noted and take effect
// in settle(), which looks at nothing above the first of them. Main thread.
class BlockList final
{
public:
    // What settle() changed on screen: from top down to bottom, or down to the end.
    struct Change
    {
        qreal top = -1; // < 0: nothing
        qreal bottom = 0;
        bool heightChanged = false;
    };

    explicit BlockList(const Typography &type)
        : m_type(&type)
    {}

    [[nodiscard]] int count() const { return int(m_blocks.size()); }
    [[nodiscard]] Block &at(int index) const { return *m_blocks[size_t(index)]; }
    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] qreal width() const { return m_width; }
    [[nodiscard]] int length() const;
    // The block at or next to y; -1 if there is none. The same for a position.
    [[nodiscard]] int indexAtY(qreal y) const;
    [[nodiscard]] int indexAtPosition(int position) const;
    [[nodiscard]] int indexOf(quint64 serial) const;
    // Another number whenever a block came or went.
    [[nodiscard]] quint64 revision() const { return m_revision; }

    // Shows a segment (prose of one paragraph) at this index: in the block that is there if it is
    // of the same kind, else in one that takes its place. From `end` on a new one is put in.
    void put(int index, int end, markdown::Segment &&segment);
    [[nodiscard]] CodeBlock &putCode(int index, int end);
    // The table at this index, whose rows are about to change.
    [[nodiscard]] TableBlock &changeTable(int index);
    void remove(int from, int to);
    // The block says itself that it is no longer laid out.
    void touch(int index) { m_touched = std::min(m_touched, index); }

    void setWidth(qreal width);
    // Everything is laid out again.
    void forget();
    // Pictures of formulas may have come.
    void refreshPictures();
    Change settle();
    // The same without telling: the next settle() tells of it.
    void settleQuietly();

    // Blocks that do not touch [top, bottom] drop their layouts.
    void dropOutside(qreal top, qreal bottom);
    // These were painted or measured and may have layouts again.
    void noteLayouts(int first, int last);
    [[nodiscard]] size_t layouts() const;

private:
    [[nodiscard]] Block &replace(int index, int end, Block::Kind kind);
    void placeOne(int index, Change &change);
    void settleInto(Change &change);

    const Typography *m_type;
    std::vector<std::unique_ptr<Block>> m_blocks;
    qreal m_width = 0;
    qreal m_height = 0;
    int m_touched = 0;
    int m_liveFrom = 0;
    int m_liveTo = 0;
    Change m_untold;
    quint64 m_serial = 0;
    quint64 m_revision = 0;
};

} // namespace breakerbox::ui
