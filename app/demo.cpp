// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "demo.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <array>

namespace breakerbox::app {

using connections::Boundary;
using connections::BoundaryClass;
using connections::Connection;
using connections::ConnectionKind;
using simulator::DemoRole;
using simulator::FailureMode;

namespace {

struct ModeName
{
    FailureMode mode;
    const char *name;
};

constexpr std::array kModes{
    ModeName{FailureMode::None, QT_TRANSLATE_NOOP("Demo", "Works")},
    ModeName{FailureMode::ServiceUnavailable503,
             QT_TRANSLATE_NOOP("Demo", "503 Service unavailable")},
    ModeName{FailureMode::Overloaded, QT_TRANSLATE_NOOP("Demo", "Overloaded")},
    ModeName{FailureMode::RateLimitedWithTime, QT_TRANSLATE_NOOP("Demo", "429 with a time")},
    ModeName{FailureMode::RateLimitedWithoutTime, QT_TRANSLATE_NOOP("Demo", "429 without a time")},
    ModeName{FailureMode::QuotaExhausted, QT_TRANSLATE_NOOP("Demo", "Credit used up")},
    ModeName{FailureMode::WrongKey, QT_TRANSLATE_NOOP("Demo", "Wrong key")},
    ModeName{FailureMode::Refused, QT_TRANSLATE_NOOP("Demo", "Refuses connections")},
    ModeName{FailureMode::NoFirstByte, QT_TRANSLATE_NOOP("Demo", "No first byte")},
    ModeName{FailureMode::BrokenMidReply, QT_TRANSLATE_NOOP("Demo", "Breaks in mid-reply")},
    ModeName{FailureMode::StalledMidReply, QT_TRANSLATE_NOOP("Demo", "Stalls in mid-reply")},
    ModeName{FailureMode::HtmlFromProxy, QT_TRANSLATE_NOOP("Demo", "A proxy's HTML page")},
    ModeName{FailureMode::ModelMissing, QT_TRANSLATE_NOOP("Demo", "Model missing")},
    ModeName{FailureMode::ModelLoading, QT_TRANSLATE_NOOP("Demo", "Model loading")},
    ModeName{FailureMode::OutOfMemory, QT_TRANSLATE_NOOP("Demo", "Out of memory")},
};

// Who is said to read what is sent, as if the provider were real.
Boundary boundaryOf(DemoRole role, const QString &name)
{
    switch (role) {
    case DemoRole::CloudAccount:
        return {BoundaryClass::Company, name, {}};
    case DemoRole::CustomEndpoint:
        return {BoundaryClass::Company, name, {}};
    case DemoRole::LocalServer:
        break;
    }
    return {BoundaryClass::Device, {}, {}};
}

ConnectionKind kindOf(DemoRole role)
{
    switch (role) {
    case DemoRole::CloudAccount:
        return ConnectionKind::Cloud;
    case DemoRole::CustomEndpoint:
        return ConnectionKind::Endpoint;
    case DemoRole::LocalServer:
        break;
    }
    return ConnectionKind::Local;
}

// Short enough that nobody waits two minutes to see "no first byte"; the user can change them.
connections::Limits demoLimits()
{
    connections::Limits limits;
    limits.connect = Milliseconds(5'000);
    limits.firstByte = Milliseconds(12'000);
    limits.silence = Milliseconds(8'000);
    return limits;
}

} // namespace

Demo::Demo(Composition &composition)
    : m_composition(composition),
      m_world(composition.clock(), m_timers),
      m_modes(simulator::DemoWorld::roles().size(), 0)
{}

Demo::~Demo() = default;

Result<void> Demo::start(std::function<void()> ready)
{
    if (auto started = m_world.start(); !started)
        return started;
    m_left = static_cast<int>(simulator::DemoWorld::roles().size());
    const auto added = [this, ready = std::move(ready)] {
        if (--m_left == 0)
            ready();
    };
    for (const DemoRole role : simulator::DemoWorld::roles())
        addConnection(role, added);
    return {};
}

void Demo::addConnection(DemoRole role, const std::function<void()> &added)
{
    const simulator::DemoConnection demo = m_world.connection(role);
    Connection connection;
    if (const auto *known = m_composition.connections().find(ConnectionId(demo.id)))
        connection = known->connection; // the same profile, opened again
    connection.id = ConnectionId(demo.id);
    connection.name = demo.name;
    connection.kind = kindOf(role);
    connection.protocol = connections::protocolFromName(demo.protocol);
    connection.baseUrl = demo.baseUrl;
    connection.boundary = boundaryOf(role, demo.name);
    connection.limits = demoLimits();
    connection.position = static_cast<int>(role);
    if (connection.defaultModel.isEmpty())
        connection.defaultModel = ModelId(demo.model);
    m_composition.connections().save(
        connection, secrets::Secret(demo.key.toLatin1()), flows::KeepKey::UntilQuit,
        [this, id = connection.id, added, alive = QPointer(this)](const Result<void> &) {
            if (!alive)
                return;
            m_composition.connections().refreshModels(id);
            added();
        });
}

std::vector<FailureMode> Demo::modesOf(DemoRole role) const
{
    std::vector<FailureMode> modes;
    for (const ModeName &each : kModes) {
        if (m_world.persona(role).canFail(each.mode))
            modes.push_back(each.mode);
    }
    return modes;
}

ui::DemoStrip *Demo::makeStrip()
{
    std::vector<ui::DemoConnection> shown;
    for (const DemoRole role : simulator::DemoWorld::roles()) {
        ui::DemoConnection connection;
        connection.name = m_world.connection(role).name;
        for (const FailureMode mode : modesOf(role)) {
            const auto named = std::ranges::find(kModes, mode, &ModeName::mode);
            connection.modes.append(QCoreApplication::translate("Demo", named->name));
        }
        connection.current = m_modes[shown.size()];
        shown.push_back(std::move(connection));
    }
    auto *strip = new ui::DemoStrip(shown);
    connect(strip, &ui::DemoStrip::modeChosen, this, [this](int connection, int mode) {
        const DemoRole role = simulator::DemoWorld::roles().at(static_cast<size_t>(connection));
        m_modes[static_cast<size_t>(connection)] = mode;
        m_world.persona(role).setFailure(modesOf(role).at(static_cast<size_t>(mode)));
    });
    return strip;
}

} // namespace breakerbox::app
