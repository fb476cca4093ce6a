// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "attachedfile.h"

#include <QFile>
#include <QFileInfo>
#include <QStringConverter>

#include <algorithm>
#include <array>

namespace breakerbox::flows {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kPdfHeadWithin = 1024; // what readers of PDF allow before its head
constexpr qsizetype kLongestName = 200;

QString imageType(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return u"image/png"_s;
    if (bytes.startsWith("\xff\xd8\xff"))
        return u"image/jpeg"_s;
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return u"image/gif"_s;
    if (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP")
        return u"image/webp"_s;
    return {};
}

bool isPdf(const QByteArray &bytes)
{
    return QByteArrayView(bytes).first(std::min(bytes.size(), kPdfHeadWithin)).contains("%PDF-");
}

bool claimsToBeNoText(const QString &suffix)
{
    static constexpr std::array kOthers{u"png", u"jpg", u"jpeg", u"gif", u"webp", u"pdf"};
    return std::ranges::any_of(kOthers,
                               [&](const char16_t *other) { return suffix == QStringView(other); });
}

// The kinds of text that services tell apart; all others are plain.
QString textType(const QString &suffix)
{
    if (suffix == u"md" || suffix == u"markdown")
        return u"text/markdown"_s;
    if (suffix == u"csv")
        return u"text/csv"_s;
    if (suffix == u"html" || suffix == u"htm")
        return u"text/html"_s;
    if (suffix == u"json")
        return u"application/json"_s;
    if (suffix == u"xml")
        return u"application/xml"_s;
    return u"text/plain"_s;
}

// As UTF-8 without a byte order mark; nothing if it is no text.
std::optional<QByteArray> asText(const QByteArray &bytes)
{
    const auto known = QStringConverter::encodingForData(bytes);
    QStringDecoder decoder(known.value_or(QStringConverter::Utf8));
    const QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar(0)))
        return std::nullopt;
    return text.toUtf8();
}

QString cleanName(const QString &name)
{
    QString clean = name.section(u'/', -1).section(u'\\', -1);
    clean.removeIf([](QChar c) {
        const auto category = c.category();
        return category == QChar::Other_Control || category == QChar::Other_Format ||
               category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
    });
    clean = clean.simplified();
    if (clean.size() > kLongestName) {
        // The end of a name says what it is.
        const QString suffix = clean.right(12);
        clean.truncate(kLongestName - suffix.size());
        if (clean.back().isHighSurrogate())
            clean.chop(1);
        clean += suffix;
    }
    return clean.isEmpty() ? u"file"_s : clean;
}

} // namespace

std::expected<chat::Attachment, FileTrouble> attachedFile(const QString &name,
                                                          const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return std::unexpected(FileTrouble::Empty);
    if (bytes.size() > kMostFileBytes)
        return std::unexpected(FileTrouble::TooLarge);
    chat::Attachment file;
    file.name = cleanName(name);
    file.bytes = bytes;
    file.mediaType = imageType(bytes);
    if (!file.mediaType.isEmpty())
        return file;
    if (isPdf(bytes)) {
        file.mediaType = u"application/pdf"_s;
        return file;
    }
    const QString suffix = QFileInfo(file.name).suffix().toLower();
    if (claimsToBeNoText(suffix))
        return std::unexpected(FileTrouble::Misnamed);
    auto text = asText(bytes);
    if (!text)
        return std::unexpected(FileTrouble::Kind);
    file.bytes = *std::move(text);
    file.mediaType = textType(suffix);
    return file;
}

std::expected<chat::Attachment, FileTrouble> readAttachedFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    // A pipe or a device could give bytes for ever.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return std::unexpected(FileTrouble::Unreadable);
    if (file.size() > kMostFileBytes)
        return std::unexpected(FileTrouble::TooLarge);
    const QByteArray bytes = file.read(kMostFileBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(FileTrouble::Unreadable);
    return attachedFile(info.fileName(), bytes);
}

FileTrouble roomBeside(const std::vector<chat::Attachment> &others, const chat::Attachment &file)
{
    if (std::ssize(others) >= kMostFiles)
        return FileTrouble::TooMany;
    qint64 bytes = file.bytes.size();
    for (const chat::Attachment &other : others)
        bytes += other.bytes.size();
    return bytes > kMostAttachedBytes ? FileTrouble::TooMuch : FileTrouble::None;
}

} // namespace breakerbox::flows
