// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/chat/markdown.h>
#include <ui/reading/inlinepicture.h>
#include <ui/reading/typography.h>

#include <QRectF>
#include <QTextLayout>

#include <limits>
#include <map>
#include <memory>
#include <utility>
#include <vector>

class QPainter;

namespace breakerbox::ui {

// A part of a text that is painted over its background.
struct Highlight
{
    enum class Kind { Selection = 0, Hit, CurrentHit };
    int from = 0;
    int to = 0;
    Kind kind = Kind::Selection;
};

// How a highlight is drawn with these colours.
[[nodiscard]] QTextCharFormat highlightFormat(Highlight::Kind kind, const QPalette &palette);

// A run of a leaf in one style, or with one target.
struct LeafMark
{
    int start = 0;
    int length = 0;
    unsigned style = 0; // bits of markdown::Style
    QString target = {};
    QString tex = {};

    [[nodiscard]] int end() const { return start + length; }
    [[nodiscard]] bool isLink() const;
    bool operator==(const LeafMark &) const = default;
};

// One paragraph, list item, heading or table cell, laid out in strips of a few lines. A strip whose
// lines cannot change any more is frozen: text that grows lays out its last lines only, and the
// result is the same as if all of it had come at once. A formula with a picture keeps its place in
// the text: its source is laid out as one gap of the picture's width, so positions stay. Strips far
// from what is looked at may drop their layouts; they keep their height and come back when painted.
// Lengths are pixels, positions characters of text(). Main thread.
class Leaf final
{
public:
    // Takes other words and keeps what is laid out before the first change.
    void setSpans(const markdown::Spans &spans);
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const std::vector<LeafMark> &marks() const { return m_marks; }
    [[nodiscard]] int length() const { return int(m_text.size()); }
    [[nodiscard]] bool isRightToLeft() const { return m_rightToLeft; }

    // Lays out what is not, for a width of at least one character. type outlives the leaf.
    void layOut(const Typography &type, TextRole role, Qt::Alignment alignment, qreal width);
    // Other fonts or colours: everything is laid out again.
    void forget();
    // Asks again for the pictures of formulas. True: some came, and their lines are no longer laid
    // out.
    bool refreshPictures();
    [[nodiscard]] bool isLaidOut() const { return m_complete; }
    [[nodiscard]] qreal height() const;
    [[nodiscard]] qreal width() const { return m_width; }
    // The widest line.
    [[nodiscard]] qreal naturalWidth() const;
    // From where the latest layOut drew anew.
    [[nodiscard]] qreal changedFrom() const { return m_changedFrom; }
    // Keeps the layouts that touch [top, bottom] only.
    void dropOutside(qreal top, qreal bottom);
    [[nodiscard]] size_t layouts() const;

    // clip in the leaf's own coordinates. highlights count from offset.
    void paint(QPainter &painter, const QPointF &at, const QRectF &clip,
               const std::vector<Highlight> &highlights = {}, int offset = 0) const;
    [[nodiscard]] int positionAt(const QPointF &point) const;
    // The character under the point; -1 beside the text.
    [[nodiscard]] int characterAt(const QPointF &point) const;
    [[nodiscard]] QRectF caretRect(int position) const;
    // Around the characters from … to, over all their lines.
    [[nodiscard]] QRectF rangeRect(int from, int to) const;
    [[nodiscard]] const LeafMark *markAt(int position) const;
    // Baseline of the first line.
    [[nodiscard]] qreal firstBaseline() const;

private:
    static constexpr QChar kPictureGap{u'\u00a0'};  // stands for a picture, as wide as it is
    static constexpr QChar kPictureRest{u'\u2060'}; // the rest of its source: no width, no break
    struct Strip
    {
        int start = 0;
        int end = 0;
        int seen = 0; // text up to here decided its lines
        qreal y = 0;
        qreal height = 0;
        qreal natural = 0;
        std::unique_ptr<QTextLayout> layout;
    };
    // What is known of lines that were broken.
    struct Lines
    {
        std::vector<qreal> tops{0}; // of each, and the bottom of the last
        std::vector<qreal> widths;
        std::vector<int> ends;

        [[nodiscard]] int count() const { return int(ends.size()); }
        [[nodiscard]] qreal height() const { return tops.back(); }
        [[nodiscard]] qreal natural(int first) const; // the widest of the first ones
    };

    // The lines of the last strip as they were drawn.
    struct Tail
    {
        int start = 0;
        Lines lines;
    };

    [[nodiscard]] int firstDifference(const QString &text,
                                      const std::vector<LeafMark> &marks) const;
    [[nodiscard]] std::unique_ptr<QTextLayout> shaped(int from, int to) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> formats(int from, int to) const;
    void dropFrom(int position);
    void coverFormulas(QString &words, int from) const;
    void fetchPictures();
    [[nodiscard]] const InlinePicture *pictureOf(const LeafMark &mark) const;
    [[nodiscard]] std::pair<qreal, qreal> roomFor(int from, int to, const QTextLine &line) const;
    void paintPictures(QPainter &painter, const QPointF &at, const Strip &strip) const;
    Lines breakLines(QTextLayout &layout, int from, int most) const;
    Lines addStrip(int from, qreal y);
    [[nodiscard]] qreal unchanged(const Lines &before, const Lines &now, int from) const;
    [[nodiscard]] int windowFor(int lines) const;
    void freeze(Strip &strip) const;
    [[nodiscard]] QTextLayout &layoutOf(const Strip &strip) const;
    [[nodiscard]] const Strip *stripAt(qreal y) const;
    [[nodiscard]] const Strip *stripOf(int position) const;

    QString m_text;
    std::vector<LeafMark> m_marks;
    std::map<int, std::shared_ptr<const InlinePicture>> m_pictures; // by the start of their mark
    mutable std::vector<Strip> m_strips; // layouts come back when they are needed
    const Typography *m_type = nullptr;
    TextRole m_role = TextRole::Body;
    Qt::Alignment m_alignment;
    qreal m_width = -1;
    qreal m_changedFrom = 0;
    int m_differs = std::numeric_limits<int>::max(); // text from here on is not that of m_tail
    std::unique_ptr<Tail> m_tail;                    // null: not known, or too short to matter
    bool m_rightToLeft = false;
    bool m_complete = false;
};

} // namespace breakerbox::ui
