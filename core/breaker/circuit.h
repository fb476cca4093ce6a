// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/evidencering.h>
#include <breaker/setting.h>
#include <breaker/values/evidence.h>

#include <optional>

namespace breakerbox::breaker {

// How a scope's failures are read: a leaf (or the transport) trips by a run or by a ratio; a
// parent only by what no single child explains (breaker.md 1.3).
enum class Reading { Leaf, Parent };

// A provider's hint that came with a failure, already bounded.
struct Hint
{
    Milliseconds enforced{0};
    Milliseconds claim{0};
    Provenance provenance = Provenance::OwnGuess;
};

// One health circuit: closed, open, half-open (breaker.md 1.2). Knows its evidence, its ladder and
// its probe, nothing of scopes. Functions that may change the state answer why they did; an empty
// answer means they did not.
class Circuit
{
public:
    // What stays of it in a stored row.
    struct Memory
    {
        CircuitState state = CircuitState::Closed;
        int level = 0;
        BootTime retryNotBefore{};
        BootTime probeFrom{};
        std::optional<BootTime> lastClose;
        std::optional<BootTime> lastProbeStart;
        std::optional<WallTime> openedAt;
    };

    [[nodiscard]] CircuitState state() const noexcept { return m_memory.state; }
    [[nodiscard]] bool isClosed() const noexcept { return m_memory.state == CircuitState::Closed; }
    // As a person sees it: open past its time is half-open, though nobody has asked yet.
    [[nodiscard]] CircuitState stateAt(BootTime now) const noexcept;
    [[nodiscard]] const Memory &memory() const noexcept { return m_memory; }
    [[nodiscard]] int level() const noexcept { return m_memory.level; }
    // 0 once a closed circuit's ladder is forgotten.
    [[nodiscard]] int levelAt(const Policy &policy, BootTime now) const noexcept;
    [[nodiscard]] const Hint &hint() const noexcept { return m_hint; }
    [[nodiscard]] const EvidenceRing &ring() const noexcept { return m_ring; }
    [[nodiscard]] BootTime openedAt() const noexcept { return m_openedAt; }
    [[nodiscard]] Epoch epoch() const noexcept { return m_epoch; }
    [[nodiscard]] bool isLate(Epoch admitted) const noexcept { return m_epoch > admitted; }
    // Open or remembering: failures, a level that still counts.
    [[nodiscard]] bool hasMeaning(const Policy &policy, BootTime now) const noexcept;

    // Admission, while not closed.
    [[nodiscard]] BootTime nextAutomatic() const noexcept;
    [[nodiscard]] BootTime nextManual(const Policy &policy) const noexcept;
    [[nodiscard]] bool isProbeBusy(BootTime now) const noexcept;
    [[nodiscard]] BootTime leaseEnd() const noexcept { return m_leaseEnd; }
    [[nodiscard]] bool isHeldBy(Epoch holder) const noexcept { return m_holder == holder; }
    [[nodiscard]] bool isManualProbe() const noexcept { return m_manualProbe; }
    QString claim(const Setting &setting, Epoch holder, bool manual);

    // The probe's end. Only for the holder.
    QString probeSucceeded(const Setting &setting, int needed);
    QString probeFailed(const Setting &setting, HeldOutcome outcome, const Hint &hint);
    QString probeInconclusive(const Setting &setting);
    // The lease ran out: true if there was a probe. Its result is late from now on.
    bool expireLease(const Setting &setting);
    // The machine slept: a busy probe is void at once.
    void voidProbe(const Setting &setting);

    // Ordinary results, while closed.
    QString failed(const Setting &setting, HeldOutcome outcome, const Hint &hint, Reading reading);
    void succeeded(const Setting &setting, HeldOutcome outcome);
    // A failure that a narrower scope's opening already explains: held, not acted on.
    void note(HeldOutcome outcome) { m_ring.push(std::move(outcome)); }
    // An answer of any kind clears the transport, and lets more through after a recovery.
    void cleared(const Setting &setting);

    // A late success only brings the probe forward: true if it did.
    bool bringForward(BootTime now) noexcept;
    // Takes back the failures since then, and the opening they caused (false trip).
    QString retract(const Setting &setting, BootTime since);
    // Attempts admitted in this epoch. A change of state forgets them: their results are late.
    [[nodiscard]] int inFlight() const noexcept { return m_inFlight; }
    [[nodiscard]] bool isCapped() const noexcept { return m_inFlightCap > 0; }
    [[nodiscard]] bool isFull(BootTime now) const noexcept
    {
        return m_inFlightCap > 0 && now < m_capEnd && m_inFlight >= m_inFlightCap;
    }
    [[nodiscard]] BootTime capEnd() const noexcept { return m_capEnd; }
    void enter() noexcept { ++m_inFlight; }
    void leave(Epoch admitted) noexcept;

    // Forgets everything.
    QString reset(const Setting &setting);

    // False trip (breaker.md 1.11): the first probe succeeded at once at level 1, and a sibling
    // worked all along.
    void noteSiblingSuccess() noexcept { m_siblingSuccess = true; }
    [[nodiscard]] bool looksFalse(BootTime now) const noexcept;

    void restore(const Memory &memory, std::vector<HeldOutcome> outcomes, BootTime now);

private:
    [[nodiscard]] QString tripReason(const Setting &setting, Reading reading) const;
    void open(const Setting &setting, int level, const Hint &hint);
    void close(const Setting &setting);
    void widen(const Setting &setting) noexcept;
    void dropProbe(const Setting &setting) noexcept;
    void raiseEpoch(const Setting &setting) noexcept;

    Memory m_memory;
    EvidenceRing m_ring;
    Hint m_hint; // what made retryNotBefore later than the ladder
    Epoch m_epoch = 0;
    Epoch m_holder = 0; // the permit that probes; 0 = none
    BootTime m_leaseEnd{};
    BootTime m_openedAt{};
    BootTime m_lastVerdict = BootTime::min();
    bool m_manualProbe = false;
    bool m_siblingSuccess = false;
    bool m_probeHasFailed = false; // in this open period
    int m_levelBefore = 0;
    int m_probeSuccesses = 0;
    int m_inFlightCap = 0; // 2, 4, 8 after a close; 0 = no cap
    int m_inFlight = 0;
    BootTime m_capEnd{}; // streams that never end must not hold the others for ever
};

} // namespace breakerbox::breaker
