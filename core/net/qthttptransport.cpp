// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "qthttptransport.h"

#include <net/exchangework.h>

#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QPointer>

#include <utility>

namespace breakerbox::net {

namespace {

class QtHttpExchange final : public HttpExchange
{
public:
    explicit QtHttpExchange(ExchangeWork *work)
        : m_work(work)
    {}
    ~QtHttpExchange() override
    {
        if (m_work)
            m_work->detach();
    }
    void abort() override
    {
        if (m_work)
            m_work->abort();
    }
    void extendLimit(Milliseconds limit) override
    {
        if (m_work)
            m_work->extendLimit(limit);
    }
    [[nodiscard]] Phase phase() const override { return m_work ? m_work->phase() : Phase::Unknown; }
    [[nodiscard]] Milliseconds phaseAge() const override
    {
        return m_work ? m_work->phaseAge() : Milliseconds(0);
    }

private:
    QPointer<ExchangeWork> m_work; // deletes itself after detach()
};

} // namespace

QList<QNetworkProxy> TransportParts::systemProxies(const QUrl &url)
{
    return QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
}

QtHttpTransport::QtHttpTransport(TransportParts parts)
    : m_shared(std::make_shared<TransportShared>(std::move(parts)))
{}

QtHttpTransport::~QtHttpTransport() = default;

std::unique_ptr<HttpExchange> QtHttpTransport::start(HttpRequest request, SendPermit permit,
                                                     HttpObserver &observer)
{
    return std::make_unique<QtHttpExchange>(
        new ExchangeWork(m_shared, std::move(request), std::move(permit), observer));
}

void QtHttpTransport::dropIdleConnections()
{
    m_shared->localhostAnswered.clear();
    m_shared->systemAuthorities.reset();
}

} // namespace breakerbox::net
