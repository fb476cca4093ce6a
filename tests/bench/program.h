// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <composition.h>
#include <ui/shell/appearance.h>
#include <ui/shell/windowbinding.h>
#include <ui/widgets/linkopener.h>

#include <functional>
#include <memory>

namespace breakerbox::bench {

// The program as people run it, in this process: everything from the profile to the window.
class Program final
{
public:
    // Ends the process with a message if the profile does not open.
    explicit Program(const QString &folder);
    ~Program();

    void showWindow();
    // Shows the newest conversation, as a start does.
    void begin() { m_binding->start(); }
    [[nodiscard]] app::Composition &app() { return *m_app; }
    [[nodiscard]] ui::WindowBinding &binding() { return *m_binding; }

    // A local server's connection with model "m".
    ConnectionId connect(quint16 port);
    // A new conversation with it, in the window if there is one.
    flows::ChatFlow *converse(const ConnectionId &connection);

private:
    std::unique_ptr<app::Composition> m_app;
    ui::AppearanceSwitch m_appearance;
    ui::LinkOpener m_opener;
    std::unique_ptr<ui::WindowBinding> m_binding;
};

// Runs the event loop, without any timer of its own, until `done` is called. context lives as long:
// whatever calls done is connected to it.
using Begin = std::function<void(QObject *context, const std::function<void()> &done)>;
void runUntil(const Begin &begin);
// Runs the event loop for that long.
void runFor(Milliseconds time);

} // namespace breakerbox::bench
