// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <providers/openairesponses/replyitems.h>
#include <providers/protocoladapter.h>
#include <providers/wire/replybody.h>

#include <QJsonObject>

namespace breakerbox::providers::openairesponses {

// Reads an answer of Responses: an event stream that says by the "type" in its data what each event
// is (providers.md 3.5), or one whole response object. The first error decides; response.failed
// after it names a coarser code and only ends the stream. Events it does not know are skipped.
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
    void readTyped(const QString &type, const QJsonObject &event, Events &events);
    bool readText(const QString &type, const QJsonObject &event, Events &events);
    bool readItem(const QString &type, const QJsonObject &event, Events &events);
    void readEnd(const QString &type, const QJsonObject &event, Events &events);
    void readNames(const QJsonObject &response, Events &events);
    void readWhole(const QByteArray &whole, Events &events);
    void finish(const QJsonObject &response, Events &events);
    void fail(const QJsonObject &error, Events &events);

    wire::ReplyBody m_body;
    ReplyItems m_items;
    QString m_model;
    QString m_responseId;
    QByteArray m_error;
    int m_skipped = 0;
    bool m_done = false;
};

} // namespace breakerbox::providers::openairesponses
