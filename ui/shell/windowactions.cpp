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

constexpr Row kRows[] = {
    {Command::NewConversation, u"new-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "New conversation"), u"message-square-plus",
     u"Ctrl+N"},
    {Command::QuickAsk, u"quick-ask",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Quick ask"), u"zap", u"Ctrl+Shift+Space"},
    {Command::RenameConversation, u"rename-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Rename conversation…"), u"pencil", u"F2"},
    {Command::PinConversation, u"pin-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Pin conversation"), u"pin", u""},
    {Command::MoveToFolder, u"move-to-folder",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Move to folder…"), u"folder", u"Ctrl+M"},
    {Command::ArchiveConversation, u"archive-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Archive conversation"), u"archive",
     u"Ctrl+E"},
    {Command::DeleteConversation, u"delete-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Delete conversation"), u"trash-2", u""},
    {Command::UndoDelete, u"undo-delete",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Undo delete"), u"undo-2", u"Ctrl+Shift+Z"},
    {Command::NewFolder, u"new-folder",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "New folder…"), u"folder-plus", u""},
    {Command::PreviousConversation, u"previous-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Previous conversation"), u"arrow-up",
     u"Ctrl+PgUp"},
    {Command::NextConversation, u"next-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Next conversation"), u"arrow-down",
     u"Ctrl+PgDown"},
    {Command::FocusComposer, u"focus-composer",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Write a message"), u"message-square",
     u"Ctrl+L"},
    {Command::Parameters, u"parameters",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Parameters…"), u"settings-2",
     u"Ctrl+Shift+M"},
    {Command::AttachFiles, u"attach-files",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Attach files…"), u"paperclip",
     u"Ctrl+Shift+A"},
    {Command::Prompts, u"prompts",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Use a prompt…"), u"file-text", u"Ctrl+/"},
    {Command::PromptLibrary, u"prompt-library",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Prompt library…"), u"file-text",
     u"Ctrl+Shift+L"},
    {Command::AskSeveral, u"ask-several",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Ask several…"), u"columns-2",
     u"Ctrl+Shift+Return; Ctrl+Shift+Enter"},
    {Command::SideBySide, u"side-by-side",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Versions side by side"), u"columns-2",
     u"Ctrl+Shift+B"},
    {Command::Stop, u"stop", QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Stop"), u"square",
     u"Esc"},
    {Command::Search, u"search",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Search conversations"), u"search",
     u"Ctrl+Shift+F"},
    {Command::FindInConversation, u"find-in-conversation",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Find in conversation…"), u"search",
     u"Ctrl+F"},
    {Command::FindNext, u"find-next",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Next match"), u"chevron-down",
     u"F3; Ctrl+G"},
    {Command::FindPrevious, u"find-previous",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Previous match"), u"chevron-up",
     u"Shift+F3; Ctrl+Shift+G"},
    {Command::PreviousQuestion, u"previous-question",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Your previous message"), u"arrow-up",
     u"Alt+Up"},
    {Command::NextQuestion, u"next-question",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Your next message"), u"arrow-down",
     u"Alt+Down"},
    {Command::ZoomIn, u"zoom-in", QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Larger text"),
     u"zoom-in", u"Ctrl++; Ctrl+="},
    {Command::ZoomOut, u"zoom-out",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Smaller text"), u"zoom-out", u"Ctrl+-"},
    {Command::ZoomReset, u"zoom-reset",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Usual text size"), u"search", u"Ctrl+0"},
    {Command::AddConnection, u"add-connection",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Add connection…"), u"plug",
     u"Ctrl+Shift+N"},
    {Command::Import, u"import",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Import conversations…"), u"download",
     u"Ctrl+Shift+I"},
    {Command::Export, u"export",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Export conversation…"), u"external-link",
     u"Ctrl+Shift+E"},
    {Command::ExportAll, u"export-all",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Export all conversations…"),
     u"external-link", u""},
    {Command::BackUp, u"back-up", QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Back up…"),
     u"copy", u""},
    {Command::Restore, u"restore",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Restore a backup…"), u"undo-2", u""},
    {Command::ToggleSidebar, u"toggle-sidebar",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Sidebar"), u"panel-left", u"F9; Ctrl+B"},
    {Command::ToggleDiagnostics, u"toggle-diagnostics",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Diagnostics"), u"activity",
     u"Ctrl+D; Ctrl+Shift+D"},
    {Command::Palette, u"palette",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Command palette…"), u"command",
     u"Ctrl+Shift+P; Ctrl+K"},
    {Command::Journey, u"journey",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Where this conversation has been…"),
     u"shield", u"Ctrl+I"},
    {Command::Waiting, u"waiting",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Waiting messages…"), u"clock",
     u"Ctrl+Shift+W"},
    {Command::Usage, u"usage",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Usage and cost…"), u"activity", u"Ctrl+U"},
    {Command::Settings, u"settings",
     QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Settings…"), u"settings", u"Ctrl+,"},
    {Command::Help, u"help", QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Help"),
     u"circle-help", u"F1"},
    {Command::Quit, u"quit", QT_TRANSLATE_NOOP("breakerbox::ui::WindowActions", "Quit"), u"x",
     u"Ctrl+Q"},
};

QList<QKeySequence> keysFrom(const char16_t *shortcuts)
{
    QList<QKeySequence> keys;
    for (const QString &name : QString::fromUtf16(shortcuts).split(u"; "_s, Qt::SkipEmptyParts))
        keys.append(QKeySequence::fromString(name, QKeySequence::PortableText));
    return keys;
}

constexpr Command kMenu[] = {Command::NewConversation,
                             Command::QuickAsk,
                             Command::RenameConversation,
                             Command::MoveToFolder,
                             Command::ArchiveConversation,
                             Command::DeleteConversation,
                             Command::UndoDelete,
                             Command::Parameters,
                             Command::AttachFiles,
                             Command::AskSeveral,
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
    part(tr("File"), {Command::NewConversation, Command::QuickAsk, Command::AddConnection,
                      Command::Import, Command::Export, Command::ExportAll, Command::BackUp,
                      Command::Restore, Command::Settings, Command::Quit});
    part(tr("Conversation"), {Command::RenameConversation,
                              Command::PinConversation,
                              Command::MoveToFolder,
                              Command::ArchiveConversation,
                              Command::DeleteConversation,
                              Command::UndoDelete,
                              Command::NewFolder,
                              Command::Parameters,
                              Command::AttachFiles,
                              Command::Prompts,
                              Command::PromptLibrary,
                              Command::AskSeveral,
                              Command::SideBySide,
                              Command::Journey,
                              Command::Waiting,
                              Command::Usage,
                              Command::FocusComposer,
                              Command::Stop,
                              Command::PreviousConversation,
                              Command::NextConversation});
    part(tr("View"), {Command::Search, Command::FindInConversation, Command::FindNext,
                      Command::FindPrevious, Command::PreviousQuestion, Command::NextQuestion,
                      Command::ZoomIn, Command::ZoomOut, Command::ZoomReset, Command::ToggleSidebar,
                      Command::ToggleDiagnostics, Command::Palette});
    part(tr("Help"), {Command::Help});
}

} // namespace breakerbox::ui
