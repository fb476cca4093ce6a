// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "corpus.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace breakerbox::bench {

using namespace Qt::StringLiterals;

namespace {

constexpr int kVocabulary = 4000;

const QStringList kSyllables{u"ka"_s, u"lo"_s,  u"mi"_s,  u"ter"_s, u"ven"_s, u"sol"_s, u"ra"_s,
                             u"ne"_s, u"pi"_s,  u"dor"_s, u"qua"_s, u"bel"_s, u"sta"_s, u"ing"_s,
                             u"er"_s, u"ous"_s, u"con"_s, u"pre"_s, u"de"_s,  u"fjo"_s};

const QStringList kForeign{
    u"这条航线在夏天每天有三班。"_s,         u"明日の朝は早く出発します。"_s,
    u"הרכבת יוצאת בשמונה בבוקר."_s,          u"تغادر السفينة في المساء."_s,
    u"🚢⛴️ 👩‍👩‍👧 🎒"_s, u"Nærøyfjord, Voß, Ærøskøbing"_s};

const QStringList kLanguages{u"cpp"_s,  u"python"_s, u"js"_s,   u"rust"_s,
                             u"bash"_s, u"json"_s,   u"html"_s, u""_s};

// Appends what `more` makes until there are that many bytes. Bytes are counted as they come.
QString filled(qsizetype bytes, QString text, const std::function<QString()> &more)
{
    qsizetype size = text.toUtf8().size();
    while (size < bytes) {
        const QString next = more();
        size += next.toUtf8().size();
        text += next;
    }
    while (size > bytes || (!text.isEmpty() && text.back().isHighSurrogate())) {
        const char16_t unit = text.back().unicode();
        size -= unit < 0x80 ? 1 : unit < 0x800 || text.back().isSurrogate() ? 2 : 3;
        text.chop(1);
    }
    return text;
}

int utf8Size(char32_t point)
{
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

} // namespace

Corpus::Corpus(std::uint64_t seed)
    : m_random(seed)
{
    for (int i = 0; i < kVocabulary; ++i) {
        QString made;
        for (int parts = number(1, 4); parts > 0; --parts)
            made += kSyllables[number(0, int(kSyllables.size()) - 1)];
        m_words.append(made);
    }
}

int Corpus::number(int from, int to)
{
    return from + int(m_random.next() % std::uint64_t(to - from + 1));
}

// Few words are frequent, as in any language.
const QString &Corpus::word()
{
    const double rank = std::pow(m_random.unit(), 2.2);
    return m_words[qsizetype(rank * kVocabulary)];
}

QString Corpus::foreign()
{
    return kForeign[number(0, int(kForeign.size()) - 1)];
}

QString Corpus::sentence(int from, int to)
{
    QStringList words;
    for (int left = number(from, to); left > 0; --left) {
        const int kind = number(0, 199);
        if (kind < 6)
            words << u"**%1 %2**"_s.arg(word(), word());
        else if (kind < 12)
            words << u"`%1()`"_s.arg(word());
        else if (kind < 15)
            words << u"*%1*"_s.arg(word());
        else if (kind < 17)
            words << u"[%1](https://example.org/%2)"_s.arg(word(), word());
        else if (kind == 17)
            words << foreign();
        else
            words << word();
    }
    return words.join(u' ') + u'.';
}

QString Corpus::paragraph()
{
    QStringList sentences;
    for (int left = number(2, 6); left > 0; --left)
        sentences << sentence(6, 18);
    return sentences.join(u' ') + u"\n\n"_s;
}

QString Corpus::list()
{
    QString text;
    const bool numbered = number(0, 3) == 0;
    const int items = number(3, 8);
    for (int i = 0; i < items; ++i) {
        const QString mark = numbered ? u"%1. "_s.arg(i + 1) : i % 3 == 2 ? u"  - "_s : u"- "_s;
        text += mark + sentence(4, 12) + u'\n';
    }
    return text + u'\n';
}

QString Corpus::table(int rows)
{
    QString text = u"| %1 | %2 | %3 |\n|---|:--|--:|\n"_s.arg(word(), word(), word());
    for (int i = 0; i < rows; ++i)
        text += u"| %1 | %2 %3 | `%4` |\n"_s.arg(word(), word(), word(), word());
    return text;
}

QString Corpus::codeLine(int language, int line)
{
    const QString indent(qsizetype(4) * (line % 3), u' ');
    const QString name = word();
    const QString value = QString::number(number(0, 999));
    switch (language) {
    case 0:
        return indent +
               u"auto %1 = %2(%3, \"%4\"); // %5"_s.arg(name, word(), value, word(), word());
    case 1:
        return indent + u"%1 = %2(%3, '%4')  # %5"_s.arg(name, word(), value, word(), word());
    case 2:
        return indent + u"const %1 = await %2(`%3`, %4);"_s.arg(name, word(), word(), value);
    case 3:
        return indent + u"let mut %1: u64 = %2.%3(%4)?;"_s.arg(name, word(), word(), value);
    case 4:
        return indent + u"%1=\"$(%2 --%3 %4)\" | sort"_s.arg(name, word(), word(), value);
    case 5:
        return indent + u"\"%1\": {\"%2\": %3, \"%4\": true},"_s.arg(name, word(), value, word());
    case 6:
        return indent +
               u"<div class=\"%1\" id=\"%2\">%3 &amp; %4</div>"_s.arg(name, word(), word(), value);
    default:
        return indent + u"%1 %2 %3"_s.arg(name, value, word());
    }
}

QString Corpus::fence()
{
    const int language = number(0, int(kLanguages.size()) - 1);
    QString text = u"```"_s + kLanguages[language] + u'\n';
    const int lines = number(5, 30);
    for (int i = 0; i < lines; ++i)
        text += codeLine(language, i) + u'\n';
    return text + u"```\n\n"_s;
}

QString Corpus::block()
{
    const int kind = number(0, 99);
    if (kind < 10)
        return u"## %1 %2\n\n"_s.arg(word(), word());
    if (kind < 58)
        return paragraph();
    if (kind < 76)
        return list();
    if (kind < 90)
        return fence();
    if (kind < 96)
        return table(number(3, 8)) + u'\n';
    return u"> "_s + sentence(8, 20) + u"\n\n"_s;
}

QString Corpus::reply(qsizetype bytes)
{
    return filled(bytes, {}, [this] { return block(); });
}

QString Corpus::question()
{
    return sentence(6, 40);
}

QString Corpus::oneParagraph(qsizetype bytes)
{
    return filled(bytes, {}, [this] { return sentence(6, 18) + u' '; });
}

QString Corpus::oneFence(qsizetype bytes)
{
    int line = 0;
    return filled(bytes, u"```cpp\n"_s, [&] { return codeLine(0, line++) + u'\n'; });
}

QString Corpus::oneList(qsizetype bytes)
{
    return filled(bytes, {}, [this] { return u"- "_s + sentence(4, 12) + u'\n'; });
}

QString Corpus::oneTable(qsizetype bytes)
{
    return filled(bytes, table(1), [this] {
        return u"| %1 | %2 %3 | `%4` |\n"_s.arg(word(), word(), word(), word());
    });
}

QString Corpus::nestedQuotes(qsizetype bytes)
{
    int depth = 0;
    return filled(bytes, {}, [&] {
        depth = depth % 60 + 1;
        return u"> "_s.repeated(depth) + sentence(4, 12) + u'\n';
    });
}

QString Corpus::htmlFence(qsizetype bytes)
{
    int line = 0;
    return filled(bytes, u"```html\n"_s, [&] { return codeLine(6, line++) + u'\n'; });
}

std::vector<chat::Message> Corpus::conversation(int messages)
{
    std::vector<chat::Message> all;
    all.reserve(size_t(messages));
    const ConversationId id(m_random.uuid());
    // Cut out of a few long replies: writing tens of thousands of texts would take longer than
    // opening them.
    QStringList questions;
    QStringList replies;
    for (int i = 0; i < 97; ++i) {
        questions << question();
        replies << reply(number(300, 3200));
    }
    for (int i = 0; i < messages; ++i) {
        chat::Message message;
        message.id = MessageId(m_random.uuid());
        message.conversation = id;
        message.parent = all.empty() ? MessageId() : all.back().id;
        message.role = i % 2 == 0 ? chat::Role::User : chat::Role::Assistant;
        message.text = i % 2 == 0 ? questions[i % 97] : replies[(i * 31) % 97];
        message.created = wallFromMilliseconds(1'750'000'000'000 + std::int64_t(i) * 60'000);
        if (message.role == chat::Role::Assistant) {
            message.model = ModelId(u"m"_s);
            message.finish = chat::FinishReason::Stop;
        }
        all.push_back(std::move(message));
    }
    return all;
}

QStringList piecesOf(const QString &text, int bytes)
{
    QStringList pieces;
    qsizetype from = 0;
    int size = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t point = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size()) {
            point = QChar::surrogateToUcs4(text[i], text[i + 1]);
            ++i;
        }
        size += utf8Size(point);
        if (size >= bytes) {
            pieces << text.sliced(from, i + 1 - from);
            from = i + 1;
            size = 0;
        }
    }
    if (from < text.size())
        pieces << text.sliced(from);
    return pieces;
}

} // namespace breakerbox::bench
