// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/elidedlabel.h>

#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace breakerbox::ui {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent)
    : ElidedLabel(parent)
{
    setText(text);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setToken(theme::Token token)
{
    m_token = token;
    update();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 4, QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (isCut())
            QToolTip::showText(help->globalPos(), text().toHtmlEscaped(), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(m_token && isEnabled() ? theme::color(*m_token, palette())
                                          : palette().color(group, foregroundRole()));
    const QString shown = fontMetrics().elidedText(text(), m_mode, contentsRect().width());
    const auto align = QStyle::visualAlignment(layoutDirection(), alignment());
    painter.setLayoutDirection(text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(contentsRect(), int(align | Qt::AlignAbsolute) | Qt::TextSingleLine, shown);
}

TokenLabel::TokenLabel(theme::Token token, QWidget *parent)
    : QLabel(parent),
      m_token(token)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    // Else it would follow the background role of whatever it stands on.
    setForegroundRole(QPalette::WindowText);
    applyToken();
}

void TokenLabel::setToken(theme::Token token)
{
    m_token = token;
    applyToken();
}

void TokenLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_applying)
        applyToken();
}

void TokenLabel::applyToken()
{
    m_applying = true;
    const QPalette around = parentWidget() ? parentWidget()->palette() : QGuiApplication::palette();
    QPalette own = palette();
    own.setColor(QPalette::WindowText, theme::color(m_token, around));
    setPalette(own);
    m_applying = false;
}

} // namespace breakerbox::ui
