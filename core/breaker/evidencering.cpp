// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "evidencering.h"

#include <algorithm>
#include <array>

namespace breakerbox::breaker {

namespace {

// Counts different numbers without allocating.
class Distinct
{
public:
    void add(std::uint64_t value) noexcept
    {
        const auto end = m_values.begin() + m_count;
        if (m_count < static_cast<int>(m_values.size()) &&
            std::find(m_values.begin(), end, value) == end)
            m_values[static_cast<std::size_t>(m_count++)] = value;
    }
    [[nodiscard]] int count() const noexcept { return m_count; }

private:
    std::array<std::uint64_t, EvidenceRing::kCapacity> m_values{};
    int m_count = 0;
};

} // namespace

void EvidenceRing::push(HeldOutcome outcome)
{
    if (m_slots.size() < kCapacity)
        m_slots.push_back(std::move(outcome));
    else
        m_slots[m_next] = std::move(outcome);
    m_next = (m_next + 1) % kCapacity;
}

void EvidenceRing::clear() noexcept
{
    m_slots.clear();
    m_next = 0;
}

void EvidenceRing::forgetSince(BootTime time)
{
    std::vector<HeldOutcome> kept = held(BootTime::min());
    std::erase_if(kept, [time](const HeldOutcome &outcome) { return outcome.time >= time; });
    m_slots = std::move(kept);
    m_next = m_slots.size() % kCapacity;
}

const HeldOutcome &EvidenceRing::fromNewest(std::size_t index) const noexcept
{
    return m_slots[(m_next + kCapacity - 1 - index) % kCapacity];
}

bool EvidenceRing::hasFailure(BootTime earliest) const noexcept
{
    return std::ranges::any_of(m_slots, [earliest](const HeldOutcome &outcome) {
        return outcome.verdict == Verdict::Failure && outcome.time >= earliest;
    });
}

EvidenceRing::Run EvidenceRing::run(BootTime earliest) const noexcept
{
    Run run;
    Distinct requests;
    Distinct children;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const HeldOutcome &outcome = fromNewest(i);
        if (outcome.verdict != Verdict::Failure || outcome.time < earliest)
            break;
        ++run.failures;
        requests.add(outcome.request);
        if (outcome.child == kOwnOutcome)
            run.own = true;
        else if (outcome.child != kUnknownChild)
            children.add(outcome.child);
    }
    run.requests = requests.count();
    run.children = children.count();
    return run;
}

EvidenceRing::Share EvidenceRing::share(int window, Of failures, BootTime earliest) const noexcept
{
    Share share;
    Distinct requests;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const HeldOutcome &outcome = fromNewest(i);
        if (outcome.time < earliest)
            break;
        ++share.held;
        if (share.seen == window)
            continue;
        ++share.seen;
        const bool speaks = failures == Of::Everything || outcome.child == kOwnOutcome;
        if (outcome.verdict == Verdict::Failure && speaks) {
            ++share.failures;
            requests.add(outcome.request);
        }
    }
    share.requests = requests.count();
    return share;
}

std::vector<HeldOutcome> EvidenceRing::held(BootTime earliest) const
{
    std::vector<HeldOutcome> outcomes;
    outcomes.reserve(m_slots.size());
    for (std::size_t i = m_slots.size(); i > 0; --i) {
        const HeldOutcome &outcome = fromNewest(i - 1);
        if (outcome.time >= earliest)
            outcomes.push_back(outcome);
    }
    return outcomes;
}

BootTime EvidenceRing::newest() const noexcept
{
    return m_slots.empty() ? BootTime::min() : fromNewest(0).time;
}

} // namespace breakerbox::breaker
