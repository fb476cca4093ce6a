// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHashFunctions>
#include <QString>
#include <QUuid>

#include <compare>
#include <cstdint>
#include <utility>

namespace breakerbox {

// A random identifier with a type of its own, so that ids of different things do not mix.
template <typename Tag> class Id
{
public:
    constexpr Id() noexcept = default;
    explicit Id(const QUuid &value) noexcept
        : m_value(value)
    {}
    // Null if the text is no UUID.
    [[nodiscard]] static Id fromString(QStringView text) { return Id(QUuid::fromString(text)); }

    [[nodiscard]] bool isNull() const noexcept { return m_value.isNull(); }
    [[nodiscard]] const QUuid &value() const noexcept { return m_value; }
    // 36 characters, without braces.
    [[nodiscard]] QString toString() const { return m_value.toString(QUuid::WithoutBraces); }

    friend bool operator==(const Id &a, const Id &b) noexcept { return a.m_value == b.m_value; }
    friend bool operator<(const Id &a, const Id &b) noexcept { return a.m_value < b.m_value; }
    friend size_t qHash(const Id &id, size_t seed = 0) noexcept { return qHash(id.m_value, seed); }

private:
    QUuid m_value;
};

using ConnectionId = Id<struct ConnectionTag>;
using ConversationId = Id<struct ConversationTag>;
using MessageId = Id<struct MessageTag>;
using RequestId = Id<struct RequestTag>; // what the user asked for, once (a logical request)
using AttemptId = Id<struct AttemptTag>; // one HTTP exchange
using ConsentId = Id<struct ConsentTag>;

// A model's name as its connection knows it. Opaque text of the provider's.
class ModelId
{
public:
    ModelId() = default;
    explicit ModelId(QString name)
        : m_name(std::move(name))
    {}
    [[nodiscard]] bool isEmpty() const noexcept { return m_name.isEmpty(); }
    [[nodiscard]] const QString &toString() const noexcept { return m_name; }

    bool operator==(const ModelId &) const = default;
    friend bool operator<(const ModelId &a, const ModelId &b) noexcept
    {
        return a.m_name < b.m_name;
    }
    friend size_t qHash(const ModelId &id, size_t seed = 0) noexcept
    {
        return qHash(id.m_name, seed);
    }

private:
    QString m_name;
};

} // namespace breakerbox

template <typename Tag> struct std::hash<breakerbox::Id<Tag>>
{
    size_t operator()(const breakerbox::Id<Tag> &id) const noexcept { return qHash(id); }
};
template <> struct std::hash<breakerbox::ModelId>
{
    size_t operator()(const breakerbox::ModelId &id) const noexcept { return qHash(id); }
};
