// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

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
    RenameConversation,
    DeleteConversation,
    UndoDelete,
    PreviousConversation,
    NextConversation,
    FocusComposer,
    Parameters,
    AttachFiles,
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
    // Behind the ⋯ button.
    void fillMenu(QMenu *menu) const;
    // macOS.
    void fillMenuBar(QMenuBar *bar) const;

private:
    QList<QAction *> m_actions; // in the order of Command
};

} // namespace breakerbox::ui
