// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/attempttrail.h>
#include <flows/boundarycheck.h>
#include <flows/cardmaker.h>
#include <flows/chatflow.h>
#include <flows/continuation.h>
#include <flows/conversationsflow.h>
#include <flows/conversationtree.h>
#include <flows/replyimages.h>
#include <flows/rooms.h>
#include <flows/run.h>
#include <store/database.h>

#include <QHash>

#include <functional>
#include <map>
#include <variant>

namespace breakerbox::store {
class Database;
}

namespace breakerbox::flows {

// How one try for a reply is to be made.
struct TryPlan
{
    breaker::AskKind kind = breaker::AskKind::Automatic;
    scheduler::OnHold onHold = scheduler::OnHold::Ask;
    QString reason = QStringLiteral("send");
    std::optional<ConsentId> consent;
    QString consentedBoundary;
    bool goesOn = false; // the rest of the turn's text, not a new one
};

// What is asked for in a turn.
enum class ReplyMode {
    SameTurn = 0, // no text came: the turn is asked again
    Sibling,      // another version; the old one stays
    Rest,         // the rest of a reply that was cut
    First,        // a reply to a user's message that has none
};

// What waits for the answer to a question at a boundary.
struct PendingSend
{
    QString text;
    SendOptions options;
};
struct PendingReply
{
    MessageId turn; // the reply's turn; for ReplyMode::First the user's message
    ReplyMode mode = ReplyMode::SameTurn;
    ConnectionId connection;
    ModelId model;
    breaker::AskKind kind = breaker::AskKind::Manual;
    scheduler::OnHold onHold = scheduler::OnHold::Ask;
    bool movesTarget = false; // the conversation's next message goes there as well
};
// A message that is sent to one or several.
struct PlannedReply
{
    ReplyTarget target;
    TryPlan plan;
};
struct PendingSeveral
{
    QString text;
    SendOptions options;
    std::vector<ReplyTarget> undecided; // the first of them is asked about
    std::vector<PlannedReply> agreed;
    std::vector<std::pair<QString, ConsentId>> granted; // from now on in this conversation
    ConversationId elsewhere; // somebody was given only this message, in this conversation
};
struct PendingQuestion
{
    BoundaryQuestion question;
    std::variant<PendingSend, PendingReply, PendingSeveral> what;
};

// A conversation's messages as the store has them.
struct StoredTree
{
    std::vector<chat::Message> messages;
    ConversationTree::Choices choices;
};
[[nodiscard]] Result<StoredTree> readTree(store::Database &database, const ConversationId &id);

// The inside of ChatFlow: the tree, what runs, the cards. ChatFlow has the use cases.
struct ChatFlow::State
{
    State(Rooms &roomsIn, ConversationsFlow &listIn, ChatFlow &flowIn)
        : rooms(roomsIn),
          list(listIn),
          flow(flowIn)
    {}

    Rooms &rooms;
    ConversationsFlow &list;
    ChatFlow &flow;
    chat::Conversation conversation;
    std::vector<chat::Attachment> draftFiles;
    ConversationTree tree;
    ConversationTree::Choices storedChoices;
    // The consents that let content reach an allowed boundary: each of its ledger rows names one.
    QHash<QString, ConsentId> grants;
    bool loaded = false;
    bool storing = false;             // a message of the user's is on its way to the store
    std::vector<chat::Message> queue; // messages that wait for the replies above, in order
    bool queueAsks = false;           // they are not sent by themselves
    std::map<MessageId, std::unique_ptr<Run>> runs;
    std::map<MessageId, Card> cards;
    std::map<MessageId, scheduler::ExchangeResult> results;
    AttemptTrail trail;                           // tries of earlier runs of the program
    std::map<MessageId, Continuation> continuing; // runs that go on with a text
    std::map<MessageId, Continuation> stuck;      // continuations that failed
    // What the last deletion took away, until it is final.
    std::vector<chat::Message> removed;
    Timer removalTimer;
    std::optional<PendingQuestion> pending;
    bool wasRunning = false;
    std::unique_ptr<ReplyImages> images;
    Timer cardTimer;

    [[nodiscard]] const connections::Connection *connectionOf(const ConnectionId &id) const;
    // With the conversation's target.
    [[nodiscard]] chat::Message newReply(const MessageId &parent) const;
    [[nodiscard]] static bool isEmptyReply(const chat::Message &message);

    // Stores the conversation and these messages as one durable transaction. If the message was the
    // draft, the draft's files go in it too.
    void store(const chat::Conversation &changed, std::vector<chat::Message> messages,
               bool spendsDraft, std::function<void(Result<void>)> done);
    void storeMessage(const chat::Message &message);
    void storeConversation();
    // branchmemory.cpp: which branches were shown last, stored if that is something else than
    // before.
    void storeChoices();
    void takeTree(StoredTree stored);
    void publishRow();

    // Starts a try for this reply, which is in the tree and in the store already.
    void start(const MessageId &reply, const TryPlan &plan);
    void startAgain(const MessageId &reply, const TryPlan &plan);
    void runChanged(const MessageId &id);
    void runReplaced(const MessageId &id);
    void runFinished(const MessageId &id);
    void finishContinuation(Continuation more, const Run &run, chat::Message *message);
    // More of a text that goes on has come: from now on the store knows it as streaming.
    void noteArrival(const MessageId &id);
    void drop(const MessageId &id); // ends a run without a trace in the turn
    void halt(const MessageId &id); // ends a run; what came of it stays in the turn

    // The deletion cannot be undone any more; it is written.
    void finishRemoval();

    // What was read for it: its tree, and the consents that hold.
    struct Read
    {
        std::vector<chat::Attachment> draftFiles;
        StoredTree tree;
        QHash<QString, ConsentId> grants;
        AttemptTrail trail;
    };
    [[nodiscard]] static Result<Read> read(store::Database &database, const ConversationId &id);
    void take(Read read);
    // chatqueue.cpp: takes the messages that wait out of what was read.
    void takeQueue(std::vector<chat::Message> &messages);
    // A reply is on its way, or will be sent by itself: what is written now is a follow-up.
    [[nodiscard]] bool isBusy() const;

    void refreshCard(const MessageId &id);
    void refreshCards();
    void refreshShownCards(); // of all turns on screen that may have one
    // Looks at the cards again when the next choice of one becomes possible or a hold runs out.
    void watchCards();
    [[nodiscard]] CardFacts factsFor(const chat::Message &message) const;
    void addPast(CardFacts &facts, const chat::Message &message,
                 const breaker::ScopePath &path) const;
    // chatfiles.cpp: whoever would answer has no form for this file.
    [[nodiscard]] bool refuses(const ConnectionId &connection, const ModelId &model,
                               const chat::Attachment &file) const;
    // In a drill: of this connection, or pretended by the card of this turn.
    [[nodiscard]] bool isDrill(const ConnectionId &connection, const MessageId &turn) const;
    [[nodiscard]] bool cardIsDrill(const MessageId &turn) const;
    [[nodiscard]] std::optional<breaker::Denial> ownLimitStill(const breaker::Denial &denial,
                                                               const chat::Message &message) const;
    [[nodiscard]] bool hasOtherTarget(const chat::Message &message) const;
    void noteRunning();
};

} // namespace breakerbox::flows
