// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_start FOLDER: figures P11, P12 and P13 of the real program, with the profile in FOLDER:
// from exec to the first picture and an accepted key, beside an empty Qt window; then memory and
// wake-ups when nothing happens. Once without a screen and, where there is one, under Xvfb.

#include "measure.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <memory>

using namespace breakerbox::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRuns = 7;

QString programNear(const QString &name)
{
    return QCoreApplication::applicationDirPath() + u'/' + name;
}

struct Started
{
    double painted = 0;
    double accepted = 0;
    double gap = 0;
    double busy = 0;
};

class Starter final
{
public:
    explicit Starter(const QProcessEnvironment &environment)
        : m_environment(environment)
    {
        m_environment.insert(u"LD_PRELOAD"_s, programNear(u"libbench_startprobe.so"_s));
        m_environment.insert(u"BENCH_PROBE"_s, file());
    }

    [[nodiscard]] Started start(const QString &program, const QStringList &words, int stay)
    {
        QFile::remove(file());
        QProcess process;
        m_environment.insert(u"BENCH_PROBE_STAY"_s, QString::number(stay));
        m_environment.insert(u"BENCH_PROBE_BEGAN"_s, QString::number(wallTime(), 'f', 3));
        process.setProcessEnvironment(m_environment);
        process.start(program, words);
        if (!process.waitForFinished(60'000))
            qFatal("%s does not end", qPrintable(program));
        QFile told(file());
        if (!told.open(QIODevice::ReadOnly))
            qFatal("%s painted nothing: %s", qPrintable(program),
                   process.readAllStandardError().constData());
        const QList<QByteArray> numbers = told.readLine().trimmed().split(' ');
        return {numbers.value(0).toDouble(), numbers.value(1).toDouble(),
                numbers.value(2).toDouble(), numbers.value(3).toDouble()};
    }

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(u"told"_s); }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

void measureStart(const QString &name, const QProcessEnvironment &environment,
                  const QString &folder)
{
    Starter starter(environment);
    const QString real = programNear(u"breakerbox-window"_s);
    const QString empty = programNear(u"bench_emptywindow"_s);
    Samples painted;
    Samples accepted;
    Samples least;
    Samples gaps;
    Samples busy;
    for (int run = 0; run <= kRuns; ++run) {
        const Started window = starter.start(empty, {}, 1);
        const Started program = starter.start(real, {u"--profile"_s, folder}, 1500);
        if (run == 0)
            continue; // reads the files from the disk
        least.add(window.accepted);
        painted.add(program.painted);
        accepted.add(program.accepted);
        gaps.add(program.gap);
        busy.add(program.busy);
    }
    report(u"P11.%1-painted-ms/empty"_s.arg(name), painted.median(), least.median());
    report(u"P11.%1-accepted-ms/empty"_s.arg(name), accepted.median(), least.median());
    report(u"P21.%1-start-gap-worst-ms"_s.arg(name), gaps.median());
    report(u"P21.%1-start-busy-worst-ms"_s.arg(name), busy.median());
}

// Over all threads: how often one went to sleep by itself, and nanoseconds on a processor.
struct Activity
{
    qint64 sleeps = 0;
    double cpu = 0; // milliseconds
};

Activity activityOf(qint64 process)
{
    Activity activity;
    const QString tasks = u"/proc/%1/task"_s.arg(process);
    for (const QString &task : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile status(tasks + u'/' + task + u"/status"_s);
        if (status.open(QIODevice::ReadOnly)) {
            for (const QByteArray &line : status.readAll().split('\n')) {
                if (line.startsWith("voluntary_ctxt_switches:"))
                    activity.sleeps += line.mid(24).trimmed().toLongLong();
            }
        }
        QFile times(tasks + u'/' + task + u"/schedstat"_s);
        if (times.open(QIODevice::ReadOnly))
            activity.cpu += times.readAll().split(' ').value(0).toDouble() / 1e6;
    }
    return activity;
}

// Starts the program and lets it come to rest.
std::unique_ptr<QProcess> atRest(const QProcessEnvironment &environment, const QString &folder)
{
    constexpr int kSettle = 4; // seconds
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environment);
    process->start(programNear(u"breakerbox-window"_s), {u"--profile"_s, folder});
    if (!process->waitForStarted())
        qFatal("breakerbox-window does not start");
    QThread::sleep(kSettle);
    return process;
}

void end(QProcess &process)
{
    process.terminate();
    process.waitForFinished();
}

void measureIdle(const QString &name, const QProcessEnvironment &environment, const QString &folder)
{
    constexpr int kWatch = 10; // seconds
    const auto process = atRest(environment, folder);
    const Activity before = activityOf(process->processId());
    QThread::sleep(kWatch);
    const Activity after = activityOf(process->processId());
    report(u"P13.%1-wakeups-in-10s"_s.arg(name), double(after.sleeps - before.sleeps));
    report(u"P13.%1-cpu-ms-a-minute"_s.arg(name), (after.cpu - before.cpu) * 60 / kWatch);
    report(u"P12.%1-large-store-idle-MB"_s.arg(name), memory(process->processId()));
    end(*process);
    const QTemporaryDir empty;
    const auto fresh = atRest(environment, empty.path());
    report(u"P12.%1-idle-MB"_s.arg(name), memory(fresh->processId()));
    end(*fresh);
}

class VirtualScreen final
{
public:
    VirtualScreen()
    {
        m_process.start(u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1280x900x24"_s,
                                    u"-nolisten"_s, u"tcp"_s});
        while (m_process.waitForReadyRead(10'000) && !m_process.canReadLine()) {
        }
        display = u':' + QString::fromLatin1(m_process.readLine().trimmed());
    }
    ~VirtualScreen()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }
    QString display; // ":" if there is no Xvfb

private:
    QProcess m_process;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString folder = QCoreApplication::arguments().value(1);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    measureStart(u"offscreen"_s, environment, folder);
    measureIdle(u"offscreen"_s, environment, folder);
    const VirtualScreen screen;
    if (screen.display.size() > 1) {
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        environment.insert(u"DISPLAY"_s, screen.display);
        measureStart(u"xvfb"_s, environment, folder);
        measureIdle(u"xvfb"_s, environment, folder);
    }
    return 0;
}
