// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "exportreader.h"

#include "formats.h"
#include "ownformat.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::transfer {

namespace {

constexpr qsizetype kPiece = 256 * 1024;

Refusal refusalOf(const Error &error)
{
    Refusal refusal{error.code, {}, false};
    if (error.code == ErrorCode::InvalidInput)
        refusal.fault.kind = FaultKind::NotJson;
    return refusal;
}

} // namespace

std::expected<ExportReader, Refusal> ExportReader::open(const QString &file, Words words,
                                                        WallTime now, const Stop &stop,
                                                        const std::function<void(double)> &progress)
{
    auto sources = openParts(file);
    if (!sources)
        return std::unexpected(refusalOf(sources.error()));
    ExportReader reader;
    reader.m_words = std::move(words);
    reader.m_now = now;
    const auto parts = static_cast<double>(sources->size());
    for (auto &source : *sources) {
        Part part{std::move(source), {}};
        const auto done = static_cast<double>(reader.m_parts.size());
        const auto share = [&](double inside) {
            if (progress)
                progress((done + inside) / parts);
        };
        if (const auto refused = reader.check(part, stop, share))
            return std::unexpected(*refused);
        reader.m_parts.push_back(std::move(part));
    }
    bool known = false;
    for (const Part &part : reader.m_parts) {
        for (const Unit &unit : part.units) {
            known = known || unit.format != Format::Unknown;
            reader.m_bytes += unit.length;
            ++reader.m_total;
        }
    }
    if (!known) {
        Refusal refusal;
        if (reader.m_cutAt)
            refusal = {ErrorCode::InvalidInput, {FaultKind::None, *reader.m_cutAt}, true};
        else
            refusal.fault.kind = FaultKind::NotJson;
        return std::unexpected(refusal);
    }
    return reader;
}

std::optional<Refusal> ExportReader::check(Part &part, const Stop &stop,
                                           const std::function<void(double)> &progress)
{
    ExportScan scan;
    QByteArray piece(kPiece, Qt::Uninitialized);
    const auto size = static_cast<double>(std::max<qint64>(part.source->size(), 1));
    for (;;) {
        if (stop.load(std::memory_order_relaxed))
            return Refusal{ErrorCode::Cancelled, {}, false};
        const auto got = part.source->read(piece.data(), piece.size());
        if (!got)
            return refusalOf(got.error());
        if (*got == 0)
            break;
        if (!scan.feed(QByteArrayView(piece).first(*got)))
            break;
        progress(std::min(1.0, static_cast<double>(scan.position()) / size));
    }
    scan.finish();
    if (scan.fault().kind != FaultKind::None)
        return Refusal{ErrorCode::InvalidInput, scan.fault(), false};
    if (scan.isCutOff())
        m_cutAt = scan.position();
    part.units = scan.units();
    return std::nullopt;
}

Format ExportReader::format() const
{
    for (const Part &part : m_parts) {
        for (const Unit &unit : part.units) {
            if (unit.format != Format::Unknown)
                return unit.format;
        }
    }
    return Format::Unknown;
}

bool ExportReader::atEnd() const
{
    for (std::size_t part = m_part; part < m_parts.size(); ++part) {
        if ((part == m_part ? m_unit : 0) < m_parts[part].units.size())
            return false;
    }
    return true;
}

double ExportReader::progress() const
{
    return m_bytes == 0 ? 1 : static_cast<double>(m_read) / static_cast<double>(m_bytes);
}

Result<QByteArray> ExportReader::bytesOf(Part &part, const Unit &unit, const Stop &stop) const
{
    if (auto sought = part.source->seek(unit.offset); !sought)
        return std::unexpected(sought.error());
    QByteArray bytes(static_cast<qsizetype>(unit.length), Qt::Uninitialized);
    qsizetype done = 0;
    while (done < bytes.size()) {
        if (stop.load(std::memory_order_relaxed))
            return failure(ErrorCode::Cancelled);
        const auto got = part.source->read(bytes.data() + done,
                                           std::min<qsizetype>(bytes.size() - done, 4 * kPiece));
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return failure(ErrorCode::StorageFailed, u"the file became shorter"_s);
        done += *got;
    }
    return bytes;
}

Result<Imported> ExportReader::next(const Stop &stop)
{
    while (m_part < m_parts.size() && m_unit >= m_parts[m_part].units.size()) {
        ++m_part;
        m_unit = 0;
    }
    if (m_part >= m_parts.size())
        return failure(ErrorCode::NotFound);
    Part &part = m_parts[m_part];
    const Unit unit = part.units[m_unit++];
    m_read += unit.length;
    if (unit.format == Format::Unknown)
        return failure(ErrorCode::InvalidInput, u"no conversation"_s);
    const auto bytes = bytesOf(part, unit, stop);
    if (!bytes)
        return std::unexpected(bytes.error());
    return readConversation(*bytes, unit.format, m_words, m_now);
}

Result<Imported> readConversation(QByteArrayView text, Format format, const Words &words,
                                  WallTime now)
{
    JsonCursor json(text);
    if (format == Format::Breakerbox)
        return readOwn(json);
    SourceConversation source;
    source.format = format;
    switch (format) {
    case Format::ChatGpt:
        readChatGpt(json, source);
        break;
    case Format::Claude:
        readClaude(json, source);
        break;
    case Format::OpenWebUi:
        readOpenWebUi(json, source);
        break;
    case Format::LibreChat:
        readLibreChat(json, source);
        break;
    case Format::Chatbox:
        readChatbox(json, source);
        break;
    case Format::Breakerbox:
    case Format::Unknown:
        return failure(ErrorCode::InvalidInput, u"no conversation"_s);
    }
    // The same text is the same conversation, also where it has no id.
    QCryptographicHash fingerprint(QCryptographicHash::Sha1);
    if (source.id.isEmpty())
        fingerprint.addData(text);
    return fitted(std::move(source), fingerprint.result(), words, now);
}

} // namespace breakerbox::transfer
