// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <ui/chat/conversationview.h>
#include <ui/reading/textlook.h>

#include <QHash>
#include <QTimer>

class QScrollArea;

namespace breakerbox::ui {

class ActionButton;
class ConversationPage;
class MessageItem;
class TurnActions;

// The conversation as a column of messages. Items are built when they come near the window and,
// bit by bit, in idle moments. The end is followed until the reader scrolls away.
class PlainConversationView final : public ConversationView
{
    Q_OBJECT
public:
    explicit PlainConversationView(const Clock &clock, QWidget *parent = nullptr);
    ~PlainConversationView() override;

    void setMessages(const std::vector<chat::Message> &messages) override;
    void append(const chat::Message &message) override;
    void appendText(const MessageId &id, const QString &text) override;
    void appendReasoning(const MessageId &id, const QString &text) override;
    void replace(const chat::Message &message) override;
    void remove(const MessageId &id) override;
    void setCard(const MessageId &id, const std::optional<flows::Card> &card) override;
    void setProgress(const MessageId &id,
                     const std::optional<flows::ChatFlow::Progress> &progress) override;
    void setModels(const MessageId &id, const std::vector<ModelId> &models) override;
    void scrollToEnd() override;

    [[nodiscard]] MessageItem *item(const MessageId &id) const { return m_items.value(id); }
    [[nodiscard]] QScrollArea *scrollArea() const { return m_area; }
    [[nodiscard]] ActionButton *moreBelow() const { return m_more; }
    [[nodiscard]] bool isFollowing() const { return m_following; }
    // Lays out now what would be laid out in a moment.
    void settle();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    MessageItem *addItem(const chat::Message &message, const TextLook &look);
    void connectItem(MessageItem *item);
    void attend(MessageItem *item);
    void setCurrent(MessageItem *item);
    void moveFocus(MessageItem *from, int direction);
    void clearOtherSelections(MessageItem *keep);
    void showMenu(MessageItem *item, const QPoint &where, const Link &link);
    void layOutSoon();
    void layOut();
    void layOutOnce();
    bool buildNear();
    void buildIdle();
    void scrolled();
    void placeMore();
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] TextLook look() const;

    const Clock &m_clock;
    QScrollArea *m_area;
    ConversationPage *m_page;
    ActionButton *m_more;
    TurnActions *m_actions;
    QHash<MessageId, MessageItem *> m_items;
    MessageItem *m_current = nullptr;
    QTimer m_soon;
    QTimer m_idle;
    bool m_following = true;
    bool m_layingOut = false;
};

} // namespace breakerbox::ui
