// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace breakerbox::transfer {

// Markdown as HTML that does nothing: HTML in it stays text, pictures become their words, and a
// link leads only to http, https or mailto.
[[nodiscard]] QByteArray markdownToHtml(const QByteArray &markdown);

// For text between tags and for values in double quotes.
[[nodiscard]] QByteArray htmlEscaped(QByteArrayView text);
[[nodiscard]] QByteArray htmlEscaped(const QString &text);

} // namespace breakerbox::transfer
