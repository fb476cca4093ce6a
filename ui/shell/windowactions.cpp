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
    const char16_t *name; // in the settings: never changed
    const char *text;
    const char16_t *icon;
    const char16_t *shortcuts; // separated by "; ", the first is shown
};

#define ACTION_TEXT(text) QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", text)

constexpr Row kRows[] = {
    {Command::NewConversation, u"new-conversation", ACTION_TEXT("New conversation"),
     u"message-square-plus", u"Ctrl+N"},
    {Command::RenameConversation, u"rename-conversation", ACTION_TEXT("Rename conversation…"),
     u"pencil", u"F2"},
    {Command::PinConversation, u"pin-conversation", ACTION_TEXT("Pin conversation"), u"pin", u""},
    {Command::MoveToFolder, u"move-to-folder", ACTION_TEXT("Move to folder…"), u"folder",
     u"Ctrl+M"},
    {Command::ArchiveConversation, u"archive-conversation", ACTION_TEXT("Archive conversation"),
     u"archive", u"Ctrl+E"},
    {Command::DeleteConversation, u"delete-conversation", ACTION_TEXT("Delete conversation"),
     u"trash-2", u""},
    {Command::UndoDelete, u"undo-delete", ACTION_TEXT("Undo delete"), u"undo-2", u"Ctrl+Shift+Z"},
    {Command::NewFolder, u"new-folder", ACTION_TEXT("New folder…"), u"folder-plus", u""},
    {Command::PreviousConversation, u"previous-conversation", ACTION_TEXT("Previous conversation"),
     u"arrow-up", u"Ctrl+PgUp"},
    {Command::NextConversation, u"next-conversation", ACTION_TEXT("Next conversation"),
     u"arrow-down", u"Ctrl+PgDown"},
    {Command::FocusComposer, u"focus-composer", ACTION_TEXT("Write a message"), u"message-square",
     u"Ctrl+L"},
    {Command::Parameters, u"parameters", ACTION_TEXT("Parameters…"), u"settings-2",
     u"Ctrl+Shift+M"},
    {Command::AttachFiles, u"attach-files", ACTION_TEXT("Attach files…"), u"paperclip",
     u"Ctrl+Shift+A"},
    {Command::Stop, u"stop", ACTION_TEXT("Stop"), u"square", u"Esc"},
    {Command::Search, u"search", ACTION_TEXT("Search conversations"), u"search", u"Ctrl+Shift+F"},
    {Command::FindInConversation, u"find-in-conversation", ACTION_TEXT("Find in conversation…"),
     u"search", u"Ctrl+F"},
    {Command::FindNext, u"find-next", ACTION_TEXT("Next match"), u"chevron-down", u"F3; Ctrl+G"},
    {Command::FindPrevious, u"find-previous", ACTION_TEXT("Previous match"), u"chevron-up",
     u"Shift+F3; Ctrl+Shift+G"},
    {Command::PreviousQuestion, u"previous-question", ACTION_TEXT("Your previous message"),
     u"arrow-up", u"Alt+Up"},
    {Command::NextQuestion, u"next-question", ACTION_TEXT("Your next message"), u"arrow-down",
     u"Alt+Down"},
    {Command::ZoomIn, u"zoom-in", ACTION_TEXT("Larger text"), u"zoom-in", u"Ctrl++; Ctrl+="},
    {Command::ZoomOut, u"zoom-out", ACTION_TEXT("Smaller text"), u"zoom-out", u"Ctrl+-"},
    {Command::ZoomReset, u"zoom-reset", ACTION_TEXT("Usual text size"), u"search", u"Ctrl+0"},
    {Command::AddConnection, u"add-connection", ACTION_TEXT("Add connection…"), u"plug",
     u"Ctrl+Shift+N"},
    {Command::Import, u"import", ACTION_TEXT("Import conversations…"), u"download",
     u"Ctrl+Shift+I"},
    {Command::Export, u"export", ACTION_TEXT("Export conversation…"), u"external-link",
     u"Ctrl+Shift+E"},
    {Command::ExportAll, u"export-all", ACTION_TEXT("Export all conversations…"), u"external-link",
     u""},
    {Command::BackUp, u"back-up", ACTION_TEXT("Back up…"), u"copy", u""},
    {Command::Restore, u"restore", ACTION_TEXT("Restore a backup…"), u"undo-2", u""},
    {Command::ToggleSidebar, u"toggle-sidebar", ACTION_TEXT("Sidebar"), u"panel-left",
     u"F9; Ctrl+B"},
    {Command::ToggleDiagnostics, u"toggle-diagnostics", ACTION_TEXT("Diagnostics"), u"activity",
     u"Ctrl+D; Ctrl+Shift+D"},
    {Command::Palette, u"palette", ACTION_TEXT("Command palette…"), u"command",
     u"Ctrl+Shift+P; Ctrl+K"},
    {Command::Journey, u"journey", ACTION_TEXT("Where this conversation has been…"), u"shield",
     u"Ctrl+I"},
    {Command::Waiting, u"waiting", ACTION_TEXT("Waiting messages…"), u"clock", u"Ctrl+Shift+W"},
    {Command::Usage, u"usage", ACTION_TEXT("Usage and cost…"), u"activity", u"Ctrl+U"},
    {Command::Settings, u"settings", ACTION_TEXT("Settings…"), u"settings", u"Ctrl+,"},
    {Command::Help, u"help", ACTION_TEXT("Help"), u"circle-help", u"F1"},
    {Command::Quit, u"quit", ACTION_TEXT("Quit"), u"x", u"Ctrl+Q"},
};

