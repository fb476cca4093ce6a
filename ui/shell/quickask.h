// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <ui/shell/windowrooms.h>

#include <QPointer>
#include <QWidget>

namespace breakerbox::flows {
class ChatFlow;
} // namespace breakerbox::flows

namespace breakerbox::ui {

class ActionButton;
class ChatPage;
class ElidedLabel;

// A small window for one question: the composer, the answer, and the way into the main window. What
// is asked in it is a conversation like all others, under the same rules.
class QuickAsk final : public QWidget
{
    Q_OBJECT
public:
    explicit QuickAsk(const WindowRooms &rooms, QWidget *parent = nullptr);

    // Before the person's eyes, to write: a new question, unless one is begun or being answered.
    void summon();
    // Another window shows this conversation now.
    void release(const ConversationId &id);
    [[nodiscard]] ChatPage &page() const { return *m_page; }
    [[nodiscard]] ConversationId conversation() const { return m_conversation; }
    [[nodiscard]] ActionButton *openButton() const { return m_open; }
    [[nodiscard]] ActionButton *newButton() const { return m_new; }

Q_SIGNALS:
    void openWanted(const breakerbox::ConversationId &id); // in the main window
    void editConnectionRequested(const breakerbox::ConnectionId &id);
    void addConnectionRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void layOut();
    void showConversation(const ConversationId &id);
    void begin();
    void openInMain();
    [[nodiscard]] bool isSpent() const;

    flows::ConversationsFlow &m_conversations;
    ChatPage *m_page;
    ElidedLabel *m_notice;
    ActionButton *m_new;
    ActionButton *m_open;
    ConversationId m_conversation;
    QPointer<flows::ChatFlow> m_flow;
};

} // namespace breakerbox::ui
