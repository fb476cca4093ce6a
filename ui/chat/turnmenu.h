// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/replyimages.h>
#include <ui/chat/turnintent.h>
#include <ui/widgets/link.h>

#include <QMenu>

#include <functional>

namespace breakerbox::ui {

class MessageItem;

// What is selected in the conversation, as it is shown and as it was written: made when it is asked
// for, as it may be very large. Both null if nothing is selected.
struct MenuSelection
{
    std::function<QString()> shown;
    std::function<QString()> written;
};

// The menu of a turn: everything that can be done with it, for pointer and keyboard. Deletes itself
// when it is closed.
class TurnMenu final : public QMenu
{
    Q_OBJECT
public:
    // link: what is under the pointer, empty if nothing is.
    TurnMenu(const MessageItem &item, const MenuSelection &selected, const Link &link,
             QWidget *parent);

Q_SIGNALS:
    void wanted(breakerbox::ui::TurnIntent intent);
    void quoteWanted(const QString &text);
    void selectTurnWanted();
    void selectAllWanted(); // of the conversation
    void linkActivated(const breakerbox::ui::Link &link);
    void imageWanted(const breakerbox::ui::Link &image, breakerbox::flows::ImageConsent consent);

private:
    void addLink(const Link &link);
    void addCopies(const MessageItem &item, const MenuSelection &selected);
    void addIntents(const MessageItem &item);
    void addLinks(const MessageItem &item);
    void addImages(const MessageItem &item);
    void addDetails(const MessageItem &item);
};

} // namespace breakerbox::ui
