// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace breakerbox::ui::spelling {

// A dictionary on the disk.
struct DictionaryFiles
{
    QString language; // "en_GB", as the files are called
    QString aff;
    QString dic;

    bool operator==(const DictionaryFiles &) const = default;
};

// Where dictionaries lie on this system, the person's own folders first.
[[nodiscard]] QStringList dictionaryFolders();

// All of them, by language; of two for one language the first counts. Reads folders.
[[nodiscard]] std::vector<DictionaryFiles> findDictionaries(const QStringList &folders);

// The dictionary for the first of these languages ("en-GB", "de") that has one: its own, else one
// of the same language elsewhere. Empty if there is none.
[[nodiscard]] QString usualLanguage(const QStringList &wanted, const QStringList &available);
// As the desktop is set.
[[nodiscard]] QStringList desktopLanguages();

// "English (United Kingdom)", in the language of the window.
[[nodiscard]] QString languageName(const QString &language);

} // namespace breakerbox::ui::spelling
