// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

class QTextDocument;
class QString;

namespace breakerbox::ui {

struct TextLook;

// Colours the document as code of this language, and what is added to it later. Call it again
// when it was filled anew. Without a highlighter in look, or if that does not know the language,
// text keeps its colour.
void colorCode(QTextDocument &document, const QString &language, const TextLook &look);

} // namespace breakerbox::ui
