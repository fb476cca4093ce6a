// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <flows/conversationsflow.h>
#include <transfer/exportreader.h>

#include <QString>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace breakerbox::store {
class StorageThread;
}

namespace breakerbox::flows {

// What became of an import. The numbers add up: added + alreadyThere + empty + failed is what the
// file held, unless it was ended before its end.
struct ImportReport
{
    transfer::Format format = transfer::Format::Unknown;
    int found = 0;
    int added = 0;
    int messages = 0; // of those that were added
    int alreadyThere = 0;
    int empty = 0;        // nothing is said in them: left out
    int failed = 0;       // could not be understood, or claim another conversation's messages
    int leftOut = 0;      // messages without a place here (tools' work, notices)
    int missingFiles = 0; // named, and not in the export
    int newestTaken = 0;  // conversations whose branch on screen is not in the file
    std::optional<qint64> cutAt; // the file ends in the middle: what was whole was taken in
    bool cancelled = false;      // what was added until then stays; once more goes on from there
    std::optional<transfer::Refusal> refusal; // nothing was taken in
    std::optional<Error> trouble;             // storing failed on the way

    bool operator==(const ImportReport &) const = default;
};

struct ImportProgress
{
    double checked = 0; // 0 to 1: the whole file is checked first
    double read = 0;    // 0 to 1
    int added = 0;

    bool operator==(const ImportProgress &) const = default;
};

// What an import works with. All of it outlives the job.
struct ImportParts
{
    const Clock &clock;
    store::StorageThread &storage;
    const std::atomic<bool> &stop;
    std::function<void(const ImportProgress &)>
        progress; // on the job's thread, some times a second
    std::function<void(std::vector<ConversationRow>)> added; // on the storage thread
};

// Takes a file in: reads on the calling thread, which is neither the window's nor the storage
// thread, and has batches stored meanwhile, two at most. Nothing is sent, and nothing that is there
// is changed. A kill leaves whole conversations; the same file again adds the others.
[[nodiscard]] ImportReport importFile(const QString &file, const transfer::Words &words,
                                      const ImportParts &parts);

} // namespace breakerbox::flows
