// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "conversationtree.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace breakerbox::flows {

namespace {

// Turns made in the same millisecond keep one order, whatever was shown in between.
bool isOlder(const chat::Message *one, const chat::Message *other)
{
    return one->created != other->created ? one->created < other->created : one->id < other->id;
}

} // namespace

void ConversationTree::reset(std::vector<chat::Message> messages, const MessageId &leaf,
                             Choices chosen)
{
    std::ranges::stable_sort(messages, {}, &chat::Message::created);
    m_branch.clear();
    m_chosen = std::move(chosen);
    m_off = std::move(messages);
    const bool known = std::ranges::any_of(m_off, [&](const auto &m) { return m.id == leaf; });
    if (known)
        showBranchOf(leafBelow(leaf));
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
    std::ranges::sort(same, isOlder);
    std::vector<MessageId> ids;
    std::ranges::transform(same, std::back_inserter(ids), [](const auto *m) { return m->id; });
    return ids;
}

Versions ConversationTree::versionsOf(const MessageId &id) const
{
    const auto all = siblings(id);
    const auto at = std::ranges::find(all, id);
    if (at == all.end())
        return {};
    return {static_cast<int>(at - all.begin()) + 1, static_cast<int>(all.size())};
}

std::vector<std::pair<MessageId, Versions>> ConversationTree::versions() const
{
    std::vector<std::pair<MessageId, Versions>> found;
    std::unordered_map<MessageId, std::vector<const chat::Message *>> others;
    for (const auto &message : m_off)
        others[message.parent].push_back(&message);
    if (others.empty())
        return found;
    for (const auto &message : m_branch) {
        const auto beside = others.find(message.parent);
        if (beside == others.end())
            continue;
        Versions versions;
        for (const chat::Message *other : beside->second) {
            if (other->role != message.role)
                continue;
            ++versions.count;
            if (isOlder(other, &message))
                ++versions.number;
        }
        if (versions.count > 1)
            found.emplace_back(message.id, versions);
    }
    return found;
}

bool ConversationTree::hasChildren(const MessageId &id) const
{
    const auto isChild = [&](const auto &message) { return message.parent == id; };
    return std::ranges::any_of(m_off, isChild) || std::ranges::any_of(m_branch, isChild);
}

bool ConversationTree::isShown(const MessageId &id) const
{
    return std::ranges::find(m_branch, id, &chat::Message::id) != m_branch.end();
}

ConversationTree::Choices ConversationTree::choices() const
{
    Choices told;
    if (m_chosen.empty() || m_off.empty())
        return told;
    std::unordered_map<MessageId, const chat::Message *> newest;
    std::unordered_map<MessageId, MessageId> parents;
    for (const auto &message : m_off) {
        parents.emplace(message.id, message.parent);
        const chat::Message *&best = newest[message.parent];
        if (!best || isOlder(best, &message))
            best = &message;
    }
    for (const auto &[id, parent] : parents) {
        const auto chosen = m_chosen.find(parent);
        if (chosen != m_chosen.end() && chosen->second == id && parents.contains(parent) &&
            newest.at(parent)->id != id)
            told.emplace(parent, id);
    }
    return told;
}

std::vector<MessageId> ConversationTree::subtree(const MessageId &id) const
{
    if (!find(id))
        return {};
    std::unordered_map<MessageId, std::vector<MessageId>> children;
    for (const auto *list : {&m_branch, &m_off}) {
        for (const auto &message : *list)
            children[message.parent].push_back(message.id);
    }
    std::vector<MessageId> ids{id};
    std::unordered_set<MessageId> seen{id}; // damaged rows may form a circle
    for (size_t next = 0; next < ids.size(); ++next) {
        const auto below = children.find(ids[next]);
        if (below == children.end())
            continue;
        for (const MessageId &child : below->second) {
            if (seen.insert(child).second)
                ids.push_back(child);
        }
    }
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
    if (shown != m_branch.rend())
        return &*shown;
    const auto off = std::ranges::find(m_off, id, &chat::Message::id);
    return off == m_off.end() ? nullptr : &*off;
}

void ConversationTree::show(const MessageId &id)
{
    if (!find(id))
        return;
    showBranchOf({});
    showBranchOf(leafBelow(id));
}

std::vector<chat::Message> ConversationTree::remove(const MessageId &id)
{
    const chat::Message *message = find(id);
    if (!message)
        return {};
    const MessageId parent = message->parent;
    const MessageId previousLeaf = leaf();
    const std::vector<MessageId> order = subtree(id);
    const std::unordered_set<MessageId> gone(order.begin(), order.end());
    showBranchOf({});
    const auto going = std::ranges::stable_partition(
        m_off, [&](const auto &other) { return !gone.contains(other.id); });
    std::vector<chat::Message> removed(std::make_move_iterator(going.begin()),
                                       std::make_move_iterator(going.end()));
    m_off.erase(going.begin(), going.end());
    std::ranges::partition(removed, [&](const auto &other) { return other.id == id; });
    if (!gone.contains(previousLeaf)) {
        showBranchOf(previousLeaf);
        return removed;
    }
    m_chosen.erase(parent);
    if (find(parent)) {
        showBranchOf(leafBelow(parent));
    } else if (!m_off.empty()) {
        const auto newest = std::ranges::max_element(m_off, {}, &chat::Message::created);
        showBranchOf(leafBelow(newest->id));
    }
    return removed;
}

void ConversationTree::restore(std::vector<chat::Message> messages)
{
    if (messages.empty())
        return;
    const MessageId top = messages.front().id;
    std::ranges::move(messages, std::back_inserter(m_off));
    show(top);
}

void ConversationTree::takeOut(const MessageId &id)
{
    const chat::Message *message = find(id);
    if (!message)
        return;
    if (!hasChildren(id)) {
        remove(id);
        return;
    }
    const MessageId parent = message->parent;
    const MessageId previousLeaf = leaf();
    showBranchOf({});
    std::erase_if(m_off, [&](const auto &other) { return other.id == id; });
    for (auto &other : m_off) {
        if (other.parent == id)
            other.parent = parent;
    }
    showBranchOf(previousLeaf);
}

void ConversationTree::showBranchOf(const MessageId &leaf)
{
    for (const auto &message : m_branch)
        m_chosen[message.parent] = message.id;
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

MessageId ConversationTree::leafBelow(const MessageId &id) const
{
    std::unordered_map<MessageId, const chat::Message *> next;
    for (const auto &message : m_off) {
        const chat::Message *&best = next[message.parent];
        const auto chosen = m_chosen.find(message.parent);
        const bool decided = best && chosen != m_chosen.end() && chosen->second == best->id;
        const bool isChosen = chosen != m_chosen.end() && chosen->second == message.id;
        if (!best || isChosen || (!decided && isOlder(best, &message)))
            best = &message;
    }
    MessageId at = id;
    for (size_t steps = 0; steps <= m_off.size(); ++steps) {
        const auto below = next.find(at);
        if (below == next.end())
            break;
        at = below->second->id;
    }
    return at;
}

} // namespace breakerbox::flows
