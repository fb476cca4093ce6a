// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "toolcalls.h"

#include <providers/wire/json.h>

namespace breakerbox::providers::openaichat {

using namespace Qt::StringLiterals;

namespace {

// A reply with more calls than this is no reply.
constexpr size_t kMostCalls = 512;

// As received; an object on the wire becomes compact JSON.
QString argumentsOf(const QJsonValue &value)
{
    return QString::fromUtf8(wire::compact(value));
}

} // namespace

void ToolCallGatherer::feed(const QJsonArray &fragments, std::vector<chat::StreamEvent> &events)
{
    for (const QJsonValue &fragment : fragments) {
        if (fragment.isObject())
            feedOne(fragment.toObject(), events);
    }
}

void ToolCallGatherer::feedFunction(const QJsonObject &function,
                                    std::vector<chat::StreamEvent> &events)
{
    feedOne({{u"index"_s, -1}, {u"function"_s, function}}, events);
}

void ToolCallGatherer::feedOne(const QJsonObject &fragment, std::vector<chat::StreamEvent> &events)
{
    const int number = callFor(fragment);
    if (number < 0)
        return;
    Call &call = m_calls[static_cast<size_t>(number)];
    const QJsonObject function = fragment[u"function"].toObject();
    chat::ToolCallDelta delta;
    delta.index = number;
    if (const QString id = wire::textOf(fragment[u"id"]); call.id.isEmpty() && !id.isEmpty())
        delta.id = call.id = wire::mended(id);
    if (const QString name = wire::textOf(function[u"name"]);
        call.name.isEmpty() && !name.isEmpty())
        delta.name = call.name = wire::mended(name);
    const QJsonValue arguments = function[u"arguments"];
    delta.arguments = arguments.isString() ? call.mender.feed(arguments.toString())
                                           : call.mender.feed(argumentsOf(arguments));
    if (!delta.arguments.isEmpty())
        call.lastOfArguments = delta.arguments.back();
    if (!delta.id.isEmpty() || !delta.name.isEmpty() || !delta.arguments.isEmpty())
        events.emplace_back(std::move(delta));
}

int ToolCallGatherer::callFor(const QJsonObject &fragment)
{
    const QString id = wire::textOf(fragment[u"id"]);
    const std::optional<qint64> index = wire::indexOf(fragment[u"index"]);
    if (!index) {
        const QString name = wire::textOf(fragment[u"function"].toObject()[u"name"]);
        const int known = callWithoutIndex(id, name);
        return known >= 0 ? known : append();
    }
    const auto found = m_byIndex.constFind(*index);
    if (found != m_byIndex.constEnd()) {
        const QString &knownId = m_calls[static_cast<size_t>(*found)].id;
        // Another id on a used index starts another call (C15).
        if (id.isEmpty() || knownId.isEmpty() || id == knownId)
            return *found;
    }
    const int number = append();
    if (number >= 0)
        m_byIndex.insert(*index, number);
    return number;
}

// Without an index a new id starts a call and no id continues the last one, unless that one has its
// whole arguments and this piece brings a name.
int ToolCallGatherer::callWithoutIndex(const QString &id, const QString &name) const
{
    if (m_calls.empty())
        return -1;
    if (!id.isEmpty()) {
        for (size_t i = 0; i < m_calls.size(); ++i) {
            if (m_calls[i].id == id)
                return static_cast<int>(i);
        }
        return -1;
    }
    const Call &last = m_calls.back();
    if (!name.isEmpty() && !last.name.isEmpty() && last.lastOfArguments == u'}')
        return -1;
    return static_cast<int>(m_calls.size()) - 1;
}

int ToolCallGatherer::append()
{
    if (m_calls.size() >= kMostCalls)
        return -1;
    m_calls.emplace_back();
    return static_cast<int>(m_calls.size()) - 1;
}

void ToolCallGatherer::end(std::vector<chat::StreamEvent> &events)
{
    for (size_t i = 0; i < m_calls.size(); ++i) {
        Call &call = m_calls[i];
        chat::ToolCallDelta delta;
        delta.index = static_cast<int>(i);
        delta.arguments = call.mender.end();
        if (call.lastOfArguments.isNull() && delta.arguments.isEmpty())
            delta.arguments = u"{}"_s;
        if (call.id.isEmpty())
            delta.id = call.id = u"call_%1"_s.arg(i + 1);
        if (!delta.arguments.isEmpty() || !delta.id.isEmpty())
            events.emplace_back(std::move(delta));
    }
}

} // namespace breakerbox::providers::openaichat
