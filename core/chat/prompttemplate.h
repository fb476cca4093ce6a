// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

#include <vector>

// The variables of a saved prompt: {{name}}, or {{name|default}}. A name has letters, digits,
// blanks, '-' and '_', at most 40 signs. Everything else in double braces is ordinary text, so that
// code and formulas stay as they are.
namespace breakerbox::chat {

struct PromptVariable
{
    QString name;
    QString fallback;

    bool operator==(const PromptVariable &) const = default;
};

// Each once, in the order in which they stand; names that differ in case alone are the same. The
// first default that is given counts.
[[nodiscard]] std::vector<PromptVariable> variablesOf(const QString &text);

// A variable without a name stands in it: {{}} or {{|default}}.
[[nodiscard]] bool hasNamelessVariable(const QString &text);

// Values by variableKey(). A variable that is not there is its default. Values are put in as they
// are: braces in them are no variables.
[[nodiscard]] QString filled(const QString &text, const QHash<QString, QString> &values);

[[nodiscard]] QString variableKey(const QString &name);

} // namespace breakerbox::chat
