// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <cstdint>
#include <cstdlib>

namespace breakerbox::fuzz {

inline void require(bool condition)
{
    if (!condition)
        std::abort();
}

inline QByteArrayView bytesOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

// Hands bytes over in pieces whose sizes follow from the bytes themselves.
template <typename Feed> void inPieces(QByteArrayView bytes, Feed feed)
{
    qsizetype size = bytes.isEmpty() ? 1 : (static_cast<unsigned char>(bytes.back()) % 7) + 1;
    while (!bytes.isEmpty()) {
        const qsizetype piece = qMin(size, bytes.size());
        feed(bytes.first(piece));
        size = (static_cast<unsigned char>(bytes[piece - 1]) % 13) + 1;
        bytes = bytes.sliced(piece);
    }
}

} // namespace breakerbox::fuzz
