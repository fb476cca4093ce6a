// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>
#include <ui/chat/turnintent.h>

#include <QHash>
#include <QObject>
#include <QPointer>

class QShortcut;

namespace breakerbox::ui {

class Composer;
class TurnBar;

// What is done with turns beside writing: editing one in the composer, deleting with undo,
// versions, quoting. Owns the two lines above the composer. Holds what is being edited, per
// conversation, as long as the window lives; the conversation's draft waits until then.
class TurnDesk final : public QObject
{
    Q_OBJECT
public:
    // page: where the lines stand and where Ctrl+Z is heard.
    TurnDesk(Composer &composer, QWidget *page);
    [[nodiscard]] TurnBar *editBar() const { return m_editBar; }
    [[nodiscard]] TurnBar *undoBar() const { return m_undoBar; }

    // What is being edited is put aside, and taken up again by resume() when its conversation is
    // shown once more.
    void setFlow(flows::ChatFlow *flow);
    void resume();
    void choose(const MessageId &id, TurnIntent intent);
    void quote(const QString &text);

    [[nodiscard]] bool isEditing() const { return !m_edit.message.isNull(); }
    // Sends the composer's text: as a new message, or as another version of what is edited.
    void send(const QString &text);
    // The same to several.
    void sendSeveral(const QString &text, const std::vector<flows::ReplyTarget> &targets);
    // The flow has stored what was sent.
    void accepted();
    // The composer has another text now; what was edited is let go.
    void forgetEdit();

Q_SIGNALS:
    void otherModelWanted(const breakerbox::MessageId &reply);
    void besideWanted(const breakerbox::MessageId &reply);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    struct Edit
    {
        MessageId message;
        QString text;   // what stood in the composer when it was put aside
        QString before; // what stood in the composer before it was edited
        std::vector<chat::Attachment> files;
        std::vector<chat::Attachment> filesBefore;
    };

    void edit(const MessageId &id);
    void cancelEdit();
    void askToDelete(const MessageId &id);
    void refresh();

    Composer &m_composer;
    QWidget *m_page;
    TurnBar *m_editBar;
    TurnBar *m_undoBar;
    QShortcut *m_undo;
    QPointer<flows::ChatFlow> m_flow;
    Edit m_edit;
    MessageId m_sent; // the edit that is on its way to the store
    QHash<ConversationId, Edit> m_aside;
};

} // namespace breakerbox::ui
