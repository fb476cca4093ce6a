// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "fieldbuttons.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

namespace breakerbox::ui {

void nameFieldButtons(QLineEdit *field)
{
    const auto buttons = field->findChildren<QToolButton *>();
    for (QToolButton *button : buttons) {
        // The toolkit's own name for the button that empties the field.
        const bool clears =
            button->objectName() == QLatin1String("_q_qlineeditclearbutton") ||
            (field->isClearButtonEnabled() && button == buttons.first() && buttons.size() == 1);
        button->setAccessibleName(clears ? QCoreApplication::translate("FieldButtons", "Clear")
                                         : QCoreApplication::translate("FieldButtons", "Search"));
    }
}

} // namespace breakerbox::ui
