// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

class QIODevice;

namespace breakerbox::ui {

// Prints a page that transfer::HtmlPage made, as PDF of A4 or Letter pages by the locale. Pictures
// are named, not drawn: nothing from outside is decoded here. On any thread. False if the device
// takes no more.
[[nodiscard]] bool printPdf(QIODevice &device, const QByteArray &html);

} // namespace breakerbox::ui
