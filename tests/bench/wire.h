// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace breakerbox::bench {

// One event of a reply as the large services send it: some 300 bytes around the content.
[[nodiscard]] QByteArray openAiEvent(int number, const QString &content);
// The end of such a reply.
[[nodiscard]] QByteArray openAiEnd();
// The same as a line of Ollama's.
[[nodiscard]] QByteArray ollamaLine(const QString &content);

} // namespace breakerbox::bench
