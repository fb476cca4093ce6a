// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <ui/settings/shortcuttable.h>

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace breakerbox::ui {

// Everything the window can be told to do. Each is one QAction with its shortcut; menus and the
// command palette are made of these.
enum class Command {
    NewConversation = 0,
    QuickAsk,
    RenameConversation,
    PinConversation,
    MoveToFolder,
    ArchiveConversation,
    DeleteConversation,
    UndoDelete, // also a move, an archive, a pin: the last of them
    NewFolder,
    PreviousConversation,
    NextConversation,
    FocusComposer,
    Parameters,
    AttachFiles,
    AskSeveral,
    SideBySide,
    Prompts,
    PromptLibrary,
    Stop,
    Search,
    FindInConversation,
    FindNext,
    FindPrevious,
    PreviousQuestion,
    NextQuestion,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    AddConnection,
    Import,
    Export,
    ExportAll,
    BackUp,
    Restore,
    ToggleSidebar,
    ToggleDiagnostics,
    Palette,
    Journey,
    Waiting,
    Usage,
    Settings,
    Help,
    Quit,
};

class WindowActions final : public QObject
{
    Q_OBJECT
public:
    // The actions belong to the window, so that their shortcuts work all over it.
    explicit WindowActions(QWidget *window);

    [[nodiscard]] QAction *action(Command command) const;
    [[nodiscard]] const QList<QAction *> &all() const { return m_actions; }
    // All of them, and what else has keys in the window, for the settings.
    [[nodiscard]] static std::vector<ShortcutRow> shortcutRows();
    // The keys as the settings have them; at once in effect.
    void setShortcuts(const settings::Shortcuts &changed) const;
    // Behind the ⋯ button.
    void fillMenu(QMenu *menu) const;
    // macOS.
    void fillMenuBar(QMenuBar *bar) const;

private:
    QList<QAction *> m_actions; // in the order of Command
};

} // namespace breakerbox::ui
