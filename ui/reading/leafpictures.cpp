// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/leaf.h>

#include <QPainter>
#include <QTextLine>

#include <algorithm>

namespace breakerbox::ui {

// Pictures of formulas in the lines of a leaf.

bool Leaf::refreshPictures()
{
    if (!m_type || m_width < 0)
        return false;
    const size_t strips = m_strips.size();
    fetchPictures();
    return m_strips.size() != strips;
}

// A picture that came since changes its lines and all that follow.
void Leaf::fetchPictures()
{
    InlinePictures *source = m_type->look().pictures.get();
    if (!source)
        return;
    auto before = std::exchange(m_pictures, {});
    int changed = -1;
    for (const LeafMark &mark : m_marks) {
        if (mark.tex.isEmpty() || mark.length == 0)
            continue;
        const bool displayed = (mark.style & unsigned(markdown::Style::DisplayMath)) != 0;
        auto picture = source->picture(mark.tex, displayed, m_type->font(m_role));
        const auto known = before.find(mark.start);
        const bool same = known == before.end() ? !picture : known->second == picture;
        if (!same && changed < 0)
            changed = mark.start;
        if (picture)
            m_pictures.emplace(mark.start, std::move(picture));
    }
    if (changed >= 0)
        dropFrom(changed);
}

const InlinePicture *Leaf::pictureOf(const LeafMark &mark) const
{
    if (mark.tex.isEmpty())
        return nullptr;
    const auto known = m_pictures.find(mark.start);
    return known == m_pictures.end() ? nullptr : known->second.get();
}

// Puts a gap in the place of every formula that has a picture. The text stays as long as it was.
void Leaf::coverFormulas(QString &words, int from) const
{
    for (auto at = m_pictures.begin(); at != m_pictures.end(); ++at) {
        const LeafMark *mark = markAt(at->first);
        const int to = from + int(words.size());
        if (!mark || mark->end() <= from || mark->start >= to)
            continue;
        for (int i = std::max(mark->start, from); i < std::min(mark->end(), to); ++i)
            words[i - from] = i == mark->start ? kPictureGap : kPictureRest;
    }
}

// What the pictures of a line need above and below its text.
std::pair<qreal, qreal> Leaf::roomFor(int from, int to, const QTextLine &line) const
{
    std::pair<qreal, qreal> room;
    for (auto at = m_pictures.lower_bound(from); at != m_pictures.end() && at->first < to; ++at) {
        room.first = std::max(room.first, at->second->ascent() - line.ascent());
        room.second = std::max(room.second, at->second->descent() - line.descent());
    }
    return room;
}

void Leaf::paintPictures(QPainter &painter, const QPointF &at, const Strip &strip) const
{
    for (auto each = m_pictures.lower_bound(strip.start);
         each != m_pictures.end() && each->first < strip.end; ++each) {
        const int inside = each->first - strip.start;
        const QTextLine line = layoutOf(strip).lineForTextPosition(inside);
        if (!line.isValid())
            continue;
        const qreal x = std::min(line.cursorToX(inside), line.cursorToX(inside + 1));
        each->second->paint(painter, at + QPointF(x, line.y() + line.ascent()),
                            m_type->textColor());
    }
}

} // namespace breakerbox::ui
