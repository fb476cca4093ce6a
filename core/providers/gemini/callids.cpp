// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "callids.h"

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kOwnId = u"gemini-call-";

} // namespace

QString madeCallId(const QString &response, int number)
{
    QString id = kOwnId.toString();
    if (!response.isEmpty())
        id += response + u'-';
    return id + QString::number(number);
}

bool isMadeCallId(const QString &id)
{
    return id.isEmpty() || id.startsWith(kOwnId);
}

} // namespace breakerbox::providers::gemini
