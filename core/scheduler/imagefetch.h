// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/ids.h>
#include <base/random.h>
#include <base/timers.h>
#include <net/httptransport.h>
#include <scheduler/attemptlog.h>

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace breakerbox::scheduler {

// What a fetch uses; all outlive it.
struct ImageFetchParts
{
    const Clock &clock;
    Timers &timers;
    Random &random;
    net::HttpTransport &transport;
    AttemptLog &log;
};

// One image a reply refers to. Whether it may be fetched was decided before (flows::ReplyImages).
struct ImageOrder
{
    ConversationId conversation;
    MessageId message;
    QUrl url; // http or https
    net::DestinationClass destination = net::DestinationClass::Unknown;
    QString boundary; // Boundary::key() of the host
    ConsentId consent;
    int step = 1; // 2 and more: where the same host sent it on
};

enum class ImageEnd {
    Unknown = 0,
    Arrived,     // bytes, whole
    Moved,       // the server names another address: movedTo
    Refused,     // the server answered with something else than the image
    TooLarge,    // more than ImageFetch::kMostBytes
    Unreachable, // no whole answer
    Unrecorded,  // the ledger could not be written: nothing was sent
};

struct ImageResult
{
    ImageEnd end = ImageEnd::Unknown;
    QByteArray bytes;
    QUrl movedTo;
};

// One GET of an image, and its row in the ledger, durable before the first byte leaves (security.md
// 3.5). No key, no cookie, no referrer goes with it, and a redirect is told, not followed (R5,
// R15). It is no evidence about any connection. Main thread; destroying it aborts it.
class ImageFetch final : private net::HttpObserver
{
public:
    using Done = std::function<void(ImageResult)>;
    static constexpr qint64 kMostBytes = 10 * 1024 * 1024;

    ImageFetch(const ImageFetchParts &parts, const ImageOrder &order, Done done);
    ~ImageFetch() override;
    ImageFetch(const ImageFetch &) = delete;
    ImageFetch &operator=(const ImageFetch &) = delete;

private:
    void phaseChanged(Phase phase) override { m_phase = phase; }
    void headArrived(const net::HttpHead &head) override;
    void bodyArrived(QByteArrayView bytes) override;
    void finished(const net::HttpEnd &end) override;
    void send();
    void closeRow(const net::HttpEnd &end);
    void finish(ImageResult result);

    ImageFetchParts m_parts;
    ImageOrder m_order;
    Done m_done;
    AttemptId m_attempt;
    BootTime m_started;
    Phase m_phase = Phase::Unknown;
    net::HttpHead m_head;
    QByteArray m_body;
    ImageResult m_result;
    bool m_rowOpen = false;
    bool m_late = false; // the time for all of it is over
    std::unique_ptr<net::HttpExchange> m_exchange;
    Timer m_limit;
    std::shared_ptr<bool> m_alive;
};

} // namespace breakerbox::scheduler
