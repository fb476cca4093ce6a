// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <QTest>

using namespace breakerbox;
using namespace breakerbox::breaker;
using namespace Qt::StringLiterals;

// The targets of breaker.md 1.12 that need no simulator.
class FiguresTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anHoursOutageTakesFewProbes_data();
    void anHoursOutageTakesFewProbes();
    void aTotalOutageOpensOnTheThirdFailure();
    void recoveryIsNoticedWithinTheCap();
    void whatIsNotHealthNeverTrips();
};

namespace {

// One ask a second for an hour against a dead service: how many attempts reach it once open?
int probesOfAnHour(World &world)
{
    int sent = 0;
    for (int second = 0; second < 3'600; ++second) {
        world.at(second);
        if (world.send(Category::ServerError))
            ++sent;
    }
    return sent - 3;
}

} // namespace

// S21.
void FiguresTest::anHoursOutageTakesFewProbes_data()
{
    QTest::addColumn<bool>("isFixed");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("ours") << false << 10 << 15;
    QTest::newRow("a fixed 30 s") << true << 119 << 120;
}

void FiguresTest::anHoursOutageTakesFewProbes()
{
    QFETCH(bool, isFixed);
    QFETCH(int, least);
    QFETCH(int, most);
    World world;
    if (isFixed)
        world.cloudPolicy.ladder = {{Milliseconds(30'000)}, 1};
    world.connectAll();
    const int probes = probesOfAnHour(world);
    QVERIFY2(probes >= least && probes <= most, qPrintable(QString::number(probes)));
    QCOMPARE(world.snapshot(world.leaf()).metrics.denied, 3'600 - 3 - probes);
}

// I51: one request a minute is enough to see it.
void FiguresTest::aTotalOutageOpensOnTheThirdFailure()
{
    World world;
    for (int minute = 0; minute < 3; ++minute) {
        QCOMPARE(world.state(world.leaf()), CircuitState::Closed);
        world.at(60. * minute);
        QVERIFY(world.send(Category::ServerError));
    }
    QCOMPARE(world.state(world.leaf()), CircuitState::Open);
}

void FiguresTest::recoveryIsNoticedWithinTheCap()
{
    World world;
    std::ignore = probesOfAnHour(world);
    double second = 3'600;
    world.at(second);
    while (world.state(world.leaf()) != CircuitState::Closed && second < 4'000) {
        world.at(++second);
        world.send(Category::Ok);
    }
    QVERIFY2(second <= 3'600 + 300, qPrintable(QString::number(second)));
}

// S104, 1.12: mixed sequences of what is no evidence trip nothing.
void FiguresTest::whatIsNotHealthNeverTrips()
{
    World world;
    const std::vector<Category> harmless{
        Category::ContextTooLong,     Category::MalformedRequest, Category::PermissionDenied,
        Category::UserStopped,        Category::StorageFailed,    Category::ToolDenied,
        Category::Suspended,          Category::OwnDeadline,      Category::UnsupportedParameter,
        Category::PayloadTooLarge,    Category::ContentFiltered,  Category::CertificateInvalid,
        Category::ModelOutputInvalid, Category::RateLimitedModel, Category::Ok};
    SeededRandom random(7);
    for (int i = 0; i < 10'000; ++i) {
        world.at(i);
        const Category category = harmless[random.next() % harmless.size()];
        if (category == Category::RateLimitedModel)
            world.send(limited());
        else
            world.send(category);
        if (i % 1'000 == 0)
            world.breakers->woke(world.now());
    }
    QVERIFY(world.breakers->drain().transitions.empty());
}

QTEST_APPLESS_MAIN(FiguresTest)
#include "tst_figures.moc"
