// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/health.h>
#include <ui/widgets/theme.h>

#include <QWidget>

namespace breakerbox::ui {

// The shapes of look.md 1: health is never told by colour alone.
enum class MarkShape { Filled = 0, Quarter, Half, Hourglass, Diamond, Triangle, Empty, Bars };

[[nodiscard]] MarkShape markShape(flows::HealthKind kind);
[[nodiscard]] theme::Token markToken(flows::HealthKind kind);
void paintMark(QPainter &painter, const QRectF &box, MarkShape shape, const QColor &color);

// A mark of 16 x 16, with the state's word as its accessible name. Not focusable.
class HealthMark final : public QWidget
{
    Q_OBJECT
public:
    explicit HealthMark(QWidget *parent = nullptr);
    void setHealth(flows::HealthKind kind);
    // A mark that is not a connection's health, as on a card. name: the state in a word.
    void setMark(MarkShape shape, theme::Token token, const QString &name);
    [[nodiscard]] MarkShape shape() const { return m_shape; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    MarkShape m_shape = MarkShape::Filled;
    theme::Token m_token = theme::Token::Muted;
};

} // namespace breakerbox::ui
