// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/attachedfile.h>

#include <QString>

// What is said of files that go with a message.
namespace breakerbox::ui::text {

// "PNG", "PDF", "text": what it is, in one word.
[[nodiscard]] QString fileKind(const QString &mediaType);
// "photo.png, PNG, 1.3 MB": one file in one phrase. Hidden characters of the name are marked.
[[nodiscard]] QString filePhrase(const chat::Attachment &file);
// "photo.png is empty." One whole sentence; empty for None.
[[nodiscard]] QString sentence(flows::FileTrouble trouble, const QString &name);
// What of no file in particular is said where one is not taken.
[[nodiscard]] QString fileNotTaken();
// So many files of earlier messages do not go with the next one.
[[nodiscard]] QString leftOutSentence(int count);
// "qwen3 takes no images." One whole sentence; empty for None.
[[nodiscard]] QString sentence(flows::FileRefusal refusal, const QString &connection,
                               const QString &model, const QString &mediaType);

} // namespace breakerbox::ui::text
