// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/chatpage.h>

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <ui/chat/answercolumn.h>
#include <ui/chat/boundarydialog.h>
#include <ui/chat/composer.h>
#include <ui/chat/filebar.h>
#include <ui/chat/picklist.h>
#include <ui/chat/queuestrip.h>
#include <ui/chat/readingview.h>
#include <ui/chat/sidebyside.h>
#include <ui/chat/statepage.h>
#include <ui/chat/targetbutton.h>
#include <ui/chat/turnbar.h>
#include <ui/chat/turndesk.h>
#include <ui/pictures/replypictures.h>
#include <ui/text/errortext.h>
#include <ui/text/filetext.h>
#include <ui/text/healthtext.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>
#include <ui/widgets/linkopener.h>

#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

std::vector<Target> targetsOf(const flows::ConnectionsFlow &connections)
{
    std::vector<Target> targets;
    for (const flows::ConnectionView &view : connections.connections()) {
        if (view.connection.enabled == connections::Enabled::No)
            continue;
        const auto add = [&](const ModelId &model) {
            targets.push_back({view.connection.id, view.connection.name, model,
                               connections.boundary(view.connection, model), view.health,
                               connections.isVerifiedHere(view.connection, model)});
        };
        const size_t before = targets.size();
        const ModelId usual = view.connection.defaultModel;
        if (!usual.isEmpty())
            add(usual);
        for (const connections::ModelInfo &model : view.models) {
            if (model.chat && model.id != usual)
                add(model.id);
        }
        if (targets.size() == before)
            add({});
    }
    return targets;
}

} // namespace

ChatPage::ChatPage(const Clock &clock, flows::ConnectionsFlow &connections, LinkOpener &opener,
                   QWidget *parent)
    : QWidget(parent),
      m_clock(clock),
      m_connections(connections),
      m_opener(opener),
      m_view(new ReadingView(clock, this)),
      m_beside(new SideBySide(clock, this)),
      m_state(new StatePage(this)),
      m_composer(new Composer(clock, this)),
      m_desk(new TurnDesk(*m_composer, this)),
      m_queue(new QueueStrip(this)),
      m_trouble(new ElidedLabel(this)),
      m_leftOut(new TokenLabel(theme::Token::Hold, this)),
      m_switch(new PickList(tr("Answer this message with…"), this)),
      m_several(new PickList(tr("Ask several at once"), this))
{
    layOut();
    connectView();
    connectComposer();
    connectBeside();
    connectFiles();
    connectConnections();
    connectQueue();
    m_progress.setInterval(1000);
    connect(&m_progress, &QTimer::timeout, this, &ChatPage::refreshProgress);
    refreshAll();
}

void ChatPage::layOut()
{
    auto *shown = new QWidget(this);
    m_stack = new QStackedLayout(shown);
    m_stack->addWidget(m_state);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_beside);
    m_trouble->setToken(theme::Token::Fail);
    m_trouble->hide();
    m_leftOut->setObjectName(QStringLiteral("leftOut"));
    m_leftOut->hide();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(shown, 1);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(16, 4, 16, 16);
    below->setSpacing(4);
    below->addWidget(m_trouble);
    below->addWidget(m_leftOut);
    below->addWidget(m_queue);
    below->addWidget(m_desk->undoBar());
    below->addWidget(m_desk->editBar());
    below->addWidget(m_composer);
    column->addLayout(below);
}

// The conversation, or one of several answers.
void ChatPage::connectReading(ReadingView *view)
{
    connect(view, &ConversationView::linkActivated, this,
            [this](const Link &link) { m_opener.open(link, window()); });
    connect(view, &ConversationView::imageWanted, this, &ChatPage::onImage);
    connect(view, &ConversationView::chosen, this, &ChatPage::onIntent);
    connect(view, &ConversationView::keyEntered, this, &ChatPage::onKey);
    connect(view, &ConversationView::modelChosen, this, &ChatPage::onModel);
    connect(view, &ConversationView::reachEntered, this, &ChatPage::onReach);
    connect(view, &ConversationView::turnChosen, this,
            [this](const MessageId &id, TurnIntent intent) {
                m_trouble->hide();
                if (intent == TurnIntent::AskAgain || intent == TurnIntent::AskOther)
                    m_askedAgain = id;
                m_desk->choose(id, intent);
            });
    connect(view, &ConversationView::quoteRequested, m_desk, &TurnDesk::quote);
}

