// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "permit.h"

#include "settlement.h"

#include <utility>

namespace breakerbox::breaker {

namespace {

// Nothing where the tree, the connection, or the identity it was given for is gone.
ConnectionNodes *connectionOf(const ScopeTree *tree, const PermitRecord &record)
{
    ConnectionNodes *connection = tree ? tree->find(record.path.connection) : nullptr;
    return connection && connection->since < record.id ? connection : nullptr;
}

void abandon(PermitRecord &record)
{
    const auto tree = record.tree.lock();
    if (auto *connection = connectionOf(tree.get(), record))
        Settlement(*tree, *connection, record, tree->clock.now()).abandon();
}

} // namespace

Permit::Permit() noexcept = default;

Permit::Permit(PermitRecord &&record) noexcept
    : m_record(std::move(record))
{}

Permit::Permit(Permit &&other) noexcept
    : m_record(std::exchange(other.m_record, std::nullopt))
{}

Permit &Permit::operator=(Permit &&other) noexcept
{
    if (this == &other)
        return *this;
    if (m_record)
        abandon(*m_record);
    m_record = std::exchange(other.m_record, std::nullopt);
    return *this;
}

Permit::~Permit()
{
    if (m_record)
        abandon(*m_record);
}

bool Permit::isValid() const noexcept
{
    return m_record.has_value();
}

bool Permit::isProbe() const noexcept
{
    return m_record && m_record->isProbe;
}

bool Permit::isManual() const noexcept
{
    return m_record && m_record->isManual;
}

AttemptId Permit::attempt() const noexcept
{
    return m_record ? m_record->attempt : AttemptId();
}

void Permit::firstContent(BootTime now)
{
    const auto tree = m_record ? m_record->tree.lock() : nullptr;
    if (auto *connection = m_record ? connectionOf(tree.get(), *m_record) : nullptr)
        Settlement(*tree, *connection, *m_record, now).firstContent();
}

void Permit::settle(const Outcome &outcome, BootTime now)
{
    if (!m_record)
        return;
    std::optional<PermitRecord> record = std::exchange(m_record, std::nullopt);
    const auto tree = record->tree.lock();
    if (auto *connection = connectionOf(tree.get(), *record))
        Settlement(*tree, *connection, *record, now).settle(outcome);
}

} // namespace breakerbox::breaker
