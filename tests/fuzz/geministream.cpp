// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include "replycheck.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace breakerbox;
    fuzz::checkReply(connections::Protocol::Gemini, fuzz::bytesOf(data, size));
    return 0;
}
