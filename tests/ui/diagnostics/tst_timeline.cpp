// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/diagnostics/diagnosticspanel.h>
#include <ui/diagnostics/timelinepart.h>
#include <ui/widgets/actionbutton.h>

#include "../support/samplereplay.h"
#include "../support/shellfakes.h"
#include "../support/widgets.h"

#include <QTest>
#include <QWheelEvent>

using namespace breakerbox;
using namespace breakerbox::ui;
using namespace Qt::StringLiterals;

class TimelineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lanesGoTheWayOfARequest();
    void marksSpansAndGates();
    void theRangeStaysWithinHistory();
    void ticksAreRoundAndFew_data();
    void ticksAreRoundAndFew();
    void itBeginsWithWhatJustHappened();
    void wheelDragAndKeysMoveIt();
    void hoveringTells();
    void itIsTheScopesOfThePanel();
    void itIsThereForAScreenReader();

private:
    static constexpr qint64 kStart = fakes::kIncidentStart;
    static WallTime at(int seconds) { return wallFromMilliseconds(kStart + seconds * 1'000LL); }
    static WallTime now() { return at(600); }
    static flows::ScopeHistory history()
    {
        const policysim::IncidentRecord record = fakes::incident();
        flows::ScopeHistory made{record.evidence, record.transitions, {}};
        breaker::Evidence limited = made.evidence.back();
        limited.scope =
            breaker::ScopePath{limited.scope.connection, breaker::Operation::Chat, {}}.transport();
        limited.time = at(200);
        limited.category = breaker::Category::RateLimitedRequests;
        limited.verdict = breaker::Verdict::Inconclusive;
        limited.counted = false;
        limited.hint = Milliseconds(38'000);
        made.evidence.push_back(limited);
        made.firstTokens = {{at(10), Milliseconds(900), ModelId(u"gpt-large"_s)},
                            {at(70), Milliseconds(2'400), ModelId(u"gpt-large"_s)}};
        return made;
    }
    static void show(TimelinePart &part)
    {
        part.setHistory(history(), u"OpenAI"_s);
        part.resize(700, 400);
        part.show();
        part.view().setSpan(Milliseconds(600'000));
    }
};

void TimelineTest::lanesGoTheWayOfARequest()
{
    const auto lanes = timelineLanes(history(), u"OpenAI"_s);
    QCOMPARE(lanes.size(), size_t(2));
    QCOMPARE(lanes[0].name, u"Transport"_s);
    QCOMPARE(lanes[1].name, u"gpt-large"_s);
}

void TimelineTest::marksSpansAndGates()
{
    flows::ScopeHistory sample = history();
    sample.evidence[7].probe = true;
    const auto lanes = timelineLanes(sample, u"OpenAI"_s);
    const auto &marks = lanes[1].marks;
    QCOMPARE(marks.size(), size_t(12));
    QCOMPARE(marks[0].verdict, MarkVerdict::Answered);
    QCOMPARE(marks[2].verdict, MarkVerdict::Failed);
    QVERIFY(marks[7].probe && !marks[6].probe);
    QCOMPARE(lanes[0].marks[0].verdict, MarkVerdict::SaysNothing);
    // Half-open is not closed: one span from the opening to the closing.
    QCOMPARE(lanes[1].open.size(), size_t(1));
    QVERIFY(lanes[1].open[0].begin == at(40));
    QVERIFY(lanes[1].open[0].end == at(60));
    QCOMPARE(lanes[0].gates.size(), size_t(1));
    QVERIFY(lanes[0].gates[0].end == at(238));
    // What has not closed lasts.
    sample.transitions.resize(1);
    QVERIFY(!timelineLanes(sample, u"OpenAI"_s)[1].open[0].end);
}

void TimelineTest::theRangeStaysWithinHistory()
{
    TimelineRange range = latestRange(Milliseconds(3'600'000), now());
    QVERIFY(range.to() == now());
    for (int i = 0; i < 60; ++i)
        range = zoomed(range, 0.5, 0.3, now());
    QCOMPARE(range.span, kShortestRange);
    for (int i = 0; i < 60; ++i)
        range = zoomed(range, 2, 0.3, now());
    QCOMPARE(range.span, kLongestRange);
    QVERIFY(range.to() == now());
    range = latestRange(Milliseconds(3'600'000), now());
    QVERIFY(moved(range, Milliseconds(1'000'000), now()) == range); // never into the future
    const TimelineRange earlier = moved(range, -4 * kLongestRange, now());
    QVERIFY(earlier.from == now() - kLongestRange);
    // What the pointer is at stays there.
    const TimelineRange closer = zoomed(range, 0.5, 0.25, now());
    QVERIFY(closer.from + closer.span / 4 == range.from + range.span / 4);
}

void TimelineTest::ticksAreRoundAndFew_data()
{
    QTest::addColumn<qint64>("seconds");
    for (const qint64 span : {60LL, 600LL, 3'600LL, 86'400LL, 7 * 86'400LL, 30 * 86'400LL})
        QTest::addRow("%lld s", static_cast<long long>(span)) << span;
}

void TimelineTest::ticksAreRoundAndFew()
{
    QFETCH(qint64, seconds);
    for (const int most : {2, 5, 12}) {
        const auto range = latestRange(Milliseconds(seconds * 1'000), now());
        const auto ticks = timelineTicks(range, most);
        QVERIFY(!ticks.empty() || most == 2);
        QVERIFY(int(ticks.size()) <= most);
        for (const TimelineTick &tick : ticks) {
            QVERIFY(tick.time >= range.from && tick.time <= range.to());
            QCOMPARE(toMilliseconds(tick.time) % 10'000, 0);
            QVERIFY(!tick.label.isEmpty());
        }
    }
}

void TimelineTest::itBeginsWithWhatJustHappened()
{
    const std::vector<Milliseconds> spans{Milliseconds(600'000), Milliseconds(3'600'000),
                                          Milliseconds(86'400'000)};
    const auto ago = [](int seconds) { return now() - Seconds(seconds); };
    QCOMPARE(fittingSpan({ago(5), ago(100)}, now(), spans), spans[0]);
    QCOMPARE(fittingSpan({ago(5), ago(1'000)}, now(), spans), spans[1]);
    QCOMPARE(fittingSpan({ago(900'000)}, now(), spans), spans[2]);
    QCOMPARE(fittingSpan({}, now(), spans), spans[0]);
    // Ten recent ones are enough: an old one does not make them a smear.
    std::vector<WallTime> many{ago(80'000)};
    for (int i = 0; i < 10; ++i)
        many.push_back(ago(i));
    QCOMPARE(fittingSpan(many, now(), spans), spans[0]);
    TimelinePart part([] { return now(); });
    part.setHistory(history(), u"OpenAI"_s);
    QCOMPARE(part.view().range().span, spans[0]);
    // What the person chose stays.
    fakes::named<ActionButton>(&part, u"Show the last 1 d"_s)->click();
    part.setHistory(history(), u"Other"_s);
    QCOMPARE(part.view().range().span, spans[2]);
}

void TimelineTest::wheelDragAndKeysMoveIt()
{
    TimelinePart part([] { return now(); });
    show(part);
    TimelineView &view = part.view();
    const TimelineRange before = view.range();
    const QPointF middle(500, 10);
    QWheelEvent closer(middle, view.mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                       Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &closer);
    QVERIFY(view.range().span < before.span);
    const TimelineRange zoomedIn = view.range();
    QTest::mousePress(&view, Qt::LeftButton, {}, {400, 10});
    QTest::mouseMove(&view, {500, 10});
    QTest::mouseRelease(&view, Qt::LeftButton, {}, {500, 10});
    QCOMPARE(view.range().span, zoomedIn.span);
    QVERIFY(view.range().from < zoomedIn.from); // what was earlier came into sight
    QTest::keyClick(&view, Qt::Key_End);
    QVERIFY(view.range().to() == now());
    const Milliseconds span = view.range().span;
    QTest::keyClick(&view, Qt::Key_Minus);
    QVERIFY(view.range().span > span);
    QTest::keyClick(&view, Qt::Key_Left);
    QVERIFY(view.range().to() < now());
    // Not followed any more, until it is asked for.
    const TimelineRange left = view.range();
    view.tick();
    QVERIFY(view.range() == left);
    fakes::named<ActionButton>(&part, u"Show the last 1 h"_s)->click();
    QCOMPARE(view.range().span, Milliseconds(3'600'000));
    QVERIFY(view.range().to() == now());
}

void TimelineTest::hoveringTells()
{
    TimelinePart part([] { return now(); });
    show(part);
    TimelineView &view = part.view();
    QStringList all;
    for (int y = 0; y < view.height(); y += 6) {
        for (int x = 0; x < view.width(); ++x)
            all << view.wordsAt({x, y});
    }
    const QString words = all.join(u'\n');
    QVERIFY(words.contains(u"answered · 200 · 2 s · counted"_s));
    QVERIFY(words.contains(u"500"_s));
    QVERIFY(words.contains(u"Stopped sending"_s));
    QVERIFY(words.contains(u"Limited: it asked for 38 s"_s));
    QVERIFY(words.contains(u"first token after 2.4 s · gpt-large"_s));
    QCOMPARE(view.wordsAt({1, 1}), QString());
}

void TimelineTest::itIsTheScopesOfThePanel()
{
    DiagnosticsSource source = fakes::diagnostics();
    std::vector<breaker::ScopeKey> asked;
    source.timeline = [&](const breaker::ScopeKey &scope, int, QObject *,
                          const DiagnosticsSource::Timeline &done) {
        asked.push_back(scope);
        done(history());
    };
    DiagnosticsPanel panel(source);
    panel.resize(900, 700);
    panel.show();
    auto *view = panel.findChild<TimelineView *>();
    QVERIFY(view && view->isVisible());
    QCOMPARE(view->lanes().size(), size_t(2));
    panel.select(fakes::replayedScope());
    QVERIFY(asked.back() == panel.selected());
}

void TimelineTest::itIsThereForAScreenReader()
{
    TimelinePart part([] { return now(); });
    show(part);
    QCOMPARE(part.view().accessibleName(), u"Timeline"_s);
    const QString words = part.view().accessibleDescription();
    QVERIFY(words.contains(
        u"gpt-large: 8 answered, 4 failed, 0 say nothing about health; times stopped: 1"_s));
    QVERIFY(words.contains(u"First token: between 900 ms and 2.4 s"_s));
    QCOMPARE(fakes::namelessControls(&part), QStringList());
}

QTEST_MAIN(TimelineTest)
#include "tst_timeline.moc"
