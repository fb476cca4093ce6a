// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <chat/conversation.h>
#include <chat/message.h>
#include <flows/boundaryquestion.h>
#include <flows/card.h>
#include <flows/health.h>

#include <QObject>

#include <memory>
#include <vector>

namespace breakerbox::flows {

struct Rooms;
class ConversationsFlow;

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

    bool operator==(const SwitchOffer &) const = default;
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

    void setDraft(const QString &draft);
    void setSystemPrompt(const QString &prompt);
    void setTarget(const ConnectionId &connection, const ModelId &model);
    void setLocalOnly(chat::LocalOnly localOnly);

    // Stores the message, then sends it. If that would cross a boundary, boundaryAsked() comes
    // instead and nothing is sent until answer(). The composer keeps its text until accepted().
    void send(const QString &text);
    void stop();
    // Asks again for the reply; the old one stays as a sibling.
    void resend(const MessageId &reply);

    // Choices of the card in a turn.
    void wait(const MessageId &id);
    void cancelWait(const MessageId &id);
    void retryNow(const MessageId &id);
    void waitLonger(const MessageId &id);
    void discard(const MessageId &id); // the reply's turn goes; the user's message stays
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
    void messageChanged(const breakerbox::MessageId &id); // state, figures or the whole text
    void textAppended(const breakerbox::MessageId &id, const QString &text);
    void reasoningAppended(const breakerbox::MessageId &id, const QString &text);
    void cardChanged(const breakerbox::MessageId &id);
    void conversationChanged(); // title, target, allowed set, lock
    void runningChanged(bool running);
    // The message was stored: the composer may forget its text. Or it was not, and why.
    void accepted();
    void notAccepted(const breakerbox::Error &error);
    void draftReplaced(const QString &draft);
    void boundaryAsked(const breakerbox::flows::BoundaryQuestion &question);
    // "Only this message" opened another conversation.
    void openedElsewhere(const breakerbox::ConversationId &id);

private:
    friend class ConversationsFlow;
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace breakerbox::flows
