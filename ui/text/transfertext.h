// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/exportjob.h>
#include <flows/importjob.h>
#include <store/backups.h>

#include <QString>

// Importing, exporting and backups in sentences.
namespace breakerbox::ui::text {

// What stands inside imported conversations and exported pages.
[[nodiscard]] transfer::Words importWords();
[[nodiscard]] transfer::PageWords pageWords();

// "312 conversations were added from ChatGPT. 4 were here already, 1 was empty."
[[nodiscard]] QString sentence(const flows::ImportReport &report);
[[nodiscard]] QString sentence(const transfer::Refusal &refusal);
[[nodiscard]] QString sentence(const flows::ExportReport &report, const QString &file);
[[nodiscard]] QString backupSentence(const Result<QString> &made);
// restart: what is left to do until it is in use.
[[nodiscard]] QString restoreSentence(const Result<store::BackupContent> &content,
                                      const QString &restart);

} // namespace breakerbox::ui::text
