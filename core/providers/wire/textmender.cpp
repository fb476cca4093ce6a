// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "textmender.h"

#include <utility>

namespace breakerbox::providers::wire {

namespace {

constexpr QChar kReplacement = QChar::ReplacementCharacter;

void replaceLoneHalves(QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = std::as_const(text)[i];
        if (!unit.isSurrogate())
            continue;
        const bool paired = unit.isHighSurrogate() && i + 1 < text.size() &&
                            std::as_const(text)[i + 1].isLowSurrogate();
        if (paired)
            ++i;
        else
            text[i] = kReplacement;
    }
}

} // namespace

QString TextMender::feed(QString text)
{
    if (text.isEmpty())
        return text;
    if (m_waiting != 0)
        text.prepend(QChar(std::exchange(m_waiting, u'\0')));
    // Asked as const: the text stays shared with the event it came in.
    if (const QChar last = std::as_const(text).back(); last.isHighSurrogate()) {
        m_waiting = last.unicode();
        text.chop(1);
    }
    replaceLoneHalves(text);
    return text;
}

QString TextMender::end()
{
    return std::exchange(m_waiting, u'\0') != 0 ? QString(kReplacement) : QString();
}

QString mended(QString text)
{
    replaceLoneHalves(text);
    return text;
}

} // namespace breakerbox::providers::wire
