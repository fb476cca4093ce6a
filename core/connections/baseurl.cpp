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

// Only "api-version" may stand in a query: anything else could be a key (security.md T15). The
// "alt=sse" of a pasted Gemini endpoint is the adapter's own and goes.
Result<QString> readQuery(QStringView query, Protocol protocol)
{
    if (query.isEmpty() || (protocol == Protocol::Gemini && query == "alt=sse"_L1))
        return QString();
    const auto items = QUrlQuery(query.toString()).queryItems(QUrl::FullyDecoded);
    if (items.size() != 1 || items.first().first != "api-version"_L1)
        return refusedUrl(u"query"_s);
    QString value = items.first().second;
    const bool plain = std::all_of(value.begin(), value.end(), [](QChar c) {
        return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'-' || c == u'.' || c == u'_');
    });
    if (value.isEmpty() || value.size() > 40 || !plain)
        return refusedUrl(u"query"_s);
    return value;
}

// Single slashes, none at the end; "." and ".." are resolved here and not by a server.
QString plainPath(QStringView typed)
{
    QStringList kept;
    for (const QStringView part : typed.split(u'/', Qt::SkipEmptyParts)) {
        const QString dots = part.toString().replace("%2e"_L1, "."_L1, Qt::CaseInsensitive);
        if (dots == ".."_L1) {
            if (!kept.isEmpty())
                kept.removeLast();
        } else if (dots != "."_L1) {
            kept.append(part.toString());
        }
    }
    return kept.isEmpty() ? QString() : u'/' + kept.join(u'/');
}

// "/models/NAME:streamGenerateContent": the name ends at the colon, the base before "/models".
bool dropGeminiCall(QString &path)
{
    const qsizetype last = path.lastIndexOf(u'/');
    const QString call = path.sliced(last + 1);
    if (!call.endsWith(":generateContent"_L1) && !call.endsWith(":streamGenerateContent"_L1))
        return false;
    path.truncate(std::max<qsizetype>(last, 0));
    return true;
}

// Takes off one thing that does not belong to a base. False if there is none.
bool dropOne(QString &path, Protocol protocol)
{
    static constexpr std::array kEndpoints{
        "/chat/completions"_L1, "/responses"_L1, "/messages"_L1,
        "/models"_L1,           "/api/chat"_L1,  "/api/generate"_L1,
    };
    if (protocol == Protocol::Gemini && dropGeminiCall(path))
        return true;
    for (const QLatin1StringView endpoint : kEndpoints) {
        if (path.endsWith(endpoint)) {
            path.chop(endpoint.size());
            return true;
        }
    }
    // Ollama's native base has no version; Anthropic's neither, its adapter adds it.
    const bool bare = protocol == Protocol::Ollama || protocol == Protocol::Anthropic;
    if (path.endsWith("/v1/v1"_L1) || (bare && path.endsWith("/v1"_L1))) {
        path.chop(3);
        return true;
    }
    return false;
}

// Azure's endpoints of a resource: the bare host is not where the interface begins (providers.md
// 4).
bool isAzureResource(const QString &host)
{
    return host.endsWith(".openai.azure.com"_L1) || host.endsWith(".services.ai.azure.com"_L1) ||
           host.endsWith(".cognitiveservices.azure.com"_L1);
}

QString startingPath(const QString &host, const QString &apiVersion)
{
    if (!isAzureResource(host))
        return u"/v1"_s;
    return apiVersion.isEmpty() ? u"/openai/v1"_s : u"/openai"_s;
}

QString readPath(QStringView typed, Protocol protocol, const QString &start)
{
    QString path = plainPath(typed);
    while (dropOne(path, protocol)) {
    }
    if (!path.isEmpty())
        return path;
    if (protocol == Protocol::Gemini)
        return u"/v1beta"_s;
    const bool versioned =
        protocol == Protocol::OpenAiChat || protocol == Protocol::OpenAiResponses;
    return versioned ? start : path;
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
    const auto apiVersion = readQuery(parts->query, protocol);
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
    const QString start = startingPath(host->host, *apiVersion);
    result.url.setPath(readPath(parts->path, protocol, start), QUrl::TolerantMode);
    const QString kept = result.url.toString(QUrl::FullyEncoded);
    if (!result.url.isValid() || result.url.host().isEmpty() || kept.size() > kLongestUrl)
        return refusedUrl(u"host"_s);
    // As it will be read from where it is stored: characters that are none stay encoded then.
    result.url = QUrl(kept, QUrl::StrictMode);
    // Qt knows spellings of addresses that are no address to us ("0b0" is 0.0.0.0): what is asked
    // in the end has to be what was judged (T17).
    if (classifyHost(result.url) != result.host)
        return refusedUrl(u"host"_s);
    result.changed = kept != typed;
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
