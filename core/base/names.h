// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <array>

namespace breakerbox {

// One row of a table that gives an enumerator its stable word.
template <typename Enum> struct Named
{
    Enum value;
    const char16_t *name;
};

template <typename Enum, std::size_t N>
[[nodiscard]] QString nameOf(const std::array<Named<Enum>, N> &table, Enum value)
{
    for (const auto &row : table) {
        if (row.value == value)
            return QString::fromUtf16(row.name);
    }
    return QStringLiteral("unknown");
}

// fallback if no row has that name.
template <typename Enum, std::size_t N>
[[nodiscard]] Enum valueOf(const std::array<Named<Enum>, N> &table, QStringView name, Enum fallback)
{
    for (const auto &row : table) {
        if (name == QStringView(row.name))
            return row.value;
    }
    return fallback;
}

} // namespace breakerbox
