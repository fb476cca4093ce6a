// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "composition.h"
#include "demo.h"
#include "desktopnotifier.h"
#include "globalshortcut.h"
#include "singleinstance.h"
#include "systemwatch.h"

#include <ui/shell/appearance.h>
#include <ui/shell/transferdesk.h>
#include <ui/shell/windowbinding.h>
#include <ui/text/languages.h>
#include <ui/widgets/linkopener.h>

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace breakerbox::app {

struct WindowOptions
{
    QString profile; // empty = the default folder, or a temporary one for the demo
    bool demo = false;
    bool quickAsk = false; // the small window for one question
};

// One run of the window, from the profile's lock to the last write. Owns everything.
class WindowSession final : public QObject
{
    Q_OBJECT
public:
    // languages outlives the session.
    WindowSession(const WindowOptions &options, ui::text::LanguageSwitch &languages);
    ~WindowSession() override;

    // Opens the profile, asking the user where it cannot be opened as it is. nullopt: the window
    // is up. A number: end with this exit code (0: another window was raised, or the user quit).
    [[nodiscard]] std::optional<int> open();

private:
    [[nodiscard]] QString folder() const;
    // What to do about a profile that does not open. True: try again (with m_options changed).
    [[nodiscard]] bool resolve(const Error &error, int &exitCode);
    void makeWindow();
    // A window that speaks the chosen language, in place of the one that is there.
    void speak();
    void show(const Result<void> &loaded);
    void showLoaded();
    void begin();
    void tellWhatWasMended();

    WindowOptions m_options;
    ui::text::LanguageSwitch &m_languages;
    std::unique_ptr<QTemporaryDir> m_temporary;
    ui::AppearanceSwitch m_appearance;
    ui::LinkOpener m_opener;
    std::unique_ptr<SingleInstance> m_instance;
    std::unique_ptr<Composition> m_composition;
    std::unique_ptr<SystemWatch> m_system;
    std::unique_ptr<Demo> m_demo;
    bool m_demoRuns = false;
    std::optional<Result<void>> m_loaded; // what came of reading the profile
    DesktopNotifier m_notifier{QDBusConnection::sessionBus()};
    GlobalShortcut m_globalKey{QDBusConnection::sessionBus()};
    std::unique_ptr<ui::WindowBinding> m_binding;
    std::unique_ptr<ui::TransferDesk> m_transfer;
};

} // namespace breakerbox::app
