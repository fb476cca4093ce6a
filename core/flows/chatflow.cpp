// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "chatflow.h"

#include "chatstate.h"
#include "connectionsflow.h"
#include "promptbuilder.h"

#include <scheduler/requestscheduler.h>
#include <store/conversationrepository.h>
#include <store/storagethread.h>

#include <algorithm>

namespace breakerbox::flows {

using breaker::AskKind;
using chat::Message;
using chat::Role;
using scheduler::ExchangeState;
using scheduler::OnHold;

ChatFlow::ChatFlow(Rooms &rooms, ConversationsFlow &list, chat::Conversation conversation)
    : m_state(std::make_unique<State>(rooms, list, *this))
{
    m_state->conversation = std::move(conversation);
    m_state->images = std::make_unique<ReplyImages>(rooms, *this);
    connect(rooms.scheduler, &scheduler::RequestScheduler::happened, this,
            [this] { m_state->refreshCards(); });
    connect(rooms.connections, &ConnectionsFlow::connectionChanged, this,
            [this] { m_state->refreshCards(); });
    const ConversationId id = m_state->conversation.id;
    rooms.storage.read(
        this, [id](store::Database &database) { return State::read(database, id); },
        [this](Result<State::Read> read) {
            if (!read) {
                Q_EMIT loadFailed(read.error());
                return;
            }
            m_state->take(std::move(*read));
            Q_EMIT loaded();
            m_state->refreshShownCards();
        });
}

ChatFlow::~ChatFlow()
{
    for (auto &[id, run] : m_state->runs)
        disconnect(run.get(), nullptr, this, nullptr);
    m_state->finishRemoval();
}

bool ChatFlow::isLoaded() const
{
    return m_state->loaded;
}

const chat::Conversation &ChatFlow::conversation() const
{
    return m_state->conversation;
}

const std::vector<Message> &ChatFlow::messages() const
{
    return m_state->tree.branch();
}

ReplyImages &ChatFlow::images() const
{
    return *m_state->images;
}

const Message *ChatFlow::find(const MessageId &id) const
{
    return m_state->tree.find(id);
}

std::optional<Card> ChatFlow::card(const MessageId &id) const
{
    const auto found = m_state->cards.find(id);
    return found == m_state->cards.end() ? std::nullopt : std::optional(found->second);
}

bool ChatFlow::isRunning() const
{
    return m_state->wasRunning;
}

std::optional<ChatFlow::Progress> ChatFlow::progress(const MessageId &id) const
{
    const auto run = m_state->runs.find(id);
    if (run == m_state->runs.end())
        return {};
    const scheduler::ChatExchange &exchange = run->second->exchange();
    return Progress{exchange.phase(), exchange.phaseSince(), exchange.phaseLimit()};
}

bool ChatFlow::isHeld(const MessageId &id) const
{
    const auto run = m_state->runs.find(id);
    return run != m_state->runs.end() && run->second->exchange().state() == ExchangeState::Held;
}

const scheduler::ExchangeResult *ChatFlow::result(const MessageId &id) const
{
    const auto found = m_state->results.find(id);
    return found == m_state->results.end() ? nullptr : &found->second;
}

void ChatFlow::setTitle(const QString &title)
{
    m_state->conversation.title = title;
    m_state->storeConversation();
    Q_EMIT conversationChanged();
}

void ChatFlow::setDraft(const QString &draft)
{
    if (m_state->conversation.draft == draft)
        return;
    m_state->conversation.draft = draft;
    m_state->publishRow();
    m_state->rooms.storage.write([kept = m_state->conversation](store::Database &database) {
        store::ConversationRepository repository(database);
        return repository.find(kept.id) ? repository.saveDraft(kept.id, kept.draft)
                                        : repository.save(kept);
    });
}

void ChatFlow::setSystemPrompt(const QString &prompt)
{
    m_state->conversation.systemPrompt = prompt;
    m_state->storeConversation();
    Q_EMIT conversationChanged();
}

void ChatFlow::setParameters(const chat::Parameters &parameters)
{
    if (m_state->conversation.parameters == parameters)
        return;
    m_state->conversation.parameters = parameters;
    m_state->storeConversation();
    Q_EMIT conversationChanged();
}

void ChatFlow::setTarget(const ConnectionId &connection, const ModelId &model)
{
    chat::Conversation &conversation = m_state->conversation;
    if (conversation.connection == connection && conversation.model == model)
        return;
    conversation.connection = connection;
    conversation.model = model;
    m_state->storeConversation();
    Q_EMIT conversationChanged();
}

void ChatFlow::setLocalOnly(chat::LocalOnly localOnly)
{
    m_state->conversation.localOnly = localOnly;
    m_state->storeConversation();
    Q_EMIT conversationChanged();
}

void ChatFlow::send(const QString &text, const SendOptions &options)
{
    const chat::Conversation &conversation = m_state->conversation;
    const connections::Connection *connection = m_state->connectionOf(conversation.connection);
    if (text.trimmed().isEmpty() && options.attachments.empty())
        return;
    if (!m_state->loaded || m_state->storing) {
        Q_EMIT notAccepted({ErrorCode::Busy, QStringLiteral("storing"), ErrorOrigin::Local});
        return;
    }
    if (const auto refused =
            refusedFile(options.attachments, conversation.connection, conversation.model)) {
        Q_EMIT notAccepted(*refused);
        return;
    }
    if (options.versionOf.isNull() && options.queued.isNull() && m_state->isBusy()) {
        enqueue(text, options);
        return;
    }
    if (!connection) {
        Q_EMIT notAccepted({ErrorCode::ConnectionNotFound, {}, ErrorOrigin::Local});
        return;
    }
    if (conversation.model.isEmpty()) {
        Q_EMIT notAccepted({ErrorCode::InvalidInput, QStringLiteral("model"), ErrorOrigin::Local});
        return;
    }
    const connections::Boundary to =
        m_state->rooms.connections->boundary(*connection, conversation.model);
    switch (crossingTo(conversation, to)) {
    case Crossing::None:
        sendNow(text, options, {});
        return;
    case Crossing::Forbidden:
        Q_EMIT notAccepted(
            {ErrorCode::NotAllowed, QStringLiteral("local_only"), ErrorOrigin::Local});
        return;
    case Crossing::Asks:
        break;
    }
    const Message *old = find(options.versionOf);
    BoundaryQuestion question =
        questionFor(conversation, old ? m_state->tree.pathTo(old->parent) : messages(),
                    {text, options.attachments}, *connection, conversation.model, to);
    question.drill = m_state->isDrill(connection->id, {});
    m_state->pending = PendingQuestion{question, PendingSend{text, options}};
    Q_EMIT boundaryAsked(m_state->pending->question);
}

void ChatFlow::stop()
{
    std::vector<scheduler::ChatExchange *> exchanges;
    for (const auto &[id, run] : m_state->runs) {
        const ExchangeState state = run->exchange().state();
        if (state != ExchangeState::Held && state != ExchangeState::Waiting)
            exchanges.push_back(&run->exchange());
    }
    if (!exchanges.empty())
        m_state->queueAsks = true;
    for (scheduler::ChatExchange *exchange : exchanges)
        exchange->stop();
}

void ChatFlow::cancel(const MessageId &id)
{
    const auto run = m_state->runs.find(id);
    if (run != m_state->runs.end())
        run->second->exchange().stop();
}

void ChatFlow::wait(const MessageId &id)
{
    const auto run = m_state->runs.find(id);
    if (run != m_state->runs.end()) {
        run->second->exchange().wait();
        return;
    }
    const Message *reply = find(id);
    if (!reply || m_state->stuck.contains(id) || !State::isEmptyReply(*reply)) {
        askAgain(id, OnHold::Wait);
        return;
    }
    TryPlan plan;
    plan.onHold = OnHold::Wait;
    plan.reason = QStringLiteral("wait");
    tryTurn(id, plan);
}

void ChatFlow::cancelWait(const MessageId &id)
{
    const auto run = m_state->runs.find(id);
    if (run != m_state->runs.end())
        run->second->exchange().cancelWait();
}

void ChatFlow::retryNow(const MessageId &id, bool holdAtOnce)
{
    const auto run = m_state->runs.find(id);
    if (run != m_state->runs.end()) {
        run->second->exchange().retryNow();
        return;
    }
    const Message *reply = find(id);
    if (!reply || m_state->stuck.contains(id) || !State::isEmptyReply(*reply)) {
        askAgain(id, holdAtOnce ? OnHold::Never : OnHold::Ask);
        return;
    }
    TryPlan plan;
    plan.kind = AskKind::Manual;
    plan.onHold = holdAtOnce ? OnHold::Never : OnHold::Ask;
    plan.reason = QStringLiteral("retry");
    tryTurn(id, plan);
}

void ChatFlow::keepRunning()
{
    m_state->finishRemoval();
    for (const auto &[id, run] : m_state->runs)
        run->journalNow();
}

void ChatFlow::waitLonger(const MessageId &id)
{
    const auto run = m_state->runs.find(id);
    if (run != m_state->runs.end())
        run->second->exchange().waitLonger();
}

std::vector<SwitchOffer> ChatFlow::offers(const MessageId &id) const
{
    constexpr size_t kModelsEach = 50;
    std::vector<SwitchOffer> offers;
    const Message *reply = find(id);
    const auto path = reply ? m_state->tree.pathTo(reply->parent) : messages();
    // What the question would count: turns nobody answered are not sent.
    const chat::Prompt sent = buildPrompt(m_state->conversation, path, {});
    int attachments = 0;
    for (const chat::PromptMessage &message : sent.messages)
        attachments += static_cast<int>(message.attachments.size());
    for (const ConnectionView &view : m_state->rooms.connections->connections()) {
        if (view.connection.enabled == connections::Enabled::No)
            continue;
        std::vector<ModelId> models;
        if (!view.connection.defaultModel.isEmpty())
            models.push_back(view.connection.defaultModel);
        for (const connections::ModelInfo &info : view.models) {
            if (info.chat && info.id != view.connection.defaultModel && models.size() < kModelsEach)
                models.push_back(info.id);
        }
        for (const ModelId &model : models) {
            if (reply && reply->connection == view.connection.id && reply->model == model)
                continue;
            SwitchOffer offer;
            offer.connection = view.connection.id;
            offer.connectionName = view.connection.name;
            offer.model = model;
            offer.boundary = m_state->rooms.connections->boundary(view.connection, model);
            offer.health = view.health;
            offer.verified = m_state->rooms.connections->isVerifiedHere(view.connection, model);
            offer.messages = static_cast<int>(sent.messages.size());
            offer.attachments = attachments;
            const bool inside = m_state->conversation.allowed.contains(offer.boundary.key());
            switch (crossingTo(m_state->conversation, offer.boundary)) {
            case Crossing::None:
                offer.group = inside || m_state->conversation.home.isEmpty()
                                  ? OfferGroup::Inside
                                  : OfferGroup::ThisDevice;
                break;
            case Crossing::Asks:
                offer.group = OfferGroup::Outside;
                break;
            case Crossing::Forbidden:
                offer.group = OfferGroup::Forbidden;
                break;
            }
            offers.push_back(std::move(offer));
        }
    }
    std::ranges::stable_sort(offers, {}, &SwitchOffer::group);
    return offers;
}

void ChatFlow::switchTo(const MessageId &id, const ConnectionId &connection, const ModelId &model)
{
    const Message *reply = find(id);
    if (!reply)
        return;
    PendingReply what;
    what.turn = id;
    what.mode = State::isEmptyReply(*reply) ? ReplyMode::SameTurn : ReplyMode::Sibling;
    what.connection = connection;
    what.model = model;
    what.movesTarget = true;
    askFor(what, CrossingReason::SwitchAfterFailure, reply->connection);
}

} // namespace breakerbox::flows