#undef ACTION_TEXT

QList<QKeySequence> keysFrom(const char16_t *shortcuts)
{
    QList<QKeySequence> keys;
    for (const QString &name : QString::fromUtf16(shortcuts).split(u"; "_s, Qt::SkipEmptyParts))
        keys.append(QKeySequence::fromString(name, QKeySequence::PortableText));
    return keys;
}

constexpr Command kMenu[] = {Command::NewConversation,
                             Command::RenameConversation,
                             Command::MoveToFolder,
                             Command::ArchiveConversation,
                             Command::DeleteConversation,
                             Command::UndoDelete,
                             Command::Parameters,
                             Command::AttachFiles,
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
        action->setShortcuts(keysFrom(row.shortcuts));
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

std::vector<ShortcutRow> WindowActions::shortcutRows()
{
    std::vector<ShortcutRow> rows;
    for (const Row &row : kRows) {
        QString text = tr(row.text);
        rows.push_back({QString::fromUtf16(row.name), text.remove(u'…'), keysFrom(row.shortcuts)});
    }
    // In the conversation; there they are about the message that has the focus.
    rows.push_back({{}, tr("Copy message as Markdown"), keysFrom(u"Ctrl+Shift+C")});
    rows.push_back({{}, tr("Earlier version of a message"), keysFrom(u"Alt+Left")});
    rows.push_back({{}, tr("Later version of a message"), keysFrom(u"Alt+Right")});
    rows.push_back({{}, tr("Undo deleting a message"), keysFrom(u"Ctrl+Z")});
    return rows;
}

void WindowActions::setShortcuts(const settings::Shortcuts &changed) const
{
    const ShortcutTable table(shortcutRows(), changed);
    for (const Row &row : kRows)
        action(row.command)->setShortcuts(table.keysOf(QString::fromUtf16(row.name)));
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
         {Command::RenameConversation, Command::PinConversation, Command::MoveToFolder,
          Command::ArchiveConversation, Command::DeleteConversation, Command::UndoDelete,
          Command::NewFolder, Command::Parameters, Command::AttachFiles, Command::Journey,
          Command::Waiting, Command::Usage, Command::FocusComposer, Command::Stop,
          Command::PreviousConversation, Command::NextConversation});
    part(tr("View"), {Command::Search, Command::FindInConversation, Command::FindNext,
                      Command::FindPrevious, Command::PreviousQuestion, Command::NextQuestion,
                      Command::ZoomIn, Command::ZoomOut, Command::ZoomReset, Command::ToggleSidebar,
                      Command::ToggleDiagnostics, Command::Palette});
    part(tr("Help"), {Command::Help});
}

} // namespace breakerbox::ui
