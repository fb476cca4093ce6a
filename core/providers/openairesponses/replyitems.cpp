// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyitems.h"

#include <providers/wire/json.h>

#include <algorithm>
#include <utility>

namespace breakerbox::providers::openairesponses {

using namespace Qt::StringLiterals;
using wire::textOf;

namespace {

// A reply with more calls than this is no reply.
constexpr size_t kMostCalls = 512;

} // namespace

qint64 ReplyItems::itemOf(const QJsonObject &event) const
{
    if (const auto index = wire::indexOf(event[u"output_index"]))
        return *index;
    QString id = textOf(event[u"item_id"]);
    if (id.isEmpty())
        id = textOf(event[u"item"][u"id"]);
    const auto known = m_itemsById.constFind(id);
    if (!id.isEmpty() && known != m_itemsById.constEnd())
        return *known;
    return event[u"item"].isObject() && !isEmpty() ? m_lastItem + 1 : m_lastItem;
}

void ReplyItems::addItem(qint64 index, const QJsonObject &item, Events &events)
{
    m_lastItem = index;
    if (const QString id = textOf(item[u"id"]); !id.isEmpty())
        m_itemsById.insert(id, index);
    if (textOf(item[u"type"]) != u"function_call")
        return;
    if (Call *call = callFor(index))
        nameCall(*call, item, events);
}

void ReplyItems::closeItem(qint64 index, const QJsonObject &item, Events &events)
{
    const QString type = textOf(item[u"type"]);
    addItem(index, item, events);
    if (type == u"function_call") {
        closeArguments(index, textOf(item[u"arguments"]), events);
        m_closed.try_emplace(index, item);
    } else if (type == u"reasoning") {
        closeParts(index, item, events);
        if (!textOf(item[u"encrypted_content"]).isEmpty())
            m_closed.try_emplace(index, item);
    } else if (type == u"message") {
        closeParts(index, item, events);
        m_closed.try_emplace(index, QJsonObject{{u"type"_s, u"message"_s}});
    }
}

void ReplyItems::closeParts(qint64 index, const QJsonObject &item, Events &events)
{
    qint64 number = 0;
    for (const QJsonValue &part : item[u"summary"].toArray())
        closeText(PartKind::Reasoning, {index, 0, number++}, textOf(part[u"text"]), events);
    number = 0;
    for (const QJsonValue &part : item[u"content"].toArray()) {
        const QString type = textOf(part[u"type"]);
        if (type == u"refusal")
            closeText(PartKind::Refusal, {index, 0, number}, textOf(part[u"refusal"]), events);
        else if (type == u"reasoning_text")
            closeText(PartKind::Reasoning, {index, 1, number}, textOf(part[u"text"]), events);
        else
            closeText(PartKind::Text, {index, 0, number}, textOf(part[u"text"]), events);
        ++number;
    }
}

void ReplyItems::addText(PartKind kind, const PartKey &key, const QString &delta, Events &events)
{
    if (delta.isEmpty())
        return;
    Parts &parts = partsOf(kind);
    const bool further = parts.empty() || parts.rbegin()->first <= key;
    const bool begins = !parts.contains(key);
    if (begins && further && kind == PartKind::Reasoning && !parts.empty())
        write(kind, u"\n\n"_s, events);
    parts[key] += delta;
    m_lastItem = std::max(m_lastItem, key.item);
    if (further)
        write(kind, delta, events);
    else
        m_repaired = true;
}

void ReplyItems::closeText(PartKind kind, const PartKey &key, const QString &whole, Events &events)
{
    Parts &parts = partsOf(kind);
    const auto found = parts.find(key);
    if (whole.isEmpty() || (found != parts.end() && found->second == whole))
        return;
    if (found == parts.end() || whole.startsWith(found->second)) {
        const qsizetype known = found == parts.end() ? 0 : found->second.size();
        addText(kind, key, whole.sliced(known), events);
        return;
    }
    found->second = whole;
    m_repaired = true;
}

void ReplyItems::write(PartKind kind, const QString &text, Events &events)
{
    switch (kind) {
    case PartKind::Text:
        m_writer.addText(text, events);
        break;
    case PartKind::Refusal:
        m_writer.addRefusal(text, events);
        break;
    case PartKind::Reasoning:
        m_writer.addReasoning(text, events);
        break;
    }
}

ReplyItems::Call *ReplyItems::callFor(qint64 index)
{
    const auto found = m_calls.find(index);
    if (found != m_calls.end())
        return &found->second;
    if (m_calls.size() >= kMostCalls)
        return nullptr;
    Call call;
    call.number = static_cast<int>(m_calls.size());
    return &m_calls.emplace(index, call).first->second;
}

void ReplyItems::nameCall(Call &call, const QJsonObject &item, Events &events)
{
    chat::ToolCallDelta delta;
    delta.index = call.number;
    const QString id = wire::mended(textOf(item[u"call_id"]));
    const QString name = wire::mended(textOf(item[u"name"]));
    if (!call.hasId && !id.isEmpty())
        delta.id = id;
    if (!call.hasName && !name.isEmpty())
        delta.name = name;
    call.hasId = call.hasId || !delta.id.isEmpty();
    call.hasName = call.hasName || !delta.name.isEmpty();
    if (!delta.id.isEmpty() || !delta.name.isEmpty())
        events.emplace_back(std::move(delta));
}

void ReplyItems::addArguments(qint64 index, const QString &delta)
{
    Call *call = callFor(index);
    if (call && !call->settled)
        call->arguments += delta;
}

void ReplyItems::closeArguments(qint64 index, const QString &whole, Events &events)
{
    Call *call = callFor(index);
    if (!call || call->settled || whole.isEmpty())
        return;
    call->arguments = whole;
    settle(*call, events);
}

void ReplyItems::settle(Call &call, Events &events)
{
    if (call.settled)
        return;
    call.settled = true;
    chat::ToolCallDelta delta;
    delta.index = call.number;
    delta.arguments = wire::mended(call.arguments);
    if (delta.arguments.isEmpty())
        delta.arguments = u"{}"_s;
    events.emplace_back(std::move(delta));
}

void ReplyItems::confirm(const QJsonArray &output, Events &events)
{
    // Some servers leave items out here and count anew: only items that are known by their id, or
    // all if nothing came before.
    const bool nothing = isEmpty();
    qint64 index = 0;
    for (const QJsonValue &value : output) {
        const QJsonObject item = value.toObject();
        const auto known = m_itemsById.constFind(textOf(item[u"id"]));
        if (nothing)
            closeItem(index, item, events);
        else if (known != m_itemsById.constEnd())
            closeItem(*known, item, events);
        ++index;
    }
}

void ReplyItems::end(Events &events)
{
    m_writer.end(events);
    if (std::exchange(m_repaired, false)) {
        m_writer.confirm(joined(PartKind::Text, {}), joined(PartKind::Reasoning, u"\n\n"_s),
                         events);
        m_writer.end(events);
    }
    for (auto &[index, call] : m_calls) {
        if (!std::exchange(call.hasId, true)) {
            chat::ToolCallDelta named;
            named.index = call.number;
            named.id = u"call_%1"_s.arg(call.number + 1);
            events.emplace_back(std::move(named));
        }
        settle(call, events);
    }
}

QString ReplyItems::joined(PartKind kind, const QString &between) const
{
    QString whole;
    for (const auto &[key, text] : m_parts[static_cast<size_t>(kind)]) {
        if (!whole.isEmpty() && !text.isEmpty())
            whole += between;
        whole += text;
    }
    return wire::mended(whole);
}

bool ReplyItems::isEmpty() const
{
    return m_calls.empty() &&
           std::ranges::all_of(m_parts, [](const Parts &parts) { return parts.empty(); });
}

QByteArray ReplyItems::replay() const
{
    const Parts &texts = m_parts[static_cast<size_t>(PartKind::Text)];
    QJsonArray items;
    qsizetype useful = 0; // thinking at the end belongs to nothing, and is refused
    bool thought = false;
    for (const auto &[index, closed] : m_closed) {
        QJsonObject item = closed;
        const QString type = textOf(item[u"type"]);
        if (type == u"message") {
            qsizetype length = 0;
            for (auto part = texts.lower_bound({index, 0, 0});
                 part != texts.end() && part->first.item == index; ++part)
                length += part->second.size();
            item.insert(u"length"_s, length);
        }
        items.append(item);
        if (type == u"reasoning")
            thought = true;
        else
            useful = items.size();
    }
    while (items.size() > useful)
        items.removeLast();
    return thought && useful > 0 ? wire::compact(items) : QByteArray();
}

} // namespace breakerbox::providers::openairesponses
