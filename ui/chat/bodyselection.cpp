// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/messagebody.h>

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace breakerbox::ui {

QString MessageBody::selectedText() const
{
    return text(std::min(m_anchor, m_focus), std::max(m_anchor, m_focus));
}

void MessageBody::setSelection(int from, int to)
{
    select(std::clamp(from, 0, length()), std::clamp(to, 0, length()));
}

void MessageBody::selectAll()
{
    Q_EMIT selectionStarted();
    select(0, length());
}

void MessageBody::clearSelection()
{
    select(0, 0);
}

void MessageBody::select(int anchor, int focus)
{
    if (anchor == m_anchor && focus == m_focus)
        return;
    const auto [from, to] = std::minmax(m_anchor, m_focus);
    const auto [newFrom, newTo] = std::minmax(anchor, focus);
    // Only what changes is drawn again.
    if (from == newFrom) {
        updateRange(std::min(to, newTo), std::max(to, newTo));
    } else if (to == newTo) {
        updateRange(std::min(from, newFrom), std::max(from, newFrom));
    } else {
        updateRange(from, to);
        updateRange(newFrom, newTo);
    }
    m_anchor = anchor;
    m_focus = focus;
}

void MessageBody::updateRange(int from, int to)
{
    if (from >= to)
        return;
    const QRect first = caretRect(from);
    const QRect last = caretRect(to);
    update(0, first.top() - 4, width(), last.bottom() - first.top() + 9);
}

void MessageBody::setMarks(const std::vector<std::pair<int, int>> &hits, int current)
{
    if (hits == m_hits && current == m_currentHit)
        return;
    m_hits = hits;
    m_currentHit = current;
    update();
}

std::vector<Highlight> MessageBody::highlightsOf(const Block &block) const
{
    std::vector<Highlight> found;
    const int start = block.place().start;
    const int end = start + block.length();
    auto hit = std::lower_bound(m_hits.begin(), m_hits.end(), start,
                                [](const auto &each, int at) { return each.second <= at; });
    for (; hit != m_hits.end() && hit->first < end; ++hit) {
        const bool current = hit - m_hits.begin() == m_currentHit;
        found.push_back({hit->first - start, hit->second - start,
                         current ? Highlight::Kind::CurrentHit : Highlight::Kind::Hit});
    }
    const auto [from, to] = std::minmax(m_anchor, m_focus);
    if (from < to && from < end && to > start)
        found.push_back({from - start, to - start, Highlight::Kind::Selection});
    return found;
}

// ---- mouse

void MessageBody::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const QPoint point = event->position().toPoint();
    m_pressed = blockLinkAt(point);
    m_dragging = true;
    const int caret = caretAt(point);
    Q_EMIT selectionStarted();
    select(event->modifiers() & Qt::ShiftModifier ? m_anchor : caret, caret);
    // Ignored as well, so that the message around it takes the focus.
    event->ignore();
}

void MessageBody::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (m_dragging && event->buttons() & Qt::LeftButton) {
        const int caret = caretAt(point);
        if (caret != m_anchor)
            m_pressed.reset();
        select(m_anchor, caret);
        return;
    }
    const auto link = blockLinkAt(point);
    setCursor(link ? Qt::PointingHandCursor : Qt::IBeamCursor);
    // The real target is shown before anybody clicks (R29).
    const bool leadsOut =
        link && (link->kind == BlockLink::Kind::Link || link->kind == BlockLink::Kind::Image);
    const QString target = leadsOut ? shownTarget(link->link) : QString();
    if (leadsOut)
        QToolTip::showText(event->globalPosition().toPoint(), target.toHtmlEscaped(), this);
    else if (QToolTip::isVisible())
        QToolTip::hideText();
    Q_EMIT linkHovered(target);
}

void MessageBody::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_dragging = false;
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    const auto now = blockLinkAt(event->position().toPoint());
    if (pressed && now && !hasSelection() && now->link == pressed->link &&
        now->from == pressed->from)
        activate(*pressed);
}

void MessageBody::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_blocks.count() == 0)
        return;
    const auto [from, to] = wordAt(caretAt(event->position().toPoint()));
    m_pressed.reset();
    select(from, to);
}

void MessageBody::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuRequested(event->globalPos(), linkAt(event->pos()).value_or(Link{}));
}

void MessageBody::leaveEvent(QEvent *event)
{
    Stack::leaveEvent(event);
    Q_EMIT linkHovered({});
}

void MessageBody::wheelEvent(QWheelEvent *event)
{
    int sideways = event->angleDelta().x();
    if (event->modifiers() & Qt::ShiftModifier)
        sideways = event->angleDelta().y();
    const int index = m_blocks.indexAtY(event->position().y());
    if (sideways == 0 || index < 0 || m_blocks.at(index).overflow() <= 0) {
        event->ignore();
        return;
    }
    Block &block = m_blocks.at(index);
    block.scrollTo(block.scrolled() - sideways / 2.0);
    if (QScrollBar *bar = m_fittings.bar(block.place().serial))
        bar->setValue(int(block.scrolled()));
    update();
    event->accept();
}

} // namespace breakerbox::ui
