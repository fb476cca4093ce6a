// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "windowactions.h"

#include <ui/widgets/icons.h>

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

namespace {

struct Row
{
    Command command;
    const char *text;
    const char16_t *icon;
    const char16_t *shortcuts; // separated by "; ", the first is shown
};

#define ACTION_TEXT(text) QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", text)

constexpr Row kRows[] = {
    {Command::NewConversation, ACTION_TEXT("New conversation"), u"message-square-plus", u"Ctrl+N"},
    {Command::RenameConversation, ACTION_TEXT("Rename conversation…"), u"pencil", u"F2"},
    {Command::DeleteConversation, ACTION_TEXT("Delete conversation"), u"trash-2", u""},
    {Command::UndoDelete, ACTION_TEXT("Undo delete"), u"undo-2", u"Ctrl+Shift+Z"},
    {Command::PreviousConversation, ACTION_TEXT("Previous conversation"), u"arrow-up",
     u"Ctrl+PgUp"},
    {Command::NextConversation, ACTION_TEXT("Next conversation"), u"arrow-down", u"Ctrl+PgDown"},
    {Command::FocusComposer, ACTION_TEXT("Write a message"), u"message-square", u"Ctrl+L"},
    {Command::Parameters, ACTION_TEXT("Parameters…"), u"settings-2", u"Ctrl+Shift+M"},
    {Command::AttachFiles, ACTION_TEXT("Attach files…"), u"paperclip", u"Ctrl+Shift+A"},
    {Command::Prompts, ACTION_TEXT("Use a prompt…"), u"file-text", u"Ctrl+/"},
    {Command::PromptLibrary, ACTION_TEXT("Prompt library…"), u"file-text", u"Ctrl+Shift+L"},
    {Command::Stop, ACTION_TEXT("Stop"), u"square", u"Esc"},
    {Command::Search, ACTION_TEXT("Search conversations"), u"search", u"Ctrl+Shift+F"},
    {Command::FindInConversation, ACTION_TEXT("Find in conversation…"), u"search", u"Ctrl+F"},
    {Command::FindNext, ACTION_TEXT("Next match"), u"chevron-down", u"F3; Ctrl+G"},
    {Command::FindPrevious, ACTION_TEXT("Previous match"), u"chevron-up",
     u"Shift+F3; Ctrl+Shift+G"},
    {Command::PreviousQuestion, ACTION_TEXT("Your previous message"), u"arrow-up", u"Alt+Up"},
    {Command::NextQuestion, ACTION_TEXT("Your next message"), u"arrow-down", u"Alt+Down"},
    {Command::ZoomIn, ACTION_TEXT("Larger text"), u"zoom-in", u"Ctrl++; Ctrl+="},
    {Command::ZoomOut, ACTION_TEXT("Smaller text"), u"zoom-out", u"Ctrl+-"},
    {Command::ZoomReset, ACTION_TEXT("Usual text size"), u"search", u"Ctrl+0"},
    {Command::AddConnection, ACTION_TEXT("Add connection…"), u"plug", u"Ctrl+Shift+N"},
    {Command::Import, ACTION_TEXT("Import conversations…"), u"download", u"Ctrl+Shift+I"},
    {Command::Export, ACTION_TEXT("Export conversation…"), u"external-link", u"Ctrl+Shift+E"},
    {Command::ExportAll, ACTION_TEXT("Export all conversations…"), u"external-link", u""},
    {Command::BackUp, ACTION_TEXT("Back up…"), u"copy", u""},
    {Command::Restore, ACTION_TEXT("Restore a backup…"), u"undo-2", u""},
    {Command::ToggleSidebar, ACTION_TEXT("Sidebar"), u"panel-left", u"F9; Ctrl+B"},
    {Command::ToggleDiagnostics, ACTION_TEXT("Diagnostics"), u"activity", u"Ctrl+D; Ctrl+Shift+D"},
    {Command::Palette, ACTION_TEXT("Command palette…"), u"command", u"Ctrl+Shift+P; Ctrl+K"},
    {Command::Journey, ACTION_TEXT("Where this conversation has been…"), u"shield", u"Ctrl+I"},
    {Command::Waiting, ACTION_TEXT("Waiting messages…"), u"clock", u"Ctrl+Shift+W"},
    {Command::Usage, ACTION_TEXT("Usage and cost…"), u"activity", u"Ctrl+U"},
    {Command::Settings, ACTION_TEXT("Settings…"), u"settings", u"Ctrl+,"},
    {Command::Help, ACTION_TEXT("Help"), u"circle-help", u"F1"},
    {Command::Quit, ACTION_TEXT("Quit"), u"x", u"Ctrl+Q"},
};

#undef ACTION_TEXT

constexpr Command kMenu[] = {Command::NewConversation,
                             Command::RenameConversation,
                             Command::DeleteConversation,
                             Command::UndoDelete,
                             Command::Parameters,
                             Command::AttachFiles,
                             Command::PromptLibrary,
                             Command::Journey,
                             Command::Waiting,
                             Command::Usage,
                             Command::Search,
                             Command::FindInConversation,
                             Command::AddConnection,
                             Command::Import,
                             Command::Export,
                             Command::ExportAll,
                             Command::BackUp,
                             Command::Restore,
                             Command::ToggleSidebar,
                             Command::ToggleDiagnostics,
                             Command::Palette,
                             Command::Settings,
                             Command::Help,
                             Command::Quit};

bool beginsPart(Command command)
{
    return command == Command::Search || command == Command::Import ||
           command == Command::ToggleSidebar || command == Command::Palette ||
           command == Command::Quit;
}

} // namespace

