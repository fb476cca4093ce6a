// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "endsignals.h"

#include <QSocketNotifier>

#if defined(Q_OS_UNIX)
#include <csignal>
#include <unistd.h>
#endif

namespace breakerbox::app {

#if defined(Q_OS_UNIX)

namespace {

// A signal handler can reach nothing but this.
volatile std::sig_atomic_t theWriteEnd = -1;

extern "C" void passOn(int number)
{
    const char byte = static_cast<char>(number);
    [[maybe_unused]] const auto written = ::write(theWriteEnd, &byte, 1);
    // The next one of its kind is not caught any more.
    std::signal(number, SIG_DFL);
}

} // namespace

EndSignals::EndSignals()
{
    if (::pipe(m_pipe) != 0)
        return;
    theWriteEnd = m_pipe[1];
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(m_pipe[0], &byte, 1) == 1)
            m_received = static_cast<unsigned char>(byte);
        Q_EMIT endAsked();
    });
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        std::signal(number, &passOn);
    // A reader of standard output that has gone is met as a failed write.
    std::signal(SIGPIPE, SIG_IGN);
}

EndSignals::~EndSignals()
{
    if (m_pipe[0] < 0)
        return;
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        std::signal(number, SIG_DFL);
    m_notifier.reset();
    ::close(m_pipe[0]);
    ::close(m_pipe[1]);
}

#else

EndSignals::EndSignals() = default;
EndSignals::~EndSignals() = default;

#endif

} // namespace breakerbox::app
