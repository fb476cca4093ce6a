// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowbinding.h"

#include <flows/boundarycheck.h>
#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/conversationsflow.h>
#include <flows/diagnosticsflow.h>
#include <flows/libraryflow.h>
#include <flows/replayflow.h>
#include <flows/searchflow.h>
#include <settings/appsettings.h>
#include <ui/chat/chatpage.h>
#include <ui/chat/composer.h>
#include <ui/chat/journeydialog.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/targetbutton.h>
#include <ui/connections/connectiondesk.h>
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/help/helpwindow.h>
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
#include <ui/spelling/checker.h>
#include <ui/text/errortext.h>
#include <ui/text/limittext.h>
#include <ui/widgets/countdownbar.h>

#include <QAction>
#include <QApplication>
#include <QDateTime>

#include <algorithm>
#include <utility>

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
    m_window->actions().setShortcuts(values.shortcuts);
    m_desk = new ConnectionDesk(rooms.connections, rooms.opener, m_window.get());
    m_page = new ChatPage(rooms.clock, rooms.connections, rooms.opener, m_window.get());
    m_conversationDesk = new ConversationDesk(
        {*m_window, rooms.conversations, *m_conversationModel, rooms.settings,
         [this](const settings::Values &changed) { keep(changed); }, [this] { return m_current; }});
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
    connectSearch();
    connectHeader();
    connectPage();
    connectStorage();
    connectOnboarding();
    connectDesktop();
    connectQuickAsk();
    connectWriting();
    showConversations();
    showConnections();
    m_window->startPage().setWaiting(true);
}

WindowBinding::~WindowBinding() = default;

DiagnosticsSource WindowBinding::diagnosticsSource()
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
    source.budgets = [&flow](const breaker::ScopeKey &scope) { return flow.budgets(scope); };
    source.history = [&flow](const breaker::ScopeKey &scope, int limit, QObject *context,
                             DiagnosticsSource::History done) {
        flow.history(scope, limit, context, std::move(done));
    };
    source.timeline = [&flow](const breaker::ScopeKey &scope, int limit, QObject *context,
                              DiagnosticsSource::Timeline done) {
        flow.timeline(scope, limit, context, std::move(done));
    };
    source.probe = [this](const ConnectionId &id, QObject *context,
                          const std::function<void(bool)> &done) { probe(id, context, done); };
    source.reset = [&flow](const breaker::ScopeKey &scope) { flow.reset(scope); };
    source.pause = [&flow](const ConnectionId &id) { flow.pause(id); };
    source.resume = [&flow](const ConnectionId &id) { flow.resume(id); };
    source.exported = [&flow] { return flow.toJson(true); };
    flows::ReplayFlow &replays = m_rooms.replays;
    source.replays.replay = [&replays](const flows::ReplayQuestion &question, QObject *context,
                                       ReplaySource::Answered done) {
        replays.replay(question, context, std::move(done));
    };
    source.replays.save = [&replays](const policysim::Incident &incident, const QString &about,
                                     const QString &file, QObject *context,
                                     ReplaySource::Saved done) {
        replays.save(incident, about, file, context, std::move(done));
    };
    source.replays.policy = [&replays](const ConnectionId &id) { return replays.policyOf(id); };
    return source;
}

void WindowBinding::start()
{
    if (m_onboarding)
        m_onboarding->begin();
    m_window->startPage().setWaiting(false);
    m_rooms.words.catchUp();
    if (m_rooms.library && !m_rooms.library->isLoaded())
        m_rooms.library->load();
    const auto &rows = m_rooms.conversations.rows();
    const auto newest = std::ranges::find_if(rows, [](const flows::ConversationRow &row) {
        return row.conversation.archived == chat::Archived::No;
    });
    if (newest != rows.end())
        open(newest->conversation.id);
    else if (!m_rooms.connections.connections().empty())
        beginConversation();
    else
        closeConversation();
}

