// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "secret.h"

#include <utility>

namespace breakerbox::secrets {

namespace {

// Writes that the optimiser may not drop although nobody reads them.
void overwrite(const QByteArray &bytes) noexcept
{
    auto *at = const_cast<volatile char *>(bytes.constData());
    for (qsizetype left = bytes.size(); left > 0; --left)
        *at++ = 0;
}

} // namespace

Secret::Secret(QByteArray &&bytes)
    : m_bytes(std::move(bytes))
{
    // A shared or literal buffer belongs to someone else too: take a copy that is ours alone, so
    // that overwriting never touches another's text.
    m_bytes.detach();
}

Secret::Secret(Secret &&other) noexcept
    : m_bytes(std::exchange(other.m_bytes, {}))
{}

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

Secret::~Secret()
{
    wipe();
}

Secret Secret::duplicate() const
{
    return Secret(QByteArray(m_bytes.constData(), m_bytes.size()));
}

void Secret::wipe() noexcept
{
    if (m_bytes.isEmpty())
        return;
    overwrite(m_bytes);
    m_bytes.clear();
}

} // namespace breakerbox::secrets
