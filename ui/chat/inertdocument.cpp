// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/inertdocument.h>

#include <ui/text/hiddentext.h>
#include <ui/widgets/theme.h>

#include <QFontMetricsF>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextOption>

#include <array>
#include <cmath>

namespace breakerbox::ui {

using markdown::Paragraph;
using markdown::Span;
using markdown::Style;

InertDocument::InertDocument(QObject *parent)
    : QTextDocument(parent)
{
    setUndoRedoEnabled(false);
    setDocumentMargin(0);
}

QVariant InertDocument::loadResource(int type, const QUrl &)
{
    ++m_refused;
    return type == QTextDocument::ImageResource ? QVariant(QImage()) : QVariant(QByteArray());
}

namespace {

constexpr double kLineHeight = 1.45; // em, look.md 1

// Qt wants a percentage of the font's own line; look.md names a multiple of the em.
qreal linePercent(const QFont &font)
{
    const QFontMetricsF metrics(font);
    const qreal em = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96.0 / 72.0;
    const qreal natural = metrics.height();
    return natural > 0 ? std::max(100.0, 100.0 * kLineHeight * em / natural) : 100.0;
}

qreal headingScale(int level)
{
    static constexpr std::array kScale{1.0, 1.45, 1.28, 1.14, 1.05, 1.0, 1.0};
    return kScale[size_t(level)];
}

QTextCharFormat spanFormat(const Span &span, const TextLook &look)
{
    QTextCharFormat format;
    if (span.has(Style::Code)) {
        format.setFont(look.code);
        format.setBackground(theme::blend(look.palette.color(QPalette::Active, QPalette::Text),
                                          look.palette.color(QPalette::Active, QPalette::Base),
                                          0.085));
    } else {
        format.setFont(look.body);
    }
    const bool quiet = look.quiet || span.has(Style::Quiet);
    format.setForeground(quiet ? theme::color(theme::Token::Muted, look.palette)
                               : look.palette.color(QPalette::Active, QPalette::Text));
    if (span.has(Style::Bold))
        format.setFontWeight(QFont::DemiBold);
    if (span.has(Style::Italic))
        format.setFontItalic(true);
    if (span.has(Style::Strike))
        format.setFontStrikeOut(true);
    if (!span.target.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(span.target);
        format.setFontUnderline(true);
        format.setForeground(theme::color(theme::Token::Link, look.palette));
    }
    return format;
}

QTextBlockFormat paragraphFormat(const Paragraph &paragraph, const TextLook &look, bool first)
{
    QTextBlockFormat format;
    const qreal em = QFontMetricsF(look.body).height();
    qreal above = paragraph.tight ? em * 0.22 : em * 0.62;
    if (paragraph.heading > 0)
        above = em * (paragraph.heading <= 2 ? 1.15 : 0.9);
    format.setTopMargin(first ? 0 : std::round(above));
    format.setLineHeight(linePercent(look.body), QTextBlockFormat::ProportionalHeight);
    const qreal indent = listIndent(look);
    format.setLeftMargin(indent * paragraph.depth);
    if (!paragraph.marker.isEmpty()) {
        format.setTextIndent(-indent);
        format.setTabPositions({QTextOption::Tab(indent, QTextOption::LeftTab)});
    }
    if (paragraph.heading > 0) {
        format.setLineHeight(linePercent(look.body) * 0.9, QTextBlockFormat::ProportionalHeight);
        format.setHeadingLevel(paragraph.heading);
    }
    return format;
}

void insertSpans(QTextCursor &cursor, const markdown::Spans &spans, const TextLook &look)
{
    for (const Span &span : spans)
        cursor.insertText(span.text, spanFormat(span, look));
}

void insertParagraph(QTextCursor &cursor, const Paragraph &paragraph, const TextLook &look)
{
    if (!paragraph.marker.isEmpty()) {
        QTextCharFormat marker;
        marker.setFont(look.body);
        marker.setForeground(theme::color(theme::Token::Muted, look.palette));
        cursor.insertText(paragraph.marker + QChar(u'\t'), marker);
    }
    if (paragraph.heading == 0) {
        insertSpans(cursor, paragraph.spans, look);
        return;
    }
    TextLook heading = look;
    const qreal size = look.body.pointSizeF() * headingScale(paragraph.heading);
    heading.body.setPointSizeF(size);
    heading.body.setWeight(QFont::DemiBold);
    heading.code.setPointSizeF(size * 0.95);
    insertSpans(cursor, paragraph.spans, heading);
}

} // namespace

qreal listIndent(const TextLook &look)
{
    return std::round(QFontMetricsF(look.body).averageCharWidth() * 3.4);
}

void fillProse(InertDocument &document, const std::vector<Paragraph> &paragraphs,
               const TextLook &look)
{
    document.clear();
    document.setDefaultFont(look.body);
    QTextOption option(Qt::AlignLeading);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(option);
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    bool first = true;
    for (const Paragraph &paragraph : paragraphs) {
        const QTextBlockFormat format = paragraphFormat(paragraph, look, first);
        if (first)
            cursor.setBlockFormat(format);
        else
            cursor.insertBlock(format, QTextCharFormat());
        insertParagraph(cursor, paragraph, look);
        first = false;
    }
    cursor.endEditBlock();
}

void fillCode(InertDocument &document, const QString &code, const TextLook &look)
{
    document.clear();
    document.setDefaultFont(look.code);
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(QFontMetricsF(look.code).horizontalAdvance(QChar(u' ')) * 4);
    document.setDefaultTextOption(option);
    QTextCharFormat format;
    format.setFont(look.code);
    format.setForeground(look.palette.color(QPalette::Active, QPalette::Text));
    QTextBlockFormat block;
    block.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    cursor.setBlockFormat(block);
    cursor.insertText(text::withMarks(code, text::HiddenIn::Code), format);
    cursor.endEditBlock();
}

void fillCell(InertDocument &document, const markdown::Cell &cell, bool header,
              const TextLook &look)
{
    document.clear();
    document.setDefaultFont(look.body);
    QTextOption option(cell.align == markdown::Align::Right    ? Qt::AlignRight
                       : cell.align == markdown::Align::Center ? Qt::AlignHCenter
                                                               : Qt::AlignLeading);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(option);
    QTextCursor cursor(&document);
    TextLook cellLook = look;
    if (header)
        cellLook.body.setWeight(QFont::DemiBold);
    QTextBlockFormat block;
    block.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(block);
    insertSpans(cursor, cell.spans, cellLook);
}

} // namespace breakerbox::ui
