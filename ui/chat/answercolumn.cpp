// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/answercolumn.h>

#include <ui/chat/readingview.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turnheader.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/usage/usagetext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/healthmark.h>

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

QString answerFigures(const chat::Message &message, const std::optional<connections::Cost> &cost)
{
    QStringList parts;
    if (message.timeToFirstToken > Milliseconds(0))
        parts << AnswerColumn::tr("%1 to first word").arg(text::duration(message.timeToFirstToken));
    if (message.duration > Milliseconds(0))
        parts << text::duration(message.duration);
    if (const QString tokens = shownTokens(message.usage); !tokens.isEmpty())
        parts << tokens;
    if (cost)
        parts << costText(*cost);
    return parts.join(u" · "_s);
}

AnswerColumn::AnswerColumn(const Clock &clock, QWidget *parent)
    : QFrame(parent),
      m_model(new ElidedLabel(this)),
      m_mark(new HealthMark(this)),
      m_health(new TokenLabel(theme::Token::Muted, this)),
      m_boundary(new BoundaryLabel(this)),
      m_connection(new ElidedLabel(this)),
      m_figures(new TokenLabel(theme::Token::Muted, this)),
      m_view(new ReadingView(clock, this)),
      m_goOn(new ActionButton(tr("Go on with this"), ActionButton::Look::Plain, this))
{
    m_view->column().setBriefHeaders(true);
    layOut();
    connect(m_goOn, &QPushButton::clicked, this, [this] { Q_EMIT goOnWanted(m_id); });
}

void AnswerColumn::layOut()
{
    QFont semibold = m_model->font();
    semibold.setWeight(QFont::DemiBold);
    m_model->setFont(semibold);
    m_model->setElideMode(Qt::ElideMiddle);
    m_connection->setToken(theme::Token::Muted);
    m_health->setWordWrap(false);
    m_figures->setObjectName(u"figures"_s);
    auto *who = new QHBoxLayout;
    who->setSpacing(6);
    who->addWidget(m_model, 1);
    who->addWidget(m_mark);
    who->addWidget(m_health);
    auto *reader = new QHBoxLayout;
    reader->setSpacing(8);
    reader->addWidget(m_boundary);
    reader->addWidget(m_connection, 1);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(12, 8, 12, 4);
    head->setSpacing(2);
    head->addLayout(who);
    head->addLayout(reader);
    head->addWidget(m_figures);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(12, 4, 12, 8);
    foot->addWidget(m_goOn);
    foot->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    column->addLayout(foot);
}

void AnswerColumn::setMessage(const chat::Message &message)
{
    m_id = message.id;
    m_view->setMessages({message});
    showFigures(message);
}

void AnswerColumn::replace(const chat::Message &message)
{
    m_view->replace(message);
    showFigures(message);
}

void AnswerColumn::setFacts(const AnswerFacts &facts)
{
    m_facts = facts;
    m_boundary->setBoundary(facts.boundary);
    const QString name = text::withMarks(facts.connectionName.left(200), text::HiddenIn::Code);
    m_connection->setText(name == text::boundaryWord(facts.boundary) ? QString() : name);
    m_mark->setHealth(facts.health.kind);
    m_health->setText(text::healthState(facts.health));
    m_goOn->setAccessibleDescription(facts.shown
                                         ? tr("This answer is in the conversation.")
                                         : tr("The other answers stay as versions of this one."));
    m_goOn->setToolTip(m_goOn->accessibleDescription());
    m_goOn->setLook(facts.shown ? ActionButton::Look::Primary : ActionButton::Look::Plain);
    refreshName();
}

QString AnswerColumn::figures() const
{
    return m_figures->text();
}

void AnswerColumn::showFigures(const chat::Message &message)
{
    m_title = authorOf(message);
    m_model->setText(m_title);
    const QString figures = answerFigures(message, m_facts.cost);
    m_figures->setText(figures);
    m_figures->setVisible(!figures.isEmpty());
    refreshName();
}

void AnswerColumn::refreshName()
{
    QStringList words{m_title, m_connection->text(), text::boundaryWord(m_facts.boundary),
                      text::healthState(m_facts.health)};
    words.removeAll(QString());
    setAccessibleName(
        tr("Answer %1 of %2: %3").arg(m_facts.number).arg(m_facts.count).arg(words.join(u", "_s)));
    m_goOn->setAccessibleName(tr("Go on with %1").arg(m_title));
}

void AnswerColumn::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(theme::Token::Border, palette()), 1));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kCardRadius,
                            theme::kCardRadius);
}

} // namespace breakerbox::ui
