// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "trial.h"

#include <QTest>

#include <algorithm>

using namespace breakerbox;
using namespace breakerbox::breaker;

// T39: the machine agrees with its reference model in every random history.
class BreakerModelTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void machineAndModelAgree();
    void evidenceOfOneConnectionNeverMovesAnother();
    void theTestNoticesADifference();
    void aFailingHistoryIsShrunkAndTold();
};

namespace {

constexpr std::uint64_t kSeed = 20'260'101;
constexpr int kHistories = 20'000;

using Fails = std::function<QString(const History &)>;

// The shortest history found that still fails, by leaving out ever smaller parts until no single
// step can be spared.
History shrunk(History history, const Fails &fails)
{
    size_t part = std::max<size_t>(history.size() / 2, 1);
    for (;;) {
        const size_t before = history.size();
        for (size_t at = 0; at < history.size();) {
            History shorter = history;
            const auto from = shorter.begin() + std::ptrdiff_t(at);
            shorter.erase(from, from + std::ptrdiff_t(std::min(part, shorter.size() - at)));
            if (fails(shorter).isEmpty())
                at += part;
            else
                history = shorter;
        }
        if (part == 1 && history.size() == before)
            return history;
        part = std::max<size_t>(part / 2, 1);
    }
}

History report(std::uint64_t seed, const History &history, const Fails &fails)
{
    const History shortest = shrunk(history, fails);
    qWarning("seed %llu: %s", static_cast<unsigned long long>(seed), qPrintable(fails(shortest)));
    for (const Step &step : shortest)
        qWarning("  %s", qPrintable(step.toString()));
    return shortest;
}

} // namespace

void BreakerModelTest::machineAndModelAgree()
{
    bool isValid = false;
    const int wanted = qEnvironmentVariableIntValue("BREAKERBOX_HISTORIES", &isValid);
    const int histories = isValid ? wanted : kHistories;
    qint64 steps = 0;
    qint64 late = 0;
    for (int i = 0; i < histories; ++i) {
        const std::uint64_t seed = kSeed + std::uint64_t(i);
        const History history = randomHistory(seed);
        steps += qint64(history.size());
        Trial trial;
        const bool agrees = trial.run(history).isEmpty();
        late += trial.lateResults();
        if (agrees)
            continue;
        (void)report(seed, history, [](const History &each) { return Trial().run(each); });
        QFAIL("the machine and its model disagree");
    }
    qInfo("%d histories, %lld steps, %lld late results", histories, static_cast<long long>(steps),
          static_cast<long long>(late));
    QVERIFY(steps >= 5 * qint64(histories)); // 100,000 in every run of the suite
    QVERIFY(late > histories / 10);
}

// R40: without the steps of connection 0, connection 1 is told the same.
void BreakerModelTest::evidenceOfOneConnectionNeverMovesAnother()
{
    for (int i = 0; i < 1'000; ++i) {
        const std::uint64_t seed = kSeed + 1'000'000 + std::uint64_t(i);
        const auto fails = [](const History &each) {
            History alone = each;
            std::erase_if(alone, [](const Step &step) { return step.isOfConnection(0); });
            Trial both;
            Trial one;
            if (!both.run(each).isEmpty() || !one.run(alone).isEmpty())
                return QStringLiteral("the machine and its model disagree");
            return both.answers(1) == one.answers(1) ? QString()
                                                     : QStringLiteral("connection 1 was moved");
        };
        const History history = randomHistory(seed);
        if (fails(history).isEmpty())
            continue;
        (void)report(seed, history, fails);
        QFAIL("evidence of one connection moved another");
    }
}

// A model that knows another ladder must be caught, or the test proves nothing.
void BreakerModelTest::theTestNoticesADifference()
{
    Policy other = Policy::cloud();
    other.jitter = 0;
    other.ladder.steps[1] = Milliseconds(20'001);
    int caught = 0;
    for (int i = 0; i < 600; ++i)
        caught += Trial(other).run(randomHistory(kSeed + std::uint64_t(i))).isEmpty() ? 0 : 1;
    QVERIFY2(caught > 20, qPrintable(QString::number(caught)));
}

namespace {

QStringList g_told;

void tell(QtMsgType, const QMessageLogContext &, const QString &text)
{
    g_told.append(text);
}

} // namespace

// The same fault, planted in the model: what is reported is short, still fails, cannot be made
// shorter, and names its seed.
void BreakerModelTest::aFailingHistoryIsShrunkAndTold()
{
    Policy other = Policy::cloud();
    other.jitter = 0;
    other.ladder.steps[1] = Milliseconds(20'001);
    const Fails fails = [&other](const History &each) { return Trial(other).run(each); };
    int shown = 0;
    for (std::uint64_t seed = kSeed; shown < 5; ++seed) {
        const History history = randomHistory(seed);
        if (history.size() < 40 || fails(history).isEmpty())
            continue;
        ++shown;
        g_told.clear();
        const auto handler = qInstallMessageHandler(&tell);
        const History shortest = report(seed, history, fails);
        qInstallMessageHandler(handler);
        QVERIFY(!fails(shortest).isEmpty());
        QVERIFY2(shortest.size() <= 6, qPrintable(g_told.join(u'\n')));
        for (size_t i = 0; i < shortest.size(); ++i) {
            History without = shortest;
            without.erase(without.begin() + std::ptrdiff_t(i));
            QVERIFY(fails(without).isEmpty());
        }
        QCOMPARE(g_told.size(), qsizetype(shortest.size()) + 1);
        QVERIFY(g_told.front().startsWith(QStringLiteral("seed %1: ").arg(seed)));
    }
}

QTEST_APPLESS_MAIN(BreakerModelTest)
#include "tst_breakermodel.moc"
