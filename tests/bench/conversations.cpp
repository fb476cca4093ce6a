// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_conversations [MESSAGES]: figures P9 and P10, opening a long conversation and moving in it.
// Without a number: 10,000 messages beside the usual ways of showing them. Processor time.

#include "corpus.h"
#include "measure.h"

#include <base/clock.h>
#include <ui/chat/findbar.h>
#include <ui/chat/readingview.h>
#include <ui/chat/selectioncopy.h>
#include <ui/shell/appearance.h>

#include <QApplication>
#include <QClipboard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace breakerbox;
using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

// The only place that names the view in use.
std::unique_ptr<ui::ReadingView> makeView(const Clock &clock)
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
    for (int i = 0; i < 4; ++i) {
        QApplication::processEvents();
        // Without exec() nobody else deletes what has gone.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
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

// Runs the loop while it lasts. The processor time of each turn.
template <typename Condition> Samples turnsWhile(const Condition &lasts)
{
    Samples turns;
    while (lasts()) {
        const double before = threadCpu();
        QApplication::processEvents();
        turns.add(threadCpu() - before);
    }
    return turns;
}

// All of it selected and copied, and all of it searched: in slices, beside all at once.
void measureSlices(ui::ReadingView &view)
{
    view.selection().selectAll();
    double before = threadCpu();
    const qsizetype whole = view.selection().text().size();
    const double atOnce = threadCpu() - before;
    before = threadCpu();
    view.selectionCopy().start(view.selection().parts(ui::SelectionForm::Shown),
                               ui::SelectionForm::Shown);
    const double first = threadCpu() - before;
    const Samples copying = turnsWhile([&view] { return view.selectionCopy().isRunning(); });
    if (QApplication::clipboard()->text().size() != whole)
        qFatal("the copy is not what was selected");
    report(u"P21.copy-turn-worst-ms/at-once"_s, std::max(first, copying.worst()), atOnce);
    report(u"P21.copy-turn-p99-ms"_s, copying.at(0.99));
    view.selection().clear();
    view.find();
    before = threadCpu();
    view.findBar().open(u"ka"_s);
    const double opened = threadCpu() - before;
    const Samples finding = turnsWhile([&view] { return !view.findBar().isComplete(); });
    report(u"P21.find-turn-worst-ms"_s, std::max(opened, finding.worst()));
    report(u"P21.find-turn-p99-ms"_s, finding.at(0.99));
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
    ui::AppearanceSwitch().apply(settings::Theme::Light); // the style of the program itself
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
        measureSlices(*view);
    } else {
        report(name + u"ms"_s, opened.cpu);
        report(name + u"memory-MB"_s, opened.memory);
    }
    return 0;
}
