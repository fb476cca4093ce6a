// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>
#include <base/error.h>
#include <base/timers.h>
#include <simulator/persona.h>

#include <QString>
#include <QUrl>
#include <QUuid>

#include <array>
#include <memory>

namespace breakerbox::simulator {

// Which kind of connection a persona of the demo plays.
enum class DemoRole { CloudAccount = 0, CustomEndpoint, LocalServer };

// What the composition needs to make a connection to a persona. The id is the same in every run,
// so that a demo profile can be opened again; the port is not.
struct DemoConnection
{
    DemoRole role = DemoRole::CloudAccount;
    QUuid id;
    QString name;
    QString protocol; // "openai-chat", "ollama"
    QUrl baseUrl;
    QString key; // empty = none
    QString model;
};

// The three simulated providers of `breakerbox --demo`, on free ports of 127.0.0.1. Everything they
// say is canned and stays on this computer. Owned by the composition.
class DemoWorld final
{
public:
    DemoWorld(const Clock &clock, Timers &timers);
    ~DemoWorld();

    // Starts all three, or says which port could not be had.
    Result<void> start();
    [[nodiscard]] static constexpr std::array<DemoRole, 3> roles()
    {
        return {DemoRole::CloudAccount, DemoRole::CustomEndpoint, DemoRole::LocalServer};
    }
    // Valid after start().
    [[nodiscard]] DemoConnection connection(DemoRole role) const;
    [[nodiscard]] ProviderPersona &persona(DemoRole role);
    [[nodiscard]] const ProviderPersona &persona(DemoRole role) const;
    // All failures end.
    void heal();

private:
    std::array<std::unique_ptr<ProviderPersona>, 3> m_personas;
};

} // namespace breakerbox::simulator
