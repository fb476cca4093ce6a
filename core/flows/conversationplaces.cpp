// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationsstate.h"

// Where conversations are kept: folders, the archive, and what was removed.

#include <store/conversationrepository.h>
#include <store/folderrepository.h>
#include <store/storagethread.h>
#include <store/transact.h>

#include <QSet>

#include <utility>

namespace breakerbox::flows {

using chat::Conversation;

Placement placementOf(const ConversationRow &row)
{
    return {row.conversation.id, row.conversation.folder, row.conversation.archived};
}

const std::vector<chat::Folder> &ConversationsFlow::folders() const
{
    return m_state->folders;
}

bool ConversationsFlow::isFolderNameFree(const QString &name) const
{
    const auto same = [&name](const chat::Folder &folder) {
        return folder.name.compare(name, Qt::CaseInsensitive) == 0;
    };
    return !name.isEmpty() && std::ranges::none_of(m_state->folders, same);
}

bool ConversationsFlow::addFolder(const QString &name)
{
    const QString made = name.simplified();
    if (!isFolderNameFree(made))
        return false;
    m_state->makeFolder(made);
    m_state->rooms.storage.write(
        [made](store::Database &database) { return store::FolderRepository(database).make(made); });
    Q_EMIT listChanged();
    return true;
}

bool ConversationsFlow::renameFolder(const QString &from, const QString &to)
{
    const QString name = to.simplified();
    chat::Folder *folder = m_state->folder(from);
    if (!folder || name == from)
        return folder != nullptr;
    // Another spelling of its own name is free.
    if (!isFolderNameFree(name) && from.compare(name, Qt::CaseInsensitive) != 0)
        return false;
    folder->name = name;
    m_state->sortFolders();
    for (ConversationRow &row : m_state->rows) {
        if (row.conversation.folder == from)
            row.conversation.folder = name;
    }
    for (ConversationRow &row : m_state->removed) {
        if (row.conversation.folder == from)
            row.conversation.folder = name;
    }
    m_state->rooms.storage.write([from, name](store::Database &database) {
        return store::FolderRepository(database).rename(from, name);
    });
    Q_EMIT listChanged();
    return true;
}

void ConversationsFlow::removeFolder(const QString &name)
{
    if (std::erase_if(m_state->folders,
                      [&](const chat::Folder &each) { return each.name == name; }) == 0)
        return;
    for (std::vector<ConversationRow> *rows : {&m_state->rows, &m_state->removed}) {
        for (ConversationRow &row : *rows) {
            if (row.conversation.folder == name)
                row.conversation.folder.clear();
        }
    }
    m_state->rooms.storage.write([name](store::Database &database) {
        return store::FolderRepository(database).remove(name);
    });
    Q_EMIT listChanged();
}

void ConversationsFlow::setFolded(const QString &name, bool folded)
{
    chat::Folder *folder = m_state->folder(name);
    if (!folder || folder->folded == folded)
        return;
    folder->folded = folded;
    m_state->rooms.storage.write([kept = *folder](store::Database &database) {
        return store::FolderRepository(database).saveFolded(kept);
    });
    Q_EMIT listChanged();
}

void ConversationsFlow::place(const std::vector<Placement> &places)
{
    std::vector<Conversation> kept;
    for (const Placement &place : places) {
        ConversationRow *row = m_state->row(place.conversation);
        if (!row || placementOf(*row) == place)
            continue;
        row->conversation.folder = place.folder;
        row->conversation.archived = place.archived;
        m_state->makeFolder(place.folder);
        kept.push_back(row->conversation);
    }
    if (kept.empty())
        return;
    m_state->rooms.storage.write([kept = std::move(kept)](store::Database &database) {
        return store::FolderRepository(database).place(kept);
    });
    Q_EMIT listChanged();
}

void ConversationsFlow::remove(const std::vector<ConversationId> &ids)
{
    QSet<ConversationId> going;
    for (const ConversationId &id : ids) {
        if (m_state->row(id))
            going.insert(id);
    }
    if (going.isEmpty())
        return;
    finishRemoval();
    std::vector<ConversationId> gone;
    for (const ConversationRow &row : m_state->rows) {
        const ConversationId &id = row.conversation.id;
        if (!going.contains(id))
            continue;
        m_state->removed.push_back(row);
        gone.push_back(id);
        if (auto node = m_state->open.extract(id); !node.empty()) {
            m_state->removedFlows.push_back(std::move(node.mapped()));
            m_state->removedFlows.back()->stop();
        }
    }
    std::erase_if(m_state->rows, [&](const ConversationRow &other) {
        return going.contains(other.conversation.id);
    });
    for (const ConversationId &id : gone)
        Q_EMIT removed(id);
    Q_EMIT listChanged();
}

void ConversationsFlow::undoRemove()
{
    if (m_state->removed.empty())
        return;
    for (ConversationRow &row : std::exchange(m_state->removed, {}))
        m_state->rows.push_back(std::move(row));
    for (std::unique_ptr<ChatFlow> &flow : std::exchange(m_state->removedFlows, {})) {
        const ConversationId id = flow->conversation().id;
        m_state->open.emplace(id, std::move(flow));
    }
    m_state->sort();
    Q_EMIT listChanged();
}

void ConversationsFlow::finishRemoval()
{
    if (m_state->removed.empty())
        return;
    std::vector<ConversationId> ids;
    for (const ConversationRow &row : std::exchange(m_state->removed, {}))
        ids.push_back(row.conversation.id);
    // Signals of the flows may still be on their way to the window.
    for (std::unique_ptr<ChatFlow> &flow : std::exchange(m_state->removedFlows, {}))
        flow.release()->deleteLater();
    m_state->rooms.storage.write([ids](store::Database &database) {
        return store::transact(database, store::Durability::Full, [&]() -> Result<void> {
            store::ConversationRepository repository(database);
            for (const ConversationId &id : ids) {
                if (auto done = repository.remove(id); !done)
                    return done;
            }
            return {};
        });
    });
}

} // namespace breakerbox::flows
