// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/replyimages.h>
#include <ui/chat/turnintent.h>
#include <ui/chat/turnselection.h>
#include <ui/widgets/link.h>

#include <QMenu>

namespace breakerbox::ui {

class MessageItem;

// The menu of a turn: everything that can be done with it, for pointer and keyboard. Deletes itself
// when it is closed.
class TurnMenu final : public QMenu
{
    Q_OBJECT
public:
    // Whether something is selected in the conversation.
    enum class Selected { No = 0, Yes };

    // link: what is under the pointer, empty if nothing is.
    TurnMenu(const MessageItem &item, Selected selected, const Link &link, QWidget *parent);

Q_SIGNALS:
    void wanted(breakerbox::ui::TurnIntent intent);
    void copyWanted(breakerbox::ui::SelectionForm form); // of what is selected
    void quoteWanted(const QString &text);
    void quoteSelectionWanted();
    void selectTurnWanted();
    void selectAllWanted(); // of the conversation
    void linkActivated(const breakerbox::ui::Link &link);
    void imageWanted(const breakerbox::ui::Link &image, breakerbox::flows::ImageConsent consent);

private:
    void addLink(const Link &link);
    void addCopies(const MessageItem &item, Selected selected);
    void addIntents(const MessageItem &item);
    void addLinks(const MessageItem &item);
    void addImages(const MessageItem &item);
    void addDetails(const MessageItem &item);
};

} // namespace breakerbox::ui
