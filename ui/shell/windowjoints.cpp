// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowbinding.h"

// What is joined to what: signals of the flows and of the window's parts.

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <flows/diagnosticsflow.h>
#include <flows/replayflow.h>
#include <flows/searchflow.h>
#include <settings/appsettings.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/journeydialog.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/sidebyside.h>
#include <ui/chat/targetbutton.h>
#include <ui/connections/connectiondesk.h>
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/help/helppages.h>
#include <ui/models/connectionlistmodel.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/settings/settingswindow.h>
#include <ui/shell/appearance.h>
#include <ui/shell/banner.h>
#include <ui/shell/conversationdesk.h>
#include <ui/shell/conversationheader.h>
#include <ui/shell/globalkey.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/noticewatch.h>
#include <ui/shell/onboarding.h>
#include <ui/shell/quickask.h>
#include <ui/shell/startpage.h>
#include <ui/shell/tray.h>
#include <ui/shell/waitingdialog.h>
#include <ui/sidebar/sidebar.h>
#include <ui/text/errortext.h>
#include <ui/text/limittext.h>
#include <ui/usage/usagedialog.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/countdownbar.h>

#include <QAction>
#include <QDateTime>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

void WindowBinding::connectConversations()
{
    flows::ConversationsFlow &flow = m_rooms.conversations;
    connect(&flow, &flows::ConversationsFlow::listChanged, this, &WindowBinding::showConversations);
    connect(&flow, &flows::ConversationsFlow::rowChanged, this, [this](const ConversationId &id) {
        if (const flows::ConversationRow *row = m_rooms.conversations.find(id))
            m_conversationModel->updateRow(*row);
    });
    connect(&flow, &flows::ConversationsFlow::removed, this, &WindowBinding::afterRemoval);
}

void WindowBinding::connectConnections()
{
    flows::ConnectionsFlow &flow = m_rooms.connections;
    connect(&flow, &flows::ConnectionsFlow::listChanged, this, &WindowBinding::showConnections);
    connect(&flow, &flows::ConnectionsFlow::connectionChanged, this,
            [this](const ConnectionId &id) {
                m_connectionModel->setNow(m_rooms.clock.now());
                if (const flows::ConnectionView *view = m_rooms.connections.find(id))
                    m_connectionModel->updateConnection(*view);
                showOffline();
                showHeader();
            });
    connect(&m_rooms.diagnostics, &flows::DiagnosticsFlow::changed, &m_window->diagnostics(),
            &DiagnosticsPanel::refresh);
    connect(&m_window->diagnostics(), &DiagnosticsPanel::exportFailed, &m_window->banner(),
            [this](const QString &file) {
                m_window->banner().showNotice(tr("%1 could not be written.").arg(file));
            });
    connect(&m_window->diagnostics(), &DiagnosticsPanel::noticed, &m_window->banner(),
            [this](const QString &sentence) { m_window->banner().showNotice(sentence); });
    connect(m_desk, &ConnectionDesk::noticed, &m_window->banner(),
            [this](const QString &sentence) { m_window->banner().showNotice(sentence); });
}

void WindowBinding::connectActions()
{
    const auto on = [this](Command command, auto slot) {
        connect(m_window->action(command), &QAction::triggered, this, slot);
    };
    on(Command::NewConversation, [this] { beginConversation(); });
    on(Command::PreviousConversation, [this] { step(-1); });
    on(Command::NextConversation, [this] { step(1); });
    on(Command::FocusComposer, [this] { m_page->focusComposer(); });
    on(Command::Parameters, [this] { m_page->openParameters(); });
    on(Command::AttachFiles, [this] { m_page->attachFiles(); });
    on(Command::AskSeveral, [this] { m_page->chooseSeveral(); });
    on(Command::SideBySide, [this] { m_page->toggleBeside(); });
    on(Command::Stop, [this] {
        if (m_flow)
            m_flow->stop();
    });
    on(Command::AddConnection, [this] { m_desk->add(); });
    on(Command::Settings, [this] { openSettings(); });
    on(Command::Journey, [this] { openJourney(); });
    on(Command::Waiting, [this] { openWaiting(); });
    on(Command::Usage,
       [this] { (new UsageDialog(m_rooms.conversations, m_window.get()))->open(); });
    on(Command::Help, [this] { openHelp(); });
    m_page->composer()->attachButton()->tellKeysOf(m_window->action(Command::AttachFiles));
    setHelpTopic(&m_window->sidebar(), HelpTopic::Connections);
    setHelpTopic(&m_window->startPage(), HelpTopic::Connections);
    setHelpTopic(m_page->composer(), HelpTopic::Queue);
    setHelpTopic(m_page->beside(), HelpTopic::Asking);
    connect(m_window.get(), &MainWindow::closing, this, &WindowBinding::keepState);
}

