// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <base/ids.h>
#include <settings/values.h>
#include <ui/shell/windowrooms.h>

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QPoint;

namespace breakerbox::flows {
class ChatFlow;
struct Health;
} // namespace breakerbox::flows

namespace breakerbox::ui {

class ChatPage;
class ConnectionDesk;
class ConnectionListModel;
class ConversationDesk;
class ConversationListModel;
class HelpWindow;
class MainWindow;
class NoticeWatch;
class Onboarding;
class QuickAsk;
class SecondTicker;
class SettingsWindow;
class Tray;
struct DiagnosticsSource;
namespace spelling {
class Checker;
}

// The main window, joined to the flows: values of the flows go into the models, what the person
// wants goes into the flows. Owns the window and its models. Main thread.
class WindowBinding final : public QObject
{
    Q_OBJECT
public:
    explicit WindowBinding(const WindowRooms &rooms);
    ~WindowBinding() override;

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] ChatPage &page() { return *m_page; }
    // Before the person's eyes, from wherever it was.
    void showWindow();
    // The small window for one question.
    void quickAsk();
    // Connections and conversations are there: opens the newest conversation, begins one, or says
    // what to do first.
    void start();
    void open(const ConversationId &id);
    [[nodiscard]] ConversationId current() const { return m_current; }
    // Those chosen in the list, else the one on screen.
    [[nodiscard]] std::vector<ConversationId> targets() const;
    // Writes how the window was left. Called by itself when the window closes.
    void keepState();
    // The settings, at the choice of a language: for a window that has just been made anew.
    void openLanguageSetting();

Q_SIGNALS:
    // The person chose another language, and it is kept. Only a new window speaks it.
    void languageChosen();

private:
    [[nodiscard]] DiagnosticsSource diagnosticsSource();
    void connectConversations();
    void connectConnections();
    void connectActions();
    void connectReading();
    void connectSidebar();
    void connectSearch();
    void connectHeader();
    void connectPage();
    void connectStorage();
    void connectOnboarding();
    void connectDesktop();
    void connectQuickAsk();
    // windowwriting.cpp
    void connectWriting();
    void checkSpelling(const settings::Composer &composer);
    void showLanguages(SettingsWindow *dialog);

    void showConversations();
    void showWhatIsThere();
    void showOffline();
    void showConnections();
    void showHeader();
    void beginConversation();
    void probe(const ConnectionId &id, QObject *context, const std::function<void(bool)> &done);
    void openAt(const ConversationId &id, const MessageId &message);
    void closeConversation();
    void afterRemoval(const ConversationId &id);
    void step(int by);
    SettingsWindow *openSettings();
    void apply(const settings::Values &wanted);
    void openJourney();
    void openWaiting();
    void openHelp();
    void openTargetList();
    void keep(const settings::Values &values);

    WindowRooms m_rooms;
    std::unique_ptr<ConversationListModel> m_conversationModel;
    std::unique_ptr<ConnectionListModel> m_connectionModel;
    std::unique_ptr<MainWindow> m_window;
    ConnectionDesk *m_desk = nullptr;               // of the window
    ConversationDesk *m_conversationDesk = nullptr; // of the window
    ChatPage *m_page = nullptr;                     // of the window
    SecondTicker *m_headerTick = nullptr;
    std::unique_ptr<NoticeWatch> m_notices;
    std::unique_ptr<Tray> m_tray;
    std::unique_ptr<QuickAsk> m_quick;            // since it was first asked for
    std::unique_ptr<Onboarding> m_onboarding;     // null without a search
    std::unique_ptr<spelling::Checker> m_speller; // null where there is no spelling
    bool m_offline = false;
    QPointer<HelpWindow> m_help; // while it is open
    QPointer<flows::ChatFlow> m_flow;
    ConversationId m_current;
};

} // namespace breakerbox::ui
