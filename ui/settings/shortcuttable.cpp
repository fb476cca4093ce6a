// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "shortcuttable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

QList<QKeySequence> keysFrom(const QStringList &names)
{
    QList<QKeySequence> keys;
    for (const QString &name : names) {
        const auto key = QKeySequence::fromString(name, QKeySequence::PortableText);
        const bool known = !key.isEmpty() && key[0].key() != Qt::Key_unknown;
        if (known && key.count() == 1 && !keys.contains(key))
            keys.append(key);
    }
    return keys;
}

} // namespace

bool canBeShortcut(const QKeySequence &key)
{
    if (key.count() != 1)
        return false;
    const Qt::Key pressed = key[0].key();
    if (pressed >= Qt::Key_F1 && pressed <= Qt::Key_F35)
        return true;
    const auto held = key[0].keyboardModifiers();
    return pressed != Qt::Key_unknown &&
           (held & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

QString keysText(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText).replace(u"; "_s, u", "_s);
}

ShortcutTable::ShortcutTable(std::vector<ShortcutRow> rows, const settings::Shortcuts &changed)
    : m_rows(std::move(rows)),
      m_unknown(changed)
{
    // What was changed comes before what is standard.
    for (const bool isChange : {true, false}) {
        for (const ShortcutRow &row : m_rows) {
            const auto found = changed.find(row.name);
            if (row.name.isEmpty() || (found != changed.end()) != isChange)
                continue;
            QList<QKeySequence> keys = row.standard;
            if (isChange) {
                keys = keysFrom(found->second);
                // A list of nothing but nonsense is damage; an empty one is wanted.
                if (keys.isEmpty() && !found->second.isEmpty())
                    keys = row.standard;
            }
            keys.removeIf([&](const QKeySequence &key) { return owner(key, row.name) != nullptr; });
            m_keys[row.name] = keys;
            m_unknown.erase(row.name);
        }
    }
}

const ShortcutRow *ShortcutTable::find(const QString &name) const
{
    const auto found = std::ranges::find(m_rows, name, &ShortcutRow::name);
    return found == m_rows.end() ? nullptr : &*found;
}

QList<QKeySequence> ShortcutTable::keysOf(const ShortcutRow &row) const
{
    return row.name.isEmpty() ? row.standard : keysOf(row.name);
}

QList<QKeySequence> ShortcutTable::keysOf(const QString &name) const
{
    const auto found = m_keys.find(name);
    return found == m_keys.end() ? QList<QKeySequence>() : found->second;
}

const ShortcutRow *ShortcutTable::owner(const QKeySequence &key, const QString &besides) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const ShortcutRow &row) {
        return (row.name.isEmpty() || row.name != besides) && keysOf(row).contains(key);
    });
    return found == m_rows.end() ? nullptr : &*found;
}

void ShortcutTable::give(const QString &name, const QList<QKeySequence> &keys)
{
    if (!find(name) || name.isEmpty())
        return;
    QList<QKeySequence> given;
    for (const QKeySequence &key : keys) {
        const ShortcutRow *other = owner(key, name);
        if (other && other->name.isEmpty())
            continue;
        if (other)
            m_keys[other->name].removeAll(key);
        given.append(key);
    }
    m_keys[name] = given;
}

bool ShortcutTable::isChanged(const ShortcutRow &row) const
{
    return keysOf(row) != row.standard;
}

bool ShortcutTable::isAnyChanged() const
{
    return std::ranges::any_of(m_rows, [this](const ShortcutRow &row) { return isChanged(row); });
}

settings::Shortcuts ShortcutTable::changed() const
{
    settings::Shortcuts all = m_unknown;
    for (const ShortcutRow &row : m_rows) {
        if (!isChanged(row))
            continue;
        QStringList names;
        for (const QKeySequence &key : keysOf(row))
            names.append(key.toString(QKeySequence::PortableText));
        all[row.name] = names;
    }
    return all;
}

} // namespace breakerbox::ui
