// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "responsereader.h"

#include <algorithm>
#include <optional>

namespace breakerbox::net {

namespace {

constexpr qsizetype kMaximumChunkLine = 4 * 1024;

// Where the blank line that ends a head is over; -1 if it is not there yet.
qsizetype endOfHead(const QByteArray &bytes, qsizetype from)
{
    for (qsizetype at = bytes.indexOf('\n', from); at >= 0; at = bytes.indexOf('\n', at + 1)) {
        if (at + 1 < bytes.size() && bytes.at(at + 1) == '\n')
            return at + 2;
        if (at + 2 < bytes.size() && bytes.at(at + 1) == '\r' && bytes.at(at + 2) == '\n')
            return at + 3;
    }
    return -1;
}

std::optional<int> statusOf(QByteArrayView line)
{
    // "HTTP/1.1 200" and anything after a blank.
    if (!line.startsWith("HTTP/1.") || line.size() < 12 || line[8] != ' ' ||
        (line.size() > 12 && line[12] != ' '))
        return std::nullopt;
    int status = 0;
    for (const char digit : line.sliced(9, 3)) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        status = status * 10 + (digit - '0');
    }
    return status < 100 ? std::nullopt : std::optional(status);
}

std::optional<qint64> numberOf(QByteArrayView text, int base)
{
    text = text.trimmed();
    if (text.isEmpty() || text.size() > 15)
        return std::nullopt;
    qint64 value = 0;
    for (const char c : text) {
        const char low = static_cast<char>(c | 0x20);
        int digit = -1;
        if (c >= '0' && c <= '9')
            digit = c - '0';
        else if (base == 16 && low >= 'a' && low <= 'f')
            digit = low - 'a' + 10;
        if (digit < 0)
            return std::nullopt;
        value = value * base + digit;
    }
    return value;
}

} // namespace

ResponseReader::State ResponseReader::feed(QByteArrayView bytes, const Sink &sink)
{
    while (!bytes.isEmpty() && !m_stopped) {
        if (m_state == State::Head)
            bytes = feedHead(bytes, sink);
        else if (m_state != State::Body)
            break;
        else if (m_framing == Framing::Chunked)
            bytes = feedChunked(bytes, sink);
        else
            bytes = takeBody(bytes, sink);
    }
    return m_state;
}

ResponseReader::State ResponseReader::endOfInput()
{
    if (m_state == State::Body && m_framing == Framing::UntilClose)
        m_state = State::Complete;
    return m_state;
}

QByteArrayView ResponseReader::feedHead(QByteArrayView bytes, const Sink &sink)
{
    // Empty lines before the status line are overlooked.
    while (m_head.isEmpty() && !bytes.isEmpty() && (bytes[0] == '\r' || bytes[0] == '\n')) {
        bytes = bytes.sliced(1);
        ++m_headBytes;
    }
    const qsizetype before = m_head.size();
    m_head += bytes.toByteArray();
    const qsizetype end = endOfHead(m_head, std::max<qsizetype>(0, before - 3));
    const qsizetype size = end < 0 ? m_head.size() : end;
    // Something else than HTTP is known as such before its first line is over, however much of it
    // comes at once.
    constexpr qsizetype kKnown = 7;
    if (m_head.size() >= kKnown && m_headBytes + kKnown <= m_maximumHead &&
        !m_head.startsWith("HTTP/1.")) {
        m_state = State::Malformed;
        return {};
    }
    if (m_headBytes + size > m_maximumHead) {
        m_state = State::HeadTooLarge;
        return {};
    }
    if (end < 0)
        return {};
    m_headBytes += end;
    HttpHead head;
    const bool fine = parseHead(QByteArrayView(m_head).first(end), head);
    m_head.clear();
    if (!fine) {
        m_state = State::Malformed;
        return {};
    }
    const QByteArrayView rest = bytes.sliced(end - before);
    if (head.status < 200 && head.status != 101)
        return rest;
    chooseFraming(head);
    if (m_state != State::Malformed && m_state != State::CodingUnknown)
        m_stopped = !sink.head(head);
    return rest;
}

