// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "scrollaccess.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAccessibleWidget>

namespace breakerbox::ui {

namespace {

// Exactly the classes whose built-in object has the fault; lists, trees and text fields have
// objects of their own.
QAccessibleInterface *scrollAccess(const QString &className, QObject *object)
{
    const bool scrolls = className == QLatin1String("QScrollArea") ||
                         className == QLatin1String("QAbstractScrollArea");
    auto *area = scrolls ? qobject_cast<QAbstractScrollArea *>(object) : nullptr;
    return area ? new QAccessibleWidget(area, QAccessible::Client) : nullptr;
}

} // namespace

void installScrollAccess()
{
    QAccessible::installFactory(&scrollAccess);
}

} // namespace breakerbox::ui
