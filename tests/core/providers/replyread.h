// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/streamevent.h>
#include <providers/protocoladapter.h>

#include <QByteArray>
#include <QJsonArray>

namespace breakerbox::test {

// What a parser made of a body, and whether it was done before the bytes ended.
struct ReplyRead
{
    chat::ReplyText reply;
    providers::ReplyEnd end = providers::ReplyEnd::Unknown;
    QByteArray error;
    bool done = false;
};

[[nodiscard]] ReplyRead readReply(connections::Protocol protocol, const QByteArray &body);

// The blocks or parts of this reply in the next request, where each of its calls has a result.
[[nodiscard]] QJsonArray sentBack(connections::Protocol protocol, const chat::ReplyText &reply);

} // namespace breakerbox::test
