// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replaydialog.h"

#include <policysim/alternatives.h>
#include <ui/diagnostics/replaylanes.h>
#include <ui/diagnostics/replaytable.h>
#include <ui/diagnostics/replaytext.h>
#include <ui/settings/policyform.h>
#include <ui/text/errortext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/screenroom.h>

#include <QComboBox>
#include <QFileDialog>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr int kHalvesWidth = 760; // narrower: the settings stand above what came of them

// Places in the list of alternatives.
enum Place { kPatient = 0, kQuick, kClassic, kOwn };

QLabel *halfHeading(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

ReplayDialog::ReplayDialog(ReplaySource source, const breaker::ScopeKey &scope,
                           const QString &title, QWidget *parent)
    : QDialog(parent),
      m_source(std::move(source)),
      m_scope(scope),
      m_title(title)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What if… – %1").arg(title));
    resizeOnScreen(*this, {920, 680});
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *page = new QWidget(scroll);
    m_halves = new QBoxLayout(QBoxLayout::LeftToRight, page);
    m_halves->setContentsMargins(24, 20, 24, 20);
    m_halves->setSpacing(32);
    m_halves->addWidget(makeSettings(), 2);
    m_halves->addWidget(makeResult(), 3);
    scroll->setWidget(page);
    auto *line = new QFrame(this);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(line);
    column->addWidget(makeButtons());
    m_found->hide();
    chooseAlternative(kPatient);
}

ReplayDialog::~ReplayDialog() = default;

QWidget *ReplayDialog::makeSettings()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_period = new QComboBox(side);
    m_period->setAccessibleName(tr("Time"));
    m_period->addItems(
        {tr("Latest incident"), tr("Last hour"), tr("Last 24 hours"), tr("All that is stored")});
    m_alternatives = new QComboBox(side);
    m_alternatives->setAccessibleName(tr("Other settings"));
    m_alternatives->addItems(
        {tr("More patient"), tr("Quicker to stop"), tr("Classic window"), tr("My own")});
    m_alternatives->setItemData(
        kClassic,
        tr("As breakers of servers do: half of the last ten calls failed, then always 30 s."),
        Qt::ToolTipRole);
    m_form = new PolicyForm(RowDetail::Compact, side);
    column->addWidget(halfHeading(tr("What happened"), side));
    column->addWidget(m_period);
    column->addSpacing(12);
    column->addWidget(halfHeading(tr("Other settings"), side));
    column->addWidget(m_alternatives);
    column->addWidget(m_form);
    column->addStretch(1);
    connect(m_period, &QComboBox::currentIndexChanged, this, &ReplayDialog::ask);
    connect(m_alternatives, &QComboBox::currentIndexChanged, this,
            &ReplayDialog::chooseAlternative);
    connect(m_form, &PolicyForm::changed, this, [this] {
        const QSignalBlocker quiet(m_alternatives);
        m_alternatives->setCurrentIndex(kOwn);
        ask();
    });
    return side;
}

QWidget *ReplayDialog::makeResult()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *title = halfHeading(m_title, side);
    title->setWordWrap(true);
    m_summary = new TokenLabel(theme::Token::Muted, side);
    m_summary->setAccessibleName(tr("What is replayed"));
    m_found = new QWidget(side);
    auto *found = new QVBoxLayout(m_found);
    found->setContentsMargins(0, 8, 0, 0);
    found->setSpacing(16);
    m_lanes = new ReplayLanes(m_found);
    m_table = new ReplayTable(m_found);
    m_table->setAccessibleName(tr("Comparison"));
    m_notes = new TokenLabel(theme::Token::Muted, m_found);
    m_notes->setAccessibleName(tr("What a replay cannot know"));
    found->addWidget(m_lanes);
    found->addWidget(m_table);
    found->addWidget(m_notes);
    column->addWidget(title);
    column->addWidget(m_summary);
    column->addWidget(m_found);
    column->addStretch(1);
    return side;
}

QWidget *ReplayDialog::makeButtons()
{
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(24, 12, 24, 16);
    row->setSpacing(8);
    m_save = new ActionButton(tr("Save scenario…"), ActionButton::Look::Plain, bar);
    m_save->setAccessibleName(tr("Save scenario…"));
    m_save->setToolTip(tr("Writes what happened as a file for “breakerbox simulate”. No content, "
                          "no key."));
    m_save->setAutoDefault(false);
    m_save->setEnabled(false);
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, bar);
    close->setAutoDefault(false);
    row->addWidget(m_save);
    row->addStretch(1);
    row->addWidget(close);
    connect(m_save, &QAbstractButton::clicked, this, &ReplayDialog::save);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    return bar;
}

void ReplayDialog::chooseAlternative(int place)
{
    using policysim::Alternative;
    const breaker::Policy present = m_source.policy(m_scope.connection);
    static constexpr Alternative kAlternatives[] = {
        Alternative::MorePatient, Alternative::QuickerToStop, Alternative::ClassicWindow};
    const breaker::Policy other =
        place == kOwn ? present : policysim::policyOf(kAlternatives[place], present);
    m_form->setPolicy(other, present);
    ask();
}

void ReplayDialog::ask()
{
    const quint64 asked = ++m_asked;
    const auto period = static_cast<flows::ReplayPeriod>(m_period->currentIndex());
    if (!m_answer)
        m_summary->setText(tr("Replaying…"));
    m_source.replay({m_scope, period, m_form->policy()}, this,
                    [this, asked](const Result<flows::ReplayAnswer> &answer) {
                        if (asked == m_asked)
                            showAnswer(answer);
                    });
}

void ReplayDialog::showAnswer(const Result<flows::ReplayAnswer> &answer)
{
    const bool any = answer && answer->incident.attempts > 0;
    m_answer = any ? std::optional(*answer) : std::nullopt;
    m_found->setVisible(any);
    m_save->setEnabled(any);
    if (!answer) {
        m_summary->setText(text::sentence(answer.error().code));
        return;
    }
    if (!any) {
        m_summary->setText(tr("No call is stored for this scope in this time. Choose a longer "
                              "time, or come back after the next trouble."));
        return;
    }
    m_summary->setText(incidentSummary(*answer));
    m_lanes->setAnswer(*answer);
    m_table->setRows(replayRows(*answer));
    m_notes->setText(replayNotes(*answer).join(u"\n\n"_s));
}

void ReplayDialog::save()
{
    if (!m_answer)
        return;
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save scenario"), u"breakerbox-incident.json"_s, tr("JSON files (*.json)"));
    if (file.isEmpty())
        return;
    m_source.save(m_answer->incident,
                  tr("An incident as this client recorded it. Play it with: breakerbox simulate."),
                  file, this, [this, file](bool written) {
                      m_summary->setText(
                          written ? tr("Saved as %1.").arg(file)
                                  : tr("%1 could not be written. Choose another place.").arg(file));
                  });
}

void ReplayDialog::fold()
{
    m_halves->setDirection(width() >= kHalvesWidth ? QBoxLayout::LeftToRight
                                                   : QBoxLayout::TopToBottom);
}

void ReplayDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fold();
}

} // namespace breakerbox::ui
