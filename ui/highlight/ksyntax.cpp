// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/ksyntax.h>

#include <ui/highlight/linescan.h>

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <algorithm>

using namespace Qt::StringLiterals;
using KSyntaxHighlighting::Definition;
using KSyntaxHighlighting::Theme;

namespace breakerbox::ui::highlight {

namespace {

// How many states a lexer keeps; beyond them it starts anew at each line. A text has few: those of
// its comments, strings and brackets.
constexpr size_t kMostStates = 4096;

Kind kindOf(Theme::TextStyle style)
{
    switch (style) {
    case Theme::Keyword:
    case Theme::ControlFlow:
        return Kind::Keyword;
    case Theme::DataType:
        return Kind::Type;
    case Theme::Function:
    case Theme::BuiltIn:
    case Theme::Extension:
        return Kind::Function;
    case Theme::Variable:
        return Kind::Variable;
    case Theme::DecVal:
    case Theme::BaseN:
    case Theme::Float:
    case Theme::Constant:
        return Kind::Number;
    case Theme::Char:
    case Theme::String:
    case Theme::VerbatimString:
    case Theme::SpecialString:
        return Kind::String;
    case Theme::SpecialChar:
        return Kind::Escape;
    case Theme::Comment:
    case Theme::Documentation:
    case Theme::CommentVar:
    case Theme::Information:
    case Theme::Warning:
    case Theme::Alert:
        return Kind::Comment;
    case Theme::Preprocessor:
    case Theme::Import:
    case Theme::Annotation:
        return Kind::Preprocessor;
    case Theme::Attribute:
    case Theme::Others:
        return Kind::Attribute;
    case Theme::RegionMarker:
        return Kind::Heading;
    default: // Normal, Operator, Error: a reply may be cut anywhere, which is no error
        return Kind::Plain;
    }
}

class KSyntaxLexer final : public Lexer, private KSyntaxHighlighting::AbstractHighlighter
{
public:
    explicit KSyntaxLexer(const Definition &definition) { setDefinition(definition); }

    Line line(QStringView line, State before) override
    {
        LineScan scan(line);
        m_scan = &scan;
        const auto index = static_cast<size_t>(before.bits());
        const KSyntaxHighlighting::State start = index > 0 && index <= m_states.size()
                                                     ? m_states[index - 1]
                                                     : KSyntaxHighlighting::State();
        const KSyntaxHighlighting::State after = highlightLine(scan.text(0, scan.size()), start);
        m_scan = nullptr;
        return {std::move(scan.runs()), kept(after)};
    }

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        if (!m_scan || offset < m_scan->at()) // in order, never twice
            return;
        m_scan->moveTo(offset);
        m_scan->take(length, kindOf(format.textStyle()));
    }

    // The same number for the same state, so that a viewer sees where nothing changed.
    State kept(const KSyntaxHighlighting::State &state)
    {
        if (state == KSyntaxHighlighting::State())
            return {};
        const auto found = std::ranges::find(m_states, state);
        if (found != m_states.end())
            return State(static_cast<quint64>(found - m_states.begin()) + 1);
        if (m_states.size() == kMostStates)
            return {};
        m_states.push_back(state);
        return State(m_states.size());
    }

    LineScan *m_scan = nullptr; // while a line is read
    std::vector<KSyntaxHighlighting::State> m_states;
};

class KSyntaxHighlighter final : public Highlighter
{
public:
    explicit KSyntaxHighlighter(std::unique_ptr<Highlighter> others)
        : m_others(std::move(others))
    {}

    std::unique_ptr<Lexer> lexer(QStringView fence) override
    {
        const QString name = languageName(fence);
        // Kinds of its own, or nothing of the sort there.
        if (name.isEmpty() || isListed(name, "diff patch console shell-session terminal pycon"))
            return m_others->lexer(fence);
        // Its hundreds of languages are read when the first code comes, not when a window opens.
        if (!m_repository)
            m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
        Definition definition = m_repository->definitionForName(name);
        // "py" is the end of a file's name.
        if (!definition.isValid() || definition.name().isEmpty())
            definition = m_repository->definitionForFileName("x."_L1 + name);
        if (!definition.isValid())
            return m_others->lexer(fence);
        return std::make_unique<KSyntaxLexer>(definition);
    }

private:
    std::unique_ptr<Highlighter> m_others;
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository; // null: nobody asked yet
};

} // namespace

std::unique_ptr<Highlighter> createKSyntaxHighlighter(std::unique_ptr<Highlighter> others)
{
    return std::make_unique<KSyntaxHighlighter>(std::move(others));
}

} // namespace breakerbox::ui::highlight
