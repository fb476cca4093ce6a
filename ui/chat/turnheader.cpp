// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnheader.h>

#include <breaker/values/category.h>
#include <connections/boundary.h>
#include <ui/chat/versionswitch.h>
#include <ui/text/errortext.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/usage/usagetext.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/icons.h>
#include <ui/widgets/theme.h>

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

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

namespace {

constexpr int kAfterIcon = 6;
constexpr int kAfterName = 10;
constexpr int kNameEm = 14; // how long a connection's name may be in the line

QString shownConnection(const QString &name)
{
    return text::withMarks(name.left(200), text::HiddenIn::Code);
}

void addTokens(QStringList &lines, const chat::Usage &usage)
{
    if (usage.inputTokens)
        lines << TurnHeader::tr("%1 read").arg(text::tokens(*usage.inputTokens));
    if (usage.cachedTokens && *usage.cachedTokens > 0)
        lines << TurnHeader::tr("%1 of them from the cache").arg(text::tokens(*usage.cachedTokens));
    if (usage.outputTokens)
        lines << TurnHeader::tr("%1 written").arg(text::tokens(*usage.outputTokens));
    if (usage.reasoningTokens && *usage.reasoningTokens > 0)
        lines
            << TurnHeader::tr("%1 of them for reasoning").arg(text::tokens(*usage.reasoningTokens));
}

QString costSentence(const connections::Cost &cost)
{
    const QString amount = costText(cost.amount, cost.currency);
    if (!cost.estimate)
        return TurnHeader::tr("Cost %1, by the connection's prices").arg(amount);
    if (cost.read.isNull())
        return TurnHeader::tr("Cost about %1, by your price for this model").arg(amount);
    return TurnHeader::tr("Cost about %1, an estimate by the price table of %2")
        .arg(amount, QLocale().toString(cost.read, QLocale::ShortFormat));
}

} // namespace

QString shownTokens(const chat::Usage &usage)
{
    if (usage.inputTokens && usage.outputTokens)
        return TurnHeader::tr("%1 in, %2 out")
            .arg(text::shortCount(*usage.inputTokens), text::shortCount(*usage.outputTokens));
    if (usage.outputTokens)
        return text::tokens(*usage.outputTokens);
    if (usage.inputTokens)
        return TurnHeader::tr("%1 in").arg(text::shortCount(*usage.inputTokens));
    return {};
}

