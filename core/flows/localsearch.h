// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/timers.h>
#include <flows/connectionsflow.h>

#include <QObject>
#include <QStringList>

#include <vector>

namespace breakerbox::flows {

// A local server that answered with its list of models.
struct FoundServer
{
    connections::Connection connection; // ready to be saved, but for its name being free
    int models = 0;
};

// An environment variable that is set and that usually holds a service's key. Never its value.
struct KeyVariable
{
    QString preset;
    QString service; // the preset's name
    QString variable;

    bool operator==(const KeyVariable &) const = default;
};

// Looks for local servers, only on this device and only on the ports that presets name, each with
// a limit of 1 s. Asks for the list of models and sends no content; every try has its row in the
// ledger like any other. Nothing waits for it. Main thread.
class LocalSearch final : public QObject
{
    Q_OBJECT
public:
    // presets says where to look. All outlive it.
    LocalSearch(ConnectionsFlow &connections, const connections::Presets &presets, Timers &timers);

    // Does nothing while it looks already.
    void start();
    [[nodiscard]] bool isLooking() const noexcept { return m_open > 0; }
    // Those that no saved connection leads to; in the order of the presets.
    [[nodiscard]] std::vector<FoundServer> found() const;
    // The ports it looks at, for people: what it does is said.
    [[nodiscard]] QStringList ports() const;
    // Which of the presets' variables are set. Only their names are looked at (R20).
    [[nodiscard]] std::vector<KeyVariable> keyVariables() const;

Q_SIGNALS:
    void finished();

private:
    void look(const connections::Preset &preset, int port, std::size_t place);
    void ended(std::size_t place, const connections::Connection &asked, const TestReport &report);
    void finish();

    ConnectionsFlow &m_connections;
    const connections::Presets &m_presets;
    Timers &m_timers;
    Timer m_limit;
    int m_open = 0;
    quint64 m_run = 0;                                        // answers of an earlier one are late
    std::vector<std::pair<std::size_t, FoundServer>> m_found; // with their place in the order
};

} // namespace breakerbox::flows
