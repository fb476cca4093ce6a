// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "demoworld.h"

namespace breakerbox::simulator {

using namespace Qt::StringLiterals;

namespace {

PersonaProfile profileOf(DemoRole role)
{
    switch (role) {
    case DemoRole::CloudAccount:
        return {
            u"Cumulus (demo cloud)"_s, Dialect::OpenAiChat,
            u"demo-key-cumulus"_s,     {u"cumulus-large"_s, u"cumulus-small"_s, u"cumulus-think"_s},
            Milliseconds(700),         45};
    case DemoRole::CustomEndpoint:
        return {u"Gateway (demo endpoint)"_s,           Dialect::OpenAiChat, u"demo-key-gateway"_s,
                {u"gateway-70b"_s, u"gateway-coder"_s}, Milliseconds(450),   60};
    case DemoRole::LocalServer:
        break;
    }
    return {u"Workshop (demo local server)"_s,      Dialect::Ollama,    {},
            {u"pebble:8b"_s, u"pebble-think:8b"_s}, Milliseconds(1200), 18};
}

QUuid idOf(DemoRole role)
{
    return QUuid(0xb4ea4e4b, 0x0000, 0x4000, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
                 static_cast<uchar>(1 + int(role)));
}

std::size_t placeOf(DemoRole role)
{
    return static_cast<std::size_t>(role);
}

} // namespace

DemoWorld::DemoWorld(const Clock &clock, Timers &timers)
{
    for (const DemoRole role : roles())
        m_personas[placeOf(role)] =
            std::make_unique<ProviderPersona>(clock, timers, profileOf(role));
}

DemoWorld::~DemoWorld() = default;

Result<void> DemoWorld::start()
{
    for (const auto &each : m_personas) {
        if (const auto port = each->start(); !port)
            return std::unexpected(port.error());
    }
    return {};
}

DemoConnection DemoWorld::connection(DemoRole role) const
{
    const ProviderPersona &played = persona(role);
    const PersonaProfile &profile = played.profile();
    return {role,
            idOf(role),
            profile.name,
            profile.dialect == Dialect::Ollama ? u"ollama"_s : u"openai-chat"_s,
            played.baseUrl(),
            profile.key,
            profile.models.front()};
}

ProviderPersona &DemoWorld::persona(DemoRole role)
{
    return *m_personas[placeOf(role)];
}

const ProviderPersona &DemoWorld::persona(DemoRole role) const
{
    return *m_personas[placeOf(role)];
}

void DemoWorld::heal()
{
    for (const auto &each : m_personas)
        each->setFailure(FailureMode::None);
}

} // namespace breakerbox::simulator
