// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/reach.h>
#include <scheduler/spendbook.h>

#include <QString>

#include <optional>

namespace breakerbox::ui::text {

// "0.42": an amount in the user's own currency, in the locale of the program; two places, more
// where two would hide it.
[[nodiscard]] QString amount(connections::Amount amount);
// Reads what amount() writes, and plain "0.42" in any locale. Empty = 0. nullopt: no amount, a
// negative one, or one with separators of thousands, which read differently elsewhere.
[[nodiscard]] std::optional<connections::Amount> readAmount(const QString &typed);

// "You set 3 requests and 20,000 tokens a minute."
[[nodiscard]] QString paceSentence(const connections::Pace &pace);
// "4.10 of 5.00 this month", without a full stop.
[[nodiscard]] QString spendingSentence(const scheduler::Spending &spending);
// The warning at 80 %: "Work has used 4.10 of 5.00 this month."
[[nodiscard]] QString spendingWarning(const QString &connection,
                                      const scheduler::Spending &spending);

} // namespace breakerbox::ui::text
