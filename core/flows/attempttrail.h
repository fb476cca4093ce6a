// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <scheduler/chatexchange.h>
#include <store/ledgerrepository.h>

#include <map>
#include <vector>

namespace breakerbox::flows {

// A try that an earlier run of the program made.
struct StoredTry
{
    RequestId request;
    scheduler::EndedTry attempt;
};

using AttemptTrail = std::map<MessageId, std::vector<StoredTry>>;

// The chat tries of each turn, oldest first, from a conversation's ledger rows (security.md 3.5). A
// row that was never closed is a try that was cut when the program ended.
[[nodiscard]] AttemptTrail trailOf(const std::vector<store::LedgerRow> &rows);

// Those of one request; the last one is how it ended.
[[nodiscard]] std::vector<scheduler::EndedTry>
triesOf(const AttemptTrail &trail, const MessageId &turn, const RequestId &request);

} // namespace breakerbox::flows