void ChatPage::connectView()
{
    connectReading(m_view);
    connect(m_desk, &TurnDesk::otherModelWanted, this,
            [this](const MessageId &id) { openSwitch(id, SwitchFor::ThisReply); });
    connect(&m_opener, &LinkOpener::refused, this, &ChatPage::noticed);
    connect(m_state, &StatePage::actionRequested, this, &ChatPage::addConnectionRequested);
}

void ChatPage::connectComposer()
{
    connect(m_composer, &Composer::sendRequested, this, [this](const QString &text) {
        if (!m_flow)
            return;
        m_trouble->hide();
        m_composer->setSending(true);
        m_desk->send(text);
    });
    connect(m_composer, &Composer::parametersRequested, this, &ChatPage::openParameters);
    connect(m_composer, &Composer::stopRequested, this, [this] {
        if (m_flow)
            m_flow->stop();
    });
    connect(m_composer, &Composer::draftChanged, this, [this](const QString &draft) {
        // What is edited is no draft; the draft waits.
        if (m_flow && !m_desk->isEditing())
            m_flow->setDraft(draft);
    });
    connect(m_composer->target(), &TargetButton::picked, this,
            [this](const ConnectionId &connection, const ModelId &model) {
                if (m_flow)
                    m_flow->setTarget(connection, model);
                m_composer->focusText();
            });
    connect(m_composer->target(), &TargetButton::addConnectionRequested, this,
            &ChatPage::addConnectionRequested);
}

void ChatPage::connectConnections()
{
    connect(&m_connections, &flows::ConnectionsFlow::loaded, this, &ChatPage::refreshAll);
    connect(&m_connections, &flows::ConnectionsFlow::pricesChanged, this, &ChatPage::refreshCosts);
    refreshCosts();
    connect(&m_connections, &flows::ConnectionsFlow::listChanged, this, [this] {
        refreshTarget();
        refreshNames();
        refreshCosts();
        refreshShown();
    });
    connect(&m_connections, &flows::ConnectionsFlow::connectionChanged, this,
            [this](const ConnectionId &) {
                refreshTarget();
                refreshAnswers();
            });
}

void ChatPage::setFlow(flows::ChatFlow *flow)
{
    if (flow == m_flow)
        return;
    m_composer->flushDraft();
    if (m_question)
        m_question->reject();
    m_switch->hide();
    m_several->hide();
    m_beside->forget();
    if (m_flow)
        m_flow->disconnect(this);
    m_desk->setFlow(flow);
    m_flow = flow;
    showPictures();
    m_failed = false;
    m_composer->setSending(false);
    m_trouble->hide();
    if (m_flow)
        connectFlow();
    refreshAll();
}

