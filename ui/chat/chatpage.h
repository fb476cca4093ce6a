// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/boundaryquestion.h>
#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <flows/replyimages.h>
#include <ui/chat/cardintent.h>
#include <ui/widgets/link.h>

#include <QHash>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QStackedLayout;

namespace breakerbox::flows {
class LibraryFlow;
} // namespace breakerbox::flows

namespace breakerbox::ui {

class BoundaryDialog;
class Composer;
class ElidedLabel;
class TokenLabel;
class LinkOpener;
class MessageItem;
class PickList;
class PromptDesk;
class QueueStrip;
class ReadingView;
class ReplyPictures;
class SideBySide;
class StatePage;
class TurnDesk;

// One conversation and its composer, bound to a ChatFlow: values go in, choices go out. Holds no
// state of its own about the conversation. The flow is owned by the list of conversations.
class ChatPage final : public QWidget
{
    Q_OBJECT
public:
    ChatPage(const Clock &clock, flows::ConnectionsFlow &connections, LinkOpener &opener,
             QWidget *parent = nullptr);

    // nullptr = no conversation is open. The draft of the one before is kept.
    void setFlow(flows::ChatFlow *flow);
    [[nodiscard]] flows::ChatFlow *flow() const { return m_flow; }
    [[nodiscard]] Composer *composer() const { return m_composer; }
    [[nodiscard]] TurnDesk *desk() const { return m_desk; }
    [[nodiscard]] QueueStrip *queue() const { return m_queue; }
    [[nodiscard]] ReadingView *view() const { return m_view; }
    // The view that is read now: the conversation, or the answer in hand of several.
    [[nodiscard]] ReadingView *readingNow() const;
    [[nodiscard]] SideBySide *beside() const { return m_beside; }
    [[nodiscard]] PickList *several() const { return m_several; }
    void focusComposer();
    // System prompt and parameters of the conversation.
    void openParameters();
    // The dialog for files that go with the next message.
    void attachFiles();
    // Who is to answer what stands in the composer, each for itself.
    void chooseSeveral();
    // The versions of the last reply that has some, side by side; or back.
    void toggleBeside();
    // Prompts to begin messages with, and parameters under a name (chatwriting.cpp). It outlives
    // the page.
    void setLibrary(flows::LibraryFlow &library);
    [[nodiscard]] PromptDesk *prompts() const { return m_prompts; } // none without a library

Q_SIGNALS:
    // "Only this message" went to another conversation: show that one.
    void openedElsewhere(const breakerbox::ConversationId &id);
    void editConnectionRequested(const breakerbox::ConnectionId &id);
    void addConnectionRequested();
    // One sentence that is nobody's card: a refused link, a key that could not be stored.
    void noticed(const QString &sentence);

protected:
    // Files can be dropped anywhere on the conversation.
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void layOut();
    void connectFiles(); // chatfiles.cpp
    [[nodiscard]] QString fileRefusal(const chat::Attachment &file) const;
    void connectView();
    void connectReading(ReadingView *view);
    // chatbeside.cpp
    void connectBeside();
    void showBeside(const MessageId &reply);
    void closeBeside();
    void goOnWith(const MessageId &reply);
    void refreshAnswers();
    void refreshAnswer(const MessageId &id);
    void followBeside(const MessageId &from);
    [[nodiscard]] MessageItem *itemOf(const MessageId &id) const;
    void connectComposer();
    void connectFlow();
    void connectConnections();
    void refreshAll();
    void refreshShown();
    void refreshTarget();
    void refreshLeftOut();
    void refreshTurn(const MessageId &id);
    void showAside(const MessageId &id);
    void refreshBranch(const MessageId &from);
    void refreshNotes();
    void refreshNames();
    [[nodiscard]] std::optional<connections::Cost> costOf(const chat::Message &message) const;
    void refreshCosts();
    void refreshProgress();
    void onIntent(const MessageId &id, CardIntent intent);
    void onKey(const MessageId &id, const KeyEntry &entry);
    void onImage(const MessageId &id, const Link &image, flows::ImageConsent consent);
    void showPictures();
    void onModel(const MessageId &id, const ModelId &model);
    void changeAddress(const MessageId &id);
    void onReach(const MessageId &id, const ReachEntry &entry);
    [[nodiscard]] flows::ConnectionsFlow::Done retrying(const MessageId &id,
                                                        const QString &otherwise);
    void connectQueue();
    void refreshQueue();
    enum class SwitchFor { NextMessages = 0, ThisReply };
    void openSwitch(const MessageId &id, SwitchFor what);
    void askBoundary(const flows::BoundaryQuestion &question);
    void sayPractised(const ConnectionId &id);

    const Clock &m_clock;
    flows::ConnectionsFlow &m_connections;
    LinkOpener &m_opener;
    QPointer<flows::ChatFlow> m_flow;
    QStackedLayout *m_stack = nullptr;
    ReadingView *m_view;
    SideBySide *m_beside;
    StatePage *m_state;
    Composer *m_composer;
    TurnDesk *m_desk;
    flows::LibraryFlow *m_library = nullptr;
    PromptDesk *m_prompts = nullptr;
    QueueStrip *m_queue;
    ElidedLabel *m_trouble;
    TokenLabel *m_leftOut; // files that what is written next goes without
    PickList *m_switch;
    PickList *m_several;
    std::vector<flows::ReplyTarget> m_lastAsked;
    MessageId m_askedAgain; // an answer beside others, of which another version was asked for
    QHash<ConnectionId, QString> m_names;
    std::shared_ptr<ReplyPictures> m_pictures; // of the conversation that is shown
    QPointer<BoundaryDialog> m_question;
    QTimer m_progress;
    QSet<MessageId> m_noted; // turns that something was noted about
    bool m_failed = false;
};

} // namespace breakerbox::ui