WindowActions::WindowActions(QWidget *window)
    : QObject(window)
{
    for (const Row &row : kRows) {
        auto *action = new QAction(icons::get(QString::fromUtf16(row.icon)), tr(row.text), window);
        QList<QKeySequence> keys;
        const QStringList names =
            QString::fromUtf16(row.shortcuts).split(u"; "_s, Qt::SkipEmptyParts);
        for (const QString &name : names)
            keys.append(QKeySequence::fromString(name, QKeySequence::PortableText));
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WindowShortcut);
        window->addAction(action);
        m_actions.append(action);
    }
    action(Command::ToggleSidebar)->setCheckable(true);
    action(Command::ToggleDiagnostics)->setCheckable(true);
    action(Command::Stop)->setEnabled(false);
    action(Command::UndoDelete)->setEnabled(false);
    action(Command::Settings)->setMenuRole(QAction::PreferencesRole);
    action(Command::Quit)->setMenuRole(QAction::QuitRole);
}

QAction *WindowActions::action(Command command) const
{
    return m_actions.at(static_cast<qsizetype>(command));
}

void WindowActions::fillMenu(QMenu *menu) const
{
    for (const Command command : kMenu) {
        if (beginsPart(command))
            menu->addSeparator();
        menu->addAction(action(command));
    }
}

void WindowActions::fillMenuBar(QMenuBar *bar) const
{
    const auto part = [&](const QString &title, std::initializer_list<Command> commands) {
        QMenu *menu = bar->addMenu(title);
        for (const Command command : commands)
            menu->addAction(action(command));
    };
    part(tr("File"),
         {Command::NewConversation, Command::AddConnection, Command::Import, Command::Export,
          Command::ExportAll, Command::BackUp, Command::Restore, Command::Settings, Command::Quit});
    part(tr("Conversation"),
         {Command::RenameConversation, Command::DeleteConversation, Command::UndoDelete,
          Command::Parameters, Command::AttachFiles, Command::Prompts, Command::PromptLibrary,
          Command::Journey, Command::Waiting, Command::Usage, Command::FocusComposer, Command::Stop,
          Command::PreviousConversation, Command::NextConversation});
    part(tr("View"), {Command::Search, Command::FindInConversation, Command::FindNext,
                      Command::FindPrevious, Command::PreviousQuestion, Command::NextQuestion,
                      Command::ZoomIn, Command::ZoomOut, Command::ZoomReset, Command::ToggleSidebar,
                      Command::ToggleDiagnostics, Command::Palette});
    part(tr("Help"), {Command::Help});
}

} // namespace breakerbox::ui
