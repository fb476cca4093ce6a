// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "pieces.h"

#include <breaker/values/outcome.h>
#include <chat/streamevent.h>
#include <providers/protocoladapter.h>

namespace breakerbox::fuzz {

inline bool isWellFormed(const QString &text)
{
    return QString::fromUtf8(text.toUtf8()) == text;
}

struct ReplyRun
{
    chat::ReplyText reply;
    providers::ReplyEnd end = providers::ReplyEnd::Unknown;
    QByteArray error;
    int skipped = 0;
    bool operator==(const ReplyRun &) const = default;
};

inline void finishRun(ReplyRun &run, providers::ReplyParser &parser,
                      std::vector<chat::StreamEvent> &events)
{
    run.end = parser.end(events);
    for (const chat::StreamEvent &event : events)
        run.reply.apply(event);
    run.error = parser.errorBody();
    run.skipped = parser.skipped();
}

// However a reply is cut, it means the same; its text is well-formed; its end has an outcome.
inline void checkReply(connections::Protocol protocol, QByteArrayView bytes)
{
    const providers::Adapters adapters;
    const providers::ProtocolAdapter &adapter = *adapters.find(protocol);
    ReplyRun whole;
    ReplyRun cut;
    {
        const auto parser = adapter.replyParser();
        std::vector<chat::StreamEvent> events;
        parser->feed(bytes, events);
        finishRun(whole, *parser, events);
    }
    {
        const auto parser = adapter.replyParser();
        std::vector<chat::StreamEvent> events;
        inPieces(bytes, [&](QByteArrayView piece) { parser->feed(piece, events); });
        finishRun(cut, *parser, events);
    }
    require(whole == cut);
    const chat::ReplyText &reply = whole.reply;
    require(isWellFormed(reply.text) && isWellFormed(reply.reasoning) &&
            isWellFormed(reply.refusal) && isWellFormed(reply.model) &&
            isWellFormed(reply.requestId));
    for (const chat::ToolCall &call : reply.toolCalls)
        require(isWellFormed(call.id) && isWellFormed(call.name) && isWellFormed(call.arguments));
    require((whole.end == providers::ReplyEnd::ErrorInside) == !whole.error.isEmpty());
    const bool complete = whole.end == providers::ReplyEnd::Complete;
    require(!complete || reply.finish != chat::FinishReason::None);

    providers::AnswerFacts facts;
    facts.head.status = 200;
    facts.end.end = net::TransportEnd::Complete;
    const breaker::Outcome outcome =
        adapter.classify(facts, {}, whole.end, reply.finish, whole.error);
    require(outcome.category != breaker::Category::Unknown);
    require(complete || outcome.category != breaker::Category::Ok);
}

} // namespace breakerbox::fuzz
