// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace breakerbox::providers::anthropic {

// A content_block_delta of text or of thinking, which almost every event of a stream is.
struct Delta
{
    enum class Kind { Text = 0, Thinking };
    Kind kind = Kind::Text;
    int index = 0;
    QString text;
};

// Reads such an event without building a document. Nothing for any other, and for one with
// anything odd about it: a full reading gives the same for those it takes, only slower.
[[nodiscard]] std::optional<Delta> scanDelta(QByteArrayView event);

} // namespace breakerbox::providers::anthropic
