// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "values.h"

#include <QRegularExpression>

namespace breakerbox::settings {

using namespace Qt::StringLiterals;

Language Language::fromCode(const QString &code)
{
    static const QRegularExpression shape(u"\\A[a-z]{2,3}(_[A-Z][A-Za-z]{1,3})?\\z"_s);
    return shape.match(code).hasMatch() ? Language{code} : Language{};
}

breaker::Policy Values::standardPolicy(const QString &kind)
{
    return kind == u"local" ? breaker::Policy::local() : breaker::Policy::cloud();
}

breaker::Policy Values::policy(const QString &kind) const
{
    const auto changed = policies.find(kind);
    return changed == policies.end() ? standardPolicy(kind) : changed->second;
}

void Values::setPolicy(const QString &kind, const breaker::Policy &policy)
{
    if (policy == standardPolicy(kind))
        policies.erase(kind);
    else
        policies[kind] = policy;
}

} // namespace breakerbox::settings
