// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
//
// The layouts are those of https://sqlite.org/fileformat2.html, sections 1.3 and 4.
#include "filelook.h"

#include <QByteArray>
#include <QFile>
#include <QtEndian>

#include <optional>

namespace breakerbox::store {

namespace {

constexpr qsizetype kHeaderSize = 100;
constexpr qsizetype kLogHeaderSize = 32;
constexpr qsizetype kFrameHeaderSize = 24;
constexpr char kMagic[] = "SQLite format 3"; // with its NUL: 16 bytes

quint32 bigEndianAt(QByteArrayView bytes, qsizetype offset)
{
    return qFromBigEndian<quint32>(bytes.data() + offset);
}

quint32 pageSizeOf(QByteArrayView header)
{
    const quint32 size = qFromBigEndian<quint16>(header.data() + 16);
    return size == 1 ? 65536 : size;
}

// The running checksum of the log, over pairs of words in the byte order its header names.
class LogChecksum
{
public:
    explicit LogChecksum(bool bigEndian)
        : m_bigEndian(bigEndian)
    {}
    void add(QByteArrayView bytes)
    {
        for (qsizetype i = 0; i + 8 <= bytes.size(); i += 8) {
            m_first += word(bytes.data() + i) + m_second;
            m_second += word(bytes.data() + i + 4) + m_first;
        }
    }
    [[nodiscard]] bool isAt(QByteArrayView bytes, qsizetype offset) const
    {
        return bigEndianAt(bytes, offset) == m_first && bigEndianAt(bytes, offset + 4) == m_second;
    }

private:
    [[nodiscard]] quint32 word(const char *bytes) const
    {
        return m_bigEndian ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }
    bool m_bigEndian;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

// The start of page 1 as the last committed transaction of the log left it, if the log has it. The
// log is valid up to the first frame whose salt or checksum is wrong, as for SQLite.
std::optional<QByteArray> headerInLog(QFile &log)
{
    const QByteArray head = log.read(kLogHeaderSize);
    if (head.size() != kLogHeaderSize || (bigEndianAt(head, 0) & ~1U) != 0x377f0682)
        return std::nullopt;
    LogChecksum checksum((bigEndianAt(head, 0) & 1U) != 0);
    checksum.add(QByteArrayView(head).first(24));
    const auto pageSize = static_cast<qint64>(bigEndianAt(head, 8));
    if (!checksum.isAt(head, 24) || pageSize < 512 || pageSize > 65536)
        return std::nullopt;
    std::optional<QByteArray> pending;
    std::optional<QByteArray> committed;
    for (;;) {
        const QByteArray frame = log.read(kFrameHeaderSize + pageSize);
        if (frame.size() != kFrameHeaderSize + pageSize)
            return committed;
        checksum.add(QByteArrayView(frame).first(8));
        checksum.add(QByteArrayView(frame).sliced(kFrameHeaderSize));
        const bool sameSalt =
            QByteArrayView(frame).sliced(8, 8) == QByteArrayView(head).sliced(16, 8);
        if (!sameSalt || !checksum.isAt(frame, 16))
            return committed;
        if (bigEndianAt(frame, 0) == 1)
            pending = frame.sliced(kFrameHeaderSize, kHeaderSize);
        if (bigEndianAt(frame, 4) != 0 && pending)
            committed = pending;
    }
}

// Whether the fields that can only hold a few values hold one of them.
bool isSensible(QByteArrayView header)
{
    const quint32 pageSize = pageSizeOf(header);
    const quint32 encoding = bigEndianAt(header, 56);
    return header.startsWith(QByteArrayView(kMagic, sizeof kMagic)) && pageSize >= 512 &&
           (pageSize & (pageSize - 1)) == 0 && header[21] == 64 && header[22] == 32 &&
           header[23] == 32 && bigEndianAt(header, 44) <= 4 && encoding <= 3;
}

// Whether the first page would be that of a database with tables, but for its first bytes.
bool looksLikeTables(QByteArrayView page)
{
    if (page.size() <= kHeaderSize)
        return false;
    const char kind = page[kHeaderSize]; // leaf or interior page of a table
    return (kind == 0x0d || kind == 0x05) && page.contains("CREATE TABLE");
}

} // namespace

FileLook lookAt(const QString &file)
{
    FileLook look;
    QFile database(file);
    QFile log(file + QStringLiteral("-wal"));
    look.hasLog = log.size() > 0;
    if (!database.exists())
        return look;
    look.size = database.size();
    look.kind = look.size == 0 ? FileKind::Empty : FileKind::Unreadable;
    if (look.size == 0 || !database.open(QIODevice::ReadOnly))
        return look;
    look.kind = FileKind::NotADatabase;
    QByteArray page = database.read(65536);
    if (page.size() < kHeaderSize || !isSensible(page)) {
        if (looksLikeTables(page) || page.startsWith(kMagic))
            look.kind = FileKind::BrokenHeader;
        return look;
    }
    look.kind = FileKind::Database;
    const bool isCounted = bigEndianAt(page, 24) == bigEndianAt(page, 92);
    const qint64 stated = static_cast<qint64>(bigEndianAt(page, 28)) * pageSizeOf(page);
    look.cutShort = !look.hasLog && isCounted && stated > look.size;
    if (look.hasLog && log.open(QIODevice::ReadOnly)) {
        if (auto newer = headerInLog(log))
            page = *newer;
    }
    look.schema = static_cast<qint32>(bigEndianAt(page, 60));
    look.applicationId = static_cast<qint32>(bigEndianAt(page, 68));
    return look;
}

} // namespace breakerbox::store
