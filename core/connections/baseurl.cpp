// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "baseurl.h"

#include "address.h"
#include "hosttext.h"

#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestUrl = 2048;

std::unexpected<Error> refusedUrl(const QString &why)
{
    return failure(ErrorCode::InvalidUrl, why);
}

// What was typed, cut into its parts by the letter. QUrl would repair much of it in silence.
struct Parts
{
    QString scheme; // empty = none typed
    QStringView authority;
    QStringView path;
    QStringView query;
};

// Blanks and the invisible signs that copying brings along, at both ends only.
QStringView trimmedEnds(QStringView text)
{
    const auto isDust = [](QChar c) {
        return c.isSpace() || c == u'\u200b' || c == u'\ufeff' || c == u'\u2060';
    };
    while (!text.isEmpty() && isDust(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isDust(text.back()))
        text.chop(1);
    return text;
}

bool isSchemeWord(QStringView text)
{
    return !text.isEmpty() && text.front().isLetter() &&
           std::all_of(text.begin(), text.end(), [](QChar c) {
               return c.unicode() < 0x80 &&
                      (c.isLetterOrNumber() || c == u'+' || c == u'-' || c == u'.');
           });
}

// "localhost:11434" has no scheme; "file:/etc" and "mailto:me" have one.
bool startsWithPort(QStringView text)
{
    qsizetype digits = 0;
    while (digits < text.size() && text[digits] >= u'0' && text[digits] <= u'9')
        ++digits;
    return digits > 0 && (digits == text.size() || u"/?#@"_s.contains(text[digits]));
}

Result<Parts> split(QStringView text)
{
    Parts parts;
    const qsizetype colon = text.indexOf(u':');
    if (colon > 0 && isSchemeWord(text.first(colon)) && !startsWithPort(text.sliced(colon + 1))) {
        parts.scheme = text.first(colon).toString().toLower();
        if (parts.scheme != "http"_L1 && parts.scheme != "https"_L1)
            return refusedUrl(u"scheme"_s);
        text = text.sliced(colon + 1);
        if (!text.startsWith("//"_L1))
            return refusedUrl(u"host"_s);
        text = text.sliced(2);
    } else if (text.startsWith("//"_L1)) {
        return refusedUrl(u"scheme"_s);
    }
    if (const qsizetype hash = text.indexOf(u'#'); hash >= 0)
        text = text.first(hash);
    if (const qsizetype mark = text.indexOf(u'?'); mark >= 0) {
        parts.query = text.sliced(mark + 1);
        text = text.first(mark);
    }
    const qsizetype slash = text.indexOf(u'/');
    parts.authority = slash < 0 ? text : text.first(slash);
    parts.path = slash < 0 ? QStringView() : text.sliced(slash);
    return parts;
}

struct HostPort
{
    QStringView host;
    int port = -1;
};

Result<HostPort> splitPort(QStringView authority)
{
    HostPort result{authority, -1};
    const qsizetype bracket = authority.lastIndexOf(u']');
    const qsizetype colon = authority.lastIndexOf(u':');
    if (colon <= bracket)
        return result;
    result.host = authority.first(colon);
    const QStringView digits = authority.sliced(colon + 1);
    if (digits.isEmpty())
        return result;
    const bool plain = digits.size() <= 5 && std::all_of(digits.begin(), digits.end(), [](QChar c) {
                           return c >= u'0' && c <= u'9';
                       });
    result.port = plain ? digits.toInt() : 0;
    if (result.port < 1 || result.port > 65535)
        return refusedUrl(u"host"_s);
    return result;
}

// Only "api-version" may stand in a query: anything else could be a key (security.md T15).
Result<QString> readQuery(QStringView query)
{
    if (query.isEmpty())
        return QString();
    const auto items = QUrlQuery(query.toString()).queryItems(QUrl::FullyDecoded);
    if (items.size() != 1 || items.first().first != "api-version"_L1)
        return refusedUrl(u"query"_s);
    const QString value = items.first().second;
    const bool plain = std::all_of(value.begin(), value.end(), [](QChar c) {
        return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'-' || c == u'.' || c == u'_');
    });
    if (value.isEmpty() || value.size() > 40 || !plain)
        return refusedUrl(u"query"_s);
    return value;
}

