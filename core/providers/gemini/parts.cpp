// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "parts.h"

#include <providers/gemini/callids.h>
#include <providers/wire/json.h>
#include <providers/wire/textmender.h>

#include <utility>

namespace breakerbox::providers::gemini {

using namespace Qt::StringLiterals;

namespace {

// A reply with more calls than this is no reply.
constexpr int kMostCalls = 512;
// Nor one with so many signed parts.
constexpr qsizetype kMostKept = 4096;

QString signatureOf(const QJsonObject &part)
{
    return wire::mended(wire::textOf(part[u"thoughtSignature"]));
}

} // namespace

void Parts::add(const QJsonArray &parts, const QString &response, Events &events)
{
    for (const QJsonValue &value : parts) {
        const QJsonObject part = value.toObject();
        if (part[u"functionCall"].isObject())
            addCall(part, response, events);
        else if (part[u"text"].isString())
            addText(part, events);
    }
}

void Parts::addText(const QJsonObject &part, Events &events)
{
    const QString text = wire::textOf(part[u"text"]);
    const bool thought = part[u"thought"].toBool();
    if (thought)
        m_writer.addReasoning(text, events);
    else
        m_writer.addText(text, events);
    const QString signature = signatureOf(part);
    if (signature.isEmpty()) {
        if (!thought) // a summary without signature is for people
            m_joined += text;
        return;
    }
    if (m_kept.size() >= kMostKept)
        return;
    flushJoined();
    m_signed = true;
    QJsonObject kept{{u"text"_s, wire::mended(text)}, {u"thoughtSignature"_s, signature}};
    if (thought)
        kept.insert(u"thought"_s, true);
    m_kept.append(kept);
}

void Parts::addCall(const QJsonObject &part, const QString &response, Events &events)
{
    if (m_calls >= kMostCalls)
        return;
    const QJsonObject call = part[u"functionCall"].toObject();
    chat::ToolCallDelta delta;
    delta.index = m_calls++;
    delta.id = wire::mended(wire::textOf(call[u"id"]));
    if (delta.id.isEmpty())
        delta.id = madeCallId(response, m_calls);
    delta.name = wire::mended(wire::textOf(call[u"name"]));
    delta.arguments = wire::mended(QString::fromUtf8(wire::compact(call[u"args"].toObject())));

    flushJoined();
    QJsonObject kept{{u"functionCall"_s, call}};
    if (const QString signature = signatureOf(part); !signature.isEmpty()) {
        m_signed = true;
        kept.insert(u"thoughtSignature"_s, signature);
    }
    m_kept.append(kept);
    events.emplace_back(std::move(delta));
}

void Parts::flushJoined()
{
    if (const QString text = std::exchange(m_joined, {}); !text.isEmpty())
        m_kept.append(QJsonObject{{u"text"_s, wire::mended(text)}});
}

void Parts::end(Events &events)
{
    flushJoined();
    m_writer.end(events);
}

QByteArray Parts::replay() const
{
    return m_signed ? wire::compact(m_kept) : QByteArray();
}

} // namespace breakerbox::providers::gemini
