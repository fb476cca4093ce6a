// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "console.h"

#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace breakerbox::app {

namespace {

bool writeTo(FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const auto size = static_cast<size_t>(bytes.size());
    const bool written = std::fwrite(bytes.constData(), 1, size, stream) == size;
    return std::fflush(stream) == 0 && written;
}

QString jsonLine(const QJsonDocument &document)
{
    return QString::fromUtf8(document.toJson(QJsonDocument::Compact)) + QLatin1Char('\n');
}

bool isControl(QChar c)
{
    const char16_t code = c.unicode();
    const bool bidi = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return bidi || code == 0x7f || (code >= 0x80 && code < 0xa0) ||
           (code < 0x20 && code != u'\n' && code != u'\t');
}

// Columns of a terminal: signs of Chinese, Japanese and Korean take two.
qsizetype columnsOf(const QString &text)
{
    constexpr std::array<std::pair<char32_t, char32_t>, 8> kWide{{{0x1100, 0x115f},
                                                                  {0x2e80, 0x303e},
                                                                  {0x3041, 0xa4cf},
                                                                  {0xac00, 0xd7a3},
                                                                  {0xf900, 0xfaff},
                                                                  {0xfe30, 0xfe6f},
                                                                  {0xff00, 0xff60},
                                                                  {0x1f300, 0x3fffd}}};
    qsizetype columns = 0;
    for (const char32_t sign : text.toUcs4()) {
        const bool wide = std::ranges::any_of(kWide, [sign](const auto &range) {
            return sign >= range.first && sign <= range.second;
        });
        columns += wide ? 2 : 1;
    }
    return columns;
}

} // namespace

QString Console::harmless(const QString &text)
{
    QString shown = text;
    for (QChar &c : shown) {
        if (isControl(c))
            c = QChar::ReplacementCharacter;
    }
    return shown;
}

void Console::write(const QString &text) const
{
    m_sound = writeTo(stdout, text) && m_sound;
}

void Console::print(const QString &text) const
{
    write(text);
}

void Console::printLine(const QString &text) const
{
    write(text + QLatin1Char('\n'));
}

void Console::printJson(const QJsonObject &object) const
{
    write(jsonLine(QJsonDocument(object)));
}

void Console::printJson(const QJsonArray &array) const
{
    write(jsonLine(QJsonDocument(array)));
}

void Console::complain(const QString &sentence) const
{
    writeTo(stderr, QLatin1String("breakerbox: ") + harmless(sentence) + QLatin1Char('\n'));
}

void Console::printTable(const QList<QStringList> &rows) const
{
    QList<qsizetype> widths;
    for (const QStringList &row : rows) {
        for (qsizetype column = 0; column < row.size(); ++column) {
            if (column >= widths.size())
                widths.append(0);
            widths[column] = std::max(widths[column], columnsOf(row.at(column)));
        }
    }
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype column = 0; column < row.size(); ++column) {
            const QString cell = harmless(row.at(column)).replace(u'\n', u' ');
            line += cell;
            if (column + 1 < row.size())
                line += QString(widths.at(column) + 2 - columnsOf(cell), u' ');
        }
        printLine(line);
    }
}

ExitCode exitCodeOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Busy:
        return ExitCode::Held;
    case ErrorCode::SecretLocked:
    case ErrorCode::SecretStoreUnavailable:
    case ErrorCode::SecretMissing:
    case ErrorCode::InvalidKey:
        return ExitCode::Credential;
    case ErrorCode::InvalidUrl:
    case ErrorCode::InvalidInput:
    case ErrorCode::NotFound:
    case ErrorCode::TooLarge:
        return ExitCode::BadInput;
    case ErrorCode::ConnectionNotFound:
    case ErrorCode::ConnectionDisabled:
    case ErrorCode::NotAllowed:
        return ExitCode::Configuration;
    case ErrorCode::StorageDelayed:
    case ErrorCode::DiskFull:
    case ErrorCode::ReadOnly:
    case ErrorCode::StorageFailed:
    case ErrorCode::StorageCorrupt:
    case ErrorCode::NewerSchema:
        return ExitCode::Storage;
    case ErrorCode::Unknown:
    case ErrorCode::TimedOut:
    case ErrorCode::NetworkFailed:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal:
        break;
    }
    return ExitCode::AttemptFailed;
}

} // namespace breakerbox::app
