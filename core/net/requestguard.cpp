// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "requestguard.h"

#include <algorithm>
#include <array>

namespace breakerbox::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaximumHead = 64 * 1024;

// Headers that frame the message, route it or say who we are: ours alone. Lower case.
constexpr std::array<QByteArrayView, 16> kReserved{"host",
                                                   "content-length",
                                                   "transfer-encoding",
                                                   "connection",
                                                   "keep-alive",
                                                   "upgrade",
                                                   "expect",
                                                   "te",
                                                   "trailer",
                                                   "user-agent",
                                                   "referer",
                                                   "accept-encoding",
                                                   "proxy-connection",
                                                   "accept-language",
                                                   "http2-settings",
                                                   "proxy-authorization"};

bool isTokenCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

bool isVisible(char c)
{
    return c > 0x20 && c < 0x7f;
}

bool isHeaderName(QByteArrayView name)
{
    return !name.isEmpty() && std::ranges::all_of(name, isTokenCharacter);
}

// Visible ASCII with single or repeated blanks inside. No tab: nothing we send needs one.
bool isHeaderValue(QByteArrayView value)
{
    if (value.startsWith(' ') || value.endsWith(' '))
        return false;
    return std::ranges::all_of(value, [](char c) { return c == ' ' || isVisible(c); });
}

bool isReserved(const QByteArray &name)
{
    return std::ranges::any_of(
        kReserved, [lower = name.toLower()](QByteArrayView reserved) { return reserved == lower; });
}

QString headerRefusal(const HttpRequest &request)
{
    std::vector<QByteArray> seen;
    const auto look = [&](const QByteArray &name) -> QString {
        if (!isHeaderName(name))
            return u"header_name"_s;
        if (isReserved(name))
            return u"header_reserved"_s;
        if (std::ranges::find(seen, name.toLower()) != seen.end())
            return u"header_twice"_s;
        seen.push_back(name.toLower());
        return {};
    };
    for (const Header &header : request.headers) {
        if (const QString refusal = look(header.name); !refusal.isEmpty())
            return refusal;
        if (!isHeaderValue(header.value))
            return u"header_value"_s;
    }
    if (!request.secretHeader)
        return {};
    const SecretHeader &secret = *request.secretHeader;
    if (const QString refusal = look(secret.name); !refusal.isEmpty())
        return refusal;
    const bool prefixIsFine =
        std::ranges::all_of(secret.prefix, [](char c) { return c == ' ' || isVisible(c); });
    if (!prefixIsFine || secret.secret.isEmpty() ||
        !std::ranges::all_of(secret.secret.view(), isVisible))
        return u"key"_s;
    return {};
}

QString urlRefusal(const HttpRequest &request)
{
    const QUrl &url = request.url;
    if (!url.isValid() || url.host().isEmpty())
        return u"url"_s;
    if (url.scheme() != "http"_L1 && url.scheme() != "https"_L1)
        return u"scheme"_s;
    if (!url.userInfo().isEmpty() || url.authority().contains(u'@'))
        return u"user_info"_s;
    if (request.destination == DestinationClass::Unknown)
        return u"destination"_s;
    if (request.destination == DestinationClass::Public && url.scheme() != "https"_L1)
        return u"public_http"_s;
    return {};
}

QByteArray targetOf(const QUrl &url)
{
    QByteArray target = url.path(QUrl::FullyEncoded).toLatin1();
    if (target.isEmpty())
        target = "/";
    if (url.hasQuery())
        target += '?' + url.query(QUrl::FullyEncoded).toLatin1();
    return target;
}

qsizetype headSize(const HttpRequest &request)
{
    qsizetype size = targetOf(request.url).size() + 256;
    for (const Header &header : request.headers)
        size += header.name.size() + header.value.size() + 4;
    if (request.secretHeader)
        size += request.secretHeader->name.size() + request.secretHeader->secret.size() + 32;
    return size;
}

} // namespace

QString refusalOf(const HttpRequest &request, const SendPermit &permit)
{
    if (!permit.covers(request.url, request.body))
        return u"permit"_s;
    if (const QString refusal = urlRefusal(request); !refusal.isEmpty())
        return refusal;
    if (const QByteArray target = targetOf(request.url);
        !target.startsWith('/') || !std::ranges::all_of(target, isVisible))
        return u"url"_s;
    if (const QString refusal = headerRefusal(request); !refusal.isEmpty())
        return refusal;
    if (headSize(request) > kMaximumHead)
        return u"head_too_large"_s;
    if (request.method != Method::Post && !request.body.isEmpty())
        return u"body_without_post"_s;
    return {};
}

QByteArray requestHead(const HttpRequest &request, const QByteArray &agent)
{
    const bool post = request.method == Method::Post;
    QByteArray head;
    head.reserve(headSize(request)); // one buffer: no freed copy of the key is left behind
    head += (post ? "POST " : "GET ") + targetOf(request.url) + " HTTP/1.1\r\n";
    const QByteArray host = hostNameOf(request.url).toLatin1();
    head += "Host: " + (host.contains(':') ? '[' + host + ']' : host);
    if (request.url.port() > 0 &&
        request.url.port() != (request.url.scheme() == "https"_L1 ? 443 : 80))
        head += ':' + QByteArray::number(request.url.port());
    head += "\r\nUser-Agent: " + agent + "\r\nAccept-Encoding: identity\r\nConnection: close\r\n";
    for (const Header &header : request.headers)
        head += header.name + ": " + header.value + "\r\n";
    if (post)
        head += "Content-Length: " + QByteArray::number(request.body.size()) + "\r\n";
    if (request.secretHeader) {
        head += request.secretHeader->name + ": " + request.secretHeader->prefix;
        head += request.secretHeader->secret.view();
        head += "\r\n";
    }
    return head += "\r\n";
}

QString hostNameOf(const QUrl &url)
{
    QString host = url.host(QUrl::FullyEncoded);
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.sliced(1, host.size() - 2);
    if (host.contains(u':'))
        host = host.section(u'%', 0, 0); // the zone of a link-local address is our own affair
    if (host.endsWith(u'.'))
        host.chop(1);
    return host;
}

quint16 portOf(const QUrl &url)
{
    return static_cast<quint16>(url.port(url.scheme() == "https"_L1 ? 443 : 80));
}

} // namespace breakerbox::net
