// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QWidget>

#include <ctime>

namespace breakerbox::fakes {

// Processor time of this thread so far, in milliseconds: what a budget is held against, for a
// machine may be busy with other things.
inline double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

// What a screen reader calls it.
inline QString nameOf(QWidget *widget)
{
    if (!widget->accessibleName().isEmpty())
        return widget->accessibleName();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

// The widget of a kind with that name; null if there is none.
template <typename Kind> Kind *named(const QWidget *parent, const QString &name)
{
    for (Kind *widget : parent->findChildren<Kind *>()) {
        if (nameOf(widget) == name)
            return widget;
    }
    return nullptr;
}

// All words that labels show at this moment, one a line.
inline QString shownWords(const QWidget *parent)
{
    QStringList words;
    for (const QLabel *label : parent->findChildren<QLabel *>()) {
        if (label->isVisibleTo(parent) && !label->text().isEmpty())
            words.append(label->text());
    }
    return words.join(QLatin1Char('\n'));
}

// What a screen reader could reach and would have no name for.
inline QStringList namelessControls(const QWidget *parent)
{
    QStringList nameless;
    for (QWidget *widget : parent->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || qobject_cast<QMenu *>(widget))
            continue;
        // Parts of a control that has a name itself.
        const QWidget *around = widget->parentWidget();
        if (qobject_cast<const QAbstractSpinBox *>(around) ||
            qobject_cast<const QComboBox *>(around) || widget->inherits("QComboBoxListView") ||
            widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        if (nameOf(widget).isEmpty())
            nameless.append(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') +
                            widget->objectName());
    }
    return nameless;
}

// The names of what the Tab key reaches inside of a window, in order.
inline QStringList tabOrder(QWidget *window)
{
    QStringList names;
    for (QWidget *at = window->nextInFocusChain(); at != window; at = at->nextInFocusChain()) {
        const QWidget *around = at->parentWidget();
        const bool part = qobject_cast<const QComboBox *>(around) ||
                          qobject_cast<const QAbstractSpinBox *>(around);
        if (at->focusPolicy() & Qt::TabFocus && at->isVisibleTo(window) && at->isEnabled() && !part)
            names.append(nameOf(at));
    }
    return names;
}

// Labels that would take text from outside for markup (R26).
inline QStringList richLabels(const QWidget *parent)
{
    QStringList rich;
    for (const QLabel *label : parent->findChildren<QLabel *>()) {
        if (label->textFormat() != Qt::PlainText && !label->text().isEmpty())
            rich.append(label->text());
    }
    return rich;
}

} // namespace breakerbox::fakes
