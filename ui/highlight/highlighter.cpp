// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/highlighter.h>

#include <ui/highlight/ksyntax.h>
#include <ui/highlight/language.h>
#include <ui/highlight/linescan.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace breakerbox::ui::highlight {

namespace {

class OwnHighlighter final : public Highlighter
{
public:
    std::unique_ptr<Lexer> lexer(QStringView fence) override
    {
        const Language *language = findLanguage(languageName(fence));
        return language ? createLexer(*language) : nullptr;
    }
};

const Language *languageNamed(QStringView name)
{
    for (const Language *language : allLanguages()) {
        if (isListed(name, language->names))
            return language;
    }
    return nullptr;
}

} // namespace

std::unique_ptr<Highlighter> Highlighter::create()
{
    if (auto highlighter = createKSyntaxHighlighter(createOwn()))
        return highlighter;
    return createOwn();
}

std::unique_ptr<Highlighter> Highlighter::createOwn()
{
    return std::make_unique<OwnHighlighter>();
}

// "python", "Python title=x", "{.python .numberLines}", "language-python", "python:src/main.py".
QString languageName(QStringView fence)
{
    constexpr qsizetype kLongestName = 64;
    QStringView rest = fence.trimmed();
    while (!rest.isEmpty() &&
           (rest.front() == u'{' || rest.front() == u'.' || rest.front() == u'`'))
        rest = rest.sliced(1);
    rest = rest.first(std::min(rest.size(), kLongestName));
    for (const auto prefix : {"language-"_L1, "lang-"_L1}) {
        if (rest.startsWith(prefix, Qt::CaseInsensitive))
            rest = rest.sliced(prefix.size());
    }
    const auto ends = [](QChar c) {
        return c.isSpace() || QStringView(u",:;{}()[]|\"'").contains(c);
    };
    const auto end = std::ranges::find_if(rest, ends);
    return rest.first(end - rest.begin()).toString().toLower();
}

std::vector<const Language *> allLanguages()
{
    std::vector<const Language *> all;
    for (const auto languages :
         {scriptLanguages(), webLanguages(), shellLanguages(), dataLanguages(), cLanguages(),
          systemsLanguages(), managedLanguages(), scienceLanguages(), functionalLanguages(),
          classicLanguages()}) {
        for (const Language &language : languages)
            all.push_back(&language);
    }
    return all;
}

const Language *findLanguage(QStringView name)
{
    if (name.isEmpty())
        return nullptr;
    if (const Language *language = languageNamed(name))
        return language;
    // A file's name: by what comes after the last dot.
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot > 0 && dot + 1 < name.size() ? languageNamed(name.sliced(dot + 1)) : nullptr;
}

} // namespace breakerbox::ui::highlight
