// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <chat/message.h>

#include <QWidget>

namespace breakerbox::ui {

// Who wrote a turn and when: "You  10:41", or the boundary's glyph, the model and the figures of
// its reply. One painted line; long names are cut. Not focusable.
class TurnHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit TurnHeader(QWidget *parent = nullptr);
    void setMessage(const chat::Message &message, WallTime now);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    QString m_name;
    QString m_figures;
};

// "You", or the model as the reply named it, else as it was asked for.
[[nodiscard]] QString authorOf(const chat::Message &message);
// "3.2 s · 412 tokens"; empty for what the user wrote.
[[nodiscard]] QString figuresOf(const chat::Message &message);
// What became of a turn, as a quiet line below it; empty if all is well. Plain text.
[[nodiscard]] QString turnStateLine(const chat::Message &message);

} // namespace breakerbox::ui
