// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/conversation.h>
#include <flows/usage.h>

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace breakerbox::flows {

struct Rooms;
class ChatFlow;

struct ConversationRow
{
    chat::Conversation conversation;
    int messages = 0;
    bool running = false; // a reply is streaming
    bool waiting = false; // something will be sent by itself
    bool asks = false;    // something is held until the user chooses

    bool operator==(const ConversationRow &) const = default;
};

// Where a conversation is kept.
struct Placement
{
    ConversationId conversation;
    QString folder; // empty = in none
    chat::Archived archived = chat::Archived::No;

    bool operator==(const Placement &) const = default;
};

[[nodiscard]] Placement placementOf(const ConversationRow &row);

// One message that waits, in whichever conversation.
struct WaitingMessage
{
    ConversationId conversation;
    QString title;
    MessageId message;     // a follow-up, or the turn of a reply that is held
    bool followUp = false; // a message of the user's that waits for the reply above it
    QString text;
    QString connectionName;
    QString model;
    ConnectionId connection; // null: it was removed

    bool operator==(const WaitingMessage &) const = default;
};

// The list of conversations, and the one that is open. Main thread.
class ConversationsFlow final : public QObject
{
    Q_OBJECT
public:
    explicit ConversationsFlow(Rooms &rooms);
    ~ConversationsFlow() override;

    void load();                                                    // loaded() follows
    [[nodiscard]] const std::vector<ConversationRow> &rows() const; // newest first
    [[nodiscard]] const ConversationRow *find(const ConversationId &id) const;

    // A new, empty conversation; stored with its first message or draft. Takes the connection and
    // model of the last used conversation, or the first connection.
    ConversationId create();
    void rename(const ConversationId &id, const QString &title);
    // Gone from the list at once; undoRemove() brings all of them back until others are removed.
    void remove(const std::vector<ConversationId> &ids);
    void remove(const ConversationId &id) { remove(std::vector{id}); }
    void undoRemove();

    [[nodiscard]] const std::vector<chat::Folder> &folders() const; // by name
    [[nodiscard]] bool isFolderNameFree(const QString &name) const; // case makes no other name
    // False if the name is empty or taken.
    bool addFolder(const QString &name);
    bool renameFolder(const QString &from, const QString &to);
    void removeFolder(const QString &name); // its conversations stay, in no folder
    void setFolded(const QString &name, bool folded);
    // Moves, archives and takes out of the archive; folders that are missing are made.
    void place(const std::vector<Placement> &places);

    // Conversations that were stored from outside (an import). Those that are known stay as they
    // are.
    void takeIn(const std::vector<ConversationRow> &rows);
    // Everything that waits in all conversations, oldest first; from the store.
    void waiting(QObject *context, std::function<void(std::vector<WaitingMessage>)> done) const;
    // What was used, by month, connection and model; the latest month first.
    void usage(QObject *context, std::function<void(Result<std::vector<UsageLine>>)> done) const;
    // At quit: writes the text of replies that are still arriving. They are marked as interrupted
    // at the next start.
    void keepRunning();

    // The flow of one conversation; made when first asked for, kept while anything runs in it.
    // Owned here; valid until the conversation is removed.
    [[nodiscard]] ChatFlow *open(const ConversationId &id);

Q_SIGNALS:
    void loaded();
    // The list could not be read: it is not empty but unknown.
    void loadFailed(const breakerbox::Error &error);
    void listChanged();
    void rowChanged(const breakerbox::ConversationId &id);
    void removed(const breakerbox::ConversationId &id);
    // Saving: failed (and why), delayed, well again.
    void storageTrouble(breakerbox::ErrorCode code);
    void storageDelayed(bool delayed);
    void storageWell();

private:
    friend class ChatFlow;
    // A conversation's row has other values now.
    void update(const ConversationRow &row);
    // Takes in a conversation that another one opened ("only this message").
    ChatFlow *adopt(const chat::Conversation &conversation);
    void finishRemoval();

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
