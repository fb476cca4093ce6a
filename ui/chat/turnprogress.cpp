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

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

TurnProgress::TurnProgress(const Clock &clock, QWidget *parent)
    : QWidget(parent),
      m_clock(clock),
      m_ticker(new SecondTicker(this)),
      m_words(new TokenLabel(theme::Token::Muted, this)),
      m_stop(new ActionButton(tr("Stop"), ActionButton::Look::Plain, this)),
      m_longer(new ActionButton(tr("Wait longer"), ActionButton::Look::Quiet, this))
{
    m_stop->setIcon(icons::get(u"square-filled"_s));
    m_stop->setObjectName(u"stop"_s);
    m_longer->setObjectName(u"longer"_s);
    auto *mark = new HealthMark(this);
    mark->setMark(MarkShape::Half, theme::Token::Hold, tr("Trying"));
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
    : Fold(tr("Reasoning"), look, parent),
      m_clock(clock),
      m_ticker(new SecondTicker(this))
{
    toggle()->setObjectName(u"reasoning"_s);
    connect(m_ticker, &SecondTicker::ticked, this, &ReasoningFold::refresh);
}

void ReasoningFold::aboutToFold(bool)
{
    body()->flush();
    refresh();
}

void ReasoningFold::setText(const QString &text)
{
    body()->setText(text);
}

void ReasoningFold::appendText(const QString &text)
{
    if (!m_since) {
        m_since = m_clock.now();
        m_ticker->setActive(true);
    }
    body()->appendText(text);
    refresh();
}

void ReasoningFold::finish()
{
    if (m_since && !m_taken)
        m_taken = m_clock.now() - *m_since;
    m_ticker->setActive(false);
    body()->finishText();
    refresh();
}

void ReasoningFold::setState(const State &state)
{
    m_taken = state.taken;
    setOpen(state.open);
    refresh();
}

void ReasoningFold::refresh()
{
    QString words = tr("Reasoning");
    if (m_taken)
        words =
            tr("Reasoned for %1").arg(text::duration(std::chrono::ceil<Milliseconds>(*m_taken)));
    else if (m_since)
        words = tr("Reasoning · %1").arg(text::elapsed(m_clock.now() - *m_since));
    setWords(words);
}

} // namespace breakerbox::ui
