// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/typography.h>

#include <ui/chat/markdown.h>
#include <ui/widgets/theme.h>

#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace breakerbox::ui {

using markdown::Style;

namespace {

constexpr qreal kLeading = 1.45;        // em, look.md 1
constexpr qreal kHeadingLeading = 1.30; // of the heading's own em
constexpr qreal kCellLeading = 1.35;
constexpr std::array kHeadingScale{1.45, 1.28, 1.14, 1.05, 1.0, 1.0};

qreal codeLeading(const QFont &font)
{
    const QFontMetricsF metrics(font);
    return 1.25 * metrics.height() / std::max(1, QFontInfo(font).pixelSize());
}

} // namespace

TextRole headingRole(int level)
{
    return TextRole(int(TextRole::Body) + std::clamp(level, 0, 6));
}

Typography::Typography(const TextLook &look)
    : m_look(look)
{
    setRole(TextRole::Body, look.body, look.code, kLeading);
    for (int level = 1; level <= 6; ++level) {
        QFont font = look.body;
        const qreal size = look.body.pointSizeF() * kHeadingScale[size_t(level - 1)];
        font.setPointSizeF(size);
        font.setWeight(QFont::DemiBold);
        QFont code = look.code;
        code.setPointSizeF(size * 0.95);
        setRole(headingRole(level), font, code, kHeadingLeading);
    }
    setRole(TextRole::Cell, look.body, look.code, kCellLeading);
    QFont header = look.body;
    header.setWeight(QFont::DemiBold);
    setRole(TextRole::HeaderCell, header, look.code, kCellLeading);
    setRole(TextRole::Code, look.code, look.code, codeLeading(look.code));
    const QFontMetricsF body(look.body);
    m_em = int(std::round(body.height()));
    m_listIndent = int(std::round(body.averageCharWidth() * 3.4));
    m_muted = theme::color(theme::Token::Muted, look.palette);
    m_text = look.quiet ? m_muted : look.palette.color(QPalette::Active, QPalette::Text);
    m_border = theme::color(theme::Token::Border, look.palette);
    m_codeBackground = theme::color(theme::Token::CodeBackground, look.palette);
}

void Typography::setRole(TextRole role, const QFont &font, const QFont &code, qreal leading)
{
    Role &made = m_roles[size_t(role)];
    const QFontMetricsF metrics(font);
    made.font = font;
    made.code = code;
    const qreal em = QFontInfo(font).pixelSize();
    made.lineHeight = int(std::ceil(std::max(metrics.height(), leading * em)));
    made.ascent = int(std::ceil(metrics.ascent()));
    made.characterWidth = role == TextRole::Code ? metrics.horizontalAdvance(QChar(u'0'))
                                                 : metrics.averageCharWidth();
}

const QTextCharFormat &Typography::format(TextRole role, unsigned style, bool link) const
{
    const unsigned key = unsigned(role) | (link ? 0x10U : 0U) | (style << 8);
    const auto known = m_formats.find(key);
    if (known != m_formats.end())
        return known->second;
    const auto has = [style](Style bit) { return (style & unsigned(bit)) != 0; };
    QTextCharFormat format;
    if (has(Style::Code)) {
        format.setFont(at(role).code);
        format.setBackground(theme::blend(m_look.palette.color(QPalette::Active, QPalette::Text),
                                          m_look.palette.color(QPalette::Active, QPalette::Base),
                                          0.085));
    }
    if (has(Style::Bold))
        format.setFontWeight(QFont::DemiBold);
    if (has(Style::Italic))
        format.setFontItalic(true);
    if (has(Style::Strike))
        format.setFontStrikeOut(true);
    if (has(Style::Quiet))
        format.setForeground(m_muted);
    if (has(Style::Note))
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    if (link)
        format.setFontUnderline(true);
    if (link || has(Style::Note) || has(Style::NoteBack))
        format.setForeground(theme::color(theme::Token::Link, m_look.palette));
    return m_formats.emplace(key, format).first->second;
}

} // namespace breakerbox::ui
