// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "imagefetch.h"

#include <connections/preset.h>
#include <providers/classify/classifier.h>

#include <utility>

namespace breakerbox::scheduler {

using net::TransportEnd;

namespace {

constexpr Milliseconds kWholeTime{60'000};
constexpr Milliseconds kSilence{20'000};

LedgerEntry entryOf(const ImageOrder &order, AttemptId attempt, WallTime now)
{
    LedgerEntry entry;
    entry.attempt = attempt;
    entry.conversation = order.conversation;
    entry.message = order.message;
    entry.time = now;
    entry.purpose = net::Purpose::Image;
    entry.boundary = order.boundary;
    entry.scheme = order.url.scheme();
    entry.host = order.url.host(QUrl::FullyEncoded);
    entry.port = order.url.port(order.url.scheme() == QLatin1String("https") ? 443 : 80);
    entry.attemptNumber = order.step;
    entry.reason = QStringLiteral("image");
    entry.consent = order.consent;
    return entry;
}

net::HttpRequest requestOf(const ImageOrder &order)
{
    net::HttpRequest request;
    request.method = net::Method::Get;
    request.url = order.url;
    request.url.setFragment({});
    request.headers = {{"Accept", "image/png, image/jpeg, image/webp, image/gif"}};
    request.destination = order.destination;
    request.limits.firstByte = kSilence;
    request.limits.silence = kSilence;
    request.limits.bodyBytes = ImageFetch::kMostBytes;
    return request;
}

// For the ledger: as the classifier says it of any exchange.
breaker::Outcome outcomeOf(const net::HttpHead &head, const net::HttpEnd &end, WallTime now)
{
    providers::AnswerFacts facts;
    facts.head = head;
    facts.end = end;
    facts.now = now;
    const bool good = head.isAnswer() && end.end == TransportEnd::Complete;
    return providers::classify::classify(
        facts, connections::Preset(),
        good ? providers::ReplyEnd::Complete : providers::ReplyEnd::Unknown,
        good ? chat::FinishReason::Stop : chat::FinishReason::None, {});
}

} // namespace

ImageFetch::ImageFetch(const ImageFetchParts &parts, const ImageOrder &order, Done done)
    : m_parts(parts),
      m_order(order),
      m_done(std::move(done)),
      m_attempt(parts.random.uuid()),
      m_started(parts.clock.now()),
      m_alive(std::make_shared<bool>(true))
{
    auto *log = &m_parts.log;
    log->open(entryOf(m_order, m_attempt, m_parts.clock.wall()),
              [this, log, attempt = m_attempt,
               alive = std::weak_ptr<bool>(m_alive)](const Result<void> &result) {
                  if (alive.expired()) {
                      if (!result)
                          return;
                      LedgerResult row; // nobody sends any more
                      row.attempt = attempt;
                      row.outcome = breaker::ownOutcome(breaker::Category::UserStopped,
                                                        LifecycleCause::UserStop, Phase::Unknown);
                      log->close(row);
                      return;
                  }
                  m_rowOpen = result.has_value();
                  if (m_rowOpen)
                      send();
                  else
                      finish({ImageEnd::Unrecorded, {}, {}});
              });
}

ImageFetch::~ImageFetch()
{
    net::HttpEnd end;
    end.end = TransportEnd::Aborted;
    end.phase = m_phase;
    closeRow(end);
}

void ImageFetch::send()
{
    net::HttpRequest request = requestOf(m_order);
    net::SendPermit permit(m_order.conversation, net::SendPermit::originOf(request.url),
                           net::Purpose::Image, net::SendPermit::hashOf(request.body));
    m_limit = m_parts.timers.after(kWholeTime, [this] {
        m_late = true;
        m_exchange->abort();
    });
    m_exchange = m_parts.transport.start(std::move(request), std::move(permit), *this);
}

void ImageFetch::headArrived(const net::HttpHead &head)
{
    m_head = head;
}

void ImageFetch::bodyArrived(QByteArrayView bytes)
{
    // What an error or a redirect says beside its head is of no use.
    if (m_head.isAnswer())
        m_body.append(bytes);
}

void ImageFetch::closeRow(const net::HttpEnd &end)
{
    if (!std::exchange(m_rowOpen, false))
        return;
    LedgerResult row;
    row.attempt = m_attempt;
    row.address = end.address;
    row.proxy = end.proxy;
    row.certificateFingerprint = end.certificateFingerprint;
    row.bytesDown = end.bytesDown;
    row.duration = std::chrono::duration_cast<Milliseconds>(m_parts.clock.now() - m_started);
    const bool stopped = end.end == TransportEnd::Aborted && !m_late;
    row.outcome = stopped ? breaker::ownOutcome(breaker::Category::UserStopped,
                                                LifecycleCause::UserStop, end.phase)
                          : outcomeOf(m_head, end, m_parts.clock.wall());
    m_parts.log.close(row);
}

void ImageFetch::finished(const net::HttpEnd &end)
{
    m_limit.reset();
    closeRow(end);
    ImageResult result;
    if (m_head.isMove() && !m_head.header("location").isEmpty()) {
        result.end = ImageEnd::Moved;
        result.movedTo =
            m_order.url.resolved(QUrl(QString::fromUtf8(m_head.header("location")).trimmed()));
    } else if (m_head.isRefusal()) {
        result.end = ImageEnd::Refused;
    } else if (end.end == TransportEnd::BodyTooLarge) {
        result.end = ImageEnd::TooLarge;
    } else if (end.end != TransportEnd::Complete) {
        result.end = ImageEnd::Unreachable;
    } else if (!m_head.isAnswer() || m_body.isEmpty()) {
        result.end = ImageEnd::Refused;
    } else {
        result.end = ImageEnd::Arrived;
        result.bytes = std::move(m_body);
    }
    finish(std::move(result));
}

// Told from the event loop: whoever is told may destroy this, and the transport is still at work.
void ImageFetch::finish(ImageResult result)
{
    m_result = std::move(result);
    m_limit = m_parts.timers.after(Milliseconds(0), [this] {
        const Done done = std::exchange(m_done, {});
        ImageResult told = std::move(m_result);
        done(std::move(told));
    });
}

} // namespace breakerbox::scheduler
