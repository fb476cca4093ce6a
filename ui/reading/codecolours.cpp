// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/reading/codecolours.h>

#include <ui/highlight/highlighter.h>
#include <ui/reading/textlook.h>
#include <ui/widgets/codetheme.h>

#include <array>

namespace breakerbox::ui {

namespace {

class LexedColours final : public CodeColours
{
public:
    LexedColours(std::shared_ptr<highlight::Highlighter> highlighter,
                 std::unique_ptr<highlight::Lexer> lexer, const QPalette &palette)
        : m_highlighter(std::move(highlighter)),
          m_lexer(std::move(lexer))
    {
        for (size_t kind = 0; kind < m_inks.size(); ++kind)
            m_inks[kind] = theme::codeInk(highlight::Kind(kind), palette);
    }

    CodeState line(QStringView line, CodeState before, std::vector<ColourRun> *runs) override
    {
        const highlight::Line read = m_lexer->line(line, highlight::State(before));
        if (runs) {
            for (const highlight::Run &run : read.runs) {
                const theme::CodeInk &ink = m_inks[size_t(run.kind)];
                runs->push_back({int(run.start), int(run.length), ink.color, ink.bold, ink.italic});
            }
        }
        return read.after.bits();
    }

private:
    std::shared_ptr<highlight::Highlighter> m_highlighter; // outlives its lexer
    std::unique_ptr<highlight::Lexer> m_lexer;
    std::array<theme::CodeInk, highlight::kKindCount> m_inks;
};

} // namespace

std::unique_ptr<CodeColours> coloursFor(const QString &language, const TextLook &look)
{
    if (!look.highlighter)
        return nullptr;
    std::unique_ptr<highlight::Lexer> lexer = look.highlighter->lexer(language);
    if (!lexer)
        return nullptr;
    return std::make_unique<LexedColours>(look.highlighter, std::move(lexer), look.palette);
}

} // namespace breakerbox::ui
