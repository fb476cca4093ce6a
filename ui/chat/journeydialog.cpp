// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/journeydialog.h>

#include <connections/boundary.h>
#include <ui/help/helpbutton.h>
#include <ui/text/errortext.h>
#include <ui/text/healthtext.h>
#include <ui/text/hiddentext.h>
#include <ui/text/moments.h>
#include <ui/usage/usagetext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/boundarylabel.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/screenroom.h>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

QString readerWord(const QString &boundary)
{
    return text::withMarks(text::boundaryWord(connections::Boundary::fromKey(boundary)),
                           text::HiddenIn::Code);
}

QString reasonWord(const flows::JourneyStep &step)
{
    struct Word
    {
        const char16_t *reason;
        QString text;
    };
    const Word words[] = {
        {u"send", JourneyDialog::tr("Asked")},
        {u"retry", JourneyDialog::tr("Tried again")},
        {u"resend", JourneyDialog::tr("Asked again")},
        {u"switch", JourneyDialog::tr("Switched")},
        {u"wait", JourneyDialog::tr("Sent after waiting")},
        {u"continue", JourneyDialog::tr("Rest of a reply")},
        {u"image", JourneyDialog::tr("Image of a reply")},
        {u"title", JourneyDialog::tr("Title")},
    };
    for (const Word &word : words) {
        if (step.reason == QStringView(word.reason))
            return word.text;
    }
    return step.reason;
}

// What all of it cost so far; empty if nothing is known of that.
QString costLine(const flows::JourneyCost &cost)
{
    QStringList sums;
    for (const auto &[currency, amount] : cost.amounts)
        sums << costText(connections::Cost{amount, currency, cost.estimate, {}});
    if (sums.isEmpty())
        return {};
    const QString all = sums.join(u" + "_s);
    const QString line = cost.whole ? JourneyDialog::tr("Cost so far: %1.").arg(all)
                                    : JourneyDialog::tr("Cost so far: at least %1.").arg(all);
    if (cost.read.isNull())
        return line;
    return JourneyDialog::tr("%1 An estimate by the price table of %2.")
        .arg(line, QLocale().toString(cost.read, QLocale::ShortFormat));
}

QLabel *heading(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

QStringList journeyCells(const flows::JourneyStep &step, WallTime now)
{
    QString service = step.connectionName.isEmpty() ? step.host : step.connectionName;
    if (!step.model.isEmpty())
        service = JourneyDialog::tr("%1 · %2").arg(service, step.model);
    QString what = reasonWord(step);
    if (step.attempt > 1)
        what = JourneyDialog::tr("%1 (attempt %2)").arg(what).arg(step.attempt);
    if (step.messages > 0)
        what = JourneyDialog::tr("%1, %2").arg(what, text::messages(step.messages));
    const QString outcome = !step.ended ? JourneyDialog::tr("No end recorded")
                            : step.category == breaker::Category::Ok
                                ? JourneyDialog::tr("Answered")
                                : text::categoryWord(step.category);
    return {text::turnTime(step.time, now),
            readerWord(step.boundary),
            text::withMarks(service, text::HiddenIn::Code),
            what,
            text::bytes(step.bytesUp),
            text::bytes(step.bytesDown),
            outcome};
}

JourneyDialog::JourneyDialog(flows::ChatFlow &flow, const Clock &clock, QWidget *parent)
    : QDialog(parent),
      m_flow(&flow),
      m_clock(clock),
      m_localOnly(new QCheckBox(tr("Local only: nothing of it leaves this computer, and nothing "
                                   "asks to"),
                                this)),
      m_readers(new QVBoxLayout),
      m_note(new TokenLabel(theme::Token::Muted, this)),
      m_steps(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Where this conversation has been"));
    resizeOnScreen(*this, {920, 520});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(8);
    column->addWidget(heading(tr("Who may read it"), this));
    m_readers->setSpacing(2);
    column->addLayout(m_readers);
    column->addWidget(m_localOnly);
    column->addSpacing(8);
    column->addWidget(heading(tr("Where it has been"), this));
    column->addWidget(m_note);
    m_steps->setAccessibleName(tr("Where it has been"));
    m_steps->setRootIsDecorated(false);
    m_steps->setUniformRowHeights(true);
    m_steps->setAllColumnsShowFocus(true);
    m_steps->setHeaderLabels({tr("When"), tr("Who could read it"), tr("Connection"), tr("What for"),
                              tr("Sent"), tr("Received"), tr("Outcome")});
    for (const int figures : {4, 5})
        m_steps->headerItem()->setTextAlignment(figures, Qt::AlignTrailing | Qt::AlignVCenter);
    m_columns = new ColumnFit(m_steps, m_steps->columnCount() - 1);
    column->addWidget(m_steps, 1);
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(makeHelpButton(HelpTopic::Boundaries, this));
    buttons->addStretch();
    buttons->addWidget(close);
    column->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_localOnly, &QCheckBox::toggled, this, [this](bool on) {
        const auto wanted = on ? chat::LocalOnly::Yes : chat::LocalOnly::No;
        if (m_flow && m_flow->conversation().localOnly != wanted)
            m_flow->setLocalOnly(wanted);
    });
    connect(m_flow, &flows::ChatFlow::conversationChanged, this, &JourneyDialog::refreshReaders);
    connect(m_flow, &flows::ChatFlow::messageChanged, this, [this] {
        if (m_flow && !m_flow->isRunning())
            refresh();
    });
    connect(m_flow, &QObject::destroyed, this, &QDialog::reject);
    refreshReaders();
    refresh();
    m_steps->setFocus();
}

