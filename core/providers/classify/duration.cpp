// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "duration.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <cmath>
#include <limits>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;

namespace {

constexpr double kYearSeconds = 365.0 * 86400;

// Seconds per unit; 0 for a unit nobody uses. "ms" is looked for before "m".
double unitSeconds(QStringView unit)
{
    if (unit == u"ms")
        return 0.001;
    if (unit == u"s")
        return 1;
    if (unit == u"m")
        return 60;
    if (unit == u"h")
        return 3600;
    if (unit == u"d")
        return 86400;
    return 0;
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

// Takes "<digits>[.<digits>]" from the front of text; nan if it does not begin so.
double takeDecimal(QStringView &text)
{
    qsizetype end = 0;
    bool dot = false;
    while (end < text.size() && (isDigit(text[end]) || (text[end] == u'.' && !dot && end > 0))) {
        dot = dot || text[end] == u'.';
        ++end;
    }
    if (end == 0 || end > 40)
        return std::numeric_limits<double>::quiet_NaN();
    bool ok = false;
    const double number = text.first(end).toDouble(&ok);
    text = text.sliced(end);
    return ok ? number : std::numeric_limits<double>::quiet_NaN();
}

QStringView takeUnit(QStringView &text)
{
    qsizetype end = 0;
    while (end < text.size() && text[end].isLetter())
        ++end;
    const QStringView unit = text.first(end);
    text = text.sliced(end);
    return unit;
}

WallTime wallOf(const QDateTime &time)
{
    return wallFromMilliseconds(time.toMSecsSinceEpoch());
}

} // namespace

std::optional<Milliseconds> fromSeconds(double seconds)
{
    if (!(seconds > 0))
        return std::nullopt;
    // A hair below a whole millisecond is binary noise, not time.
    const double bounded = std::min(seconds, kYearSeconds);
    return Milliseconds(static_cast<qint64>(std::ceil(bounded * 1000 - 1e-6)));
}

std::optional<Milliseconds> readDuration(QStringView text)
{
    text = text.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    double seconds = 0;
    bool first = true;
    while (!text.isEmpty()) {
        const double number = takeDecimal(text);
        if (std::isnan(number))
            return std::nullopt;
        const QStringView unit = takeUnit(text);
        if (unit.isEmpty() && first && text.isEmpty())
            return fromSeconds(number);
        const double factor = unitSeconds(unit);
        if (factor == 0)
            return std::nullopt;
        seconds += number * factor;
        first = false;
    }
    return fromSeconds(seconds);
}

std::optional<WallTime> readHttpDate(QByteArrayView text)
{
    static const QRegularExpression shape(
        uR"(^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$)"_s);
    const QString value = QString::fromLatin1(text.trimmed());
    if (value.size() > 32 || !shape.match(value).hasMatch())
        return std::nullopt;
    QDateTime time = QLocale::c().toDateTime(value.sliced(5).chopped(4), u"dd MMM yyyy HH:mm:ss"_s);
    time.setTimeSpec(Qt::UTC);
    if (!time.isValid())
        return std::nullopt;
    return wallOf(time);
}

std::optional<WallTime> readInstant(QByteArrayView text)
{
    static const QRegularExpression shape(
        uR"(^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$)"_s);
    const QString value = QString::fromLatin1(text.trimmed());
    if (value.size() > 40 || !shape.match(value).hasMatch())
        return std::nullopt;
    const QDateTime time = QDateTime::fromString(value, Qt::ISODateWithMs);
    if (!time.isValid())
        return std::nullopt;
    return wallOf(time);
}

std::optional<qint64> readDigits(QByteArrayView text)
{
    text = text.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    qint64 number = 0;
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        const qint64 digit = c - '0';
        number = number > (most - digit) / 10 ? most : number * 10 + digit;
    }
    return number;
}

} // namespace breakerbox::providers::classify
