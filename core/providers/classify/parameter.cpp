// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "recognise.h"

#include <QRegularExpression>

#include <array>

namespace breakerbox::providers::classify {

using namespace Qt::StringLiterals;

namespace {

struct Telling
{
    QLatin1StringView phrase; // in lower case
    QLatin1StringView parameter;
};

// Refusals that do not name the field, or name it otherwise than the request does. The first hit
// counts. Anthropic's, then Google's.
constexpr std::array kTelling{
    Telling{"adaptive thinking"_L1, "thinking.adaptive"_L1},
    Telling{"effort parameter"_L1, "output_config"_L1},
    Telling{"only works in thinking mode"_L1, "thinkingBudget.0"_L1},
    Telling{"thinking level"_L1, "thinkingLevel"_L1},
    Telling{"thinking_level"_L1, "thinkingLevel"_L1},
    Telling{"thinkinglevel"_L1, "thinkingLevel"_L1},
    Telling{"thinking budget"_L1, "thinkingBudget"_L1},
    Telling{"thinking_budget"_L1, "thinkingBudget"_L1},
    Telling{"thinkingbudget"_L1, "thinkingBudget"_L1},
    Telling{"thinking is not "_L1, "thinkingConfig"_L1},
    Telling{"includethoughts"_L1, "thinkingConfig"_L1},
    Telling{"maxoutputtokens value"_L1, "maxOutputTokens"_L1},
};

QString firstOf(const QRegularExpression &expression, const QString &text)
{
    return expression.match(text).captured(1);
}

} // namespace

bool namesUnknownField(const ErrorBody &error)
{
    static const QRegularExpression ours(
        u"unknown name \"(?:thinking_?config|thinking_?level|thinking_?budget|include_?thoughts|"
        "top_?p|stop_?sequences|max_?output_?tokens)\""_s,
        QRegularExpression::CaseInsensitiveOption);
    return ours.match(error.message).hasMatch();
}

QString parameterOf(const ErrorBody &error)
{
    if (!error.param.isEmpty())
        return error.param;
    const QString text = error.message.toLower();
    for (const Telling &telling : kTelling) {
        if (text.contains(telling.phrase))
            return telling.parameter;
    }
    // Ollama: the model knows whether to think, not how much (8.1).
    if (error.message.startsWith(u"think value"_s))
        return u"think.level"_s;
    // Before the quoted word, which is the model's name here.
    static const QRegularExpression ability(
        u"does not support (tools|thinking|images|vision)\\b"_s);
    if (QString name = firstOf(ability, error.message); !name.isEmpty())
        return name;
    // "`temperature` and `top_p` cannot both be specified": the second one goes.
    static const QRegularExpression both(
        u"and ['`\"]([A-Za-z_][\\w.]*)['`\"] cannot both be specified"_s);
    static const QRegularExpression quoted(u"['`\"]([A-Za-z_][\\w.]*)['`\"]"_s);
    // Anthropic: the path of the field, then what is wrong with it.
    static const QRegularExpression path(u"^([a-z_][\\w.]*): "_s);
    static const QRegularExpression feature(u"does not support (?:the )?(\\w+)"_s);
    for (const auto *expression : {&both, &path, &quoted, &feature}) {
        if (QString name = firstOf(*expression, error.message); !name.isEmpty())
            return name;
    }
    return {};
}

} // namespace breakerbox::providers::classify
