// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "faketransport.h"

#include <chrono>

namespace breakerbox::tests {

using net::TransportEnd;

Script answers(int status, const QByteArray &body, const std::vector<net::Header> &headers)
{
    Script script;
    script.status = status;
    script.headers = headers;
    if (!body.isEmpty())
        script.pieces.push_back({Milliseconds(0), body});
    return script;
}

Script streams(const QByteArrayList &pieces, Milliseconds between)
{
    Script script;
    script.status = 200;
    script.headers.push_back({"Content-Type", "text/event-stream"});
    for (const auto &piece : pieces)
        script.pieces.push_back({between, piece});
    return script;
}

Script refuses()
{
    Script script;
    script.end = TransportEnd::ConnectionRefused;
    script.bytesLeft = false;
    return script;
}

Script resolvesToNothing()
{
    Script script;
    script.end = TransportEnd::NameNotFound;
    script.bytesLeft = false;
    return script;
}

Script resets()
{
    Script script;
    script.end = TransportEnd::ResetBeforeResponse;
    return script;
}

Script hangs()
{
    Script script;
    script.hangs = true;
    return script;
}

Script cuts(const QByteArrayList &pieces)
{
    Script script = streams(pieces);
    script.end = TransportEnd::BrokenBody;
    return script;
}

Script goesSilent(const QByteArrayList &pieces)
{
    Script script = streams(pieces);
    script.hangs = true;
    return script;
}

QByteArray chatDelta(const QByteArray &text)
{
    return "data: "
           "{\"id\":\"c1\",\"model\":\"m\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\"" +
           text + "\"}}]}\n\n";
}

QByteArray chatEnd(const QByteArray &finish)
{
    return "data: {\"id\":\"c1\",\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"" +
           finish + "\"}]}\n\ndata: [DONE]\n\n";
}

Script chatReply(const QByteArrayList &words, Milliseconds between)
{
    QByteArrayList pieces;
    for (const auto &word : words)
        pieces.append(chatDelta(word));
    pieces.append(chatEnd());
    return streams(pieces, between);
}

class FakeTransport::Exchange final : public net::HttpExchange
{
public:
    Exchange(FakeTransport &owner, Script script, net::PhaseLimits limits,
             std::shared_ptr<Sent> sent, net::HttpObserver &observer)
        : m_owner(owner),
          m_script(std::move(script)),
          m_limits(limits),
          m_sent(std::move(sent)),
          m_observer(observer)
    {
        ++m_owner.m_running;
        m_step = later(Milliseconds(0), [this] { begin(); });
    }

    ~Exchange() override
    {
        if (!m_over)
            m_sent->aborted = true;
        leave();
    }

    void abort() override
    {
        if (m_over || m_aborting)
            return;
        m_aborting = true;
        m_sent->aborted = true;
        m_limit.reset();
        m_step = later(Milliseconds(0), [this] { finish(TransportEnd::Aborted); });
    }

    void extendLimit(Milliseconds limit) override
    {
        m_phaseSince = m_owner.m_clock.now();
        limitBy(limit);
    }
    [[nodiscard]] Phase phase() const override { return m_phase; }
    [[nodiscard]] Milliseconds phaseAge() const override
    {
        return std::chrono::duration_cast<Milliseconds>(m_owner.m_clock.now() - m_phaseSince);
    }

private:
    Timer later(Milliseconds delay, std::function<void()> call)
    {
        return m_owner.m_timers.after(delay, std::move(call));
    }

    void begin()
    {
        enter(Phase::Connect);
        if (m_script.status == 0 && !m_script.bytesLeft) {
            m_step = later(m_script.headAfter, [this] { finish(m_script.end); });
            return;
        }
        enter(Phase::WaitingForFirstByte);
        limitBy(m_limits.firstByte);
        if (m_script.status == 0 && m_script.hangs)
            return;
        m_step = later(m_script.headAfter, [this] { respond(); });
    }

    void respond()
    {
        if (m_script.status == 0) {
            finish(m_script.end);
            return;
        }
        m_observer.headArrived({m_script.status, m_script.headers});
        piece();
    }

