// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Several answers to one message: choosing who is asked, and showing them side by side.

#include <ui/chat/chatpage.h>

#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <ui/chat/answercolumn.h>
#include <ui/chat/composer.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/offerrows.h>
#include <ui/chat/picklist.h>
#include <ui/chat/readingview.h>
#include <ui/chat/sidebyside.h>
#include <ui/chat/targetbutton.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turndesk.h>
#include <ui/pictures/replypictures.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/elidedlabel.h>

#include <algorithm>
#include <utility>

namespace breakerbox::ui {

void ChatPage::connectBeside()
{
    connect(m_beside, &SideBySide::viewMade, this, [this](ReadingView *view) {
        connectReading(view);
        view->setZoom(m_view->zoom());
        view->setConnectionNames(m_names);
        view->column().setPictures(m_pictures);
    });
    connect(m_view, &ReadingView::zoomChanged, m_beside, [this](double zoom) {
        for (const AnswerColumn *each : m_beside->columns())
            each->view()->setZoom(zoom);
    });
    connect(m_beside, &SideBySide::goOnWanted, this, &ChatPage::goOnWith);
    connect(m_beside, &SideBySide::closeWanted, this, &ChatPage::closeBeside);
    connect(m_desk, &TurnDesk::besideWanted, this, &ChatPage::showBeside);
    connect(m_composer, &Composer::severalRequested, this, &ChatPage::chooseSeveral);
    m_several->setChoosing(flows::kFewestAsked, flows::kMostAsked);
}

// ---- choosing

void ChatPage::chooseSeveral()
{
    if (!m_flow || !m_flow->isLoaded())
        return;
    const auto refuse = [this](const QString &why) {
        m_trouble->setText(why);
        m_trouble->show();
        m_composer->focusText();
    };
    if (m_flow->isRunning()) {
        refuse(tr("A reply is on its way. Wait for it or stop it, then ask several."));
        return;
    }
    if (!m_composer->canSend()) {
        refuse(tr("Write the message first, then choose who is asked."));
        return;
    }
    const auto offers = sortedOffers(m_flow->offers({}));
    if (offers.size() < flows::kFewestAsked) {
        refuse(tr("There is only one to ask. Add another connection or model first."));
        return;
    }
    m_trouble->hide();
    const bool fresh = m_flow->conversation().home.isEmpty();
    m_several->setRows(severalRows(offers, fresh ? Fresh::Yes : Fresh::No, m_clock.now()));
    // Who answers anyway, and who was asked beside it the last time.
    std::vector<int> ticked;
    const Target &target = m_composer->target()->target();
    const auto tick = [&](const flows::ReplyTarget &wanted) {
        const auto found = std::ranges::find_if(offers, [&wanted](const flows::SwitchOffer &offer) {
            return offer.group != flows::OfferGroup::Forbidden &&
                   wanted == flows::ReplyTarget{offer.connection, offer.model};
        });
        const int row = int(found - offers.begin());
        if (found != offers.end() && std::ranges::find(ticked, row) == ticked.end())
            ticked.push_back(row);
    };
    tick({target.connection, target.model});
    for (const flows::ReplyTarget &each : m_lastAsked)
        tick(each);
    m_several->setChosen(ticked);
    m_several->disconnect(this);
    connect(m_several, &PickList::chosen, this, [this, offers](const std::vector<int> &rows) {
        m_lastAsked.clear();
        for (const int row : rows)
            m_lastAsked.push_back({offers[size_t(row)].connection, offers[size_t(row)].model});
        if (!m_flow || !m_composer->canSend())
            return;
        m_composer->flushDraft();
        m_composer->setSending(true);
        m_desk->sendSeveral(m_composer->text(), m_lastAsked);
    });
    m_several->popUpAt(m_composer->moreButton());
}

// ---- showing

// The reply's versions; of many, those around it.
void ChatPage::showBeside(const MessageId &reply)
{
    if (!m_flow)
        return;
    std::vector<MessageId> all = m_flow->lookBeside(reply);
    if (all.size() > flows::kMostAsked) {
        const auto at = std::ranges::find(all, reply) - all.begin();
        const auto most = std::ptrdiff_t(flows::kMostAsked);
        const auto first = std::clamp<std::ptrdiff_t>(at - most + 1, 0, std::ssize(all) - most);
        all = {all.begin() + first, all.begin() + first + most};
    }
    std::vector<chat::Message> answers;
    for (const MessageId &id : all)
        answers.push_back(*m_flow->find(id));
    if (answers.size() < 2)
        return;
    const chat::Message *asked = m_flow->find(answers.front().parent);
    m_askedAgain = {};
    m_beside->setAnswers(asked ? asked->text : QString(), answers);
    for (const MessageId &id : all)
        showAside(id);
    refreshAnswers();
    m_beside->choose(reply);
    refreshShown();
    refreshProgress();
}

void ChatPage::toggleBeside()
{
    if (!m_flow)
        return;
    if (!m_beside->isEmpty()) {
        closeBeside();
        return;
    }
    const auto &messages = m_flow->messages();
    const auto last = std::find_if(messages.rbegin(), messages.rend(), [this](const auto &each) {
        return each.role == chat::Role::Assistant && m_flow->notes(each.id).versions.count > 1;
    });
    if (last != messages.rend())
        showBeside(last->id);
    else
        Q_EMIT noticed(tr("No reply here has more than one version yet."));
}

void ChatPage::closeBeside()
{
    if (m_beside->isEmpty())
        return;
    const bool focused = m_beside->isAncestorOf(window()->focusWidget());
    m_beside->forget();
    refreshShown();
    if (focused)
        m_composer->focusText();
}

void ChatPage::goOnWith(const MessageId &reply)
{
    m_beside->forget();
    if (m_flow)
        m_flow->showBranchOf(reply);
    refreshShown();
    m_composer->focusText();
}

// What a turn has beside its message.
void ChatPage::showAside(const MessageId &id)
{
    const auto card = m_flow->card(id);
    std::vector<ModelId> models;
    if (card && card->chooseModel) {
        if (const auto *view = m_connections.find(card->connection)) {
            for (const connections::ModelInfo &model : view->models) {
                if (model.chat)
                    models.push_back(model.id);
            }
        }
        m_view->setModels(id, models);
    }
    m_view->setCard(id, card);
    m_view->setProgress(id, m_flow->progress(id));
    if (const AnswerColumn *column = m_beside->column(id)) {
        ReadingView *view = column->view();
        view->setModels(id, models);
        view->setCard(id, card);
        view->setProgress(id, m_flow->progress(id));
        // No versions: they stand beside it.
        flows::TurnNotes notes = m_flow->notes(id);
        notes.versions = {};
        view->setNotes(id, notes);
    }
}

void ChatPage::refreshAnswers()
{
    int number = 0;
    for (AnswerColumn *each : m_beside->columns()) {
        const chat::Message *message = m_flow->find(each->id());
        if (!message)
            continue;
        AnswerFacts facts;
        facts.number = ++number;
        facts.count = int(m_beside->columns().size());
        facts.boundary = connections::Boundary::fromKey(message->boundary);
        if (const auto *view = m_connections.find(message->connection)) {
            facts.connectionName = view->connection.name;
            facts.health = view->health;
            if (message->boundary.isEmpty())
                facts.boundary = m_connections.boundary(view->connection, message->model);
        }
        facts.cost = costOf(*message);
        facts.shown = std::ranges::any_of(m_flow->messages(), [&](const chat::Message &shown) {
            return shown.id == message->id;
        });
        each->setFacts(facts);
        each->showFigures(*message);
    }
    m_beside->refreshTabs();
}

void ChatPage::refreshAnswer(const MessageId &id)
{
    AnswerColumn *column = m_beside->column(id);
    if (!column)
        return;
    if (const chat::Message *message = m_flow->find(id))
        column->replace(*message);
    refreshAnswers();
}

// Another branch is on screen, or one of the answers has gone.
void ChatPage::followBeside(const MessageId &from)
{
    if (m_beside->isEmpty())
        return;
    const MessageId replaced = std::exchange(m_askedAgain, {});
    const chat::Message *added = m_flow->find(from);
    const chat::Message *old = m_flow->find(replaced);
    if (added && old && added->parent == old->parent && added->id != replaced &&
        added->role == chat::Role::Assistant && !m_beside->column(from))
        m_beside->exchange(replaced, *added);
    std::vector<MessageId> gone;
    bool shown = false;
    for (const AnswerColumn *each : m_beside->columns()) {
        if (!m_flow->find(each->id()))
            gone.push_back(each->id());
        shown |= std::ranges::any_of(m_flow->messages(), [each](const chat::Message &message) {
            return message.id == each->id();
        });
    }
    for (const MessageId &id : gone)
        m_beside->removeAnswer(id);
    if (m_beside->columns().size() < 2 || !shown) {
        closeBeside();
        return;
    }
    for (const AnswerColumn *each : m_beside->columns())
        showAside(each->id());
    refreshAnswers();
}

ReadingView *ChatPage::readingNow() const
{
    ReadingView *current = m_beside->isVisible() ? m_beside->current() : nullptr;
    return current ? current : m_view;
}

MessageItem *ChatPage::itemOf(const MessageId &id) const
{
    if (const AnswerColumn *column = m_beside->column(id))
        return column->view()->item(id);
    return m_view->item(id);
}

} // namespace breakerbox::ui
