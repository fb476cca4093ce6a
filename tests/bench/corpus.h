// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/random.h>
#include <chat/message.h>

#include <QStringList>

#include <vector>

namespace breakerbox::bench {

// Texts as models write them, made at run time and the same for the same seed. Sizes are bytes of
// UTF-8.
class Corpus
{
public:
    explicit Corpus(std::uint64_t seed = 1);

    // Prose, headings, lists, tables, code in several languages, links; now and then Chinese,
    // Japanese, Hebrew, Arabic and emoji.
    [[nodiscard]] QString reply(qsizetype bytes);
    [[nodiscard]] QString question();

    // Shapes that are hostile to whoever draws the last block again (P4), and one huge fence (P5).
    [[nodiscard]] QString oneParagraph(qsizetype bytes);
    [[nodiscard]] QString oneFence(qsizetype bytes);
    [[nodiscard]] QString oneList(qsizetype bytes);
    [[nodiscard]] QString oneTable(qsizetype bytes);
    [[nodiscard]] QString nestedQuotes(qsizetype bytes);
    [[nodiscard]] QString htmlFence(qsizetype bytes);

    // Questions and replies in turn, some 900 bytes each.
    [[nodiscard]] std::vector<chat::Message> conversation(int messages);

private:
    [[nodiscard]] int number(int from, int to);
    [[nodiscard]] const QString &word();
    [[nodiscard]] QString foreign();
    [[nodiscard]] QString sentence(int from, int to);
    [[nodiscard]] QString paragraph();
    [[nodiscard]] QString list();
    [[nodiscard]] QString table(int rows);
    [[nodiscard]] QString codeLine(int language, int number);
    [[nodiscard]] QString fence();
    [[nodiscard]] QString block();

    SeededRandom m_random;
    QStringList m_words;
};

// The text cut into pieces of at least that many bytes, never inside a character.
[[nodiscard]] QStringList piecesOf(const QString &text, int bytes);

} // namespace breakerbox::bench
