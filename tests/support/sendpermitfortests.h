// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <net/sendpermit.h>

namespace breakerbox::net {

// Makes permits where no scheduler is. Tests only.
struct SendPermitForTests
{
    [[nodiscard]] static SendPermit make(const QUrl &url, QByteArrayView body,
                                         Purpose purpose = Purpose::Chat,
                                         ConversationId conversation = {})
    {
        return SendPermit(conversation, SendPermit::originOf(url), purpose,
                          SendPermit::hashOf(body));
    }
};

} // namespace breakerbox::net
