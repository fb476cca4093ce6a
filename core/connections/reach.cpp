// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "reach.h"

#include <base/names.h>

#include <QUrl>

#include <algorithm>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kProxyUseNames{
    Named<ProxyUse>{ProxyUse::System, u"system"},
    Named<ProxyUse>{ProxyUse::None, u"none"},
    Named<ProxyUse>{ProxyUse::Own, u"own"},
};
constexpr std::array kProxyKindNames{
    Named<ProxyKind>{ProxyKind::Http, u"http"},
    Named<ProxyKind>{ProxyKind::Socks5, u"socks5"},
};
constexpr std::array kPasswordPlaceNames{
    Named<PasswordPlace>{PasswordPlace::None, u"none"},
    Named<PasswordPlace>{PasswordPlace::Keychain, u"keychain"},
    Named<PasswordPlace>{PasswordPlace::Session, u"session"},
};

constexpr Amount kMillion = 1'000'000;
// More tokens than any month has are cut off, so that no product can overflow.
constexpr std::int64_t kMostTokens = 1'000'000'000'000;

// A login that could break out of its line, or could not be shown, is none.
bool isPlain(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isPrint() && !c.isSpace(); });
}

QString bracketed(const QString &host)
{
    return host.contains(u':') && !host.startsWith(u'[') ? u'[' + host + u']' : host;
}

} // namespace

QString ProxySettings::origin() const
{
    return "proxy-"_L1 + toName(kind) + "://"_L1 + address();
}

QString ProxySettings::address() const
{
    return bracketed(host) + u':' + QString::number(port);
}

QString ProxySettings::toText() const
{
    if (use != ProxyUse::Own)
        return toName(use);
    const QString login =
        user.isEmpty() ? QString() : QString::fromLatin1(QUrl::toPercentEncoding(user)) + u'@';
    return toName(kind) + "://"_L1 + login + address();
}

Result<ProxySettings> readProxy(const QString &typed)
{
    QString text = typed.trimmed();
    if (text.isEmpty())
        return failure(ErrorCode::InvalidInput, u"empty"_s);
    if (!text.contains("://"_L1))
        text.prepend("http://"_L1);
    const QUrl url(text, QUrl::StrictMode);
    const QString scheme = url.scheme();
    ProxySettings proxy;
    proxy.use = ProxyUse::Own;
    if (scheme == "socks5"_L1 || scheme == "socks5h"_L1)
        proxy.kind = ProxyKind::Socks5;
    else if (scheme != "http"_L1)
        return failure(ErrorCode::InvalidInput, u"scheme"_s);
    if (!url.password().isEmpty() || url.userInfo().contains(u':'))
        return failure(ErrorCode::InvalidInput, u"password"_s);
    proxy.host = url.host(QUrl::FullyEncoded);
    proxy.user = url.userName(QUrl::FullyDecoded);
    const bool bare = (url.path().isEmpty() || url.path() == "/"_L1) && !url.hasQuery();
    if (!url.isValid() || proxy.host.isEmpty() || !bare || !isPlain(proxy.user))
        return failure(ErrorCode::InvalidInput, u"host"_s);
    proxy.port = url.port();
    if (proxy.port < 1)
        return failure(ErrorCode::InvalidInput, u"port"_s);
    return proxy;
}

Amount SpendGuard::costOf(std::int64_t inputTokens, std::int64_t outputTokens) const noexcept
{
    const auto cost = [](std::int64_t tokens, Amount price) {
        const Amount whole = std::clamp<std::int64_t>(tokens, 0, kMostTokens);
        return whole / kMillion * price + (whole % kMillion * price + kMillion - 1) / kMillion;
    };
    return cost(inputTokens, inputPrice) + cost(outputTokens, outputPrice);
}

QString toName(ProxyUse use)
{
    return nameOf(kProxyUseNames, use);
}

QString toName(ProxyKind kind)
{
    return nameOf(kProxyKindNames, kind);
}

QString toName(PasswordPlace place)
{
    return nameOf(kPasswordPlaceNames, place);
}

ProxyUse proxyUseFromName(QStringView name)
{
    return valueOf(kProxyUseNames, name, ProxyUse::System);
}

ProxyKind proxyKindFromName(QStringView name)
{
    return valueOf(kProxyKindNames, name, ProxyKind::Http);
}

PasswordPlace passwordPlaceFromName(QStringView name)
{
    return valueOf(kPasswordPlaceNames, name, PasswordPlace::None);
}

} // namespace breakerbox::connections
