// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/breakers.h>
#include <scheduler/budgetbook.h>
#include <ui/models/scopetreemodel.h>

#include <QString>

#include <vector>

// Words of the diagnostics panel. It shows the breaker's own states; the rest of the window shows
// the simplified ones (S98).
namespace breakerbox::ui {

// One labelled value.
struct Field
{
    QString name;
    QString value;

    bool operator==(const Field &) const = default;
};

// "Transport", "Chat", the model, or the connection's name.
[[nodiscard]] QString scopeName(const breaker::ScopeKey &key, const QString &connection);
[[nodiscard]] QString stateName(breaker::CircuitState state);
// The state with gate, pause and attention: "Closed · limited", "Open".
[[nodiscard]] QString stateSummary(const breaker::ScopeSnapshot &snapshot, const Moment &now);
// "0:42", "now", or nothing.
[[nodiscard]] QString nextTry(const breaker::ScopeSnapshot &snapshot, const Moment &now);

// All of S97, then level, gate and attention. Always the same names in the same order.
[[nodiscard]] std::vector<Field> scopeFields(const breaker::ScopeSnapshot &snapshot,
                                             const QString &path, const Moment &now);
// What the provider said is left of its limits; nothing if it said nothing.
[[nodiscard]] std::vector<Field> budgetFields(const scheduler::SeenBudgets &seen,
                                              const Moment &now);
// The metrics of S103 that one scope has.
[[nodiscard]] std::vector<Field> metricFields(const breaker::Metrics &metrics);

// What "Copy" puts on the clipboard: fields and metrics as lines. No content, no key.
[[nodiscard]] QString plainReport(const std::vector<Field> &fields,
                                  const std::vector<Field> &metrics);

} // namespace breakerbox::ui
