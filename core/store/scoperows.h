// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/evidence.h>
#include <store/database.h>

#include <optional>

// Rows of the breaker's memory, from values and back.
namespace breakerbox::store {

inline constexpr char kScopeColumns[] =
    "scope, connection, fingerprint, boot_id, written_boot_ns, written, state, level,"
    " retry_remaining_ms, retry_wall, retry_boot_ns, gate_remaining_ms, gate_wall, gate_boot_ns,"
    " gate_provenance, gate_step_ms, gate_claim_ms, attention, attention_cause, last_close_age_ms,"
    " last_probe_age_ms, opened_at, last_success, last_failure, outcomes, dies";
inline constexpr int kScopeValues = 26;

// Binds from position 1 on.
void bindScope(Statement &statement, const breaker::StoredScope &row);
// Nothing if any part of the row is not what this program writes: unreadable is closed
// (breaker.md 1.8).
[[nodiscard]] std::optional<breaker::StoredScope> scopeFrom(const Statement &statement);

// When the row has lost its meaning: 600 s after the latest of its deadlines and its last evidence,
// or after it was written if it has neither.
[[nodiscard]] WallTime deathOf(const breaker::StoredScope &row);

// [[age, "verdict", "category", "hash"],…] in that order, newest last. The hash is hexadecimal:
// JSON numbers hold 53 bits.
[[nodiscard]] QString jsonOf(const std::vector<breaker::StoredOutcome> &outcomes);
[[nodiscard]] std::optional<std::vector<breaker::StoredOutcome>> outcomesFromJson(QStringView json);

} // namespace breakerbox::store
