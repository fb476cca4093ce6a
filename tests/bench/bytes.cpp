// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_bytes: figure P16, from the bytes of a body to typed events. Processor time; medians of
// nine passes.

#include "corpus.h"
#include "measure.h"
#include "wire.h"

#include <net/ssereader.h>
#include <providers/protocoladapter.h>

#include <QCoreApplication>

#include <algorithm>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPasses = 9;
constexpr int kEvents = 20'000;
constexpr qsizetype kPiece = 300; // bytes per read

struct Parsed
{
    double nanoseconds = 0; // per pass
    size_t events = 0;
};

Parsed parse(const providers::ProtocolAdapter &adapter, const QByteArray &body, qsizetype piece)
{
    Samples passes;
    size_t count = 0;
    for (int pass = 0; pass < kPasses; ++pass) {
        const auto parser = adapter.replyParser();
        count = 0;
        const double before = threadCpu();
        for (qsizetype at = 0; at < body.size(); at += piece) {
            std::vector<chat::StreamEvent> events;
            parser->feed(QByteArrayView(body).sliced(at, std::min(piece, body.size() - at)),
                         events);
            count += events.size();
        }
        passes.add((threadCpu() - before) * 1e6);
    }
    return {passes.median(), count};
}

double frame(const QByteArray &body)
{
    Samples passes;
    for (int pass = 0; pass < kPasses; ++pass) {
        net::SseReader reader;
        qsizetype bytes = 0;
        const double before = threadCpu();
        for (qsizetype at = 0; at < body.size(); at += kPiece) {
            reader.feed(QByteArrayView(body).sliced(at, std::min(kPiece, body.size() - at)),
                        [&bytes](const net::SseEvent &event) { bytes += event.data.size(); });
        }
        passes.add((threadCpu() - before) * 1e6);
    }
    return passes.median();
}

void measureSmall(const providers::Adapters &adapters)
{
    const QStringList pieces = piecesOf(Corpus().reply(kEvents * 16), 16);
    QByteArray events;
    QByteArray lines;
    for (int i = 0; i < kEvents; ++i) {
        events += openAiEvent(i, pieces[i % pieces.size()]);
        lines += ollamaLine(pieces[i % pieces.size()]);
    }
    const auto openAi = parse(*adapters.find(connections::Protocol::OpenAiChat), events, kPiece);
    const auto ollama = parse(*adapters.find(connections::Protocol::Ollama), lines, kPiece);
    note(u"%1 and %2 typed events of %3"_s.arg(openAi.events).arg(ollama.events).arg(kEvents));
    report(u"P16.openai-us/framing"_s, openAi.nanoseconds / kEvents / 1000,
           frame(events) / kEvents / 1000);
    report(u"P16.ollama-us"_s, ollama.nanoseconds / kEvents / 1000);
}

// One event of 4 MB against one of 1 MB: linear is 4.
void measureLarge(const providers::Adapters &adapters)
{
    const auto &adapter = *adapters.find(connections::Protocol::OpenAiChat);
    const QString text = Corpus().reply(4 * 1024 * 1024);
    const auto one = parse(adapter, openAiEvent(0, text.first(text.size() / 4)), 16 * 1024);
    const auto four = parse(adapter, openAiEvent(0, text), 16 * 1024);
    report(u"P16.4MB-ms/1MB"_s, four.nanoseconds / 1e6, one.nanoseconds / 1e6);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const providers::Adapters adapters;
    measureSmall(adapters);
    measureLarge(adapters);
    return 0;
}
