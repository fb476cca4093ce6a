// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>

namespace breakerbox::settings {

enum class Theme { System = 0, Light, Dark };

struct Appearance
{
    static constexpr double kSmallestFont = 0.5;
    static constexpr double kLargestFont = 3.0;

    Theme theme = Theme::System;
    double fontScale = 1.0; // of a conversation's text, to the desktop's font size

    bool operator==(const Appearance &) const = default;
};

// Which key sends; the other one makes a line.
enum class SendKey { Enter = 0, ControlEnter };

// In which languages the spelling of what is written is checked.
enum class Spelling { Automatic = 0, Chosen, Off };

struct Composer
{
    SendKey sendKey = SendKey::Enter;
    Spelling spelling = Spelling::Automatic;
    QStringList languages; // of the dictionaries, where they are chosen

    bool operator==(const Composer &) const = default;
};

// How the window was left. The byte arrays are the toolkit's own.
struct Window
{
    QByteArray geometry;
    QByteArray docks;
    std::map<QString, QByteArray> splitters; // by the splitter's name
    int sidebarWidth = 264;                  // pixels, 120 to 2000
    bool sidebarVisible = true;
    bool diagnosticsVisible = false;
    QStringList pinned; // ids of conversations, in order

    bool operator==(const Window &) const = default;
};

struct Privacy
{
    int keepHistoryDays = 30; // attempts and transitions for diagnostics; 1 to 3650
    // At a start without connections, and when one is added: looks on the usual ports of this
    // device whether a local server runs.
    bool lookForLocalServers = true;

    bool operator==(const Privacy &) const = default;
};

// What the desktop is told, and shows, of the program.
struct Desktop
{
    bool notices = true; // while the window is away: a long reply ended, a waiting message was sent
    bool tray = false;   // an icon with the health of the connections

    bool operator==(const Desktop &) const = default;
};

// Everything a user can set that belongs to no single connection or conversation. Never a key.
struct Values
{
    Appearance appearance;
    Composer composer;
    Window window;
    Privacy privacy;
    Desktop desktop;
    // The breaker's numbers per connection kind ("cloud", "endpoint", "local") where the user
    // changed them; a kind that is not there has the standard ones.
    std::map<QString, breaker::Policy> policies;

    [[nodiscard]] breaker::Policy policy(const QString &kind) const;
    // The standard one is not kept.
    void setPolicy(const QString &kind, const breaker::Policy &policy);
    [[nodiscard]] static breaker::Policy standardPolicy(const QString &kind);

    bool operator==(const Values &) const = default;
};

} // namespace breakerbox::settings
