// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <utility>

namespace breakerbox::providers::wire {

// What a 200 body is, judged by its first bytes and not by its content type (providers.md 1.2).
enum class BodyKind { Undecided = 0, Events, Json, Page };

// Looks at the beginning of a body that comes in pieces.
class BodySniffer
{
public:
    // Takes bytes until the kind is known. What was taken so far is the head, to be read first.
    BodyKind feed(QByteArrayView bytes);
    [[nodiscard]] QByteArray takeHead() { return std::exchange(m_head, {}); }
    [[nodiscard]] BodyKind kind() const noexcept { return m_kind; }

private:
    QByteArray m_head;
    BodyKind m_kind = BodyKind::Undecided;
    bool m_begun = false;
};

// True if a text begins with a line of an event stream. Its first 8 bytes are enough.
[[nodiscard]] bool beginsEvents(QByteArrayView text);

} // namespace breakerbox::providers::wire
