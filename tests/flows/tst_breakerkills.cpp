// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "core/store/profilesamples.h"

#include <store/integrity.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

using namespace breakerbox;
using namespace breakerbox::store;
using namespace Qt::StringLiterals;

// Kill -9 anywhere (breaker.md 1.8, 1.12): a real process writing the breaker's state to a real
// file. BREAKERBOX_KILLS=N for more of them.
class BreakerKillsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void killedAnywhere_neitherLongerHoldsNorProbesInARow();
};

namespace {

constexpr int kKills = 60;
constexpr qint64 kStoredProbeGap = 5'000;

// What one life of the program said.
struct Said
{
    bool ready = false;
    bool damaged = false;
    QList<qint64> held;   // as restored: holds until
    QList<qint64> until;  // holds announced while running
    QList<qint64> probes; // on the wire
};

Said understood(const QByteArray &text)
{
    Said said;
    // The last line may be cut by the kill.
    const QByteArray whole = text.left(text.lastIndexOf('\n') + 1);
    for (const QByteArray &line : whole.split('\n')) {
        const QByteArray word = line.left(line.indexOf(' '));
        const qint64 time = line.mid(line.indexOf(' ') + 1).toLongLong();
        said.ready = said.ready || word == "ready";
        said.damaged = said.damaged || word == "damaged";
        if (word == "held")
            said.held.append(time);
        else if (word == "until")
            said.until.append(time);
        else if (word == "probe")
            said.probes.append(time);
    }
    return said;
}

struct Moment
{
    qint64 time = 0;
    int boot = 0;
    qint64 bootTime = 0;
};

// Runs it until it has said so many lines, or the next probe is on the wire, then kills it.
QByteArray life(const QString &folder, std::uint64_t seed, const Moment &moment, int lines,
                bool untilProbe)
{
    QProcess child;
    child.start(QStringLiteral(BREAKER_CHILD),
                {folder, QString::number(seed), QString::number(moment.time),
                 QString::number(moment.boot), QString::number(moment.bootTime)});
    if (!child.waitForStarted())
        qFatal("the child does not start");
    QByteArray said;
    QElapsedTimer elapsed;
    elapsed.start();
    while (said.count('\n') < lines && !(untilProbe && said.contains("probe")) &&
           elapsed.elapsed() < 20'000 && child.state() == QProcess::Running) {
        if (!child.bytesAvailable())
            child.waitForReadyRead(1'000);
        said += child.readAllStandardOutput();
    }
    child.kill();
    child.waitForFinished();
    return said + child.readAllStandardOutput();
}

// How far the child's time had come when it was killed.
qint64 timeOf(const QString &folder, qint64 otherwise)
{
    QFile file(folder + u".time"_s);
    qint64 time = 0;
    if (!file.open(QIODevice::ReadOnly) ||
        file.read(reinterpret_cast<char *>(&time), sizeof time) != sizeof time)
        return otherwise;
    return std::max(time, otherwise);
}

} // namespace

void BreakerKillsTest::killedAnywhere_neitherLongerHoldsNorProbesInARow()
{
    bool isValid = false;
    const int wanted = qEnvironmentVariableIntValue("BREAKERBOX_KILLS", &isValid);
    const int kills = isValid ? wanted : kKills;
    const QTemporaryDir parent;
    const QString folder = parent.filePath(u"profile"_s);
    SeededRandom random(500);
    const auto upTo = [&random](std::uint64_t count) { return qint64(random.next() % count); };

    Moment moment;
    qint64 latestHold = 0;
    qint64 latestProbe = -kStoredProbeGap;
    qsizetype probes = 0;
    qsizetype restored = 0;
    int close = 0; // probes as early as they may be
    for (int kill = 0; kill < kills; ++kill) {
        const bool untilProbe = upTo(2) == 0;
        const Said said = understood(life(folder, 1'000 + std::uint64_t(kill), moment,
                                          int(untilProbe ? 60 : upTo(20)), untilProbe));
        const QByteArray where = QByteArray("kill ") + QByteArray::number(kill);
        QVERIFY2(!said.damaged, where.constData());
        for (const qint64 held : said.held) {
            ++restored;
            QVERIFY2(held <= std::max(latestHold, moment.time), where.constData());
        }
        if (!said.probes.isEmpty()) {
            const qint64 gap = said.probes.first() - latestProbe;
            QVERIFY2(gap >= kStoredProbeGap,
                     (where + ": a probe " + QByteArray::number(gap) + " ms after the last")
                         .constData());
            close += gap < kStoredProbeGap + 1'000 ? 1 : 0;
            latestProbe = said.probes.last();
            probes += said.probes.size();
        }
        for (const qint64 until : said.until)
            latestHold = std::max(latestHold, until);
        constexpr qint64 kPauses[] = {0, 30, 400, 3'000, 20'000};
        moment.time = timeOf(folder, moment.time) + kPauses[upTo(std::size(kPauses))];
        if (upTo(10) == 0) {
            ++moment.boot;
            moment.bootTime = moment.time;
        }
    }
    auto opened = Profile(folder).open(Access::ReadWrite);
    VERIFY_OK(opened);
    QVERIFY(!opened->report.salvaged && !opened->report.indexRepaired);
    VERIFY_OK(checkFully(*opened->database));
    qInfo("%d kills, %lld probes, %lld holds restored, %d probes at the gap", kills,
          static_cast<long long>(probes), static_cast<long long>(restored), close);
    QVERIFY(probes > kills / 4);
    QVERIFY(restored > kills / 4);
    QVERIFY(close > 0);
}

QTEST_GUILESS_MAIN(BreakerKillsTest)
#include "tst_breakerkills.moc"
