// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/streamevent.h>
#include <providers/wire/replywriter.h>
#include <providers/wire/textmender.h>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>

#include <vector>

namespace breakerbox::providers::anthropic {

// Gathers the content blocks of a reply (providers.md 5.2) and tells of them in events. Blocks and
// deltas of unknown types are skipped: every provider says new ones will come.
class Blocks
{
public:
    using Events = std::vector<chat::StreamEvent>;

    // content_block_start, _delta, _stop; of the deltas the two that almost all are, too. index is
    // the wire's.
    void start(qint64 index, const QJsonObject &block, Events &events);
    void delta(qint64 index, const QJsonObject &delta, Events &events);
    void textDelta(qint64 index, const QString &text, Events &events);
    void thinkingDelta(qint64 index, const QString &text, Events &events);
    void stop(qint64 index, Events &events);
    // The content of an answer that was not streamed.
    void whole(const QJsonArray &content, Events &events);
    // Closes what is open; hands over what was held back. Called once.
    void end(Events &events);

    [[nodiscard]] bool hasCalls() const noexcept { return m_calls > 0; }
    // The blocks as they are to be sent back, thinking unchanged and in its place. Empty if nothing
    // was thought: then the text and the calls say it all.
    [[nodiscard]] QByteArray replay() const;

private:
    enum class Type { Unknown = 0, Text, Thinking, Redacted, Call };
    struct Block
    {
        Type type = Type::Unknown;
        QString text;      // text or thinking
        QString signature; // of thinking
        QString data;      // redacted thinking
        int call = -1;     // number of the call
        QString id;
        QString name;
        QString json;      // of the input, as received
        QJsonObject input; // that came whole, without deltas
        bool open = true;
    };

    [[nodiscard]] Block *find(qint64 index);
    void addText(Block &block, const QString &text, Events &events);
    void addThinking(Block &block, const QString &text, Events &events);
    void addInput(Block &block, const QString &json, Events &events);
    void startCall(Block &block, const QJsonObject &start, Events &events);
    void close(Block &block, Events &events);
    [[nodiscard]] static QJsonObject sentBack(const Block &block);

    std::vector<Block> m_blocks;
    QMap<qint64, size_t> m_byIndex;         // the wire's index: our number
    std::vector<wire::TextMender> m_inputs; // one per call
    wire::ReplyWriter m_writer;
    int m_calls = 0;
    bool m_thought = false;
};

} // namespace breakerbox::providers::anthropic
