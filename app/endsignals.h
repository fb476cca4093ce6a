// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace breakerbox::app {

// SIGTERM, SIGINT and SIGHUP as a Qt signal, so that a program that is asked to end ends in good
// order: what was shown is saved. A second one ends it at once. One per program; elsewhere than on
// Unix it says nothing.
class EndSignals final : public QObject
{
    Q_OBJECT
public:
    EndSignals();
    ~EndSignals() override;

    // The number of the signal that came; 0 = none.
    [[nodiscard]] int received() const { return m_received; }

Q_SIGNALS:
    void endAsked();

private:
    int m_received = 0;
    int m_pipe[2] = {-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace breakerbox::app
