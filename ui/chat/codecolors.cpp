// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/chat/codecolors.h>

#include <ui/chat/inertdocument.h>
#include <ui/highlight/highlighter.h>
#include <ui/widgets/codetheme.h>

#include <QHash>
#include <QSyntaxHighlighter>

#include <array>

namespace breakerbox::ui {

namespace {

// Owned by its document.
class CodeColors final : public QSyntaxHighlighter
{
public:
    explicit CodeColors(QTextDocument &document)
        : QSyntaxHighlighter(&document)
    {}

    void setLanguage(const QString &language, const TextLook &look)
    {
        m_highlighter = look.highlighter;
        m_lexer = m_highlighter ? m_highlighter->lexer(language) : nullptr;
        m_states = {highlight::State()};
        m_numbers = {{0, 0}};
        for (size_t kind = 0; kind < m_formats.size(); ++kind) {
            const theme::CodeInk ink = theme::codeInk(highlight::Kind(kind), look.palette);
            m_formats[kind] = {};
            m_formats[kind].setForeground(ink.color);
            if (ink.bold)
                m_formats[kind].setFontWeight(QFont::DemiBold);
            if (ink.italic)
                m_formats[kind].setFontItalic(true);
        }
    }

protected:
    void highlightBlock(const QString &text) override
    {
        if (!m_lexer)
            return;
        const auto before = static_cast<size_t>(qMax(0, previousBlockState()));
        const highlight::Line line =
            m_lexer->line(text, before < m_states.size() ? m_states[before] : highlight::State());
        for (const highlight::Run &run : line.runs)
            setFormat(int(run.start), int(run.length), m_formats[size_t(run.kind)]);
        setCurrentBlockState(numberOf(line.after));
    }

private:
    // A block remembers an int.
    int numberOf(highlight::State state)
    {
        const auto next = static_cast<int>(m_states.size());
        const int number = m_numbers.value(state.bits(), next);
        if (number == next) {
            m_states.push_back(state);
            m_numbers.insert(state.bits(), number);
        }
        return number;
    }

    std::shared_ptr<highlight::Highlighter> m_highlighter;
    std::unique_ptr<highlight::Lexer> m_lexer;
    std::vector<highlight::State> m_states;
    QHash<quint64, int> m_numbers;
    std::array<QTextCharFormat, highlight::kKindCount> m_formats;
};

} // namespace

void colorCode(QTextDocument &document, const QString &language, const TextLook &look)
{
    auto *colors = static_cast<CodeColors *>(
        document.findChild<QSyntaxHighlighter *>(QString(), Qt::FindDirectChildrenOnly));
    if (!colors)
        colors = new CodeColors(document);
    colors->setLanguage(language, look);
    colors->rehighlight();
}

} // namespace breakerbox::ui
