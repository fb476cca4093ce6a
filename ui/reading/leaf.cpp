// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/leaf.h>

#include <ui/widgets/theme.h>

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLine>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <limits>

namespace breakerbox::ui {

namespace {

constexpr int kStripLines = 4; // of a frozen strip

bool breaksAt(QChar c)
{
    return c == u' ' || c == u'\n' || c == QChar::LineSeparator;
}

// Whether these are the spans of a text that is shown, without making anything: a long list asks
// for each of its items with every chunk.
bool isShown(const markdown::Spans &spans, QStringView text, const std::vector<LeafMark> &marks)
{
    size_t mark = 0;
    for (const markdown::Span &span : spans) {
        if (!text.startsWith(span.text))
            return false;
        text = text.sliced(span.text.size());
        if (span.style == 0 && span.target.isEmpty())
            continue;
        if (mark == marks.size() || marks[mark].style != span.style ||
            marks[mark].length != span.text.size() || marks[mark].target != span.target ||
            marks[mark].tex != span.tex)
            return false;
        ++mark;
    }
    return text.isEmpty() && mark == marks.size();
}

} // namespace

QTextCharFormat highlightFormat(Highlight::Kind kind, const QPalette &palette)
{
    QTextCharFormat format;
    if (kind == Highlight::Kind::Selection) {
        format.setBackground(palette.color(QPalette::Active, QPalette::Highlight));
        format.setForeground(palette.color(QPalette::Active, QPalette::HighlightedText));
        return format;
    }
    const bool current = kind == Highlight::Kind::CurrentHit;
    format.setBackground(
        theme::color(current ? theme::Token::FoundHere : theme::Token::Found, palette));
    format.setForeground(current ? QColor(Qt::black)
                                 : palette.color(QPalette::Active, QPalette::Text));
    return format;
}

bool LeafMark::isLink() const
{
    return !target.isEmpty() && (style & markdown::kNoLink) == 0;
}

void Leaf::setSpans(const markdown::Spans &spans)
{
    if (isShown(spans, m_text, m_marks))
        return;
    QString text;
    qsizetype size = 0;
    for (const markdown::Span &span : spans)
        size += span.text.size();
    text.reserve(size);
    std::vector<LeafMark> marks;
    for (const markdown::Span &span : spans) {
        if (span.style != 0 || !span.target.isEmpty())
            marks.push_back(
                {int(text.size()), int(span.text.size()), span.style, span.target, span.tex});
        text += span.text;
    }
    const int changed = firstDifference(text, marks);
    if (changed < 0)
        return;
    m_text = std::move(text);
    m_marks = std::move(marks);
    m_complete = false;
    const bool rightToLeft = m_text.isRightToLeft();
    if (rightToLeft != m_rightToLeft) {
        m_rightToLeft = rightToLeft;
        m_strips.clear();
    }
    dropFrom(changed);
}

void Leaf::dropFrom(int position)
{
    m_complete = false;
    while (!m_strips.empty() && m_strips.back().seen >= position)
        m_strips.pop_back();
}

// -1 = none.
int Leaf::firstDifference(const QString &text, const std::vector<LeafMark> &marks) const
{
    const auto [a, b] = std::mismatch(text.begin(), text.end(), m_text.begin(), m_text.end());
    const bool sameText = a == text.end() && b == m_text.end();
    int changed = sameText ? -1 : int(a - text.begin());
    const auto [x, y] = std::mismatch(marks.begin(), marks.end(), m_marks.begin(), m_marks.end());
    if (x == marks.end() && y == m_marks.end())
        return changed;
    int mark = std::numeric_limits<int>::max();
    if (x != marks.end())
        mark = std::min(mark, x->start);
    if (y != m_marks.end())
        mark = std::min(mark, y->start);
    return changed < 0 ? mark : std::min(changed, mark);
}

void Leaf::forget()
{
    m_pictures.clear();
    m_strips.clear();
    m_width = -1;
    m_complete = false;
}

void Leaf::layOut(const Typography &type, TextRole role, Qt::Alignment alignment, qreal width)
{
    if (m_type != &type || m_role != role || m_alignment != alignment || m_width != width) {
        forget();
        m_type = &type;
        m_role = role;
        m_alignment = alignment;
        m_width = width;
    }
    m_changedFrom = height();
    if (m_complete)
        return;
    fetchPictures();
    m_changedFrom = height();
    int from = m_strips.empty() ? 0 : m_strips.back().end;
    while (from < length() || m_strips.empty()) {
        addStrip(from, height());
        from = m_strips.back().end;
    }
    m_complete = true;
}

// Only as much text is looked at as the strip and the two lines after it need, so that a long
// paragraph costs no more per strip than a short one.
void Leaf::addStrip(int from, qreal y)
{
    int window = int(m_width / m_type->characterWidth(m_role) * (kStripLines + 2) * 1.5) + 80;
    for (;; window *= 2) {
        int to = std::min(length(), from + window);
        while (to < length() && to < from + window + 40 && !breaksAt(m_text[to]))
            ++to;
        std::unique_ptr<QTextLayout> layout = shaped(from, to);
        const Lines lines = breakLines(*layout, from, kStripLines + 2);
        Strip strip;
        strip.start = from;
        strip.end = to;
        strip.seen = to;
        strip.y = y;
        if (lines.count >= kStripLines + 2) {
            strip.end = from + lines.ends[kStripLines - 1];
            strip.seen = from + lines.ends[kStripLines];
            layout = shaped(from, strip.end);
            const Lines own = breakLines(*layout, from, kStripLines);
            strip.height = own.height;
            strip.natural = own.natural;
        } else if (to == length()) {
            strip.height = lines.height;
            strip.natural = lines.natural;
        } else {
            continue;
        }
        strip.layout = std::move(layout);
        m_strips.push_back(std::move(strip));
        return;
    }
}

std::unique_ptr<QTextLayout> Leaf::shaped(int from, int to) const
{
    QString words = m_text.mid(from, to - from);
    coverFormulas(words, from);
    auto layout = std::make_unique<QTextLayout>(words, m_type->font(m_role));
    layout->setCacheEnabled(true);
    // Leading is the right here where the text says so, not where the application does.
    const bool mirrored = m_rightToLeft && m_alignment == Qt::AlignLeading;
    QTextOption option(mirrored ? Qt::AlignRight | Qt::AlignAbsolute : m_alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(m_rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    layout->setTextOption(option);
    const auto ranges = formats(from, to);
    if (!ranges.isEmpty())
        layout->setFormats(ranges);
    return layout;
}

QList<QTextLayout::FormatRange> Leaf::formats(int from, int to) const
{
    QList<QTextLayout::FormatRange> ranges;
    auto mark = std::upper_bound(m_marks.begin(), m_marks.end(), from,
                                 [](int at, const LeafMark &each) { return at < each.end(); });
    for (; mark != m_marks.end() && mark->start < to; ++mark) {
        QTextLayout::FormatRange range;
        range.start = std::max(mark->start, from) - from;
        range.length = std::min(mark->end(), to) - from - range.start;
        range.format = m_type->format(m_role, mark->style, mark->isLink());
        const InlinePicture *picture = pictureOf(*mark);
        if (picture && mark->start >= from) {
            QFont wide = m_type->font(m_role);
            const qreal own = QFontMetricsF(wide).horizontalAdvance(kPictureGap);
            wide.setLetterSpacing(QFont::AbsoluteSpacing, picture->width() - own);
            range.length = 1;
            range.format = QTextCharFormat();
            range.format.setFont(wide);
        } else if (picture) {
            continue;
        }
        ranges.push_back(range);
    }
    return ranges;
}

// Lines stand in a grid of whole pixels; taller ones push the next down.
Leaf::Lines Leaf::breakLines(QTextLayout &layout, int from, int most) const
{
    Lines lines;
    layout.beginLayout();
    while (lines.count < most) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(m_width);
        const int start = from + line.textStart();
        const auto [above, below] = roomFor(start, start + line.textLength(), line);
        const qreal natural = std::ceil(line.height() + above + below);
        const qreal height = std::max<qreal>(m_type->lineHeight(m_role), natural);
        line.setPosition({0, lines.height + std::floor((height - natural) / 2) + std::ceil(above)});
        lines.height += height;
        lines.natural = std::max(lines.natural, line.naturalTextWidth());
        lines.ends.push_back(line.textStart() + line.textLength());
        ++lines.count;
    }
    layout.endLayout();
    return lines;
}

QTextLayout &Leaf::layoutOf(const Strip &strip) const
{
    if (!strip.layout) {
        auto &own = const_cast<Strip &>(strip); // a cache
        own.layout = shaped(strip.start, strip.end);
        breakLines(*own.layout, strip.start, std::numeric_limits<int>::max());
    }
    return *strip.layout;
}

qreal Leaf::height() const
{
    return m_strips.empty() ? 0 : m_strips.back().y + m_strips.back().height;
}

qreal Leaf::naturalWidth() const
{
    qreal widest = 0;
    for (const Strip &strip : m_strips)
        widest = std::max(widest, strip.natural);
    return widest;
}

void Leaf::dropOutside(qreal top, qreal bottom)
{
    for (Strip &strip : m_strips) {
        if (strip.y + strip.height < top || strip.y > bottom)
            strip.layout.reset();
    }
}

size_t Leaf::layouts() const
{
    return size_t(std::count_if(m_strips.begin(), m_strips.end(),
                                [](const Strip &strip) { return strip.layout != nullptr; }));
}

const Leaf::Strip *Leaf::stripAt(qreal y) const
{
    if (m_strips.empty())
        return nullptr;
    auto after = std::upper_bound(m_strips.begin(), m_strips.end(), y,
                                  [](qreal at, const Strip &strip) { return at < strip.y; });
    return after == m_strips.begin() ? &m_strips.front() : &*std::prev(after);
}

const Leaf::Strip *Leaf::stripOf(int position) const
{
    if (m_strips.empty())
        return nullptr;
    auto after = std::upper_bound(m_strips.begin(), m_strips.end(), position,
                                  [](int at, const Strip &strip) { return at < strip.start; });
    return after == m_strips.begin() ? &m_strips.front() : &*std::prev(after);
}

} // namespace breakerbox::ui