void JourneyDialog::refresh()
{
    m_flow->journey(this, [this](const Result<flows::Journey> &journey) { showJourney(journey); });
}

void JourneyDialog::refreshReaders()
{
    while (QLayoutItem *item = m_readers->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const chat::Conversation &conversation = m_flow->conversation();
    m_localOnly->setChecked(conversation.localOnly == chat::LocalOnly::Yes);
    if (conversation.allowed.isEmpty()) {
        auto *nobody = new TokenLabel(theme::Token::Muted, this);
        nobody->setText(tr("Nobody yet: the first answer decides."));
        m_readers->addWidget(nobody);
    }
    for (const QString &boundary : conversation.allowed)
        addReader(boundary);
}

void JourneyDialog::addReader(const QString &boundary)
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *who = new BoundaryLabel(box);
    who->setBoundary(connections::Boundary::fromKey(boundary));
    row->addWidget(who);
    auto *note = new TokenLabel(theme::Token::Muted, box);
    note->setWordWrap(false);
    const bool home = boundary == m_flow->conversation().home;
    note->setText(home ? tr("where it began") : tr("allowed by you"));
    row->addWidget(note);
    if (!home) {
        auto *revoke = new ActionButton(tr("Revoke"), ActionButton::Look::Plain, box);
        revoke->setAccessibleName(tr("Revoke %1").arg(readerWord(boundary)));
        revoke->setToolTip(tr("From now on asks again. What was sent cannot be taken back."));
        connect(revoke, &QPushButton::clicked, this, [this, boundary] {
            if (m_flow)
                m_flow->revoke(boundary);
        });
        row->addWidget(revoke);
    }
    row->addStretch();
    m_readers->addWidget(box);
}

void JourneyDialog::showJourney(const Result<flows::Journey> &journey)
{
    m_steps->clear();
    if (!journey) {
        m_note->setText(text::sentence(journey.error().code));
        return;
    }
    qint64 sent = 0;
    for (const flows::JourneyStep &step : journey->steps) {
        auto *item = new QTreeWidgetItem(m_steps, journeyCells(step, m_clock.wall()));
        item->setTextAlignment(4, Qt::AlignTrailing | Qt::AlignVCenter);
        item->setTextAlignment(5, Qt::AlignTrailing | Qt::AlignVCenter);
        QStringList more{text::fullTime(step.time), u"%1://%2"_s.arg(step.scheme, step.host)};
        if (!step.proxy.isEmpty())
            more << tr("Through the proxy %1").arg(step.proxy);
        if (step.consented)
            more << tr("You were asked, and agreed");
        const QString tip = more.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s);
        for (int cell = 0; cell < m_steps->columnCount(); ++cell)
            item->setToolTip(cell, tip);
        sent += step.bytesUp;
    }
    m_columns->fit();
    if (journey->steps.empty()) {
        m_note->setText(tr("Nothing of it has been sent."));
        return;
    }
    const QString all =
        tr("%1 sent in all. Every attempt is written down before its first byte leaves.")
            .arg(text::bytes(sent));
    const QString cost = costLine(journey->cost);
    m_note->setText(cost.isEmpty() ? all : all + u' ' + cost);
}

} // namespace breakerbox::ui
