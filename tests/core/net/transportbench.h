// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <net/qthttptransport.h>
#include <simulator/scriptedserver.h>
#include <support/sendpermitfortests.h>

#include <QEventLoop>
#include <QMap>
#include <QTest>
#include <QTimer>

namespace breakerbox::tests {

// Keeps what one exchange said, and whether it broke its own rules while saying it.
class Recorder final : public net::HttpObserver
{
public:
    explicit Recorder(const Clock &clock)
        : m_clock(clock)
    {}
    void phaseChanged(Phase phase) override
    {
        note();
        phases.push_back(phase);
        if (onPhase)
            onPhase(phase);
    }
    void headArrived(const net::HttpHead &arrived) override
    {
        note();
        if (head)
            broken = true;
        head = arrived;
        if (onHead)
            onHead();
    }
    void bodyArrived(QByteArrayView bytes) override
    {
        note();
        if (!head)
            broken = true;
        body += bytes.toByteArray();
        ++pieces;
        pieceTimes.push_back(m_clock.now());
        if (onBody)
            onBody();
    }
    void finished(const net::HttpEnd &how) override
    {
        note();
        end = how;
        endedAt = m_clock.now();
        if (onEnd)
            onEnd();
    }

    std::vector<Phase> phases;
    std::optional<net::HttpHead> head;
    QByteArray body;
    int pieces = 0;
    std::vector<BootTime> pieceTimes;
    std::optional<net::HttpEnd> end;
    BootTime endedAt;
    bool broken = false; // something came after the end or out of order
    std::function<void(Phase)> onPhase;
    std::function<void()> onHead;
    std::function<void()> onBody;
    std::function<void()> onEnd;

private:
    void note()
    {
        if (end)
            broken = true;
    }
    const Clock &m_clock;
};

// Answers from a table; a name that is not in it is never answered.
class StubNames final : public net::NameLookup
{
public:
    std::unique_ptr<net::PendingLookup> lookUp(const QString &name, Done done) override
    {
        asked.push_back(name);
        auto pending = std::make_unique<Pending>();
        if (const auto found = answers.constFind(name); found != answers.cend()) {
            const net::NameAnswer &answer = *found;
            QMetaObject::invokeMethod(
                &pending->context, [answer, done] { done(answer); }, Qt::QueuedConnection);
        }
        return pending;
    }
    void found(const QString &name, const QStringList &literals)
    {
        net::NameAnswer answer{net::NameAnswer::State::Found, {}};
        for (const QString &literal : literals)
            answer.addresses.append(QHostAddress(literal));
        answers[name] = answer;
    }

    QMap<QString, net::NameAnswer> answers;
    QStringList asked;

private:
    struct Pending final : net::PendingLookup
    {
        QObject context;
    };
};

// A transport on real time with stubbed names, and a server to talk to.
class TransportBench
{
public:
    TransportBench()
        : server(clock, timers),
          transport({clock, timers, names,
                     [this](const QString &literal) { return classOf(literal); },
                     QStringLiteral("9.8.7"),
                     [this](const QUrl &url) {
                         if (beforeProxies)
                             beforeProxies();
                         proxyQuestions.append(url);
                         return proxies;
                     }})
    {}

    // 127.0.0.1 and ::1 are this device; the rest as the test says, Public if it says nothing.
    [[nodiscard]] net::DestinationClass classOf(const QString &literal) const
    {
        if (classes.contains(literal))
            return classes[literal];
        return QHostAddress(literal).isLoopback() ? net::DestinationClass::Device
                                                  : net::DestinationClass::Public;
    }
    [[nodiscard]] QUrl url(const QString &path = QStringLiteral("/v1/chat/completions"),
                           const QString &host = QStringLiteral("127.0.0.1"),
                           const QString &scheme = QStringLiteral("http")) const
    {
        return QUrl(QStringLiteral("%1://%2:%3%4").arg(scheme, host).arg(server.port()).arg(path));
    }
    [[nodiscard]] net::HttpRequest post(const QByteArray &body = "{}") const
    {
        net::HttpRequest request;
        request.url = url();
        request.destination = net::DestinationClass::Device;
        request.body = body;
        request.headers = {{"Content-Type", "application/json"}, {"Accept", "text/event-stream"}};
        return request;
    }
    [[nodiscard]] std::unique_ptr<net::HttpExchange> start(net::HttpRequest request,
                                                           Recorder &recorder)
    {
        net::SendPermit permit = net::SendPermitForTests::make(request.url, request.body);
        return transport.start(std::move(request), std::move(permit), recorder);
    }
    // Runs one exchange to its end.
    [[nodiscard]] Recorder run(net::HttpRequest request)
    {
        Recorder recorder(clock);
        const auto exchange = start(std::move(request), recorder);
        // An event loop of its own, for QTest's waiting sleeps between two looks.
        QEventLoop loop;
        QTimer::singleShot(10'000, &loop, &QEventLoop::quit);
        recorder.onEnd = [&loop] { loop.quit(); };
        loop.exec();
        recorder.onEnd = nullptr;
        if (!recorder.end)
            qFatal("the exchange did not end");
        QCoreApplication::processEvents();
        return recorder;
    }

    SystemClock clock;
    QtTimers timers;
    StubNames names;
    simulator::ScriptedServer server;
    QMap<QString, net::DestinationClass> classes;
    QList<QNetworkProxy> proxies;
    QList<QUrl> proxyQuestions;
    std::function<void()> beforeProxies; // runs on the thread that asks
    net::QtHttpTransport transport;
};

inline QByteArray sse(const QByteArray &text)
{
    return "data: " + text + "\n\n";
}

} // namespace breakerbox::tests
