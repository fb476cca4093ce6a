// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/openaichat/reasoningdetails.h>
#include <providers/openaichat/toolcalls.h>
#include <providers/protocoladapter.h>
#include <providers/wire/replybody.h>
#include <providers/wire/replywriter.h>

#include <QJsonObject>

namespace breakerbox::providers::openaichat {

// Reads an answer of the Chat Completions family: an event stream or, whatever was asked for, one
// whole JSON object (C29). Knows the quirks of providers.md 10.
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
    bool readDeltaOnly(QByteArrayView chunk, Events &events);
    void readChunk(const QJsonObject &chunk, Events &events);
    void readChoice(const QJsonObject &choice, Events &events);
    void readDelta(const QJsonObject &delta, Events &events);
    void readMessage(const QJsonObject &message, Events &events);
    void readNames(const QJsonObject &chunk, Events &events);
    void readWhole(const QByteArray &whole, Events &events);
    void finish(Events &events);
    void fail(const QJsonObject &error, Events &events);

    wire::ReplyBody m_body;
    wire::ReplyWriter m_writer;
    ToolCallGatherer m_tools;
    ReasoningDetails m_details;
    QString m_model;
    QString m_requestId;
    QString m_finishWord;
    QByteArray m_error;
    int m_skipped = 0;
    bool m_answered = false; // a choice was seen
    bool m_done = false;
    bool m_ended = false; // an end mark that ends nothing: the rest is ignored
};

} // namespace breakerbox::providers::openaichat
