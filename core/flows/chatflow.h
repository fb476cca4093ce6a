// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/conversation.h>
#include <chat/message.h>
#include <flows/boundaryquestion.h>
#include <flows/card.h>
#include <flows/conversationtree.h>
#include <flows/health.h>

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace breakerbox::scheduler {
struct ExchangeResult;
enum class OnHold;
} // namespace breakerbox::scheduler

namespace breakerbox::flows {

struct Rooms;
struct PendingQuestion;
struct PendingReply;
struct PendingSeveral;
struct TryPlan;
class ConversationsFlow;
class ReplyImages;

enum class OfferGroup { Inside = 0, ThisDevice, Outside, Forbidden };

// One line of the Switch list (look.md 4).
struct SwitchOffer
{
    OfferGroup group = OfferGroup::Inside;
    ConnectionId connection;
    QString connectionName;
    ModelId model;
    connections::Boundary boundary;
    Health health;
    int messages = 0; // what it would see
    int attachments = 0;
    bool verified = true; // false: that it runs on this device is only said (T23)

    bool operator==(const SwitchOffer &) const = default;
};

// How a message is to be sent, beside its text.
struct SendOptions
{
    std::vector<chat::Attachment> attachments;
    bool holdAtOnce = false; // a held request ends as held, instead of waiting for the user
    // Another version of this message of the user's: it becomes its sibling. Null = a new message.
    MessageId versionOf;
    MessageId queued; // it waited under this id

    bool operator==(const SendOptions &) const = default;
};

// Who is to answer.
struct ReplyTarget
{
    ConnectionId connection;
    ModelId model;

    bool operator==(const ReplyTarget &) const = default;
};

// How many may be asked the same at once.
inline constexpr size_t kFewestAsked = 2;
inline constexpr size_t kMostAsked = 4;

// What a turn can do beyond what its message says.
struct TurnNotes
{
    Versions versions;
    bool canContinue = false; // a reply that was cut, with nothing below it
    bool unanswered = false;  // a message of the user's with nothing below it
    QString newReader = {};   // boundary key: from this turn on someone else reads along
    bool readsOnce = false;   // … that one was given the conversation up to this turn, no further

    bool operator==(const TurnNotes &) const = default;
};

struct Journey; // flows/journey.h

// What a message in the queue of its conversation waits for.
enum class QueueWait {
    Reply = 0, // the reply above it; then it is sent by itself
    Choice,    // a choice: the reply above did not come, was stopped, or the program was restarted
};

// What a deletion takes along, beside the turn itself.
struct Following
{
    int shown = 0; // after it on screen
    int all = 0;   // on all branches
};

// One conversation: sending, streaming, the card of each turn and its choices. Main thread; the
// store answers later. Signals come after the new state is in place.
class ChatFlow final : public QObject
{
    Q_OBJECT
public:
    ChatFlow(Rooms &rooms, ConversationsFlow &list, chat::Conversation conversation);
    ~ChatFlow() override;

    [[nodiscard]] bool isLoaded() const;
    [[nodiscard]] const chat::Conversation &conversation() const;
    // The branch on screen, root first.
    [[nodiscard]] const std::vector<chat::Message> &messages() const;
    [[nodiscard]] const chat::Message *find(const MessageId &id) const;
    // The images its messages refer to. Lives as long as this.
    [[nodiscard]] ReplyImages &images() const;
    [[nodiscard]] std::optional<Card> card(const MessageId &id) const;
    [[nodiscard]] bool isRunning() const; // a reply is on its way (queued, sending, streaming)
    // While a reply is on its way: phase, since when, limit; for the clock under the turn.
    struct Progress
    {
        Phase phase = Phase::Unknown;
        std::optional<BootTime> since;
        std::optional<BootTime> limit;
    };
    [[nodiscard]] std::optional<Progress> progress(const MessageId &id) const;

    // True while a try for this turn is held and waits for a choice.
    [[nodiscard]] bool isHeld(const MessageId &id) const;
    // How the last try for this turn ended in this run of the program; null if none did.
    [[nodiscard]] const scheduler::ExchangeResult *result(const MessageId &id) const;

