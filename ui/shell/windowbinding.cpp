// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowbinding.h"

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <flows/diagnosticsflow.h>
#include <settings/appsettings.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/journeydialog.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/targetbutton.h>
#include <ui/connections/connectiondesk.h>
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/models/connectionlistmodel.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/shell/appearance.h>
#include <ui/shell/banner.h>
#include <ui/shell/conversationheader.h>
#include <ui/shell/mainwindow.h>
#include <ui/shell/onboarding.h>
#include <ui/shell/settingsdialog.h>
#include <ui/shell/startpage.h>
#include <ui/shell/waitingdialog.h>
#include <ui/sidebar/sidebar.h>
#include <ui/text/errortext.h>
#include <ui/text/limittext.h>
#include <ui/widgets/countdownbar.h>

#include <QAction>
#include <QDateTime>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

ui::SendKey composerKey(settings::SendKey key)
{
    return key == settings::SendKey::ControlEnter ? ui::SendKey::ControlEnter : ui::SendKey::Enter;
}

} // namespace

WindowBinding::WindowBinding(const WindowRooms &rooms)
    : m_rooms(rooms),
      m_conversationModel(std::make_unique<ConversationListModel>()),
      m_connectionModel(std::make_unique<ConnectionListModel>())
{
    const settings::Values &values = rooms.settings.values();
    m_rooms.appearance.apply(values.appearance.theme);
    m_window = std::make_unique<MainWindow>(*m_conversationModel, *m_connectionModel,
                                            diagnosticsSource(), values.window);
    m_desk = new ConnectionDesk(rooms.connections, rooms.opener, m_window.get());
    m_page = new ChatPage(rooms.clock, rooms.connections, rooms.opener, m_window.get());
    m_page->hide();
    m_page->composer()->setSendKey(composerKey(values.composer.sendKey));
    m_page->view()->setZoom(values.appearance.fontScale);
    m_headerTick = new SecondTicker(&m_window->header());
    m_conversationModel->setPinned(values.window.pinned);
    connectConversations();
    connectConnections();
    connectActions();
    connectReading();
    connectSidebar();
    connectHeader();
    connectPage();
    connectStorage();
    connectOnboarding();
    showConversations();
    showConnections();
    m_window->startPage().setWaiting(true);
}

WindowBinding::~WindowBinding() = default;

DiagnosticsSource WindowBinding::diagnosticsSource() const
{
    DiagnosticsSource source;
    const Clock &clock = m_rooms.clock;
    flows::DiagnosticsFlow &flow = m_rooms.diagnostics;
    const flows::ConnectionsFlow &connections = m_rooms.connections;
    source.now = [&clock] { return Moment{clock.now(), clock.wall()}; };
    source.connections = [&connections] {
        std::vector<NamedConnection> names;
        for (const flows::ConnectionView &view : connections.connections())
            names.push_back({view.connection.id, view.connection.name});
        return names;
    };
    source.scopes = [&flow] { return flow.scopes(); };
    source.history = [&flow](const breaker::ScopeKey &scope, int limit, QObject *context,
                             DiagnosticsSource::History done) {
        flow.history(scope, limit, context, std::move(done));
    };
    source.reset = [&flow](const breaker::ScopeKey &scope) { flow.reset(scope); };
    source.pause = [&flow](const ConnectionId &id) { flow.pause(id); };
    source.resume = [&flow](const ConnectionId &id) { flow.resume(id); };
    source.exported = [&flow] { return flow.toJson(true); };
    return source;
}

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
                showHeader();
            });
    connect(&m_rooms.diagnostics, &flows::DiagnosticsFlow::changed, &m_window->diagnostics(),
            &DiagnosticsPanel::refresh);
    connect(m_desk, &ConnectionDesk::noticed, &m_window->banner(),
            [this](const QString &sentence) { m_window->banner().showNotice(sentence); });
}

