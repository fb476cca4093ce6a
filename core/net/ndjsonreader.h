// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/ssereader.h>

#include <QByteArray>

#include <functional>

namespace breakerbox::net {

// Splits newline-delimited JSON into lines (providers.md 1.3). Linear cost.
class NdjsonReader
{
public:
    explicit NdjsonReader(qsizetype maximumLine = 16 * 1024 * 1024)
        : m_maximumLine(maximumLine)
    {}
    ReaderState feed(QByteArrayView bytes, const std::function<void(QByteArrayView)> &sink);
    // The last line may lack its line feed.
    void end(const std::function<void(QByteArrayView)> &sink);

private:
    qsizetype m_maximumLine;
    QByteArray m_pending;
    bool m_tooLarge = false;
};

} // namespace breakerbox::net
