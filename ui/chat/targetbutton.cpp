// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/targetbutton.h>

#include <ui/chat/picklist.h>
#include <ui/text/healthtext.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {
constexpr int kInset = 8;
constexpr int kTargetGap = 6;
} // namespace

TargetButton::TargetButton(const Clock &clock, QWidget *parent)
    : QPushButton(parent),
      m_clock(clock),
      m_list(new PickList(tr("Who answers"), this))
{
    setAttribute(Qt::WA_Hover);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, &TargetButton::open);
    connect(m_list, &PickList::picked, this, [this](int row) {
        if (row < 0 || row >= int(m_targets.size()))
            return;
        const Target picked = m_targets[size_t(row)];
        setFocus(Qt::PopupFocusReason);
        Q_EMIT this->picked(picked.connection, picked.model);
    });
    setTarget({});
}

void TargetButton::open()
{
    if (m_targets.empty()) {
        Q_EMIT addConnectionRequested();
        return;
    }
    m_list->setRows(targetRows(m_targets, m_target, m_clock.now()));
    m_list->popUpAt(this);
}

void TargetButton::setTarget(const Target &target)
{
    m_target = target;
    const bool none = target.connection.isNull();
    setAccessibleName(none ? words()
                           : tr("Answered by %1, %2, %3")
                                 .arg(words(), text::boundaryWord(target.boundary),
                                      text::healthState(target.health)));
    setToolTip(none ? QString()
                    : tr("%1\n%2\n%3")
                          .arg(words(), text::boundarySentence(target.boundary),
                               text::healthState(target.health))
                          .toHtmlEscaped()
                          .replace(u'\n', u"<br>"_s));
    updateGeometry();
    update();
}

void TargetButton::setTargets(const std::vector<Target> &targets)
{
    m_targets = targets;
    setTarget(m_target);
}

QString TargetButton::words() const
{
    if (m_target.connection.isNull())
        return m_targets.empty() ? tr("Add a connection") : tr("Choose who answers");
    if (m_target.model.isEmpty())
        return m_target.connectionName;
    return tr("%1 · %2").arg(m_target.model.toString(), m_target.connectionName);
}

QSize TargetButton::sizeHint() const
{
    const int count = m_target.connection.isNull() ? 2 : 3;
    const int marks = count * (theme::kIconSize + kTargetGap);
    return {fontMetrics().horizontalAdvance(words()) + marks + 2 * kInset + 2,
            std::max(fontMetrics().height(), theme::kIconSize) + 10};
}

QSize TargetButton::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void TargetButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Token::Hover, palette()));
        painter.drawRoundedRect(face, theme::kControlRadius, theme::kControlRadius);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Highlight), 2));
        painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), theme::kControlRadius,
                                theme::kControlRadius);
    }
    const QColor quiet = theme::color(theme::Token::Muted, palette());
    const int size = theme::kIconSize;
    const int top = (height() - size) / 2;
    const bool none = m_target.connection.isNull();
    int x = kInset;
    const QString glyph = none ? u"plus"_s : boundaryIconName(m_target.boundary.kind);
    painter.drawPixmap(x, top, icons::pixmap(glyph, size, quiet, devicePixelRatioF()));
    x += size + kTargetGap;
    int right = width() - kInset - size;
    painter.drawPixmap(right, top,
                       icons::pixmap(u"chevron-down"_s, size, quiet, devicePixelRatioF()));
    if (!none) {
        right -= size + kTargetGap - 2;
        paintMark(painter, QRectF(right, top, size, size), markShape(m_target.health.kind),
                  theme::color(markToken(m_target.health.kind), palette()));
    }
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    const QRect room(x, 0, right - kTargetGap - x, height());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                     fontMetrics().elidedText(words(), Qt::ElideMiddle, room.width()));
}

} // namespace breakerbox::ui