void WindowBinding::connectActions()
{
    const auto on = [this](Command command, auto slot) {
        connect(m_window->action(command), &QAction::triggered, this, slot);
    };
    on(Command::NewConversation, [this] { beginConversation(); });
    on(Command::RenameConversation, [this] { rename(m_current); });
    on(Command::DeleteConversation, [this] { removeConversation(m_current); });
    on(Command::UndoDelete, [this] {
        m_rooms.conversations.undoRemove();
        m_window->action(Command::UndoDelete)->setEnabled(false);
    });
    on(Command::PreviousConversation, [this] { step(-1); });
    on(Command::NextConversation, [this] { step(1); });
    on(Command::FocusComposer, [this] { m_page->focusComposer(); });
    on(Command::Stop, [this] {
        if (m_flow)
            m_flow->stop();
    });
    on(Command::AddConnection, [this] { m_desk->add(); });
    on(Command::Settings, [this] { openSettings(); });
    on(Command::Journey, [this] { openJourney(); });
    on(Command::Waiting, [this] { openWaiting(); });
    connect(m_window.get(), &MainWindow::closing, this, &WindowBinding::keepState);
}

// What is done to the conversation on screen.
void WindowBinding::connectReading()
{
    const auto on = [this](Command command, auto what) {
        connect(m_window->action(command), &QAction::triggered, m_page->view(),
                [view = m_page->view(), what] {
                    if (view->isVisible())
                        what(*view);
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
    connect(&sidebar, &Sidebar::renameRequested, this, &WindowBinding::rename);
    connect(&sidebar, &Sidebar::pinRequested, this, &WindowBinding::setPinned);
    connect(&sidebar, &Sidebar::removeRequested, this, &WindowBinding::removeConversation);
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

void WindowBinding::connectHeader()
{
    ConversationHeader &header = m_window->header();
    connect(&header, &ConversationHeader::titleClicked, this, [this] { rename(m_current); });
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

void WindowBinding::start()
{
    if (m_onboarding)
        m_onboarding->begin();
    m_window->startPage().setWaiting(false);
    const auto &rows = m_rooms.conversations.rows();
    if (!rows.empty())
        open(rows.front().conversation.id);
    else if (!m_rooms.connections.connections().empty())
        beginConversation();
    else
        closeConversation();
}

void WindowBinding::showConversations()
{
    m_conversationModel->setNow(QDateTime::currentDateTime());
    m_conversationModel->setRows(m_rooms.conversations.rows());
}

void WindowBinding::showConnections()
{
    m_connectionModel->setNow(m_rooms.clock.now());
    m_connectionModel->setConnections(m_rooms.connections.connections());
    const bool any = !m_rooms.connections.connections().empty();
    m_window->startPage().setHasConnections(any);
    m_window->diagnostics().refresh();
    showHeader();
}

void WindowBinding::showHeader()
{
    HeaderState state;
    if (m_flow) {
        const chat::Conversation &conversation = m_flow->conversation();
        state.open = true;
        state.title = ConversationListModel::titleOf({conversation, 0, false, false});
        state.model = conversation.model.toString();
        if (const flows::ConnectionView *view = m_rooms.connections.find(conversation.connection)) {
            state.connection = view->connection.name;
            state.boundary = m_rooms.connections.boundary(view->connection, conversation.model);
            state.health = view->health;
        }
        state.localOnly = conversation.localOnly == chat::LocalOnly::Yes;
    }
    m_headerTick->setActive(state.health.until.has_value());
    m_window->header().setState(state, m_rooms.clock.now());
    m_window->setWindowTitle(state.open ? tr("%1 – Breakerbox").arg(state.title)
                                        : tr("Breakerbox"));
}

void WindowBinding::beginConversation()
{
    open(m_rooms.conversations.create());
}

void WindowBinding::open(const ConversationId &id)
{
    flows::ChatFlow *flow = m_rooms.conversations.open(id);
    if (!flow) {
        closeConversation();
        return;
    }
    if (m_flow)
        m_flow->disconnect(this);
    m_flow = flow;
    m_current = id;
    m_page->setFlow(flow);
    m_window->showPage(m_page);
    m_window->sidebar().setCurrent(id);
    QAction *stop = m_window->action(Command::Stop);
    stop->setEnabled(flow->isRunning());
    connect(flow, &flows::ChatFlow::runningChanged, this,
            [stop](bool running) { stop->setEnabled(running); });
    connect(flow, &flows::ChatFlow::conversationChanged, this, &WindowBinding::showHeader);
    showHeader();
    m_page->focusComposer();
}

void WindowBinding::closeConversation()
{
    if (m_flow)
        m_flow->disconnect(this);
    m_flow = nullptr;
    m_current = {};
    m_page->setFlow(nullptr);
    m_window->showPage(nullptr);
    m_window->sidebar().setCurrent({});
    m_window->action(Command::Stop)->setEnabled(false);
    showHeader();
}

void WindowBinding::removeConversation(const ConversationId &id)
{
    const flows::ConversationRow *row = m_rooms.conversations.find(id);
    if (!row)
        return;
    const QString title = ConversationListModel::titleOf(*row);
    m_rooms.conversations.remove(id);
    QAction *undo = m_window->action(Command::UndoDelete);
    undo->setEnabled(true);
    m_window->banner().showNotice(tr("“%1” was deleted.").arg(title), undo);
}

// The conversation that was open is gone: the newest takes its place.
void WindowBinding::afterRemoval(const ConversationId &id)
{
    if (id != m_current)
        return;
    m_flow = nullptr;
    start();
}

void WindowBinding::rename(const ConversationId &id)
{
    const flows::ConversationRow *row = m_rooms.conversations.find(id);
    if (!row)
        return;
    auto *dialog = new QInputDialog(m_window.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename conversation"));
    dialog->setLabelText(tr("Title"));
    dialog->setTextValue(row->conversation.title);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id](const QString &title) {
        m_rooms.conversations.rename(id, title.simplified());
        showHeader();
    });
    dialog->open();
}

void WindowBinding::setPinned(const ConversationId &id, bool pinned)
{
    settings::Values values = m_rooms.settings.values();
    values.window.pinned.removeAll(id.toString());
    if (pinned)
        values.window.pinned.append(id.toString());
    m_conversationModel->setPinned(values.window.pinned);
    keep(values);
}

void WindowBinding::step(int by)
{
    const ConversationId next = m_conversationModel->neighbour(m_current, by);
    if (!next.isNull() && next != m_current)
        open(next);
}

void WindowBinding::openTargetList()
{
    m_page->composer()->target()->click();
}

void WindowBinding::openJourney()
{
    if (m_flow)
        (new JourneyDialog(*m_flow, m_rooms.clock, m_window.get()))->open();
}

void WindowBinding::openWaiting()
{
    auto *dialog = new WaitingDialog(m_rooms.conversations, m_rooms.clock, m_window.get());
    connect(dialog, &WaitingDialog::conversationWanted, this, &WindowBinding::open);
    dialog->open();
}

void WindowBinding::openSettings()
{
    auto *dialog =
        new SettingsDialog(m_rooms.settings.values(), m_rooms.dataFolder, m_window.get());
    connect(dialog, &SettingsDialog::localSearchChosen, this, [this](bool look) {
        settings::Values values = m_rooms.settings.values();
        values.privacy.lookForLocalServers = look;
        keep(values);
    });
    connect(dialog, &SettingsDialog::themeChosen, this, [this](settings::Theme theme) {
        settings::Values values = m_rooms.settings.values();
        values.appearance.theme = theme;
        m_rooms.appearance.apply(theme);
        keep(values);
    });
    connect(dialog, &SettingsDialog::sendKeyChosen, this, [this](settings::SendKey key) {
        settings::Values values = m_rooms.settings.values();
        values.composer.sendKey = key;
        m_page->composer()->setSendKey(composerKey(key));
        keep(values);
    });
    dialog->open();
}

void WindowBinding::keepState()
{
    m_page->composer()->flushDraft();
    settings::Values values = m_rooms.settings.values();
    values.window = m_window->left(values.window);
    values.appearance.fontScale = m_page->view()->zoom();
    keep(values);
}

void WindowBinding::keep(const settings::Values &values)
{
    if (const auto kept = m_rooms.settings.setValues(values); !kept)
        m_window->banner().showNotice(
            tr("The settings were not saved. %1").arg(text::sentence(kept.error().code)));
}

} // namespace breakerbox::ui
