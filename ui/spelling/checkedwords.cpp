// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/spelling/checkedwords.h>

#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::spelling {

namespace {

constexpr qsizetype kShortestWord = 2;
constexpr qsizetype kLongestWord = 60;

bool isLetter(QChar sign)
{
    return sign.isLetter() || sign.isMark();
}

bool isApostrophe(QChar sign)
{
    return sign == u'\'' || sign == u'\u2019';
}

// The text with all that is no prose blanked out, so that places stay what they are.
void blank(QString &text, qsizetype from, qsizetype end)
{
    for (qsizetype i = from; i < end; ++i)
        text[i] = u' ';
}

// `code`, ``code with ` in it``. What is not closed is not code.
void blankCode(QString &text)
{
    qsizetype from = 0;
    for (;;) {
        const qsizetype open = text.indexOf(u'`', from);
        if (open < 0)
            return;
        qsizetype ticks = open;
        while (ticks < text.size() && text.at(ticks) == u'`')
            ++ticks;
        const QString mark(ticks - open, u'`');
        const qsizetype close = text.indexOf(mark, ticks);
        if (close < 0) {
            from = ticks;
            continue;
        }
        blank(text, open, close + mark.size());
        from = close + mark.size();
    }
}

void blankBetween(QString &text, const QString &open, const QString &close)
{
    qsizetype from = 0;
    for (;;) {
        const qsizetype start = text.indexOf(open, from);
        const qsizetype end = start < 0 ? -1 : text.indexOf(close, start);
        if (end < 0)
            return;
        from = end + close.size();
        blank(text, start, from);
    }
}

// Addresses, paths, names of files and of things in code: what stands between two blanks.
bool isProse(QStringView token)
{
    if (token.contains(u"://") || token.startsWith(u"www.", Qt::CaseInsensitive) ||
        token.contains(u'@') || token.contains(u'\\') || token.contains(u'_') ||
        token.contains(u"::") || token.contains(u"->") || token.contains(u"()") ||
        token.startsWith(u'#') || token.startsWith(u'$') || token.startsWith(u"--"))
        return false;
    if (token.startsWith(u'/') || token.startsWith(u"~/") || token.startsWith(u"./") ||
        token.startsWith(u"../") || token.count(u'/') >= 2)
        return false;
    // notes.txt, example.org, object.member
    for (qsizetype i = 1; i + 1 < token.size(); ++i) {
        if (token[i] == u'.' && token[i - 1].isLetterOrNumber() && token[i + 1].isLetterOrNumber())
            return false;
    }
    return true;
}

// fooBar, NASA, v2: no word of a language.
bool isWordOfLanguage(QStringView word)
{
    if (word.size() < kShortestWord || word.size() > kLongestWord)
        return false;
    bool lower = false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word[i].isDigit() || (i > 0 && word[i].isUpper() && word[i - 1].isLower()))
            return false;
        lower = lower || (word[i].isLetter() && !word[i].isUpper());
    }
    return lower;
}

void addWords(std::vector<Word> &words, const QString &text, qsizetype from, qsizetype end)
{
    qsizetype at = from;
    while (at < end) {
        if (!text.at(at).isLetterOrNumber()) {
            ++at;
            continue;
        }
        const qsizetype start = at;
        while (at < end && (isLetter(text.at(at)) || text.at(at).isNumber() ||
                            (isApostrophe(text.at(at)) && at + 1 < end && at > start &&
                             isLetter(text.at(at + 1)))))
            ++at;
        if (isWordOfLanguage(QStringView(text).mid(start, at - start)))
            words.push_back({int(start), int(at - start)});
    }
}

} // namespace

std::vector<Word> checkedWords(const QString &paragraph)
{
    std::vector<Word> words;
    QString text = paragraph;
    blankCode(text);
    blankBetween(text, u"{{"_s, u"}}"_s);
    qsizetype at = 0;
    while (at < text.size()) {
        if (text.at(at).isSpace()) {
            ++at;
            continue;
        }
        const qsizetype start = at;
        while (at < text.size() && !text.at(at).isSpace())
            ++at;
        // What stands around a token is none of it: "(https://…)", "“/tmp”".
        qsizetype first = start;
        while (first < at && (text.at(first) == u'(' || text.at(first) == u'"' ||
                              text.at(first) == u'\'' || text.at(first) == u'<'))
            ++first;
        if (isProse(QStringView(text).mid(first, at - first)))
            addWords(words, text, first, at);
    }
    return words;
}

bool isFence(const QString &paragraph)
{
    const QString text = paragraph.trimmed();
    return text.startsWith("```"_L1) || text.startsWith("~~~"_L1);
}

QChar::Script scriptOf(const QString &word)
{
    for (const uint point : word.toUcs4()) {
        const QChar::Script script = QChar::script(point);
        if (script != QChar::Script_Common && script != QChar::Script_Inherited)
            return script;
    }
    return QChar::Script_Unknown;
}

} // namespace breakerbox::ui::spelling
