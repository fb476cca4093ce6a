// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "callids.h"

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kPrefix = u"gemini-call-";

} // namespace

QString madeCallId(const QString &response, int number)
{
    QString id = kPrefix.toString();
    if (!response.isEmpty())
        id += response + u'-';
    return id + QString::number(number);
}

bool isMadeCallId(const QString &id)
{
    return id.isEmpty() || id.startsWith(kPrefix);
}

} // namespace breakerbox::providers::gemini
