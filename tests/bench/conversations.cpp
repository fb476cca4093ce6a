// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_conversations [MESSAGES]: figures P9 and P10, opening a long conversation and moving in it.
// Without a number: 10,000 messages beside the usual ways of showing them. Processor time.

#include "corpus.h"
#include "measure.h"

#include <base/clock.h>
#include <ui/chat/readingview.h>

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

// The only place that names the view in use.
std::unique_ptr<ui::ConversationView> makeView(const Clock &clock)
{
    return std::make_unique<ui::ReadingView>(clock);
}

QScrollBar *scrollBarOf(const ui::ConversationView &view)
{
    QScrollBar *longest = nullptr;
    for (auto *area : view.findChildren<QAbstractScrollArea *>()) {
        QScrollBar *bar = area->verticalScrollBar();
        if (!longest || bar->maximum() > longest->maximum())
            longest = bar;
    }
    return longest;
}

// A few turns of the loop: what is queued is done and painted. Not until idle: a view may go on
// preparing what is out of sight.
void paint()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

struct Opened
{
    double cpu = 0;
    double memory = 0;
};

Opened open(ui::ConversationView &view, const std::vector<chat::Message> &messages)
{
    view.resize(900, 700);
    view.show();
    paint();
    const double memoryBefore = memory();
    const double before = processCpu();
    view.setMessages(messages);
    paint();
    return {processCpu() - before, memory() - memoryBefore};
}

void move(ui::ConversationView &view)
{
    QScrollBar *bar = scrollBarOf(view);
    if (!bar)
        return;
    const auto timed = [](const auto &act) {
        const double before = threadCpu();
        act();
        paint();
        return threadCpu() - before;
    };
    Samples scrolls;
    for (int i = 0; i < 300; ++i)
        scrolls.add(timed([bar] { bar->setValue(std::max(0, bar->value() - 120)); }));
    Samples jumps;
    for (int i = 0; i < 60; ++i)
        jumps.add(
            timed([bar, i] { bar->setValue(int(double(i * 7919 % 100) / 100 * bar->maximum())); }));
    Samples resizes;
    for (int i = 0; i < 10; ++i)
        resizes.add(timed([&view, i] { view.resize(i % 2 == 0 ? 700 : 900, 700); }));
    report(u"P10.scroll-p99-ms"_s, scrolls.at(0.99));
    report(u"P10.jump-p99-ms"_s, jumps.at(0.99));
    report(u"P10.resize-p99-ms"_s, resizes.at(0.99));
}

// The usual way: one browser widget per message. Its cost is linear, so fewer are made and counted
// for all.
double browsers(const std::vector<chat::Message> &messages, size_t made)
{
    QScrollArea area;
    area.resize(900, 700);
    area.setWidgetResizable(true);
    area.show();
    paint();
    const double before = processCpu();
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    for (size_t i = 0; i < made; ++i) {
        auto *browser = new QTextBrowser;
        browser->setFrameShape(QFrame::NoFrame);
        browser->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        browser->setMarkdown(messages[i].text);
        browser->document()->setTextWidth(860);
        browser->setFixedHeight(int(browser->document()->size().height()) + 2);
        column->addWidget(browser);
    }
    area.setWidget(page);
    paint();
    area.verticalScrollBar()->setValue(area.verticalScrollBar()->maximum());
    paint();
    return (processCpu() - before) * double(messages.size()) / double(made);
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const SystemClock clock;
    const int count = QApplication::arguments().value(1, u"10000"_s).toInt();
    const auto messages = Corpus().conversation(count);
    { // fonts and the like are paid for
        const auto first = makeView(clock);
        open(*first, Corpus(2).conversation(20));
    }
    const auto view = makeView(clock);
    const Opened opened = open(*view, messages);
    const QString name = u"P9.open-%1-"_s.arg(count);
    if (count == 10'000) {
        note(u"one browser per message: 400 are made, the rest is scaled"_s);
        report(name + u"ms/browsers"_s, opened.cpu, browsers(messages, 400));
        report(name + u"memory-MB"_s, opened.memory);
        move(*view);
    } else {
        report(name + u"ms"_s, opened.cpu);
        report(name + u"memory-MB"_s, opened.memory);
    }
    return 0;
}
