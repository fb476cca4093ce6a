// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/boundarycheck.h>
#include <flows/cardmaker.h>
#include <flows/chatflow.h>
#include <flows/conversationsflow.h>
#include <flows/conversationtree.h>
#include <flows/rooms.h>
#include <flows/run.h>

#include <functional>
#include <map>
#include <variant>

namespace breakerbox::flows {

// How one try for a reply is to be made.
struct TryPlan
{
    breaker::AskKind kind = breaker::AskKind::Automatic;
    scheduler::OnHold onHold = scheduler::OnHold::Ask;
    QString reason = QStringLiteral("send");
    std::optional<ConsentId> consent;
    QString consentedBoundary;
};

// What waits for the answer to a question at a boundary.
struct PendingSend
{
    QString text;
    SendOptions options;
};
struct PendingReply
{
    MessageId reply;      // the turn to be answered
    bool sibling = false; // a new reply beside it, or the same turn again
};
struct PendingQuestion
{
    BoundaryQuestion question;
    std::variant<PendingSend, PendingReply> what;
};

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
    ConversationTree tree;
    bool loaded = false;
    bool storing = false; // a message of the user's is on its way to the store
    std::map<MessageId, std::unique_ptr<Run>> runs;
    std::map<MessageId, Card> cards;
    std::map<MessageId, scheduler::ExchangeResult> results;
    std::optional<PendingQuestion> pending;
    bool wasRunning = false;
    Timer cardTimer;

    [[nodiscard]] const connections::Connection *connectionOf(const ConnectionId &id) const;
    [[nodiscard]] chat::Message newReply(const MessageId &parent) const;

    // Stores the conversation and these messages as one durable transaction.
    void store(const chat::Conversation &changed, std::vector<chat::Message> messages,
               std::function<void(Result<void>)> done);
    void storeMessage(const chat::Message &message);
    void storeConversation();
    void publishRow();

    // Starts a try for this reply, which is in the tree and in the store already.
    void start(const MessageId &reply, const TryPlan &plan);
    void startAgain(const MessageId &reply, const TryPlan &plan);
    void runChanged(const MessageId &id);
    void runReplaced(const MessageId &id);
    void runFinished(const MessageId &id);
    void drop(const MessageId &id); // ends a run without a trace in the turn

    void refreshCard(const MessageId &id);
    void refreshCards();
    // Looks at the cards again when the next choice of one becomes possible or a hold runs out.
    void watchCards();
    [[nodiscard]] CardFacts factsFor(const chat::Message &message) const;
    void noteRunning();
};

} // namespace breakerbox::flows
