// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/countdownbar.h>

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace breakerbox::ui {

CountdownBar::CountdownBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CountdownBar::setLeft(double fraction)
{
    m_left = std::clamp(fraction, 0.0, 1.0);
    update();
}

void CountdownBar::setToken(theme::Token token)
{
    m_token = token;
    update();
}

QSize CountdownBar::sizeHint() const
{
    return {120, 3};
}

void CountdownBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal radius = height() / 2.0;
    painter.setBrush(theme::color(theme::Token::Border, palette()));
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
    if (m_left <= 0)
        return;
    QRectF bar(rect());
    bar.setWidth(std::max(bar.width() * m_left, qreal(height())));
    if (layoutDirection() == Qt::RightToLeft)
        bar.moveRight(rect().right() + 1);
    painter.setBrush(theme::color(m_token, palette()));
    painter.drawRoundedRect(bar, radius, radius);
}

SecondTicker::SecondTicker(QWidget *watched)
    : QObject(watched),
      m_watched(watched)
{
    m_timer.setInterval(1000);
    watched->installEventFilter(this);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_watched->visibleRegion().isEmpty())
            Q_EMIT ticked();
    });
}

void SecondTicker::setActive(bool active)
{
    m_active = active;
    adjust();
}

bool SecondTicker::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_watched) {
        if (event->type() == QEvent::Show && m_active) {
            adjust();
            Q_EMIT ticked();
        } else if (event->type() == QEvent::Hide) {
            m_timer.stop();
        }
    }
    return QObject::eventFilter(object, event);
}

void SecondTicker::adjust()
{
    if (!m_active || !m_watched->isVisible())
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start();
}

} // namespace breakerbox::ui
