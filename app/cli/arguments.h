// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/error.h>

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>

namespace breakerbox::app {

// Which options a command knows, by name without dashes.
struct OptionNames
{
    QStringList flags;  // --json
    QStringList values; // --name N; may be repeated
};

// A command's words, read. Both "--name value" and "--name=value". "--" ends the options; "-" alone
// is a word.
class Arguments
{
public:
    // InvalidInput with the sentence as detail: an unknown option, or one without its value.
    [[nodiscard]] static Result<Arguments> read(const QStringList &words, const OptionNames &known);

    [[nodiscard]] bool has(const QString &flag) const { return m_flags.contains(flag); }
    [[nodiscard]] std::optional<QString> value(const QString &name) const; // the last one
    [[nodiscard]] QStringList values(const QString &name) const { return m_values.value(name); }
    [[nodiscard]] const QStringList &words() const { return m_words; }

private:
    QStringList m_flags;
    QHash<QString, QStringList> m_values;
    QStringList m_words;
};

} // namespace breakerbox::app