void ChatPage::connectFlow()
{
    using flows::ChatFlow;
    ChatFlow *flow = m_flow;
    connect(flow, &ChatFlow::loaded, this, &ChatPage::refreshAll);
    connect(flow, &ChatFlow::loadFailed, this, [this](const Error &error) {
        m_failed = true;
        m_state->showState(u"triangle-alert"_s, tr("This conversation could not be read"),
                           text::sentence(error.code));
        refreshShown();
    });
    connect(flow, &ChatFlow::messageAdded, this, [this](const MessageId &id) {
        if (const chat::Message *message = m_flow->find(id))
            m_view->append(*message);
        closeBeside();
        refreshShown();
        refreshTurn(id);
        refreshNotes();
    });
    connect(flow, &ChatFlow::branchChanged, this, &ChatPage::refreshBranch);
    connect(flow, &ChatFlow::messageRemoved, this, [this](const MessageId &id) {
        m_view->remove(id);
        followBeside({});
        refreshShown();
        refreshNotes();
    });
    connect(flow, &ChatFlow::messageChanged, this, [this](const MessageId &id) {
        if (const chat::Message *message = m_flow->find(id))
            m_view->replace(*message);
        refreshAnswer(id);
        refreshTurn(id);
        refreshNotes();
    });
    connect(flow, &ChatFlow::textAppended, this, [this](const MessageId &id, const QString &text) {
        m_view->appendText(id, text);
        if (const AnswerColumn *column = m_beside->column(id))
            column->view()->appendText(id, text);
    });
    connect(flow, &ChatFlow::reasoningAppended, this,
            [this](const MessageId &id, const QString &text) {
                m_view->appendReasoning(id, text);
                if (const AnswerColumn *column = m_beside->column(id))
                    column->view()->appendReasoning(id, text);
            });
    connect(flow, &ChatFlow::severalAsked, this, &ChatPage::showBeside);
    connect(flow, &ChatFlow::cardChanged, this, &ChatPage::refreshTurn);
    connect(flow, &ChatFlow::conversationChanged, this, [this] {
        refreshTarget();
        refreshNotes(); // who may read on is said beside the turns
    });
    connect(flow, &ChatFlow::runningChanged, this, [this](bool running) {
        m_composer->setRunning(running);
        refreshQueue();
        refreshProgress();
    });
    connect(flow, &ChatFlow::accepted, this, [this] {
        m_composer->setSending(false);
        m_desk->accepted();
    });
    connect(flow, &ChatFlow::notAccepted, this, [this](const Error &error) {
        m_composer->setSending(false);
        // Nobody has to be told that they cancelled.
        m_trouble->setText(tr("Not sent. %1")
                               .arg(error.detail == flows::kFileNotTaken
                                        ? text::fileNotTaken()
                                        : text::sentence(error.code)));
        m_trouble->setVisible(error.code != ErrorCode::Cancelled);
        m_composer->focusText();
    });
    connect(flow, &ChatFlow::draftReplaced, this, [this](const QString &draft) {
        m_desk->forgetEdit();
        m_composer->setText(draft);
        m_composer->setFiles(m_flow->draftFiles());
        m_composer->focusText();
    });
    connect(flow, &ChatFlow::boundaryAsked, this, &ChatPage::askBoundary);
    connect(flow, &ChatFlow::practised, this, &ChatPage::sayPractised);
    connect(flow, &ChatFlow::queueChanged, this, &ChatPage::refreshQueue);
    connect(flow, &ChatFlow::openedElsewhere, this, [this](const ConversationId &id) {
        m_composer->setSending(false);
        Q_EMIT openedElsewhere(id);
    });
}

// ---- showing

void ChatPage::refreshAll()
{
    m_composer->setEnabled(m_flow != nullptr);
    refreshTarget();
    refreshNames();
    m_noted.clear();
    if (m_flow && m_flow->isLoaded()) {
        if (!m_desk->isEditing()) {
            m_composer->setText(m_flow->conversation().draft);
            m_composer->setFiles(m_flow->draftFiles());
        }
        m_view->setMessages(m_flow->messages());
        refreshNotes();
        for (const chat::Message &message : m_flow->messages()) {
            if (message.role == chat::Role::Assistant)
                showAside(message.id);
        }
    } else {
        m_composer->clear();
        m_view->setMessages({});
    }
    m_desk->resume();
    refreshQueue();
    m_composer->setRunning(m_flow && m_flow->isRunning());
    refreshShown();
    refreshProgress();
}

void ChatPage::refreshBranch(const MessageId &from)
{
    const auto &messages = m_flow->messages();
    m_view->changeBranch(messages, from);
    refreshNotes();
    for (const chat::Message &message : messages) {
        if (message.role == chat::Role::Assistant && message.state != chat::TurnState::Complete)
            refreshTurn(message.id);
    }
    followBeside(from);
    refreshShown();
    // What was just asked for is what the user wants to see.
    if (!messages.empty() && messages.back().state == chat::TurnState::Waiting &&
        !m_flow->card(messages.back().id))
        m_view->scrollToEnd();
}

void ChatPage::refreshNotes()
{
    QSet<MessageId> noted;
    for (const auto &[id, notes] : m_flow->notes()) {
        m_view->setNotes(id, notes);
        noted.insert(id);
    }
    for (const MessageId &id : std::as_const(m_noted)) {
        if (!noted.contains(id))
            m_view->setNotes(id, {});
    }
    m_noted = noted;
}