void WindowBinding::showConversations()
{
    m_conversationModel->setNow(QDateTime::currentDateTime());
    m_conversationModel->setFolders(m_rooms.conversations.folders());
    m_conversationModel->setRows(m_rooms.conversations.rows());
    showWhatIsThere();
}

void WindowBinding::showWhatIsThere()
{
    m_window->startPage().setWhatIsThere(!m_rooms.connections.connections().empty(),
                                         !m_rooms.conversations.rows().empty());
}

void WindowBinding::showConnections()
{
    m_connectionModel->setNow(m_rooms.clock.now());
    m_connectionModel->setConnections(m_rooms.connections.connections());
    showOffline();
    showWhatIsThere();
    m_window->diagnostics().refresh();
    showHeader();
}

// Said once for all connections, when it begins and when it is over.
void WindowBinding::showOffline()
{
    const bool offline = std::ranges::any_of(
        m_rooms.connections.connections(), [](const flows::ConnectionView &view) {
            return view.health.kind == flows::HealthKind::Offline && !view.health.drill;
        });
    if (std::exchange(m_offline, offline) == offline)
        return;
    m_window->banner().showNotice(
        offline ? tr("This computer is offline. What goes over the network waits for you; servers "
                     "on this computer still answer.")
                : tr("The network is back."));
}

