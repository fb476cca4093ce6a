// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationdesk.h"

#include <settings/appsettings.h>
#include <ui/shell/banner.h>
#include <ui/shell/mainwindow.h>
#include <ui/sidebar/sidebar.h>
#include <ui/widgets/icons.h>

#include <QAction>
#include <QInputDialog>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace breakerbox::ui {

using chat::Archived;
using Kind = ListWish::Kind;

ConversationDesk::ConversationDesk(Rooms rooms)
    : QObject(&rooms.window),
      m_rooms(std::move(rooms))
{
    connect(&m_rooms.window.sidebar(), &Sidebar::wished, this, &ConversationDesk::grant);
    connect(&m_rooms.window.sidebar(), &Sidebar::selectedChanged, this,
            &ConversationDesk::nameCommands);
    connect(&m_rooms.model, &QAbstractItemModel::modelReset, this, &ConversationDesk::nameCommands);
    connect(&m_rooms.model, &ConversationListModel::dropped, this,
            [this](const QList<ConversationId> &ids, ConversationGroup group,
                   const QString &folder) { drop({ids.begin(), ids.end()}, group, folder); });
    connectCommands();
    nameCommands();
}

void ConversationDesk::connectCommands()
{
    const auto on = [this](Command command, auto what) {
        connect(m_rooms.window.action(command), &QAction::triggered, this, what);
    };
    on(Command::RenameConversation, [this] { rename(m_rooms.current()); });
    on(Command::PinConversation, [this] { setPinned(targets(), !arePinned(targets())); });
    on(Command::MoveToFolder, [this] { askFolder(targets()); });
    on(Command::ArchiveConversation, [this] { setArchived(targets(), !areArchived(targets())); });
    on(Command::DeleteConversation, [this] { remove(targets()); });
    on(Command::NewFolder, [this] { askNewFolder({}); });
    on(Command::UndoDelete, [this] {
        m_rooms.window.action(Command::UndoDelete)->setEnabled(false);
        if (const auto undo = std::exchange(m_undo, nullptr))
            undo();
    });
}

std::vector<ConversationId> ConversationDesk::targets() const
{
    const QList<ConversationId> chosen = m_rooms.window.sidebar().selected();
    if (chosen.size() > 1)
        return {chosen.begin(), chosen.end()};
    const ConversationId open = m_rooms.current();
    return m_rooms.conversations.find(open) ? Ids{open} : Ids{};
}

// With several chosen, menus and the palette say how many a command is about.
void ConversationDesk::nameCommands()
{
    const Ids ids = targets();
    const int many = static_cast<int>(ids.size());
    const bool archived = areArchived(ids);
    const bool pinned = arePinned(ids);
    const auto name = [&](Command command, const QString &one, const QString &several) {
        m_rooms.window.action(command)->setText(many > 1 ? several : one);
        m_rooms.window.action(command)->setEnabled(many > 0);
    };
    name(Command::PinConversation, pinned ? tr("Unpin conversation") : tr("Pin conversation"),
         pinned ? tr("Unpin %n conversations", nullptr, many)
                : tr("Pin %n conversations", nullptr, many));
    name(Command::MoveToFolder, tr("Move to folder…"),
         tr("Move %n conversations to folder…", nullptr, many));
    name(Command::ArchiveConversation,
         archived ? tr("Take conversation out of the archive") : tr("Archive conversation"),
         archived ? tr("Take %n conversations out of the archive", nullptr, many)
                  : tr("Archive %n conversations", nullptr, many));
    name(Command::DeleteConversation, tr("Delete conversation"),
         tr("Delete %n conversations", nullptr, many));
    name(Command::Export, tr("Export conversation…"),
         tr("Export %n conversations…", nullptr, many));
    m_rooms.window.action(Command::ArchiveConversation)
        ->setIcon(icons::get(archived ? u"archive-restore"_s : u"archive"_s));
    m_rooms.window.action(Command::PinConversation)
        ->setIcon(icons::get(pinned ? u"pin-off"_s : u"pin"_s));
    m_rooms.window.action(Command::RenameConversation)->setEnabled(many > 0);
}

void ConversationDesk::grant(const ListWish &wish)
{
    granted(wish, {wish.conversations.begin(), wish.conversations.end()});
}

