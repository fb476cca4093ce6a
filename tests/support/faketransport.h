// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <net/httptransport.h>

#include <QByteArrayList>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace breakerbox::tests {

// What the other side does with one request.
struct Script
{
    struct Piece
    {
        Milliseconds after{0};
        QByteArray bytes;
    };
    Milliseconds headAfter{0}; // from the start to the head, or to the end if there is no head
    int status = 0;            // 0: no response
    std::vector<net::Header> headers;
    std::vector<Piece> pieces;
    Milliseconds endAfter{0};
    net::TransportEnd end = net::TransportEnd::Complete;
    bool hangs = false;    // after the pieces nothing more comes
    bool bytesLeft = true; // the request was on the wire before it ended
};

// One failure mode each.
[[nodiscard]] Script answers(int status, const QByteArray &body,
                             const std::vector<net::Header> &headers = {});
[[nodiscard]] Script streams(const QByteArrayList &pieces, Milliseconds between = {});
[[nodiscard]] Script refuses();           // nobody listens
[[nodiscard]] Script resolvesToNothing(); // the name is unknown
[[nodiscard]] Script resets();            // after the request was sent, before any response
[[nodiscard]] Script hangs();             // takes the request and says nothing
[[nodiscard]] Script cuts(const QByteArrayList &pieces); // after these pieces
[[nodiscard]] Script goesSilent(const QByteArrayList &pieces);

// A stream of OpenAI chat: one event per word, and its end.
[[nodiscard]] QByteArray chatDelta(const QByteArray &text);
[[nodiscard]] QByteArray chatEnd(const QByteArray &finish = "stop");
[[nodiscard]] Script chatReply(const QByteArrayList &words, Milliseconds between = {});

// A transport without a network: follows scripts, in the order they were given, on the time of the
// Timers it gets; keeps all it was asked. It applies the limits for the first byte and for silence
// as the real one does, and sends nothing that its permit does not cover.
class FakeTransport final : public net::HttpTransport
{
public:
    struct Sent
    {
        net::Method method = net::Method::Post;
        QUrl url;
        QByteArray body;
        std::vector<net::Header> headers;
        QByteArray key; // "header: prefix secret"; empty if none
        net::DestinationClass destination = net::DestinationClass::Unknown;
        net::PhaseLimits limits;
        net::ProxyChoice::Use proxyUse = net::ProxyChoice::Use::System;
        QString proxy; // "user@host:port"
        QByteArray proxyPassword;
        QString caFile;
        net::Purpose purpose = net::Purpose::Unknown;
        ConversationId conversation;
        BootTime time{};
        bool aborted = false;
    };

    FakeTransport(const Clock &clock, Timers &timers);

    void next(Script script) { m_scripts.push_back(std::move(script)); }
    // When no script is left.
    void always(Script script) { m_always = std::move(script); }
    void alwaysFrom(const QString &host, Script script) { m_byHost[host] = std::move(script); }

    [[nodiscard]] const std::vector<std::shared_ptr<Sent>> &sent() const { return m_sent; }
    [[nodiscard]] int count() const { return static_cast<int>(m_sent.size()); }
    [[nodiscard]] const Sent &last() const { return *m_sent.back(); }
    [[nodiscard]] int running() const { return m_running; }
    [[nodiscard]] int idleDrops() const { return m_idleDrops; }
    // Called inside start(), before anything else.
    void whenStarted(std::function<void()> call) { m_whenStarted = std::move(call); }

    [[nodiscard]] std::unique_ptr<net::HttpExchange>
    start(net::HttpRequest request, net::SendPermit permit, net::HttpObserver &observer) override;
    void dropIdleConnections() override { ++m_idleDrops; }

private:
    class Exchange;
    [[nodiscard]] Script scriptFor(const QUrl &url);

    const Clock &m_clock;
    Timers &m_timers;
    std::deque<Script> m_scripts;
    std::map<QString, Script> m_byHost;
    Script m_always = answers(200, {});
    std::vector<std::shared_ptr<Sent>> m_sent;
    std::function<void()> m_whenStarted;
    int m_running = 0;
    int m_idleDrops = 0;
};

} // namespace breakerbox::tests
