// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/grammar.h>

#include <ui/highlight/linescan.h>

#include <algorithm>
#include <bit>

namespace breakerbox::ui::highlight {

namespace {

constexpr qsizetype kLongestWord = 32;

size_t stirred(size_t hash, char16_t c)
{
    return (hash ^ c) * 16777619U;
}

size_t hashOf(std::string_view word)
{
    size_t hash = 2166136261U;
    for (const char c : word)
        hash = stirred(hash, static_cast<unsigned char>(c));
    return hash ^ (hash >> 15);
}

} // namespace

Grammar::Grammar(const Language &language)
    : m_language(language)
{
    const std::array lists{std::pair(language.keywords, Kind::Keyword),
                           std::pair(language.types, Kind::Type),
                           std::pair(language.literals, Kind::Number),
                           std::pair(language.directives, Kind::Preprocessor),
                           std::pair(language.functions, Kind::Function)};
    size_t count = 1;
    for (const auto &[words, kind] : lists)
        count += 1 + static_cast<size_t>(std::ranges::count(words, ' '));
    m_slots.resize(std::bit_ceil(count * 2));
    for (const auto &[words, kind] : lists)
        add(words, kind);
    for (const Region &region : language.regions)
        m_opens[static_cast<unsigned char>(region.open.front())] = true;
    for (const StringForm &form : language.strings)
        m_opens[static_cast<unsigned char>(form.open.front())] = true;
}

void Grammar::add(std::string_view words, Kind kind)
{
    while (!words.empty()) {
        const size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        words.remove_prefix(std::min(end + 1, words.size()));
        if (word.empty())
            continue;
        size_t slot = slotOf(hashOf(word));
        while (!m_slots[slot].word.empty() && m_slots[slot].word != word)
            slot = slotOf(slot + 1);
        if (m_slots[slot].word.empty())
            m_slots[slot] = {word, kind};
    }
}

Kind Grammar::kindOf(QStringView word) const
{
    if (word.size() > kLongestWord)
        return Kind::Plain;
    const bool fold = has(FoldCase);
    const auto cases = fold ? Qt::CaseInsensitive : Qt::CaseSensitive;
    size_t hash = 2166136261U;
    for (const QChar c : word)
        hash = stirred(hash, fold ? folded(c.unicode()) : c.unicode());
    hash ^= hash >> 15;
    for (size_t slot = slotOf(hash); !m_slots[slot].word.empty(); slot = slotOf(slot + 1)) {
        if (isText(word, m_slots[slot].word, cases))
            return m_slots[slot].kind;
    }
    return Kind::Plain;
}

bool Grammar::startsWord(char16_t c) const
{
    return isWordStart(c) || contains(m_language.wordStart, c);
}

bool Grammar::isInWord(char16_t c) const
{
    return isWordChar(c) || contains(m_language.wordInside, c);
}

} // namespace breakerbox::ui::highlight
