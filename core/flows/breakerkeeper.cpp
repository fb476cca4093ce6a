// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "breakerkeeper.h"

#include <store/breakerrepository.h>

namespace breakerbox::flows {

namespace {

constexpr Milliseconds kTransitionDelay{50};
constexpr Milliseconds kEvidenceDelay{250};

} // namespace

BreakerKeeper::BreakerKeeper(const Clock &clock, Timers &timers, const breaker::Breakers &breakers,
                             store::StorageThread &storage)
    : m_clock(clock),
      m_timers(timers),
      m_breakers(breakers),
      m_storage(storage)
{}

BreakerKeeper::~BreakerKeeper()
{
    flush();
}

void BreakerKeeper::keep(const breaker::Happenings &happenings)
{
    for (const breaker::ScopeKey &scope : happenings.changed)
        m_changed.insert(scope);
    m_evidence.insert(m_evidence.end(), happenings.evidence.begin(), happenings.evidence.end());
    m_transitions.insert(m_transitions.end(), happenings.transitions.begin(),
                         happenings.transitions.end());
    const bool soon = !happenings.transitions.empty();
    if (m_timer && (m_soon || !soon))
        return;
    m_soon = soon;
    m_timer = m_timers.after(soon ? kTransitionDelay : kEvidenceDelay, [this] { flush(); });
}

void BreakerKeeper::flush()
{
    m_timer.reset();
    m_soon = false;
    if (m_changed.isEmpty() && m_evidence.empty() && m_transitions.empty())
        return;
    std::vector<breaker::StoredScope> rows;
    std::vector<breaker::ScopeKey> gone;
    for (const breaker::ScopeKey &scope : std::as_const(m_changed)) {
        if (auto row = m_breakers.stored(scope, m_clock.now()))
            rows.push_back(std::move(*row));
        else
            gone.push_back(scope);
    }
    m_storage.write(
        [rows = std::move(rows), gone = std::move(gone), evidence = std::exchange(m_evidence, {}),
         transitions =
             std::exchange(m_transitions, {})](store::Database &database) -> Result<void> {
            store::Transaction transaction(database, store::Durability::Normal);
            if (auto begun = transaction.begin(); !begun)
                return begun;
            store::BreakerRepository repository(database);
            if (auto saved = repository.saveScopes(rows); !saved)
                return saved;
            for (const breaker::ScopeKey &scope : gone) {
                if (auto removed = repository.removeScope(scope); !removed)
                    return removed;
            }
            if (auto appended = repository.appendHistory(evidence, transitions); !appended)
                return appended;
            return transaction.commit();
        });
    m_changed.clear();
}

void BreakerKeeper::sweep(int historyDays)
{
    const WallTime now = m_clock.wall();
    const WallTime oldest = now - std::chrono::days(historyDays);
    m_storage.write([now, oldest](store::Database &database) -> Result<void> {
        store::BreakerRepository repository(database);
        if (auto swept = repository.sweep(now); !swept)
            return std::unexpected(swept.error());
        if (auto trimmed = repository.trimHistory(oldest); !trimmed)
            return std::unexpected(trimmed.error());
        return {};
    });
}

} // namespace breakerbox::flows