bool ResponseReader::parseHead(QByteArrayView text, HttpHead &head) const
{
    bool first = true;
    while (!text.isEmpty()) {
        const qsizetype feed = text.indexOf('\n');
        QByteArrayView line = text.first(feed < 0 ? text.size() : feed);
        text = feed < 0 ? QByteArrayView() : text.sliced(feed + 1);
        if (line.endsWith('\r'))
            line.chop(1);
        if (first) {
            const auto status = statusOf(line);
            if (!status)
                return false;
            head.status = *status;
            first = false;
            continue;
        }
        if (line.isEmpty())
            break;
        if (line[0] == ' ' || line[0] == '\t') { // folded
            if (head.headers.empty())
                return false;
            head.headers.back().value += ' ' + line.trimmed().toByteArray();
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0 || line.first(colon).trimmed().isEmpty())
            continue; // a line that is no header says nothing
        head.headers.push_back({line.first(colon).trimmed().toByteArray(),
                                line.sliced(colon + 1).trimmed().toByteArray()});
    }
    // What must not stand in a value is a blank (RFC 9110, 5.5).
    for (Header &header : head.headers)
        header.value.replace('\0', ' ').replace('\r', ' ');
    return !first;
}

void ResponseReader::chooseFraming(const HttpHead &head)
{
    m_state = State::Body;
    if (head.status == 204 || head.status == 304 || head.status == 101) {
        m_state = State::Complete;
        return;
    }
    const QByteArray coding = head.header("transfer-encoding").toLower();
    if (coding == "chunked") { // wins over a length (RFC 9112, 6.3)
        m_framing = Framing::Chunked;
        return;
    }
    if (!coding.isEmpty() && coding != "identity") {
        m_state = State::CodingUnknown;
        return;
    }
    std::optional<qint64> length;
    for (const Header &header : head.headers) {
        if (header.name.compare("content-length", Qt::CaseInsensitive) != 0)
            continue;
        const auto value = numberOf(header.value, 10);
        if (!value || (length && *length != *value)) {
            m_state = State::Malformed;
            return;
        }
        length = value;
    }
    if (!length)
        return;
    m_framing = Framing::Length;
    m_left = *length;
    if (m_left == 0)
        m_state = State::Complete;
}

QByteArrayView ResponseReader::feedChunked(QByteArrayView bytes, const Sink &sink)
{
    return m_part == ChunkPart::Data ? takeBody(bytes, sink) : feedChunkLine(bytes);
}

QByteArrayView ResponseReader::feedChunkLine(QByteArrayView bytes)
{
    const qsizetype feed = bytes.indexOf('\n');
    const qsizetype taken = feed < 0 ? bytes.size() : feed + 1;
    m_line += bytes.first(taken).toByteArray();
    if (m_part == ChunkPart::Trailer)
        m_trailerBytes += taken;
    if (m_part == ChunkPart::Trailer ? m_trailerBytes > m_maximumHead
                                     : m_line.size() > kMaximumChunkLine) {
        m_state = State::Malformed;
        return {};
    }
    if (feed < 0)
        return {};
    QByteArrayView line(m_line);
    line.chop(line.endsWith("\r\n") ? 2 : 1);
    chunkLine(line);
    m_line.clear();
    return bytes.sliced(taken);
}

void ResponseReader::chunkLine(QByteArrayView line)
{
    if (m_part == ChunkPart::DataEnd) {
        if (line.isEmpty())
            m_part = ChunkPart::Size;
        else
            m_state = State::Malformed;
        return;
    }
    if (m_part == ChunkPart::Trailer) {
        if (line.isEmpty())
            m_state = State::Complete;
        return;
    }
    const qsizetype extension = line.indexOf(';');
    const auto size = numberOf(extension < 0 ? line : line.first(extension), 16);
    if (!size) {
        m_state = State::Malformed;
        return;
    }
    m_left = *size;
    m_part = m_left == 0 ? ChunkPart::Trailer : ChunkPart::Data;
}

QByteArrayView ResponseReader::takeBody(QByteArrayView bytes, const Sink &sink)
{
    qsizetype taken = bytes.size();
    if (m_framing != Framing::UntilClose) {
        taken = static_cast<qsizetype>(std::min<qint64>(taken, m_left));
        m_left -= taken;
        if (m_left == 0 && m_framing == Framing::Length)
            m_state = State::Complete;
        else if (m_left == 0)
            m_part = ChunkPart::DataEnd;
    }
    m_stopped = !sink.body(bytes.first(taken));
    return bytes.sliced(taken);
}

} // namespace breakerbox::net
