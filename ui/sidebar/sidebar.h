// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/searchflow.h>
#include <ui/models/connectionlistmodel.h>
#include <ui/models/conversationlistmodel.h>
#include <ui/sidebar/conversationlist.h>

#include <QWidget>

class QAction;
class QLineEdit;
class QMenu;
class QListView;

namespace breakerbox::ui {

class ActionButton;
class FoundList;
class SecondTicker;
class TokenLabel;

// The left side: search, conversations in groups, connections with their health. Shows the two
// models it is given and says what the user wants; it changes nothing itself.
class Sidebar final : public QWidget
{
    Q_OBJECT
public:
    Sidebar(ConversationListModel &conversations, ConnectionListModel &connections,
            QWidget *parent = nullptr);

    void setCurrent(const ConversationId &id);
    [[nodiscard]] ConversationId current() const { return m_list->current(); }
    // Several at most times one: what commands are about.
    [[nodiscard]] QList<ConversationId> selected() const { return m_list->selected(); }
    void focusSearch();
    // Whose keys the tooltips of its buttons tell.
    void tellKeysOf(const QAction *newConversation, const QAction *addConnection);
    // What was found for the words in the search field.
    void setFound(const flows::SearchAnswer &answer);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void conversationChosen(const breakerbox::ConversationId &id);
    // In one of its messages: that one is to be shown.
    void messageChosen(const breakerbox::ConversationId &conversation,
                       const breakerbox::MessageId &message);
    void searchRequested(const QString &typed); // at every change; empty = no more
    void moreFoundRequested();
    void newConversationRequested();
    void selectedChanged();
    void wished(const breakerbox::ui::ListWish &wish);
    void addConnectionRequested();
    void connectionChosen(const breakerbox::ConnectionId &id); // its diagnostics
    void connectionEditRequested(const breakerbox::ConnectionId &id);
    void connectionPauseRequested(const breakerbox::ConnectionId &id, bool paused);
    void connectionRemoveRequested(const breakerbox::ConnectionId &id);
    // None ends the drill.
    void drillRequested(const breakerbox::ConnectionId &id, breakerbox::scheduler::DrillKind kind);
    void clockRequested(); // a countdown is on screen: the connections' now is a second old

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    QWidget *makeTop();
    QWidget *makeConnections();
    QListView *makeList(const QString &name);
    void dressList(QListView *list, const QString &name);
    void showEmptyLists();
    void openConnectionMenu(const QPoint &at);
    void addDrills(QMenu *menu, const QModelIndex &index);

    ConversationListModel &m_conversations;
    ConnectionListModel &m_connections;
    QLineEdit *m_search = nullptr;
    ActionButton *m_new = nullptr;
    ConversationList *m_list = nullptr;
    FoundList *m_found = nullptr;
    TokenLabel *m_nothing = nullptr;
    ActionButton *m_add = nullptr;
    QListView *m_connectionList = nullptr;
    TokenLabel *m_noConnection = nullptr;
    SecondTicker *m_ticker = nullptr;
};

} // namespace breakerbox::ui
