// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/reading/textlook.h>

#include <QColor>
#include <QTextCharFormat>

#include <array>
#include <map>

namespace breakerbox::ui {

// What a run of text is. Heading1 + n - 1 is a heading of level n.
enum class TextRole {
    Body = 0,
    Heading1,
    Heading2,
    Heading3,
    Heading4,
    Heading5,
    Heading6,
    Cell,
    HeaderCell,
    Code
};

[[nodiscard]] TextRole headingRole(int level); // 1 … 6; 0 = Body

// Fonts, line heights, distances and formats made once from a TextLook (look.md 1). Lengths are
// device-independent pixels. Owned by the body that draws with it; main thread.
class Typography final
{
public:
    explicit Typography(const TextLook &look);

    [[nodiscard]] const TextLook &look() const { return m_look; }
    [[nodiscard]] const QPalette &palette() const { return m_look.palette; }
    [[nodiscard]] const QFont &font(TextRole role) const { return at(role).font; }
    // Whole pixels from one line to the next; a line with taller characters takes more.
    [[nodiscard]] int lineHeight(TextRole role) const { return at(role).lineHeight; }
    [[nodiscard]] qreal characterWidth(TextRole role) const { return at(role).characterWidth; }
    [[nodiscard]] int ascent(TextRole role) const { return at(role).ascent; }
    // The height of the body's font: distances between blocks are parts of it.
    [[nodiscard]] int em() const { return m_em; }
    [[nodiscard]] int listIndent() const { return m_listIndent; }
    [[nodiscard]] QColor textColor() const { return m_text; }
    [[nodiscard]] QColor mutedColor() const { return m_muted; }
    [[nodiscard]] QColor borderColor() const { return m_border; }
    [[nodiscard]] QColor codeBackground() const { return m_codeBackground; }

    // For a run in these styles (bits of markdown::Style). The font of plain text is not in it.
    [[nodiscard]] const QTextCharFormat &format(TextRole role, unsigned style, bool link) const;

private:
    static constexpr size_t kRoles = size_t(TextRole::Code) + 1;
    struct Role
    {
        QFont font;
        QFont code; // for code in the middle of it
        int lineHeight = 0;
        int ascent = 0;
        qreal characterWidth = 0;
    };
    [[nodiscard]] const Role &at(TextRole role) const { return m_roles[size_t(role)]; }
    void setRole(TextRole role, const QFont &font, const QFont &code, qreal leading);

    TextLook m_look;
    std::array<Role, kRoles> m_roles;
    int m_em = 0;
    int m_listIndent = 0;
    QColor m_text;
    QColor m_muted;
    QColor m_border;
    QColor m_codeBackground;
    mutable std::map<unsigned, QTextCharFormat> m_formats;
};

} // namespace breakerbox::ui
