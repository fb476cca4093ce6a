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
    // Takes bytes until the kind is known. What was taken so far is in head(), to be read first.
    BodyKind feed(QByteArrayView bytes);
    [[nodiscard]] QByteArray takeHead() { return std::exchange(m_head, {}); }
    [[nodiscard]] BodyKind kind() const noexcept { return m_kind; }
    // True if the first line is one of an event stream.
    [[nodiscard]] static bool beginsEvents(QByteArrayView head);

private:
    QByteArray m_head;
    BodyKind m_kind = BodyKind::Undecided;
};

} // namespace breakerbox::providers::wire
