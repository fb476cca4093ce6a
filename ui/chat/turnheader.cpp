// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnheader.h>

#include <breaker/values/category.h>
#include <connections/boundary.h>
#include <ui/text/errortext.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using chat::TurnState;

QString authorOf(const chat::Message &message)
{
    switch (message.role) {
    case chat::Role::User:
        return TurnHeader::tr("You");
    case chat::Role::System:
        return TurnHeader::tr("System prompt");
    case chat::Role::Tool:
        return TurnHeader::tr("Tool");
    default:
        break;
    }
    const QString model =
        message.answeringModel.isEmpty() ? message.model.toString() : message.answeringModel;
    return model.isEmpty() ? TurnHeader::tr("Reply")
                           : text::withMarks(model.left(200), text::HiddenIn::Code);
}

QString figuresOf(const chat::Message &message)
{
    QStringList parts;
    if (message.role == chat::Role::Assistant) {
        if (message.duration > Milliseconds(0))
            parts << text::duration(message.duration);
        if (message.usage.outputTokens)
            parts << text::tokens(*message.usage.outputTokens);
    }
    return parts.join(u" · "_s);
}

QString turnStateLine(const chat::Message &message)
{
    const auto category = breaker::categoryFromName(message.failure);
    switch (message.state) {
    case TurnState::Partial:
        if (category == breaker::Category::UserStopped)
            return TurnHeader::tr("You stopped it here.");
        if (message.failure.isEmpty())
            return TurnHeader::tr("Incomplete.");
        return TurnHeader::tr("Incomplete: %1").arg(text::sentence(category));
    case TurnState::Failed:
        if (category == breaker::Category::UserStopped)
            return TurnHeader::tr("You stopped it before the first word.");
        return message.failure.isEmpty()
                   ? TurnHeader::tr("No reply.")
                   : TurnHeader::tr("No reply: %1").arg(text::sentence(category));
    case TurnState::Declined:
        return message.refusal.isEmpty()
                   ? TurnHeader::tr("The provider gave no text: its filter held it back.")
                   : TurnHeader::tr("Declined: %1")
                         .arg(text::withMarks(message.refusal, text::HiddenIn::Prose));
    case TurnState::Waiting:
        return TurnHeader::tr("Waiting, not sent.");
    default:
        break;
    }
    if (message.finish == chat::FinishReason::Length)
        return TurnHeader::tr("The reply ended at the length limit.");
    if (message.finish == chat::FinishReason::ContentFilter)
        return TurnHeader::tr("The provider's filter ended the reply.");
    return {};
}

TurnHeader::TurnHeader(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TurnHeader::setMessage(const chat::Message &message, WallTime now)
{
    m_name = authorOf(message);
    m_icon.clear();
    QStringList figures;
    QStringList tip;
    if (message.role == chat::Role::Assistant) {
        const auto boundary = connections::Boundary::fromKey(message.boundary);
        if (!message.boundary.isEmpty()) {
            m_icon = boundaryIconName(boundary.kind);
            figures << text::boundaryWord(boundary);
            tip << text::boundarySentence(boundary);
        }
        const QString own = figuresOf(message);
        if (!own.isEmpty())
            figures << own;
    }
    figures << text::turnTime(message.created, now);
    m_figures = figures.join(u" · "_s);
    tip << text::fullTime(message.created);
    if (message.timeToFirstToken > Milliseconds(0))
        tip << tr("First word after %1").arg(text::duration(message.timeToFirstToken));
    if (message.usage.inputTokens)
        tip << tr("%1 read").arg(text::tokens(*message.usage.inputTokens));
    setToolTip(tip.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
    update();
}

QSize TurnHeader::sizeHint() const
{
    return {200, std::max(fontMetrics().height(), theme::kIconSize) + 4};
}

void TurnHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int x = 0;
    const QColor muted = theme::color(theme::Token::Muted, palette());
    const auto place = [this, mirrored](int left, int wide) {
        return mirrored ? QRect(width() - left - wide, 0, wide, height())
                        : QRect(left, 0, wide, height());
    };
    if (!m_icon.isEmpty()) {
        const QRect box = place(0, theme::kIconSize);
        painter.drawPixmap(box.x(), (height() - theme::kIconSize) / 2,
                           icons::pixmap(m_icon, theme::kIconSize, muted, devicePixelRatioF()));
        x = theme::kIconSize + 6;
    }
    QFont semibold = font();
    semibold.setWeight(QFont::DemiBold);
    const QFontMetrics bold(semibold);
    // The figures are cut last: they are short, a model's name may be anything.
    const int figures = fontMetrics().horizontalAdvance(m_figures);
    const int room = std::max(width() - x - figures - 10, width() / 3);
    const QString name = bold.elidedText(m_name, Qt::ElideMiddle, room);
    const int named = bold.horizontalAdvance(name);
    painter.setFont(semibold);
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    const int align = Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine;
    painter.drawText(place(x, named), align, name);
    x += named + 10;
    painter.setFont(font());
    painter.setPen(muted);
    const int left = std::max(0, width() - x);
    painter.drawText(place(x, left), align,
                     fontMetrics().elidedText(m_figures, Qt::ElideRight, left));
}

} // namespace breakerbox::ui
