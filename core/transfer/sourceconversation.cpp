// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "sourceconversation.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

constexpr qint64 kEarliest = 631'152'000'000; // 1990
constexpr qint64 kLatest = 7'258'118'400'000; // 2200

std::optional<WallTime> plausible(qint64 milliseconds)
{
    if (milliseconds < kEarliest || milliseconds > kLatest)
        return std::nullopt;
    return wallFromMilliseconds(milliseconds);
}

// Digits from a place on; absent if one of them is none.
std::optional<int> digits(QStringView text, qsizetype at, qsizetype count)
{
    if (at + count > text.size())
        return std::nullopt;
    int value = 0;
    for (qsizetype i = at; i < at + count; ++i) {
        const char16_t sign = text.at(i).unicode();
        if (sign < u'0' || sign > u'9')
            return std::nullopt;
        value = value * 10 + (sign - u'0');
    }
    return value;
}

// "+02:00" or "+0200" in minutes; 0 for "Z" and for nothing.
int offsetOf(QStringView zone)
{
    if (zone.isEmpty() || (zone.at(0) != u'+' && zone.at(0) != u'-'))
        return 0;
    const auto hours = digits(zone, 1, 2);
    const auto minutes = digits(zone, zone.size() > 3 && zone.at(3) == u':' ? 4 : 3, 2);
    const int value = hours.value_or(0) * 60 + minutes.value_or(0);
    return zone.at(0) == u'-' ? -value : value;
}

bool isHiddenSign(QChar sign)
{
    const char16_t code = sign.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x200b && code <= 0x200f) ||
           (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ||
           code == 0xfeff;
}

} // namespace

std::optional<WallTime> timeFromNumber(std::optional<double> number)
{
    if (!number || !std::isfinite(*number) || *number <= 0 || *number > 1e13)
        return std::nullopt;
    // A hundred thousand million seconds are in the year 5138, as milliseconds in 1973.
    const double milliseconds = *number < 1e11 ? *number * 1000 : *number;
    return plausible(static_cast<qint64>(std::llround(milliseconds)));
}

std::optional<WallTime> timeFromText(QStringView text)
{
    const auto year = digits(text, 0, 4);
    const auto month = digits(text, 5, 2);
    const auto day = digits(text, 8, 2);
    const auto hour = digits(text, 11, 2);
    const auto minute = digits(text, 14, 2);
    const auto second = digits(text, 17, 2);
    if (!year || !month || !day || !hour || !minute || !second)
        return std::nullopt;
    const std::chrono::year_month_day date(std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day)));
    if (!date.ok() || *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    qsizetype at = 19;
    int fraction = 0;
    if (at < text.size() && text.at(at) == u'.') {
        int worth = 100;
        for (++at; at < text.size() && text.at(at).isDigit(); ++at) {
            fraction += worth * text.at(at).digitValue();
            worth /= 10;
        }
    }
    const std::chrono::sys_days days = date;
    const qint64 minutes = *hour * 60 + *minute - offsetOf(text.mid(at));
    return plausible(std::chrono::milliseconds(days.time_since_epoch()).count() + minutes * 60'000 +
                     *second * 1000 + fraction);
}

QString fileName(const QString &name)
{
    constexpr qsizetype kLongest = 120;
    const qsizetype folder = std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\'));
    QString bare;
    for (const QChar sign : QStringView(name).mid(folder + 1)) {
        if (!isHiddenSign(sign))
            bare += sign;
    }
    bare = bare.simplified();
    // A drive or a stream of a file has no place in a name.
    bare = bare.mid(bare.lastIndexOf(u':') + 1);
    while (bare.startsWith(u'.'))
        bare.remove(0, 1);
    if (bare.size() > kLongest) {
        bare.truncate(kLongest);
        if (bare.back().isHighSurrogate())
            bare.chop(1);
    }
    return bare;
}

std::optional<chat::Attachment> fromDataUrl(const QString &url, const QString &name)
{
    constexpr qsizetype kLargest = 30 * 1024 * 1024;
    if (!url.startsWith("data:"_L1) || url.size() > kLargest)
        return std::nullopt;
    const qsizetype comma = url.indexOf(u',');
    const QString head = url.mid(5, comma - 5);
    if (comma < 0 || !head.endsWith(";base64"_L1))
        return std::nullopt;
    const QString type = head.section(u';', 0, 0).toLower();
    constexpr std::array kTypes{"image/png"_L1,  "image/jpeg"_L1,      "image/gif"_L1,
                                "image/webp"_L1, "application/pdf"_L1, "text/plain"_L1};
    if (std::ranges::find(kTypes, type) == kTypes.end())
        return std::nullopt;
    const auto bytes = QByteArray::fromBase64Encoding(QStringView(url).mid(comma + 1).toLatin1());
    if (!bytes || (*bytes).isEmpty())
        return std::nullopt;
    QString bare = fileName(name);
    if (bare.isEmpty())
        bare = u"file."_s + type.section(u'/', 1);
    return chat::Attachment{bare, type, *bytes};
}

} // namespace breakerbox::transfer
