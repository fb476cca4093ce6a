// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/ids.h>

#include <QObject>
#include <QString>

namespace breakerbox::ui {

// One line to somebody who looks elsewhere. It may be read by others (a lock screen), so it never
// holds content: no text, no title of a conversation.
struct Notice
{
    ConversationId conversation;
    QString title;
    QString text;

    bool operator==(const Notice &) const = default;
};

// Where notices go; the desktop, or a test.
class Notifier : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // Quiet: no sound, and a newer one of the same conversation takes its place.
    virtual void tell(const Notice &notice) = 0;
    // It was seen: nothing has to be told any more.
    virtual void withdraw(const ConversationId &conversation) = 0;

Q_SIGNALS:
    // The person clicked it.
    void chosen(const breakerbox::ConversationId &conversation);
};

} // namespace breakerbox::ui
