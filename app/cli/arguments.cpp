// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "arguments.h"
#include "words.h"

namespace breakerbox::app {

Result<Arguments> Arguments::read(const QStringList &words, const OptionNames &known)
{
    Arguments arguments;
    bool optionsOver = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (optionsOver || !word.startsWith(QLatin1String("--"))) {
            arguments.m_words.append(word);
            continue;
        }
        if (word.size() == 2) {
            optionsOver = true;
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
        if (known.flags.contains(name)) {
            if (equals >= 0)
                return failure(ErrorCode::InvalidInput, app::tr("--%1 takes no value.").arg(name));
            arguments.m_flags.append(name);
        } else if (known.values.contains(name)) {
            if (equals < 0 && i + 1 >= words.size())
                return failure(ErrorCode::InvalidInput, app::tr("--%1 needs a value.").arg(name));
            arguments.m_values[name].append(equals < 0 ? words.at(++i) : word.mid(equals + 1));
        } else {
            return failure(ErrorCode::InvalidInput,
                           app::tr("Unknown option --%1. See breakerbox --help.").arg(name));
        }
    }
    return arguments;
}

std::optional<QString> Arguments::value(const QString &name) const
{
    const QStringList all = m_values.value(name);
    return all.isEmpty() ? std::nullopt : std::optional(all.last());
}

} // namespace breakerbox::app
