// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "masking.h"

#include <QRegularExpression>

#include <array>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostText = 2000;

struct KeyPattern
{
    QRegularExpression expression;
    QString replacement;
};

// The prefix stays, so that people see which key is meant. Providers mask with * and … themselves.
std::array<KeyPattern, 5> keyPatterns()
{
    return {{
        {QRegularExpression(uR"(\b(sk-|gsk_|xai-|AIza|org[-_]|hf_|ghp_)[\w*.…-]{4,})"_s),
         u"\\1…"_s},
        {QRegularExpression(uR"(\b(Bearer|Basic)\s+[^\s"',;]{4,})"_s,
                            QRegularExpression::CaseInsensitiveOption),
         u"\\1 …"_s},
        {QRegularExpression(uR"(\b((?:api[_-]?)?key=|token=|secret=)[^&\s"']+)"_s,
                            QRegularExpression::CaseInsensitiveOption),
         u"\\1…"_s},
        {QRegularExpression(uR"((key (?:provided: )|api key: )[^\s"']*\*[^\s"',]*)"_s,
                            QRegularExpression::CaseInsensitiveOption),
         u"\\1…"_s},
        {QRegularExpression(uR"(\beyJ[\w-]{8,}\.[\w.-]+)"_s), u"…"_s},
    }};
}

// Half a character: JSON may hold one, and a text with one in it is matched by no expression, so
// that a key beside it would be shown.
void mendHalves(QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text.at(i).isSurrogate())
            continue;
        const bool whole =
            text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (whole)
            ++i;
        else
            text[i] = QChar::ReplacementCharacter;
    }
}

} // namespace

QString maskKeys(QString text)
{
    mendHalves(text);
    static const std::array patterns = keyPatterns();
    for (const KeyPattern &pattern : patterns)
        text.replace(pattern.expression, pattern.replacement);
    return text;
}

QString presentable(const QString &text)
{
    // Cut first, with room for a key that the cut would split. A character that nobody sees must
    // not hide one either.
    QString result = text.first(std::min(text.size(), kMostText * 2));
    result.removeIf([](QChar c) {
        const bool layout = c == u'\n' || c == u'\t';
        return !layout &&
               (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format);
    });
    result = maskKeys(result);
    if (result.size() > kMostText) {
        result.truncate(kMostText - 1);
        if (result.back().isHighSurrogate())
            result.chop(1);
        result += u'…';
    }
    return result.trimmed();
}

} // namespace breakerbox::providers::classify
