// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/paragraphblock.h>

#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QFontMetricsF>
#include <QIcon>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kFramePadding = 12;
constexpr int kOpenRoom = 36;  // for the button in a frame
constexpr int kNarrowest = 40; // width of text, however deep it is moved in

bool isTask(const QString &marker)
{
    return marker == u"☐"_s || marker == u"☑"_s;
}

bool isOneImage(const markdown::Spans &spans)
{
    return !spans.empty() && std::all_of(spans.begin(), spans.end(), [](const auto &span) {
        return span.has(markdown::Style::Image);
    });
}

} // namespace

void ParagraphBlock::show(markdown::Segment &&segment)
{
    const markdown::Paragraph &paragraph = segment.paragraphs.front();
    const bool image = isOneImage(paragraph.spans) && paragraph.marker.isEmpty();
    const bool formula =
        paragraph.spans.size() == 1 && paragraph.spans.front().has(markdown::Style::DisplayMath);
    const bool same = segment.quote == m_quote && formula == m_formula &&
                      paragraph.heading == m_heading && paragraph.depth == m_depth &&
                      image == m_image && paragraph.marker == m_marker;
    m_quote = segment.quote;
    m_heading = paragraph.heading;
    m_depth = paragraph.depth;
    m_marker = paragraph.marker;
    m_tight = paragraph.tight;
    m_image = image;
    m_formula = formula;
    const bool sameImages = !m_strip.setSources(paragraph.spans);
    m_leaf.setSpans(paragraph.spans);
    if (!same)
        m_leaf.forget();
    m_laidOut = m_laidOut && same && sameImages && m_leaf.isLaidOut();
}

void ParagraphBlock::forget()
{
    m_leaf.forget();
    m_strip.forget();
    m_laidOut = false;
}

bool ParagraphBlock::refreshPictures()
{
    const bool formulas = m_leaf.refreshPictures();
    const bool images = m_type && m_strip.refresh(*m_type);
    if (!formulas && !images)
        return false;
    m_laidOut = false;
    return true;
}

void ParagraphBlock::dropOutside(qreal top, qreal bottom)
{
    m_leaf.dropOutside(top, bottom);
}

// Text with a long marker moves in further.
qreal ParagraphBlock::indent() const
{
    const qreal usual = m_type->listIndent();
    return quoteIndent() + usual * m_depth + std::max(0.0, m_markerRoom - usual);
}

qreal ParagraphBlock::markerWidth() const
{
    if (isTask(m_marker))
        return m_type->ascent(TextRole::Body);
    return QFontMetricsF(m_type->font(TextRole::Body)).horizontalAdvance(m_marker);
}

// Text that runs from right to left is moved in from the right.
QPointF ParagraphBlock::origin() const
{
    if (isFramed())
        return {indent() + kFramePadding + theme::kIconSize + 8.0, kFramePadding};
    return {(m_leaf.isRightToLeft() ? quoteIndent() : indent()) - scrolled(), 0};
}

qreal ParagraphBlock::layOut(const Typography &type, qreal width)
{
    m_type = &type;
    m_width = width;
    m_markerRoom = m_marker.isEmpty() ? 0 : std::ceil(markerWidth()) + 2 * theme::kSpace;
    const bool hadStrip = m_strip.height() > 0;
    qreal inner = width - indent();
    m_strip.layOut(type, std::max<qreal>(kNarrowest, inner));
    if (isFramed()) {
        inner -= 2 * kFramePadding + theme::kIconSize + 8;
        m_strip.layOut(type, std::max<qreal>(kNarrowest, inner));
        if (m_strip.height() <= 0)
            inner -= kOpenRoom;
    }
    layOutLeaf(type, std::max<qreal>(kNarrowest, inner));
    m_height = stripTop() + m_strip.height() + (isFramed() ? kFramePadding : 0);
    m_laidOut = true;
    return m_image || m_formula || hadStrip || m_strip.height() > 0 ? 0 : m_leaf.changedFrom();
}

void ParagraphBlock::layOutLeaf(const Typography &type, qreal inner)
{
    m_leaf.layOut(type, headingRole(m_heading), m_formula ? Qt::AlignHCenter : Qt::AlignLeading,
                  inner);
    if (m_formula)
        setOverflow(std::ceil(m_leaf.naturalWidth()), inner);
    if (overflow() > 0)
        m_leaf.layOut(type, headingRole(m_heading), Qt::AlignLeading, inner + overflow());
    else if (!m_formula)
        setOverflow(0, inner);
}

// Below the words, and the bar of a wide formula.
qreal ParagraphBlock::stripTop() const
{
    return m_leaf.height() + (isFramed() ? kFramePadding : 0) +
           (overflow() > 0 ? kBarHeight + 2 : 0);
}

int ParagraphBlock::distanceAbove(const Typography &type) const
{
    qreal share = m_tight ? 0.22 : 0.62;
    if (m_heading > 0)
        share = m_heading <= 2 ? 1.15 : 0.9;
    return int(std::round(type.em() * share));
}

