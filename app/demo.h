// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "composition.h"

#include <simulator/demoworld.h>
#include <ui/shell/demostrip.h>

#include <functional>
#include <vector>

namespace breakerbox::app {

// The fire drill (design 7): three simulated connections, served on this computer, and the strip
// that makes each of them fail and heal. Lives as long as the window.
class Demo final : public QObject
{
    Q_OBJECT
public:
    explicit Demo(Composition &composition);
    ~Demo() override;

    // Starts the simulated providers and makes their connections; ready comes once all are there.
    [[nodiscard]] Result<void> start(std::function<void()> ready);
    [[nodiscard]] bool isReady() const { return m_left == 0; }
    // The control strip, joined to the providers, as they are now. The caller takes it.
    [[nodiscard]] ui::DemoStrip *makeStrip();

private:
    void addConnection(simulator::DemoRole role, const std::function<void()> &added);
    [[nodiscard]] std::vector<simulator::FailureMode> modesOf(simulator::DemoRole role) const;

    Composition &m_composition;
    QtTimers m_timers;
    simulator::DemoWorld m_world;
    int m_left = -1;          // connections that are not there yet
    std::vector<int> m_modes; // of each connection, its place in the strip's list
};

} // namespace breakerbox::app