    void setTitle(const QString &title);
    void setDraft(const QString &draft);
    // What is attached to the message that is being written; stored like its text.
    void setDraftFiles(const std::vector<chat::Attachment> &files);
    // How many files of the messages on screen the conversation's model and service have no form
    // for: what is asked next goes without them.
    [[nodiscard]] int filesLeftOut() const;
    [[nodiscard]] const std::vector<chat::Attachment> &draftFiles() const;
    void setSystemPrompt(const QString &prompt);
    void setParameters(const chat::Parameters &parameters);
    void setTarget(const ConnectionId &connection, const ModelId &model);
    void setLocalOnly(chat::LocalOnly localOnly);

    // Stores the message, then sends it. If that would cross a boundary, boundaryAsked() comes
    // instead and nothing is sent until answer(). The composer keeps its text until accepted().
    void send(const QString &text, const SendOptions &options = {});
    // The same message to several, each of them once. It is stored once; each answer is a version
    // of the reply, and the first target's is shown. Whoever is outside the boundary is asked about
    // by itself, before anything is sent; who is declined is left out. In a conversation in which
    // nothing was sent yet, the first target's boundary becomes its home. Not while a reply is on
    // its way.
    void sendSeveral(const QString &text, const SendOptions &options,
                     const std::vector<ReplyTarget> &targets);
    // The replies to the same message, in the order they stand beside each other, this one among
    // them. Their cards are kept up to date from now on, also of those that are not on screen.
    [[nodiscard]] std::vector<MessageId> lookBeside(const MessageId &reply);
    // Every reply on its way; what is held stays held.
    void stop();
    // This turn's try, also when it is held: nothing will be sent.
    void cancel(const MessageId &id);
    // Follow-ups: what is sent while a reply is on its way waits here, durable, in order. The next
    // is sent when the reply above is there. After a stop, a failure or a restart nothing is sent
    // by itself: it waits for a choice.
    [[nodiscard]] const std::vector<chat::Message> &queued() const;
    [[nodiscard]] QueueWait queueWait() const;
    void editQueued(const MessageId &id, const QString &text);
    void moveQueued(const MessageId &id, int by);
    void cancelQueued(const MessageId &id);
    // First in the queue, and at once: a reply on its way is stopped, what came of it is kept.
    void sendQueuedNow(const MessageId &id);

    // Where it has been: attempts and consents, from the store.
    void journey(QObject *context, std::function<void(Result<Journey>)> done) const;
    // This boundary may not be reached any more without being asked; its consents are marked as
    // revoked. Home stays.
    void revoke(const QString &boundary);

    // Asks the same connection and model again; a reply with text stays as a sibling. For a user's
    // message without a reply: asks for one.
    void resend(const MessageId &turn);
    // The same, of another connection or model. The conversation's own target stays.
    void askOther(const MessageId &reply, const ConnectionId &connection, const ModelId &model);
    // Sends another version of a message of the user's, with its attachments; the old one stays as
    // a sibling. As send(): by way of the boundary's question, and accepted() when it is stored.
    void edit(const MessageId &message, const QString &text);
    // The same with other files than the old one had.
    void edit(const MessageId &message, const QString &text,
              const std::vector<chat::Attachment> &files);
    // Asks for the rest of a reply that was cut; it is added to the turn's text. Nothing happens
    // where notes() does not say that it can.
    void continueReply(const MessageId &reply);

    // Versions of turns. notes(): those on screen that have something to note.
    [[nodiscard]] TurnNotes notes(const MessageId &id) const;
    [[nodiscard]] std::vector<std::pair<MessageId, TurnNotes>> notes() const;
    // Shows the version that many steps on (-1: the one before), and what stands below it.
    void showVersion(const MessageId &id, int step);
    // Shows the branch in which this message stands. False if there is none such.
    bool showBranchOf(const MessageId &id);

    // Takes a turn and everything below it away. It can be undone for ten seconds, then it is
    // written; so it is at quit, and when another turn is deleted. A kill before leaves all of it.
    void remove(const MessageId &id);
    void undoRemove();
    // How many turns undoRemove() would bring back; 0 = none.
    [[nodiscard]] int removedTurns() const;
    [[nodiscard]] Following following(const MessageId &id) const;

