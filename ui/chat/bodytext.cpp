// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/bodytext.h>

#include <QStringMatcher>

namespace breakerbox::ui::bodytext {

namespace {

void fill(BlockList &blocks, const QString &source)
{
    MessageText text(blocks);
    text.append(source);
    text.finish();
    static_cast<void>(text.update(MessageText::Pace::Whole));
}

} // namespace

QString searchText(const BlockList &blocks)
{
    QString words;
    for (int i = 0; i < blocks.count(); ++i) {
        if (i > 0)
            words += u'\n';
        words += blocks.at(i).allText();
    }
    words.replace(QChar::LineSeparator, QChar(u'\n'));
    return words;
}

QString shownText(const BlockList &blocks)
{
    QStringList parts;
    for (int i = 0; i < blocks.count(); ++i) {
        const Block &block = blocks.at(i);
        if (block.kind() == Block::Kind::Rule)
            continue;
        const QString words = block.copied(0, block.length());
        parts << (block.kind() == Block::Kind::Code ? words.trimmed() : words);
    }
    return parts.join(u'\n');
}

QString searchText(const QString &source, const Typography &type)
{
    BlockList blocks(type);
    fill(blocks, source);
    return searchText(blocks);
}

QString shownText(const QString &source, const Typography &type)
{
    BlockList blocks(type);
    fill(blocks, source);
    return shownText(blocks);
}

Reader::Reader(const Typography &type)
    : m_blocks(type),
      m_text(m_blocks)
{}

void Reader::begin(const QString &source)
{
    m_text.clear();
    m_text.append(source);
    m_text.finish();
}

std::vector<std::pair<int, int>> find(const QString &text, const QString &words,
                                      Qt::CaseSensitivity sensitivity)
{
    std::vector<std::pair<int, int>> hits;
    if (words.isEmpty())
        return hits;
    const QStringMatcher matcher(words, sensitivity);
    for (qsizetype at = matcher.indexIn(text); at >= 0;
         at = matcher.indexIn(text, at + words.size()))
        hits.emplace_back(int(at), int(at + words.size()));
    return hits;
}

} // namespace breakerbox::ui::bodytext
