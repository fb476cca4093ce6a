// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "waitingdialog.h"

#include <flows/chatflow.h>
#include <ui/help/helpbutton.h>
#include <ui/text/cardtext.h>
#include <ui/text/hiddentext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/columnfit.h>
#include <ui/widgets/countdownbar.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/screenroom.h>

#include <QHBoxLayout>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr qsizetype kShownLength = 120;
constexpr int kReasonColumn = 2;

QString shown(const QString &text)
{
    return text::withMarks(text.left(kShownLength).simplified(), text::HiddenIn::Prose);
}

} // namespace

WaitingDialog::WaitingDialog(flows::ConversationsFlow &conversations, const Clock &clock,
                             QWidget *parent)
    : QDialog(parent),
      m_conversations(conversations),
      m_clock(clock),
      m_note(new TokenLabel(theme::Token::Muted, this)),
      m_list(new QTreeWidget(this)),
      m_now(new ActionButton(tr("Send now"), ActionButton::Look::Plain, this)),
      m_cancel(new ActionButton(tr("Do not send"), ActionButton::Look::Plain, this)),
      m_show(new ActionButton(tr("Show"), ActionButton::Look::Plain, this)),
      m_ticker(new SecondTicker(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Waiting messages"));
    resizeOnScreen(*this, {860, 400});
    m_list->setAccessibleName(tr("Waiting messages"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels(
        {tr("Message"), tr("Conversation"), tr("Waits for"), tr("Who answers")});
    m_columns = new ColumnFit(m_list, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(8);
    column->addWidget(m_note);
    column->addWidget(m_list, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (ActionButton *button : {m_now, m_show, m_cancel})
        row->addWidget(button);
    row->addStretch();
    row->addWidget(makeHelpButton(HelpTopic::Queue, this));
    auto *close = new ActionButton(tr("Close"), ActionButton::Look::Plain, this);
    row->addWidget(close);
    column->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &WaitingDialog::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, m_show, &QPushButton::click);
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (const auto *one = chosen()) {
            Q_EMIT conversationWanted(one->conversation);
            accept();
        }
    });
    const auto act = [this](auto what) {
        const auto *one = chosen();
        flows::ChatFlow *flow = one ? m_conversations.open(one->conversation) : nullptr;
        if (flow && flow->isLoaded())
            what(*flow, *one);
        refresh();
    };
    connect(m_now, &QPushButton::clicked, this, [act] {
        act([](flows::ChatFlow &flow, const flows::WaitingMessage &one) {
            if (one.followUp)
                flow.sendQueuedNow(one.message);
            else
                flow.retryNow(one.message);
        });
    });
    connect(m_cancel, &QPushButton::clicked, this, [act] {
        act([](flows::ChatFlow &flow, const flows::WaitingMessage &one) {
            if (one.followUp)
                flow.cancelQueued(one.message);
            else
                flow.discard(one.message);
        });
    });
    connect(&m_conversations, &flows::ConversationsFlow::rowChanged, this, &WaitingDialog::refresh);
    connect(&m_conversations, &flows::ConversationsFlow::listChanged, this,
            &WaitingDialog::refresh);
    connect(m_ticker, &SecondTicker::ticked, this, &WaitingDialog::refreshWords);
    m_ticker->setActive(true);
    refreshButtons();
    refresh();
}

void WaitingDialog::refresh()
{
    m_conversations.waiting(
        this, [this](std::vector<flows::WaitingMessage> waiting) { showAll(std::move(waiting)); });
}

void WaitingDialog::showAll(std::vector<flows::WaitingMessage> waiting)
{
    if (waiting == m_waiting && m_list->topLevelItemCount() == int(waiting.size()) &&
        !waiting.empty())
        return;
    const auto *before = chosen();
    const MessageId kept = before ? before->message : MessageId();
    m_waiting = std::move(waiting);
    m_list->clear();
    for (const flows::WaitingMessage &one : m_waiting) {
        // What waits for is said by its conversation: it is opened for that.
        [[maybe_unused]] const auto *flow = m_conversations.open(one.conversation);
        const QString who = one.model.isEmpty() ? one.connectionName
                                                : tr("%1 · %2").arg(one.model, one.connectionName);
        auto *item = new QTreeWidgetItem(
            m_list, {shown(one.text), shown(one.title), waitsFor(one), shown(who)});
        for (int cell = 0; cell < m_list->columnCount(); ++cell)
            item->setToolTip(cell, item->text(cell).toHtmlEscaped());
        item->setSelected(one.message == kept);
    }
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    m_columns->fit();
    m_note->setText(m_waiting.empty() ? tr("Nothing waits.") : tr("None of these is on its way."));
    refreshButtons();
}

void WaitingDialog::refreshWords()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        m_list->topLevelItem(i)->setText(kReasonColumn, waitsFor(m_waiting[size_t(i)]));
}

QString WaitingDialog::waitsFor(const flows::WaitingMessage &waiting) const
{
    const flows::ChatFlow *flow = m_conversations.open(waiting.conversation);
    if (!flow || !flow->isLoaded())
        return tr("…");
    if (waiting.followUp) {
        return flow->queueWait() == flows::QueueWait::Reply ? tr("the reply above it")
                                                            : tr("your choice");
    }
    const auto card = flow->card(waiting.message);
    if (!card)
        return flow->isRunning() ? tr("a free place") : tr("your choice");
    const QString progress = text::progressLine(*card, m_clock.now());
    return progress.isEmpty() ? tr("your choice: %1").arg(text::cardText(*card).title) : progress;
}

const flows::WaitingMessage *WaitingDialog::chosen() const
{
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    return at >= 0 && size_t(at) < m_waiting.size() ? &m_waiting[size_t(at)] : nullptr;
}

void WaitingDialog::refreshButtons()
{
    for (ActionButton *button : {m_now, m_show, m_cancel})
        button->setEnabled(chosen() != nullptr);
}

} // namespace breakerbox::ui
