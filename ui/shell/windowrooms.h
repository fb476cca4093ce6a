// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QString>

namespace breakerbox::flows {
class ConnectionsFlow;
class ConversationsFlow;
class DiagnosticsFlow;
class LibraryFlow;
class LocalSearch;
class SearchFlow;
class ReplayFlow;
} // namespace breakerbox::flows
namespace breakerbox::settings {
class AppSettings;
}

namespace breakerbox::ui {

class AppearanceSwitch;
class GlobalKey;
class LinkOpener;
class Notifier;

// What the window is joined to. All of it outlives the window.
struct WindowRooms
{
    const Clock &clock;
    flows::ConnectionsFlow &connections;
    flows::ConversationsFlow &conversations;
    flows::DiagnosticsFlow &diagnostics;
    flows::SearchFlow &words;
    flows::ReplayFlow &replays;
    settings::AppSettings &settings;
    AppearanceSwitch &appearance;
    LinkOpener &opener;
    QString dataFolder;
    flows::LocalSearch *search = nullptr;  // none: local servers are not looked for
    Notifier *notifier = nullptr;          // none: nobody is told anything
    GlobalKey *globalKey = nullptr;        // none: no key of the whole desktop
    flows::LibraryFlow *library = nullptr; // none: there are no prompts
};

} // namespace breakerbox::ui
