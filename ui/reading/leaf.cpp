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

// Where some of a text runs from right to left, what comes later may turn what stands before it.
bool mayTurn(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const char16_t u = c.unicode();
        return u >= 0x590 && (u < 0x900 || (u >= 0x200e && u <= 0x2069) ||
                              (u >= 0xd800 && u <= 0xdfff) || u >= 0xfb1d);
    });
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
        m_tail.reset();
    }
    dropFrom(changed);
}

void Leaf::dropFrom(int position)
{
    m_complete = false;
    m_differs = std::min(m_differs, position);
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
    m_tail.reset();
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
    const std::unique_ptr<Tail> before = std::exchange(m_tail, nullptr);
    bool first = true;
    int from = m_strips.empty() ? 0 : m_strips.back().end;
    while (from < length() || m_strips.empty()) {
        Lines lines = addStrip(from, height());
        if (std::exchange(first, false) && before && before->start == from)
            m_changedFrom += unchanged(before->lines, lines, from);
        if (m_strips.back().end == length() && lines.count() > 2)
            m_tail = std::make_unique<Tail>(Tail{from, std::move(lines)});
        from = m_strips.back().end;
    }
    m_differs = std::numeric_limits<int>::max();
    m_complete = true;
}

// How far down the lines from here on look as before: those above the one that changed, without
// its neighbour, which may hold a word more.
qreal Leaf::unchanged(const Lines &before, const Lines &now, int from) const
{
    const size_t most = std::min(before.ends.size(), now.ends.size());
    if (most < 2 || mayTurn(QStringView(m_text).mid(from, now.ends.back())))
        return 0;
    size_t same = 0;
    while (same + 1 < most && from + before.ends[same + 1] <= m_differs &&
           before.ends[same + 1] == now.ends[same + 1] && before.ends[same] == now.ends[same] &&
           before.tops[same + 1] == now.tops[same + 1])
        ++same;
    return now.tops[same];
}

// Only as much text is looked at as the strip and the two lines after it need, so that a long
// paragraph costs no more per strip than a short one. What is looked at changes no line.
Leaf::Lines Leaf::addStrip(int from, qreal y)
{
    int window = windowFor(kStripLines + 2);
    for (;; window += window / 2) {
        int to = std::min(length(), from + window);
        while (to < length() && to < from + window + 40 && !breaksAt(m_text[to]))
            ++to;
        std::unique_ptr<QTextLayout> layout = shaped(from, to);
        Lines lines = breakLines(*layout, from, kStripLines + 2);
        Strip strip;
        strip.start = from;
        strip.y = y;
        if (lines.count() >= kStripLines + 2) {
            strip.end = from + lines.ends[kStripLines - 1];
            strip.seen = from + lines.ends[kStripLines];
            freeze(strip);
        } else if (to == length()) {
            strip.end = to;
            strip.seen = to;
            strip.height = lines.height();
            strip.natural = lines.natural(lines.count());
            strip.layout = std::move(layout);
        } else {
            continue;
        }
        m_strips.push_back(std::move(strip));
        return lines;
    }
}

// Characters that so many lines hold, and some more: as many as those of the strip before did.
int Leaf::windowFor(int lines) const
{
    qreal line = m_width / m_type->characterWidth(m_role) * 1.4;
    if (!m_strips.empty())
        line = qreal(m_strips.back().end - m_strips.back().start) / kStripLines * 1.1;
    return int(line * lines) + 40;
}

// A strip is drawn from a layout of its own words only, and as high as that: what stands behind a
// line may make it taller.
void Leaf::freeze(Strip &strip) const
{
    strip.layout = shaped(strip.start, strip.end);
    const Lines own = breakLines(*strip.layout, strip.start, kStripLines);
    strip.height = own.height();
    strip.natural = own.natural(own.count());
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
    while (lines.count() < most) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(m_width);
        const int start = from + line.textStart();
        const auto [above, below] = roomFor(start, start + line.textLength(), line);
        const qreal natural = std::ceil(line.height() + above + below);
        const qreal height = std::max<qreal>(m_type->lineHeight(m_role), natural);
        const qreal top = lines.height();
        line.setPosition({0, top + std::floor((height - natural) / 2) + std::ceil(above)});
        lines.tops.push_back(top + height);
        lines.widths.push_back(line.naturalTextWidth());
        lines.ends.push_back(line.textStart() + line.textLength());
    }
    layout.endLayout();
    return lines;
}

qreal Leaf::Lines::natural(int first) const
{
    return first == 0 ? 0
                      : std::max(0.0, *std::max_element(widths.begin(), widths.begin() + first));
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
