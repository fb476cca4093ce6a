// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/anthropic/blocks.h>
#include <providers/anthropic/usage.h>
#include <providers/protocoladapter.h>
#include <providers/wire/replybody.h>

#include <QJsonObject>

namespace breakerbox::providers::anthropic {

// Reads an answer of the Messages interface (providers.md 5.2): an event stream that message_stop
// ends or, whatever was asked for, one whole message as JSON.
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
    void readObject(const QJsonObject &object, Events &events);
    void readStart(const QJsonObject &message, Events &events);
    void readEnd(const QJsonObject &message, const QJsonObject &usage, Events &events);
    void readWhole(const QByteArray &whole, Events &events);
    void finish(Events &events);
    void fail(const QJsonObject &error, Events &events);

    wire::ReplyBody m_body;
    Blocks m_blocks;
    UsageCount m_usage;
    QString m_stopReason;
    QByteArray m_error;
    int m_skipped = 0;
    bool m_started = false; // message_start was seen
    bool m_ended = false;   // an end mark of another protocol: the rest is ignored
    bool m_done = false;
};

} // namespace breakerbox::providers::anthropic
