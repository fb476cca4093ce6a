// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// What the user chose, handed on to the flows; showing is in chatpage.cpp.

#include <ui/chat/chatpage.h>

#include <connections/baseurl.h>
#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <ui/chat/answercolumn.h>
#include <ui/chat/boundarydialog.h>
#include <ui/chat/composer.h>
#include <ui/chat/messageitem.h>
#include <ui/chat/offerrows.h>
#include <ui/chat/parametersdialog.h>
#include <ui/chat/picklist.h>
#include <ui/chat/queuestrip.h>
#include <ui/chat/readingview.h>
#include <ui/chat/sidebyside.h>
#include <ui/chat/targetbutton.h>
#include <ui/chat/turncolumn.h>
#include <ui/chat/turndesk.h>
#include <ui/pictures/replypictures.h>
#include <ui/text/errortext.h>
#include <ui/widgets/linkopener.h>

#include <QApplication>

namespace breakerbox::ui {

void ChatPage::onIntent(const MessageId &id, CardIntent intent)
{
    if (!m_flow)
        return;
    const auto card = m_flow->card(id);
    if (card && card->drill && intent == CardIntent::OpenPage) {
        Q_EMIT noticed(tr("This is a drill: no page was opened."));
        return;
    }
    switch (intent) {
    case CardIntent::Wait:
        m_flow->wait(id);
        break;
    case CardIntent::CancelWait:
        m_flow->cancelWait(id);
        break;
    case CardIntent::RetryNow:
        m_flow->retryNow(id);
        break;
    case CardIntent::Switch:
        openSwitch(id, SwitchFor::NextMessages);
        break;
    case CardIntent::Continue:
        m_flow->continueReply(id);
        break;
    case CardIntent::Edit:
        // A reply that has text stays: the message becomes another version.
        if (const chat::Message *reply = m_flow->find(id);
            reply && !(reply->text.isEmpty() && reply->reasoning.isEmpty()))
            m_desk->choose(reply->parent, TurnIntent::Edit);
        else
            m_flow->editAgain(id);
        break;
    case CardIntent::Discard:
        m_flow->discard(id);
        break;
    case CardIntent::Stop:
        m_flow->cancel(id);
        break;
    case CardIntent::WaitLonger:
        m_flow->waitLonger(id);
        break;
    case CardIntent::UnlockKeychain:
        m_connections.unlockKeychain(
            [page = QPointer(this), flow = m_flow, id](const Result<void> &done) {
                if (!page)
                    return;
                if (!done)
                    Q_EMIT page->noticed(text::sentence(done.error().code));
                else if (flow)
                    flow->retryNow(id);
            });
        break;
    case CardIntent::EditConnection:
        if (card)
            Q_EMIT editConnectionRequested(card->connection);
        break;
    case CardIntent::ChangeAddress:
        changeAddress(id);
        break;
    case CardIntent::Resume:
        if (card)
            m_connections.setEnabled(card->connection, connections::Enabled::Yes,
                                     retrying(id, tr("It was not resumed.")));
        break;
    case CardIntent::EndDrill:
        if (card)
            m_connections.endDrill(card->connection);
        break;
    case CardIntent::OpenPage:
        if (card)
            m_opener.openPage(card->page);
        break;
    }
}

// What repaired a connection was stored: its message is tried again. Or it was not, and why.
flows::ConnectionsFlow::Done ChatPage::retrying(const MessageId &id, const QString &otherwise)
{
    return [page = QPointer(this), flow = m_flow, id, otherwise](const Result<void> &done) {
        if (!page)
            return;
        if (!done)
            Q_EMIT page->noticed(tr("%1 %2").arg(otherwise, text::sentence(done.error().code)));
        else if (flow)
            flow->retryNow(id);
    };
}

// Another path is put right here; another server, scheme or port means another key and perhaps
// another reader: that is the whole form's.
void ChatPage::changeAddress(const MessageId &id)
{
    const auto card = m_flow->card(id);
    const MessageItem *item = itemOf(id);
    const auto *view = card ? m_connections.find(card->connection) : nullptr;
    if (!view || !item || !item->card())
        return;
    connections::Connection changed = view->connection;
    const auto read = connections::readBaseUrl(item->card()->typedAddress(), changed.protocol);
    if (!read || read->lookAlike || !read->apiVersion.isEmpty()) {
        Q_EMIT noticed(tr("This address cannot be used as it stands. The form says why."));
        Q_EMIT editConnectionRequested(changed.id);
        return;
    }
    if (connections::originOf(read->url) != changed.origin()) {
        Q_EMIT noticed(tr("Another server needs its own key and may have other readers: change it "
                          "in the form."));
        Q_EMIT editConnectionRequested(changed.id);
        return;
    }
    changed.baseUrl = read->url;
    m_connections.save(changed, {}, flows::KeepKey::InKeychain,
                       retrying(id, tr("The address was not stored.")));
}

// Proxy or certificate file, as the card's kind; judged already.
void ChatPage::onReach(const MessageId &id, const ReachEntry &entry)
{
    const auto card = m_flow ? m_flow->card(id) : std::nullopt;
    const auto *view = card ? m_connections.find(card->connection) : nullptr;
    if (!view)
        return;
    connections::Connection changed = view->connection;
    if (card->kind == flows::CardKind::Proxy) {
        auto proxy = connections::readProxy(entry.proxy);
        if (!proxy)
            return;
        if (!entry.proxy.contains(QLatin1String("://")))
            proxy->kind = changed.proxy.kind;
        proxy->use = connections::ProxyUse::Own;
        proxy->user = entry.user;
        proxy->password = changed.proxy.password; // the flow detaches one of another proxy (R19)
        changed.proxy = *proxy;
    } else {
        changed.caFile = entry.caFile;
    }
    flows::ConnectionSecrets typed;
    if (entry.password)
        typed.proxyPassword = std::move(*entry.password);
    m_connections.save(changed, std::move(typed), retrying(id, tr("It was not stored.")));
}

void ChatPage::onKey(const MessageId &id, const KeyEntry &entry)
{
    const auto card = m_flow ? m_flow->card(id) : std::nullopt;
    if (!card || !entry.key || entry.key->isEmpty())
        return;
    if (card->drill) {
        *entry.key = {}; // practised, not kept
        Q_EMIT noticed(tr("This was a drill: the key was not kept."));
        m_connections.endDrill(card->connection);
        return;
    }
    m_connections.setKey(card->connection, std::move(*entry.key), entry.keep,
                         retrying(id, tr("The key was not stored.")));
}

// A click on an image that cannot be loaded here, or is, opens it like a link.
void ChatPage::onImage(const MessageId &id, const Link &image, flows::ImageConsent consent)
{
    if (m_pictures && m_pictures->mayLoad(id, image.target))
        m_pictures->load(id, image.target, consent);
    else
        m_opener.open(image, window());
}

void ChatPage::showPictures()
{
    m_pictures = m_flow ? std::make_shared<ReplyPictures>(m_flow->images()) : nullptr;
    m_view->column().setPictures(m_pictures);
    for (const AnswerColumn *each : m_beside->columns())
        each->view()->column().setPictures(m_pictures);
    if (!m_pictures)
        return;
    connect(m_pictures.get(), &ReplyPictures::changed, &m_view->column(),
            &TurnColumn::refreshPictures);
    connect(m_pictures.get(), &ReplyPictures::changed, m_beside, [this] {
        for (const AnswerColumn *each : m_beside->columns())
            each->view()->column().refreshPictures();
    });
    connect(&m_flow->images(), &flows::ReplyImages::consentFailed, m_pictures.get(),
            [this](ErrorCode code) { Q_EMIT noticed(text::sentence(code)); });
}

void ChatPage::onModel(const MessageId &id, const ModelId &model)
{
    const auto card = m_flow ? m_flow->card(id) : std::nullopt;
    if (card && card->drill) {
        Q_EMIT noticed(tr("This was a drill: the model was not changed."));
        m_connections.endDrill(card->connection);
    } else if (card) {
        m_flow->switchTo(id, card->connection, model);
    }
}

void ChatPage::connectQueue()
{
    connect(m_queue, &QueueStrip::edited, this, [this](const MessageId &id, const QString &text) {
        if (m_flow)
            m_flow->editQueued(id, text);
    });
    connect(m_queue, &QueueStrip::moved, this, [this](const MessageId &id, int by) {
        if (m_flow)
            m_flow->moveQueued(id, by);
    });
    connect(m_queue, &QueueStrip::cancelled, this, [this](const MessageId &id) {
        if (m_flow)
            m_flow->cancelQueued(id);
    });
    connect(m_queue, &QueueStrip::sendNowWanted, this, [this](const MessageId &id) {
        if (m_flow)
            m_flow->sendQueuedNow(id);
    });
}

void ChatPage::refreshQueue()
{
    // A button of the strip that goes away hands the focus on.
    const QWidget *focused = m_queue->focusWidget();
    const bool held = focused && focused->hasFocus();
    if (m_flow && m_flow->isLoaded())
        m_queue->setQueue(m_flow->queued(), m_flow->queueWait());
    else
        m_queue->setQueue({}, flows::QueueWait::Choice);
    if (held && !m_queue->isAncestorOf(QApplication::focusWidget()))
        m_composer->focusText();
}

void ChatPage::openSwitch(const MessageId &id, SwitchFor what)
{
    const auto offers = sortedOffers(m_flow->offers(id));
    m_switch->setRows(offerRows(offers, m_clock.now()));
    m_switch->disconnect(this);
    connect(m_switch, &PickList::picked, this, [this, id, offers, what](int row) {
        if (!m_flow || row < 0 || row >= int(offers.size()))
            return;
        const flows::SwitchOffer &offer = offers[size_t(row)];
        if (what == SwitchFor::ThisReply)
            m_flow->askOther(id, offer.connection, offer.model);
        else
            m_flow->switchTo(id, offer.connection, offer.model);
    });
    QWidget *anchor = readingNow();
    if (MessageItem *item = itemOf(id)) {
        if (what == SwitchFor::ThisReply)
            anchor = item;
        else if (item->card())
            anchor = item->card();
    }
    m_switch->popUpAt(anchor);
}

void ChatPage::openParameters()
{
    if (!m_flow || !m_flow->isLoaded())
        return;
    const Target &target = m_composer->target()->target();
    const auto unsent = [this, target](const chat::Parameters &parameters) {
        return m_connections.unsent(target.connection, target.model, parameters);
    };
    auto *dialog =
        new ParametersDialog(m_flow->conversation(), target.model.toString(), unsent, window());
    if (m_library)
        dialog->setLibrary(*m_library);
    connect(dialog, &ParametersDialog::chosen, m_flow,
            [flow = m_flow](const QString &systemPrompt, const chat::Parameters &parameters) {
                flow->setSystemPrompt(systemPrompt);
                flow->setParameters(parameters);
            });
    dialog->open();
}

void ChatPage::sayPractised(const ConnectionId &id)
{
    const auto *view = m_connections.find(id);
    Q_EMIT noticed(view ? tr("This is a drill: nothing was sent to %1, and nothing was allowed.")
                              .arg(view->connection.name)
                        : tr("This is a drill: nothing was sent, and nothing was allowed."));
}

void ChatPage::askBoundary(const flows::BoundaryQuestion &question)
{
    if (m_question)
        m_question->reject();
    m_question = new BoundaryDialog(question, m_clock, window());
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_question, &BoundaryDialog::answered, this,
            [this, question, flow = m_flow](flows::BoundaryAnswer answer) {
                m_composer->setSending(false);
                if (flow)
                    flow->answer(question, answer);
            });
    m_question->open();
}

} // namespace breakerbox::ui
