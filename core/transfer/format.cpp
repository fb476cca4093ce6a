// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "format.h"

namespace breakerbox::transfer {

QString productName(Format format)
{
    switch (format) {
    case Format::ChatGpt:
        return QStringLiteral("ChatGPT");
    case Format::Claude:
        return QStringLiteral("Claude");
    case Format::OpenWebUi:
        return QStringLiteral("Open WebUI");
    case Format::LibreChat:
        return QStringLiteral("LibreChat");
    case Format::Chatbox:
        return QStringLiteral("Chatbox");
    case Format::Breakerbox:
        return QStringLiteral("Breakerbox");
    case Format::Unknown:
        break;
    }
    return {};
}

} // namespace breakerbox::transfer
