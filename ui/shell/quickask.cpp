// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "quickask.h"

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/help/helppages.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/icons.h>

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

constexpr QSize kFirstSize(560, 460);
constexpr QSize kLeastSize(360, 280);

} // namespace

QuickAsk::QuickAsk(const WindowRooms &rooms, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_conversations(rooms.conversations),
      m_page(new ChatPage(rooms.clock, rooms.connections, rooms.opener, this)),
      m_notice(new ElidedLabel(this)),
      m_new(new ActionButton(icons::get(u"message-square-plus"_s), tr("New question"), this)),
      m_open(new ActionButton(tr("Open in main window"), ActionButton::Look::Quiet, this))
{
    setWindowTitle(tr("Quick ask – Breakerbox"));
    setAccessibleName(tr("Quick ask"));
    setHelpTopic(this, HelpTopic::Asking);
    layOut();
    const auto key = [this](ActionButton *button, const QKeySequence &keys) {
        auto *action = new QAction(this);
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, button, &QPushButton::click);
        button->setToolTip(
            tr("%1 (%2)").arg(button->text().isEmpty() ? button->accessibleName() : button->text(),
                              keys.toString(QKeySequence::NativeText)));
    };
    key(m_new, QKeySequence(Qt::CTRL | Qt::Key_N));
    key(m_open, QKeySequence(Qt::CTRL | Qt::Key_O));
    connect(m_new, &QPushButton::clicked, this, &QuickAsk::begin);
    connect(m_open, &QPushButton::clicked, this, &QuickAsk::openInMain);
    connect(m_page, &ChatPage::noticed, this, [this](const QString &sentence) {
        m_notice->setText(sentence);
        m_notice->show();
    });
    connect(m_page, &ChatPage::openedElsewhere, this, &QuickAsk::showConversation);
    connect(m_page, &ChatPage::editConnectionRequested, this, &QuickAsk::editConnectionRequested);
    connect(m_page, &ChatPage::addConnectionRequested, this, &QuickAsk::addConnectionRequested);
    connect(&m_conversations, &flows::ConversationsFlow::removed, this, &QuickAsk::release);
}

void QuickAsk::layOut()
{
    m_notice->setToken(theme::Token::Muted);
    m_notice->hide();
    m_open->setIcon(icons::get(u"external-link"_s));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(16, 8, 16, 0);
    row->setSpacing(8);
    row->addWidget(m_notice, 1);
    row->addStretch();
    row->addWidget(m_new);
    row->addWidget(m_open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_page, 1);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setMinimumSize(kLeastSize);
    resize(kFirstSize);
}

// What was asked has its answer, or there is nothing yet.
bool QuickAsk::isSpent() const
{
    return !m_flow || (m_flow->isLoaded() && !m_flow->messages().empty() && !m_flow->isRunning());
}

void QuickAsk::summon()
{
    if (!isVisible() && isSpent())
        begin();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    m_page->focusComposer();
}

void QuickAsk::begin()
{
    // One that is empty is as good as a new one.
    if (!m_flow || !m_flow->isLoaded() || !m_flow->messages().empty())
        showConversation(m_conversations.create());
    m_page->focusComposer();
}

void QuickAsk::showConversation(const ConversationId &id)
{
    m_notice->hide();
    m_conversation = id;
    m_flow = m_conversations.open(id);
    m_page->setFlow(m_flow);
}

void QuickAsk::openInMain()
{
    const ConversationId id = m_conversation;
    close();
    release(id);
    if (!id.isNull())
        Q_EMIT openWanted(id);
}

void QuickAsk::release(const ConversationId &id)
{
    if (id != m_conversation || id.isNull())
        return;
    m_page->setFlow(nullptr);
    m_flow = nullptr;
    m_conversation = {};
    if (isVisible())
        begin();
}

void QuickAsk::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        close(); // an answer goes on
    else
        QWidget::keyPressEvent(event);
}

void QuickAsk::closeEvent(QCloseEvent *event)
{
    m_page->composer()->flushDraft();
    QWidget::closeEvent(event);
}

} // namespace breakerbox::ui
