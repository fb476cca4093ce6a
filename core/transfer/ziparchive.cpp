// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// The layout is PKWARE's APPNOTE.TXT, sections 4.3.6 to 4.3.16.
#include "ziparchive.h"

#include <QtEndian>

#include <zlib.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

constexpr quint32 kLocalHeader = 0x04034b50;
constexpr quint32 kDirectoryEntry = 0x02014b50;
constexpr quint32 kDirectoryEnd = 0x06054b50;
constexpr qint64 kLongestDirectory = 64LL * 1024 * 1024;
constexpr quint16 kStored = 0;
constexpr quint16 kDeflated = 8;

quint32 four(const char *at)
{
    return qFromLittleEndian<quint32>(at);
}

quint16 two(const char *at)
{
    return qFromLittleEndian<quint16>(at);
}

std::unexpected<Error> damaged()
{
    return failure(ErrorCode::InvalidInput, u"the zip is damaged"_s);
}

class PackedSource final : public ByteSource
{
public:
    PackedSource(std::unique_ptr<QFile> file, qint64 begin, const ZipArchive::Entry &entry)
        : m_file(std::move(file)),
          m_begin(begin),
          m_packed(entry.packed),
          m_size(entry.size),
          m_deflated(entry.method == kDeflated)
    {
        m_sound = rewind();
    }
    ~PackedSource() override { inflateEnd(&m_stream); }

    qint64 size() const override { return m_size; }

    Result<qsizetype> read(char *into, qsizetype most) override
    {
        if (!m_sound)
            return damaged();
        const auto got = m_deflated ? readDeflated(into, most) : readStored(into, most);
        if (got)
            m_position += *got;
        return got;
    }

    Result<void> seek(qint64 position) override
    {
        if (position < m_position)
            m_sound = rewind();
        QByteArray passed(64 * 1024, Qt::Uninitialized);
        while (m_position < position) {
            const auto got = read(passed.data(), static_cast<qsizetype>(std::min<qint64>(
                                                     passed.size(), position - m_position)));
            if (!got)
                return std::unexpected(got.error());
            if (*got == 0)
                return damaged();
        }
        return {};
    }

private:
    bool rewind()
    {
        inflateEnd(&m_stream);
        m_stream = {};
        m_position = 0;
        m_left = m_packed;
        m_ended = false;
        return m_file->seek(m_begin) && inflateInit2(&m_stream, -MAX_WBITS) == Z_OK;
    }

    Result<qsizetype> readStored(char *into, qsizetype most)
    {
        const qint64 got = m_file->read(into, std::min<qint64>(most, m_left));
        if (got < 0)
            return failure(ErrorCode::StorageFailed, m_file->errorString());
        m_left -= got;
        return static_cast<qsizetype>(got);
    }

    Result<qsizetype> readDeflated(char *into, qsizetype most)
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(into);
        m_stream.avail_out = static_cast<uInt>(std::min<qsizetype>(most, 1 << 30));
        const uInt wanted = m_stream.avail_out;
        while (m_stream.avail_out > 0 && !m_ended) {
            if (m_stream.avail_in == 0 && m_left > 0) {
                const qint64 got =
                    m_file->read(m_input.data(), std::min<qint64>(m_input.size(), m_left));
                if (got < 0)
                    return failure(ErrorCode::StorageFailed, m_file->errorString());
                m_left = got == 0 ? 0 : m_left - got;
                m_stream.next_in = reinterpret_cast<Bytef *>(m_input.data());
                m_stream.avail_in = static_cast<uInt>(got);
            }
            const bool starved = m_stream.avail_in == 0;
            const int code = inflate(&m_stream, Z_NO_FLUSH);
            m_ended = code == Z_STREAM_END || (starved && code == Z_BUF_ERROR);
            if (!m_ended && code != Z_OK && code != Z_BUF_ERROR)
                return damaged();
        }
        return static_cast<qsizetype>(wanted - m_stream.avail_out);
    }

    std::unique_ptr<QFile> m_file;
    qint64 m_begin;
    qint64 m_packed;
    qint64 m_size;
    bool m_deflated;
    bool m_sound = false;
    bool m_ended = false;
    qint64 m_left = 0; // packed bytes not read yet
    qint64 m_position = 0;
    QByteArray m_input = QByteArray(64 * 1024, Qt::Uninitialized);
    z_stream m_stream{};
};

} // namespace

bool ZipArchive::looksLikeOne(QFile &file)
{
    return file.seek(0) && file.read(4) == "PK\x03\x04";
}

Result<ZipArchive> ZipArchive::read(QFile &file)
{
    constexpr qint64 kEndSize = 22;
    const qint64 tailSize = std::min<qint64>(file.size(), kEndSize + 0xffff);
    if (!file.seek(file.size() - tailSize))
        return damaged();
    const QByteArray tail = file.read(tailSize);
    qsizetype end = tail.size() - kEndSize;
    while (end >= 0 && four(tail.data() + end) != kDirectoryEnd)
        --end;
    if (end < 0)
        return damaged();
    const qint64 length = four(tail.data() + end + 12);
    const qint64 begin = four(tail.data() + end + 16);
    if (length > kLongestDirectory || begin + length > file.size() || !file.seek(begin))
        return damaged();
    const QByteArray directory = file.read(length);
    ZipArchive archive;
    constexpr qsizetype kFixed = 46;
    for (qsizetype at = 0; at + kFixed <= directory.size();) {
        const char *row = directory.data() + at;
        const qsizetype nameLength = two(row + 28);
        const qsizetype whole = kFixed + nameLength + two(row + 30) + two(row + 32);
        if (four(row) != kDirectoryEntry || at + whole > directory.size())
            return damaged();
        const bool encrypted = (two(row + 8) & 1) != 0;
        Entry entry{QString::fromUtf8(row + kFixed, nameLength), two(row + 10), four(row + 20),
                    four(row + 24), four(row + 42)};
        if (!encrypted && (entry.method == kStored || entry.method == kDeflated))
            archive.m_entries.push_back(std::move(entry));
        at += whole;
    }
    return archive;
}

Result<std::unique_ptr<ByteSource>> ZipArchive::open(const QString &file, const Entry &entry)
{
    constexpr qint64 kFixed = 30;
    auto opened = std::make_unique<QFile>(file);
    if (!opened->open(QIODevice::ReadOnly) || !opened->seek(entry.header))
        return failure(ErrorCode::StorageFailed, opened->errorString());
    const QByteArray header = opened->read(kFixed);
    if (header.size() != kFixed || four(header.data()) != kLocalHeader)
        return damaged();
    const qint64 begin = entry.header + kFixed + two(header.data() + 26) + two(header.data() + 28);
    if (begin + entry.packed > opened->size())
        return damaged();
    return std::make_unique<PackedSource>(std::move(opened), begin, entry);
}

} // namespace breakerbox::transfer
