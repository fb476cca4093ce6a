// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>

class QDialog;
class QMessageBox;
class QWidget;

namespace breakerbox::ui {

// Asks before a connection goes, naming what is destroyed and what stays. accepted() = remove it.
// Cancel has the focus. Deletes itself.
[[nodiscard]] QMessageBox *makeRemoveDialog(const connections::Connection &connection,
                                            QWidget *parent);

} // namespace breakerbox::ui
