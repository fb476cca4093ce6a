// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/boundaryquestion.h>
#include <flows/connectionsflow.h>
#include <flows/replyimages.h>
#include <ui/chat/cardintent.h>
#include <ui/widgets/link.h>

#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <memory>

class QStackedLayout;

namespace breakerbox::flows {
class ChatFlow;
class LibraryFlow;
} // namespace breakerbox::flows

namespace breakerbox::ui {

class BoundaryDialog;
class Composer;
class ElidedLabel;
class TokenLabel;
class LinkOpener;
class PickList;
class PromptDesk;
class QueueStrip;
class ReadingView;
class ReplyPictures;
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
    void focusComposer();
    // System prompt and parameters of the conversation.
    void openParameters();
    // The dialog for files that go with the next message.
    void attachFiles();
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
    StatePage *m_state;
    Composer *m_composer;
    TurnDesk *m_desk;
    flows::LibraryFlow *m_library = nullptr;
    PromptDesk *m_prompts = nullptr;
    QueueStrip *m_queue;
    ElidedLabel *m_trouble;
    TokenLabel *m_leftOut; // files that what is written next goes without
    PickList *m_switch;
    std::shared_ptr<ReplyPictures> m_pictures; // of the conversation that is shown
    QPointer<BoundaryDialog> m_question;
    QTimer m_progress;
    QSet<MessageId> m_noted; // turns that something was noted about
    bool m_failed = false;
};

} // namespace breakerbox::ui
