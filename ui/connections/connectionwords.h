// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <connections/connection.h>

#include <QString>
#include <QUrl>

namespace breakerbox::ui {

// "https://api.example.com/v1/chat/completions": where a message goes (providers.md 1.1).
[[nodiscard]] QString chatAddress(const QUrl &base, connections::Protocol protocol,
                                  const QString &model);
[[nodiscard]] QString protocolName(connections::Protocol protocol);

} // namespace breakerbox::ui
