// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QByteArray>
#include <QString>

#include <expected>
#include <vector>

namespace breakerbox::flows {

// Why a file does not become an attachment.
enum class FileTrouble {
    None = 0,
    Unreadable, // not there, no file (a folder, a device), or reading failed
    Empty,
    TooLarge, // more than kMostFileBytes
    Misnamed, // its name says image or PDF, its bytes do not
    Kind,     // neither an image that is taken, nor PDF, nor text
    TooMany,  // beside those that are there: more than kMostFiles
    TooMuch,  // … more than kMostAttachedBytes
};

// One file, and all files of a message. Base64 makes a third more of them: 24 MB are the 32 MB
// that a request may have at Anthropic (providers.md 4), the narrowest that is documented.
inline constexpr qint64 kMostFileBytes = 20'000'000;
inline constexpr qint64 kMostAttachedBytes = 24'000'000;
inline constexpr int kMostFiles = 20;

// The detail of an error: the model that is to answer is not sent a file of this kind.
inline constexpr QLatin1String kFileNotTaken{"file_not_taken"};

// Why the model that is to answer does not get a file.
enum class FileRefusal {
    None = 0,
    ModelTakesNoImages, // its list or a refusal said so
    ServiceTakesNoPdf,  // its protocol has no form for it
    ServiceTakesNoKind,
};

// A file as it goes with a message. What it is is told by its bytes: PNG, JPEG, GIF, WebP, PDF, or
// text in UTF-8 or UTF-16, which becomes UTF-8. The name is cleaned (no folder, no controls).
[[nodiscard]] std::expected<chat::Attachment, FileTrouble> attachedFile(const QString &name,
                                                                        const QByteArray &bytes);
// The same of a file on disk. Blocks; any thread.
[[nodiscard]] std::expected<chat::Attachment, FileTrouble> readAttachedFile(const QString &path);

// Whether one more may go along with these.
[[nodiscard]] FileTrouble roomBeside(const std::vector<chat::Attachment> &others,
                                     const chat::Attachment &file);

} // namespace breakerbox::flows
