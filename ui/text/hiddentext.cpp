// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/text/hiddentext.h>

#include <QChar>
#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::text {

namespace {

bool isControl(char32_t c)
{
    return (c < 0x20 && c != U'\n' && c != U'\t' && c != U'\r') || (c >= 0x7f && c <= 0x9f);
}

bool isTag(char32_t c)
{
    return c >= 0xe0000 && c <= 0xe007f;
}

bool isBidiControl(char32_t c)
{
    return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

// Nothing to see, and often needed in honest prose.
bool isInvisible(char32_t c)
{
    return c == 0x00ad || c == 0x034f || c == 0x061c || c == 0x115f || c == 0x1160 || c == 0x17b4 ||
           c == 0x17b5 || (c >= 0x180b && c <= 0x180e) || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2060 && c <= 0x2064) || (c >= 0x206a && c <= 0x206f) || c == 0x3164 ||
           c == 0xfeff || c == 0xffa0 || (c >= 0xfff9 && c <= 0xfffb) ||
           (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef);
}

bool isEmojiPart(char32_t c)
{
    return (c >= 0x1f000 && c <= 0x1faff) || (c >= 0x2190 && c <= 0x2bff) || c == 0x00a9 ||
           c == 0x00ae || (c >= 0x3030 && c <= 0x303d) || c == 0x3297 || c == 0x3299 ||
           (c >= U'0' && c <= U'9') || c == U'#' || c == U'*';
}

bool joinsScript(char32_t c)
{
    return QChar::script(c) != QChar::Script_Latin && QChar::script(c) != QChar::Script_Common &&
           QChar::script(c) != QChar::Script_Cyrillic && QChar::script(c) != QChar::Script_Greek &&
           QChar::script(c) != QChar::Script_Inherited && QChar::isLetter(c);
}

bool isMark(char32_t c)
{
    return QChar::category(c) == QChar::Mark_NonSpacing ||
           QChar::category(c) == QChar::Mark_SpacingCombining;
}

// previous and next are 0 at the ends.
bool isHidden(char32_t c, char32_t previous, char32_t next, bool flagSequence, HiddenIn where)
{
    if (isTag(c))
        return !flagSequence;
    if (isControl(c) || isBidiControl(c))
        return true;
    if (where == HiddenIn::Prose || !isInvisible(c))
        return false;
    if (c >= 0xfe00 && c <= 0xfe0f) // variation selectors: only after what they select
        return !isEmojiPart(previous);
    if (c == 0x200d || c == 0x200c) {
        if (isEmojiPart(previous) || previous == 0xfe0f)
            return !isEmojiPart(next);
        return !(joinsScript(previous) || isMark(previous));
    }
    return true;
}

template <typename Visit> void eachCodePoint(QStringView text, HiddenIn where, Visit visit)
{
    const auto points = text.toUcs4();
    bool flag = false; // inside "black flag + tags", the flags of England, Scotland and Wales
    for (qsizetype i = 0; i < points.size(); ++i) {
        const auto c = char32_t(points[i]);
        if (c == 0x1f3f4)
            flag = true;
        else if (!isTag(c))
            flag = false;
        const char32_t previous = i > 0 ? char32_t(points[i - 1]) : U'\0';
        const char32_t next = i + 1 < points.size() ? char32_t(points[i + 1]) : U'\0';
        if (!visit(c, isHidden(c, previous, next, flag, where)))
            return;
    }
}

// Plain letters, digits and punctuation of most scripts need no closer look.
bool mayBeHidden(QChar c)
{
    const char16_t u = c.unicode();
    if (u < 0x20)
        return u != u'\n' && u != u'\t' && u != u'\r';
    return (u >= 0x7f && u <= 0x9f) || u == 0xad || u == 0x34f || u == 0x61c || u == 0x115f ||
           u == 0x1160 || (u >= 0x17b4 && u <= 0x180f) || (u >= 0x200b && u <= 0x206f) ||
           u == 0x3164 || (u >= 0xd800 && u <= 0xdfff) || u >= 0xfe00;
}

} // namespace

bool hasHidden(QStringView text, HiddenIn where)
{
    if (std::none_of(text.begin(), text.end(), mayBeHidden))
        return false;
    bool found = false;
    eachCodePoint(text, where, [&found](char32_t, bool hidden) {
        found = hidden;
        return !hidden;
    });
    return found;
}

QString withMarks(const QString &text, HiddenIn where)
{
    if (!hasHidden(text, where))
        return text;
    std::vector<int> origins;
    return withMarks(text, where, origins);
}

QString withMarks(const QString &text, HiddenIn where, std::vector<int> &origins)
{
    QString result;
    result.reserve(text.size() + 64);
    origins.clear();
    int from = 0;
    eachCodePoint(text, where, [&](char32_t c, bool hidden) {
        if (hidden) {
            result += u"⟦U+%1⟧"_s.arg(QString::number(uint(c), 16).toUpper(), 4, QLatin1Char('0'));
        } else {
            result += QChar::fromUcs4(c);
        }
        const bool pair = QChar::requiresSurrogates(c);
        for (int half = 0; int(origins.size()) < int(result.size()); ++half)
            origins.push_back(from + (!hidden && pair && half == 1 ? 1 : 0));
        from += pair ? 2 : 1;
        return true;
    });
    return result;
}

} // namespace breakerbox::ui::text
