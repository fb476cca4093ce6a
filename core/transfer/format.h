// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::transfer {

// Whose export a conversation stands in. Recognised from the members it has, never from the file's
// name.
enum class Format { Unknown = 0, ChatGpt, Claude, OpenWebUi, LibreChat, Chatbox, Breakerbox };

// The product's own name, for sentences and for the boundary of who answered there.
[[nodiscard]] QString productName(Format format);

} // namespace breakerbox::transfer
