// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <QString>

#include <optional>
#include <vector>

namespace breakerbox::scheduler {

// Notices that this computer has lost its network although the system has not said so: three
// different hosts beyond this computer failing in the transport within 5 s (security.md R45). The
// breakers take back what the three counted; requests are held from then on. After 5 s one request
// may try (the trial): any response ends the outage, another transport failure starts it again.
// Loopback hosts are not told to it.
class OutageWatch final
{
public:
    // A transport failure. True if an outage that was known before explains it.
    bool noteFailure(const QString &host, BootTime now);
    // A response of any status arrived, or the system says that the network is up. True if that
    // ended an outage or its trial.
    bool clear();

    [[nodiscard]] bool isOutage() const noexcept { return m_state == State::Outage; }
    // When an outage may be tried again.
    [[nodiscard]] std::optional<BootTime> recheckAt() const;
    // Outage becomes trial if its time has come, or if the user asks. True if it did.
    bool startTrial(BootTime now);
    bool startTrialByUser();
    // False while the one request of a trial is under way.
    [[nodiscard]] bool mayTry() const noexcept { return m_state != State::TrialBusy; }
    // The first request of a trial goes; it has ended without telling anything.
    void tried();
    void triedInVain();

private:
    enum class State { Clear = 0, Outage, Trial, TrialBusy };
    struct Failure
    {
        QString host;
        BootTime time;
    };
    State m_state = State::Clear;
    std::vector<Failure> m_failures;
    BootTime m_recheckAt{};
};

} // namespace breakerbox::scheduler
