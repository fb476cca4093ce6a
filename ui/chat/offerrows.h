// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <flows/chatflow.h>
#include <flows/connectionsflow.h>
#include <ui/chat/picklist.h>

#include <vector>

namespace breakerbox::ui {

// The Switch list (look.md 4): inside the boundary, this device, others with what they would see,
// and what is forbidden with the reason. In that order; row i is offer i of the sorted list.
[[nodiscard]] std::vector<flows::SwitchOffer> sortedOffers(std::vector<flows::SwitchOffer> offers);
[[nodiscard]] std::vector<PickRow> offerRows(const std::vector<flows::SwitchOffer> &sorted,
                                             BootTime now);

// The same to choose several from. fresh: nothing was sent in the conversation yet; whoever comes
// first may read it then, and the others are asked about.
enum class Fresh { No = 0, Yes };
[[nodiscard]] std::vector<PickRow> severalRows(const std::vector<flows::SwitchOffer> &sorted,
                                               Fresh fresh, BootTime now);

// Where the next message may go: every connection with its models.
struct Target
{
    ConnectionId connection;
    QString connectionName;
    ModelId model;
    connections::Boundary boundary;
    flows::Health health;
    bool verified = true; // SwitchOffer::verified

    bool operator==(const Target &) const = default;
};
[[nodiscard]] std::vector<PickRow> targetRows(const std::vector<Target> &targets,
                                              const Target &current, BootTime now);

} // namespace breakerbox::ui
