// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/turnprogress.h>

#include <ui/chat/messagebody.h>
#include <ui/text/errortext.h>
#include <ui/text/moments.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/healthmark.h>
#include <ui/widgets/icons.h>

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {
constexpr int kFoldIndent = 16;
constexpr int kFoldGap = 4;
} // namespace

TurnProgress::TurnProgress(const Clock &clock, QWidget *parent)
    : QWidget(parent),
      m_clock(clock),
      m_ticker(new SecondTicker(this)),
      m_words(new TokenLabel(theme::Token::Muted, this)),
      m_stop(new ActionButton(tr("Stop"), ActionButton::Look::Plain, this)),
      m_longer(new ActionButton(tr("Wait longer"), ActionButton::Look::Quiet, this))
{
    m_stop->setIcon(icons::get(u"square"_s));
    m_stop->setObjectName(u"stop"_s);
    m_longer->setObjectName(u"longer"_s);
    auto *mark = new HealthMark(this);
    mark->setMark(MarkShape::Half, theme::Token::Hold);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(mark);
    m_words->setWordWrap(false);
    row->addWidget(m_words);
    row->addWidget(m_stop);
    row->addWidget(m_longer);
    row->addStretch();
    m_longer->hide();
    connect(m_stop, &QPushButton::clicked, this, &TurnProgress::stopRequested);
    connect(m_longer, &QPushButton::clicked, this, &TurnProgress::waitLongerRequested);
    connect(m_ticker, &SecondTicker::ticked, this, &TurnProgress::refresh);
}

void TurnProgress::setProgress(const flows::ChatFlow::Progress &progress)
{
    m_progress = progress;
    m_ticker->setActive(progress.since.has_value());
    refresh();
}

QString TurnProgress::words() const
{
    QString phase = text::phaseWord(m_progress.phase);
    if (!m_progress.since)
        return phase;
    return tr("%1 · %2").arg(phase, text::elapsed(m_clock.now() - *m_progress.since));
}

void TurnProgress::refresh()
{
    m_words->setText(words());
    bool last = false;
    if (m_progress.since && m_progress.limit) {
        const auto left = *m_progress.limit - m_clock.now();
        last = left < (*m_progress.limit - *m_progress.since) / 4;
    }
    m_longer->setVisible(last);
}

ReasoningFold::ReasoningFold(const Clock &clock, const TextLook &look, QWidget *parent)
    : QWidget(parent),
      m_clock(clock),
      m_ticker(new SecondTicker(this)),
      m_toggle(new ActionButton(tr("Reasoning"), ActionButton::Look::Quiet, this)),
      m_body(new MessageBody(look, this))
{
    m_toggle->setCheckable(true);
    m_toggle->setObjectName(u"reasoning"_s);
    m_toggle->setFlush(true);
    m_body->hide();
    connect(m_toggle, &QPushButton::toggled, this, [this](bool open) {
        m_body->flush();
        m_body->setVisible(open);
        refresh();
        place();
        Q_EMIT heightChanged();
    });
    connect(m_body, &Stack::heightChanged, this, [this] {
        if (isOpen()) {
            place();
            Q_EMIT heightChanged();
        }
    });
    connect(m_ticker, &SecondTicker::ticked, this, &ReasoningFold::refresh);
    refresh();
}

bool ReasoningFold::isOpen() const
{
    return m_toggle->isChecked();
}

void ReasoningFold::setText(const QString &text)
{
    m_body->setText(text);
}

void ReasoningFold::appendText(const QString &text)
{
    if (!m_since) {
        m_since = m_clock.now();
        m_ticker->setActive(true);
    }
    m_body->appendText(text);
    refresh();
}

void ReasoningFold::finish()
{
    if (m_since && !m_taken)
        m_taken = m_clock.now() - *m_since;
    m_ticker->setActive(false);
    m_body->finishText();
    refresh();
}

void ReasoningFold::setState(const State &state)
{
    m_taken = state.taken;
    m_toggle->setChecked(state.open);
    refresh();
}

void ReasoningFold::setLook(const TextLook &look)
{
    m_body->setLook(look);
}

void ReasoningFold::refresh()
{
    QString words = tr("Reasoning");
    if (m_taken)
        words =
            tr("Reasoned for %1").arg(text::duration(std::chrono::ceil<Milliseconds>(*m_taken)));
    else if (m_since)
        words = tr("Reasoning · %1").arg(text::elapsed(m_clock.now() - *m_since));
    m_toggle->setText(words);
    m_toggle->setIcon(icons::get(isOpen() ? u"chevron-down"_s : u"chevron-right"_s));
    place();
}

int ReasoningFold::heightForWidth(int width) const
{
    int height = m_toggle->sizeHint().height();
    if (isOpen())
        height += kFoldGap + m_body->heightForWidth(width - kFoldIndent);
    return height;
}

QSize ReasoningFold::sizeHint() const
{
    const int wide = width() > 0 ? width() : 400;
    return {wide, heightForWidth(wide)};
}

void ReasoningFold::place()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QSize toggle = m_toggle->sizeHint();
    const int broad = std::min(toggle.width(), width());
    m_toggle->setGeometry(mirrored ? width() - broad : 0, 0, broad, toggle.height());
    if (isOpen()) {
        const int wide = width() - kFoldIndent;
        m_body->setGeometry(mirrored ? 0 : kFoldIndent, toggle.height() + kFoldGap, wide,
                            m_body->heightForWidth(wide));
        m_body->place();
    }
}

void ReasoningFold::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

void ReasoningFold::paintEvent(QPaintEvent *)
{
    if (!isOpen())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::color(theme::Token::Border, palette()));
    const qreal x = layoutDirection() == Qt::RightToLeft ? width() - 6 : 4;
    painter.drawRoundedRect(QRectF(x, m_body->y(), 2, m_body->height()), 1, 1);
}

} // namespace breakerbox::ui
