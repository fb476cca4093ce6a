// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace breakerbox::net {

struct NameAnswer
{
    enum class State {
        Found = 0, // at least one address
        NotFound,  // the name service says there is no such name
        NoAnswer,  // the name service could not be asked
    };
    State state = State::NoAnswer;
    QList<QHostAddress> addresses; // in the order of the name service
};

// A lookup under way. Destroying it cancels: nothing is said any more.
class PendingLookup
{
public:
    PendingLookup() = default;
    virtual ~PendingLookup() = default;
    PendingLookup(const PendingLookup &) = delete;
    PendingLookup &operator=(const PendingLookup &) = delete;
};

// Where addresses of names come from (R4). Answers on the caller's thread, once, never from inside
// lookUp(). Has no time limit of its own: the asker has.
class NameLookup
{
public:
    using Done = std::function<void(const NameAnswer &)>;

    NameLookup() = default;
    virtual ~NameLookup() = default;
    NameLookup(const NameLookup &) = delete;
    NameLookup &operator=(const NameLookup &) = delete;

    [[nodiscard]] virtual std::unique_ptr<PendingLookup> lookUp(const QString &name, Done done) = 0;
};

// The system's resolver.
class QtNameLookup final : public NameLookup
{
public:
    [[nodiscard]] std::unique_ptr<PendingLookup> lookUp(const QString &name, Done done) override;
};

} // namespace breakerbox::net