void ParagraphBlock::paint(QPainter &painter, const QRectF &clip,
                           const std::vector<Highlight> &highlights) const
{
    const QPointF at = origin();
    if (isFramed())
        paintFrame(painter);
    painter.setPen(m_type->textColor());
    if (!m_marker.isEmpty() && clip.top() < 2 * m_type->lineHeight(TextRole::Body))
        paintMarker(painter);
    painter.setPen(m_type->textColor());
    if (overflow() > 0) {
        painter.save();
        painter.setClipRect(QRectF(indent(), 0, m_width - indent(), m_height), Qt::IntersectClip);
    }
    m_leaf.paint(painter, at, clip.translated(-at), highlights);
    if (overflow() > 0)
        painter.restore();
    if (m_strip.height() > 0 && clip.bottom() >= stripTop())
        m_strip.paint(painter, {at.x(), stripTop()}, m_leaf.isRightToLeft());
}

void ParagraphBlock::paintMarker(QPainter &painter) const
{
    const qreal baseline = m_leaf.firstBaseline();
    const qreal room = std::max<qreal>(m_type->listIndent(), m_markerRoom);
    qreal x = origin().x() - room;
    if (m_leaf.isRightToLeft())
        x = origin().x() + m_leaf.width() + room - markerWidth();
    x = std::max(x, 0.0);
    if (isTask(m_marker)) {
        paintTaskBox(painter, x, baseline, m_marker == u"☑"_s);
        return;
    }
    painter.setFont(m_type->font(TextRole::Body));
    painter.setPen(m_type->mutedColor());
    painter.save();
    painter.setLayoutDirection(m_leaf.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(QPointF(x, baseline), m_marker);
    painter.restore();
}

void ParagraphBlock::paintTaskBox(QPainter &painter, qreal x, qreal baseline, bool done) const
{
    const qreal side = m_type->ascent(TextRole::Body) - 1;
    const QRectF box(x + 0.5, baseline - side + 1.5, side - 1, side - 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_type->mutedColor(), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 2, 2);
    if (done) {
        painter.setPen(QPen(m_type->textColor(), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF points[] = {box.topLeft() + QPointF(box.width() * 0.22, box.height() * 0.52),
                                  box.topLeft() + QPointF(box.width() * 0.42, box.height() * 0.72),
                                  box.topLeft() + QPointF(box.width() * 0.78, box.height() * 0.28)};
        painter.drawPolyline(points, 3);
    }
    painter.restore();
}

void ParagraphBlock::paintFrame(QPainter &painter) const
{
    const qreal left = indent();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_type->borderColor(), 1));
    painter.setBrush(m_type->codeBackground());
    painter.drawRoundedRect(
        QRectF(left, 0, m_width - left, m_height).adjusted(0.5, 0.5, -0.5, -0.5),
        theme::kControlRadius, theme::kControlRadius);
    painter.restore();
    icons::get(u"image"_s)
        .paint(&painter, QRect(int(left) + kFramePadding, int(m_height - theme::kIconSize) / 2,
                               theme::kIconSize, theme::kIconSize));
}

QString ParagraphBlock::text(int from, int to) const
{
    return m_leaf.text().mid(from, to - from);
}

QString ParagraphBlock::copied(int from, int to) const
{
    QString words = text(from, to);
    words.replace(QChar::LineSeparator, QChar(u'\n'));
    if (from == 0 && to > 0 && !m_marker.isEmpty())
        return m_marker + u' ' + words;
    return words;
}

int ParagraphBlock::positionAt(const QPointF &point) const
{
    return m_leaf.positionAt(point - origin());
}

QRectF ParagraphBlock::caretRect(int position) const
{
    return m_leaf.caretRect(position).translated(origin());
}

QRectF ParagraphBlock::rangeRect(int from, int to) const
{
    return m_leaf.rangeRect(from, to).translated(origin());
}

std::optional<BlockLink> ParagraphBlock::linkAt(const QPointF &point) const
{
    return ui::linkAt(m_leaf, point - origin());
}

BlockAction ParagraphBlock::action() const
{
    if (!m_strip.offered().isEmpty())
        return BlockAction::LoadImages;
    const bool given = m_image && !m_leaf.marks().front().target.isEmpty();
    return given && m_strip.height() <= 0 ? BlockAction::OpenImage : BlockAction::None;
}

Link ParagraphBlock::actionLink() const
{
    const QString words = m_leaf.text();
    return {words, m_strip.offered().isEmpty() ? m_leaf.marks().front().target : m_strip.offered()};
}

QString ParagraphBlock::actionName() const
{
    return m_strip.offer().offer;
}

QRectF ParagraphBlock::barRect() const
{
    return {indent(), m_height - kBarHeight, m_width - indent(), kBarHeight};
}

QPointF ParagraphBlock::actionCorner() const
{
    if (m_strip.height() > 0) {
        const qreal edge = isFramed() ? kFramePadding : 0;
        const qreal y = stripTop() + m_strip.offerTop();
        if (m_leaf.isRightToLeft())
            return {origin().x() + PictureStrip::kButtonRoom - theme::kSpace, y};
        return {m_width - edge, y};
    }
    return {m_width - theme::kSpace, (m_height - 28) / 2};
}

} // namespace breakerbox::ui
