// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace breakerbox::secrets {

// A key while it is needed. It moves, never copies; its buffer is overwritten when it dies; it has
// no conversion to text and no debug operator (security.md R24). The only reader is view().
class Secret final
{
public:
    Secret() = default;
    // Takes the bytes over and overwrites the argument's buffer if it was the only owner.
    explicit Secret(QByteArray &&bytes);
    Secret(Secret &&other) noexcept;
    Secret &operator=(Secret &&other) noexcept;
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;
    ~Secret();

    [[nodiscard]] bool isEmpty() const noexcept { return m_bytes.isEmpty(); }
    [[nodiscard]] qsizetype size() const noexcept { return m_bytes.size(); }
    // For the one place that writes a header. Valid while this object lives.
    [[nodiscard]] QByteArrayView view() const noexcept { return m_bytes; }
    // An explicit second copy, for the rare place that has to keep one ("only until I quit").
    [[nodiscard]] Secret duplicate() const;
    void wipe() noexcept;

private:
    friend struct SecretForTests; // defined in tests/support only
    QByteArray m_bytes;
};

} // namespace breakerbox::secrets
