// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "virtualclock.h"

#include <algorithm>

namespace breakerbox {

struct VirtualClock::Pending
{
    std::function<void()> callback;
};

class VirtualClock::Handle final : public TimerHandle
{
public:
    explicit Handle(std::shared_ptr<Pending> pending)
        : m_pending(std::move(pending))
    {}
    // The queue keeps the empty entry until its time comes; it then does nothing.
    ~Handle() override { m_pending->callback = nullptr; }

private:
    std::shared_ptr<Pending> m_pending;
};

VirtualClock::VirtualClock(WallTime wall)
    : m_wallAtStart(wall),
      m_bootId(QStringLiteral("virtual-boot-1"))
{}

WallTime VirtualClock::wall() const noexcept
{
    return m_wallAtStart + std::chrono::floor<Milliseconds>(m_now - m_bootAtStart) + m_wallOffset;
}

Timer VirtualClock::after(Milliseconds delay, std::function<void()> callback)
{
    auto pending = std::make_shared<Pending>(std::move(callback));
    m_queue.emplace(m_now + std::max(delay, Milliseconds(0)), pending);
    return std::make_unique<Handle>(std::move(pending));
}

void VirtualClock::advance(std::chrono::nanoseconds span)
{
    const BootTime end = m_now + span;
    while (!m_queue.empty() && m_queue.begin()->first <= end) {
        const auto first = m_queue.begin();
        m_now = std::max(m_now, first->first);
        const auto pending = first->second;
        m_queue.erase(first);
        if (pending->callback) {
            const auto call = pending->callback;
            call();
        }
    }
    m_now = end;
}

BootTime VirtualClock::nextDue() const noexcept
{
    const auto live = std::ranges::find_if(
        m_queue, [](const auto &entry) { return static_cast<bool>(entry.second->callback); });
    return live == m_queue.end() ? BootTime::max() : live->first;
}

void VirtualClock::reboot(const QString &bootId)
{
    m_wallAtStart += std::chrono::floor<Milliseconds>(m_now - m_bootAtStart);
    m_bootId = bootId;
    m_now = BootTime(std::chrono::seconds(10));
    m_bootAtStart = m_now;
    m_queue.clear();
}

} // namespace breakerbox
