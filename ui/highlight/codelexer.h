// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/grammar.h>

namespace breakerbox::ui::highlight {

// Reads a language by its table alone.
class CodeLexer final : public Lexer
{
public:
    explicit CodeLexer(const Language &language);
    [[nodiscard]] Line line(QStringView line, State before) override;

private:
    Grammar m_grammar;
};

} // namespace breakerbox::ui::highlight
