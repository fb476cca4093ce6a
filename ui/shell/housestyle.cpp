// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "housestyle.h"

#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

bool has(const QStyleOption *option, QStyle::StateFlag flag)
{
    return option->state.testFlag(flag);
}

constexpr int kFieldPadding = 6; // between a field's frame and its text

// A rounded ground with a one-pixel frame; two pixels of accent while it has the focus.
void paintField(QPainter *painter, const QStyleOption *option, const QColor &fill)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool focus = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
    const QColor frame = focus ? option->palette.color(QPalette::Active, QPalette::Highlight)
                               : theme::color(theme::Token::Border, option->palette);
    const qreal width = focus ? 2 : 1;
    painter->setPen(QPen(frame, width));
    painter->setBrush(fill);
    const qreal half = width / 2;
    painter->drawRoundedRect(QRectF(option->rect).adjusted(half, half, -half, -half),
                             theme::kControlRadius, theme::kControlRadius);
    painter->restore();
}

// A line at the edge of the handle between the window and its dock.
void paintSeparator(QPainter *painter, const QStyleOption *option)
{
    const bool upright = option->rect.height() > option->rect.width();
    const QSize line = upright ? QSize(1, option->rect.height()) : QSize(option->rect.width(), 1);
    painter->fillRect(option->rect, option->palette.color(QPalette::Window));
    painter->fillRect(QRect(option->rect.topLeft(), line),
                      theme::color(theme::Token::Border, option->palette));
}

// The ground of a list's row: a tint of the accent, so that the text keeps its colour.
void paintRow(QPainter *painter, const QStyleOption *option)
{
    if (has(option, QStyle::State_Selected)) {
        painter->fillRect(option->rect,
                          theme::blend(option->palette.color(QPalette::Active, QPalette::Highlight),
                                       option->palette.color(QPalette::Active, QPalette::Window),
                                       0.20));
    } else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)) {
        painter->fillRect(option->rect, theme::color(theme::Token::Hover, option->palette));
    }
}

void paintHover(QPainter *painter, const QStyleOption *option)
{
    if (!has(option, QStyle::State_Enabled) ||
        (!has(option, QStyle::State_MouseOver) && !has(option, QStyle::State_Sunken)))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::color(theme::Token::Hover, option->palette));
    painter->drawRoundedRect(option->rect, theme::kControlRadius, theme::kControlRadius);
    painter->restore();
}

void paintButtonGround(QPainter *painter, const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool primary = button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
                         has(option, QStyle::State_Enabled);
    paintField(painter, option,
               option->palette.color(primary ? QPalette::Highlight : QPalette::Button));
    paintHover(painter, option);
}

void paintCheck(QPainter *painter, const QStyleOption *option, bool round)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool on = has(option, QStyle::State_On);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool focus = has(option, QStyle::State_HasFocus);
    const QPalette::ColorGroup group = enabled ? QPalette::Active : QPalette::Disabled;
    const QColor accent = option->palette.color(group, QPalette::Highlight);
    const QColor edge = focus || on ? accent : theme::color(theme::Token::Muted, option->palette);
    const QRectF box = QRectF(option->rect).adjusted(1, 1, -1, -1);
    const qreal radius = round ? box.width() / 2 : 4;
    QColor frame = edge;
    if (!enabled)
        frame = theme::color(theme::Token::Border, option->palette);
    painter->setPen(QPen(frame, focus ? 2 : 1));
    painter->setBrush(on ? accent : option->palette.color(group, QPalette::Base));
    painter->drawRoundedRect(box, radius, radius);
    if (on) {
        const QColor mark = option->palette.color(group, QPalette::HighlightedText);
        if (round) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(mark);
            painter->drawEllipse(box.center(), box.width() * 0.2, box.width() * 0.2);
        } else {
            const QRectF b = box;
            painter->setPen(QPen(mark, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter->setBrush(Qt::NoBrush);
            painter->drawPolyline(
                QPolygonF({{b.left() + b.width() * 0.25, b.top() + b.height() * 0.52},
                           {b.left() + b.width() * 0.43, b.top() + b.height() * 0.70},
                           {b.left() + b.width() * 0.76, b.top() + b.height() * 0.32}}));
        }
    }
    painter->restore();
}

