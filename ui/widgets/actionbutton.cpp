// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/widgets/actionbutton.h>

#include <ui/widgets/theme.h>

#include <QAction>
#include <QPainter>
#include <QStyle>

namespace breakerbox::ui {

namespace {
constexpr int kPaddingX = 12;
constexpr int kQuietPaddingX = 8;
constexpr int kPaddingY = 5;
} // namespace

ActionButton::ActionButton(const QString &text, Look look, QWidget *parent)
    : QPushButton(text, parent),
      m_look(look)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setAutoDefault(false);
}

ActionButton::ActionButton(const QIcon &icon, const QString &name, QWidget *parent)
    : ActionButton(QString(), Look::Quiet, parent)
{
    setIcon(icon);
    setIconSize({theme::kIconSize, theme::kIconSize});
    setAccessibleName(name);
    setToolTip(name.toHtmlEscaped());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ActionButton::tellKeysOf(const QAction *action)
{
    const auto tell = [this, action] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString name = accessibleName().isEmpty() ? text() : accessibleName();
        setToolTip((keys.isEmpty() ? name : tr("%1 (%2)").arg(name, keys)).toHtmlEscaped());
    };
    connect(action, &QAction::changed, this, tell);
    tell();
}

void ActionButton::setLook(Look look)
{
    if (m_look == look)
        return;
    m_look = look;
    updateGeometry();
    update();
}

void ActionButton::setFlush(bool flush)
{
    m_flush = flush;
    updateGeometry();
}

int ActionButton::paddingX() const
{
    if (m_look != Look::Quiet)
        return kPaddingX;
    return m_flush ? 2 : kQuietPaddingX;
}

QSize ActionButton::sizeHint() const
{
    const int height = std::max(fontMetrics().height(), theme::kIconSize) + 2 * kPaddingY;
    if (isIconOnly())
        return {height, height};
    const QSize text = fontMetrics().size(Qt::TextShowMnemonic, this->text());
    int width = text.width() + 2 * paddingX();
    if (!icon().isNull())
        width += theme::kIconSize + 6;
    return {width, height};
}

QSize ActionButton::minimumSizeHint() const
{
    QSize size = sizeHint();
    if (!isIconOnly())
        size.setWidth(std::min(size.width(), 2 * kPaddingX + fontMetrics().averageCharWidth() * 8));
    return size;
}

QColor ActionButton::textColor() const
{
    if (!isEnabled())
        return palette().color(QPalette::Disabled, QPalette::ButtonText);
    if (m_look == Look::Primary)
        return palette().color(QPalette::Active, QPalette::HighlightedText);
    return palette().color(QPalette::Active, QPalette::ButtonText);
}

void ActionButton::paintFace(QPainter &painter) const
{
    const QRectF face = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool hover = isEnabled() && underMouse();
    const bool down = isDown() || isChecked();
    QColor fill = Qt::transparent;
    QColor frame = Qt::transparent;
    if (m_look == Look::Primary && isEnabled()) {
        fill = palette().color(QPalette::Active, QPalette::Highlight);
        if (down)
            fill = fill.darker(118);
        else if (hover)
            fill = fill.darker(108);
    } else if (m_look != Look::Quiet) {
        frame = theme::color(theme::Token::Border, palette());
        fill = isEnabled() ? palette().color(QPalette::Active, QPalette::Button) : Qt::transparent;
    }
    painter.setPen(frame.alpha() ? QPen(frame, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(face, theme::kControlRadius, theme::kControlRadius);
    if (m_look != Look::Primary && (hover || down)) {
        QColor over = theme::color(theme::Token::Hover, palette());
        if (down)
            over.setAlphaF(std::min(1.0F, over.alphaF() * 1.8F));
        painter.setPen(Qt::NoPen);
        painter.setBrush(over);
        painter.drawRoundedRect(face, theme::kControlRadius, theme::kControlRadius);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        const bool onFill = m_look == Look::Primary && isEnabled();
        painter.setPen(QPen(palette().color(QPalette::Active, onFill ? QPalette::HighlightedText
                                                                     : QPalette::Highlight),
                            onFill ? 1.5 : 2));
        const qreal inset = onFill ? 2.5 : 0.5;
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset),
                                theme::kControlRadius - inset, theme::kControlRadius - inset);
    }
}

void ActionButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFace(painter);
    const QIcon::Mode mode = !isEnabled()              ? QIcon::Disabled
                             : m_look == Look::Primary ? QIcon::Selected
                                                       : QIcon::Normal;
    const int size = theme::kIconSize;
    const int top = (height() - size) / 2;
    if (isIconOnly()) {
        icon().paint(&painter, QRect((width() - size) / 2, top, size, size), Qt::AlignCenter, mode);
        return;
    }
    QRect room = rect().adjusted(paddingX(), 0, -paddingX(), 0);
    if (!icon().isNull()) {
        const QRect box =
            QStyle::visualRect(layoutDirection(), rect(), QRect(room.left(), top, size, size));
        icon().paint(&painter, box, Qt::AlignCenter, mode);
        room.adjust(size + 6, 0, 0, 0);
        room = QStyle::visualRect(layoutDirection(), rect(), room);
    }
    painter.setPen(textColor());
    const QString shown =
        fontMetrics().elidedText(text(), Qt::ElideRight, room.width() + 1, Qt::TextShowMnemonic);
    const Qt::Alignment align =
        icon().isNull() ? Qt::AlignCenter : Qt::AlignVCenter | Qt::AlignLeading;
    constexpr int kFlags = Qt::TextShowMnemonic | Qt::TextSingleLine;
    painter.drawText(room, static_cast<int>(align.toInt()) | kFlags, shown);
}

} // namespace breakerbox::ui
