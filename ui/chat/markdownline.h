// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace breakerbox::ui {

// What one line could begin, judged without its surroundings.
struct MarkdownLine
{
    enum class Starts {
        Text = 0,
        Blank,
        Fence,
        Heading,
        Rule,
        Dashes,
        Equals,
        Quote,
        Item,
        TableRule
    };

    explicit MarkdownLine(QStringView line);

    Starts starts = Starts::Text;
    int indent = 0; // columns
    // Fence.
    QChar fenceMark;
    int fenceLength = 0;
    bool fenceBare = false; // nothing behind it: may close one
    // Item.
    QChar marker;
    int content = 0;         // column of its text
    bool dashes = false;     // nothing but dashes: "-" is an empty item, or an underline
    bool interrupts = false; // may end a paragraph: not empty, and 1 if numbered
    QString rest;            // behind the marker

private:
    void readItem(QStringView text);
    bool readFence(QStringView text);
};

} // namespace breakerbox::ui
