// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>

#include <memory>
#include <vector>

namespace breakerbox::ui {

struct TextLook;

// A run of one line of code that is not drawn like the rest.
struct ColourRun
{
    int start = 0;
    int length = 0;
    QColor colour;
    bool bold = false;
    bool italic = false;
};

// Where a language's scanner stands at the beginning of a line; 0 at the beginning of the code.
using CodeState = quint64;

// Colours for the code of one language. Line by line, so that code that grows is never read again.
class CodeColours
{
public:
    virtual ~CodeColours() = default;
    // The state after the line. runs may be null: then only the state is wanted.
    virtual CodeState line(QStringView line, CodeState before, std::vector<ColourRun> *runs) = 0;
};

// Colours for a language named after a fence; null for one that is unknown,
// and where look has no highlighter.
[[nodiscard]] std::unique_ptr<CodeColours> coloursFor(const QString &language,
                                                      const TextLook &look);

} // namespace breakerbox::ui
