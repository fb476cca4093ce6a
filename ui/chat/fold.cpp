// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/fold.h>

#include <ui/chat/messagebody.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kFoldIndent = 16;
constexpr int kFoldGap = 4;

} // namespace

Fold::Fold(const QString &words, const TextLook &look, QWidget *parent)
    : QWidget(parent),
      m_toggle(new ActionButton(words, ActionButton::Look::Quiet, this)),
      m_body(new MessageBody(look, this))
{
    m_toggle->setCheckable(true);
    m_toggle->setFlush(true);
    m_body->hide();
    connect(m_toggle, &QPushButton::toggled, this, [this](bool open) {
        aboutToFold(open);
        m_body->setVisible(open);
        setChevron();
        place();
        Q_EMIT heightChanged();
    });
    connect(m_body, &Stack::heightChanged, this, [this] {
        if (isOpen()) {
            place();
            Q_EMIT heightChanged();
        }
    });
    setChevron();
    place();
}

void Fold::setLook(const TextLook &look)
{
    m_body->setLook(look);
}

void Fold::setOpen(bool open)
{
    m_toggle->setChecked(open);
}

bool Fold::isOpen() const
{
    return m_toggle->isChecked();
}

void Fold::setWords(const QString &words)
{
    m_toggle->setText(words);
    setChevron();
    place();
}

void Fold::setChevron()
{
    m_toggle->setIcon(icons::get(isOpen() ? u"chevron-down"_s : u"chevron-right"_s));
}

int Fold::heightForWidth(int width) const
{
    int height = m_toggle->sizeHint().height();
    if (isOpen())
        height += kFoldGap + m_body->heightForWidth(width - kFoldIndent);
    return height;
}

QSize Fold::sizeHint() const
{
    const int wide = width() > 0 ? width() : 400;
    return {wide, heightForWidth(wide)};
}

void Fold::place()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QSize toggle = m_toggle->sizeHint();
    const int broad = std::min(toggle.width(), width());
    m_toggle->setGeometry(mirrored ? width() - broad : 0, 0, broad, toggle.height());
    if (!isOpen())
        return;
    const int inner = width() - kFoldIndent;
    m_body->setGeometry(mirrored ? 0 : kFoldIndent, toggle.height() + kFoldGap, inner,
                        m_body->heightForWidth(inner));
    m_body->place();
}

void Fold::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void Fold::paintEvent(QPaintEvent *)
{
    if (!isOpen())
        return;
    const qreal x = layoutDirection() == Qt::RightToLeft ? width() - 6 : 4;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::color(theme::Token::Border, palette()));
    painter.drawRoundedRect(QRectF(x, m_body->y(), 2, m_body->height()), 1, 1);
}

} // namespace breakerbox::ui
