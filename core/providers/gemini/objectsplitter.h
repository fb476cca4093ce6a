// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <functional>

namespace breakerbox::providers::gemini {

// Cuts the objects out of JSON that comes in pieces: one object, or an array of them, which is what
// a stream is where "alt=sse" got lost (providers.md 6). Linear, whatever the pieces are.
class ObjectSplitter
{
public:
    using Sink = std::function<void(QByteArrayView)>;

    explicit ObjectSplitter(qsizetype most = 64 * 1024 * 1024)
        : m_most(most)
    {}
    // Hands over each object that is whole now. False once one is larger than allowed.
    bool feed(QByteArrayView bytes, const Sink &sink);

private:
    qsizetype m_most;
    QByteArray m_object; // begun
    int m_depth = 0;     // of braces and brackets, from the object's own
    bool m_text = false;
    bool m_escape = false;
};

} // namespace breakerbox::providers::gemini