void ConversationDesk::granted(const ListWish &wish, const Ids &ids)
{
    switch (wish.kind) {
    case Kind::Rename:
        rename(ids.empty() ? ConversationId() : ids.front());
        break;
    case Kind::Pin:
    case Kind::Unpin:
        setPinned(ids, wish.kind == Kind::Pin);
        break;
    case Kind::Move:
        move(ids, wish.folder);
        break;
    case Kind::MoveNew:
        askNewFolder(ids);
        break;
    case Kind::Archive:
    case Kind::Unarchive:
        setArchived(ids, wish.kind == Kind::Archive);
        break;
    case Kind::Export:
        m_rooms.window.action(Command::Export)->trigger();
        break;
    case Kind::Remove:
        remove(ids);
        break;
    case Kind::RenameFolder:
        askFolderName(wish.folder);
        break;
    case Kind::RemoveFolder:
        removeFolder(wish.folder);
        break;
    case Kind::NewFolder:
        askNewFolder({});
        break;
    case Kind::Fold:
    case Kind::Unfold:
        m_rooms.conversations.setFolded(wish.folder, wish.kind == Kind::Fold);
        break;
    }
}

// Where it is dropped is where it stands then.
void ConversationDesk::drop(const Ids &ids, ConversationGroup group, const QString &folder)
{
    if (group == ConversationGroup::Archived)
        setArchived(ids, true);
    else if (group == ConversationGroup::Pinned)
        setPinned(ids, true);
    else
        move(ids, folder);
}

void ConversationDesk::move(const Ids &ids, const QString &folder)
{
    if (!change(ids, {folder, Archived::No, false}))
        return;
    const int many = static_cast<int>(ids.size());
    QString said;
    if (folder.isEmpty())
        said = many == 1 ? tr("“%1” is in no folder now.").arg(titleOf(ids.front()))
                         : tr("%n conversations are in no folder now.", nullptr, many);
    else
        said = many == 1 ? tr("“%1” was moved to “%2”.").arg(titleOf(ids.front()), folder)
                         : tr("%n conversations were moved to “%1”.", nullptr, many).arg(folder);
    offerUndo(said, tr("Undo move"));
}

void ConversationDesk::setArchived(const Ids &ids, bool archived)
{
    if (!change(ids, {{}, archived ? Archived::Yes : Archived::No, {}}))
        return;
    const int many = static_cast<int>(ids.size());
    QString said;
    if (archived)
        said = many == 1 ? tr("“%1” was archived.").arg(titleOf(ids.front()))
                         : tr("%n conversations were archived.", nullptr, many);
    else
        said = many == 1 ? tr("“%1” is in the list again.").arg(titleOf(ids.front()))
                         : tr("%n conversations are in the list again.", nullptr, many);
    offerUndo(said, archived ? tr("Undo archive") : tr("Archive again"));
}

void ConversationDesk::setPinned(const Ids &ids, bool pinned)
{
    // Pinned is a place in the list: what was archived comes back for it.
    Change wanted{{}, {}, pinned};
    if (pinned)
        wanted.archived = Archived::No;
    if (!change(ids, wanted) || ids.size() == 1)
        return; // one is seen, and unpinned as easily
    const int many = static_cast<int>(ids.size());
    offerUndo(pinned ? tr("%n conversations were pinned.", nullptr, many)
                     : tr("%n conversations were unpinned.", nullptr, many),
              pinned ? tr("Undo pin") : tr("Undo unpin"));
}

void ConversationDesk::remove(const Ids &ids)
{
    if (ids.empty())
        return;
    const int many = static_cast<int>(ids.size());
    const QString said = many == 1 ? tr("“%1” was deleted.").arg(titleOf(ids.front()))
                                   : tr("%n conversations were deleted.", nullptr, many);
    m_rooms.conversations.remove(ids);
    m_undo = [this] { m_rooms.conversations.undoRemove(); };
    offerUndo(said, tr("Undo delete"));
}

bool ConversationDesk::change(const Ids &ids, const Change &change)
{
    std::vector<flows::Placement> before;
    std::vector<flows::Placement> after;
    const QStringList pinsBefore = m_rooms.settings.values().window.pinned;
    QStringList pins = pinsBefore;
    for (const ConversationId &id : ids) {
        const flows::ConversationRow *row = m_rooms.conversations.find(id);
        if (!row)
            continue;
        before.push_back(flows::placementOf(*row));
        flows::Placement now = before.back();
        now.folder = change.folder.value_or(now.folder);
        now.archived = change.archived.value_or(now.archived);
        after.push_back(now);
        if (!change.pinned)
            continue;
        if (!*change.pinned)
            pins.removeAll(id.toString());
        else if (!pins.contains(id.toString()))
            pins.append(id.toString());
    }
    if (after.empty() || (before == after && pins == pinsBefore))
        return false;
    m_rooms.conversations.place(after);
    setPins(pins);
    m_undo = [this, before, pinsBefore] {
        m_rooms.conversations.place(before);
        setPins(pinsBefore);
    };
    return true;
}

