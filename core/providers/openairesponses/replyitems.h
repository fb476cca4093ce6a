// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/streamevent.h>
#include <providers/wire/replywriter.h>

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <compare>
#include <map>
#include <optional>
#include <vector>

namespace breakerbox::providers::openairesponses {

// Where a piece of text belongs: the item, and the part of it. Summaries of the thinking come
// before raw thinking of the same item.
struct PartKey
{
    qint64 item = 0;
    int raw = 0;
    qint64 part = 0;

    auto operator<=>(const PartKey &) const = default;
};

enum class PartKind { Text = 0, Refusal, Reasoning };

// The output items of a reply, gathered from deltas and repaired by what the ".done" events say
// (providers.md 3.5). Deltas become events at once; what was not as it will stand is set right
// once, at the end. Linear in what comes in.
class ReplyItems
{
public:
    using Events = std::vector<chat::StreamEvent>;

    // The item an event speaks of: by output_index, else by the id it carries, else the last one.
    [[nodiscard]] qint64 itemOf(const QJsonObject &event) const;
    void addItem(qint64 index, const QJsonObject &item, Events &events);
    // The item as it is in the end: confirms its parts, keeps what is to be sent back.
    void closeItem(qint64 index, const QJsonObject &item, Events &events);
    void addText(PartKind kind, const PartKey &key, const QString &delta, Events &events);
    void closeText(PartKind kind, const PartKey &key, const QString &whole, Events &events);
    void addArguments(qint64 index, const QString &delta);
    void closeArguments(qint64 index, const QString &whole, Events &events);
    // All items again, as the last event has them: what did not come piece by piece.
    void confirm(const QJsonArray &output, Events &events);
    // Hands over all that was held back.
    void end(Events &events);

    [[nodiscard]] bool hasCalls() const noexcept { return !m_calls.empty(); }
    [[nodiscard]] bool hasRefusal() const noexcept { return m_writer.hasRefusal(); }
    // What the provider wants back (Message::replay): encrypted thinking and calls as they came,
    // {"type":"message","length":n} where n characters of the answer stand. Empty without thinking:
    // the rest can be made from the message itself.
    [[nodiscard]] QByteArray replay() const;

private:
    struct Call
    {
        int number = 0; // ours, from 0
        bool hasId = false;
        bool hasName = false;
        bool settled = false;
        QString arguments; // held back until they are whole
    };
    using Parts = std::map<PartKey, QString>;

    Call *callFor(qint64 index);
    void nameCall(Call &call, const QJsonObject &item, Events &events);
    void settle(Call &call, Events &events);
    void closeParts(qint64 index, const QJsonObject &item, Events &events);
    void write(PartKind kind, const QString &text, Events &events);
    [[nodiscard]] Parts &partsOf(PartKind kind) { return m_parts[static_cast<size_t>(kind)]; }
    [[nodiscard]] QString joined(PartKind kind, const QString &between) const;
    [[nodiscard]] bool isEmpty() const;

    std::array<Parts, 3> m_parts;
    std::map<qint64, Call> m_calls;         // by item
    std::map<qint64, QJsonObject> m_closed; // items to send back, by item
    QHash<QString, qint64> m_itemsById;
    qint64 m_lastItem = 0;
    wire::ReplyWriter m_writer;
    bool m_repaired = false; // what was handed over is not what stands in the parts
};

} // namespace breakerbox::providers::openairesponses