void dropTrailingSlashes(QString &path)
{
    while (path.endsWith(u'/'))
        path.chop(1);
}

bool dropSuffix(QString &path, QLatin1StringView suffix)
{
    if (!path.endsWith(suffix))
        return false;
    path.chop(suffix.size());
    dropTrailingSlashes(path);
    return true;
}

QString readPath(QStringView typed, Protocol protocol)
{
    static constexpr std::array kEndpoints{
        "/chat/completions"_L1, "/responses"_L1, "/messages"_L1,
        "/models"_L1,           "/api/chat"_L1,  "/api/generate"_L1,
    };
    QString path = typed.toString();
    while (path.contains("//"_L1))
        path.replace("//"_L1, "/"_L1);
    dropTrailingSlashes(path);
    for (const QLatin1StringView endpoint : kEndpoints) {
        if (dropSuffix(path, endpoint))
            break;
    }
    while (path.endsWith("/v1/v1"_L1))
        path.chop(3);
    switch (protocol) {
    case Protocol::OpenAiChat:
    case Protocol::OpenAiResponses:
        if (path.isEmpty())
            path = u"/v1"_s;
        break;
    case Protocol::Ollama:
    case Protocol::Anthropic: // the adapter adds it
        dropSuffix(path, "/v1"_L1);
        break;
    case Protocol::Gemini:
    case Protocol::Unknown:
        break;
    }
    return path;
}

} // namespace

Result<ReadBaseUrl> readBaseUrl(const QString &typed, Protocol protocol)
{
    const QStringView text = trimmedEnds(typed);
    if (text.isEmpty())
        return refusedUrl(u"empty"_s);
    const bool broken = std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.isSpace() || c.unicode() < 0x20 || c.unicode() == 0x7f || c == u'\\';
    });
    if (text.size() > kLongestUrl || broken)
        return refusedUrl(u"host"_s);
    const auto parts = split(text);
    if (!parts)
        return std::unexpected(parts.error());
    if (parts->authority.contains(u'@'))
        return refusedUrl(u"user_info"_s);
    const auto hostPort = splitPort(parts->authority);
    if (!hostPort)
        return std::unexpected(hostPort.error());
    const auto host = readHost(hostPort->host);
    if (!host)
        return std::unexpected(host.error());
    const auto apiVersion = readQuery(parts->query);
    if (!apiVersion)
        return std::unexpected(apiVersion.error());

    QString scheme = parts->scheme;
    if (scheme.isEmpty())
        scheme = host->kind == HostClass::Public ? u"https"_s : u"http"_s;
    if (scheme == "http"_L1 && host->kind == HostClass::Public)
        return refusedUrl(host->lookAlike ? u"look_alike"_s : u"public_http"_s);

    ReadBaseUrl result;
    result.host = host->kind;
    result.lookAlike = host->lookAlike;
    result.apiVersion = *apiVersion;
    result.url.setScheme(scheme);
    result.url.setHost(host->host);
    result.url.setPort(hostPort->port == (scheme == "https"_L1 ? 443 : 80) ? -1 : hostPort->port);
    result.url.setPath(readPath(parts->path, protocol), QUrl::TolerantMode);
    // ".." in what was typed is resolved here, not by a server.
    result.url = result.url.adjusted(QUrl::NormalizePathSegments | QUrl::StripTrailingSlash);
    if (!result.url.isValid() || result.url.host().isEmpty())
        return refusedUrl(u"host"_s);
    result.changed = result.url.toString(QUrl::FullyEncoded) != typed;
    return result;
}

HostClass classifyHost(const QUrl &url)
{
    if (!url.isValid())
        return HostClass::Invalid;
    const QString scheme = url.scheme();
    if ((scheme != "http"_L1 && scheme != "https"_L1) || !url.userInfo().isEmpty())
        return HostClass::Refused;
    return classOfWireHost(wireHost(url));
}

HostClass classifyAddress(const QString &literal)
{
    const auto address = literal.contains(u':') ? readVersion6(literal) : readVersion4(literal);
    return address ? classOf(*address) : HostClass::Invalid;
}

} // namespace breakerbox::connections
