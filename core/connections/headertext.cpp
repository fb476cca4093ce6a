// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "headertext.h"

#include <algorithm>
#include <array>

namespace breakerbox::connections {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestValue = 8192;
constexpr qsizetype kLongestName = 100;

constexpr std::array kReserved{
    "host"_L1,
    "content-length"_L1,
    "content-type"_L1,
    "content-encoding"_L1,
    "connection"_L1,
    "transfer-encoding"_L1,
    "te"_L1,
    "trailer"_L1,
    "upgrade"_L1,
    "expect"_L1,
    "keep-alive"_L1,
    "accept"_L1,
    "accept-encoding"_L1,
    "user-agent"_L1,
    "proxy-connection"_L1,
};

constexpr std::array kCredentials{
    "authorization"_L1, "proxy-authorization"_L1, "x-api-key"_L1, "api-key"_L1, "x-goog-api-key"_L1,
    "cookie"_L1,        "x-auth-token"_L1,
};

template <std::size_t N>
bool isOneOf(const std::array<QLatin1StringView, N> &words, const QString &lower)
{
    return std::any_of(words.begin(), words.end(),
                       [&lower](QLatin1StringView word) { return lower == word; });
}

bool isTokenCharacter(QChar c)
{
    return c.unicode() > 0x20 && c.unicode() < 0x7f && !u"()<>@,;:\\\"/[]?={}"_s.contains(c);
}

} // namespace

Result<ExtraHeader> readHeader(const QString &name, const QString &value)
{
    const QString cleanName = name.trimmed();
    const QString cleanValue = value.trimmed();
    if (cleanName.isEmpty() || cleanName.size() > kLongestName ||
        !std::all_of(cleanName.begin(), cleanName.end(), isTokenCharacter))
        return failure(ErrorCode::InvalidInput, u"name"_s);
    const QString lower = cleanName.toLower();
    if (isOneOf(kReserved, lower))
        return failure(ErrorCode::InvalidInput, u"reserved"_s);
    if (isOneOf(kCredentials, lower))
        return failure(ErrorCode::InvalidInput, u"credential"_s);
    if (cleanValue.size() > kLongestValue)
        return failure(ErrorCode::TooLarge, QString::number(kLongestValue));
    if (!std::all_of(cleanValue.begin(), cleanValue.end(),
                     [](QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x7f; }))
        return failure(ErrorCode::InvalidInput, u"value"_s);
    return ExtraHeader{cleanName.toLatin1(), cleanValue.toLatin1()};
}

Result<ExtraHeader> readHeaderLine(const QString &line)
{
    const qsizetype colon = line.indexOf(u':');
    if (colon < 0)
        return failure(ErrorCode::InvalidInput, u"name"_s);
    return readHeader(line.first(colon), line.sliced(colon + 1));
}

Result<QString> readOrganisation(const QString &typed)
{
    QString clean = typed.trimmed();
    if (clean.size() > 200)
        return failure(ErrorCode::TooLarge, u"200"_s);
    if (!std::all_of(clean.begin(), clean.end(),
                     [](QChar c) { return c.unicode() > 0x20 && c.unicode() < 0x7f; }))
        return failure(ErrorCode::InvalidInput, u"value"_s);
    return clean;
}

} // namespace breakerbox::connections
