// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "prompttemplate.h"

#include <algorithm>
#include <optional>

namespace breakerbox::chat {

namespace {

constexpr qsizetype kLongestVariable = 40;
constexpr qsizetype kLongestInside = 4000; // of a default; what is longer is text

// What stands between "{{" and "}}", and where.
struct Braces
{
    qsizetype from = 0; // of the first brace
    qsizetype end = 0;  // behind the last one
    QStringView inside;
};

std::optional<Braces> nextBraces(QStringView text, qsizetype from)
{
    for (;;) {
        qsizetype open = text.indexOf(u"{{", from);
        if (open < 0)
            return std::nullopt;
        const qsizetype close = text.indexOf(u"}}", open + 2);
        if (close < 0)
            return std::nullopt;
        // The innermost pair: "{{{{x}}" and "{{a {{x}}" have x in them.
        open = text.left(close).lastIndexOf(u"{{");
        if (close - open - 2 <= kLongestInside)
            return Braces{open, close + 2, text.mid(open + 2, close - open - 2)};
        from = close;
    }
}

std::optional<PromptVariable> variableIn(QStringView inside)
{
    const qsizetype bar = inside.indexOf(u'|');
    const QStringView name = (bar < 0 ? inside : inside.left(bar)).trimmed();
    const bool isName = !name.isEmpty() && name.size() <= kLongestVariable &&
                        std::ranges::all_of(name, [](QChar sign) {
                            return sign.isLetterOrNumber() || sign.isMark() || sign == u'-' ||
                                   sign == u'_' || sign == u' ' || sign.isSurrogate();
                        });
    if (!isName)
        return std::nullopt;
    return PromptVariable{name.toString(), bar < 0 ? QString() : inside.mid(bar + 1).toString()};
}

// Calls visit(where, variable) for each, in the order of the text.
template <typename Visit> void forEachVariable(const QString &text, const Visit &visit)
{
    qsizetype from = 0;
    while (const auto braces = nextBraces(text, from)) {
        from = braces->end;
        if (const auto variable = variableIn(braces->inside))
            visit(*braces, *variable);
    }
}

} // namespace

QString variableKey(const QString &name)
{
    return name.simplified().toCaseFolded();
}

std::vector<PromptVariable> variablesOf(const QString &text)
{
    std::vector<PromptVariable> variables;
    QHash<QString, std::size_t> places;
    forEachVariable(text, [&](const Braces &, const PromptVariable &variable) {
        const QString key = variableKey(variable.name);
        if (const auto known = places.constFind(key); known != places.cend()) {
            PromptVariable &first = variables[*known];
            if (first.fallback.isEmpty())
                first.fallback = variable.fallback;
            return;
        }
        places.insert(key, variables.size());
        variables.push_back(variable);
    });
    return variables;
}

bool hasNamelessVariable(const QString &text)
{
    qsizetype from = 0;
    while (const auto braces = nextBraces(text, from)) {
        from = braces->end;
        const QStringView inside = braces->inside.trimmed();
        if (inside.isEmpty() || inside.startsWith(u'|'))
            return true;
    }
    return false;
}

QString filled(const QString &text, const QHash<QString, QString> &values)
{
    QHash<QString, QString> fallbacks;
    for (const PromptVariable &variable : variablesOf(text))
        fallbacks.insert(variableKey(variable.name), variable.fallback);
    QString whole;
    qsizetype copied = 0;
    forEachVariable(text, [&](const Braces &braces, const PromptVariable &variable) {
        const QString key = variableKey(variable.name);
        whole += QStringView(text).mid(copied, braces.from - copied);
        whole += values.value(key, fallbacks.value(key));
        copied = braces.end;
    });
    whole += QStringView(text).mid(copied);
    return whole;
}

} // namespace breakerbox::chat
