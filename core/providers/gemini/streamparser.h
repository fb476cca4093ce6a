// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/gemini/objectsplitter.h>
#include <providers/gemini/parts.h>
#include <providers/gemini/usage.h>
#include <providers/protocoladapter.h>
#include <providers/wire/replybody.h>

#include <QJsonObject>

namespace breakerbox::providers::gemini {

// Reads an answer of generateContent (providers.md 6.2): an event stream, a JSON array where
// "alt=sse" got lost, or one object. There is no end mark: a reply with a finish reason is complete
// when the bytes end, since an error may still follow it.
class StreamParser final : public ReplyParser
{
public:
    void feed(QByteArrayView bytes, std::vector<chat::StreamEvent> &events) override;
    ReplyEnd end(std::vector<chat::StreamEvent> &events) override;
    [[nodiscard]] QByteArray errorBody() const override { return m_error; }
    [[nodiscard]] bool isDone() const override { return m_done; }
    [[nodiscard]] int skipped() const override { return m_skipped; }

private:
    using Events = std::vector<chat::StreamEvent>;

    void readEvent(const net::SseEvent &event, Events &events);
    void readText(QByteArrayView json, Events &events);
    void readChunk(const QJsonObject &chunk, Events &events);
    void readCandidate(const QJsonObject &candidate, Events &events);
    void readNames(const QJsonObject &chunk, Events &events);
    void finish(Events &events);
    void fail(const QJsonObject &error, Events &events);

    wire::ReplyBody m_body;
    ObjectSplitter m_objects; // of a JSON body
    Parts m_parts;
    UsageCount m_usage;
    QString m_model;
    QString m_response;
    QString m_finishWord;
    QString m_finishMessage;
    QByteArray m_error;
    int m_skipped = 0;
    bool m_blocked = false; // the prompt itself was refused
    bool m_ended = false;   // an end mark of another protocol: the rest is ignored
    bool m_done = false;
};

} // namespace breakerbox::providers::gemini
