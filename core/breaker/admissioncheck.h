// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <breaker/scopetree.h>

namespace breakerbox::breaker {

// Decides one question on one path without changing anything and without allocating. The order in
// which objections are looked for is that of HoldReason; among those that end by time, the latest
// speaks, for that is when asking makes sense again.
class AdmissionCheck
{
public:
    AdmissionCheck(const ScopeTree &tree, const Ask &question, BootTime now);

    [[nodiscard]] std::optional<Denial> denial() const;
    [[nodiscard]] ConnectionNodes *connection() const noexcept { return m_connection; }
    [[nodiscard]] const PathNodes &nodes() const noexcept { return m_nodes; }

private:
    [[nodiscard]] std::optional<Denial> configuration() const;
    [[nodiscard]] std::optional<Denial> device() const;
    [[nodiscard]] std::optional<Denial> timed() const;
    [[nodiscard]] std::optional<Denial> busy() const;
    [[nodiscard]] std::optional<Denial> tooSoon() const;
    [[nodiscard]] bool isReady(const Circuit &circuit) const noexcept;
    [[nodiscard]] bool blocksByTime(const Node &node) const noexcept;
    [[nodiscard]] std::optional<BootTime> manualFrom() const noexcept;
    [[nodiscard]] Denial of(HoldReason reason, const Node &node) const;

    const ScopeTree &m_tree;
    const Ask &m_question;
    BootTime m_now;
    bool m_isManual;
    bool m_usesHealth = true;
    ConnectionNodes *m_connection = nullptr;
    PathNodes m_nodes{};
};

} // namespace breakerbox::breaker
