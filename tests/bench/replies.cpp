// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_replies [stream|large|hostile|fence|same]: figures P1 to P6, what it costs to show a reply
// while it arrives. Without a word: all of them. Processor time of the thread with the window.

#include "corpus.h"
#include "measure.h"
#include "replywindow.h"

#include <ui/shell/appearance.h>

#include <QApplication>

#include <algorithm>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kReply = 100 * 1024;
constexpr qsizetype kLargeReply = 1024 * 1024;
constexpr int kChunk = 20; // bytes

// What has not come to its end by then is broken off: its figures stand for themselves.
constexpr double kMostCpu = 60'000; // milliseconds

struct Streamed
{
    Samples updates; // one per chunk: take, lay out, paint
    double whole = 0;
};

Streamed stream(const QString &text, double mostCpu = kMostCpu)
{
    ReplyWindow window;
    Streamed result;
    const QStringList pieces = piecesOf(text, kChunk);
    const double began = threadCpu();
    for (const QString &piece : pieces) {
        const double before = threadCpu();
        window.add(piece);
        result.updates.add(threadCpu() - before);
        if (threadCpu() - began > mostCpu) {
            note(u"broken off after %1 of %2 pieces; the whole is at least what it is scaled to"_s
                     .arg(result.updates.size())
                     .arg(pieces.size()));
            break;
        }
    }
    window.finish();
    const double made = double(result.updates.size()) / double(pieces.size());
    result.whole = (threadCpu() - began) / made;
    return result;
}

double once(const QString &text)
{
    ReplyWindow window;
    const double began = threadCpu();
    window.setWhole(text);
    return threadCpu() - began;
}

// The usual way costs minutes. Each update of it stands for itself (everything is set again), so
// every n-th is made, at its true size, and counts n times.
double browserStream(const QString &text)
{
    constexpr qsizetype kEvery = 128;
    BrowserWindow window;
    const QStringList pieces = piecesOf(text, kChunk);
    QString soFar;
    double sampled = 0;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        soFar += pieces[i];
        if (i % kEvery != kEvery / 2)
            continue;
        const double before = threadCpu();
        window.setWhole(soFar);
        sampled += threadCpu() - before;
    }
    return sampled * kEvery;
}

void measureStream()
{
    const QString text = Corpus().reply(kReply);
    const Streamed streamed = stream(text);
    note(u"the browser's updates are sampled: every 128th is made and counts 128 times"_s);
    report(u"P1.chunk-median-ms"_s, streamed.updates.median());
    report(u"P1.chunk-p99-ms"_s, streamed.updates.at(0.99));
    report(u"P1.whole-ms/browser"_s, streamed.whole, browserStream(text));
    report(u"P1.whole-ms/once"_s, streamed.whole, once(text));
    report(u"P3.update-p99-ms"_s, streamed.updates.withoutFirst().at(0.99));
    report(u"P3.update-worst-ms"_s, streamed.updates.withoutFirst().worst());
}

void measureLarge()
{
    const double small = stream(Corpus().reply(kReply)).whole;
    const Streamed large = stream(Corpus().reply(kLargeReply));
    report(u"P2.1MB-ms/100KB"_s, large.whole, small);
    report(u"P2.last-tenth-ms/second"_s, large.updates.slice(0.9, 1).median(),
           large.updates.slice(0.1, 0.2).median());
    report(u"P3.1MB-update-p99-ms"_s, large.updates.withoutFirst().at(0.99));
    report(u"P3.1MB-update-worst-ms"_s, large.updates.withoutFirst().worst());
}

void measureHostile()
{
    Corpus corpus;
    const std::vector<std::pair<QString, QString>> shapes{
        {u"paragraph"_s, corpus.oneParagraph(kReply)}, {u"fence"_s, corpus.oneFence(kReply)},
        {u"list"_s, corpus.oneList(kReply)},           {u"table"_s, corpus.oneTable(kReply)},
        {u"quotes"_s, corpus.nestedQuotes(kReply)},
    };
    for (const auto &[name, text] : shapes) {
        const Streamed streamed = stream(text, kMostCpu / 4);
        report(u"P4.%1-p99-ms"_s.arg(name), streamed.updates.withoutFirst().at(0.99));
        report(u"P4.%1-worst-ms"_s.arg(name), streamed.updates.withoutFirst().worst());
    }
}

// 64 KB a second in pieces of 1 KB, drawn 32 times a second. The pauses between are left out: what
// counts is the processor time of a second's worth.
void measureFence()
{
    constexpr qsizetype kFence = 4 * 1024 * 1024;
    constexpr double kSeconds = double(kFence) / (64 * 1024);
    const QStringList pieces = piecesOf(Corpus().htmlFence(kFence), 1024);
    ReplyWindow window;
    const double memoryBefore = memory();
    Samples updates;
    const double began = threadCpu();
    for (qsizetype i = 0; i < pieces.size(); i += 2) {
        const double before = threadCpu();
        window.take(pieces[i]);
        if (i + 1 < pieces.size())
            window.take(pieces[i + 1]);
        window.draw();
        updates.add(threadCpu() - before);
        if (threadCpu() - began > kMostCpu) {
            note(u"broken off after %1 of %2 KB"_s.arg(i + 2).arg(pieces.size()));
            break;
        }
    }
    const double beforeEnd = threadCpu();
    window.finish();
    report(u"P5.core-percent"_s, (threadCpu() - began) / (kSeconds * 1000) * 100);
    report(u"P5.end-ms"_s, threadCpu() - beforeEnd);
    report(u"P5.update-worst-ms"_s, updates.worst());
    report(u"P5.memory-MB"_s, memory() - memoryBefore);
}

QImage streamedPicture(const QString &text, SeededRandom &random)
{
    ReplyWindow window;
    for (qsizetype at = 0; at < text.size();) {
        const auto size = qsizetype(1 + random.next() % 90);
        window.take(text.mid(at, size));
        at += size;
        if (random.next() % 2 == 0)
            window.draw();
    }
    window.finish();
    return window.picture();
}

void measureSame()
{
    constexpr qsizetype kSize = 20 * 1024;
    int different = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Corpus corpus(seed);
        for (const QString &text : {corpus.reply(kSize), corpus.oneParagraph(kSize),
                                    corpus.oneList(kSize), corpus.nestedQuotes(kSize)}) {
            SeededRandom random(seed);
            ReplyWindow whole;
            whole.setWhole(text);
            ++compared;
            if (whole.picture() != streamedPicture(text, random))
                ++different;
        }
    }
    note(u"%1 pictures compared"_s.arg(compared));
    report(u"P6.different-pictures"_s, different);
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    ui::AppearanceSwitch().apply(settings::Theme::Light); // the style of the program itself
    const QString which = QApplication::arguments().value(1);
    const std::vector<std::pair<QString, void (*)()>> parts{{u"stream"_s, &measureStream},
                                                            {u"large"_s, &measureLarge},
                                                            {u"hostile"_s, &measureHostile},
                                                            {u"fence"_s, &measureFence},
                                                            {u"same"_s, &measureSame}};
    for (const auto &[name, measure] : parts) {
        if (which.isEmpty() || which == name)
            measure();
    }
    return 0;
}
