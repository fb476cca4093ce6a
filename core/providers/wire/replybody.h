// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/ssereader.h>
#include <providers/protocoladapter.h>
#include <providers/wire/bodykind.h>

#include <QByteArray>

#include <functional>

namespace breakerbox::providers::wire {

// The bytes of a 200 body, told apart by how they begin: the events of a stream, or JSON whatever
// was asked for (C29). Shared by the parsers whose streams are server-sent events.
class ReplyBody
{
public:
    using OnEvent = std::function<void(const net::SseEvent &)>;
    using OnJson = std::function<void(QByteArrayView)>;

    // Hands over the events these bytes complete; keeps a JSON body for takeWhole().
    void feed(QByteArrayView bytes, const OnEvent &onEvent);
    // The same, but for the bytes of a JSON body: they are handed over, and not kept.
    void feed(QByteArrayView bytes, const OnEvent &onEvent, const OnJson &onJson);
    // The body is over: hands over the last event.
    void end(const OnEvent &onEvent);
    // The JSON body that was kept, once; empty if it was none, or too large.
    [[nodiscard]] QByteArray takeWhole();
    // Whoever gathers JSON by itself found it too large.
    void setTooLarge() { m_tooLarge = true; }

    [[nodiscard]] bool isTooLarge() const noexcept { return m_tooLarge; }
    // What a body was that brought neither an end signal nor an error.
    [[nodiscard]] ReplyEnd withoutEnd() const;

private:
    void take(QByteArrayView bytes, const OnEvent &onEvent, const OnJson &onJson);

    BodySniffer m_sniffer;
    net::SseReader m_reader;
    QByteArray m_beginning; // of an event stream
    QByteArray m_whole;     // of a JSON body
    int m_events = 0;
    bool m_tooLarge = false;
};

} // namespace breakerbox::providers::wire
