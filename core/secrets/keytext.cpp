// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "keytext.h"

#include <QList>

#include <algorithm>
#include <array>

namespace breakerbox::secrets {

using namespace Qt::StringLiterals;

namespace {

// Blanks, line ends and the invisible signs that copying brings along.
bool isDust(QChar c)
{
    return c.isSpace() || c == u'\u200b' || c == u'\ufeff' || c == u'\u2060' || c == u'\u00ad';
}

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == u'\u2028' || c == u'\u2029';
}

bool isVisibleAscii(char32_t point) noexcept
{
    return point > 0x20 && point < 0x7f;
}

QStringView trimmedDust(QStringView text)
{
    while (!text.isEmpty() && isDust(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isDust(text.back()))
        text.chop(1);
    return text;
}

bool isQuotePair(QChar first, QChar last)
{
    constexpr std::array<std::array<char16_t, 2>, 7> kPairs{{{u'"', u'"'},
                                                             {u'\'', u'\''},
                                                             {u'`', u'`'},
                                                             {u'\u201c', u'\u201d'},
                                                             {u'\u2018', u'\u2019'},
                                                             {u'\u201e', u'\u201c'},
                                                             {u'\u00ab', u'\u00bb'}}};
    return std::any_of(kPairs.begin(), kPairs.end(),
                       [&](const auto &pair) { return first == pair[0] && last == pair[1]; });
}

// A character of the alphabets that keys are made of. Only between two of these is a line break
// taken for a wrapped key; beside anything else it may be an injected header (T14).
bool isKeyLetter(QChar c)
{
    return c.unicode() < 0x80 &&
           (c.isLetterOrNumber() || c == u'-' || c == u'_' || c == u'.' || c == u'=');
}

bool isWrapped(QStringView text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return isKeyLetter(c) || isLineBreak(c); });
}

// How many breaks there are; CR LF and blank lines between two pieces are one.
int countBreaks(QStringView text)
{
    int count = 0;
    bool inBreak = false;
    for (const QChar c : text) {
        if (isLineBreak(c) && !inBreak)
            ++count;
        inBreak = isLineBreak(c);
    }
    return count;
}

struct Offender
{
    char32_t point = 0;
    int position = 0;
};

Offender firstOffender(QStringView text)
{
    const QList<uint> points = text.toUcs4();
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (!isVisibleAscii(points[i]))
            return {points[i], static_cast<int>(i) + 1};
    }
    return {};
}

void noteOffender(KeyNote &note, const Offender &offender, int before)
{
    const char32_t point = offender.point;
    note.position = offender.position + before;
    note.characterCode = u"U+%1"_s.arg(static_cast<uint>(point), 4, 16, QLatin1Char('0')).toUpper();
    if (QChar::isPrint(point) && !QChar::isSpace(point))
        note.character = QString::fromUcs4(&point, 1);
}

} // namespace

Result<Secret> cleanKey(const QString &pasted, KeyNote &note)
{
    note = {};
    QStringView text = trimmedDust(pasted);
    note.trimmed = text.size() != pasted.size();
    int dropped = 0; // characters before the key that the user sees
    if (text.size() >= 2 && isQuotePair(text.front(), text.back())) {
        const QStringView inside = text.sliced(1, text.size() - 2);
        text = trimmedDust(inside);
        note.quotesDropped = true;
        dropped = 1 + static_cast<int>(text.data() - inside.data());
    }
    if (text.isEmpty()) {
        note.blank = true;
        return Secret();
    }
    if (text.size() > kLongestKey)
        return failure(ErrorCode::TooLarge, QString::number(kLongestKey));
    const bool wrapped = isWrapped(text);
    if (wrapped)
        note.lineBreaksJoined = countBreaks(text);
    else if (const Offender offender = firstOffender(text); offender.position > 0) {
        noteOffender(note, offender, dropped);
        return failure(ErrorCode::InvalidKey, note.characterCode);
    }
    QByteArray bytes;
    bytes.reserve(text.size());
    for (const QChar c : text) {
        if (!isLineBreak(c))
            bytes.append(c.toLatin1());
    }
    return Secret(std::move(bytes));
}

bool isKeyText(QByteArrayView bytes) noexcept
{
    return !bytes.isEmpty() && std::all_of(bytes.begin(), bytes.end(), [](char c) {
        return isVisibleAscii(static_cast<unsigned char>(c));
    });
}

QString lastFourOf(const Secret &key)
{
    return key.size() < 12 ? QString() : QString::fromLatin1(key.view().last(4));
}

KeyGuess guessProvider(const Secret &key, const QString &usualPrefix)
{
    struct Prefix
    {
        const char *text;
        const char *provider;
    };
    // Longer ones first: the first hit is the most telling.
    static constexpr std::array kPrefixes{
        Prefix{"sk-proj-", "OpenAI"},   Prefix{"sk-ant-", "Anthropic"},
        Prefix{"sk-or-", "OpenRouter"}, Prefix{"AIza", "Google"},
        Prefix{"gsk_", "Groq"},         Prefix{"xai-", "xAI"},
        Prefix{"sk-", "OpenAI"},
    };
    const auto providerOf = [](QByteArrayView text) -> QByteArrayView {
        for (const Prefix &prefix : kPrefixes) {
            if (text.startsWith(prefix.text))
                return prefix.provider;
        }
        return {};
    };
    if (usualPrefix.isEmpty() || key.isEmpty())
        return {};
    const QByteArray usual = usualPrefix.toLatin1();
    const QByteArrayView looksLike = providerOf(key.view());
    if (!looksLike.isEmpty() && looksLike != providerOf(usual))
        return {KeyDoubt::OtherProvider, QString::fromLatin1(looksLike)};
    if (!key.view().startsWith(usual))
        return {KeyDoubt::UnusualPrefix, {}};
    return {};
}

} // namespace breakerbox::secrets
