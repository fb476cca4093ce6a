// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/help/helpbutton.h>

#include <ui/help/helpwindow.h>
#include <ui/widgets/actionbutton.h>
#include <ui/widgets/icons.h>

#include <QShortcut>

namespace breakerbox::ui {

ActionButton *makeHelpButton(HelpTopic topic, QDialog *dialog)
{
    const QString title = helpPage(topic).title;
    auto *button = new ActionButton(
        icons::get(QStringLiteral("circle-help")),
        title.isEmpty() ? HelpWindow::tr("Help") : HelpWindow::tr("Help: %1").arg(title), dialog);
    button->setAutoDefault(false);
    const auto open = [dialog, topic] {
        auto *window = new HelpWindow(dialog);
        window->showTopic(topic);
        window->show();
    };
    QObject::connect(button, &QAbstractButton::clicked, dialog, open);
    auto *key = new QShortcut(QKeySequence::HelpContents, dialog);
    QObject::connect(key, &QShortcut::activated, dialog, open);
    return button;
}

} // namespace breakerbox::ui
