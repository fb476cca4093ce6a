// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT

// Serves the demo's three personas until it is killed, for trying other clients against them:
//   serve_demo [--fast] [--fail ROLE MODE]
// ROLE is cloud, endpoint or local. Prints one line per persona: role, base URL, key, model.

#include <base/timers.h>
#include <simulator/demoworld.h>

#include <QCoreApplication>
#include <QStringList>
#include <QTextStream>

using namespace breakerbox;
using namespace breakerbox::simulator;
using namespace Qt::StringLiterals;

namespace {

const QStringList kRoles{u"cloud"_s, u"endpoint"_s, u"local"_s};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const SystemClock clock;
    QtTimers timers;
    DemoWorld world(clock, timers);
    if (!world.start())
        return 1;
    if (arguments.contains(u"--fast"_s)) {
        for (const DemoRole role : DemoWorld::roles())
            world.persona(role).setPace(Milliseconds(0), 0);
    }
    if (const qsizetype at = arguments.indexOf(u"--fail"_s); at >= 0 && at + 2 < arguments.size()) {
        const qsizetype role = kRoles.indexOf(arguments[at + 1]);
        if (role < 0)
            return 64;
        world.persona(DemoRole(role)).setFailure(failureModeFromName(arguments[at + 2]));
    }
    QTextStream out(stdout);
    for (const DemoRole role : DemoWorld::roles()) {
        const DemoConnection connection = world.connection(role);
        out << kRoles[int(role)] << ' ' << connection.baseUrl.toString() << ' ' << connection.key
            << ' ' << connection.model << '\n';
    }
    out.flush();
    return QCoreApplication::exec();
}
