// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/spelling/dictionaryfiles.h>

#include <QString>
#include <QStringList>

#include <memory>

namespace breakerbox::ui::spelling {

// One language, read. Used by one thread at a time.
class Dictionary
{
public:
    Dictionary() = default;
    virtual ~Dictionary() = default;
    Dictionary(const Dictionary &) = delete;
    Dictionary &operator=(const Dictionary &) = delete;

    [[nodiscard]] virtual bool knows(const QString &word) = 0;
    // Best first.
    [[nodiscard]] virtual QStringList suggestions(const QString &word) = 0;
};

// Whether this build can read dictionaries at all.
[[nodiscard]] bool canReadDictionaries();
// Reads it: takes up to some tenths of a second. Null if it cannot be read.
[[nodiscard]] std::unique_ptr<Dictionary> readDictionary(const DictionaryFiles &files);

} // namespace breakerbox::ui::spelling
