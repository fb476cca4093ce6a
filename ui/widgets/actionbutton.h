// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

class QAction;

namespace breakerbox::ui {

// The house's button: flat, one radius, drawn from the palette. Primary = the one that helps most;
// Plain = framed; Quiet = text or icon alone until the pointer or the focus is on it. An icon-only
// button needs an accessible name; its tooltip says the same.
class ActionButton final : public QPushButton
{
    Q_OBJECT
public:
    enum class Look { Plain = 0, Primary, Quiet };

    explicit ActionButton(const QString &text, Look look = Look::Plain, QWidget *parent = nullptr);
    // Icon only. name is both the accessible name and the tooltip.
    ActionButton(const QIcon &icon, const QString &name, QWidget *parent = nullptr);
    void setLook(Look look);
    // Its tooltip tells the keys that do the same, also when they are changed.
    void tellKeysOf(const QAction *action);
    // Quiet, with its words in line with the text above and below.
    void setFlush(bool flush);
    [[nodiscard]] Look look() const { return m_look; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isIconOnly() const { return text().isEmpty(); }
    [[nodiscard]] int paddingX() const;
    [[nodiscard]] QColor textColor() const;
    void paintFace(QPainter &painter) const;

    Look m_look;
    bool m_flush = false;
};

} // namespace breakerbox::ui
