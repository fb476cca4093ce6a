// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyimages.h"

#include "chatflow.h"
#include "rooms.h"

#include <connections/baseurl.h>
#include <scheduler/requestscheduler.h>
#include <store/ledgerrepository.h>
#include <store/storagethread.h>

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace breakerbox::flows {

using connections::BoundaryClass;
using connections::HostClass;
using scheduler::ImageEnd;

namespace {

constexpr int kMostMoves = 5;

const QString kHere = QStringLiteral("images_here");
const QString kUntilQuit = QStringLiteral("images_until_quit");
const QString kHost = QStringLiteral("images_from");

net::DestinationClass destinationOf(HostClass host)
{
    switch (host) {
    case HostClass::Device:
        return net::DestinationClass::Device;
    case HostClass::Lan:
        return net::DestinationClass::Lan;
    case HostClass::Public:
        return net::DestinationClass::Public;
    case HostClass::Invalid:
    case HostClass::Refused:
        break;
    }
    return net::DestinationClass::Unknown;
}

} // namespace

ReplyImages::ReplyImages(Rooms &rooms, const ChatFlow &flow)
    : m_rooms(rooms),
      m_flow(flow)
{}

ReplyImages::~ReplyImages() = default;

QString ReplyImages::hostOf(const QUrl &url)
{
    const QString host = url.host(QUrl::FullyEncoded);
    const int usual = url.scheme() == QLatin1String("https") ? 443 : 80;
    return url.port(usual) == usual ? host : QStringLiteral("%1:%2").arg(host).arg(url.port(usual));
}

ImageRefusal ReplyImages::refusalOf(const MessageId &message, const QUrl &target) const
{
    const QString scheme = target.scheme();
    if (scheme != QLatin1String("http") && scheme != QLatin1String("https"))
        return ImageRefusal::Scheme;
    if (m_flow.conversation().localOnly == chat::LocalOnly::Yes)
        return ImageRefusal::LocalOnly;
    if (!target.isValid() || target.host().isEmpty() ||
        target.authority().contains(QLatin1Char('@')))
        return ImageRefusal::BadHost;
    switch (connections::classifyHost(target)) {
    case HostClass::Invalid:
    case HostClass::Refused:
        return ImageRefusal::BadHost;
    case HostClass::Public:
        return scheme == QLatin1String("http") ? ImageRefusal::PlainHttp : ImageRefusal::None;
    case HostClass::Device:
    case HostClass::Lan:
        break;
    }
    const chat::Message *from = m_flow.find(message);
    const bool same = from && from->boundary == connections::boundaryForUrl(target).key();
    return same ? ImageRefusal::None : ImageRefusal::PrivateHost;
}

ImageView ReplyImages::view(const MessageId &message, const QUrl &url) const
{
    ImageView view;
    const auto found = m_images.find(url);
    const QUrl target = found == m_images.end() ? url : found->second.target;
    view.host = hostOf(target);
    view.moved = target != url && view.host != hostOf(url);
    view.refusal = refusalOf(message, target);
    if (found == m_images.end() || view.refusal == ImageRefusal::LocalOnly)
        return view;
    view.state = found->second.state;
    view.trouble = found->second.trouble;
    view.bytes = found->second.bytes;
    return view;
}

// What was allowed for good is read when the first image comes in sight.
void ReplyImages::readConsents()
{
    if (std::exchange(m_consentsRead, true))
        return;
    m_rooms.storage.read(
        this,
        [id = m_flow.conversation().id](store::Database &database) {
            return store::LedgerRepository(database).consents(id);
        },
        [this](const Result<std::vector<store::ConsentRow>> &rows) {
            if (!rows)
                return; // then everything is asked again
            for (const store::ConsentRow &row : *rows) {
                if (row.scope != kHere || row.revoked)
                    continue;
                const auto shown = QJsonDocument::fromJson(row.shown.toUtf8()).object();
                if (const QString host = shown.value(kHost).toString(); !host.isEmpty())
                    m_allowed.insert(host, row.id);
            }
            if (!m_allowed.isEmpty())
                Q_EMIT changed();
        });
}

void ReplyImages::show(const MessageId &message, const QUrl &url)
{
    if (refusalOf(message, url) != ImageRefusal::None)
        return;
    readConsents();
    const chat::Message *from = m_flow.find(message);
    // An address that is still arriving may be half of one.
    if (!from || from->state == chat::TurnState::Streaming)
        return;
    const auto found = m_images.find(url);
    if (found != m_images.end() && found->second.tried)
        return;
    const QUrl target = found == m_images.end() ? url : found->second.target;
    if (!m_allowed.contains(hostOf(target)))
        return;
    Entry &entry = m_images[url];
    entry.target = target;
    queue(message, url, entry);
}

void ReplyImages::load(const MessageId &message, const QUrl &url, ImageConsent consent)
{
    const auto found = m_images.find(url);
    const QUrl target = found == m_images.end() ? url : found->second.target;
    if (refusalOf(message, target) != ImageRefusal::None)
        return;
    const QString host = hostOf(target);
    const auto go = [this, message, url, target] {
        Entry &entry = m_images[url];
        if (entry.state == ImageState::Loading || entry.state == ImageState::Arrived)
            return;
        entry.target = target;
        queue(message, url, entry);
        Q_EMIT changed();
    };
    if (m_allowed.contains(host) && consent == ImageConsent::UntilQuit) {
        go();
        return;
    }
    store::ConsentRow row;
    row.id = ConsentId(m_rooms.random.uuid());
    row.time = m_rooms.clock.wall();
    row.conversation = m_flow.conversation().id;
    row.from = m_flow.conversation().home;
    row.to = connections::boundaryForUrl(target).key();
    row.scope = consent == ImageConsent::Here ? kHere : kUntilQuit;
    row.shown =
        QString::fromUtf8(QJsonDocument(QJsonObject{{kHost, host}}).toJson(QJsonDocument::Compact));
    m_rooms.storage.submit(
        this,
        [row](store::Database &database) {
            return store::LedgerRepository(database).saveConsent(row);
        },
        [this, host, id = row.id, go](const Result<void> &stored) {
            if (!stored) {
                Q_EMIT consentFailed(stored.error().code); // what is not recorded is not loaded
                return;
            }
            m_allowed.insert(host, id);
            go();
        });
}

void ReplyImages::queue(const MessageId &message, const QUrl &url, Entry &entry)
{
    entry.state = ImageState::Loading;
    entry.trouble = ImageEnd::Unknown;
    entry.tried = true;
    entry.message = message;
    entry.step = 1;
    m_queue.push_back(url);
    startNext();
}

void ReplyImages::startNext()
{
    while (!m_queue.empty() && int(m_fetches.size()) < kMostAtOnce) {
        const QUrl url = m_queue.front();
        m_queue.erase(m_queue.begin());
        start(url, m_images[url]);
    }
}

// Everything is checked again: the conversation may have been made local-only meanwhile.
void ReplyImages::start(const QUrl &url, Entry &entry)
{
    const QString host = hostOf(entry.target);
    if (refusalOf(entry.message, entry.target) != ImageRefusal::None || !m_allowed.contains(host)) {
        entry.state = ImageState::NotLoaded;
        return;
    }
    scheduler::ImageOrder order;
    order.conversation = m_flow.conversation().id;
    order.message = entry.message;
    order.url = entry.target;
    order.destination = destinationOf(connections::classifyHost(entry.target));
    order.boundary = connections::boundaryForUrl(entry.target).key();
    order.consent = m_allowed.value(host);
    order.step = entry.step;
    m_fetches[url] = m_rooms.scheduler->fetchImage(
        order, [this, url](scheduler::ImageResult result) { take(url, std::move(result)); });
}

void ReplyImages::take(const QUrl &url, scheduler::ImageResult result)
{
    const auto over = m_fetches.extract(url); // it lives until this is left
    Entry &entry = m_images[url];
    if (result.end == ImageEnd::Moved) {
        follow(url, entry, result.movedTo);
    } else if (result.end == ImageEnd::Arrived) {
        entry.state = ImageState::Arrived;
        entry.bytes = std::move(result.bytes);
        m_kept.push_back(url);
        keepWithin();
    } else {
        entry.state = ImageState::Failed;
        entry.trouble = result.end;
    }
    startNext();
    Q_EMIT changed();
}

void ReplyImages::follow(const QUrl &url, Entry &entry, const QUrl &target)
{
    const bool weaker =
        entry.target.scheme() == QLatin1String("https") && target.scheme() != entry.target.scheme();
    if (weaker || entry.step >= kMostMoves || !target.isValid() || target.host().isEmpty()) {
        entry.state = ImageState::Failed;
        entry.trouble = ImageEnd::Moved;
        return;
    }
    const bool sameHost = hostOf(target) == hostOf(entry.target);
    entry.target = target;
    if (!sameHost) {
        entry.state = ImageState::NotLoaded; // the other host is asked about
        entry.tried = false;
        return;
    }
    ++entry.step;
    m_queue.insert(m_queue.begin(), url);
}

void ReplyImages::keepWithin()
{
    qsizetype bytes = 0;
    for (const QUrl &each : m_kept)
        bytes += m_images[each].bytes.size();
    while (bytes > kMostKept && m_kept.size() > 1) {
        Entry &oldest = m_images[m_kept.front()];
        bytes -= oldest.bytes.size();
        oldest.bytes.clear();
        oldest.state = ImageState::NotLoaded; // a click loads it again
        m_kept.erase(m_kept.begin());
    }
}

} // namespace breakerbox::flows
