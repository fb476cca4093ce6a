// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "objectsplitter.h"

#include <utility>

namespace breakerbox::providers::gemini {

bool ObjectSplitter::feed(QByteArrayView bytes, const Sink &sink)
{
    qsizetype from = 0; // of what belongs to the object in progress
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (m_depth == 0) {
            if (c != '{')
                continue; // brackets, commas and blanks between
            from = i;
            m_depth = 1;
        } else if (std::exchange(m_escape, false)) {
            continue;
        } else if (m_text) {
            m_escape = c == '\\';
            m_text = c != '"';
        } else if (c == '"') {
            m_text = true;
        } else if (c == '{' || c == '[') {
            ++m_depth;
        } else if (c == '}' || c == ']') {
            --m_depth;
            if (m_depth > 0)
                continue;
            m_object += bytes.sliced(from, i + 1 - from);
            sink(std::exchange(m_object, {}));
        }
    }
    if (m_depth == 0)
        return true;
    m_object += bytes.sliced(from);
    return m_object.size() <= m_most;
}

} // namespace breakerbox::providers::gemini