std::optional<connections::Cost> ChatPage::costOf(const chat::Message &message) const
{
    const chat::Usage &usage = message.usage;
    if (message.role != chat::Role::Assistant || (!usage.inputTokens && !usage.outputTokens))
        return std::nullopt;
    return m_connections.costOf(message.connection, message.model.toString(),
                                {usage.inputTokens.value_or(0), usage.outputTokens.value_or(0),
                                 usage.cachedTokens.value_or(0)},
                                connections::Requests::One);
}

void ChatPage::refreshCosts()
{
    m_view->setCostOf([this](const chat::Message &message) { return costOf(message); });
    if (m_flow)
        refreshAnswers();
}

void ChatPage::refreshNames()
{
    m_names.clear();
    for (const flows::ConnectionView &view : m_connections.connections())
        m_names.insert(view.connection.id, view.connection.name);
    m_view->setConnectionNames(m_names);
    for (const AnswerColumn *each : m_beside->columns())
        each->view()->setConnectionNames(m_names);
}

void ChatPage::refreshShown()
{
    if (m_failed || (m_flow && m_flow->isLoaded() && !m_flow->messages().empty())) {
        QWidget *read = m_beside->isEmpty() ? static_cast<QWidget *>(m_view) : m_beside;
        m_stack->setCurrentWidget(m_failed ? m_state : read);
        return;
    }
    if (m_flow && !m_flow->isLoaded()) {
        m_state->showState({}, tr("Opening…"), {});
    } else if (m_connections.connections().empty()) {
        m_state->showState(
            u"message-square"_s, tr("No connection yet"),
            tr("Add an account of your own, or a server that runs on this computer."),
            tr("Add a connection"));
    } else {
        const Target &target = m_composer->target()->target();
        const QString body =
            target.connection.isNull()
                ? tr("Choose below who answers.")
                : tr("%1 on %2 answers. %3")
                      .arg(target.model.isEmpty() ? tr("The usual model") : target.model.toString(),
                           target.connectionName, text::boundarySentence(target.boundary));
        m_state->showState(u"message-square"_s, tr("Ask something"), body);
    }
    m_stack->setCurrentWidget(m_state);
}

void ChatPage::refreshTarget()
{
    const std::vector<Target> targets = targetsOf(m_connections);
    Target current;
    bool set = false;
    if (m_flow) {
        const chat::Conversation &conversation = m_flow->conversation();
        set = !conversation.systemPrompt.trimmed().isEmpty() ||
              conversation.parameters != chat::Parameters{};
        if (const auto *view = m_connections.find(conversation.connection)) {
            const ModelId model =
                conversation.model.isEmpty() ? view->connection.defaultModel : conversation.model;
            current = {view->connection.id,
                       view->connection.name,
                       model,
                       m_connections.boundary(view->connection, model),
                       view->health,
                       m_connections.isVerifiedHere(view->connection, model)};
        }
    }
    m_composer->target()->setTarget(current);
    m_composer->target()->setTargets(targets);
    m_composer->setParametersSet(set);
    m_composer->fileBar()->judgeAgain();
    refreshLeftOut();
    if (m_stack && m_stack->currentWidget() == m_state)
        refreshShown();
}

void ChatPage::refreshTurn(const MessageId &id)
{
    showAside(id);
    refreshProgress();
}

// The phase of a running try changes without a signal of its own: it is asked once a second.
void ChatPage::refreshProgress()
{
    const bool running = m_flow && m_flow->isRunning();
    if (!running) {
        m_progress.stop();
        return;
    }
    if (!m_progress.isActive()) {
        m_progress.start();
        return;
    }
    for (const chat::Message &message : m_flow->messages()) {
        if (message.role == chat::Role::Assistant)
            m_view->setProgress(message.id, m_flow->progress(message.id));
    }
    for (const AnswerColumn *each : m_beside->columns())
        each->view()->setProgress(each->id(), m_flow->progress(each->id()));
}

void ChatPage::focusComposer()
{
    m_composer->focusText();
}

} // namespace breakerbox::ui
