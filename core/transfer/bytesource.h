// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QFile>

#include <memory>
#include <vector>

namespace breakerbox::transfer {

// Bytes of an export, read from front to back. One thread at a time.
class ByteSource
{
public:
    ByteSource() = default;
    virtual ~ByteSource() = default;
    ByteSource(const ByteSource &) = delete;
    ByteSource &operator=(const ByteSource &) = delete;

    // 0 at the end. StorageFailed, or InvalidInput where what is packed is broken.
    [[nodiscard]] virtual Result<qsizetype> read(char *into, qsizetype most) = 0;
    // Back to any place; cheap forwards.
    [[nodiscard]] virtual Result<void> seek(qint64 position) = 0;
    // How many bytes there are, as far as the file says.
    [[nodiscard]] virtual qint64 size() const = 0;
};

// The parts of an export file: the file itself, or each conversations*.json packed in a zip. Opens
// files and reads; makes none and follows no path that stands in one. NotFound, StorageFailed;
// InvalidInput for a zip without conversations.
[[nodiscard]] Result<std::vector<std::unique_ptr<ByteSource>>> openParts(const QString &file);

} // namespace breakerbox::transfer
