// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>
#include <transfer/bytesource.h>
#include <transfer/exportscan.h>
#include <transfer/imported.h>

#include <atomic>
#include <expected>
#include <memory>
#include <vector>

namespace breakerbox::transfer {

// Why a file was not taken in. Nothing of it was.
struct Refusal
{
    ErrorCode code = ErrorCode::InvalidInput; // NotFound, StorageFailed, Cancelled…
    Fault fault;                              // with InvalidInput: what is wrong, and where
    bool cutOff = false;                      // it ends in the middle and nothing before was whole

    bool operator==(const Refusal &) const = default;
};

// Reads the conversations of an export, one at a time: first the whole file is checked
// (security.md T34: what is broken is refused with the place, before anything is written), then
// each conversation is read by itself, so that no more than one is in memory. On any thread but
// the window's.
class ExportReader
{
public:
    // Another thread may set it at any time: what runs ends within some milliseconds.
    using Stop = std::atomic<bool>;

    // progress gets the share of the file that was checked, 0 to 1.
    [[nodiscard]] static std::expected<ExportReader, Refusal>
    open(const QString &file, Words words, WallTime now, const Stop &stop,
         const std::function<void(double)> &progress = {});

    // The product the file comes from: that of its first conversation.
    [[nodiscard]] Format format() const;
    [[nodiscard]] int conversations() const { return m_total; }
    // It ends in the middle: at about this byte. What was whole before is read.
    [[nodiscard]] std::optional<qint64> cutAt() const { return m_cutAt; }

    [[nodiscard]] bool atEnd() const;
    // How much of the file was read, 0 to 1.
    [[nodiscard]] double progress() const;
    // The next one. Without messages: nothing is said in it. InvalidInput: it cannot be understood,
    // the others may be. Cancelled, StorageFailed: no more can be read.
    [[nodiscard]] Result<Imported> next(const Stop &stop);

private:
    struct Part
    {
        std::unique_ptr<ByteSource> source;
        std::vector<Unit> units;
    };
    ExportReader() = default;
    [[nodiscard]] std::optional<Refusal> check(Part &part, const Stop &stop,
                                               const std::function<void(double)> &progress);
    Result<QByteArray> bytesOf(Part &part, const Unit &unit, const Stop &stop) const;

    Words m_words;
    WallTime m_now{};
    std::vector<Part> m_parts;
    std::size_t m_part = 0;
    std::size_t m_unit = 0;
    int m_total = 0;
    qint64 m_bytes = 0; // of all conversations
    qint64 m_read = 0;
    std::optional<qint64> m_cutAt;
};

// One conversation from its text alone. InvalidInput if it is none.
[[nodiscard]] Result<Imported> readConversation(QByteArrayView text, Format format,
                                                const Words &words, WallTime now);

} // namespace breakerbox::transfer
