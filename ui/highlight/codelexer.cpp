// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/codelexer.h>

#include <ui/highlight/codeline.h>

namespace breakerbox::ui::highlight {

CodeLexer::CodeLexer(const Language &language)
    : m_grammar(language)
{}

Line CodeLexer::line(QStringView line, State before)
{
    return CodeLine(m_grammar, line, before).read();
}

} // namespace breakerbox::ui::highlight
