// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace breakerbox::ui {

class ActionButton;
class ElidedLabel;

// A line above the composer about a turn, with one button: what is being edited, what was deleted.
// Hidden until it has something to say.
class TurnBar final : public QFrame
{
    Q_OBJECT
public:
    TurnBar(const QString &iconName, const QString &buttonText, QWidget *parent = nullptr);
    // Shows it. A screen reader is told.
    void say(const QString &sentence);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] ActionButton *button() const { return m_button; }

Q_SIGNALS:
    void chosen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refreshIcon();

    QString m_iconName;
    QLabel *m_icon;
    ElidedLabel *m_words;
    ActionButton *m_button;
};

} // namespace breakerbox::ui
