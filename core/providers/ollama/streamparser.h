// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/ndjsonreader.h>
#include <providers/protocoladapter.h>
#include <providers/wire/bodykind.h>
#include <providers/wire/replywriter.h>

#include <QJsonObject>

namespace breakerbox::providers::ollama {

// Reads Ollama's own stream: one JSON object per line, the last with "done":true. An answer that
// was not to be streamed is one such line, or set over many; gateways make events of the lines.
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

    void take(QByteArrayView bytes, Events &events);
    void readLine(QByteArrayView line, Events &events);
    void readObject(const QJsonObject &object, Events &events);
    void readMessage(const QJsonObject &message, Events &events);
    void finish(const QJsonObject &last, Events &events);
    void fail(const QJsonObject &error, Events &events);

    wire::BodySniffer m_sniffer;
    net::NdjsonReader m_reader;
    wire::ReplyWriter m_writer;
    QByteArray m_unread; // lines before the first object
    QString m_model;
    QByteArray m_error;
    int m_calls = 0;
    int m_skipped = 0;
    bool m_tooLarge = false;
    bool m_read = false;   // an object
    bool m_framed = false; // as events
    bool m_done = false;
};

} // namespace breakerbox::providers::ollama
