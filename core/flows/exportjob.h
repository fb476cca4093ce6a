// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <transfer/exportwriter.h>

#include <QString>

#include <atomic>
#include <functional>
#include <vector>

class QIODevice;

namespace breakerbox::store {
class StorageThread;
}

namespace breakerbox::flows {

// Makes a file of its own kind of a whole HTML page: PDF, where there are fonts. On any thread.
using PagePrinter = std::function<bool(QIODevice &file, const QByteArray &html)>;

struct ExportQuestion
{
    std::vector<ConversationId> conversations;
    transfer::ExportKind kind = transfer::ExportKind::Json;
    PagePrinter printer; // set: the page goes through it, kind is Html
    QString file;        // replaced once the new one is whole; "-" is the standard output
    QString title;       // of the whole file
    transfer::PageWords words;
};

struct ExportReport
{
    int written = 0;
    qint64 bytes = 0;
    bool cancelled = false;       // no file was made or changed
    std::optional<Error> trouble; // the same

    bool operator==(const ExportReport &) const = default;
};

struct ExportParts
{
    const Clock &clock;
    store::StorageThread &storage;
    const std::atomic<bool> &stop;
    std::function<void(double)> progress; // 0 to 1, on the job's thread
};

// Writes conversations to a file of mode 0600: write, sync, rename (security.md R38). On a thread
// that is neither the window's nor the storage thread; one conversation is in memory at a time,
// unless a printer wants the page as a whole.
[[nodiscard]] ExportReport exportFile(const ExportQuestion &question, const ExportParts &parts);

} // namespace breakerbox::flows
