// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/moments.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

namespace {

class Moments
{
    Q_DECLARE_TR_FUNCTIONS(breakerbox::ui::text::Moments)
};

using std::chrono::seconds;

QString runningClock(qint64 total)
{
    if (total < 0)
        total = 0;
    const qint64 hours = total / 3600;
    const qint64 minutes = total / 60 % 60;
    const qint64 rest = total % 60;
    const auto two = [](qint64 value) { return u"%1"_s.arg(value, 2, 10, QLatin1Char('0')); };
    if (hours > 0)
        return QString::number(hours) + u':' + two(minutes) + u':' + two(rest);
    return QString::number(minutes) + u':' + two(rest);
}

QDateTime localTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(time));
}

QString timeFormat(bool withSeconds)
{
    const bool twelve =
        QLocale().timeFormat(QLocale::ShortFormat).contains(u"AP"_s, Qt::CaseInsensitive);
    if (twelve)
        return withSeconds ? u"h:mm:ss AP"_s : u"h:mm AP"_s;
    return withSeconds ? u"HH:mm:ss"_s : u"HH:mm"_s;
}

// The form of a plural goes by a number of this size.
int plural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

// A day as the language writes it, made of its long form without the weekday.
QString longDay()
{
    static const QRegularExpression weekday(u"[\\s,،、]*\\bdddd\\b[\\s,،、]*|dddd"_s);
    return QLocale().dateFormat(QLocale::LongFormat).remove(weekday);
}

// With a short month, and without the year where that is clear.
QString dayFormat(bool withYear)
{
    static const QRegularExpression year(
        u"[\\s,،]*('[^']*'\\s*)?y{2,4}[年년]?\\.?\\s*('[^']*'\\.?)?"_s);
    QString format = longDay();
    if (!withYear)
        format.remove(year);
    return format.replace("MMMM"_L1, "MMM"_L1).replace(" 'de' "_L1, " "_L1).trimmed();
}

QString oneDecimal(double value)
{
    return QLocale().toString(value, 'f', value < 10 ? 1 : 0);
}

} // namespace

QString countdown(std::chrono::nanoseconds left)
{
    return runningClock(std::chrono::ceil<seconds>(left).count());
}

QString elapsed(std::chrono::nanoseconds gone)
{
    return runningClock(std::chrono::floor<seconds>(gone).count());
}

QString duration(Milliseconds span)
{
    const qint64 ms = span.count() < 0 ? 0 : span.count();
    const QLocale locale;
    if (ms < 1000)
        return Moments::tr("%1 ms").arg(locale.toString(ms));
    if (ms < 9950 && ms % 1000 >= 50)
        return Moments::tr("%1 s").arg(oneDecimal(static_cast<double>(ms) / 1000));
    const qint64 total = (ms + 500) / 1000;
    if (total < 120)
        return Moments::tr("%1 s").arg(locale.toString(total));
    const qint64 minutes = (total + 30) / 60;
    if (minutes < 60)
        return Moments::tr("%1 min").arg(locale.toString(minutes));
    const qint64 hours = minutes / 60;
    if (hours < 24) {
        if (minutes % 60 == 0)
            return Moments::tr("%1 h").arg(locale.toString(hours));
        return Moments::tr("%1 h %2 min")
            .arg(locale.toString(hours), locale.toString(minutes % 60));
    }
    if (hours % 24 == 0)
        return Moments::tr("%1 d").arg(locale.toString(hours / 24));
    return Moments::tr("%1 d %2 h").arg(locale.toString(hours / 24), locale.toString(hours % 24));
}

QString clockTime(WallTime time)
{
    return QLocale().toString(localTime(time).time(), timeFormat(false));
}

QString clockTimeSeconds(WallTime time)
{
    return QLocale().toString(localTime(time).time(), timeFormat(true));
}

QString dayText(QDate day)
{
    return QLocale().toString(day, dayFormat(true));
}

QString shortDay(QDate day)
{
    return QLocale().toString(day, dayFormat(false));
}

QString monthText(QDate day)
{
    static const QRegularExpression number(u"\\bd{1,2}\\b\\.?[日일]?[\\s,]*('de'\\s*)?"_s);
    return QLocale().toString(day, longDay().remove(number).trimmed());
}

QString fullTime(WallTime time)
{
    const QLocale locale;
    const QDateTime local = localTime(time);
    return Moments::tr("%1, %2").arg(dayText(local.date()),
                                     locale.toString(local.time(), timeFormat(true)));
}

QString relativeTime(WallTime time, WallTime now)
{
    const auto ago = now - time;
    if (ago < std::chrono::minutes(1) && ago > -std::chrono::minutes(1))
        return Moments::tr("just now");
    if (ago > Milliseconds(0) && ago < std::chrono::hours(1)) {
        const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(ago).count();
        return Moments::tr("%1 min ago").arg(QLocale().toString(qint64(minutes)));
    }
    if (ago > Milliseconds(0) && ago < std::chrono::hours(24)) {
        const auto hours = std::chrono::duration_cast<std::chrono::hours>(ago).count();
        return Moments::tr("%1 h ago").arg(QLocale().toString(qint64(hours)));
    }
    return dayText(localTime(time).date());
}

QString turnTime(WallTime time, WallTime now)
{
    const QDateTime local = localTime(time);
    const QDate today = localTime(now).date();
    if (local.date() == today)
        return clockTime(time);
    const QString day =
        local.date().year() == today.year() ? shortDay(local.date()) : dayText(local.date());
    return Moments::tr("%1, %2").arg(day, clockTime(time));
}

QString bytes(qint64 size)
{
    const QLocale locale;
    if (size < 1000)
        return Moments::tr("%1 B").arg(locale.toString(size < 0 ? qint64(0) : size));
    if (size < 999'500)
        return Moments::tr("%1 kB").arg(locale.toString((size + 500) / 1000));
    if (size < 999'500'000)
        return Moments::tr("%1 MB").arg(oneDecimal(static_cast<double>(size) / 1e6));
    return Moments::tr("%1 GB").arg(oneDecimal(static_cast<double>(size) / 1e9));
}

QString shortCount(qint64 count)
{
    if (count < 1000)
        return QLocale().toString(count);
    if (count < 999'500)
        return Moments::tr("%1k").arg(oneDecimal(static_cast<double>(count) / 1e3));
    return Moments::tr("%1M").arg(oneDecimal(static_cast<double>(count) / 1e6));
}

QString messages(int count)
{
    return count == 1 ? Moments::tr("1 message") : Moments::tr("%n messages", nullptr, count);
}

QString attachments(int count)
{
    return count == 1 ? Moments::tr("1 attachment") : Moments::tr("%n attachments", nullptr, count);
}

QString tokens(qint64 count)
{
    return count == 1
               ? Moments::tr("1 token")
               : Moments::tr("%1 tokens", nullptr, plural(count)).arg(QLocale().toString(count));
}

QString listed(const QStringList &parts)
{
    return parts.join(Moments::tr(", ", "between parts of a list"));
}

QString conversations(int count)
{
    return count == 1
               ? Moments::tr("1 conversation")
               : Moments::tr("%1 conversations", nullptr, count).arg(QLocale().toString(count));
}

QString models(qint64 count)
{
    return count == 1
               ? Moments::tr("1 model")
               : Moments::tr("%1 models", nullptr, plural(count)).arg(QLocale().toString(count));
}

} // namespace breakerbox::ui::text
