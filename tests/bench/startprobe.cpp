// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// Loaded into a Qt program beside its own code (LD_PRELOAD) by bench_start. Writes to BENCH_PROBE,
// in milliseconds since BENCH_PROBE_BEGAN: the first picture, and a key accepted after it. After
// BENCH_PROBE_STAY milliseconds it adds the longest turns of the event loop since, and ends the
// program.

#include "loopwatch.h"

#include <QCoreApplication>
#include <QFile>
#include <QKeyEvent>

namespace {

using namespace breakerbox::bench;

class StartProbe final : public QObject
{
public:
    explicit StartProbe(QObject *parent)
        : QObject(parent),
          m_began(qgetenv("BENCH_PROBE_BEGAN").toDouble())
    {
        parent->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_painted == 0 && !object->isWindowType()) {
            m_painted = wallTime() - m_began;
            // Behind what is queued already: it is accepted when the loop comes to it.
            QCoreApplication::postEvent(
                object, new QKeyEvent(QEvent::KeyPress, Qt::Key_Shift, Qt::NoModifier));
        } else if (event->type() == QEvent::KeyPress && m_accepted == 0) {
            m_accepted = wallTime() - m_began;
            m_watch.start(); // building the window is the start's own time
            QTimer::singleShot(qgetenv("BENCH_PROBE_STAY").toInt(), this, [this] { end(); });
        }
        return QObject::eventFilter(object, event);
    }

private:
    void end()
    {
        QFile file(QFile::decodeName(qgetenv("BENCH_PROBE")));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::number(m_painted) + ' ' + QByteArray::number(m_accepted) + ' ' +
                       QByteArray::number(m_watch.gaps.worst()) + ' ' +
                       QByteArray::number(m_watch.busy.worst()) + '\n');
        }
        QCoreApplication::quit();
    }

    LoopWatch m_watch;
    double m_began;
    double m_painted = 0;
    double m_accepted = 0;
};

void beginProbe()
{
    if (!qEnvironmentVariableIsEmpty("BENCH_PROBE"))
        new StartProbe(QCoreApplication::instance());
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(beginProbe)