void ConversationDesk::setPins(const QStringList &pins)
{
    settings::Values values = m_rooms.settings.values();
    if (values.window.pinned == pins)
        return;
    values.window.pinned = pins;
    m_rooms.model.setPinned(pins);
    m_rooms.keep(values);
}

void ConversationDesk::rename(const ConversationId &id)
{
    const flows::ConversationRow *row = m_rooms.conversations.find(id);
    if (!row)
        return;
    askText(
        tr("Rename conversation"), tr("Title"), row->conversation.title,
        [this, id](const QString &title) { m_rooms.conversations.rename(id, title.simplified()); });
}

// One of those that are there, or a new one by its name; none takes them out.
void ConversationDesk::askFolder(const Ids &ids)
{
    if (ids.empty())
        return;
    QStringList names;
    for (const chat::Folder &folder : m_rooms.conversations.folders())
        names.append(folder.name);
    const flows::ConversationRow *first = m_rooms.conversations.find(ids.front());
    auto *dialog = new QInputDialog(&m_rooms.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(
        ids.size() == 1 ? tr("Move to folder")
                        : tr("Move %n conversations", nullptr, static_cast<int>(ids.size())));
    dialog->setLabelText(tr("Choose a folder or write the name of a new one.\n"
                            "Without a name they are in no folder."));
    dialog->setComboBoxItems(names);
    dialog->setComboBoxEditable(true);
    dialog->setTextValue(first ? first->conversation.folder : QString());
    connect(dialog, &QInputDialog::textValueSelected, this, [this, ids](const QString &text) {
        const QString name = text.simplified();
        const auto &folders = m_rooms.conversations.folders();
        const auto known = std::ranges::find_if(folders, [&name](const chat::Folder &folder) {
            return folder.name.compare(name, Qt::CaseInsensitive) == 0;
        });
        move(ids, known == folders.end() ? name : known->name);
    });
    dialog->open();
}

void ConversationDesk::askNewFolder(const Ids &ids)
{
    askText(tr("New folder"), tr("Name"), {}, [this, ids](const QString &text) {
        const QString name = text.simplified();
        if (name.isEmpty())
            return;
        if (!m_rooms.conversations.addFolder(name))
            say(tr("There is a folder “%1” already.").arg(name));
        else if (!ids.empty())
            move(ids, name);
    });
}

void ConversationDesk::askFolderName(const QString &folder)
{
    askText(tr("Rename folder"), tr("Name"), folder, [this, folder](const QString &text) {
        const QString name = text.simplified();
        if (!name.isEmpty() && !m_rooms.conversations.renameFolder(folder, name))
            say(tr("There is a folder “%1” already.").arg(name));
    });
}

void ConversationDesk::removeFolder(const QString &folder)
{
    std::vector<flows::Placement> before;
    for (const flows::ConversationRow &row : m_rooms.conversations.rows()) {
        if (row.conversation.folder == folder)
            before.push_back(flows::placementOf(row));
    }
    m_rooms.conversations.removeFolder(folder);
    m_undo = [this, folder, before] {
        m_rooms.conversations.addFolder(folder);
        m_rooms.conversations.place(before);
    };
    offerUndo(tr("The folder “%1” was deleted. Its conversations are in the list.").arg(folder),
              tr("Undo delete"));
}

void ConversationDesk::askText(const QString &title, const QString &label, const QString &text,
                               const std::function<void(const QString &)> &done)
{
    auto *dialog = new QInputDialog(&m_rooms.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(text);
    connect(dialog, &QInputDialog::textValueSelected, this, done);
    dialog->open();
}

void ConversationDesk::offerUndo(const QString &said, const QString &undo)
{
    QAction *action = m_rooms.window.action(Command::UndoDelete);
    action->setText(undo);
    action->setEnabled(true);
    m_rooms.window.banner().showNotice(said, action);
}

void ConversationDesk::say(const QString &sentence)
{
    m_rooms.window.banner().showNotice(sentence);
}

bool ConversationDesk::areArchived(const Ids &ids) const
{
    return !ids.empty() && std::ranges::all_of(ids, [this](const ConversationId &id) {
        const flows::ConversationRow *row = m_rooms.conversations.find(id);
        return row && row->conversation.archived == Archived::Yes;
    });
}

bool ConversationDesk::arePinned(const Ids &ids) const
{
    const QStringList &pins = m_rooms.model.pinned();
    return !ids.empty() && std::ranges::all_of(ids, [&pins](const ConversationId &id) {
        return pins.contains(id.toString());
    });
}

QString ConversationDesk::titleOf(const ConversationId &id) const
{
    const flows::ConversationRow *row = m_rooms.conversations.find(id);
    return row ? ConversationListModel::titleOf(*row) : QString();
}

} // namespace breakerbox::ui
