// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// The body as one text: positions count through all of its blocks, which are separated by one
// line break. What the conversation around it selects and finds goes by these positions.

#include <ui/chat/messagebody.h>

#include <algorithm>

namespace breakerbox::ui {

namespace {

// With the separator behind it.
int spanOf(const BlockView *view)
{
    return std::max(view->length(), 1);
}

} // namespace

int MessageBody::length() const
{
    int total = 0;
    for (const BlockView *view : m_views)
        total += spanOf(view);
    return std::max(0, total - 1);
}

QString MessageBody::searchText() const
{
    QString text;
    for (const BlockView *view : m_views)
        text += view->searchText() + u'\n';
    text.chop(1);
    return text;
}

int MessageBody::positionOf(const Caret &caret) const
{
    int start = 0;
    for (int i = 0; i < std::min(caret.block, int(m_views.size())); ++i)
        start += spanOf(m_views[size_t(i)]);
    return std::min(start + caret.position, length());
}

MessageBody::Caret MessageBody::caretOf(int position) const
{
    for (int i = 0; i < int(m_views.size()); ++i) {
        const int size = spanOf(m_views[size_t(i)]);
        if (position < size || i + 1 == int(m_views.size()))
            return {i, std::clamp(position, 0, size - 1)};
        position -= size;
    }
    return {};
}

int MessageBody::caretAt(const QPoint &point) const
{
    const Caret caret = blockCaretAt(point);
    return caret.block < 0 ? 0 : positionOf(caret);
}

QRect MessageBody::caretRect(int position) const
{
    const Caret caret = caretOf(position);
    if (caret.block < 0)
        return {};
    const BlockView *view = m_views[size_t(caret.block)];
    return view->caretRect(caret.position).translated(view->pos());
}

void MessageBody::setSelection(int from, int to)
{
    select(caretOf(from), caretOf(std::max(from, to)));
}

std::pair<int, int> MessageBody::wordAt(int position) const
{
    const Caret caret = caretOf(position);
    if (caret.block < 0)
        return {0, 0};
    const auto [from, to] = m_views[size_t(caret.block)]->wordAt(caret.position);
    return {positionOf({caret.block, from}), positionOf({caret.block, to})};
}

QString MessageBody::text(int from, int to) const
{
    return searchText().mid(from, std::max(0, to - from));
}

QString MessageBody::markdown(int from, int to) const
{
    return from <= 0 && to >= length() ? m_source : text(from, to);
}

void MessageBody::setMarks(const std::vector<std::pair<int, int>> &hits, int current)
{
    int start = 0;
    for (BlockView *view : m_views) {
        const int end = start + spanOf(view);
        std::vector<std::pair<int, int>> own;
        int strong = -1;
        for (size_t i = 0; i < hits.size(); ++i) {
            if (hits[i].second <= start || hits[i].first >= end)
                continue;
            if (int(i) == current)
                strong = int(own.size());
            own.emplace_back(std::max(hits[i].first - start, 0),
                             std::min(hits[i].second, end) - start);
        }
        view->setMarks(own, strong);
        start = end;
    }
}

void MessageBody::setVisiblePart(const QRect &)
{
    // Every block is there.
}

} // namespace breakerbox::ui
