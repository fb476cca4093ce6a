// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <flows/connectionsflow.h>

namespace breakerbox::flows {

// Says of each stage of a test (reached, TLS, key, list of models) what became of it, from how the
// request ended. Pure. Reads outcome, hasError, listed and https of the report, and sets its
// stages. keyProves: the list needs a key, so having it proves the key.
enum class KeyProves { No = 0, Yes };
void readStages(TestReport &report, KeyProves keyProves);

} // namespace breakerbox::flows