// What is done to the conversation on screen.
void WindowBinding::connectReading()
{
    const auto on = [this](Command command, auto what) {
        connect(m_window->action(command), &QAction::triggered, m_page, [page = m_page, what] {
            if (page->readingNow()->isVisible())
                what(*page->readingNow());
        });
    };
    on(Command::FindInConversation, [](ReadingView &view) { view.find(); });
    on(Command::FindNext, [](ReadingView &view) { view.findNext(); });
    on(Command::FindPrevious, [](ReadingView &view) { view.findPrevious(); });
    on(Command::PreviousQuestion, [](ReadingView &view) { view.goToQuestion(-1); });
    on(Command::NextQuestion, [](ReadingView &view) { view.goToQuestion(1); });
    on(Command::ZoomIn, [](ReadingView &view) { view.stepZoom(1); });
    on(Command::ZoomOut, [](ReadingView &view) { view.stepZoom(-1); });
    on(Command::ZoomReset, [](ReadingView &view) { view.stepZoom(0); });
}

void WindowBinding::connectSidebar()
{
    Sidebar &sidebar = m_window->sidebar();
    connect(&sidebar, &Sidebar::conversationChosen, this, &WindowBinding::open);
    connect(&sidebar, &Sidebar::connectionEditRequested, m_desk, &ConnectionDesk::edit);
    connect(&sidebar, &Sidebar::connectionRemoveRequested, m_desk, &ConnectionDesk::remove);
    connect(&sidebar, &Sidebar::connectionPauseRequested, m_desk, &ConnectionDesk::setPaused);
    connect(&sidebar, &Sidebar::drillRequested, &m_rooms.connections,
            &flows::ConnectionsFlow::startDrill);
    connect(&sidebar, &Sidebar::connectionChosen, this, [this](const ConnectionId &id) {
        m_window->showDiagnostics({breaker::ScopeKind::Connection, id, {}, {}});
    });
    connect(&sidebar, &Sidebar::clockRequested, this, [this] {
        m_connectionModel->setNow(m_rooms.clock.now());
        m_conversationModel->setNow(QDateTime::currentDateTime());
    });
    connect(&m_window->startPage(), &StartPage::addLocalServerRequested, m_desk,
            [this] { m_desk->add(u"ollama"_s); });
}

void WindowBinding::connectSearch()
{
    Sidebar &sidebar = m_window->sidebar();
    flows::SearchFlow &words = m_rooms.words;
    connect(&sidebar, &Sidebar::searchRequested, &words, &flows::SearchFlow::find);
    connect(&sidebar, &Sidebar::moreFoundRequested, &words, &flows::SearchFlow::findMore);
    connect(&words, &flows::SearchFlow::changed, &sidebar,
            [&sidebar, &words] { sidebar.setFound(words.answer()); });
    connect(&sidebar, &Sidebar::messageChosen, this, &WindowBinding::openAt);
}

void WindowBinding::connectHeader()
{
    ConversationHeader &header = m_window->header();
    connect(&header, &ConversationHeader::titleClicked, this,
            [this] { m_conversationDesk->rename(m_current); });
    connect(&header, &ConversationHeader::targetClicked, this, &WindowBinding::openTargetList);
    connect(&header, &ConversationHeader::readersClicked, this, &WindowBinding::openJourney);
    connect(&header, &ConversationHeader::healthClicked, this, [this] {
        if (m_flow) {
            m_window->showDiagnostics(
                {breaker::ScopeKind::Connection, m_flow->conversation().connection, {}, {}});
        }
    });
    connect(m_headerTick, &SecondTicker::ticked, this, &WindowBinding::showHeader);
}

