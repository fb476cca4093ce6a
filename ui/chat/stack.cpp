// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/stack.h>

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace breakerbox::ui {

Stack::Stack(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Stack::insert(int index, QWidget *child, int above)
{
    child->setParent(this);
    m_entries.insert(m_entries.begin() + index, {child, above, -1, 0});
    // As wide as it will be: one that has no size yet would be laid out for its own wish first.
    if (const int inner = width() - m_margins.left() - m_margins.right(); inner > 0)
        child->resize(inner, child->height());
    if (isVisible()) {
        // Far from the pointer until it is placed: it would be told that the pointer entered it.
        child->move(-30'000, 0);
        child->show();
    }
    contentsChanged();
}

void Stack::take(QWidget *child)
{
    const int index = indexOf(child);
    if (index < 0)
        return;
    m_entries.erase(m_entries.begin() + index);
    contentsChanged();
}

int Stack::indexOf(const QWidget *child) const
{
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].widget == child)
            return int(i);
    }
    return -1;
}

void Stack::setMargins(const QMargins &margins)
{
    m_margins = margins;
    contentsChanged();
}

void Stack::remeasure(QWidget *child)
{
    const int index = indexOf(child);
    if (index < 0)
        return;
    m_entries[size_t(index)].width = -1;
    contentsChanged();
}

void Stack::remeasureAll()
{
    for (Entry &entry : m_entries)
        entry.width = -1;
    contentsChanged();
}

int Stack::measure(Entry &entry, int width) const
{
    if (entry.width != width) {
        if (entry.widget->hasHeightForWidth())
            entry.height = entry.widget->heightForWidth(width);
        else
            entry.height = entry.widget->sizeHint().height();
        entry.height = std::max(entry.height, entry.widget->minimumHeight());
        entry.width = width;
    }
    return entry.height;
}

int Stack::heightForWidth(int width) const
{
    const int inner = width - m_margins.left() - m_margins.right();
    int height = m_margins.top() + m_margins.bottom();
    bool first = true;
    for (Entry &entry : m_entries) {
        if (entry.widget->isHidden())
            continue;
        height += (first ? 0 : entry.above) + measure(entry, inner);
        first = false;
    }
    return height;
}

QSize Stack::sizeHint() const
{
    const int wide = width() > 0 ? width() : 400;
    return {wide, heightForWidth(wide)};
}

void Stack::place()
{
    const int inner = width() - m_margins.left() - m_margins.right();
    int y = m_margins.top();
    bool first = true;
    for (Entry &entry : m_entries) {
        if (entry.widget->isHidden())
            continue;
        if (!first)
            y += entry.above;
        first = false;
        const int height = measure(entry, inner);
        entry.widget->setGeometry(m_margins.left(), y, inner, height);
        // A stack that kept its size but not its contents places them again.
        if (auto *inside = qobject_cast<Stack *>(entry.widget); inside && inside->m_dirty)
            inside->place();
        y += height;
    }
    m_dirty = false;
}

void Stack::contentsChanged()
{
    m_dirty = true;
    Q_EMIT heightChanged();
    if (auto *around = qobject_cast<Stack *>(parentWidget()); around && around->indexOf(this) >= 0)
        around->remeasure(this);
    else if (width() > 0)
        place();
}

bool Stack::event(QEvent *event)
{
    // A child with a layout of its own has another size hint.
    if (event->type() == QEvent::LayoutRequest) {
        for (Entry &entry : m_entries) {
            if (entry.widget->layout())
                entry.width = -1;
        }
        contentsChanged();
    }
    return QWidget::event(event);
}

void Stack::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

} // namespace breakerbox::ui
