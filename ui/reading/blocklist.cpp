// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/blocklist.h>

#include <ui/reading/codeblock.h>
#include <ui/reading/paragraphblock.h>
#include <ui/reading/tableblock.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace breakerbox::ui {

namespace {

constexpr qreal kEverything = -2; // no layout touches [-2, -1]

Block::Kind kindOf(const markdown::Segment &segment)
{
    switch (segment.kind) {
    case markdown::Segment::Kind::Code:
        return Block::Kind::Code;
    case markdown::Segment::Kind::Table:
        return Block::Kind::Table;
    case markdown::Segment::Kind::Rule:
        return Block::Kind::Rule;
    case markdown::Segment::Kind::Prose:
    case markdown::Segment::Kind::Math: // becomes prose before it comes here
        break;
    }
    return Block::Kind::Paragraph;
}

std::unique_ptr<Block> makeBlock(Block::Kind kind)
{
    switch (kind) {
    case Block::Kind::Code:
        return std::make_unique<CodeBlock>();
    case Block::Kind::Table:
        return std::make_unique<TableBlock>();
    case Block::Kind::Rule:
        return std::make_unique<RuleBlock>();
    default:
        return std::make_unique<ParagraphBlock>();
    }
}

} // namespace

int BlockList::length() const
{
    return m_blocks.empty() ? 0 : m_blocks.back()->place().start + m_blocks.back()->length();
}

int BlockList::indexAtY(qreal y) const
{
    const auto after = std::upper_bound(m_blocks.begin(), m_blocks.end(), y,
                                        [](qreal at, const std::unique_ptr<Block> &block) {
                                            return at < block->place().y - block->place().gap;
                                        });
    return std::max(m_blocks.empty() ? -1 : 0, int(after - m_blocks.begin()) - 1);
}

int BlockList::indexAtPosition(int position) const
{
    const auto after = std::upper_bound(
        m_blocks.begin(), m_blocks.end(), position,
        [](int at, const std::unique_ptr<Block> &block) { return at < block->place().start; });
    return std::max(m_blocks.empty() ? -1 : 0, int(after - m_blocks.begin()) - 1);
}

int BlockList::indexOf(quint64 serial) const
{
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        if (m_blocks[i]->place().serial == serial)
            return int(i);
    }
    return -1;
}

Block &BlockList::replace(int index, int end, Block::Kind kind)
{
    touch(index);
    if (index < end && at(index).kind() == kind)
        return at(index);
    ++m_revision;
    auto made = makeBlock(kind);
    made->m_place.serial = ++m_serial;
    made->m_place.y = -1; // nowhere yet
    if (index < end) {
        // It takes the place on screen as well.
        made->m_place.y = at(index).place().y;
        m_blocks[size_t(index)] = std::move(made);
    } else {
        m_blocks.insert(m_blocks.begin() + index, std::move(made));
        m_liveTo += 1;
    }
    return at(index);
}

void BlockList::put(int index, int end, markdown::Segment &&segment)
{
    replace(index, end, kindOf(segment)).show(std::move(segment));
}

CodeBlock &BlockList::putCode(int index, int end)
{
    return static_cast<CodeBlock &>(replace(index, end, Block::Kind::Code));
}

TableBlock &BlockList::changeTable(int index)
{
    touch(index);
    return static_cast<TableBlock &>(at(index));
}

void BlockList::remove(int from, int to)
{
    if (from >= to)
        return;
    ++m_revision;
    m_blocks.erase(m_blocks.begin() + from, m_blocks.begin() + to);
    m_liveFrom = std::min(m_liveFrom, from);
    m_liveTo = std::min(m_liveTo, count());
    touch(from);
}

void BlockList::setWidth(qreal width)
{
    if (width == m_width)
        return;
    m_width = width;
    for (const auto &block : m_blocks)
        block->m_laidOut = false;
    m_touched = 0;
}

