// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "headerlines.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

std::expected<std::vector<connections::ExtraHeader>, int> readHeaderLines(const QString &lines)
{
    static const QRegularExpression kLine(u"^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ ]*([\\x21-\\x7e]"
                                          "(?:[\\x20-\\x7e]*[\\x21-\\x7e])?)$"_s);
    static const QStringList kOurs{
        u"authorization"_s, u"x-api-key"_s,      u"x-goog-api-key"_s,  u"api-key"_s,
        u"host"_s,          u"content-length"_s, u"content-type"_s,    u"cookie"_s,
        u"connection"_s,    u"user-agent"_s,     u"accept-encoding"_s, u"transfer-encoding"_s};
    std::vector<connections::ExtraHeader> headers;
    int number = 0;
    for (const QString &line : lines.split(u'\n')) {
        ++number;
        const QString trimmed = line.trimmed();
        if (trimmed.isEmpty())
            continue;
        const auto match = kLine.match(trimmed);
        if (!match.hasMatch() || kOurs.contains(match.captured(1).toLower()))
            return std::unexpected(number);
        headers.push_back({match.captured(1).toLatin1(), match.captured(2).toLatin1()});
    }
    return headers;
}

QString headerLines(const std::vector<connections::ExtraHeader> &headers)
{
    QStringList lines;
    for (const auto &header : headers)
        lines.append(
            u"%1: %2"_s.arg(QString::fromLatin1(header.name), QString::fromLatin1(header.value)));
    return lines.join(u'\n');
}

} // namespace breakerbox::ui
