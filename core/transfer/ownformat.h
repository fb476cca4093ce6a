// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <transfer/imported.h>
#include <transfer/jsoncursor.h>

#include <QByteArray>

// Breakerbox's own export (docs: core/transfer/README.md): one JSON object,
// {"breakerbox": "conversations", "version": 1, "exported": …, "conversations": […]}. It has
// whole trees with every version, attachments as base64, and no key: there is none in a
// conversation. Unknown members are passed over, so that later versions may add some.
namespace breakerbox::transfer {

[[nodiscard]] QByteArray ownHead(WallTime exported);
// One conversation, without the comma before it.
[[nodiscard]] QByteArray toOwn(const chat::Conversation &conversation,
                               const std::vector<chat::Message> &messages);
[[nodiscard]] QByteArray ownFoot();

// One conversation of such a file. What cannot be (an unknown role, an id that is none) is left
// out or put right; what was arriving or waiting has ended. InvalidInput without an id.
[[nodiscard]] Result<Imported> readOwn(JsonCursor &json);

} // namespace breakerbox::transfer