void paintArrow(QPainter *painter, const QStyleOption *option, const QRect &room, bool up = false)
{
    const int size = 14;
    const QColor color = has(option, QStyle::State_Enabled)
                             ? theme::color(theme::Token::Muted, option->palette)
                             : option->palette.color(QPalette::Disabled, QPalette::Text);
    painter->drawPixmap(room.center().x() - size / 2, room.center().y() - size / 2,
                        icons::pixmap(up ? u"chevron-up"_s : u"chevron-down"_s, size, color,
                                      painter->device()->devicePixelRatioF()));
}

} // namespace

HouseStyle::HouseStyle()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        paintButtonGround(painter, option);
        return;
    case PE_FrameDefaultButton:
        return;
    case PE_FrameFocusRect:
        if (has(option, State_KeyboardFocusChange)) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(
                QPen(option->palette.color(QPalette::Active, QPalette::Highlight), 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option->rect).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
            painter->restore();
        }
        return;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            paintField(painter, option, option->palette.color(QPalette::Base));
        else
            painter->fillRect(option->rect, Qt::transparent);
        return;
    }
    case PE_FrameLineEdit:
        return; // with its panel
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        paintRow(painter, option);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        paintSeparator(painter, option);
        return;
    case PE_IndicatorCheckBox:
        paintCheck(painter, option, false);
        return;
    case PE_IndicatorRadioButton:
        paintCheck(painter, option, true);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (element == CE_Splitter) {
        painter->fillRect(option->rect, theme::color(theme::Token::Border, option->palette));
        return;
    }
    if (element == CE_PushButtonLabel) {
        // The default button stands on the accent colour.
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (button && button->features.testFlag(QStyleOptionButton::DefaultButton) &&
            has(option, State_Enabled)) {
            QStyleOptionButton on(*button);
            on.palette.setColor(QPalette::ButtonText,
                                option->palette.color(QPalette::HighlightedText));
            QProxyStyle::drawControl(element, &on, painter, widget);
            return;
        }
    }
    if (element == CE_ItemViewItem) {
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem tinted(*item);
            tinted.palette.setColor(QPalette::HighlightedText,
                                    option->palette.color(QPalette::Text));
            QProxyStyle::drawControl(element, &tinted, painter, widget);
            return;
        }
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
            theme::color(theme::Token::Border, option->palette));
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        paintField(
            painter, option,
            option->palette.color(combo && combo->editable ? QPalette::Base : QPalette::Button));
        if (!combo || !combo->editable)
            paintHover(painter, option);
        paintArrow(painter, option,
                   proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget));
        return;
    }
    if (control == CC_SpinBox) {
        paintField(painter, option, option->palette.color(QPalette::Base));
        paintArrow(painter, option, proxy()->subControlRect(control, option, SC_SpinBoxUp, widget),
                   true);
        paintArrow(painter, option,
                   proxy()->subControlRect(control, option, SC_SpinBoxDown, widget));
        return;
    }
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        const QRect slider = proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        const bool active = has(option, State_MouseOver) || has(option, State_Sunken);
        QColor color = option->palette.color(QPalette::Text);
        color.setAlphaF(active ? 0.45F : 0.25F);
        painter->setBrush(color);
        if (bar && bar->maximum > bar->minimum) {
            const QRectF thumb = QRectF(slider).adjusted(2, 2, -2, -2);
            const qreal radius = qMin(thumb.width(), thumb.height()) / 2;
            painter->drawRoundedRect(thumb, radius, radius);
        }
        painter->restore();
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption *option,
                                 const QWidget *widget) const
{
    QRect room = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        room.adjust(kFieldPadding, 0, -kFieldPadding, 0);
    return room;
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    QRect room = QProxyStyle::subControlRect(control, option, part, widget);
    if ((control == CC_ComboBox && part == SC_ComboBoxEditField) ||
        (control == CC_SpinBox && part == SC_SpinBoxEditField))
        room.adjust(kFieldPadding, 0, 0, 0);
    return room;
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    QSize made = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox || type == CT_PushButton)
        made.setHeight(qMax(made.height(), option->fontMetrics.height() + 12));
    if (type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox)
        made.rwidth() += 2 * kFieldPadding;
    if (type == CT_PushButton)
        made.rwidth() += 16;
    if (type == CT_ItemViewItem)
        made.setHeight(qMax(made.height(), option->fontMetrics.height() + 8));
    return made;
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 12;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_SplitterWidth:
        return 1;
    case PM_DockWidgetSeparatorExtent:
        return 5;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
        return 0;                             // a list below, not over the box
    case SH_DialogButtonBox_ButtonsHaveIcons: // words, as on all other buttons
    case SH_EtchDisabledText:
    case SH_ItemView_ActivateItemOnSingleClick:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace breakerbox::ui
