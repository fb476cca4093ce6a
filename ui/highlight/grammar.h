// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/language.h>

#include <array>
#include <vector>

namespace breakerbox::ui::highlight {

// A language made ready for lookups. Owned by its lexer.
class Grammar
{
public:
    explicit Grammar(const Language &language);

    [[nodiscard]] const Language &language() const { return m_language; }
    [[nodiscard]] bool has(quint64 traits) const { return (m_language.traits & traits) != 0; }
    // Plain if the word is none of the language's own.
    [[nodiscard]] Kind kindOf(QStringView word) const;
    [[nodiscard]] bool mayOpen(char16_t c) const { return c < 128 && m_opens[c]; }
    [[nodiscard]] bool startsWord(char16_t c) const;
    [[nodiscard]] bool isInWord(char16_t c) const;

private:
    struct Entry
    {
        std::string_view word;
        Kind kind = Kind::Plain;
    };

    void add(std::string_view words, Kind kind);
    [[nodiscard]] size_t slotOf(size_t hash) const { return hash & (m_slots.size() - 1); }

    const Language &m_language;
    std::vector<Entry> m_slots; // open addressing; the size is a power of two
    std::array<bool, 128> m_opens{};
};

} // namespace breakerbox::ui::highlight
