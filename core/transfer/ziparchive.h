// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <transfer/bytesource.h>

#include <QString>

#include <vector>

namespace breakerbox::transfer {

// The directory of a zip file, as far as exports need it: entries stored or deflated, below 4 GB.
// Names are compared, never used as paths.
class ZipArchive
{
public:
    struct Entry
    {
        QString name;
        quint16 method = 0;
        qint64 packed = 0;
        qint64 size = 0;
        qint64 header = 0; // where its own header stands
    };
    [[nodiscard]] static bool looksLikeOne(QFile &file);
    // InvalidInput: damaged, or of a kind that is not read.
    [[nodiscard]] static Result<ZipArchive> read(QFile &file);
    [[nodiscard]] static Result<std::unique_ptr<ByteSource>> open(const QString &file,
                                                                  const Entry &entry);
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }

private:
    std::vector<Entry> m_entries;
};

} // namespace breakerbox::transfer
