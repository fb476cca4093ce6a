// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/conversationsflow.h>

#include <QDialog>

#include <vector>

class QTreeWidget;

namespace breakerbox::flows {
class ChatFlow;
} // namespace breakerbox::flows

namespace breakerbox::ui {

class ActionButton;
class ColumnFit;
class SecondTicker;
class TokenLabel;

// Everything that waits, in all conversations, with what it waits for.
class WaitingDialog final : public QDialog
{
    Q_OBJECT
public:
    WaitingDialog(flows::ConversationsFlow &conversations, const Clock &clock,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    void conversationWanted(const breakerbox::ConversationId &id);

private:
    void refresh();
    void showAll(std::vector<flows::WaitingMessage> waiting);
    void refreshWords();
    void refreshButtons();
    [[nodiscard]] const flows::WaitingMessage *chosen() const;
    [[nodiscard]] QString waitsFor(const flows::WaitingMessage &waiting) const;

    flows::ConversationsFlow &m_conversations;
    const Clock &m_clock;
    std::vector<flows::WaitingMessage> m_waiting;
    TokenLabel *m_note;
    QTreeWidget *m_list;
    ColumnFit *m_columns = nullptr;
    ActionButton *m_now;
    ActionButton *m_cancel;
    ActionButton *m_show;
    SecondTicker *m_ticker;
};

} // namespace breakerbox::ui