void WindowBinding::connectPage()
{
    connect(m_page, &ChatPage::openedElsewhere, this, &WindowBinding::open);
    connect(m_page, &ChatPage::editConnectionRequested, m_desk, &ConnectionDesk::edit);
    connect(m_page, &ChatPage::addConnectionRequested, m_desk, [this] { m_desk->add(); });
    connect(m_page, &ChatPage::noticed, this,
            [this](const QString &sentence) { m_window->banner().showNotice(sentence); });
}

void WindowBinding::connectStorage()
{
    flows::ConversationsFlow &flow = m_rooms.conversations;
    connect(&flow, &flows::ConversationsFlow::storageTrouble, this,
            [this](ErrorCode code) { m_window->banner().showTrouble(text::sentence(code)); });
    connect(&flow, &flows::ConversationsFlow::storageDelayed, this, [this](bool delayed) {
        if (delayed)
            m_window->banner().showTrouble(text::sentence(ErrorCode::StorageDelayed));
        else
            m_window->banner().showWell(tr("Saving works again."));
    });
    connect(&flow, &flows::ConversationsFlow::storageWell, this,
            [this] { m_window->banner().showWell(tr("Saving works again.")); });
}

void WindowBinding::connectOnboarding()
{
    connect(&m_rooms.connections, &flows::ConnectionsFlow::spendingNear, this,
            [this](const ConnectionId &id, const scheduler::Spending &spending) {
                if (const flows::ConnectionView *view = m_rooms.connections.find(id))
                    m_window->banner().showNotice(
                        text::spendingWarning(view->connection.name, spending));
            });
    if (!m_rooms.search)
        return;
    m_onboarding = std::make_unique<Onboarding>(m_rooms.connections, *m_rooms.search,
                                                m_rooms.settings, m_window->startPage(), *m_desk);
    m_desk->setSearch(m_rooms.search, [&settings = m_rooms.settings] {
        return settings.values().privacy.lookForLocalServers;
    });
    connect(m_onboarding.get(), &Onboarding::connectionAdded, this,
            &WindowBinding::beginConversation);
    connect(m_onboarding.get(), &Onboarding::noticed, this,
            [this](const QString &sentence) { m_window->banner().showNotice(sentence); });
}

void WindowBinding::showWindow()
{
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void WindowBinding::connectQuickAsk()
{
    connect(m_window->action(Command::QuickAsk), &QAction::triggered, this,
            &WindowBinding::quickAsk);
    if (!m_rooms.globalKey)
        return;
    connect(m_rooms.globalKey, &GlobalKey::pressed, this, &WindowBinding::quickAsk);
    m_rooms.globalKey->setWanted(m_rooms.settings.values().desktop.globalKey);
}

// What the desktop is told while nobody looks, and what brings the window back.
void WindowBinding::connectDesktop()
{
    m_tray = std::make_unique<Tray>(m_rooms.connections, m_window->action(Command::NewConversation),
                                    m_window->action(Command::QuickAsk),
                                    m_window->action(Command::Quit));
    m_tray->setShown(Tray::isPossible() && m_rooms.settings.values().desktop.tray);
    connect(m_tray.get(), &Tray::showWanted, this, &WindowBinding::showWindow);
    if (!m_rooms.notifier)
        return;
    m_notices = std::make_unique<NoticeWatch>(NoticeWatch::Rooms{
        m_rooms.clock, m_rooms.conversations, m_rooms.connections, *m_rooms.notifier,
        [&settings = m_rooms.settings] { return settings.values().desktop.notices; },
        [] { return QGuiApplication::applicationState() != Qt::ApplicationActive; }});
    connect(m_rooms.notifier, &Notifier::chosen, this, [this](const ConversationId &id) {
        open(id);
        showWindow();
    });
    // Whoever comes back sees it.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive && !m_current.isNull())
                    m_rooms.notifier->withdraw(m_current);
            });
}

} // namespace breakerbox::ui
