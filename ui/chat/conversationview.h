// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>
#include <flows/card.h>
#include <flows/chatflow.h>
#include <flows/replyimages.h>
#include <ui/chat/cardintent.h>
#include <ui/chat/turnheader.h>
#include <ui/chat/turnintent.h>
#include <ui/widgets/link.h>

#include <QHash>
#include <QWidget>

#include <optional>
#include <vector>

namespace breakerbox::ui {

// A conversation on screen. It is given values and says what the user wants; it asks nobody.
// Messages stand in the order they were given; each is one item for a screen reader. What is said
// about a message that is not on screen is nothing (it runs on in another branch). Whoever
// implements it never sets the whole text again because a bit of it arrived.
class ConversationView : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    // Another conversation: everything before is forgotten, its end is shown.
    virtual void setMessages(const std::vector<chat::Message> &messages) = 0;
    // Another branch of the same conversation: what both have in common stays as it is. The turn
    // `from` comes in sight and takes the focus that a turn before it had; null = none does.
    virtual void changeBranch(const std::vector<chat::Message> &messages,
                              const MessageId &from) = 0;
    virtual void append(const chat::Message &message) = 0;
    virtual void appendText(const MessageId &id, const QString &text) = 0;
    virtual void appendReasoning(const MessageId &id, const QString &text) = 0;
    // State, figures or the whole text are other ones.
    virtual void replace(const chat::Message &message) = 0;
    virtual void remove(const MessageId &id) = 0;
    virtual void setCard(const MessageId &id, const std::optional<flows::Card> &card) = 0;
    virtual void setProgress(const MessageId &id,
                             const std::optional<flows::ChatFlow::Progress> &progress) = 0;
    // What "Choose model" of that turn's card offers.
    virtual void setModels(const MessageId &id, const std::vector<ModelId> &models) = 0;
    // Versions, and what may be done with it. Without: one version, nothing.
    virtual void setNotes(const MessageId &id, const flows::TurnNotes &notes) = 0;
    // What the connections of replies are called, of all turns shown now and later.
    virtual void setConnectionNames(const QHash<ConnectionId, QString> &names) = 0;
    // What replies cost, of all turns shown now and later. Set again when prices change.
    virtual void setCostOf(CostOf costOf) = 0;
    virtual void scrollToEnd() = 0;

Q_SIGNALS:
    void linkActivated(const breakerbox::ui::Link &link);
    // An image of this message is wanted, and with it all others of its host.
    void imageWanted(const breakerbox::MessageId &id, const breakerbox::ui::Link &image,
                     breakerbox::flows::ImageConsent consent);
    void chosen(const breakerbox::MessageId &id, breakerbox::ui::CardIntent intent);
    void keyEntered(const breakerbox::MessageId &id, const breakerbox::ui::KeyEntry &entry);
    void modelChosen(const breakerbox::MessageId &id, const breakerbox::ModelId &model);
    void reachEntered(const breakerbox::MessageId &id, const breakerbox::ui::ReachEntry &entry);
    void turnChosen(const breakerbox::MessageId &id, breakerbox::ui::TurnIntent intent);
    void quoteRequested(const QString &text);
};

} // namespace breakerbox::ui