void BlockList::forget()
{
    for (const auto &block : m_blocks)
        block->forget();
    m_touched = 0;
}

void BlockList::refreshPictures()
{
    for (int i = 0; i < count(); ++i) {
        if (at(i).refreshPictures())
            touch(i);
    }
}

void BlockList::placeOne(int index, Change &change)
{
    Block &block = at(index);
    Block::Place &place = block.m_place;
    const Block *above = index > 0 ? &at(index - 1) : nullptr;
    const int gap = above ? block.distanceAbove(*m_type) : 0;
    const qreal y = above ? above->bottom() + gap : 0;
    const int quotes = above ? std::min(above->quote(), block.quote()) : 0;
    place.start = above ? above->place().start + above->length() + 1 : 0;
    std::optional<qreal> from; // where on the block it looks different
    if (!block.isLaidOut()) {
        const qreal before = block.height();
        const qreal changed = block.layOut(*m_type, m_width);
        if (changed < block.height() || before != block.height())
            from = changed;
        noteLayouts(index, index);
    }
    const bool moved = place.y != y || place.gap != gap || place.joinedQuotes != quotes;
    if (moved)
        from = -gap - (place.y >= 0 ? std::max(0.0, y - place.y) : 0.0);
    place.y = y;
    place.gap = gap;
    place.joinedQuotes = quotes;
    if (!from)
        return;
    const qreal top = std::max(0.0, y + *from);
    change.top = change.top < 0 ? top : std::min(change.top, top);
    change.bottom = std::max(change.bottom, block.bottom());
}

BlockList::Change BlockList::settle()
{
    settleInto(m_untold);
    return std::exchange(m_untold, {});
}

void BlockList::settleQuietly()
{
    settleInto(m_untold);
}

void BlockList::settleInto(Change &change)
{
    if (m_width <= 0) { // nothing to lay out for yet; positions count all the same
        for (int i = m_touched; i < count(); ++i)
            at(i).m_place.start = i > 0 ? at(i - 1).place().start + at(i - 1).length() + 1 : 0;
        return;
    }
    const qreal before = m_height;
    for (int i = m_touched; i < count(); ++i)
        placeOne(i, change);
    m_touched = std::numeric_limits<int>::max();
    m_height = m_blocks.empty() ? 0 : m_blocks.back()->bottom();
    if (before == m_height)
        return;
    const qreal edge = std::min(before, m_height);
    change.heightChanged = true;
    change.top = change.top < 0 ? edge : std::min(change.top, edge);
    change.bottom = std::max({change.bottom, before, m_height});
}

void BlockList::noteLayouts(int first, int last)
{
    if (m_liveFrom >= m_liveTo) {
        m_liveFrom = first;
        m_liveTo = last + 1;
        return;
    }
    m_liveFrom = std::min(m_liveFrom, first);
    m_liveTo = std::max(m_liveTo, last + 1);
}

void BlockList::dropOutside(qreal top, qreal bottom)
{
    if (m_blocks.empty())
        return;
    m_liveTo = std::min(m_liveTo, count());
    const int first = std::max(indexAtY(top), m_liveFrom);
    const int last = std::min(indexAtY(bottom), m_liveTo - 1);
    for (int i = m_liveFrom; i < m_liveTo; ++i) {
        Block &block = at(i);
        if (i < first || i > last)
            block.dropOutside(kEverything, kEverything + 1);
        else if (i == first || i == last)
            block.dropOutside(top - block.place().y, bottom - block.place().y);
        else
            i = std::max(i, last - 1); // all of those between are near
    }
    m_liveFrom = std::min(first, m_liveTo);
    m_liveTo = std::max(last + 1, m_liveFrom);
}

size_t BlockList::layouts() const
{
    size_t sum = 0;
    for (const auto &block : m_blocks)
        sum += block->layouts();
    return sum;
}

} // namespace breakerbox::ui
