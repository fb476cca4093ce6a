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

constexpr Row kRows[] = {
    {Command::NewConversation,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "New conversation"), u"message-square-plus",
     u"Ctrl+N"},
    {Command::RenameConversation,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Rename conversation…"), u"pencil", u"F2"},
    {Command::DeleteConversation,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Delete conversation"), u"trash-2", u""},
    {Command::UndoDelete, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Undo delete"),
     u"undo-2", u"Ctrl+Shift+Z"},
    {Command::PreviousConversation,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Previous conversation"), u"arrow-up",
     u"Ctrl+PgUp"},
    {Command::NextConversation,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Next conversation"), u"arrow-down",
     u"Ctrl+PgDown"},
    {Command::FocusComposer, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Write a message"),
     u"message-square", u"Ctrl+L"},
    {Command::Parameters, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Parameters…"),
     u"settings-2", u"Ctrl+Shift+M"},
    {Command::AttachFiles, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Attach files…"),
     u"paperclip", u"Ctrl+Shift+A"},
    {Command::Stop, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Stop"), u"square", u"Esc"},
    {Command::Search, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Search conversations"),
     u"search", u"Ctrl+Shift+F"},
    {Command::FindInConversation,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Find in conversation…"), u"search",
     u"Ctrl+F"},
    {Command::FindNext, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Next match"),
     u"chevron-down", u"F3; Ctrl+G"},
    {Command::FindPrevious, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Previous match"),
     u"chevron-up", u"Shift+F3; Ctrl+Shift+G"},
    {Command::PreviousQuestion,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Your previous message"), u"arrow-up",
     u"Alt+Up"},
    {Command::NextQuestion, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Your next message"),
     u"arrow-down", u"Alt+Down"},
    {Command::ZoomIn, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Larger text"), u"zoom-in",
     u"Ctrl++; Ctrl+="},
    {Command::ZoomOut, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Smaller text"),
     u"zoom-out", u"Ctrl+-"},
    {Command::ZoomReset, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Usual text size"),
     u"search", u"Ctrl+0"},
    {Command::AddConnection, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Add connection…"),
     u"plug", u"Ctrl+Shift+N"},
    {Command::Import, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Import conversations…"),
     u"download", u"Ctrl+Shift+I"},
    {Command::Export, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Export conversation…"),
     u"external-link", u"Ctrl+Shift+E"},
    {Command::ExportAll,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Export all conversations…"),
     u"external-link", u""},
    {Command::BackUp, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Back up…"), u"copy", u""},
    {Command::Restore, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Restore a backup…"),
     u"undo-2", u""},
    {Command::ToggleSidebar, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Sidebar"),
     u"panel-left", u"F9; Ctrl+B"},
    {Command::ToggleDiagnostics, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Diagnostics"),
     u"activity", u"Ctrl+D; Ctrl+Shift+D"},
    {Command::Palette, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Command palette…"),
     u"command", u"Ctrl+Shift+P; Ctrl+K"},
    {Command::Journey,
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Where this conversation has been…"),
     u"shield", u"Ctrl+I"},
    {Command::Waiting, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Waiting messages…"),
     u"clock", u"Ctrl+Shift+W"},
    {Command::Usage, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Usage and cost…"),
     u"activity", u"Ctrl+U"},
    {Command::Settings, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Settings…"),
     u"settings", u"Ctrl+,"},
    {Command::Help, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Help"), u"circle-help",
     u"F1"},
    {Command::Quit, QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Quit"), u"x", u"Ctrl+Q"},
};

constexpr Command kMenu[] = {Command::NewConversation,
                             Command::RenameConversation,
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
          Command::Parameters, Command::AttachFiles, Command::Journey, Command::Waiting,
          Command::Usage, Command::FocusComposer, Command::Stop, Command::PreviousConversation,
          Command::NextConversation});
    part(tr("View"), {Command::Search, Command::FindInConversation, Command::FindNext,
                      Command::FindPrevious, Command::PreviousQuestion, Command::NextQuestion,
                      Command::ZoomIn, Command::ZoomOut, Command::ZoomReset, Command::ToggleSidebar,
                      Command::ToggleDiagnostics, Command::Palette});
    part(tr("Help"), {Command::Help});
}

} // namespace breakerbox::ui
