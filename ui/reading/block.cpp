// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/block.h>

#include <ui/widgets/theme.h>

#include <algorithm>

namespace breakerbox::ui {

namespace {

constexpr int kQuoteStep = 4 * theme::kSpace;
constexpr int kBarWidth = 3;
constexpr int kRuleHeight = 9;

BlockLink linkOf(const Leaf &leaf, const LeafMark &mark, int offset)
{
    using markdown::Style;
    const auto has = [&mark](Style bit) { return (mark.style & unsigned(bit)) != 0; };
    BlockLink found;
    found.kind = has(Style::Note)       ? BlockLink::Kind::Note
                 : has(Style::NoteBack) ? BlockLink::Kind::NoteBack
                 : has(Style::Image)    ? BlockLink::Kind::Image
                                        : BlockLink::Kind::Link;
    found.from = offset + mark.start;
    found.to = offset + mark.end();
    found.link = {leaf.text().mid(mark.start, mark.length), mark.target};
    return found;
}

} // namespace

std::vector<BlockLink> linksOf(const Leaf &leaf, int offset)
{
    std::vector<BlockLink> links;
    for (const LeafMark &mark : leaf.marks()) {
        if (mark.target.isEmpty())
            continue;
        BlockLink next = linkOf(leaf, mark, offset);
        // Words in several styles that lead to one place are one link.
        if (!links.empty() && links.back().to == next.from && links.back().kind == next.kind &&
            links.back().link.target == next.link.target) {
            links.back().to = next.to;
            links.back().link.text += next.link.text;
        } else {
            links.push_back(std::move(next));
        }
    }
    return links;
}

std::optional<BlockLink> linkAt(const Leaf &leaf, const QPointF &point, int offset)
{
    const int at = leaf.characterAt(point);
    if (at < 0)
        return std::nullopt;
    const LeafMark *mark = leaf.markAt(at);
    if (!mark || mark->target.isEmpty())
        return std::nullopt;
    for (const BlockLink &link : linksOf(leaf, offset)) {
        if (at + offset >= link.from && at + offset < link.to)
            return link;
    }
    return std::nullopt;
}

qreal Block::quoteIndent() const
{
    return m_quote * kQuoteStep;
}

void Block::paintQuoteBars(QPainter &painter) const
{
    if (m_quote == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_type->borderColor());
    for (int level = 0; level < m_quote; ++level) {
        const qreal above = level < m_place.joinedQuotes ? m_place.gap : 0;
        painter.drawRect(QRectF(level * kQuoteStep, -above, kBarWidth, m_height + above));
    }
    painter.restore();
}

void Block::setOverflow(qreal content, qreal available)
{
    m_overflow = std::max(0.0, content - available);
    m_scrolled = std::min(m_scrolled, m_overflow);
}

void Block::scrollTo(qreal x)
{
    m_scrolled = std::clamp(x, 0.0, m_overflow);
}

void RuleBlock::show(markdown::Segment &&segment)
{
    m_quote = segment.quote;
}

qreal RuleBlock::layOut(const Typography &type, qreal width)
{
    m_type = &type;
    m_width = width;
    m_height = kRuleHeight;
    m_laidOut = true;
    return 0;
}

int RuleBlock::distanceAbove(const Typography &) const
{
    return kApart;
}

void RuleBlock::paint(QPainter &painter, const QRectF &, const std::vector<Highlight> &) const
{
    painter.fillRect(QRectF(quoteIndent(), 4, m_width - quoteIndent(), 1), m_type->borderColor());
}

QRectF RuleBlock::caretRect(int) const
{
    return {quoteIndent(), 0, 1, m_height};
}

QRectF RuleBlock::rangeRect(int, int) const
{
    return {quoteIndent(), 0, m_width - quoteIndent(), m_height};
}

} // namespace breakerbox::ui
