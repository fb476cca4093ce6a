// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <base/clock.h>

#include <functional>
#include <memory>

namespace breakerbox {

// A pending callback. Destroying it cancels the callback.
class TimerHandle
{
public:
    TimerHandle() = default;
    virtual ~TimerHandle() = default;
    TimerHandle(const TimerHandle &) = delete;
    TimerHandle &operator=(const TimerHandle &) = delete;
};
using Timer = std::unique_ptr<TimerHandle>;

// Where delays come from. A timer only wakes its owner, who then asks the Clock what is true
// (breaker.md 1.7). Callbacks run on the thread that asked. Single shot.
class Timers
{
public:
    Timers() = default;
    virtual ~Timers() = default;
    Timers(const Timers &) = delete;
    Timers &operator=(const Timers &) = delete;

    // Runs callback once, no earlier than delay from now. The handle may be destroyed inside the
    // callback. Dropping the handle cancels.
    [[nodiscard]] virtual Timer after(Milliseconds delay, std::function<void()> callback) = 0;
};

// Timers of the Qt event loop of the calling thread.
class QtTimers final : public Timers
{
public:
    [[nodiscard]] Timer after(Milliseconds delay, std::function<void()> callback) override;
};

} // namespace breakerbox
