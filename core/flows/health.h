// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <breaker/admission.h>

#include <optional>

namespace breakerbox::flows {

// What a connection's health looks like to a person (look.md 1). Order = how bad it is; Waiting
// stands for Failing or Limited where a message waits it out.
enum class HealthKind {
    Unknown = 0, // never used in this run and nothing known
    Working,
    Probing, // one request is being tried
    Limited, // until `until`
    NeedsKey,
    NeedsBilling,
    NeedsModel,
    Failing, // open; next try at `until`
    Offline, // this computer
    Paused,  // by the user
    Waiting, // it fails or limits, and a message will be sent by itself at `until`
};

struct Health
{
    HealthKind kind = HealthKind::Unknown;
    std::optional<BootTime> until;
    bool drill = false; // pretended, for the user to practise

    bool operator==(const Health &) const = default;
};

} // namespace breakerbox::flows