QStringList turnDetails(const chat::Message &message, const QString &connectionName,
                        const std::optional<connections::Cost> &cost)
{
    QStringList lines;
    const auto boundary = connections::Boundary::fromKey(message.boundary);
    if (message.role == chat::Role::Assistant) {
        lines << TurnHeader::tr("Model: %1").arg(authorOf(message));
        if (!message.answeringModel.isEmpty() && message.answeringModel != message.model.toString())
            lines << TurnHeader::tr("Asked for: %1")
                         .arg(text::withMarks(message.model.toString().left(200),
                                              text::HiddenIn::Code));
        if (!connectionName.isEmpty())
            lines << TurnHeader::tr("Connection: %1").arg(shownConnection(connectionName));
        if (!message.boundary.isEmpty())
            lines << text::boundarySentence(boundary);
    }
    lines << text::fullTime(message.created);
    if (message.timeToFirstToken > Milliseconds(0))
        lines
            << TurnHeader::tr("First word after %1").arg(text::duration(message.timeToFirstToken));
    if (message.duration > Milliseconds(0))
        lines << TurnHeader::tr("Took %1").arg(text::duration(message.duration));
    addTokens(lines, message.usage);
    if (cost)
        lines << costSentence(*cost);
    return lines;
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

void TurnHeader::setMessage(const chat::Message &message, const QString &connectionName,
                            WallTime now, const std::optional<connections::Cost> &cost)
{
    m_reply = message.role == chat::Role::Assistant;
    m_name = m_brief ? QString() : authorOf(message);
    m_icon.clear();
    m_figures.clear();
    const auto add = [this](const QString &text, int keep) {
        if (!text.isEmpty())
            m_figures.push_back({text, keep});
    };
    if (m_reply && !m_brief) {
        const auto boundary = connections::Boundary::fromKey(message.boundary);
        const QString word = message.boundary.isEmpty() ? QString() : text::boundaryWord(boundary);
        const QString connection = shownConnection(connectionName);
        if (connection != word)
            add(fontMetrics().elidedText(connection, Qt::ElideMiddle,
                                         fontMetrics().height() * kNameEm),
                4);
        if (!word.isEmpty())
            m_icon = boundaryIconName(boundary.kind);
        add(word, 6);
        if (message.timeToFirstToken > Milliseconds(0))
            add(tr("%1 to first word").arg(text::duration(message.timeToFirstToken)), 1);
        if (message.duration > Milliseconds(0))
            add(text::duration(message.duration), 3);
        add(shownTokens(message.usage), 2);
        if (cost)
            add(costText(*cost), 2);
    }
    add(text::turnTime(message.created, now), 5);
    setToolTip(turnDetails(message, connectionName, cost)
                   .join(u'\n')
                   .toHtmlEscaped()
                   .replace(u'\n', u"<br>"_s));
    arrange();
}

void TurnHeader::setVersions(const flows::Versions &versions)
{
    if (!m_switch && versions.count <= 1)
        return;
    if (!m_switch) {
        m_switch = new VersionSwitch(this);
        connect(m_switch, &VersionSwitch::stepWanted, this, &TurnHeader::stepWanted);
        connect(m_switch, &VersionSwitch::besideWanted, this, &TurnHeader::besideWanted);
        m_switch->setBesideOffered(m_reply);
    }
    m_switch->setVersions(versions);
    arrange();
}

void TurnHeader::setTaken(int pixels)
{
    if (pixels == m_taken)
        return;
    m_taken = pixels;
    arrange();
}

QSize TurnHeader::sizeHint() const
{
    return {200,
            std::max({fontMetrics().height(), theme::kIconSize, VersionSwitch::kHeight - 2}) + 4};
}

QRect TurnHeader::placed(int left, int wide) const
{
    return layoutDirection() == Qt::RightToLeft ? QRect(width() - left - wide, 0, wide, height())
                                                : QRect(left, 0, wide, height());
}

int TurnHeader::switchRoom() const
{
    return !m_switch || m_switch->isHidden() ? 0 : m_switch->width() + kAfterName;
}

void TurnHeader::arrange()
{
    QFont semibold = font();
    semibold.setWeight(QFont::DemiBold);
    const QFontMetrics bold(semibold);
    const QFontMetrics plain = fontMetrics();
    m_nameLeft = m_icon.isEmpty() ? 0 : theme::kIconSize + kAfterIcon;
    const int switching = switchRoom();
    // A model's name may be anything: it keeps a third of the line, the rest is shared.
    const int whole = bold.horizontalAdvance(m_name);
    const int room = width() - m_taken - m_nameLeft - switching - kAfterName;
    const int least = std::min(whole, width() / 3);
    std::vector<Figure> shown = m_figures;
    const auto joined = [&shown] {
        QStringList texts;
        for (const Figure &figure : shown)
            texts << figure.text;
        return texts.join(u" · "_s);
    };
    while (shown.size() > 1 && plain.horizontalAdvance(joined()) > room - least)
        shown.erase(std::ranges::min_element(shown, {}, &Figure::keep));
    const int figures = plain.horizontalAdvance(joined());
    m_shownName = bold.elidedText(m_name, Qt::ElideMiddle, std::max(room - figures, least));
    m_nameWidth = bold.horizontalAdvance(m_shownName);
    int x = m_nameLeft + m_nameWidth + (m_name.isEmpty() ? 0 : kAfterName);
    if (switching > 0) {
        const QRect box = placed(x - 4, m_switch->width());
        m_switch->move(box.x(), (height() - m_switch->height()) / 2);
        x += switching - 4;
    }
    m_figuresLeft = x;
    m_shown = plain.elidedText(joined(), Qt::ElideRight, std::max(0, width() - m_taken - x));
    update();
}

void TurnHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TurnHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

void TurnHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor muted = theme::color(theme::Token::Muted, palette());
    if (!m_icon.isEmpty()) {
        const QRect box = placed(0, theme::kIconSize);
        painter.drawPixmap(box.x(), (height() - theme::kIconSize) / 2,
                           icons::pixmap(m_icon, theme::kIconSize, muted, devicePixelRatioF()));
    }
    const int align = Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine;
    QFont semibold = font();
    semibold.setWeight(QFont::DemiBold);
    painter.setFont(semibold);
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    painter.drawText(placed(m_nameLeft, m_nameWidth), align, m_shownName);
    painter.setFont(font());
    painter.setPen(muted);
    painter.drawText(placed(m_figuresLeft, std::max(0, width() - m_figuresLeft)), align, m_shown);
}

} // namespace breakerbox::ui
