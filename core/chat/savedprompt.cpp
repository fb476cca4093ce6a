// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "savedprompt.h"

#include <algorithm>

namespace breakerbox::chat {

std::optional<QString> readName(const QString &typed)
{
    QString name = typed.simplified();
    while (name.startsWith(u'/'))
        name.remove(0, 1);
    name = name.trimmed().normalized(QString::NormalizationForm_C);
    name.replace(u' ', u'-');
    if (name.isEmpty() || name.size() > SavedPrompt::kLongestName)
        return std::nullopt;
    const auto points = name.toUcs4();
    const bool isWord = std::ranges::all_of(points, [](uint point) {
        return QChar::isLetterOrNumber(point) || QChar::isMark(point) || point == u'-' ||
               point == u'_' || point == u'.';
    });
    return isWord ? std::optional(name) : std::nullopt;
}

QString nameKey(const QString &name)
{
    return name.simplified().normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace breakerbox::chat
