// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <functional>

namespace breakerbox::net {

// One event of a server-sent event stream.
struct SseEvent
{
    QByteArray name;  // the "event" field, empty if none
    QByteArray data;  // the data lines joined with LF
    QByteArray error; // a non-standard "error" field (older llama.cpp), empty if none
    bool raw = false; // the block began with { or [: data is its raw text (Gemini)

    bool operator==(const SseEvent &) const = default;
};

enum class ReaderState { Reading = 0, TooLarge };

// Decodes server-sent events from chunks of any size, by the rules of providers.md 1.2. Cost is
// linear in the bytes, also for one line of many megabytes.
class SseReader
{
public:
    using Sink = std::function<void(const SseEvent &)>;

    explicit SseReader(qsizetype maximumEvent = 16 * 1024 * 1024)
        : m_maximumEvent(maximumEvent)
    {}
    // Calls sink for each event completed by these bytes, in order. TooLarge stays once it came;
    // what was handed over before stands.
    ReaderState feed(QByteArrayView bytes, const Sink &sink);
    // The end of input: hands over what is left (rules 8 and 9). True if a rest was left over.
    bool end(const Sink &sink);
    [[nodiscard]] qint64 comments() const noexcept { return m_comments; }

private:
    void line(QByteArrayView line, const Sink &sink);
    void field(QByteArrayView line);
    void dispatch(const Sink &sink);
    // Bytes gathered of the event in progress, without the unfinished line.
    [[nodiscard]] qsizetype held() const;

    qsizetype m_maximumEvent;
    QByteArray m_pending; // an unfinished line
    SseEvent m_event;     // in progress
    bool m_hasData = false;
    bool m_skipLineFeed = false;
    bool m_started = false;
    bool m_tooLarge = false;
    qint64 m_comments = 0;
};

} // namespace breakerbox::net
