// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace breakerbox::ui {

// A piece of Markdown that is one fence at the margin and nothing else. It needs no parser, which
// lets code of any length arrive at the cost of what arrives.
struct FencedCode
{
    QString language;
    QStringView code; // in the piece
};

[[nodiscard]] std::optional<FencedCode> fencedCode(const QString &piece);
// From the line that opens the fence, and blank ones before it.
[[nodiscard]] QString fenceLanguage(QStringView head);
// Line breaks and characters as the parser gives them. Equal to the code almost always.
[[nodiscard]] QString cleanCode(QStringView code);

// Whether every line that is not empty is moved in as far as code would be; and without that room.
[[nodiscard]] bool isMovedIn(QStringView piece);
[[nodiscard]] QString movedOut(QStringView piece);

} // namespace breakerbox::ui
