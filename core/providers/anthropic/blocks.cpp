// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "blocks.h"

#include <providers/wire/json.h>

namespace breakerbox::providers::anthropic {

using namespace Qt::StringLiterals;

namespace {

// A reply with more blocks than this is no reply.
constexpr size_t kMostBlocks = 4096;

} // namespace

Blocks::Block *Blocks::find(qint64 index)
{
    const auto found = m_byIndex.constFind(index);
    return found == m_byIndex.constEnd() ? nullptr : &m_blocks[*found];
}

void Blocks::start(qint64 index, const QJsonObject &start, Events &events)
{
    if (m_blocks.size() >= kMostBlocks)
        return;
    if (Block *before = find(index))
        close(*before, events);
    m_byIndex.insert(index, m_blocks.size());
    Block &block = m_blocks.emplace_back();
    const QString type = wire::textOf(start[u"type"]);
    if (type == u"text") {
        block.type = Type::Text;
        addText(block, wire::textOf(start[u"text"]), events);
    } else if (type == u"thinking") {
        block.type = Type::Thinking;
        m_thought = true;
        block.signature = wire::textOf(start[u"signature"]);
        addThinking(block, wire::textOf(start[u"thinking"]), events);
    } else if (type == u"redacted_thinking") {
        block.type = Type::Redacted;
        m_thought = true;
        block.data = wire::textOf(start[u"data"]);
    } else if (type == u"tool_use") {
        startCall(block, start, events);
    }
}

void Blocks::startCall(Block &block, const QJsonObject &start, Events &events)
{
    block.type = Type::Call;
    block.call = m_calls++;
    block.id = wire::mended(wire::textOf(start[u"id"]));
    if (block.id.isEmpty())
        block.id = u"call_%1"_s.arg(m_calls);
    block.name = wire::mended(wire::textOf(start[u"name"]));
    block.input = start[u"input"].toObject();
    m_inputs.emplace_back();
    events.emplace_back(chat::ToolCallDelta{block.call, block.id, block.name, {}});
}

void Blocks::delta(qint64 index, const QJsonObject &delta, Events &events)
{
    const QString type = wire::textOf(delta[u"type"]);
    if (type == u"text_delta") {
        textDelta(index, wire::textOf(delta[u"text"]), events);
        return;
    }
    if (type == u"thinking_delta") {
        thinkingDelta(index, wire::textOf(delta[u"thinking"]), events);
        return;
    }
    Block *block = find(index);
    if (!block || !block->open)
        return;
    if (type == u"signature_delta" && block->type == Type::Thinking)
        block->signature += wire::textOf(delta[u"signature"]);
    else if (type == u"input_json_delta" && block->type == Type::Call)
        addInput(*block, wire::textOf(delta[u"partial_json"]), events);
}

void Blocks::textDelta(qint64 index, const QString &text, Events &events)
{
    if (!find(index))
        start(index, {{u"type"_s, u"text"_s}}, events); // its start got lost on the way
    if (Block *block = find(index); block && block->open && block->type == Type::Text)
        addText(*block, text, events);
}

void Blocks::thinkingDelta(qint64 index, const QString &text, Events &events)
{
    if (!find(index))
        start(index, {{u"type"_s, u"thinking"_s}}, events);
    if (Block *block = find(index); block && block->open && block->type == Type::Thinking)
        addThinking(*block, text, events);
}

void Blocks::stop(qint64 index, Events &events)
{
    if (Block *block = find(index))
        close(*block, events);
}

void Blocks::whole(const QJsonArray &content, Events &events)
{
    qint64 index = 0;
    for (const QJsonValue &block : content) {
        start(index, block.toObject(), events);
        stop(index, events);
        ++index;
    }
}

void Blocks::end(Events &events)
{
    for (Block &block : m_blocks)
        close(block, events);
    m_writer.end(events);
}

void Blocks::addText(Block &block, const QString &text, Events &events)
{
    block.text += text;
    m_writer.addText(text, events);
}

void Blocks::addThinking(Block &block, const QString &text, Events &events)
{
    block.text += text;
    m_writer.addReasoning(text, events);
}

void Blocks::addInput(Block &block, const QString &json, Events &events)
{
    if (json.isEmpty())
        return;
    block.json += json;
    chat::ToolCallDelta delta;
    delta.index = block.call;
    delta.arguments = m_inputs[static_cast<size_t>(block.call)].feed(json);
    if (!delta.arguments.isEmpty())
        events.emplace_back(std::move(delta));
}

// An input that never came is {}; some servers send it whole, with the start.
void Blocks::close(Block &block, Events &events)
{
    if (!std::exchange(block.open, false) || block.type != Type::Call)
        return;
    if (block.json.isEmpty())
        addInput(block, QString::fromUtf8(wire::compact(block.input)), events);
    chat::ToolCallDelta rest;
    rest.index = block.call;
    rest.arguments = m_inputs[static_cast<size_t>(block.call)].end();
    if (!rest.arguments.isEmpty())
        events.emplace_back(std::move(rest));
}

QJsonObject Blocks::sentBack(const Block &block)
{
    switch (block.type) {
    case Type::Text:
        return {{u"type"_s, u"text"_s}, {u"text"_s, wire::mended(block.text)}};
    case Type::Thinking:
        return {{u"type"_s, u"thinking"_s},
                {u"thinking"_s, wire::mended(block.text)},
                {u"signature"_s, wire::mended(block.signature)}};
    case Type::Redacted:
        return {{u"type"_s, u"redacted_thinking"_s}, {u"data"_s, wire::mended(block.data)}};
    case Type::Call:
        return {{u"type"_s, u"tool_use"_s},
                {u"id"_s, block.id},
                {u"name"_s, block.name},
                {u"input"_s, wire::readJson(block.json.toUtf8()).toObject()}};
    case Type::Unknown:
        break;
    }
    return {};
}

QByteArray Blocks::replay() const
{
    if (!m_thought)
        return {};
    QJsonArray blocks;
    for (const Block &block : m_blocks) {
        if (block.type != Type::Unknown)
            blocks.append(sentBack(block));
    }
    return wire::compact(blocks);
}

} // namespace breakerbox::providers::anthropic
