// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/random.h>
#include <base/timers.h>
#include <breaker/breakers.h>
#include <connections/preset.h>
#include <providers/protocoladapter.h>
#include <secrets/secretstore.h>

namespace breakerbox::scheduler {
class RequestScheduler;
}
namespace breakerbox::store {
class StorageThread;
}

namespace breakerbox::flows {

class ConnectionsFlow;

// Everything the flows use, by reference. Built once by the composition; all of it outlives them.
// scheduler and connections are set right after they were made, before load().
struct Rooms
{
    const Clock &clock;
    Timers &timers;
    Random &random;
    breaker::Breakers &breakers;
    const connections::Presets &presets;
    secrets::SecretStore &keychain;
    secrets::SecretStore &session;
    const providers::Adapters &adapters;
    store::StorageThread &storage;
    scheduler::RequestScheduler *scheduler = nullptr;
    ConnectionsFlow *connections = nullptr;
};

} // namespace breakerbox::flows
