// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <settings/values.h>

#include <QKeySequence>
#include <QList>
#include <QString>

#include <map>
#include <vector>

namespace breakerbox::ui {

// Something that keys can be given to.
struct ShortcutRow
{
    QString name; // in the settings; empty: its keys are always these
    QString text;
    QList<QKeySequence> standard;
};

// Which keys do what: the standard ones and what the person changed. No key does two things,
// whatever the settings say. A value.
class ShortcutTable
{
public:
    ShortcutTable() = default;
    // What the settings say that is no key, or another's, is passed over.
    explicit ShortcutTable(std::vector<ShortcutRow> rows, const settings::Shortcuts &changed = {});

    [[nodiscard]] const std::vector<ShortcutRow> &rows() const { return m_rows; }
    [[nodiscard]] QList<QKeySequence> keysOf(const ShortcutRow &row) const;
    [[nodiscard]] QList<QKeySequence> keysOf(const QString &name) const;
    // Another than this one that has the key; null: it is free.
    [[nodiscard]] const ShortcutRow *owner(const QKeySequence &key, const QString &besides) const;
    // Takes them from whoever has them. Keys that are always another's are not given.
    void give(const QString &name, const QList<QKeySequence> &keys);
    [[nodiscard]] bool isChanged(const ShortcutRow &row) const;
    [[nodiscard]] bool isAnyChanged() const;
    // For the settings; with what they had of commands that are unknown here.
    [[nodiscard]] settings::Shortcuts changed() const;

private:
    [[nodiscard]] const ShortcutRow *find(const QString &name) const;

    std::vector<ShortcutRow> m_rows;
    std::map<QString, QList<QKeySequence>> m_keys; // of those that have a name
    settings::Shortcuts m_unknown;
};

// Keys that may be given: with Ctrl, Alt or Meta, or a function key. Others write text.
[[nodiscard]] bool canBeShortcut(const QKeySequence &key);
// "Ctrl+N, F9", as this system writes them.
[[nodiscard]] QString keysText(const QList<QKeySequence> &keys);

} // namespace breakerbox::ui
