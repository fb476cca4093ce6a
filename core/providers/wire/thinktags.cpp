// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "thinktags.h"

#include <algorithm>
#include <utility>

namespace breakerbox::providers::wire {

namespace {

constexpr QStringView kOpening = u"<think>";
constexpr QStringView kClosing = u"</think>";
// More white space than this is not waited for: it would be looked through again at each piece.
constexpr qsizetype kMostHeld = 256;

qsizetype firstInk(QStringView text)
{
    qsizetype i = 0;
    while (i < text.size() && text[i].isSpace())
        ++i;
    return i;
}

qsizetype inkEnd(QStringView text)
{
    qsizetype end = text.size();
    while (end > 0 && text[end - 1].isSpace())
        --end;
    return end;
}

bool isBeginningOf(QStringView text, QStringView tag)
{
    return text.size() < tag.size() && tag.startsWith(text);
}

// Where the end of text may be the beginning of the closing tag; the size if it may not.
qsizetype possibleTag(QStringView text)
{
    const qsizetype from = std::max<qsizetype>(0, text.size() - kClosing.size() + 1);
    for (qsizetype i = from; i < text.size(); ++i) {
        if (isBeginningOf(text.sliced(i), kClosing))
            return i;
    }
    return text.size();
}

} // namespace

ThoughtSplit ThinkTagSplitter::feed(const QString &content)
{
    ThoughtSplit split;
    m_held += content;
    bool more = true;
    while (more) {
        switch (m_where) {
        case Where::Start:
            more = atStart();
            break;
        case Where::Thinking:
            more = thinking(split);
            break;
        case Where::BeforeAnswer:
            more = beforeAnswer();
            break;
        case Where::Answer:
            more = answer(split);
            break;
        case Where::Passing:
            split.text += std::exchange(m_held, {});
            more = false;
            break;
        }
    }
    return split;
}

ThoughtSplit ThinkTagSplitter::end()
{
    ThoughtSplit split;
    if (m_where == Where::Thinking)
        split.reasoning = m_held.first(inkEnd(m_held));
    else if (m_where != Where::BeforeAnswer)
        split.text = m_held;
    m_held.clear();
    return split;
}

ThoughtSplit ThinkTagSplitter::passThrough()
{
    ThoughtSplit split = end();
    m_where = Where::Passing;
    return split;
}

bool ThinkTagSplitter::atStart()
{
    const QStringView rest = QStringView(m_held).sliced(firstInk(m_held));
    const bool undecided =
        rest.isEmpty() || isBeginningOf(rest, kOpening) || isBeginningOf(rest, kClosing);
    if (undecided && m_held.size() < kMostHeld)
        return false;
    if (rest.startsWith(kOpening)) {
        m_held = rest.sliced(kOpening.size()).toString();
        m_trimming = true;
        m_where = Where::Thinking;
    } else if (rest.startsWith(kClosing)) {
        m_held = rest.sliced(kClosing.size()).toString();
        m_where = Where::BeforeAnswer;
    } else {
        m_where = Where::Answer;
    }
    return true;
}

bool ThinkTagSplitter::thinking(ThoughtSplit &split)
{
    if (m_trimming) {
        m_held.remove(0, firstInk(m_held));
        m_trimming = m_held.isEmpty();
    }
    const qsizetype closing = m_held.indexOf(kClosing);
    if (closing >= 0) {
        split.reasoning += QStringView(m_held).first(inkEnd(QStringView(m_held).first(closing)));
        m_held.remove(0, closing + kClosing.size());
        m_where = Where::BeforeAnswer;
        return true;
    }
    qsizetype keepFrom = possibleTag(m_held);
    if (m_held.size() < kMostHeld)
        keepFrom = inkEnd(QStringView(m_held).first(keepFrom));
    split.reasoning += QStringView(m_held).first(keepFrom);
    m_held.remove(0, keepFrom);
    return false;
}

bool ThinkTagSplitter::beforeAnswer()
{
    m_held.remove(0, firstInk(m_held));
    if (m_held.isEmpty())
        return false;
    m_where = Where::Passing;
    return true;
}

bool ThinkTagSplitter::answer(ThoughtSplit &split)
{
    const QStringView held = m_held;
    for (qsizetype i = 0; i < held.size(); ++i) {
        const bool inCode = m_fenced || m_backticks % 2 != 0;
        if (held[i] == u'<' && !inCode) {
            const QStringView rest = held.sliced(i);
            if (rest.startsWith(kClosing)) {
                split.reasoning = std::exchange(split.text, {});
                split.reasoning += held.first(i);
                split.closedLate = true;
                m_held = rest.sliced(kClosing.size()).toString();
                m_where = Where::BeforeAnswer;
                return true;
            }
            if (isBeginningOf(rest, kClosing)) {
                split.text += held.first(i);
                m_held = rest.toString();
                return false;
            }
        }
        follow(held[i]);
    }
    split.text += std::exchange(m_held, {});
    return false;
}

void ThinkTagSplitter::follow(QChar character)
{
    if (character == u'\n') {
        m_backticks = 0;
        m_lineBegun = false;
    } else if (character == u'`') {
        ++m_backticks;
        if (m_backticks == 3 && !m_lineBegun) {
            m_fenced = !m_fenced;
            m_backticks = 0;
            m_lineBegun = true;
        }
    } else if (!character.isSpace()) {
        m_lineBegun = true;
    }
}

} // namespace breakerbox::providers::wire
