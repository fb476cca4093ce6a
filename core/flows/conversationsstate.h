// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "chatflow.h"
#include "conversationsflow.h"
#include "rooms.h"

#include <algorithm>
#include <map>

namespace breakerbox::flows {

// What ConversationsFlow knows; its functions stand in two files.
struct ConversationsFlow::State
{
    Rooms &rooms;
    std::vector<ConversationRow> rows;
    std::vector<chat::Folder> folders; // by name
    std::map<ConversationId, std::unique_ptr<ChatFlow>> open;
    // What the last remove took away, until it is final.
    std::vector<ConversationRow> removed;
    std::vector<std::unique_ptr<ChatFlow>> removedFlows;

    ConversationRow *row(const ConversationId &id)
    {
        const auto found = std::ranges::find_if(rows, [&](const ConversationRow &candidate) {
            return candidate.conversation.id == id;
        });
        return found == rows.end() ? nullptr : &*found;
    }

    chat::Folder *folder(const QString &name)
    {
        const auto found = std::ranges::find(folders, name, &chat::Folder::name);
        return found == folders.end() ? nullptr : &*found;
    }

    // As people sort names, in whichever language.
    void sortFolders()
    {
        std::ranges::sort(folders, [](const chat::Folder &a, const chat::Folder &b) {
            const int order =
                QString::localeAwareCompare(a.name.toCaseFolded(), b.name.toCaseFolded());
            return order != 0 ? order < 0 : a.name < b.name;
        });
    }

    // What storing a conversation there makes, too.
    void makeFolder(const QString &name)
    {
        if (name.isEmpty() || folder(name))
            return;
        folders.push_back({name, false});
        sortFolders();
    }

    void sort()
    {
        std::ranges::stable_sort(rows, std::greater(), [](const ConversationRow &row) {
            return row.conversation.updated;
        });
    }

    // All are in order but this one. The others stay where they are: there may be many.
    void place(ConversationRow &moved)
    {
        const auto from = rows.begin() + (&moved - rows.data());
        const auto after = [&moved](const ConversationRow &other) {
            return other.conversation.updated <= moved.conversation.updated;
        };
        const auto above = std::find_if(rows.begin(), from, after);
        if (above != from) {
            std::rotate(above, from, std::next(from));
            return;
        }
        const auto below =
            std::find_if(std::next(from), rows.end(), [&moved](const ConversationRow &other) {
                return other.conversation.updated < moved.conversation.updated;
            });
        std::rotate(from, std::next(from), below);
    }
};

} // namespace breakerbox::flows
