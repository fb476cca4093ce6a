// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "random.h"

#include <QRandomGenerator>

namespace breakerbox {

double Random::unit() noexcept
{
    return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

QUuid Random::uuid()
{
    const std::uint64_t high = next();
    const std::uint64_t low = next();
    const auto octet = [](std::uint64_t from, int byte) {
        return static_cast<uchar>(from >> (8 * byte));
    };
    const auto version = static_cast<ushort>(((high >> 48) & 0x0fff) | 0x4000);
    const auto variant = static_cast<uchar>((octet(low, 7) & 0x3f) | 0x80);
    return QUuid(static_cast<uint>(high), static_cast<ushort>(high >> 32), version, variant,
                 octet(low, 6), octet(low, 5), octet(low, 4), octet(low, 3), octet(low, 2),
                 octet(low, 1), octet(low, 0));
}

std::uint64_t SystemRandom::next() noexcept
{
    return QRandomGenerator::system()->generate64();
}

std::uint64_t SeededRandom::next() noexcept
{
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t value = m_state;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

} // namespace breakerbox
