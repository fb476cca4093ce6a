// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "history.h"

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
};

namespace {

constexpr std::uint64_t kSeed = 20'260'101;
constexpr int kHistories = 20'000;

// The shortest history found that still fails, by leaving out ever smaller parts.
History shrunk(History history, const std::function<QString(const History &)> &fails)
{
    for (size_t part = std::max<size_t>(history.size() / 2, 1); part > 0; part /= 2) {
        for (size_t at = 0; at < history.size();) {
            History shorter = history;
            const auto from = shorter.begin() + std::ptrdiff_t(at);
            shorter.erase(from, from + std::ptrdiff_t(std::min(part, shorter.size() - at)));
            if (fails(shorter).isEmpty())
                at += part;
            else
                history = shorter;
        }
    }
    return history;
}

void report(std::uint64_t seed, const History &history,
            const std::function<QString(const History &)> &fails)
{
    const History shortest = shrunk(history, fails);
    qWarning("seed %llu: %s", static_cast<unsigned long long>(seed), qPrintable(fails(shortest)));
    for (const Step &step : shortest)
        qWarning("  %s", qPrintable(step.toString()));
}

} // namespace

void BreakerModelTest::machineAndModelAgree()
{
    bool isValid = false;
    const int wanted = qEnvironmentVariableIntValue("BREAKERBOX_HISTORIES", &isValid);
    const int histories = isValid ? wanted : kHistories;
    for (int i = 0; i < histories; ++i) {
        const std::uint64_t seed = kSeed + std::uint64_t(i);
        const History history = randomHistory(seed);
        const auto fails = [](const History &each) { return Trial().run(each); };
        if (fails(history).isEmpty())
            continue;
        report(seed, history, fails);
        QFAIL("the machine and its model disagree");
    }
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
        report(seed, history, fails);
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

QTEST_APPLESS_MAIN(BreakerModelTest)
#include "tst_breakermodel.moc"
