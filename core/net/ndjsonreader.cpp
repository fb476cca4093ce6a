// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "ndjsonreader.h"

#include <cstring>
#include <utility>

namespace breakerbox::net {

namespace {

void handOver(QByteArrayView line, const std::function<void(QByteArrayView)> &sink)
{
    line = line.trimmed();
    if (!line.isEmpty())
        sink(line);
}

} // namespace

ReaderState NdjsonReader::feed(QByteArrayView bytes,
                               const std::function<void(QByteArrayView)> &sink)
{
    while (!bytes.isEmpty() && !m_tooLarge) {
        const void *found = std::memchr(bytes.data(), '\n', static_cast<size_t>(bytes.size()));
        const qsizetype end =
            found ? static_cast<const char *>(found) - bytes.data() : bytes.size();
        if (m_pending.size() + end > m_maximumLine) {
            m_tooLarge = true;
            break;
        }
        if (!found) {
            m_pending += bytes;
            break;
        }
        if (m_pending.isEmpty()) {
            handOver(bytes.first(end), sink);
        } else {
            m_pending += bytes.first(end);
            const QByteArray whole = std::exchange(m_pending, {});
            handOver(whole, sink);
        }
        bytes = bytes.sliced(end + 1);
    }
    return m_tooLarge ? ReaderState::TooLarge : ReaderState::Reading;
}

void NdjsonReader::end(const std::function<void(QByteArrayView)> &sink)
{
    if (m_tooLarge)
        return;
    const QByteArray rest = std::exchange(m_pending, {});
    handOver(rest, sink);
}

} // namespace breakerbox::net
