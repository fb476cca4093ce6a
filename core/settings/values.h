// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/values/policy.h>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace breakerbox::settings {

enum class Theme { System = 0, Light, Dark };

// A language of the window by its code ("de", "zh_CN"); without one, the system's.
struct Language
{
    QString code;

    // What is no code is the system's.
    [[nodiscard]] static Language fromCode(const QString &code);
    [[nodiscard]] bool isSystem() const { return code.isEmpty(); }

    bool operator==(const Language &) const = default;
};

struct Appearance
{
    static constexpr double kSmallestFont = 0.5;
    static constexpr double kLargestFont = 3.0;

    Theme theme = Theme::System;
    double fontScale = 1.0; // of a conversation's text, to the desktop's font size
    Language language;

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
    bool globalKey = false; // the desktop is asked for a key that opens Quick ask

    bool operator==(const Desktop &) const = default;
};

// The keys of commands where the user changed them, by the command's name; each in the form
// "Ctrl+Shift+N", none = the command has no keys. What is not there has the standard ones.
using Shortcuts = std::map<QString, QStringList>;

// What a million tokens of a model cost, in millionths of the currency, as the user says.
struct Price
{
    QString provider; // a preset's id
    QString model;    // "*" at the end: any rest
    long long input = 0;
    long long cached = -1; // negative: as input
    long long output = 0;
    QString currency = QStringLiteral("USD");

    bool operator==(const Price &) const = default;
};

// The user's changes to the prices that are shipped; an update of those leaves them alone.
struct Prices
{
    std::vector<Price> own; // added, or in place of a shipped one
    QStringList removed;    // shipped ones that are not used: "provider/model"

    [[nodiscard]] bool isEmpty() const { return own.empty() && removed.isEmpty(); }
    bool operator==(const Prices &) const = default;
};

// Everything a user can set that belongs to no single connection or conversation. Never a key.
struct Values
{
    Appearance appearance;
    Composer composer;
    Window window;
    Privacy privacy;
    Desktop desktop;
    Shortcuts shortcuts;
    Prices prices;
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