    // Choices of the card in a turn.
    void wait(const MessageId &id);
    void cancelWait(const MessageId &id);
    // holdAtOnce: if it is held again it ends as held, instead of waiting for the user.
    void retryNow(const MessageId &id, bool holdAtOnce = false);
    void waitLonger(const MessageId &id);
    // The reply's turn goes; the user's message stays. Where text stands it can be undone like
    // remove(); of a continuation only the try goes.
    void discard(const MessageId &id);
    // Takes the user's message back into the draft and removes the turn.
    void editAgain(const MessageId &id);
    [[nodiscard]] std::vector<SwitchOffer> offers(const MessageId &id) const;
    void switchTo(const MessageId &id, const ConnectionId &connection, const ModelId &model);
    // The answer to boundaryAsked().
    void answer(const BoundaryQuestion &question, BoundaryAnswer answer);

Q_SIGNALS:
    void loaded();
    void loadFailed(const breakerbox::Error &error);
    void messageAdded(const breakerbox::MessageId &id);
    void messageRemoved(const breakerbox::MessageId &id);
    // Another branch is on screen: from this turn on messages() is another. Null: it only ended.
    void branchChanged(const breakerbox::MessageId &from);
    void removedTurnsChanged();                           // removedTurns()
    void messageChanged(const breakerbox::MessageId &id); // state, figures or the whole text
    void textAppended(const breakerbox::MessageId &id, const QString &text);
    void reasoningAppended(const breakerbox::MessageId &id, const QString &text);
    void cardChanged(const breakerbox::MessageId &id);
    void conversationChanged(); // title, target, allowed set, lock
    void runningChanged(bool running);
    // The message was stored: the composer may forget its text. Or it was not, and why; of a file
    // that is not taken the detail is kFileNotTaken.
    void accepted();
    void notAccepted(const breakerbox::Error &error);
    void draftReplaced(const QString &draft);
    // Several were asked the same; the first of their replies is on screen.
    void severalAsked(const breakerbox::MessageId &reply);
    void boundaryAsked(const breakerbox::flows::BoundaryQuestion &question);
    // Something was chosen in a drill that is not done: nothing went to this connection, and
    // nothing was allowed.
    void practised(const breakerbox::ConnectionId &connection);
    void queueChanged(); // queued(), queueWait()
    // "Only this message" opened another conversation.
    void openedElsewhere(const breakerbox::ConversationId &id);

private:
    friend class ConversationsFlow;
    // The consent a crossing rests on; id empty: none was needed.
    struct Consent
    {
        std::optional<ConsentId> id;
        QString boundary;
        bool once = false; // for one time: the conversation stays where it is
    };
    void sendNow(const QString &text, const SendOptions &options, const Consent &consent);
    // chatsend.cpp
    void sendTo(const PendingSeveral &what);
    void sent(const PendingSeveral &what, const chat::Conversation &changed,
              const std::vector<chat::Message> &messages);
    void askSeveral(PendingSeveral what);
    void answerSeveral(PendingSeveral what, BoundaryAnswer answer, const Consent &consent);
    [[nodiscard]] std::optional<Error> refusedTarget(const ReplyTarget &target,
                                                     const SendOptions &options) const;
    void tryTurn(const MessageId &id, const TryPlan &plan);
    void enqueue(const QString &text, const SendOptions &options);
    void advanceQueue();
    void removeTurn(const MessageId &id);
    void askAgain(const MessageId &reply, scheduler::OnHold onHold);
    void askForRest(const MessageId &reply, breaker::AskKind kind, scheduler::OnHold onHold);
    void askFor(const PendingReply &what, CrossingReason reason, const ConnectionId &failing = {});
    void answerTurn(const PendingReply &what, const Consent &consent);
    void answerBeside(const PendingReply &what, const TryPlan &plan);
    void goOn(const MessageId &reply, const TryPlan &plan);
    void cross(const PendingQuestion &pending, BoundaryAnswer answer, const Consent &consent);
    void sendElsewhere(const PendingQuestion &pending, const BoundaryQuestion &question);
    ConversationId startElsewhere(const ReplyTarget &target, const QString &text,
                                  const SendOptions &options, bool spendsDraft);

    // If this model does not take one of these.
    [[nodiscard]] std::optional<Error> refusedFile(const std::vector<chat::Attachment> &files,
                                                   const ConnectionId &connection,
                                                   const ModelId &model) const;
    void keepRunning();
    void markReaders(std::vector<std::pair<MessageId, TurnNotes>> &notes) const;

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