    void piece()
    {
        if (m_next == m_script.pieces.size()) {
            if (!m_script.hangs)
                m_step = later(m_script.endAfter, [this] { finish(m_script.end); });
            return;
        }
        m_step = later(m_script.pieces[m_next].after, [this] {
            const auto bytes = m_script.pieces[m_next++].bytes;
            if (m_phase != Phase::Streaming)
                enter(Phase::Streaming);
            limitBy(m_limits.silence);
            m_down += bytes.size();
            // Whoever receives may abort this.
            m_step.reset();
            m_observer.bodyArrived(bytes);
            if (!m_aborting)
                piece();
        });
    }

    void enter(Phase phase)
    {
        m_phase = phase;
        m_phaseSince = m_owner.m_clock.now();
        m_observer.phaseChanged(phase);
    }

    void limitBy(Milliseconds limit)
    {
        m_limit.reset();
        if (limit > Milliseconds(0)) {
            m_limit = later(limit, [this] {
                finish(m_phase == Phase::Streaming ? TransportEnd::Stalled
                                                   : TransportEnd::FirstByteTimedOut);
            });
        }
    }

    void finish(TransportEnd how)
    {
        m_limit.reset();
        leave();
        net::HttpEnd end;
        end.end = how;
        end.phase = m_phase;
        end.bytesLeft = m_script.bytesLeft;
        end.sessionWasUp = m_script.bytesLeft;
        end.address = QStringLiteral("192.0.2.7");
        end.bytesUp = m_sent->body.size();
        end.bytesDown = m_down;
        m_observer.finished(end);
    }

    void leave()
    {
        if (!m_over)
            --m_owner.m_running;
        m_over = true;
    }

    FakeTransport &m_owner;
    Script m_script;
    net::PhaseLimits m_limits;
    std::shared_ptr<Sent> m_sent;
    net::HttpObserver &m_observer;
    Phase m_phase = Phase::Unknown;
    BootTime m_phaseSince{};
    std::size_t m_next = 0;
    qint64 m_down = 0;
    bool m_over = false;
    bool m_aborting = false;
    Timer m_step;
    Timer m_limit;
};

FakeTransport::FakeTransport(const Clock &clock, Timers &timers)
    : m_clock(clock),
      m_timers(timers)
{}

std::unique_ptr<net::HttpExchange>
FakeTransport::start(net::HttpRequest request, net::SendPermit permit, net::HttpObserver &observer)
{
    if (m_whenStarted)
        m_whenStarted();
    auto sent = std::make_shared<Sent>();
    sent->method = request.method;
    sent->url = request.url;
    sent->body = request.body;
    sent->headers = request.headers;
    if (request.secretHeader) {
        sent->key = request.secretHeader->name + ": " + request.secretHeader->prefix +
                    request.secretHeader->secret.view().toByteArray();
    }
    sent->destination = request.destination;
    sent->limits = request.limits;
    sent->proxyUse = request.proxy.use;
    if (request.proxy.use == net::ProxyChoice::Use::Own) {
        sent->proxy = request.proxy.user + u'@' + request.proxy.host + u':' +
                      QString::number(request.proxy.port);
    }
    if (request.proxy.password)
        sent->proxyPassword = request.proxy.password->view().toByteArray();
    sent->caFile = request.caFile;
    sent->purpose = permit.purpose();
    sent->conversation = permit.conversation();
    sent->time = m_clock.now();
    m_sent.push_back(sent);
    Script script = scriptFor(request.url);
    if (!permit.covers(request.url, request.body)) {
        script = refuses();
        script.end = TransportEnd::NotPermitted;
    }
    return std::make_unique<Exchange>(*this, std::move(script), request.limits, std::move(sent),
                                      observer);
}

Script FakeTransport::scriptFor(const QUrl &url)
{
    if (!m_scripts.empty()) {
        Script script = std::move(m_scripts.front());
        m_scripts.pop_front();
        return script;
    }
    const auto ofHost = m_byHost.find(url.host());
    return ofHost != m_byHost.end() ? ofHost->second : m_always;
}

} // namespace breakerbox::tests
