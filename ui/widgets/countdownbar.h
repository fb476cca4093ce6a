// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/widgets/theme.h>

#include <QTimer>
#include <QWidget>

namespace breakerbox::ui {

// A thin bar that tells how much of a wait is left. Decoration: the same is said in words.
class CountdownBar final : public QWidget
{
    Q_OBJECT
public:
    explicit CountdownBar(QWidget *parent = nullptr);
    // 1 = all of it is left, 0 = over.
    void setLeft(double fraction);
    void setToken(theme::Token token);
    [[nodiscard]] double left() const { return m_left; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_left = 0;
    theme::Token m_token = theme::Token::Hold;
};

// Ticks once a second while its widget is on screen, and not at all while it is hidden or scrolled
// out of sight. Owned by the widget it watches.
class SecondTicker final : public QObject
{
    Q_OBJECT
public:
    explicit SecondTicker(QWidget *watched);
    void setActive(bool active);
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }

Q_SIGNALS:
    void ticked();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void adjust();

    QWidget *m_watched;
    QTimer m_timer;
    bool m_active = false;
};

} // namespace breakerbox::ui
