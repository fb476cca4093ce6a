// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/shapes.h>

namespace breakerbox::ui::highlight {

std::unique_ptr<Lexer> createLexer(const Language &language)
{
    switch (language.shape) {
    case Shape::Markup:
        return std::make_unique<MarkupLexer>();
    case Shape::Css:
        return std::make_unique<CssLexer>();
    case Shape::Diff:
        return std::make_unique<DiffLexer>();
    case Shape::Yaml:
        return std::make_unique<YamlLexer>();
    case Shape::KeyValue:
        return std::make_unique<KeyValueLexer>(language);
    case Shape::Markdown:
        return std::make_unique<MarkdownLexer>();
    case Shape::Console:
        return std::make_unique<ConsoleLexer>();
    case Shape::Tex:
        return std::make_unique<TexLexer>();
    case Shape::Make:
        return std::make_unique<MakeLexer>();
    case Shape::Docker:
        return std::make_unique<DockerLexer>();
    case Shape::Code:
        break;
    }
    return std::make_unique<CodeLexer>(language);
}

} // namespace breakerbox::ui::highlight
