// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/highlight/codelexer.h>
#include <ui/highlight/highlighter.h>

// Languages that are no code: what a line means depends on where things stand in it.
namespace breakerbox::ui::highlight {

// HTML and XML, with scripts and style sheets inside.
class MarkupLexer final : public Lexer
{
public:
    MarkupLexer();
    [[nodiscard]] Line line(QStringView line, State before) override;

private:
    CodeLexer m_script;
    std::unique_ptr<Lexer> m_style;
};

class CssLexer final : public Lexer
{
public:
    [[nodiscard]] Line line(QStringView line, State before) override;
};

class DiffLexer final : public Lexer
{
public:
    [[nodiscard]] Line line(QStringView line, State before) override;
};

class YamlLexer final : public Lexer
{
public:
    [[nodiscard]] Line line(QStringView line, State before) override;
};

// [section] and key = value; the value is read by the language's own table.
class KeyValueLexer final : public Lexer
{
public:
    explicit KeyValueLexer(const Language &language);
    [[nodiscard]] Line line(QStringView line, State before) override;

private:
    CodeLexer m_value;
};

class MarkdownLexer final : public Lexer
{
public:
    [[nodiscard]] Line line(QStringView line, State before) override;
};

// What a terminal shows: commands after a prompt, and what they said.
class ConsoleLexer final : public Lexer
{
public:
    ConsoleLexer();
    [[nodiscard]] Line line(QStringView line, State before) override;

private:
    CodeLexer m_shell;
    CodeLexer m_python;
};

class TexLexer final : public Lexer
{
public:
    [[nodiscard]] Line line(QStringView line, State before) override;
};

class MakeLexer final : public Lexer
{
public:
    MakeLexer();
    [[nodiscard]] Line line(QStringView line, State before) override;

private:
    CodeLexer m_shell;
};

class DockerLexer final : public Lexer
{
public:
    DockerLexer();
    [[nodiscard]] Line line(QStringView line, State before) override;

private:
    CodeLexer m_shell;
};

} // namespace breakerbox::ui::highlight
