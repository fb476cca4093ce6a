// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationtree.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace breakerbox::flows {

void ConversationTree::reset(std::vector<chat::Message> messages, const MessageId &leaf)
{
    std::ranges::stable_sort(messages, {}, &chat::Message::created);
    m_branch.clear();
    m_off = std::move(messages);
    const bool known = std::ranges::any_of(m_off, [&](const auto &m) { return m.id == leaf; });
    if (known)
        showBranchOf(leaf);
    else if (!m_off.empty())
        showBranchOf(m_off.back().id);
}

const chat::Message *ConversationTree::find(const MessageId &id) const
{
    // The end of the branch is asked for most often.
    const auto shown = std::find_if(m_branch.rbegin(), m_branch.rend(),
                                    [&](const auto &message) { return message.id == id; });
    if (shown != m_branch.rend())
        return &*shown;
    const auto off = std::ranges::find(m_off, id, &chat::Message::id);
    return off == m_off.end() ? nullptr : &*off;
}

MessageId ConversationTree::leaf() const
{
    return m_branch.empty() ? MessageId() : m_branch.back().id;
}

std::vector<chat::Message> ConversationTree::pathTo(const MessageId &id) const
{
    const auto shown = std::ranges::find(m_branch, id, &chat::Message::id);
    if (shown != m_branch.end())
        return {m_branch.begin(), std::next(shown)};
    std::vector<chat::Message> path;
    for (const chat::Message *at = find(id); at && path.size() <= m_branch.size() + m_off.size();
         at = at->parent.isNull() ? nullptr : find(at->parent))
        path.push_back(*at);
    std::ranges::reverse(path);
    return path;
}

std::vector<MessageId> ConversationTree::siblings(const MessageId &id) const
{
    const chat::Message *message = find(id);
    if (!message)
        return {};
    std::vector<const chat::Message *> same;
    for (const auto *list : {&m_branch, &m_off}) {
        for (const auto &other : *list) {
            if (other.parent == message->parent && other.role == message->role)
                same.push_back(&other);
        }
    }
    std::ranges::stable_sort(same, {}, [](const auto *m) { return m->created; });
    std::vector<MessageId> ids;
    std::ranges::transform(same, std::back_inserter(ids), [](const auto *m) { return m->id; });
    return ids;
}

void ConversationTree::append(chat::Message message)
{
    if (message.parent == leaf()) {
        m_branch.push_back(std::move(message));
        return;
    }
    const MessageId id = message.id;
    m_off.push_back(std::move(message));
    showBranchOf(id);
}

bool ConversationTree::replace(const chat::Message &message)
{
    if (chat::Message *shown = edit(message.id)) {
        *shown = message;
        return true;
    }
    const auto off = std::ranges::find(m_off, message.id, &chat::Message::id);
    if (off == m_off.end())
        return false;
    *off = message;
    return true;
}

chat::Message *ConversationTree::edit(const MessageId &id)
{
    const auto shown = std::find_if(m_branch.rbegin(), m_branch.rend(),
                                    [&](const auto &message) { return message.id == id; });
    return shown == m_branch.rend() ? nullptr : &*shown;
}

void ConversationTree::remove(const MessageId &id)
{
    const chat::Message *message = find(id);
    if (!message)
        return;
    const MessageId parent = message->parent;
    const MessageId previousLeaf = leaf();
    showBranchOf({});
    std::vector<MessageId> gone{id};
    for (size_t next = 0; next < gone.size(); ++next) {
        for (const auto &other : m_off) {
            // Damaged rows may form a circle.
            if (other.parent == gone[next] && std::ranges::find(gone, other.id) == gone.end())
                gone.push_back(other.id);
        }
    }
    std::erase_if(
        m_off, [&](const auto &other) { return std::ranges::find(gone, other.id) != gone.end(); });
    const bool leafStands =
        std::ranges::any_of(m_off, [&](const auto &other) { return other.id == previousLeaf; });
    if (leafStands)
        showBranchOf(previousLeaf);
    else if (!parent.isNull())
        showBranchOf(newestBelow(parent));
    else if (!m_off.empty())
        showBranchOf(m_off.back().id);
}

void ConversationTree::showBranchOf(const MessageId &leaf)
{
    std::ranges::move(m_branch, std::back_inserter(m_off));
    m_branch.clear();
    if (leaf.isNull())
        return;
    std::unordered_map<MessageId, size_t> places;
    for (size_t i = 0; i < m_off.size(); ++i)
        places.emplace(m_off[i].id, i);
    std::vector<size_t> path;
    std::vector<bool> seen(m_off.size());
    for (auto at = places.find(leaf); at != places.end() && !seen[at->second];
         at = places.find(m_off[at->second].parent)) {
        seen[at->second] = true;
        path.push_back(at->second);
    }
    for (auto place = path.rbegin(); place != path.rend(); ++place)
        m_branch.push_back(std::move(m_off[*place]));
    std::ranges::sort(path, std::greater());
    for (const size_t place : path)
        m_off.erase(m_off.begin() + static_cast<std::ptrdiff_t>(place));
}

MessageId ConversationTree::newestBelow(const MessageId &id) const
{
    MessageId at = id;
    for (size_t steps = 0; steps <= m_off.size(); ++steps) {
        const chat::Message *newest = nullptr;
        for (const auto &other : m_off) {
            if (other.parent == at && (!newest || newest->created <= other.created))
                newest = &other;
        }
        if (!newest)
            break;
        at = newest->id;
    }
    return at;
}

} // namespace breakerbox::flows
