// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replyrun.h"

namespace breakerbox::test {

using namespace Qt::StringLiterals;

ReplyRun runReply(const providers::ProtocolAdapter &adapter, const connections::Preset &preset,
                  const RawResponse &response, const std::vector<qsizetype> &cuts)
{
    ReplyRun run;
    providers::AnswerFacts facts;
    facts.head = response.head;
    facts.end.end = response.cutShort ? net::TransportEnd::BrokenBody : net::TransportEnd::Complete;
    facts.end.phase = Phase::Streaming;
    facts.end.sessionWasUp = true;
    facts.now = wallFromMilliseconds(1'796'000'000'000); // months after the samples' Date
    const bool good = response.head.status / 100 == 2;
    QByteArray error;
    if (good) {
        const auto parser = adapter.replyParser();
        std::vector<chat::StreamEvent> events;
        qsizetype from = 0;
        for (const qsizetype cut : cuts) {
            parser->feed(QByteArrayView(response.body).sliced(from, cut - from), events);
            from = cut;
        }
        parser->feed(QByteArrayView(response.body).sliced(from), events);
        run.end = parser->end(events);
        for (const chat::StreamEvent &event : events) {
            run.reply.apply(event);
            run.contentEvents += chat::isContent(event) ? 1 : 0;
        }
        run.skipped = parser->skipped();
        error = parser->errorBody();
        facts.contentArrived = run.contentEvents > 0;
    }
    if (!good || run.end == providers::ReplyEnd::NotAReply)
        facts.body = response.body.first(std::min<qsizetype>(response.body.size(), 64 * 1024));
    run.outcome = adapter.classify(facts, preset, run.end, run.reply.finish, error);
    return run;
}

std::vector<qsizetype> everyByte(const QByteArray &body)
{
    std::vector<qsizetype> cuts;
    for (qsizetype i = 1; i < body.size(); ++i)
        cuts.push_back(i);
    return cuts;
}

std::vector<qsizetype> everyLine(const QByteArray &body)
{
    std::vector<qsizetype> cuts;
    for (qsizetype i = 1; i < body.size(); ++i) {
        if (body[i - 1] == '\n' || body[i - 1] == '\r')
            cuts.push_back(i);
    }
    return cuts;
}

connections::Preset presetNamed(const QString &provider)
{
    connections::Preset preset;
    preset.id = provider;
    const bool whole = provider == u"mistral" || provider == u"openrouter";
    preset.rateScope = whole ? u"connection"_s : u"model"_s;
    return preset;
}

} // namespace breakerbox::test