void WindowBinding::showHeader()
{
    HeaderState state;
    if (m_flow) {
        const chat::Conversation &conversation = m_flow->conversation();
        state.open = true;
        state.title = ConversationListModel::titleOf({conversation, 0, false, false, false});
        state.model = conversation.model.toString();
        if (const flows::ConnectionView *view = m_rooms.connections.find(conversation.connection)) {
            state.connection = view->connection.name;
            state.boundary = m_rooms.connections.boundary(view->connection, conversation.model);
            state.health = view->health;
            state.asksFirst =
                flows::crossingTo(conversation, state.boundary) == flows::Crossing::Asks;
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
    if (m_quick)
        m_quick->release(id);
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

// Its conversation is shown: whatever comes of it, also a question, is seen.
void WindowBinding::probe(const ConnectionId &id, QObject *context,
                          const std::function<void(bool)> &done)
{
    m_rooms.conversations.waiting(context, [this, id, done](
                                               const std::vector<flows::WaitingMessage> &waiting) {
        const auto first = std::ranges::find_if(waiting, [&id](const flows::WaitingMessage &each) {
            return each.connection == id && !each.followUp;
        });
        done(first != waiting.end());
        if (first == waiting.end())
            return;
        open(first->conversation);
        if (!m_flow)
            return;
        const auto go = [this, turn = first->message] {
            if (m_flow)
                m_flow->retryNow(turn);
        };
        if (m_flow->isLoaded())
            go();
        else
            connect(m_flow, &flows::ChatFlow::loaded, this, go, Qt::SingleShotConnection);
    });
}

// Its branch is shown, and in it the words that were looked for.
void WindowBinding::openAt(const ConversationId &id, const MessageId &message)
{
    QString words;
    for (const store::SearchHit &hit : m_rooms.words.answer().hits) {
        if (hit.message == message && !hit.marks.empty())
            words = hit.excerpt.mid(hit.marks.front().position, hit.marks.front().length);
    }
    open(id);
    if (!m_flow)
        return;
    const auto show = [this, message, words] {
        if (m_flow && m_flow->showBranchOf(message))
            m_page->view()->findIn(message, words);
    };
    if (m_flow->isLoaded())
        show();
    else
        connect(m_flow, &flows::ChatFlow::loaded, this, show, Qt::SingleShotConnection);
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

// The conversation that was open is gone: the newest takes its place.
void WindowBinding::afterRemoval(const ConversationId &id)
{
    if (id != m_current)
        return;
    m_flow = nullptr;
    start();
}

std::vector<ConversationId> WindowBinding::targets() const
{
    return m_conversationDesk->targets();
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

void WindowBinding::quickAsk()
{
    if (!m_quick) {
        m_quick = std::make_unique<QuickAsk>(m_rooms);
        m_quick->page().composer()->setSendKey(
            composerKey(m_rooms.settings.values().composer.sendKey));
        m_quick->page().view()->setZoom(m_page->view()->zoom());
        connect(m_quick.get(), &QuickAsk::openWanted, this, [this](const ConversationId &id) {
            open(id);
            showWindow();
        });
        connect(m_quick.get(), &QuickAsk::editConnectionRequested, m_desk,
                [this](const ConnectionId &id) {
                    showWindow();
                    m_desk->edit(id);
                });
        connect(m_quick.get(), &QuickAsk::addConnectionRequested, m_desk, [this] {
            showWindow();
            m_desk->add();
        });
    }
    m_quick->summon();
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

// The page about what has the focus. It stays beside the window, to be read while one acts.
void WindowBinding::openHelp()
{
    if (!m_help)
        m_help = new HelpWindow(m_window.get());
    m_help->showTopic(helpTopicAt(QApplication::focusWidget()));
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

SettingsWindow *WindowBinding::openSettings()
{
    settings::Values values = m_rooms.settings.values();
    values.appearance.fontScale = m_page->view()->zoom();
    auto *dialog = new SettingsWindow(values, m_rooms.dataFolder, m_window.get());
    dialog->setShortcutRows(WindowActions::shortcutRows());
    std::vector<std::pair<QString, QString>> services;
    for (const connections::Preset &preset : m_rooms.connections.presets().all()) {
        if (preset.kind == connections::ConnectionKind::Cloud)
            services.emplace_back(preset.id, preset.name);
    }
    dialog->setShippedPrices(m_rooms.connections.shippedPrices(), services);
    if (GlobalKey *key = m_rooms.globalKey) {
        const auto show = [dialog, key] { dialog->setGlobalKey(key->state(), key->trigger()); };
        connect(key, &GlobalKey::changed, dialog, show);
        show();
    }
    connect(dialog, &SettingsWindow::changed, this, &WindowBinding::apply);
    showLanguages(dialog);
    dialog->open();
    return dialog;
}

void WindowBinding::openLanguageSetting()
{
    openSettings()->showLanguage();
}

// Only what the settings' pages show: the window may have been moved meanwhile.
void WindowBinding::apply(const settings::Values &wanted)
{
    settings::Values values = m_rooms.settings.values();
    if (wanted.appearance.theme != values.appearance.theme)
        m_rooms.appearance.apply(wanted.appearance.theme);
    m_page->view()->setZoom(wanted.appearance.fontScale);
    m_page->composer()->setSendKey(composerKey(wanted.composer.sendKey));
    if (m_quick)
        m_quick->page().composer()->setSendKey(composerKey(wanted.composer.sendKey));
    if (m_rooms.globalKey && wanted.desktop.globalKey != values.desktop.globalKey)
        m_rooms.globalKey->setWanted(wanted.desktop.globalKey);
    m_rooms.connections.setPolicies(flows::policiesOf(wanted));
    if (wanted.shortcuts != values.shortcuts)
        m_window->actions().setShortcuts(wanted.shortcuts);
    values.shortcuts = wanted.shortcuts;
    m_rooms.connections.setPrices(wanted.prices);
    values.prices = wanted.prices;
    const bool otherLanguage = wanted.appearance.language != values.appearance.language;
    values.appearance = wanted.appearance;
    if (wanted.composer != values.composer)
        checkSpelling(wanted.composer);
    values.composer = wanted.composer;
    values.privacy = wanted.privacy;
    values.desktop = wanted.desktop;
    m_tray->setShown(Tray::isPossible() && wanted.desktop.tray);
    values.policies = wanted.policies;
    keep(values);
    if (otherLanguage)
        Q_EMIT languageChosen();
}

void WindowBinding::keepState()
{
    m_page->composer()->flushDraft();
    if (m_quick)
        m_quick->page().composer()->flushDraft();
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
